import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { CROSS, ERASE, Hand, NOTE, SHADE } from "../../resources/page/hand.mjs";
import { applied, nextHint, walkedOn } from "../../resources/page/hints.mjs";
import { Table } from "../../resources/page/rules.mjs";
import { sha256 } from "../../resources/page/sha256.mjs";
import { BLANK, Game, withEdge, withNumber } from "../../resources/page/sheet.mjs";

/** Corners 0..8 of 2x2 squares, 0 at the top left; a 3 in the first cell. */
function slitherlink(more = {}) {
  const nodes = [], edges = [], cells = [];
  for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) nodes.push([x, y]);
  nodes.forEach(([x, y], node) => {
    if (x < 2) edges.push([node, node + 1]);
    if (y < 2) edges.push([node, node + 3]);
  });
  for (let y = 0; y < 2; y++) for (let x = 0; x < 2; x++) {
    const outline = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
    const sides = edges.flatMap(([u, v], edge) =>
      [u, v].every((n) => outline.some(([a, b]) => a === nodes[n][0] && b === nodes[n][1]))
        ? edge : []);
    cells.push({ outline, at: [x + 0.5, y + 0.5], node: -1, words: `row ${y + 1}, column ${x + 1}`, sides });
  }
  const rules = [{ say: ["edges", cells[0].sides, [3]], words: "three", where: { cells: [0] } }];
  return {
    nodes, edges, cells, rules, play: "links", over: "corners", shape: "cycle", rooted: false, ...more,
  };
}

/** Three cells in a row, numbered from left to right. */
function row() {
  const nodes = [[0.5, 0.5], [1.5, 0.5], [2.5, 0.5]];
  const cells = nodes.map(([x], node) => ({
    outline: [[x - 0.5, 0], [x + 0.5, 0], [x + 0.5, 1], [x - 0.5, 1]],
    at: nodes[node], node, words: `column ${node + 1}`,
  }));
  return {
    nodes, cells, edges: [[0, 1], [1, 2]], play: "numbers", over: "cells", rooted: true,
    shape: "hamiltonian path", rules: [{ say: ["at", 0, 1] }],
  };
}

function played(data) {
  const table = new Table(data), game = new Game();
  const said = [];
  return { table, game, said, hand: new Hand(table, game, (words) => said.push(words)) };
}

test("digests are those of node", () => {
  for (const text of ["", "abc", "a".repeat(55), "a".repeat(56), "a".repeat(64), "ä€😀".repeat(99)]) {
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"));
  }
});

test("a stroke is one step back", () => {
  const { game, hand } = played(slitherlink());
  hand.press([0, 0]);
  for (const point of [[1, 0], [2, 0], [2, 1]]) hand.drag(point);
  hand.release();
  assert.equal(Object.keys(game.sheet.edges).length, 3);
  game.undo();
  assert.deepEqual(game.sheet, BLANK);
  game.redo();
  assert.equal(Object.keys(game.sheet.edges).length, 3);
});

test("going back along a stroke takes the last edge away", () => {
  const { game, hand } = played(slitherlink());
  hand.press([0, 0]);
  for (const point of [[1, 0], [2, 0], [1, 0]]) hand.drag(point);
  assert.deepEqual(Object.values(game.sheet.edges), [1]);
});

test("a tap on an edge draws it, another opens it, the right button crosses out", () => {
  const { game, hand } = played(slitherlink());
  const tap = (point, right) => { hand.press(point, right); hand.release(); };
  tap([0.5, 0.04]);
  assert.deepEqual(Object.values(game.sheet.edges), [1]);
  tap([0.5, 0.04]);
  assert.deepEqual(game.sheet.edges, {});
  tap([0.5, 0.04], true);
  assert.deepEqual(Object.values(game.sheet.edges), [2]);
  hand.tool = CROSS;
  tap([0.5, 0.04]);
  assert.deepEqual(game.sheet.edges, {});
});

test("rules are broken as soon as nothing can mend them", () => {
  const { table } = played(slitherlink());
  const [a, b, ...rest] = table.data.cells[0].sides;
  let sheet = withEdge(BLANK, a, 2);
  assert.deepEqual(table.judge(sheet).broken, []);
  sheet = withEdge(sheet, b, 2);
  assert.equal(table.judge(sheet).broken[0].words, "three");
  let all = BLANK;
  for (const edge of [a, b, ...rest]) all = withEdge(all, edge, 1);
  assert.equal(table.judge(all).solved, false);
  assert.deepEqual(table.judge(all).broken.map(({ words }) => words), ["three"]);
});

