// The player's hand: what pointer and keys mark on the board. It knows no page: points are in the
// units of the board, and it changes nothing but the game.

import { tr } from "./words.mjs";
import {
  CROSSED, DRAWN, withEdge, withNote, withNotes, withNumber, withShade, withWalk,
} from "./sheet.mjs";

const NEAR = 0.46;
const MIDDLE = 0.3;
// A press so near to a node begins a line there; a drag takes every node that it comes so near to.

export const DRAW = "draw", CROSS = "cross", SHADE = "shade", NOTE = "note", ERASE = "erase";

function apart([ax, ay], [bx, by]) { return Math.hypot(ax - bx, ay - by); }

/** From a point to the stretch between two others. */
function fromStretch([x, y], [ax, ay], [bx, by]) {
  const long = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = long ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long : 0;
  const at = Math.max(0, Math.min(1, share));
  return apart([x, y], [ax + at * (bx - ax), ay + at * (by - ay)]);
}

/** Is the point within the polygon? */
export function inside([x, y], polygon) {
  let within = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  });
  return within;
}

export class Hand {
  constructor(table, game, say = () => {}) {
    this.table = table;
    this.game = game;
    this.say = say;
    this.tool = DRAW;
    this.last = 0; // the number that was written last, or taken up
    this.cursor = null; // a cell
    this.typed = "";
    this.stroke = null;
  }

  get sheet() { return this.game.sheet; }
  get style() { return this.table.data.play; }

  /** The sheet is another one: go on from the number that was written last, if it still stands. */
  goOn() {
    this.typed = "";
    const there = Object.values(this.table.numbers(this.sheet)).filter((n) => n <= this.last);
    this.last = Math.max(0, ...there);
  }

  // -- what lies under a point ---------------------------------------------------------------------

  cellAt(point) {
    const found = this.table.data.cells.findIndex(({ outline }) => inside(point, outline));
    return found < 0 ? null : found;
  }

  nodeAt(point, reach) {
    let best = null, least = reach;
    this.table.data.nodes.forEach((place, node) => {
      const far = apart(point, place);
      if (far < least) { best = node; least = far; }
    });
    return best;
  }

  edgeAt(point) {
    const { nodes, over } = this.table.data;
    let best = null, least = 0.5;
    this.table.edges.forEach(([u, v], edge) => {
      const a = nodes[u], b = nodes[v];
      const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      // From cell to cell what counts is the border, where the edge is half way.
      const far = over === "cells" ? apart(point, middle) : fromStretch(point, a, b);
      if (far < least) { best = edge; least = far; }
    });
    return best;
  }

  // -- the pointer ---------------------------------------------------------------------------------

  press(point, right = false) {
    this.typed = "";
    this.game.begin();
    const cell = this.cellAt(point);
    if (cell !== null) this.cursor = cell;
    const tool = right && this.tool === DRAW ? CROSS : this.tool;
    this.stroke = { tool, right, from: point, node: null, edge: null, on: null, cells: new Set() };
    if (tool === NOTE) this.note(cell, right);
    else if (tool === SHADE) this.shade(cell);
    else if (tool === ERASE) this.wipe(point);
    else if (this.style === "walk") this.pressWalk(cell, right);
    else if (this.style === "numbers") this.pressNumber(point, cell, tool);
    else if (tool === CROSS) this.mark(this.edgeAt(point), CROSSED);
    else this.pressLine(point);
  }

  pressLine(point) {
    const over = this.table.data.over === "cells";
    this.stroke.node = this.nodeAt(point, over ? MIDDLE : 0.24);
    if (this.stroke.node === null) this.mark(this.edgeAt(point), DRAWN);
  }

  /** Mark an edge, or take its mark away; what a stroke does first it goes on to do. */
  mark(edge, kind) {
    if (edge === null) return;
    const { stroke, sheet } = this;
    stroke.on ??= sheet.edges[edge] !== kind;
    if (stroke.on || sheet.edges[edge] === kind) {
      this.game.play(withEdge(sheet, edge, stroke.on ? kind : 0));
    }
  }

