/**
 * The main job over the real API of a started Slipway: from a request to its first word, to a finished, checked version
 * and its preview on a screen, one change later, and to a published site.
 */
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { followLive } from "@slipway/server/testing/follow-live";
import { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { mustHold, report, timed, type Figure } from "./figures.ts";
import {
  createProject,
  filesOf,
  finishedVersion,
  isAnswer,
  sendMessage,
  signUp,
  TURN_MS,
} from "@slipway/server/testing/generated-project";

const REQUESTS = [
  {
    ask: "a website for a bicycle repair shop named Spoke & Chain with prices and opening hours",
    change: "make it dark green",
  },
  { ask: "booking page for a yoga studio with three classes a week", change: "make the buttons rounder" },
  { ask: "online shop for handmade ceramics, with a cart", change: "change the title to Clay Corner" },
  { ask: "portfolio of a wedding photographer based in Porto", change: "make it dark blue" },
  { ask: "todo list with priorities and due dates", change: "change the title to Day Plan" },
];

const measured = {
  firstText: [] as number[],
  version: [] as number[],
  onScreen: [] as number[],
  followUp: [] as number[],
  prebuilt: [] as number[],
  afterCommit: [] as number[],
};

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Bench = { slipway: RunningSlipway; browser: Browser; person: TestPerson };

async function openPreview({ browser, person }: Bench, id: string): Promise<void> {
  const page = await browser.newPage();
  const { url } = await person.call(previewContract.access, { params: { id }, body: {} });
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.context().close();
}

const publish = (person: TestPerson, id: string): Promise<number> =>
  timed(() => person.call(publishContract.deploy, { params: { id }, body: {} }));

/** Saves as a person, and publishes at the moment the commit exists. */
async function publishAfterCommit({ slipway, person }: Bench, id: string): Promise<number> {
  await using project = await followLive(slipway.url, person, `projects/${id}`);
  const page = Buffer.from((await filesOf(person, id)).get("index.html")!).toString();
  const known = [...project.documents.values()].at(-1)?.["latest_commit_sha"];
  const content = page.replace("<title>", `<title>${Date.now()} `);
  const saved = person.call(filesContract.editCode, {
    params: { projectId: id },
    body: { changes: [{ path: "index.html", content }] },
  });
  await project.until((document) => document["latest_commit_sha"] !== known, TURN_MS);
  const took = await publish(person, id);
  await saved;
  return took;
}

async function mainJob(bench: Bench, { ask, change }: (typeof REQUESTS)[number]): Promise<void> {
  const { slipway, person } = bench;
  const started = performance.now();
  const since = (): number => performance.now() - started;
  const id = await createProject(person, ask);
  await using trajectory = await followLive(slipway.url, person, `projects/${id}/trajectory`);
  await trajectory.until((document) => isAnswer(document) && document["content"] !== "", TURN_MS);
  measured.firstText.push(since());
  await finishedVersion(trajectory, null);
  measured.version.push(since());
  await openPreview(bench, id);
  measured.onScreen.push(since());

  const followUp = await timed(async () => finishedVersion(trajectory, await sendMessage(person, id, change)));
  measured.followUp.push(followUp);

  await using project = await followLive(slipway.url, person, `projects/${id}`);
  await project.until(
    (document) =>
      document["latest_commit_sha"] !== undefined &&
      document["preview_build_commit_sha"] === document["latest_commit_sha"],
    TURN_MS,
  );
  measured.prebuilt.push(await publish(person, id));
  measured.afterCommit.push(await publishAfterCommit(bench, id));
}

await using slipway = await startSlipway();
const browser = await launchChromium();
try {
  const bench = { slipway, browser, person: await signUp(slipway, "Maya") };
  const failures: string[] = [];
  for (const request of REQUESTS) {
    await mainJob(bench, request).catch((error: unknown) => failures.push(String(error)));
  }
  const figures: Figure[] = [
    { name: "request -> first text", samples: measured.firstText, unit: "ms", goal: 300 },
    { name: "request -> finished, checked version", samples: measured.version, unit: "ms", goal: 15_000 },
    { name: "request -> its preview on screen", samples: measured.onScreen, unit: "ms", goal: 15_000 },
    { name: "follow-up -> finished, checked version", samples: measured.followUp, unit: "ms", goal: 5000 },
    { name: "publish what is built", samples: measured.prebuilt, unit: "ms", goal: 100 },
    { name: "publish at the moment of a commit", samples: measured.afterCommit, unit: "ms", goal: 1000 },
  ];
  report(figures);
  // A request that did not end has no time, and a table without it would look better than it is.
  for (const failure of failures) mustHold("every request comes to an end", { holds: false, found: failure });
} finally {
  await browser.close();
}
