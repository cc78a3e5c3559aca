// Hints: the steps of the studio's explanation, told one at a time, first where, then why.

import { BLANK } from "./sheet.mjs";

/** The marks of a step that are not on the sheet yet. */
function missing(step, sheet, table) {
  const numbers = table.numbers(sheet);
  return Object.entries(step.edges).some(([e, mark]) => sheet.edges[e] !== mark) ||
    Object.entries(step.numbers).some(([node, number]) => numbers[node] !== number);
}

/** The first step that says something new, `{ step, wrong }`; null where there is none.
 *
 * `wrong`: marks of the player that the step contradicts: then these come first. */
export function nextHint(table, marks) {
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