  pressNumber(point, cell, tool) {
    if (tool === CROSS) {
      this.mark(this.edgeAt(point), CROSSED);
      return;
    }
    if (cell === null) return;
    const node = this.table.data.cells[cell].node;
    const number = this.table.numbers(this.sheet)[node];
    this.stroke.node = node;
    if (number !== undefined) {
      this.last = number; // the line goes on from here
      return;
    }
    const next = this.table.nextNumber(this.sheet, this.last);
    if (next === null) return;
    this.last = next;
    this.game.play(withNumber(this.sheet, node, next, cell));
  }

  pressWalk(cell, right) {
    if (right) this.goBack();
    if (right || cell === null) return;
    this.stroke.node = this.table.data.cells[cell].node;
    this.walkTo(this.stroke.node);
  }

  /** The pointer moved, the button still down. */
  drag(point) {
    const { stroke } = this;
    if (!stroke) return;
    const steps = Math.ceil(apart(stroke.from, point) / 0.15);
    const [ax, ay] = stroke.from;
    for (let i = 1; i <= steps; i++) {
      const share = i / steps;
      this.dragTo([ax + share * (point[0] - ax), ay + share * (point[1] - ay)]);
    }
    stroke.from = point;
  }

  dragTo(point) {
    const { stroke } = this;
    if (stroke.tool === NOTE) return;
    if (stroke.tool === SHADE) {
      this.shade(this.cellAt(point));
      return;
    }
    if (stroke.tool === ERASE) {
      this.wipe(point);
      return;
    }
    if (stroke.tool === CROSS) {
      if (stroke.on !== null) this.mark(this.edgeAt(point), CROSSED);
      return;
    }
    const node = this.nodeAt(point, NEAR);
    if (node === null || node === stroke.node || stroke.node === null) return;
    if (this.style === "links") this.dragLine(node);
    else if (this.style === "numbers") this.dragNumber(node);
    else if (this.table.way(this.sheet.walk.at(-1) ?? node, node) >= 0) this.walkOn(node);
  }

  dragLine(node) {
    const { stroke } = this;
    const edge = this.table.edge(stroke.node, node);
    if (edge < 0) return;
    const back = edge === stroke.edge;
    stroke.on ??= this.sheet.edges[edge] !== DRAWN;
    const on = stroke.on && !back;
    if (on || this.sheet.edges[edge] === DRAWN) {
      this.game.play(withEdge(this.sheet, edge, on ? DRAWN : 0));
    }
    stroke.node = node;
    stroke.edge = back ? null : edge;
  }

  dragNumber(node) {
    const { stroke, table, sheet } = this;
    if (table.edge(stroke.node, node) < 0) return;
    const numbers = table.numbers(sheet);
    const here = numbers[stroke.node], there = numbers[node];
    if (here === undefined) return;
    if (there === here + 1 || (there === undefined && here < table.size)) {
      if (there === undefined && Object.values(numbers).includes(here + 1)) return;
      stroke.node = node;
      this.last = here + 1;
      if (there === undefined) {
        this.game.play(withNumber(sheet, node, here + 1, table.cellOf[node]));
      }
    } else if (there === here - 1 && stroke.node in sheet.numbers) {
      this.last = there; // back along the line takes the last number away
      this.game.play(withNumber(sheet, stroke.node, null));
      stroke.node = node;
    }
  }

  walkOn(node) {
    this.stroke.node = node;
    this.walkTo(node);
  }

