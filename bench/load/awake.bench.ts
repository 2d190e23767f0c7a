/**
 * Many at once on one machine: what eight previews take of the memory that nobody looks at any more, and twenty awake on one
 * product while five people have apps made. Nothing may fail, and nobody may be put to sleep.
 */
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { createLocalSandbox } from "@slipway/sandbox/local";
import { giveBaseSet, templateDir, templateFiles } from "@slipway/sandbox/testing";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { followLive } from "@slipway/server/testing/follow-live";
import { createProject, finishedVersion, signUp } from "@slipway/server/testing/generated-project";
import { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { type Figure, mustHold, report } from "../figures.ts";
import { memoryMbBelow } from "../peers/process-figures.ts";

const IDLE = 8;
/** After the last request; what a dev server does behind it is over by then. */
const IDLE_MS = 10_000;
const AWAKE = 20;
const REQUESTS = [
  "a website for a bicycle repair shop named Spoke & Chain with prices and opening hours",
  "booking page for a yoga studio with three classes a week",
  "online shop for handmade ceramics, with a cart",
  "portfolio of a wedding photographer based in Porto",
  "todo list with priorities and due dates",
];

type Ask = (path: string) => Promise<{ status: number; body: string }>;

/** The page and everything that its scripts import, as a browser asks for it. Answers how many files that were. */
async function loadPage(ask: Ask): Promise<number> {
  const seen = new Set<string>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const { status, body } = await ask(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    for (const [, next] of body.matchAll(/(?:from\s*|import\s*\(?|src=|href=)\s*["'](\/[^"']+)["']/g))
      waiting.push(next!);
  }
  return seen.size;
}

const overSocket =
  (socketPath: string): Ask =>
  (path) =>
    new Promise((resolve, reject) => {
      const call = request({ socketPath, path, headers: { host: "localhost", accept: "*/*" } }, (answer) => {
        answer
          .toArray()
          .then(
            (pieces: Buffer[]) => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
            reject,
          );
      });
      call.once("error", reject);
      call.end();
    });

async function idlePreviews(dataDir: string): Promise<Figure[]> {
  await giveBaseSet(dataDir);
  await using sandbox = await createLocalSandbox({ dataDir, templateDir, poolSize: 0, buildPoolSize: 0 });
  await sandbox.prepared();
  const files = await templateFiles();
  const { dependencies } = JSON.parse(await readFile(join(templateDir, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const perPreview: number[] = [];
  for (let count = 1; count <= IDLE; count += 1) {
    const projectId = `bench${count}`;
    const { socketPath } = await sandbox.previews.wake({
      projectId,
      treeKey: "one",
      files: () => Promise.resolve(files),
      dependencies,
    });
    await loadPage(overSocket(socketPath));
    if (count !== 1 && count !== IDLE) continue;
    await delay(IDLE_MS);
    perPreview.push((await memoryMbBelow(process.pid)) / count);
  }
  return [
    { name: "memory of a preview, alone", samples: [perPreview[0]!], unit: "MB", goal: 90 },
    { name: `memory of each of ${IDLE} idle previews`, samples: [perPreview[1]!], unit: "MB", goal: 60 },
  ];
}

/** A person's way into a preview: the entrance's cookie, and what only the dev server has. */
async function wake(person: TestPerson, id: string): Promise<Ask> {
  const { url } = await person.call(previewContract.access, { params: { id }, body: {} });
  const entered = await fetchByAddress(url);
  const cookie = entered.headers.get("set-cookie")!.split(";")[0]!;
  return async (path) => {
    const answer = await fetchByAddress(new URL(path, url), { headers: { cookie, accept: "*/*" } });
    return { status: answer.status, body: await answer.text() };
  };
}

const SOURCE = "/src/main.tsx";

async function manyAwake(slipway: RunningSlipway): Promise<{ figures: Figure[]; wrong: string[] }> {
  const maya = await signUp(slipway, "Maya");
  const asks: { id: string; ask: Ask }[] = [];
  const woken: number[] = [];
  const wrong: string[] = [];
  const askAll = async (when: string): Promise<void> => {
    for (const { id, ask } of asks) {
      const { status } = await ask(SOURCE);
      if (status !== 200) wrong.push(`${when}, the preview of ${id} answered ${status}`);
      const { state } = await maya.call(previewContract.status, { params: { id } });
      if (state !== "live") wrong.push(`${when}, the preview of ${id} is ${state}`);
    }
  };
  for (let count = 0; count < AWAKE; count += 1) {
    const { id } = await newProject(maya.call);
    const ask = await wake(maya, id);
    const started = performance.now();
    await ask(SOURCE);
    woken.push(performance.now() - started);
    asks.push({ id, ask });
  }
  await askAll("before the turns");
  const turns = await Promise.all(
    REQUESTS.map(async (message, at) => {
      const person = await signUp(slipway, `Person ${at}`);
      const started = performance.now();
      const id = await createProject(person, message);
      await using trajectory = await followLive(slipway.url, person, `projects/${id}/trajectory`);
      await finishedVersion(trajectory, null).catch((error: unknown) => wrong.push(`"${message}": ${String(error)}`));
      return performance.now() - started;
    }),
  );
  await askAll("after the turns");
  const errors = (await slipway.log()).split("\n").filter((line) => /"level":(?:"error"|50)/.test(line));
  wrong.push(...errors.map((line) => `the log says ${line.slice(0, 300)}`));
  return {
    wrong,
    figures: [
      { name: `waking a preview, up to ${AWAKE} awake`, samples: woken, unit: "ms" },
      { name: `a turn, ${REQUESTS.length} at once beside ${AWAKE} awake previews`, samples: turns, unit: "ms" },
      { name: "memory of all below the server", samples: [await memoryMbBelow(slipway.process.pid!)], unit: "MB" },
    ],
  };
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
try {
  // Sandboxes run as users of their own and have to pass through.
  await chmod(folder, 0o711);
  const idle = await idlePreviews(join(folder, "data"));
  await using slipway = await startSlipway({
    environment: { SLIPWAY_PREVIEWS_MAX: String(AWAKE + REQUESTS.length), SLIPWAY_PREVIEW_IDLE_SECONDS: "3600" },
  });
  const { figures, wrong } = await manyAwake(slipway);
  report([...idle, ...figures]);
  const setting = `${AWAKE} previews awake, ${REQUESTS.length} turns at once`;
  console.log(`${setting}: ${wrong.length} wrong`);
  for (const each of wrong) console.log(`- ${each}`);
  mustHold(`nothing goes wrong with ${setting}`, { holds: wrong.length === 0, found: `${wrong.length} did` });
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
