/**
 * Power cuts, a cut network, Stop, and a machine that is gone: what was acknowledged is there, the rest says so, nothing is half
 * done. What has no screen (saves, each process of the server) is proven by `trust/src/faults`.
 */
import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { giveBaseSet } from "@slipway/sandbox/testing";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { followLive } from "@slipway/server/testing/follow-live";
import { createProject, filesOf, finishedVersion, signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, openPage } from "./support/chromium.ts";
import { buildFromHome, chat, person, previewFrame, say, signIn, waitForVersion } from "./support/journey.ts";
import { processesNaming } from "./support/processes.ts";
import { startSlipway, type RunningSlipway } from "./support/slipway.ts";

const REQUEST = "a landing page for a bakery called Golden Crust with menu and contact form";
const RESTARTED = "Slipway restarted during this turn. It was not applied. Your message is above.";
const SOON = { timeout: 15_000 };

let first: RunningSlipway;
/** The server that runs now: the first one, or what a power cut was followed by. */
let slipway: RunningSlipway;
let browser: Browser;

beforeAll(async () => {
  [first, browser] = await Promise.all([startSlipway(), launchChromium()]);
  slipway = first;
}, 400_000);

afterAll(async () => {
  await browser?.close();
  if (slipway !== first) await slipway[Symbol.asyncDispose]();
  await first?.[Symbol.asyncDispose]();
});

/** Ends the server without a word and proves that no process of it is left. */
async function cutPower(): Promise<void> {
  await slipway.kill();
  await expect.poll(() => processesNaming(first.dataDir), SOON).toEqual([]);
}

async function startAgain(): Promise<void> {
  slipway = await startSlipway({ dataDir: first.dataDir, port: first.port });
}

interface Built {
  maker: TestPerson;
  projectId: string;
}

let built: Promise<Built> | undefined;

/** One project for whatever happens after a first turn. */
const builtProject = (): Promise<Built> => (built ??= buildProject());

async function buildProject(): Promise<Built> {
  const maker = await signUp(slipway, "Nadia");
  const projectId = await createProject(maker, REQUEST);
  await using trajectory = await followLive(slipway.url, maker, `projects/${projectId}/trajectory`);
  await finishedVersion(trajectory, null);
  return { maker, projectId };
}

const saveFile = (maker: TestPerson, projectId: string, change: { path: string; content: string }) =>
  maker.call(filesContract.editCode, { params: { projectId }, body: { changes: [change] } });

describe("a person in front of it", () => {
  it("loses no word when the network goes while sending, and no version when they stop a turn", async () => {
    const { maker, projectId } = await builtProject();
    await using opened = await openPage(browser);
    const { page, context } = opened;
    await signIn(page, slipway.url, maker);
    await page.goto(`${slipway.url}/projects/${projectId}`);
    await waitForVersion(page, 1);
    await previewFrame(page)
      .getByText(/Golden Crust/)
      .first()
      .waitFor();
    // Nobody has woken the dev server yet: this is the site as it was built.
    expect(await previewFrame(page).locator('script[src^="/assets/"]').count()).toBe(1);

    const words = "change the title to Silver Crust";
    await context.setOffline(true);
    await say(page, words);
    const waits = chat(page).getByText("Waiting for the connection");
    await waits.waitFor();
    await chat(page).getByRole("button", { name: "Take back" }).click();
    const box = page.getByRole("textbox", { name: "Message" });
    expect(await box.inputValue()).toBe(words);
    expect(await chat(page).getByText(words).count()).toBe(0);
    await box.press("Enter");
    await waits.waitFor();

    await context.setOffline(false);
    await waits.waitFor({ state: "detached" });
    await chat(page).getByText(words).waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await chat(page)
      .getByText(/Stopped/)
      .first()
      .waitFor();
    await chat(page).getByText("Version 1 · Current").waitFor();
    expect(
      await chat(page)
        .getByText(/Version 2/)
        .count(),
    ).toBe(0);
    await previewFrame(page)
      .getByText(/Golden Crust/)
      .first()
      .waitFor();
  }, 240_000);
});