  /** The walk at another node: further, or back to where it was. */
  walkTo(node) {
    const { table, sheet } = this;
    let { walk } = sheet;
    const { start, covering } = table;
    if (!walk.length) {
      if (start === null || node === start) {
        this.game.play(withWalk(sheet, [node]));
        return;
      }
      if (table.way(start, node) < 0) {
        this.say(tr("The line begins at the start."));
        return;
      }
      walk = [start];
    }
    const end = walk.at(-1);
    if (node === end) {
      this.goBack();
      return;
    }
    if (!covering && walk.includes(node)) {
      this.game.play(withWalk(sheet, walk.slice(0, walk.indexOf(node) + 1)));
      return;
    }
    const edge = table.way(end, node);
    if (edge < 0) {
      this.say(tr("There is no way straight on to there."));
      return;
    }
    const used = walk.slice(1).filter((to, i) => table.edge(walk[i], to) === edge).length;
    if (covering && used >= (table.data.lines?.[edge] ?? 1)) {
      this.say(tr("This line is drawn already."));
      return;
    }
    this.game.play(withWalk(sheet, [...walk, node]));
  }

  /** The walk without its last node. */
  goBack() {
    const { walk } = this.sheet;
    if (walk.length) this.game.play(withWalk(this.sheet, walk.slice(0, -1)));
  }

  /** The eraser: numbers, notes and shading of the cell, or else the mark of the nearest edge. */
  wipe(point) {
    const cell = this.cellAt(point), edge = this.edgeAt(point);
    const before = this.sheet;
    if (cell !== null) {
      this.cursor = cell;
      this.erase();
    }
    if (this.sheet === before && edge !== null && edge in before.edges) {
      this.game.play(withEdge(before, edge, 0));
    }
  }

  shade(cell) {
    const { table } = this;
    if (cell === null || this.stroke.cells.has(cell)) return;
    if (table.blocked.has(table.data.cells[cell].node)) return;
    this.stroke.cells.add(cell);
    this.stroke.on ??= !this.sheet.shaded[cell];
    this.game.play(withShade(this.sheet, cell, this.stroke.on));
  }

  note(cell, right) {
    if (cell === null) return;
    const { sheet } = this;
    if (this.style === "walk") this.game.play(withNote(sheet, cell, 1));
    else if (this.style === "links") {
      const side = ((sheet.notes[cell]?.[0] ?? 0) + (right ? 2 : 1)) % 3;
      this.game.play(withNotes(sheet, cell, side ? [side] : []));
    } else if (right) this.game.play(withNotes(sheet, cell, []));
    else {
      const number = this.table.nextNumber(sheet, this.last);
      if (number !== null) this.game.play(withNote(sheet, cell, number));
    }
  }

  release() {
    this.stroke = null;
    this.game.end();
  }

  // -- keys ----------------------------------------------------------------------------------------

  /** The cell beside the cursor in a direction: the nearest that lies more that way than aside. */
  towards([right, down]) {
    const { cells } = this.table.data;
    if (this.cursor === null) return 0;
    const [x, y] = cells[this.cursor].at;
    let best = null, least = Infinity;
    cells.forEach(({ at }, cell) => {
      const dx = at[0] - x, dy = at[1] - y;
      const ahead = dx * right + dy * down, aside = Math.abs(dx * down - dy * right);
      if (ahead < 1e-6 || aside > ahead * 1.05) return;
      const far = ahead + 2.5 * aside;
      if (far < least - 1e-9) { best = cell; least = far; }
    });
    return best;
  }

  /** The edge of the cursor's cell that lies in a direction. */
  edgeTowards([right, down]) {
    const { cells, nodes } = this.table.data;
    if (this.cursor === null) return null;
    const [x, y] = cells[this.cursor].at;
    let best = null, most = 0.2;
    for (const edge of this.edgesOf(this.cursor)) {
      const [u, v] = this.table.edges[edge];
      const mx = (nodes[u][0] + nodes[v][0]) / 2 - x, my = (nodes[u][1] + nodes[v][1]) / 2 - y;
      const ahead = (mx * right + my * down) / (Math.hypot(mx, my) || 1);
      if (ahead > most + 1e-9) { best = edge; most = ahead; }
    }
    return best;
  }

