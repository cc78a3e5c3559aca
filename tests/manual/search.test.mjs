import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInThisContext } from "node:vm";

runInThisContext(readFileSync(new URL("../../resources/manual/search.js", import.meta.url), "utf8"));
const { excerpt, find, words } = globalThis.manualSearch;

const MANUAL = [
  ["index.html", "Oneline Studio", [["oneline-studio", "Oneline Studio", "A studio for lines."]]],
  ["how-to/print.html", "Print", [
    ["print", "Print", "Paper, copies and margins. A booklet has pages of its own."],
    ["a-code", "A code beside it", "The link of the puzzle as a QR code, to be printed with it."],
  ]],
  ["families/masyu.html", "Masyu", [
    ["masyu", "Masyu", ""],
    ["the-rule", "The rule", "Black pearls turn; Schönbrunn has none."],
  ]],
  ["families/yajilin.html", "Yajilin", [
    ["yajilin", "Yajilin", ""],
    ["the-rule", "The rule", "Shaded cells do not touch by a side."],
  ]],
];
const places = (question) => find(MANUAL, question).map(({ path, anchor }) => `${path}#${anchor}`);

test("a page is found by its title before places that only name it", () => {
  assert.deepEqual(places("print"), ["how-to/print.html#", "how-to/print.html#a-code"]);
  assert.deepEqual(places("pri"), places("print"));
});

test("all words have to stand there, one of them in the title of the page perhaps", () => {
  assert.deepEqual(places("yajilin rule"), ["families/yajilin.html#the-rule"]);
  assert.deepEqual(places("rule"), ["families/masyu.html#the-rule", "families/yajilin.html#the-rule"]);
  assert.deepEqual(places("pearls shaded"), []);
});

test("words begin where they are looked for; case and accents do not matter", () => {
  assert.deepEqual(places("SCHONBRUNN"), ["families/masyu.html#the-rule"]);
  assert.deepEqual(places("rinted"), []);
  assert.deepEqual(words("  Ctrl+K, É "), ["ctrl+k", "e"]);
  assert.deepEqual(places(" ,; "), []);
});

test("what was found is shown where it stands, marked", () => {
  const [found] = find(MANUAL, "pearl");
  assert.deepEqual(excerpt(found, "pearl"), [
    ["Black ", false], ["pearl", true], ["s turn; Schönbrunn has none.", false],
  ]);
  const text = `${"before ".repeat(40)}needle${" after".repeat(60)}`;
  const [long] = find([["a.html", "A", [["a", "A", text]]]], "needle");
  const parts = excerpt(long, "needle"), shown = parts.map(([part]) => part).join("");
  assert.ok(parts.some(([part, is]) => is && part === "needle"));
  assert.ok(shown.startsWith("… before") && shown.endsWith("after …") && shown.length < 220, shown);
});

test("no more than are asked for", () => {
  const many = Array.from({ length: 40 }, (_, k) => [`${k}.html`, "Line", [["line", "Line", "line"]]]);
  assert.equal(find(many, "line").length, 12);
  assert.equal(find(many, "line", 3).length, 3);
});
