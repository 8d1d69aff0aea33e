/** The style sheets name no class that no script and no page has. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const WEB = new URL("../../main/resources/tengen/web/", import.meta.url);
const FILES = readdirSync(WEB, { recursive: true }).map(String);

function texts(pattern) {
  return FILES.filter((name) => pattern.test(name) && !name.startsWith("i18n")).map((name) => readFileSync(new URL(name, WEB), "utf8"));
}

/** Returns the words of all strings in the scripts, and what stands before a value in a template: `heat` of `heat${heat}`. */
function namesInScripts() {
  const script = texts(/\.js$/).join("\n").replace(/^\s*(\/\*\*[\s\S]*?\*\/|\/\/.*)$/gm, "");
  const strings = [...script.matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template);
  const beginnings = strings.flatMap((string) => [...string.matchAll(/([\w-]+)\$\{/g)].map(([, name]) => name));
  const words = strings.flatMap((string) => string.replace(/\$\{[^}]*\}/g, " ").split(/[\s"]+/));
  return { words, beginnings };
}

/** Returns the classes in the selectors of all style sheets. */
function classesInStyles() {
  const bare = texts(/\.css$/).join("\n").replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"\n]*"/g, "");
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)].map(([, selector]) => selector).filter((each) => !each.trim().startsWith("@"));
  return new Set(selectors.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name)));
}

test("every class of the style sheets is one that the page has", () => {
  const { words, beginnings } = namesInScripts();
  const page = texts(/\.html$/).flatMap((html) => [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, all]) => all.split(" ")));
  const known = new Set([...words, ...page]);
  const isBuilt = (name) => beginnings.some((start) =>
    name.startsWith(start) && (start.endsWith("-") || name.length === start.length + 1));
  assert.deepEqual([...classesInStyles()].filter((name) => !known.has(name) && !isBuilt(name)), []);
});