  /** An arrow: the cursor moves; with shift it draws the edge there, with ctrl it crosses it out. */
  arrow(way, { shift = false, ctrl = false } = {}) {
    this.typed = "";
    if ((shift || ctrl) && this.style === "links") {
      const edge = this.edgeTowards(way);
      this.stroke = { on: null };
      this.mark(edge, ctrl ? CROSSED : DRAWN);
      this.stroke = null;
      return;
    }
    const there = this.towards(way);
    if (there !== null) this.cursor = there;
  }

  digit(text) {
    const { table, sheet, cursor } = this;
    if (cursor === null || this.style !== "numbers") return;
    const node = table.data.cells[cursor].node;
    if (node in table.given) return;
    const longer = +(this.typed + text);
    this.typed = longer >= 1 && longer <= table.size ? String(longer) : text;
    const number = +this.typed;
    if (number < 1 || number > table.size) return;
    if (this.tool === NOTE) {
      this.game.play(withNote(sheet, cursor, number));
      this.typed = "";
    } else if (Object.values(table.given).includes(number)) {
      this.say(tr("The number {number} is given elsewhere.", { number }));
    } else {
      this.last = number;
      this.game.play(withNumber(sheet, node, number, cursor));
    }
  }

  enter() {
    if (this.cursor === null) return;
    const { node } = this.table.data.cells[this.cursor];
    this.stroke = { on: null, cells: new Set() };
    if (this.tool === NOTE) this.note(this.cursor, false);
    else if (this.tool === SHADE || (this.style === "links" && this.table.data.shades)) {
      this.shade(this.cursor);
    } else if (this.style === "walk") this.walkTo(node);
    else if (this.style === "numbers" && !(node in this.table.numbers(this.sheet))) {
      const number = this.table.nextNumber(this.sheet, this.last);
      if (number !== null) {
        this.last = number;
        this.game.play(withNumber(this.sheet, node, number, this.cursor));
      }
    }
    this.stroke = null;
  }

  erase() {
    this.typed = "";
    const { sheet, cursor } = this;
    if (this.style === "walk" && this.tool !== NOTE) this.goBack();
    else if (cursor !== null) {
      const { node } = this.table.data.cells[cursor];
      if (!(cursor in sheet.notes || cursor in sheet.shaded || node in sheet.numbers)) return;
      const bare = withShade(withNotes(sheet, cursor, []), cursor, false);
      this.game.play(node >= 0 ? withNumber(bare, node, null) : bare);
    }
  }

  /** In words what stands in a cell, for those who hear the board. */
  words(cell) {
    const { data, numbers } = { data: this.table.data, numbers: this.table.numbers(this.sheet) };
    const { node, words } = data.cells[cell];
    const said = [words];
    const { sheet } = this;
    if (node in sheet.numbers) said.push(tr("you wrote {n}", { n: numbers[node] }));
    if (sheet.shaded[cell]) said.push(tr("shaded"));
    const step = sheet.walk.indexOf(node);
    if (step >= 0) said.push(tr("step {n} of your line", { n: step + 1 }));
    const many = (mark) => this.edgesOf(cell).filter((edge) => sheet.edges[edge] === mark).length;
    const drawn = many(DRAWN), crossed = many(CROSSED);
    if (drawn) said.push(drawn === 1 ? tr("1 edge drawn") : tr("{n} edges drawn", { n: drawn }));
    if (crossed === 1) said.push(tr("1 edge crossed out"));
    else if (crossed) said.push(tr("{n} edges crossed out", { n: crossed }));
    const notes = sheet.notes[cell] ?? [];
    if (notes.length && this.style === "links") said.push(notes[0] === 1 ? tr("inside") : tr("outside"));
    else if (notes.length && this.style === "walk") said.push(tr("kept away from"));
    else if (notes.length) said.push(tr("notes {numbers}", { numbers: notes.join(", ") }));
    return said.join(", ");
  }

  edgesOf(cell) {
    const { over, cells } = this.table.data;
    return over === "cells" ? this.table.incident[cells[cell].node] ?? [] : cells[cell].sides;
  }
}
