/**
 * First sight and first change: from the project's files to its heading in a fresh browser context, and from one
 * changed file to the change on the screen. The peer is the plain Vite command line with the same files and packages.
 * "First sight" is a person's whole way: from asking the running product for the address of a sleeping preview to the
 * heading.
 */
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { createLocalSandbox, type LocalSandbox } from "@slipway/sandbox/local";
import { exposePreview, templateDir } from "@slipway/sandbox/testing";
import { followLive } from "@slipway/server/testing/follow-live";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { median, mustHold, report, type Figure } from "./figures.ts";
import { createProject, filesOf, finishedVersion, signUp } from "@slipway/server/testing/generated-project";
import { ViteCli, type Files } from "./peers/vite-cli.ts";

const ROUNDS = 6;
const EDITS = 10;
/** A change that did not appear by then was lost; the bench reports it instead of waiting for ever. */
const LATE_MS = 10_000;
const REQUEST = "a landing page for a bakery called Golden Crust with menu and contact form";
const EDITED_FILE = "src/components/sections/Hero.tsx";

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;
type Served = { url: string } & AsyncDisposable;

interface Generated extends AsyncDisposable {
  files: Files;
  /** Asks for the address of a preview that nobody has woken. */
  served: () => Promise<Served>;
}

async function generate(dataDir: string): Promise<Generated> {
  const slipway = await startSlipway({ dataDir });
  const maya = await signUp(slipway, "Maya");
  const id = await createProject(maya, REQUEST);
  await using trajectory = await followLive(slipway.url, maya, `projects/${id}/trajectory`);
  await finishedVersion(trajectory, null);
  const params = { id };
  const state = () => maya.call(previewContract.status, { params });
  while ((await state()).preview_build_commit_sha === null) await delay(100);
  return {
    files: await filesOf(maya, id),
    served: async () => {
      const { url } = await maya.call(previewContract.access, { params, body: {} });
      return { url, [Symbol.asyncDispose]: () => Promise.resolve() };
    },
    [Symbol.asyncDispose]: () => slipway[Symbol.asyncDispose](),
  };
}

/**
 * Records when a page has its heading, inside the page, because asking from outside would answer in steps of half a
 * second.
 */
function noteHeading(): void {
  const seen = Promise.withResolvers<number>();
  const look = (): void => {
    if (document.querySelector("h1") !== null) seen.resolve(Date.now());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  Object.assign(window, { headingAt: seen.promise });
}

/** Time until the heading appears, by this machine's clock on both sides; the page stays open for `then`. */
async function hero(
  browser: Browser,
  serve: () => Promise<Served>,
  then?: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript(noteHeading);
  const started = Date.now();
  await using served = await serve();
  await page.goto(served.url, { waitUntil: "commit" });
  const took = (await page.evaluate<number>("window.headingAt")) - started;
  await then?.(page);
  await page.context().close();
  return took;
}

let trees = 0;

async function servePreview(sandbox: LocalSandbox, files: Files): Promise<Served> {
  const { dependencies } = JSON.parse(Buffer.from(files.get("package.json")!).toString()) as {
    dependencies: Record<string, string>;
  };
  await sandbox.previews.wake({
    projectId: "bench",
    treeKey: `tree-${(trees += 1)}`,
    files: async () => files,
    dependencies,
  });
  return exposePreview(() => sandbox.previews.address("bench")?.socketPath ?? null);
}

interface EditTimes {
  times: number[];
  /** Changes that never appeared: a file watcher misses one that is saved at the wrong moment. */
  lost: number;
}

/** Times of edits of one file, each made after the last one has appeared. Both clocks are this machine's. */
async function editTimes(
  page: Page,
  files: Files,
  write: (path: string, content: string) => Promise<void>,
): Promise<EditTimes> {
  const source = Buffer.from(files.get(EDITED_FILE)!).toString();
  const times: number[] = [];
  let lost = 0;
  await page.waitForLoadState("networkidle");
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const content = source.replace("</h1>", `<i data-edit="${edit}" /></h1>`);
    if (content === source) throw new Error(`${EDITED_FILE} has no heading`);
    await page.evaluate((mark) => {
      const shown = Promise.withResolvers<number>();
      const look = (): void => {
        if (document.querySelector(mark) !== null) shown.resolve(Date.now());
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { shown: shown.promise });
    }, `[data-edit="${edit}"]`);
    const started = Date.now();
    await write(EDITED_FILE, content);
    const late = delay(LATE_MS, null, { ref: false });
    const shown = await Promise.race([page.evaluate<number>("window.shown"), late]);
    if (shown === null) lost += 1;
    else times.push(shown - started);
  }
  return { times, lost };
}