test("one of the ways has to stay open, and those of other clues have the same form", () => {
  // Of two edges one is used and a corner is not visited, or neither is and the corner is.
  const more = { forms: [[1, 0]], terms: [[-1, -2, 2], [0, -2, -3]] };
  const say = (edges, node) => ["any", 0, edges, [node]];
  const { table } = played(slitherlink({
    ...more, rules: [{ say: say([0, 1], 8) }, { say: ["all", [say([2, -1], 8)]] }],
  }));
  const broken = (sheet) => table.judge(sheet).broken.map(({ edges, nodes }) => [edges, nodes]);
  const [a, b] = table.incident[8];
  assert.deepEqual(broken(BLANK), []);
  assert.deepEqual(broken(withEdge(BLANK, 0, 1)), []);
  assert.deepEqual(broken(withEdge(withEdge(BLANK, 0, 1), 1, 1))[0], [[0, 1], [8]]);
  assert.deepEqual(broken(withEdge(withEdge(BLANK, 2, 1), a, 1)), [[[2], [8]]]);
  assert.deepEqual(broken(withEdge(withEdge(BLANK, 2, 1), a, 2)), []);
  assert.deepEqual(broken(withEdge(withEdge(withEdge(BLANK, 2, 2), a, 2), b, 2)), [[[2], [8]]]);
});

test("branches and circles that close too early are told", () => {
  const { table } = played(slitherlink({ rules: [] }));
  let sheet = BLANK;
  for (const edge of table.incident[4].slice(0, 3)) sheet = withEdge(sheet, edge, 1);
  assert.match(table.judge(sheet).broken[0].words, /branches/);
  sheet = BLANK;
  for (const edge of table.data.cells[0].sides) sheet = withEdge(sheet, edge, 1);
  assert.equal(table.judge(sheet).solved, true);
  sheet = withEdge(sheet, table.edge(5, 8), 1);
  assert.match(table.judge(sheet).broken[0].words, /too early/);
});

test("numbers are tapped, dragged and typed; a number stands once", () => {
  const { table, game, hand } = played(row());
  hand.press([0.5, 0.5]);
  hand.drag([2.5, 0.5]);
  hand.release();
  assert.deepEqual(game.sheet.numbers, { 1: 2, 2: 3 });
  assert.equal(table.judge(game.sheet).solved, true);
  hand.cursor = 1;
  hand.digit("3");
  assert.deepEqual(game.sheet.numbers, { 1: 3 });
  assert.match(table.judge(game.sheet).broken.map(({ words }) => words).join(), /^$/);
  hand.cursor = 2;
  hand.digit("2");
  assert.match(table.judge(game.sheet).broken[0].words, /1 and 2 do not touch/);
});

test("a given number cannot be written elsewhere", () => {
  const { game, hand, said } = played(row());
  hand.cursor = 2;
  hand.digit("1");
  assert.deepEqual(game.sheet, BLANK);
  assert.match(said[0], /given elsewhere/);
});

test("a walk grows, goes back, and follows lines that lead one way", () => {
  const data = { ...row(), play: "walk", shape: "path", rooted: true, ways: [1, 3], rules: [
    { say: ["start", 0] }, { say: ["end", 2] }] };
  const { table, game, hand, said } = played(data);
  hand.press([2.5, 0.5]);
  hand.release();
  assert.match(said[0], /begins at the start/);
  hand.press([1.5, 0.5]);
  hand.release();
  assert.deepEqual(game.sheet.walk, [0, 1]);
  game.undo();
  for (const x of [0.5, 1.5, 2.5]) { hand.press([x, 0.5]); hand.release(); }
  assert.deepEqual(game.sheet.walk, [0, 1, 2]);
  assert.equal(table.judge(game.sheet).solved, true);
  hand.press([1.5, 0.5]);
  assert.deepEqual(game.sheet.walk, [0, 1]);
  assert.equal(table.way(1, 0), -1);
});

test("cells are shaded by a stroke, and the line does not run over them", () => {
  const { table, game, hand } = played({ ...row(), play: "links", shape: "cycle", shades: true, rules: [] });
  hand.tool = SHADE;
  hand.press([0.5, 0.5]);
  hand.drag([1.5, 0.5]);
  hand.release();
  assert.deepEqual(game.sheet.shaded, { 0: 1, 1: 1 });
  const sheet = withEdge(game.sheet, 1, 1);
  assert.match(table.judge(sheet).broken.map(({ words }) => words).join(), /over a shaded cell/);
});

test("keys move the cursor and draw sides", () => {
  const { game, hand } = played(slitherlink());
  hand.arrow([1, 0]);
  assert.equal(hand.cursor, 0);
  hand.arrow([1, 0]);
  assert.equal(hand.cursor, 1);
  hand.arrow([0, 1]);
  assert.equal(hand.cursor, 3);
  hand.arrow([0, 1], { shift: true });
  assert.equal(game.sheet.edges[hand.edgeTowards([0, 1])], 1);
  assert.match(hand.words(3), /row 2, column 2, 1 edge drawn/);
});

