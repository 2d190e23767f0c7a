/** Prints every breach of the architecture as `file:line message`; exit status 1 when there is one. */
import { readSourceTree } from "./source-tree.ts";
import { architectureRules, unusedRules } from "./rules/all.ts";

const tree = readSourceTree();
let breaches = 0;
for (const [name, rule] of Object.entries({ ...architectureRules, ...unusedRules })) {
  const violations = rule(tree);
  if (violations.length === 0) continue;
  breaches += violations.length;
  console.log(`Broken: ${name}`);
  for (const { path, line, message } of violations) console.log(`  ${path}:${line} ${message}`);
}
if (breaches > 0) process.exitCode = 1;