describe("a power cut", () => {
  it("during a turn: the page says that it was not applied, and one button runs it again", async () => {
    await using opened = await openPage(browser);
    const { page } = opened;
    await buildFromHome(page, slipway.url, { request: REQUEST, who: person("Pia") });
    const answer = chat(page).getByRole("article", { name: "Answer" });
    await answer.and(page.locator("[aria-busy=true]")).getByText(/\w/).first().waitFor();
    await cutPower();
    await startAgain();

    // The page was open all the time: it connects again by itself.
    await answer.getByText(RESTARTED).first().waitFor({ timeout: 60_000 });
    await chat(page).getByText(REQUEST).waitFor();
    await answer.getByText("Changes couldn't be applied").waitFor();
    await page.getByRole("button", { name: "Run it again" }).click();
    await waitForVersion(page, 1);
    await previewFrame(page)
      .getByText(/Golden Crust/)
      .first()
      .waitFor();
  }, 240_000);

  it("into publishing: the site is the old one or the new one, whole", async () => {
    const { maker, projectId } = await builtProject();
    const params = { id: projectId };
    await maker.call(publishContract.deploy, { params, body: {} });
    const details = await maker.call(projectsContract.details, { params });
    if (!("site_url" in details)) throw new Error("the maker sees the whole project");
    const index = Buffer.from((await filesOf(maker, projectId)).get("index.html")!).toString();
    const oldTitle = /<title>(.*)<\/title>/.exec(index)![1]!;
    const newTitle = "The next edition";
    const content = index.replace(/<title>.*<\/title>/, `<title>${newTitle}</title>`);
    await saveFile(maker, projectId, { path: "index.html", content });

    const newest = async () => (await maker.call(publishContract.deployments, { params })).deployments[0]!.number;
    const before = await newest();
    let acknowledged = false;
    const deploying = maker.call(publishContract.deploy, { params, body: {} }).then(
      () => (acknowledged = true),
      () => undefined,
    );
    // The new site has just taken the old one's place, and its answer has not been seen yet.
    await expect.poll(async () => acknowledged || (await newest()) > before, { ...SOON, interval: 5 }).toBe(true);
    const wasAcknowledged = acknowledged;
    await cutPower();
    await deploying;
    await startAgain();

    const page = await fetchByAddress(details.site_url);
    expect(page.status).toBe(200);
    const html = await page.text();
    const title = /<title>(.*)<\/title>/.exec(html)?.[1];
    expect(wasAcknowledged ? [newTitle] : [newTitle, oldTitle]).toContain(title);
    const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
    expect(assets.length).toBeGreaterThan(0);
    for (const asset of assets) expect((await fetchByAddress(new URL(asset, details.site_url))).status).toBe(200);

    await maker.call(publishContract.deploy, { params, body: {} });
    expect(await (await fetchByAddress(details.site_url)).text()).toContain(`<title>${newTitle}</title>`);
  }, 240_000);
});

const launcher = fileURLToPath(new URL("../server/src/commands/run.ts", import.meta.url));

/** As `./slipway NAME FILE` runs it; answers what it printed. */
async function command(dataDir: string, args: readonly string[]): Promise<string> {
  const options = { env: { ...process.env, SLIPWAY_DATA_DIR: dataDir } };
  const run = promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", launcher, ...args],
    options,
  );
  return (await run).stdout;
}

describe("a machine that is gone", () => {
  it("is replaced by an empty one and the backup: people sign in, see their app, change it and publish it", async () => {
    const { maker, projectId } = await builtProject();
    const params = { id: projectId };
    await maker.call(publishContract.deploy, { params, body: {} });
    const details = await maker.call(projectsContract.details, { params });
    if (!("site_url" in details)) throw new Error("the maker sees the whole project");
    const folder = await mkdtemp(join(tmpdir(), "slipway-restored-"));
    try {
      // Databases and sandboxes run as users of their own and have to pass through.
      await chmod(folder, 0o711);
      const [file, dataDir] = [join(folder, "one.backup"), join(folder, "data")];
      await command(slipway.dataDir, ["backup", file]);
      await cutPower();
      expect(await command(dataDir, ["restore", file])).toContain(`Restored into ${dataDir}`);
      await giveBaseSet(dataDir);
      slipway = await startSlipway({ dataDir, port: first.port });
      expect((await fetchByAddress(details.site_url)).status).toBe(200);

      await using opened = await openPage(browser);
      const { page, problems } = opened;
      await signIn(page, slipway.url, maker);
      await page.goto(`${slipway.url}/projects/${projectId}`);
      await chat(page).getByText(REQUEST).first().waitFor();
      // Saves of a person are versions without a card: the newest may be one.
      const { items } = await maker.call(chatContract.trajectory, { params, query: { limit: 30 } });
      const version = Math.max(...items.map((item) => ("version" in item ? (item.version ?? 0) : 0)));
      await previewFrame(page)
        .getByText(/Golden Crust/)
        .first()
        .waitFor();
      await say(page, "change the title to Copper Crust");
      await waitForVersion(page, version + 1);
      await previewFrame(page)
        .getByText(/Copper Crust/)
        .first()
        .waitFor();
      await maker.call(publishContract.deploy, { params, body: {} });
      const site = await openPage(browser);
      await site.page.goto(details.site_url);
      await site.page
        .getByText(/Copper Crust/)
        .first()
        .waitFor();
      await site[Symbol.asyncDispose]();
      expect(problems).toEqual([]);
    } finally {
      // The last of its file: nobody needs the first one any more.
      if (slipway !== first) await slipway[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }, 400_000);
});
