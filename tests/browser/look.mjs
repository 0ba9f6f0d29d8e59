// Opens pages in Chromium and prints, as JSON, what is wrong with each and what it looks like in small.
//
// On standard input: {"chromium": path, "font": path, "keep": folder, "pages": [{"name", "file", "fragment", "taps", "mail"}, ...]}; every
// page is opened at each width in light and in dark. Pictures are taken in a font of our own, so that they do not depend
// on those of the machine. A request for anything but files is reported: nothing may be fetched.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { caniemail } from "caniemail";
import { HtmlValidate } from "html-validate";
import { chromium } from "playwright-core";

const WIDTHS = [390, 1200];
// What is narrow must fit on the smallest telephone, too: that is where the width and the first question are measured.
const NARROWEST = 320;
const SCHEMES = ["light", "dark"];
// The clients that people read mail with; the list says what each of them does with every element and property.
const CLIENTS = [
  "apple-mail.ios", "apple-mail.macos", "fastmail.desktop-webmail", "gmail.android", "gmail.desktop-webmail", "gmail.ios",
  "outlook.android", "outlook.ios", "outlook.macos", "outlook.windows", "outlook.windows-mail",
  "protonmail.android", "protonmail.desktop-webmail", "protonmail.ios", "samsung-email.android", "thunderbird.macos",
  "yahoo.android", "yahoo.desktop-webmail", "yahoo.ios",
];
const QUIET = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--font-render-hinting=none", "--force-color-profile=srgb"];

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  // Style attributes are what mail programs read, and void elements are written the way HTML writes them.
  rules: { "no-inline-style": "off", "void-style": "off", "long-title": "off", "no-trailing-whitespace": "off" },
});

async function invalid(html) {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map((one) => `line ${one.line}: ${one.message} (${one.ruleId})`));
}

// The list has no word on some properties in some clients, and ends there: such a property is looked at in the others.
function known(client, html) {
  for (let rest = html; ;) {
    try {
      return caniemail({ clients: [client], html: rest }).issues.errors.get(client) ?? [];
    } catch (error) {
      const unknown = /^Feature "([a-z-]+)" not found on/.exec(error.message);
      const without = unknown && rest.replaceAll(new RegExp(`(?<=[";{\\s])${unknown[1]}\\s*:[^;"}]*;?`, "g"), "");
      if (!without || without === rest) throw error;
      rest = without;
    }
  }
}

function unsupported(html) {
  const said = {};
  for (const client of CLIENTS) {
    for (const issue of known(client, html)) (said[issue.title] ??= new Set()).add(client);
  }
  return Object.fromEntries(Object.entries(said).map(([title, clients]) => [title, [...clients]]));
}

async function seen(context, page, width, scheme, keep, face) {
  const tab = await context.newPage();
  const asked = [];
  const refused = [];
  tab.on("request", (request) => asked.push(request.url()));
  tab.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  tab.on("pageerror", (error) => refused.push(String(error)));
  await tab.goto(pathToFileURL(page.file).href + page.fragment);
  for (const name of page.taps) await tab.getByRole("button", { name, exact: true }).first().click();
  if (width === WIDTHS[0]) await tab.setViewportSize({ width: NARROWEST, height: 800 });
  const wide = await tab.evaluate(() => document.scrollingElement.scrollWidth - window.innerWidth);
  const first = await tab.evaluate(() => Math.round(document.querySelector(".tap")?.getBoundingClientRect().top ?? 0));
  if (width === WIDTHS[0]) await tab.setViewportSize({ width, height: 800 });
  await tab.evaluate(axe);
  const found = await tab.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"], preload: false }));
  const broken = found.violations.map(
    (one) => `${one.impact}: ${one.help}: ${one.nodes.map((node) => node.target.join(" ")).slice(0, 3).join(", ")}`);
  await tab.addStyleTag({ content: `@font-face { font-family: Ours; src: url("${face}"); } * { font-family: Ours !important; }` });
  await tab.evaluate(() => document.fonts.ready);
  const path = join(keep, `${page.name}-${width}-${scheme}.png`);
  await tab.screenshot({ path, fullPage: true });
  await tab.close();
  return {
    width, scheme, first, picture: path, overflows: Math.max(0, wide), broken, errors: refused,
    fetched: asked.filter((url) => !url.startsWith("file:") && !url.startsWith("data:")),
  };
}

const { chromium: executablePath, font, keep, pages } = JSON.parse(await text(process.stdin));
const face = `data:font/ttf;base64,${readFileSync(font, "base64")}`;
const browser = await chromium.launch({ executablePath, args: QUIET });
const out = [];
for (const page of pages) {
  const html = readFileSync(page.file, "utf8");
  out.push({ name: page.name, invalid: await invalid(html), unsupported: page.mail ? unsupported(html) : {}, views: [] });
}
for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, locale: "en-GB", bypassCSP: true });
    for (const [i, page] of pages.entries()) out[i].views.push(await seen(context, page, width, colorScheme, keep, face));
    await context.close();
  }
}
await browser.close();
process.stdout.write(JSON.stringify(out));
