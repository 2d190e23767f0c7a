/**
 * How long a run looks for the files that a request is about: without a model, over 300 files and a request of each kind; and
 * the rank by imports behind it, which the first words of the embedded model do not wait for. `./slipway bench context`.
 */
import {
  fastRelevantFiles,
  type FastQuery,
  type ProjectTexts,
} from "@slipway/features/agent/server/context/files/fast-relevant-files.ts";
import { importGraph, rankFiles } from "@slipway/features/agent/server/context/files/rank-files.ts";
import { report, timed } from "../figures.ts";

const FILES = 300;
const TIMES = 30;
const THINGS = ["Order", "Dish", "Table", "Guest", "Invoice", "Review", "Photo", "Event", "Offer", "Route"];

/** Pages, parts and rules that import each other, about 4 kB each. */
function project(): ProjectTexts {
  const files = new Map<string, string>();
  const routes: string[] = [];
  for (let at = 0; at < FILES - 1; at += 1) {
    const name = `${THINGS[at % THINGS.length]}${["List", "Card", "Form", "Rules"][at % 4]}${Math.floor(at / 40)}`;
    const folder = ["pages", "components", "components", "lib"][at % 4]!;
    const imports = [1, 2, 3]
      .map((step) => [...files.keys()].at(-step * 7))
      .filter((path) => path !== undefined)
      .map((path, index) => `import { value as v${index} } from "@/${path.slice(4).replace(/\.tsx$/, "")}";`);
    const body = Array.from(
      { length: 40 },
      (_, line) =>
        `export function ${name}Part${line}(props: { count: number }) {\n  return <p>{props.count * ${line}}</p>;\n}`,
    );
    files.set(`src/${folder}/${name}${at}.tsx`, [...imports, `export const value = ${at};`, ...body].join("\n"));
    if (folder === "pages") routes.push(`<Route path="/${name.toLowerCase()}" element={<${name}${at} />} />`);
  }
  files.set("src/App.tsx", `export const App = () => <Routes>${routes.join("\n")}</Routes>;`);
  return { paths: [...files.keys()], text: (path) => files.get(path) ?? null };
}

const nothing = { selected_elements: [], runtime_errors: [], client_logs: [] };
const QUERIES: readonly FastQuery[] = [
  { message: "make the cards of the dishes bigger and show the price of each", context: nothing, recent: [] },
  { message: "more room", context: { ...nothing, current_page: "/orderlist0" }, recent: ["src/App.tsx"] },
  {
    message: "fix this error",
    context: { ...nothing, runtime_errors: ["TypeError: x\n    at GuestCard (/src/components/GuestCard01.tsx:3:1)"] },
    recent: [],
  },
];

const searched = project();
/** Beside other work on the machine only this says what the search itself costs. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const fast: number[] = [];
const processor: number[] = [];
const ranked: number[] = [];
for (let round = 0; round < TIMES; round += 1) {
  for (const query of QUERIES) {
    fast.push(await timed(async () => void fastRelevantFiles(query, searched)));
    processor.push(processorTime(() => void fastRelevantFiles(query, searched)));
  }
  if (round % 5 > 0) continue;
  const seeds = fastRelevantFiles(QUERIES[0]!, searched);
  ranked.push(await timed(async () => void rankFiles(seeds, await importGraph(searched), false)));
}
report([
  { name: `fast relevant files of ${FILES}`, samples: fast, unit: "ms", goal: 50 },
  { name: "the same, processor time", samples: processor, unit: "ms", goal: 50 },
  { name: `imports of ${FILES} files and rank`, samples: ranked, unit: "ms" },
]);
