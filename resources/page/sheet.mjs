// What the player has marked, as plain values that are never changed, and the history of it.
//
// A sheet: `edges` by number 1 drawn or 2 crossed out; `numbers` of nodes; `notes` of cells, lists of
// numbers (of a loop 1 inside, 2 outside; of a walk 1 keep away); `shaded` cells; `walk`, nodes.

export const DRAWN = 1, CROSSED = 2;

export const BLANK = Object.freeze({ edges: {}, numbers: {}, notes: {}, shaded: {}, walk: [] });

function without(marks, key) {
  const { [key]: gone, ...rest } = marks;
  return rest;
}

/** The sheet with an edge drawn, crossed out, or (mark 0) open. */
export function withEdge(sheet, edge, mark) {
  const edges = mark ? { ...sheet.edges, [edge]: mark } : without(sheet.edges, edge);
  return { ...sheet, edges };
}

/** The sheet with a number in a node, in place of the same number elsewhere; null takes it away. */
export function withNumber(sheet, node, number, cell = null) {
  const kept = Object.entries(sheet.numbers).filter(([at, n]) => +at !== node && n !== number);
  const numbers = Object.fromEntries(kept);
  if (number !== null) numbers[node] = number;
  const notes = number !== null && cell !== null ? without(sheet.notes, cell) : sheet.notes;
  return { ...sheet, numbers, notes };
}

/** The sheet with a note put into a cell, or taken out. */
export function withNote(sheet, cell, note) {
  const before = sheet.notes[cell] ?? [];
  const after = before.includes(note) ? before.filter((n) => n !== note) : [...before, note];
  return withNotes(sheet, cell, after.sort((a, b) => a - b));
}

/** The sheet with these notes in a cell. */
export function withNotes(sheet, cell, notes) {
  return {
    ...sheet, notes: notes.length ? { ...sheet.notes, [cell]: notes } : without(sheet.notes, cell),
  };
}

/** The sheet with a cell shaded or not. */
export function withShade(sheet, cell, on) {
  return { ...sheet, shaded: on ? { ...sheet.shaded, [cell]: 1 } : without(sheet.shaded, cell) };
}

export function withWalk(sheet, walk) {
  return { ...sheet, walk };
}

export function isBlank(sheet) {
  return !sheet.walk.length &&
    ["edges", "numbers", "notes", "shaded"].every((kind) => !Object.keys(sheet[kind]).length);
}

/** Do two sheets hold the same marks, whatever the order in which they came? */
export function same(one, other) {
  const alike = (a, b) => `${a}` === `${b}`; // notes are short lists of numbers
  return alike(one.walk, other.walk) && ["edges", "numbers", "notes", "shaded"].every((kind) => {
    const marks = Object.entries(one[kind]);
    return marks.length === Object.keys(other[kind]).length &&
      marks.every(([at, mark]) => at in other[kind] && alike(mark, other[kind][at]));
  });
}

/** One play: sheets one after the other. `since` is where the stroke under way began. */
export class Game {
  constructor(sheet = BLANK) {
    this.sheets = [{ ...BLANK, ...sheet }];
    this.at = 0;
    this.since = null;
  }

  get sheet() { return this.sheets[this.at]; }
  get canUndo() { return this.at > 0; }
  get canRedo() { return this.at < this.sheets.length - 1; }

  /** Another sheet; what was undone is forgotten. All sheets of a stroke are one step, and what
   *  leaves the marks as they were is none. */
  play(sheet) {
    if (same(sheet, this.sheet)) return;
    this.sheets.length = this.at + 1;
    if (this.since !== null && this.at > this.since) this.sheets.pop();
    if (!same(sheet, this.sheets[this.sheets.length - 1])) this.sheets.push(sheet);
    this.at = this.sheets.length - 1;
  }

  begin() { this.since = this.at; }
  end() { this.since = null; }
  undo() { if (this.canUndo) this.at -= 1; }
  redo() { if (this.canRedo) this.at += 1; }

  /** A blank sheet; one step that can be undone. */
  restart() { if (!isBlank(this.sheet)) this.play(BLANK); }
}
