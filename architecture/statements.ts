/**
 * Prints the statements of the specification with how many test files name each; `--missing` prints those that no test names.
 * Further words are beginnings of ids: `W5`, `C7.1`.
 */
import { readSourceTree } from "./source-tree.ts";
import { namedStatements, statementsOf } from "./rules/statements.ts";

const [options, prefixes] = [true, false].map((isOption) =>
  process.argv.slice(2).filter((word) => word.startsWith("--") === isOption),
) as [string[], string[]];

function printStatements(): void {
  const tree = readSourceTree();
  const named = namedStatements(tree);
  const wanted = statementsOf(tree).filter(
    ({ id }) => prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix)),
  );
  let heading = "";
  for (const { id, text, headings } of wanted) {
    const files = named.get(id)?.size ?? 0;
    if (options.includes("--missing") && files > 0) continue;
    if (headings.join(" > ") !== heading) {
      heading = headings.join(" > ");
      console.log(`\n${heading}\n`);
    }
    console.log(`${id.padEnd(6)} ${(files === 0 ? "none" : String(files)).padStart(4)}  ${text}`);
  }
  const hits = wanted.filter(({ id }) => named.has(id));
  const files = new Set(hits.flatMap(({ id }) => [...(named.get(id) ?? [])]));
  console.log(`\n${hits.length} of ${wanted.length} statements are named by tests, in ${files.size} files.`);
}

const unknown = options.find((option) => option !== "--missing");
if (unknown === undefined) printStatements();
else {
  console.error(`slipway: statements knows --missing, not "${unknown}".`);
  process.exitCode = 2;
}
