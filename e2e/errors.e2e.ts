/**
 * Errors of the app under construction: met in the preview, the same for everybody, handed to a fix; and apps that
 * never stop failing.
 */
import type { Browser, Locator, Page } from "playwright-core";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract, type Project } from "@slipway/features/projects/contract/index.ts";
import { shareProject, signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, openPage, signedInAs, type OpenPage } from "./support/chromium.ts";
import { chat, previewFrame, showHalf } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let jo: TestPerson;
let projectId: string;

const SOON = { timeout: 60_000 };
const INDEX = "src/pages/Index.tsx";
/** Types and a comment come before the failing line, and the browser's code has neither. */
const FAILING = `// A page that fails in three ways.
interface Order {
  guests: number;
}

type Orders = readonly Order[];

export default function Index() {
  const orders: Orders = [];
  const fail = () => {
    const [order] = orders;
    return order!.guests;
  };
  const reject = () => void Promise.reject(new Error("nobody waits for this"));
  const ask = () => void fetch("/package.json?apikey=sk_live_4eC39HqLyjWDarjtT1zdp7dc");
  return (
    <main>
      <h1>Orders</h1>
      <button onClick={fail}>fail</button>
      <button onClick={reject}>reject</button>
      <button onClick={ask}>ask</button>
    </main>
  );
}
`;
const LINE = FAILING.split("\n").findIndex((line) => line.includes("order!.guests")) + 1;

/** Fails while it is built up, so that the app's error screen is all there is. */
const BLANK = `export default function Index() {
  const today = new Date().getFullYear();
  if (today > 2000) throw new Error("no page today");
  return <h1>Evenings of {today}</h1>;
}
`;

/** Forges messages of its bridge from places outside the preview, and then fails on every frame with new words. */
const HOSTILE = `export default function Index() {
  const forged = { source: "slipway-preview", v: 1, type: "error", kind: "runtime", message: "forged in a frame", path: "/" };
  const forge = () => {
    const inner = document.createElement("iframe");
    inner.srcdoc = "<script>top.postMessage(" + JSON.stringify(forged) + ", '*')</" + "script>";
    inner.onload = () => document.body.append("forged");
    document.body.append(inner);
  };
  const storm = () => {
    let frame = 0;
    const next = () => {
      frame += 1;
      requestAnimationFrame(next);
      console.error("frame", frame, { deep: [frame] });
      for (let times = 0; times < 20; times += 1)
        parent.postMessage({ ...forged, message: "posted " + frame + "." + times }, "*");
      throw new Error("thrown in frame " + frame);
    };
    requestAnimationFrame(next);
    document.body.append("storm");
  };
  return (
    <main>
      <h1>Weather</h1>
      <button onClick={forge}>forge</button>
      <button onClick={storm}>storm</button>
    </main>
  );
}
`;

async function newProject(index: string): Promise<string> {
  const { workspaces } = await maya.call(accountsContract.user, {});
  const { id } = await maya.call(projectsContract.create, { body: { workspace_id: workspaces[0]!.id } });
  await write(id, index);
  // Its build replaces a page in trouble, and would end what a test has begun.
  await vi.waitFor(async () => expect(await isBuilt(id)).toBe(true), { ...SOON, interval: 500 });
  return id;
}
async function isBuilt(id: string): Promise<boolean> {
  const project = (await maya.call(projectsContract.details, { params: { id } })) as Project;
  return project.preview_build_commit_sha !== null && project.preview_build_commit_sha === project.latest_commit_sha;
}
const write = (id: string, content: string) =>
  maya.call(filesContract.editCode, { params: { projectId: id }, body: { changes: [{ path: INDEX, content }] } });

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  jo = await signUp(slipway, "Jo");
  projectId = await newProject(FAILING);
  await shareProject(maya, jo, projectId);
}, 400_000);

afterAll(() => browser?.close());

async function openProject(
  who: TestPerson,
  id: string,
  options: Parameters<typeof openPage>[1] = {},
): Promise<OpenPage> {
  const opened = await openPage(browser, { ...options, as: signedInAs(who) });
  await opened.page.goto(`${slipway.url}/projects/${id}`);
  return opened;
}

