// Reads [{data, sheets}] and writes what the page thinks of each sheet: is it solved, is it broken?
import { readFileSync } from "node:fs";
import { Table } from "../../resources/page/rules.mjs";
import { BLANK } from "../../resources/page/sheet.mjs";

const cases = JSON.parse(readFileSync(0, "utf8"));
const judged = cases.map(({ data, sheets }) => {
  const table = new Table(data);
  return sheets.map((sheet) => {
    const { solved, broken } = table.judge({ ...BLANK, ...sheet });
    return [solved, broken.map(({ words }) => words)];
  });
});
process.stdout.write(JSON.stringify(judged));
