/**
 * The long versions of the trust tests: `./slipway bench trust [topic]`. Each `*.trust.ts` below `trust/` is one topic; it counts
 * what it tried and what went wrong, and anything wrong fails the run.
 */
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { mustHold } from "./figures.ts";
import type { TrustTopic } from "./trust/topic.ts";

const folder = join(import.meta.dirname, "trust");
const ending = ".trust.ts";
/** By their names; a folder below holds several that belong together. */
const files = new Map(
  (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith(ending))
    .map((file) => [basename(file, ending), file]),
);
const topics = [...files.keys()].toSorted();
const wanted = process.argv[2];
if (wanted !== undefined && !topics.includes(wanted)) {
  console.error(`There is no topic "${wanted}". There are: ${topics.join(", ") || "none yet"}.`);
  process.exit(2);
}
for (const name of wanted === undefined ? topics : [wanted]) {
  const { topic } = (await import(`./trust/${files.get(name)}`)) as { topic: TrustTopic };
  console.log(`## ${name}`);
  const began = performance.now();
  const { figures, wrong } = await topic();
  for (const [what, value] of Object.entries(figures)) console.log(`${what}: ${value}`);
  console.log(`${wrong.length} wrong, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  for (const each of wrong.slice(0, 20)) console.log(`- ${each}`);
  mustHold(`nothing goes wrong in ${name}`, { holds: wrong.length === 0, found: `${wrong.length} did` });
}
