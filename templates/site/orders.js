// The order page: what the fragment of its address says this seat is asked is answered by taps, and comes to order lines.
// Nothing is fetched and nothing is kept: the page knows the words of its title, and the fragment never leaves it.
"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  let page, asked, questions;

  const say = (name, values = {}) => page.say[name].replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");

  // ---- elements

  function make(tag, attributes = {}, ...children) {
    const one = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) one.addEventListener(name.slice(2), value);
      else if (value === true) one.setAttribute(name, "");
      else if (value !== false && value !== undefined && value !== null) one.setAttribute(name, value);
    }
    one.append(...children.filter((child) => child !== null && child !== undefined));
    return one;
  }

  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return JSON.parse(await new Response(stream).text());
  }

  function numbers(runs) {
    return runs.split(",").flatMap((run) => {
      const [first, last = first] = run.split("-").map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });
  }

  // ---- names

  function checksum(names) {
    let crc = ~0;
    for (const byte of new TextEncoder().encode(names.join("\n"))) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc & 0xffff;
  }

  const nameLists = new Map();

  function namesOf(kind) {
    if (!nameLists.has(kind)) {
      const known = page.names[kind] ?? [];
      const told = asked.n[kind];
      let found = known;
      if (told && typeof told[1] === "number") found = told[1] === checksum(known) ? numbers(told[0]).map((at) => known[at]) : known;
      else if (told) found = told;
      nameLists.set(kind, found);
    }
    return nameLists.get(kind);
  }

  // ---- forms: what may be written after an order word. What is filled in stands beside them, in the same shape.

  const sort = (form) => (typeof form === "string" ? "word" : form[0]);

  function blank(form) {
    switch (sort(form)) {
      case "word": return null;
      case "s": return form.slice(1).map(blank);
      case "a": return { at: -1, of: form.slice(1).map(blank) };
      case "o": return { on: false, of: blank(form[1]) };
      case "*": return [];
      default: return { said: "" };
    }
  }

  // The words, with null for each that is still to be chosen.
  function words(form, filled) {
    switch (sort(form)) {
      case "word": return [form];
      case "s": return form.slice(1).flatMap((part, i) => words(part, filled[i]));
      case "a": return filled.at < 0 ? [null] : words(form[filled.at + 1], filled.of[filled.at]);
      case "o": return filled.on ? words(form[1], filled.of) : [];
      case "*": return filled.flatMap((one) => words(form[1], one));
      case "t": return [filled.said ? `"${filled.said}"` : null];
      default: return [filled.said === "" ? null : filled.said];
    }
  }

  // Signs follow the word before them, and a number follows its `x`: `revive x2`.
  const close = (text, word) => !text || /^[,:;]$/.test(word) || (/ x$/.test(text) && /^\d+$/.test(word));

  const joined = (said) => said.reduce((text, word) => text + (close(text, word) ? "" : " ") + word, "");

  const ends = (text, at, word) => !/\w$/.test(word) || at >= text.length || !/\w/.test(text[at]) || (word === "x" && /\d/.test(text[at]));

  // Every way to read a text from a place on, as [what is filled in, place behind it].
  function* reading(form, text, from) {
    const at = text[from] === " " ? from + 1 : from;
    const kind = sort(form);
    if (kind === "word") {
      if (text.slice(at, at + form.length).toLowerCase() === form.toLowerCase() && ends(text, at + form.length, form)) yield [null, at + form.length];
    } else if (kind === "k") {
      const fits = namesOf(form[1]).filter((name) => text.startsWith(name, at) && ends(text, at + name.length, name));
      for (const name of fits.sort((a, b) => b.length - a.length)) yield [{ said: name }, at + name.length];
      // Several of a kind: `lasers`.
      for (const name of namesOf(form[1])) if (text.startsWith(`${name}s`, at) && ends(text, at + name.length + 1, name)) yield [{ said: `${name}s` }, at + name.length + 1];
    } else if (kind === "n") {
      const said = /^\d+/.exec(text.slice(at));
      if (said) yield [{ said: said[0] }, at + said[0].length];
    } else if (kind === "t") {
      const said = /^"([^"]*)"/.exec(text.slice(at));
      if (said) yield [{ said: said[1] }, at + said[0].length];
    } else if (kind === "s") {
      yield* readingAll(form, 1, text, from);
    } else if (kind === "a") {
      for (let i = 1; i < form.length; i++) {
        for (const [inner, end] of reading(form[i], text, from)) {
          const of = form.slice(1).map(blank);
          of[i - 1] = inner;
          yield [{ at: i - 1, of }, end];
        }
      }
    } else if (kind === "o") {
      for (const [of, end] of reading(form[1], text, from)) yield [{ on: true, of }, end];
      yield [{ on: false, of: blank(form[1]) }, from];
    } else {
      for (const [first, end] of reading(form[1], text, from)) {
        if (end > from) for (const [others, last] of reading(form, text, end)) yield [[first, ...others], last];
      }
      yield [[], from];
    }
  }

  function* readingAll(form, i, text, from) {
    if (i === form.length) yield [[], from];
    else for (const [first, end] of reading(form[i], text, from)) for (const [others, last] of readingAll(form, i + 1, text, end)) yield [[first, ...others], last];
  }

  function whole(form, text) {
    for (const [filled, end] of reading(form, text, 0)) if (end === text.length) return filled;
    return undefined;
  }

  // ---- orders

  const wordsFor = (question) => (page.words[question.about] ?? []).filter(([word]) => !(asked.x ?? []).includes(word));

  function condition(text) {
    const sign = / OR /.test(text) ? "OR" : "AND";
    const facts = text.split(` ${sign} `).map((one) => {
      const not = one.startsWith("NOT ");
      const said = not ? one.slice(4) : one;
      const at = page.facts.findIndex((form) => whole(form, said) !== undefined);
      return { not, at, filled: at < 0 ? undefined : whole(page.facts[at], said) };
    });
    return facts.some((fact) => fact.at < 0) ? undefined : { unless: false, sign, facts };
  }

  // An alternative from its words; what does not fit any form is kept as it is, and cannot be changed.
  function wish(text, question, before) {
    const cut = / (IF|UNLESS) /.exec(text);
    const asks = cut ? text.slice(0, cut.index) : text;
    const on = cut ? condition(text.slice(cut.index + cut[0].length)) : null;
    const as = { raw: text, word: before, open: false };
    if (on === undefined) return as;
    if (on) on.unless = cut[1] === "UNLESS";
    for (const [word, form] of wordsFor(question)) {
      for (const rest of [asks.startsWith(word) && ends(asks, word.length, word) ? asks.slice(word.length) : null, word === before ? asks : null]) {
        if (rest === null) continue;
        const no = /^ ?no$/.test(rest);
        const filled = no ? blank(form) : whole(form, rest);
        if (filled === undefined) continue;
        const found = { word, form, no, filled, on, open: false };
        if (joined(said(found, question)).endsWith(text)) return found;
      }
    }
    return as;
  }

  function order(line, question) {
    const [, at, wishes, most] = /^(?:IN (\d+) )?(.*?)(?:; at most (\d+))?$/.exec(line);
    const alternatives = [];
    for (const text of wishes.split(" ELSE ")) alternatives.push(wish(text, question, alternatives[0]?.word));
    return { alternatives, at: at && Number(at), limit: most ? { said: most } : null };
  }

  function conditionWords(on) {
    return on.facts.flatMap((fact, i) => [
      ...(i ? [on.sign] : []), ...(fact.not ? ["NOT"] : []), ...(fact.at < 0 ? [null] : words(page.facts[fact.at], fact.filled)),
    ]);
  }

  // Its words; null stands for what is still to be chosen.
  function said(one, question, first) {
    if (one.raw) return [one.raw];
    if (!one.word) return [null];
    const asks = one.no ? ["no"] : words(one.form, one.filled);
    const named = first === undefined || one.word !== first || !asks.length ? [one.word] : [];
    return [...named, ...asks, ...(one.on ? [one.on.unless ? "UNLESS" : "IF", ...conditionWords(one.on)] : [])];
  }

  function line(one, question) {
    const first = one.alternatives[0].word;
    const all = one.alternatives.flatMap((each, i) => (i ? ["ELSE", ...said(each, question, first)] : said(each, question)));
    const at = one.at ?? question.where;
    return [...(at ? ["IN", String(at)] : []), ...all, ...(one.limit ? [";", "at", "most", one.limit.said || null] : [])];
  }

  const unfinished = (one, question) => line(one, question).includes(null);

  // ---- drawing: a question is drawn anew after every tap, and what had the focus has it again

  function drawn(question) {
    const key = document.activeElement?.dataset?.key;
    question.place.replaceChildren(...body(question));
    if (key) [...document.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key)?.focus();
    letter();
  }

  function button(question, key, text, does, more = {}) {
    const one = make("button", { type: "button", "data-key": `${question.number} ${key}`, onclick: () => { does(); drawn(question); }, ...more }, text);
    const whose = /\btap\b/.test(more.class) ? namesOf("seat").find((name) => coloured(name) && new RegExp(`\\b${name}\\b`).test(text)) : undefined;
    if (whose) {
      const dot = make("span", { class: "dot", "aria-hidden": "true" });
      dot.style.backgroundColor = whose.toLowerCase();
      one.prepend(dot);
    }
    return one;
  }

  // Seats that are called by a colour have a dot of it.
  const coloured = (name) => /^[A-Z][a-z]+$/.test(name) && CSS.supports("color", name.toLowerCase());

  function body(question) {
    const out = [];
    question.orders.forEach((one, i) => out.push(drawnOrder(question, one, i)));
    const more = question.orders.length > 0;
    if (!more || question.adding) out.push(usual(question, "", say(more ? "another-usual" : "usual"), (text) => {
      question.adding = false;
      question.orders.push(text === null ? fresh(question) : order(text, question));
    }));
    else out.push(make("p", { class: "more" }, button(question, "another", say("another"), () => { question.adding = true; }, { class: "quiet" })));
    return out;
  }

  function fresh(question) {
    const [[word, form]] = wordsFor(question);
    return { alternatives: [{ word, form, filled: blank(form), on: null, open: true }] };
  }

  // The usual answers, and the way to any other. `does` is given the line, or null.
  function usual(question, key, about, does) {
    const group = make("div", { role: "group", "aria-label": about, class: "taps" });
    for (const text of question.taps) group.append(button(question, `${key}tap ${text}`, text, () => does(text), { class: "tap" }));
    if (wordsFor(question).length) group.append(button(question, `${key}other`, say(question.taps.length ? "other" : "compose"), () => does(null), { class: "tap other" }));
    return make("div", {}, make("p", { class: "label" }, about), group);
  }

  function drawnOrder(question, one, i) {
    const list = make("ol", { class: "wishes" });
    one.alternatives.forEach((each, j) => list.append(make("li", {}, drawnWish(question, one, each, i, j))));
    const box = make("div", { class: "order" }, list);
    const last = one.alternatives.at(-1);
    if (one.adding) {
      box.append(usual(question, `${i} else `, say("else-which"), (text) => {
        one.adding = false;
        one.alternatives.push(text === null ? { ...fresh(question).alternatives[0] } : wish(text, question, one.alternatives[0].word));
      }));
    } else if (!unfinished(one, question)) {
      const never = !last.on && !last.raw;
      box.append(make("p", { class: "more" }, button(question, `${i} else`, say("else"), () => { one.adding = true; }, { class: "quiet" })));
      if (never) box.append(make("p", { class: "hint" }, say("else-about")));
    }
    if (question.coming) {
      const ahead = Array.from({ length: AHEAD }, (_, more) => question.coming + more);
      box.append(choices(question, `${i} at`, say("when"), [[0, say("every")], ...ahead.map((at) => [at, `${page.place} ${at}`])], one.at ?? 0, (at) => { one.at = at; }));
    }
    if (one.limit || one.alternatives.some((each) => each.open)) {
      box.append(make("p", { class: "more" }, button(question, `${i} limit`, say(one.limit ? "no-limit" : "limit"), () => { one.limit = one.limit ? null : { said: "1" }; }, { class: "quiet" })));
      if (one.limit) box.append(drawnNumber(question, one.limit, `${i} limit`));
    }
    return box;
  }

  function drawnWish(question, one, each, i, j) {
    const box = make("div", { class: "wish" });
    const text = joined(said(each, question).map((word) => word ?? "…"));
    box.append(make("p", { class: "line" }, j ? make("span", { class: "else" }, `${say("otherwise")} `) : null, make("strong", {}, text)));
    const controls = make("p", { class: "more" });
    const key = `${i}.${j}`;
    if (!each.raw) controls.append(button(question, `${key} change`, say(each.open ? "done" : "change"), () => { each.open = !each.open; }, { class: "quiet", "aria-expanded": String(each.open) }));
    if (!each.raw) controls.append(button(question, `${key} if`, say(each.on ? "no-if" : "if"), () => { each.on = each.on ? null : { unless: false, sign: "AND", facts: [{ not: false, at: -1 }] }; }, { class: "quiet" }));
    controls.append(button(question, `${key} remove`, say("remove"), () => {
      one.alternatives.splice(j, 1);
      if (!one.alternatives.length) question.orders.splice(i, 1);
    }, { class: "quiet", "aria-label": say("remove-what", { what: text }) }));
    box.append(controls);
    if (each.open && !each.raw) box.append(wordsAndForm(question, each, key));
    if (each.on) box.append(drawnCondition(question, each, key));
    return box;
  }

  function wordsAndForm(question, each, key) {
    const several = wordsFor(question);
    const box = make("div", { class: "form" });
    const at = several.findIndex(([, form]) => form === each.form);
    if (several.length > 1) {
      // Some words are those of several orders, which differ in what follows.
      const named = several.map(([word, form], i) => [i, several.filter(([one]) => one === word).length > 1 ? joined([word, ...sketch(form)]) : word]);
      box.append(choices(question, `${key} word`, say("order-word"), named, at, (chosen) => {
        [each.word, each.form] = several[chosen];
        each.no = false;
        each.filled = blank(each.form);
      }));
    }
    const help = several[at]?.[2];
    if (help) box.append(make("p", { class: "hint" }, help));
    if (!each.no) box.append(drawnForm(question, each.form, each.filled, `${key} w`, question.barred, true));
    return box;
  }

  // A few choices are buttons, of which one is pressed; of many, those that usual answers name are, and a list has all.
  function choices(question, key, about, several, chosen, does, barred = new Map()) {
    const is = (value) => value === chosen || `${value}s` === chosen;
    const free = several.filter(([value]) => !barred.has(value));
    const shut = several.filter(([value]) => barred.has(value));
    const long = several.length > FEW;
    const usual = question.named.get(key.slice(key.indexOf(" ") + 1)) ?? new Set();
    const first = long ? free.filter(([value]) => is(value) || usual.has(value)).slice(0, FEW) : free;
    const box = make("div", { class: "slot" }, make("p", { class: "label" }, about));
    const group = make("div", { role: "group", "aria-label": about, class: "taps" });
    for (const [value, text] of first) group.append(button(question, `${key} ${value}`, text, () => does(value), { class: "tap", "aria-pressed": String(is(value)) }));
    if (first.length) box.append(group);
    if (long) {
      const list = make("select", { "data-key": `${question.number} ${key}`, "aria-label": say("choose", { what: about }), onchange: (event) => { does(event.target.value); drawn(question); } });
      list.append(make("option", { value: "", selected: true, disabled: true }, say(first.length ? "choose-other" : "choose", { what: about })));
      for (const [value, text] of free) if (!first.some(([one]) => one === value)) list.append(make("option", { value }, text));
      for (const [value, text] of shut) list.append(make("option", { value, disabled: true }, say("barred", { what: text, why: barred.get(value) })));
      box.append(list);
      return box;
    }
    const reasons = new Map();
    for (const [value, text] of shut) reasons.set(barred.get(value), [...(reasons.get(barred.get(value)) ?? []), text]);
    for (const [why, names] of reasons) {
      box.append(make("p", { class: "shut" }, ...names.map((name) => make("span", { class: "tap off" }, name)), make("span", { class: "why" }, why)));
    }
    return box;
  }

  const FEW = 12;
  const AHEAD = 6;
  const BOXES = ["ready", "pass", "alone"];

  const labelled = (form) => joined(sketch(form));

  // What a part looks like, for the label of a choice between parts.
  function sketch(form) {
    switch (sort(form)) {
      case "word": return [form];
      case "k": return [kindName(form[1])];
      case "n": return [say("number")];
      case "t": return [say("text")];
      case "s": return form.slice(1).flatMap(sketch);
      case "a": return form.every((part) => typeof part === "string") ? ["…"] : [form.slice(1, 4).map(labelled).join(" / ") + (form.length > 4 ? " …" : "")];
      default: return [];
    }
  }

  const kindName = (kind) => page.kinds[kind] ?? kind.replaceAll("_", " ");

  function drawnForm(question, form, filled, key, barred, first) {
    switch (sort(form)) {
      case "word": return make("p", { class: "fixed" }, form);
      case "k": {
        const shut = first && barred && barred.kind === form[1] ? barred.of : new Map();
        return choices(question, key, kindName(form[1]), namesOf(form[1]).map((name) => [name, name]), filled.said, (name) => { filled.said = name; }, shut);
      }
      case "n": return drawnNumber(question, filled, key);
      case "t": return drawnText(question, filled, key);
      case "s": {
        const box = make("div", { class: "row" });
        let leads = first;
        form.slice(1).forEach((part, i) => {
          box.append(drawnForm(question, part, filled[i], `${key}.${i}`, barred, leads));
          if (sort(part) !== "word") leads = false;
        });
        return box;
      }
      case "a": {
        const box = make("div", { class: "slot" });
        box.append(choices(question, key, say("which"), form.slice(1).map((part, i) => [i, labelled(part) || say("nothing-more")]), filled.at, (at) => { filled.at = Number(at); }));
        if (filled.at >= 0 && sort(form[filled.at + 1]) !== "word") box.append(drawnForm(question, form[filled.at + 1], filled.of[filled.at], `${key}.${filled.at}`, barred, first));
        return box;
      }
      case "o": {
        const box = make("div", { class: "slot" });
        box.append(button(question, key, (filled.on ? "✓ " : "+ ") + labelled(form[1]), () => { filled.on = !filled.on; }, { class: "tap part", "aria-pressed": String(filled.on) }));
        if (filled.on) box.append(drawnForm(question, form[1], filled.of, `${key}.o`, barred, first));
        return box;
      }
      default: {
        const box = make("div", { class: "slot" });
        filled.forEach((one, i) => {
          box.append(drawnForm(question, form[1], one, `${key}.${i}`, barred, false));
        });
        const controls = make("p", { class: "more" }, button(question, `${key} +`, say("more", { what: labelled(form[1]).replace(/^[,;] ?/, "") }), () => { filled.push(blank(form[1])); }, { class: "quiet" }));
        if (filled.length) controls.append(button(question, `${key} -`, say("fewer"), () => { filled.pop(); }, { class: "quiet" }));
        box.append(controls);
        return box;
      }
    }
  }

  function drawnNumber(question, filled, key) {
    const step = (by) => () => { filled.said = String(Math.max(0, (Number(filled.said) || 0) + by)); };
    const field = make("input", {
      type: "number", min: 0, inputmode: "numeric", value: filled.said, "aria-label": say("number"), "data-key": `${question.number} ${key}`,
      onchange: (event) => { filled.said = /^\d+$/.test(event.target.value) ? String(Number(event.target.value)) : ""; drawn(question); },
    });
    return make("div", { class: "number", role: "group", "aria-label": say("number") },
      button(question, `${key}-`, "−", step(-1), { class: "tap", "aria-label": say("one-less") }), field,
      button(question, `${key}+`, "+", step(1), { class: "tap", "aria-label": say("one-more") }));
  }

  function drawnText(question, filled, key) {
    return make("div", { class: "slot" }, make("input", {
      type: "text", value: filled.said, maxlength: 80, "aria-label": say("text"), placeholder: say("text"), "data-key": `${question.number} ${key}`,
      onchange: (event) => { filled.said = event.target.value.replace(/["\r\n]/g, "").trim(); drawn(question); },
    }));
  }

  function drawnCondition(question, each, key) {
    const on = each.on;
    const box = make("div", { class: "form condition" });
    box.append(choices(question, `${key} sense`, say("condition"), [["IF", say("if-true")], ["UNLESS", say("unless-true")]], on.unless ? "UNLESS" : "IF", (value) => { on.unless = value === "UNLESS"; }));
    on.facts.forEach((fact, i) => {
      if (i) box.append(make("p", { class: "fixed" }, on.sign === "AND" ? say("and") : say("or")));
      const list = make("select", {
        "data-key": `${question.number} ${key} fact ${i}`, "aria-label": say("fact"),
        onchange: (event) => { fact.at = Number(event.target.value); fact.filled = blank(page.facts[fact.at]); drawn(question); },
      });
      list.append(make("option", { value: "", selected: fact.at < 0, disabled: true }, say("choose", { what: say("fact") })));
      page.facts.forEach((form, at) => list.append(make("option", { value: at, selected: at === fact.at }, labelled(form))));
      box.append(list);
      if (fact.at >= 0) box.append(drawnForm(question, page.facts[fact.at], fact.filled, `${key} f${i}`));
    });
    const controls = make("p", { class: "more" });
    const join = (sign) => () => { on.sign = sign; on.facts.push({ not: false, at: -1 }); };
    if (on.facts.length < 2 || on.sign === "AND") controls.append(button(question, `${key} and`, say("add-and"), join("AND"), { class: "quiet" }));
    if (on.facts.length < 2 || on.sign === "OR") controls.append(button(question, `${key} or`, say("add-or"), join("OR"), { class: "quiet" }));
    if (on.facts.length > 1) controls.append(button(question, `${key} fewer`, say("fewer"), () => { on.facts.pop(); }, { class: "quiet" }));
    box.append(controls);
    return box;
  }

  // ---- the letter

  const LONGEST = 1900;

  function letter() {
    const orders = questions.flatMap((question) => question.orders.map((one) => [one, question]));
    const open = orders.filter(([one, question]) => unfinished(one, question)).length;
    const lines = orders.filter(([one, question]) => !unfinished(one, question)).map(([one, question]) => joined(line(one, question)));
    if (byId("alone").checked && lines.length) lines.unshift("REPLACE ALL");
    for (const [id, word] of [["ready", "READY"], ["pass", "PASS"]]) if (byId(id).checked) lines.push(word);
    const text = lines.join("\n");
    byId("text").value = text;
    const send = byId("send");
    const link = `mailto:${asked.a.replaceAll("%", "%25")}?subject=${encodeURIComponent(asked.j)}&body=${encodeURIComponent(lines.join("\r\n"))}`;
    const why = open ? say("unfinished", { open }) : !lines.length ? say("nothing-yet") : link.length > LONGEST ? say("long") : "";
    byId("why").textContent = why;
    if (open || !lines.length) {
      send.removeAttribute("href");
      send.setAttribute("aria-disabled", "true");
    } else {
      send.href = link;
      send.removeAttribute("aria-disabled");
    }
    byId("copy").disabled = !lines.length;
    const answered = questions.filter((question) => question.owed && question.orders.some((one) => !unfinished(one, question))).length;
    const owed = questions.filter((question) => question.owed).length;
    byId("count").textContent = say("count", { answered, owed });
    byId("lines").textContent = byId("progress").textContent = say("lines", { lines: lines.length });
  }

  async function copy() {
    const field = byId("text");
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select();
      document.execCommand("copy");
    }
    byId("copied").textContent = say("copied", { address: asked.a, subject: asked.j });
  }

  // ---- the page

  function show() {
    byId("who").textContent = say("who", { seat: asked.s, heading: asked.h });
    byId("game").textContent = `${page.title}: ${asked.g}`;
    if (asked.d) byId("due").textContent = say("due", { when: asked.d });
    byId("for-ready").hidden = !asked.r;
    questions = asked.q.map(([about, where, place, owed, prompt, silence, taps, kind, barred], number) => {
      const of = new Map();
      for (const [why, runs] of barred ?? []) for (const at of numbers(runs)) {
        const name = namesOf(kind)[at];
        if (name !== undefined) of.set(name, why.replaceAll("{}", name));
      }
      return { about, where, owed: Boolean(owed), prompt, silence, taps, orders: [], number, whose: place, coming: asked.c?.[number], barred: { kind, of }, named: new Map() };
    });
    for (const question of questions) for (const text of question.taps) {
      for (const one of order(text, question).alternatives) if (one.filled) mention(question, one.form, one.filled, "w");
    }
    for (const [id, owed] of [["owed", true], ["optional", false]]) {
      const these = questions.filter((question) => question.owed === owed);
      byId(id).hidden = !these.length;
      for (const before of byId(id).querySelectorAll("section")) before.remove();
      for (const question of these) {
        const head = `${question.where ? `${question.whose || say("challenge")} ${question.where}. ` : ""}${question.prompt}`;
        const place = make("div", {});
        const section = make("section", { class: "ask", "aria-labelledby": `q${question.number}` },
          make("h3", { id: `q${question.number}` }, head), place, make("p", { class: "silence" }, say("silence", { silence: question.silence })));
        question.place = place;
        place.replaceChildren(...body(question));
        byId(id).append(section);
      }
    }
    const stands = asked.o ?? [];
    byId("stands").hidden = !stands.length;
    byId("standing").replaceChildren(...stands.map((one) => make("li", {}, one, changing(one))));
    byId("for-alone").hidden = !stands.length;
    byId("wrong").textContent = "";
    byId("orders").hidden = false;
    for (const id of BOXES) byId(id).checked = false;
    letter();
  }

  // The way to change what stands: it is put where it is asked.
  function changing(text) {
    const where = Number(/^IN (\d+) /.exec(text)?.[1] ?? 0);
    const near = questions.filter((one) => !where || one.where === where || one.coming);
    for (const question of near.sort((one, other) => (other.where === where) - (one.where === where))) {
      const found = { ...order(text, question), at: where };
      if (joined(line(found, question)) !== text || found.alternatives.some((each) => each.raw)) continue;
      const does = (event) => {
        event.target.remove();
        question.orders.push(found);
        drawn(question);
        question.place.scrollIntoView({ block: "center" });
      };
      return make("button", { type: "button", class: "quiet", "aria-label": say("change-what", { what: text }), onclick: does }, say("change"));
    }
    return null;
  }

  // Notes which names usual answers have, place by place.
  function mention(question, form, filled, path) {
    switch (sort(form)) {
      case "k":
        if (filled.said) question.named.set(path, (question.named.get(path) ?? new Set()).add(filled.said));
        break;
      case "s": form.slice(1).forEach((part, i) => mention(question, part, filled[i], `${path}.${i}`)); break;
      case "a": if (filled.at >= 0) mention(question, form[filled.at + 1], filled.of[filled.at], `${path}.${filled.at}`); break;
      case "o": if (filled.on) mention(question, form[1], filled.of, `${path}.o`); break;
      case "*": filled.forEach((one) => mention(question, form[1], one, `${path}.0`));
    }
  }

  // A link, what stands behind its #, or a whole report with that between two words.
  const CODE = /ORDERPAGE:([\w-]+):END/;

  async function open(text) {
    try {
      const bare = text.replace(/[\s>\u200b]+/g, "");
      const found = await unpacked(CODE.exec(bare)?.[1] ?? bare.replace(/^.*#/, ""));
      if (!Array.isArray(found.q)) throw new Error();
      asked = found;
      nameLists.clear();
      show();
      if (page.asked) later();
      else byId("start").hidden = true;
    } catch {
      byId("wrong").textContent = say("wrong");
      byId("start").hidden = false;
    }
  }

  // A page that came with a letter shows what that asks, and below it the place for what later ones ask.
  function later() {
    byId("start-heading").textContent = say("later");
    byId("start-about").textContent = say("later-about");
    byId("orders").after(byId("start"));
    byId("start").hidden = false;
    byId("pasted").value = "";
    byId("content").scrollIntoView();
  }

  async function begin() {
    const given = JSON.parse(byId("data").textContent);
    page = { ...(await unpacked(given.page)), ...given };
    for (const id of BOXES) byId(id).addEventListener("change", letter);
    byId("copy").addEventListener("click", copy);
    byId("open").addEventListener("click", () => open(byId("pasted").value));
    window.addEventListener("hashchange", () => location.reload());
    // A link inside the page must not take the place of what the address says.
    for (const inside of document.querySelectorAll('a[href^="#"]')) {
      inside.addEventListener("click", (event) => {
        event.preventDefault();
        const to = byId(inside.getAttribute("href").slice(1));
        to.scrollIntoView();
        to.focus();
      });
    }
    const told = location.hash.length > 1 ? location.hash : page.asked;
    if (told) await open(told);
    else byId("start").hidden = false;
  }

  begin();
})();