interface Measured {
  firstSight: number[];
  pool: number[];
  unpooled: number[];
  cached: number[];
  uncached: number[];
  edits: EditTimes;
  peerEdits: EditTimes;
}

interface Setting {
  dataDir: string;
  generated: Generated;
  cli: ViteCli;
}

/** Each round measures all variants, so that a busy minute affects them alike. */
async function measure(browser: Browser, { dataDir, generated, cli }: Setting): Promise<Measured> {
  const { files } = generated;
  const options = { dataDir, templateDir, buildPoolSize: 0 };
  await using pooled = await createLocalSandbox({ ...options, poolSize: 1 });
  await using unpooled = await createLocalSandbox({ ...options, poolSize: 0 });
  await Promise.all([pooled.prepared(), unpooled.prepared()]);
  const measured: Measured = {
    firstSight: [],
    pool: [],
    unpooled: [],
    cached: [],
    uncached: [],
    edits: { times: [], lost: 0 },
    peerEdits: { times: [], lost: 0 },
  };
  for (let round = -1; round < ROUNDS; round += 1) {
    const last = round === ROUNDS - 1;
    const firstSight = await hero(browser, generated.served);
    const pool = await hero(
      browser,
      () => servePreview(pooled, files),
      async (page) => {
        if (!last) return;
        const apply = (path: string, content: string) =>
          pooled.previews.apply("bench", `edit-${(trees += 1)}`, [{ path, content }]);
        measured.edits = await editTimes(page, files, apply);
      },
    );
    await pooled.previews.sleep("bench");
    const cold = await hero(browser, () => servePreview(unpooled, files));
    await unpooled.previews.sleep("bench");
    // The next claim needs a waiting runner, and filling the pool must not disturb the peer.
    await pooled.prepared();
    await cli.reset({ cache: false });
    const uncached = await hero(browser, () => cli.start(files));
    await cli.reset({ cache: true });
    const cached = await hero(
      browser,
      () => cli.start(files),
      async (page) => {
        if (last) measured.peerEdits = await editTimes(page, files, (path, content) => cli.write(path, content));
      },
    );
    // The first round fills file caches for all variants.
    if (round < 0) continue;
    measured.firstSight.push(firstSight);
    measured.pool.push(pool);
    measured.unpooled.push(cold);
    measured.cached.push(cached);
    measured.uncached.push(uncached);
  }
  return measured;
}

const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
// Sandboxes run as users of their own, who have to pass through.
await chmod(folder, 0o711);
try {
  const dataDir = join(folder, "data");
  await using generated = await generate(dataDir);
  const sets = join(dataDir, "sandbox", "sets");
  const base = (await readdir(sets)).find((name) => name.startsWith("base-"));
  if (base === undefined) throw new Error("the packages of new projects were not prepared");
  const cli = await ViteCli.create(join(folder, "vite"), join(sets, base, "node_modules"));
  const browser = await launchChromium();
  try {
    const measured = await measure(browser, { dataDir, generated, cli });
    const figures: Figure[] = [
      { name: "heading, first sight of a sleeping preview", samples: measured.firstSight, unit: "ms", goal: 500 },
      { name: "heading, dev server from the pool", samples: measured.pool, unit: "ms", goal: 500 },
      { name: "heading, dev server with an empty pool", samples: measured.unpooled, unit: "ms", goal: 900 },
      { name: "heading, Vite CLI with dependency cache", samples: measured.cached, unit: "ms" },
      { name: "heading, Vite CLI without cache", samples: measured.uncached, unit: "ms" },
      { name: "one changed file -> screen", samples: measured.edits.times, unit: "ms", goal: 50 },
      { name: "one changed file -> screen, Vite CLI", samples: measured.peerEdits.times, unit: "ms" },
    ];
    const ratio = (peer: number[], own: number[]): number => median(peer) / median(own);
    report(figures, [
      { name: "first sight against CLI with cache", value: ratio(measured.cached, measured.firstSight), goal: 2.5 },
      { name: "first sight against CLI without cache", value: ratio(measured.uncached, measured.firstSight), goal: 4 },
      {
        name: "dev server from the pool against CLI with cache",
        value: ratio(measured.cached, measured.pool),
        goal: 2.5,
      },
      {
        name: "dev server from the pool against CLI without cache",
        value: ratio(measured.uncached, measured.pool),
        goal: 4,
      },
    ]);
    console.log(`edits never shown: ${measured.edits.lost}; by the CLI: ${measured.peerEdits.lost}`);
    mustHold("every edit is shown", { holds: measured.edits.lost === 0, found: `${measured.edits.lost} were not` });
  } finally {
    await browser.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
