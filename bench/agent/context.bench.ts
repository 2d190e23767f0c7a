/**
 * How long a run looks for the files that a request is about: without a model, over 300 files, each kind of request by itself;
 * with what git says was changed last, which every turn of a connected model waits for; and with the rank by imports behind it.
 * `./slipway bench context`.
 */
import {
  fastRelevantFiles,
  type FastQuery,
  type ProjectTexts,
} from "@slipway/features/agent/server/context/files/fast-relevant-files.ts";
import { importGraph, rankFiles } from "@slipway/features/agent/server/context/files/rank-files.ts";
import { recentlyChanged } from "@slipway/features/agent/server/context/files/recently-changed.ts";
import { headOf, newVersion } from "@slipway/features/edits/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import startPostgres from "@slipway/platform/testing/run/global-setup";
import { provideTestPostgres } from "@slipway/platform/testing/test-database";
import { createTestApp } from "@slipway/server/testing/test-app";
import { report, timed, type Figure } from "../figures.ts";
import { FILES, largeProject } from "./large-project.ts";

const TIMES = 30;
const GOAL_MS = 50;
const VERSIONS = 6;

const nothing = { selected_elements: [], runtime_errors: [], client_logs: [] };
type Query = Omit<FastQuery, "recent">;
const QUERIES: Readonly<Record<string, Query>> = {
  "a request in words": { message: "make the cards of the dishes bigger and show the price of each", context: nothing },
  "one about the page on screen": { message: "more room", context: { ...nothing, current_page: "/orderlist0" } },
  "one about an error": {
    message: "fix this error",
    context: { ...nothing, runtime_errors: ["TypeError: x\n    at GuestCard (/src/components/GuestCard01.tsx:3:1)"] },
  },
  "one about an element": {
    message: "make it green",
    context: {
      ...nothing,
      selected_elements: [{ text: "Reserve a table", tag: "button", file: "src/components/TableForm02.tsx", line: 4 }],
    },
  },
};

/** Beside other work on the machine only this says what the search itself costs. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

interface Measured {
  fast: number[];
  processor: number[];
  found: number[];
  ranked: number[];
}

const end = await startPostgres({ provide: (_key, url) => provideTestPostgres(url) });
try {
  await using app = await createTestApp();
  const { services } = app;
  const { id: projectId } = await newProject((await app.signUp("Maya")).call);
  const files = largeProject();
  const paths = [...files.keys()];
  await newVersion(services, projectId, { files: Object.fromEntries(files) });
  for (let version = 0; version < VERSIONS; version += 1) {
    const path = paths[version * 11]!;
    await newVersion(services, projectId, { files: { [path]: `${files.get(path)!}// version ${version}\n` } });
  }
  const baseSha = await headOf(services, projectId);
  const searched: ProjectTexts = { paths, text: (path) => files.get(path) ?? null };
  const changed = () => recentlyChanged(services, { projectId, baseSha });
  const recent = await changed();
  if (recent.length === 0) throw new Error("nothing was changed last");

  const git: number[] = [];
  const measured = new Map<string, Measured>();
  for (const name of Object.keys(QUERIES)) measured.set(name, { fast: [], processor: [], found: [], ranked: [] });
  for (let round = 0; round < TIMES; round += 1) {
    git.push(await timed(changed));
    for (const [name, query] of Object.entries(QUERIES)) {
      const { fast, processor, found, ranked } = measured.get(name)!;
      const search = async () => fastRelevantFiles({ ...query, recent }, searched);
      fast.push(await timed(search));
      processor.push(await processorTime(search));
      found.push(await timed(async () => fastRelevantFiles({ ...query, recent: await changed() }, searched)));
      ranked.push(
        await timed(async () => {
          const seeds = fastRelevantFiles({ ...query, recent: await changed() }, searched);
          rankFiles(seeds, await importGraph(searched), false);
        }),
      );
    }
  }
  const rows = (what: string, part: keyof Measured, goal?: number): Figure[] =>
    [...measured].map(([name, samples]) => ({
      name: `${what}, ${name}`,
      samples: samples[part],
      unit: "ms",
      ...(goal === undefined ? {} : { goal }),
    }));
  // Every kind has to be below it, so the worst one is.
  report([
    ...rows(`fast files of ${FILES}`, "fast", GOAL_MS),
    ...rows("its processor time", "processor", GOAL_MS),
    { name: "what was changed last, by git", samples: git, unit: "ms" },
    ...rows("fast files and what was changed last", "found", GOAL_MS),
    ...rows("all that, and ranked by imports", "ranked"),
  ]);
} finally {
  await end();
}
