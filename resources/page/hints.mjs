// Hints: the steps of the studio's explanation, told one at a time, first where, then why.

import { BLANK, withWalk } from "./sheet.mjs";

/** The marks of a step that are not on the sheet yet. */
function missing(step, sheet, table) {
  const numbers = table.numbers(sheet);
  return Object.entries(step.edges).some(([e, mark]) => sheet.edges[e] !== mark) ||
    Object.entries(step.numbers).some(([node, number]) => numbers[node] !== number);
}

/** The first step that says something new, `{ step, wrong }`; null where there is none.
 *
 * `wrong`: marks of the player that the step contradicts: then these come first. `told`: steps that
 * were told to the end; a walk has no place for the marks of most. */
export function nextHint(table, marks, told = new Set()) {
  if (table.data.play === "walk") return nextOfWalk(table, marks.walk, told);
  const sheet = table.whole(marks);
  const numbers = table.numbers(sheet);
  for (const step of table.data.hints ?? []) {
    if (table.data.play === "numbers" && implied(step, table, numbers)) continue;
    if (!missing(step, sheet, table)) continue;
    const edges = Object.entries(step.edges)
      .filter(([e, mark]) => (sheet.edges[e] ?? mark) !== mark).map(([e]) => +e);
    const nodes = Object.entries(step.numbers)
      .filter(([node, number]) => (numbers[node] ?? number) !== number).map(([node]) => +node);
    return { step, wrong: edges.length || nodes.length ? { edges, nodes } : null };
  }
  return null;
}

/** The nodes of a walk in their order, as far as the puzzle and some steps say them. */
function course(table, steps) {
  const nodes = table.start === null ? [] : [table.start];
  for (const numbers of [table.given, ...[...steps].map((step) => step.numbers)]) {
    for (const [node, number] of Object.entries(numbers)) nodes[number - 1] = +node;
  }
  return nodes;
}

/** As `nextHint`: where the walk goes astray, else what it does not say yet, else its next node. */
function nextOfWalk(table, walk, told) {
  const steps = table.data.hints ?? [];
  const nodes = course(table, steps);
  const astray = walk.find((node, i) => node !== (nodes[i] ?? node));
  if (astray !== undefined) return { step: null, wrong: { edges: [], nodes: [astray] } };
  const left = new Set(walk.slice(0, -1)); // all is said of their edges
  const step = steps.find((step) => !told.has(step) && (
    Object.keys(step.numbers).some((node) => !walk.includes(+node)) ||
    Object.keys(step.edges).some((e) => !table.edges[e].some((node) => left.has(node)))
  )) ?? steps.find(({ numbers }) => nodes[Math.max(1, walk.length)] in numbers);
  return step ? { step, wrong: null } : null;
}

/** The sheet with its walk led on as far as the steps that were told say without a gap. */
export function walkedOn(table, sheet, told) {
  const nodes = course(table, told), walk = [...sheet.walk];
  while (nodes[walk.length] !== undefined) walk.push(nodes[walk.length]);
  return walk.length > sheet.walk.length ? withWalk(sheet, walk) : sheet;
}

/** Do the numbers on the board say all that the step says of edges? */
function implied(step, table, numbers) {
  if (Object.keys(step.numbers).length) return false;
  return Object.entries(step.edges).every(([edge, mark]) => {
    const [u, v] = table.edges[edge];
    if (!(u in numbers) || !(v in numbers)) return false;
    return table.follow(numbers[u], numbers[v]) === (mark === 1);
  });
}

/** The sheet with the marks of a step. */
export function applied(step, sheet) {
  return {
    ...BLANK, ...sheet,
    edges: { ...sheet.edges, ...step.edges }, numbers: { ...sheet.numbers, ...step.numbers },
  };
}