const sheet = (page: Page): Locator => page.getByRole("alert").filter({ has: page.getByText("Dismiss") });
const inApp = (page: Page, name: string): Locator => previewFrame(page).getByRole("button", { name, exact: true });
/** Presses until it is shown: a page is replaced once its version is built, and its errors go with it. */
const meet = (page: Page, button: string, words: RegExp): Promise<void> =>
  expect
    .poll(
      async () => {
        await inApp(page, button).click(SOON);
        return sheet(page).filter({ hasText: words }).isVisible();
      },
      { ...SOON, interval: 500 },
    )
    .toBe(true);
/** An error of the button on a built page makes the dev server's page replace it. */
const serveByDevServer = (page: Page, button: string): Promise<void> =>
  expect
    .poll(
      async () => {
        await inApp(page, button).click(SOON);
        return previewFrame(page)
          .locator("body")
          .evaluate(() => "__slipwaySourcePlace" in window);
      },
      { ...SOON, interval: 500 },
    )
    .toBe(true);
const counted = (page: Page, label: string): Locator => page.getByRole("button", { name: label, exact: true });
const listed = (page: Page): Locator => page.getByRole("list", { name: "Open errors" }).getByRole("listitem");

describe("errors of an app", () => {
  it("are told where a person wrote them, to everybody who may change it, and opened at their line [T3.07] [T4.18]", async () => {
    await using mayas = await openProject(maya, projectId);
    await using jos = await openProject(jo, projectId);
    const { page } = mayas;
    await meet(page, "fail", /Runtime error.*Cannot read properties of undefined/);
    const place = sheet(page).getByRole("button", { name: new RegExp(`^Open ${INDEX}:${LINE}:\\d+$`) });
    await place.waitFor(SOON);

    await counted(jos.page, "1 error").click(SOON);
    await listed(jos.page)
      .getByText(/Cannot read properties of undefined/)
      .waitFor();
    await inApp(page, "reject").click();
    await inApp(page, "ask").click();
    await expect.poll(() => listed(jos.page).count(), SOON).toBe(3);
    await listed(jos.page).filter({ hasText: "nobody waits for this" }).getByText("Runtime error").waitFor();
    const asked = listed(jos.page).filter({ hasText: "HTTP client error" });
    expect(await asked.innerText()).not.toContain("sk_live");

    await place.click();
    await page.getByLabel(`Code of ${INDEX}`).waitFor(SOON);
    await page.getByText(new RegExp(`Ln ${LINE}\\b`)).waitFor(SOON);
    await expectCleanInBothThemes(jos.page);
  }, 240_000);

  it("are hidden by Dismiss for one, and open for the other until they are sent for fixing [T4.03] [ER2] [T7.17] [T7.18] [T8.12]", async () => {
    await using mayas = await openProject(maya, projectId);
    await using jos = await openProject(jo, projectId, { viewport: "phone", dark: true });
    await showHalf(jos.page, "Preview");
    await counted(jos.page, "3 errors").click(SOON);
    await expect.poll(() => listed(jos.page).count(), SOON).toBe(3);
    await expectCleanInBothThemes(jos.page);

    const { page } = mayas;
    await meet(page, "fail", /Cannot read properties of undefined/);
    await sheet(page).getByRole("button", { name: "Dismiss" }).click(SOON);
    await sheet(page).waitFor({ state: "detached" });
    await counted(page, "2 errors").waitFor(SOON);
    expect(await listed(jos.page).count()).toBe(3);

    await inApp(page, "reject").click();
    await sheet(page).getByText("nobody waits for this").first().waitFor(SOON);
    await expectCleanInBothThemes(page);
    await sheet(page).getByRole("button", { name: "Try to fix" }).click();
    await page.getByText("Fix attempt initiated successfully").waitFor(SOON);
    await chat(page)
      .getByText(/Fix this error:/)
      .first()
      .waitFor(SOON);
    await expect.poll(() => listed(jos.page).filter({ hasText: "nobody waits for this" }).count(), SOON).toBe(0);
  }, 240_000);

  it("end with their version, come again when the next one has them, and arrive live from the dev server [T4.17]", async () => {
    const id = await newProject(FAILING);
    await using opened = await openProject(maya, id);
    const { page } = opened;
    await meet(page, "reject", /nobody waits for this/);
    await counted(page, "1 error").waitFor(SOON);
    await write(id, FAILING.replace("<h1>Orders</h1>", "<h1>All orders</h1>"));
    await counted(page, "1 error").waitFor({ state: "detached", ...SOON });
    await sheet(page).waitFor({ state: "detached" });
    await previewFrame(page).getByText("All orders").waitFor(SOON);
    await meet(page, "reject", /nobody waits for this/);
    await counted(page, "1 error").waitFor(SOON);
    await write(id, FAILING.replace("export default", "export default default"));
    await sheet(page).getByText("Build error", { exact: true }).waitFor(SOON);
    // Reported once, in the words of the sheet: the fault and its place.
    await sheet(page).getByText("Unexpected token", { exact: true }).waitFor();
    await sheet(page)
      .getByRole("button", { name: new RegExp(`^Open ${INDEX}:\\d+:\\d+$`) })
      .waitFor();
    expect(await previewFrame(page).locator("vite-error-overlay").isVisible()).toBe(false);
    await write(id, FAILING);
    await sheet(page).waitFor({ state: "detached", ...SOON });
  }, 240_000);

  it("of a blank page stay after a fix that did nothing, and Undo, which comes first, mends it", async () => {
    const id = await newProject(FAILING.replaceAll("Orders</h1>", "Evenings</h1>"));
    await write(id, BLANK);
    await using opened = await openProject(maya, id);
    const { page } = opened;
    await sheet(page).getByText("no page today").first().waitFor(SOON);
    await sheet(page).getByRole("button", { name: "Try to fix" }).click();
    await chat(page)
      .getByText(/so I changed nothing/)
      .waitFor(SOON);
    await sheet(page).getByText("Tried once, same error.").waitFor(SOON);
    const [place, ...ways] = await sheet(page).getByRole("button").allInnerTexts();
    expect(place).toMatch(`${INDEX}:`);
    expect(ways.slice(0, 2)).toEqual(["Undo last change", "Try to fix"]);
    await sheet(page).getByRole("button", { name: "Undo last change" }).click();
    await previewFrame(page).getByRole("heading", { name: "Evenings" }).waitFor(SOON);
    await sheet(page).waitFor({ state: "detached", ...SOON });
  }, 240_000);

  it("of an app that fails without end harm neither the page nor the server, and forged ones do not count", async () => {
    const id = await newProject(HOSTILE);
    await using opened = await openProject(maya, id);
    const { page } = opened;
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith(`/projects/${id}/errors`)) calls.push(request.url());
    });
    await inApp(page, "forge").click(SOON);
    await previewFrame(page).getByText("forged").waitFor(SOON);
    await page.evaluate(() =>
      window.postMessage(
        { source: "slipway-preview", v: 1, type: "error", kind: "runtime", message: "forged by a page" },
        "*",
      ),
    );
    await serveByDevServer(page, "storm");
    await inApp(page, "storm").click();
    await sheet(page).waitFor(SOON);
    expect(await sheet(page).innerText()).not.toContain("forged");
    await sheet(page).getByRole("button", { name: "Details" }).click();
    await sheet(page).getByLabel("Details").waitFor();
    // The first fifty errors of a page are reported, and no more, however long it goes on.
    await counted(page, "50 errors").click(SOON);
    await page.getByRole("heading", { name: "Errors", exact: true }).waitFor();
    await expect.poll(() => listed(page).count(), SOON).toBe(50);
    expect(await listed(page).filter({ hasText: "forged" }).count()).toBe(0);
    expect(calls.length).toBeLessThan(12);
  }, 240_000);
});
