// Steps through the board of a game, and from page to page, with keys. Without this every page says the same.
"use strict";

(() => {
  const controls = document.getElementById("controls");

  const typing = (event) =>
    event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ||
    (event.target instanceof Element && event.target.closest("input, textarea, select, .wide") !== null);

  if (controls === null) {
    const links = { ArrowLeft: "prev", ArrowRight: "next" };
    document.addEventListener("keydown", (event) => {
      const link = links[event.key] && document.querySelector(`a[rel=${links[event.key]}]`);
      if (link && !typing(event)) {
        link.click();
      }
    });
    return;
  }

  const moments = Array.from(document.querySelectorAll("#moments li[id]"), (item) => ({
    item,
    key: item.id,
    link: item.querySelector("a"),
    heading: item.querySelector("a").dataset.heading ?? item.querySelector("a").textContent,
  })).filter((moment) => moment.link.dataset.picture);
  const picture = document.getElementById("picture");
  const words = typeof boards === "undefined" ? {} : boards;
  const slider = document.getElementById("slider");
  const caption = document.getElementById("moment");
  const said = document.getElementById("said");
  const button = (name) => document.getElementById(name);
  const elsewhere = document.querySelectorAll("nav a[hreflang]");
  let now = moments.length - 1;

  const show = (number, loud) => {
    now = Math.max(0, Math.min(moments.length - 1, number));
    const { key, link, item, heading } = moments[now];
    picture.src = link.dataset.picture;
    picture.alt = link.dataset.said ?? words[key] ?? heading;
    caption.textContent = heading;
    caption.href = link.getAttribute("href");
    slider.value = String(now);
    slider.setAttribute("aria-valuetext", heading);
    button("first").disabled = button("back").disabled = now === 0;
    button("last").disabled = button("on").disabled = now === moments.length - 1;
    for (const moment of moments) {
      moment.item.removeAttribute("aria-current");
    }
    item.setAttribute("aria-current", "step");
    if (loud) {
      said.textContent = (said.dataset.words ?? "{heading}").replace("{heading}", () => heading);
      history.replaceState(null, "", `#${key}`);
    }
    for (const version of elsewhere) {
      version.hash = key;
    }
    for (const near of [moments[now - 1], moments[now + 1]]) {
      if (near) {
        new Image().src = near.link.dataset.picture;
      }
    }
  };

  const found = () => moments.findIndex((moment) => `#${moment.key}` === location.hash);
  const fromLink = () => {
    const number = found();
    if (number >= 0) {
      show(number, false);
      controls.closest("figure").scrollIntoView();
    }
  };

  const steps = {
    ArrowLeft: () => now - 1,
    ArrowRight: () => now + 1,
    Home: () => 0,
    End: () => moments.length - 1,
  };
  document.addEventListener("keydown", (event) => {
    if (steps[event.key] && !typing(event)) {
      event.preventDefault();
      show(steps[event.key](), true);
    }
  });
  const buttons = { first: "Home", back: "ArrowLeft", on: "ArrowRight", last: "End" };
  for (const [name, key] of Object.entries(buttons)) {
    button(name).addEventListener("click", () => show(steps[key](), true));
  }
  slider.max = String(moments.length - 1);
  slider.addEventListener("input", () => show(Number(slider.value), true));
  addEventListener("hashchange", fromLink);

  controls.hidden = false;
  document.getElementById("keys").hidden = false;
  show(moments.length - 1, false);
  fromLink();
})();