test("notes are put in and taken out", () => {
  const { game, hand } = played(slitherlink());
  hand.tool = NOTE;
  hand.press([0.5, 0.5]);
  assert.deepEqual(game.sheet.notes, { 0: [1] });
  hand.press([0.5, 0.5]);
  assert.deepEqual(game.sheet.notes, { 0: [2] });
  hand.press([0.5, 0.5]);
  assert.deepEqual(game.sheet.notes, {});
});

test("what leaves the marks as they were is no step back", () => {
  const { game, hand } = played(row());
  hand.tool = NOTE;
  hand.press([1.5, 0.5], true); // takes the notes of a cell that has none
  hand.release();
  assert.ok(!game.canUndo);
  hand.press([1.5, 0.5]);
  hand.release();
  assert.ok(game.canUndo);
  hand.press([1.5, 0.5], true);
  hand.release();
  game.undo();
  assert.deepEqual(game.sheet.notes, { 1: [2] });
  game.undo();
  assert.ok(!game.canUndo);
});

test("a stroke that is taken back as it is drawn is no step", () => {
  const { game, hand } = played(slitherlink());
  hand.press([0, 0]);
  for (const point of [[1, 0], [0, 0]]) hand.drag(point);
  hand.release();
  assert.deepEqual(game.sheet.edges, {});
  assert.ok(!game.canUndo);
  game.play(withEdge(withEdge(BLANK, 1, 1), 0, 2));
  game.play(withEdge(withEdge(BLANK, 0, 2), 1, 1));
  assert.equal(game.sheets.length, 2);
});

test("hints tell the next step, and wrong marks first", () => {
  const step = (edge, mark) => ({ name: "a", why: "b", because: {}, edges: { [edge]: mark }, numbers: {} });
  const { table } = played(slitherlink({ hints: [step(0, 1), step(1, 2)] }));
  assert.equal(nextHint(table, BLANK).step, table.data.hints[0]);
  const sheet = applied(table.data.hints[0], BLANK);
  assert.equal(nextHint(table, sheet).step, table.data.hints[1]);
  assert.deepEqual(nextHint(table, withEdge(sheet, 1, 1)).wrong, { edges: [1], nodes: [] });
  assert.equal(nextHint(table, applied(table.data.hints[1], sheet)), null);
});

/** Four cells in a square; a walk from the first to all. */
function square(more = {}) {
  const nodes = [[0.5, 0.5], [1.5, 0.5], [0.5, 1.5], [1.5, 1.5]];
  const cells = nodes.map(([x, y], node) => ({
    outline: [[x - 0.5, y - 0.5], [x + 0.5, y - 0.5], [x + 0.5, y + 0.5], [x - 0.5, y + 0.5]],
    at: nodes[node], node, words: `cell ${node + 1}`,
  }));
  return {
    nodes, cells, edges: [[0, 1], [0, 2], [1, 3], [2, 3]], play: "walk", over: "cells", rooted: true,
    shape: "hamiltonian path", rules: [{ say: ["at", 0, 1] }, { say: ["at", 2, 4] }], ...more,
  };
}

test("hints of a walk follow it: what it says, where it goes astray, and what comes next", () => {
  const step = (edges, numbers) => ({ name: "a", why: "b", because: {}, edges, numbers });
  const hints = [step({ 1: 2 }, {}), step({ 2: 1 }, {}), step({}, { 3: 3 }), step({}, { 1: 2 })];
  const { table } = played(square({ hints }));
  const next = (walk, told = []) => nextHint(table, { ...BLANK, walk }, new Set(told));
  assert.equal(next([]).step, hints[0]);
  assert.equal(next([0]).step, hints[0]);
  assert.equal(next([0, 1]).step, hints[1]);
  assert.equal(next([0, 1, 3]), null);
  assert.deepEqual(next([0, 2]), { step: null, wrong: { edges: [], nodes: [2] } });
  assert.deepEqual(next([1]).wrong.nodes, [1]);
  // What was told is told no more, unless it is the next node.
  assert.equal(next([], hints.slice(0, 1)).step, hints[1]);
  assert.equal(next([], hints).step, hints[3]);
  assert.equal(next([0, 1], hints).step, hints[2]);
  const on = (walk, told) => walkedOn(table, { ...BLANK, walk }, new Set(told)).walk;
  assert.deepEqual(on([0], hints.slice(0, 3)), [0]);
  assert.deepEqual(on([0], hints), [0, 1, 3, 2]);
  const sheet = { ...BLANK, walk: [0] };
  assert.equal(walkedOn(table, sheet, new Set(hints.slice(0, 3))), sheet);
});

test("nothing is taken back of a walk that has not begun", () => {
  const { game, hand } = played(square());
  hand.press([0.5, 0.5], true);
  hand.tool = ERASE;
  hand.press([0.5, 0.5]);
  assert.equal(game.canUndo, false);
});

test("the same number elsewhere goes", () => {
  assert.deepEqual(withNumber(withNumber(BLANK, 1, 7), 2, 7).numbers, { 2: 7 });
});
