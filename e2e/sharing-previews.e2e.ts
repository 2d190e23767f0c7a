/** A preview is shown to people without access by a link, and a public project is copied by a stranger. */
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp, TURN_MS } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

/** Saved by hand: the journeys of the main job ask the agent for an app. */
const PAGE = {
  path: "src/pages/Index.tsx",
  content: `export default function Index() {
  return (
    <main className="wrap section">
      <h1 className="text-title">Golden Crust</h1>
    </main>
  );
}
`,
};

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  ({ id: projectId } = await newProject(maya.call, { display_name: "Golden Crust" }));
  await maya.call(filesContract.editCode, { params: { projectId }, body: { changes: [PAGE] } });
  const input = { params: { id: projectId } };
  const built = async () => (await maya.call(previewContract.status, input)).preview_build_commit_sha;
  await vi.waitFor(async () => expect(await built()).not.toBeNull(), { timeout: TURN_MS, interval: 1000 });
}, 500_000);

afterAll(() => browser?.close());

it("shows the app without an account under a bar that says what it is, until the link is ended [W2.21] [W9.06] [T3.19]", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Share" }).click();
  const panel = page.getByRole("dialog", { name: "Share" });
  const part = panel.getByRole("region", { name: "Share preview" });
  await part.getByRole("button", { name: "Create link" }).click();
  const link = await part.getByLabel(/^preview link until/).inputValue();
  await part.getByText("By Maya, until").waitFor();
  await part.scrollIntoViewIfNeeded();
  await look(page, "previews-made");
  await expectCleanInBothThemes(page);
  await look(page, "previews-made-dark");

  await using visitor = await openPage(browser);
  await visitor.page.goto(link);
  const heading = visitor.page.getByRole("heading", { name: "Preview of Golden Crust" });
  await heading.waitFor();
  await visitor.page.getByText("Shared by Maya · ends").waitFor();
  const frame = visitor.page.frameLocator('iframe[title="Preview of Golden Crust"]');
  await frame.getByText("Golden Crust").filter({ visible: true }).first().waitFor();
  await look(visitor.page, "previews-visitor");
  await expectCleanOnPhonesToo(visitor.page, heading);
  await visitor.page.setViewportSize({ width: 390, height: 844 });
  await look(visitor.page, "previews-visitor-phone-dark");
  expect(await visitor.page.getByRole("link", { name: "Open project" }).count()).toBe(0);

  // Somebody with access opens the same link, and their own preview shows what it showed before.
  await using again = await openPage(browser, { as: signedInAs(maya) });
  await again.page.goto(link);
  await again.page.getByRole("link", { name: "Open project" }).click();
  await again.page.waitForURL(`${slipway.url}/projects/${projectId}`);

  await part.getByRole("button", { name: /^End the link by Maya/ }).click();
  await page.getByRole("dialog", { name: "End this preview link?" }).getByRole("button", { name: "End link" }).click();
  await part.getByRole("button", { name: "Create link" }).waitFor();
  const ended = visitor.page.getByRole("heading", { name: "This preview link has ended" });
  await ended.waitFor();
  await look(visitor.page, "previews-ended");
  await expectCleanOnPhonesToo(visitor.page, ended);
  expect(opened.problems).toEqual([]);
}, 300_000);

it("is in reach in the sheet of a phone, and off where the workspace says so [T3.19] [WS3]", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
  const { page } = opened;
  await page.goto(`${slipway.url}/?settings=workspace`);
  const allowed = page.getByRole("switch", { name: "Allow preview links" });
  await allowed.waitFor();
  await look(page, "previews-switch");
  await allowed.press("Space");
  await expect.poll(() => allowed.isChecked()).toBe(false);
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Share" }).click();
  const panel = page.getByRole("dialog", { name: "Share" });
  await panel.getByText("Preview links are turned off in").waitFor();
  await page.goto(`${slipway.url}/?settings=workspace`);
  await allowed.press("Space");
  await expect.poll(() => allowed.isChecked()).toBe(true);
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Share" }).click();
  const create = panel.getByRole("button", { name: "Create link" }).last();
  await create.scrollIntoViewIfNeeded();
  await create.click();
  await panel.getByText("By Maya, until").waitFor();
  await panel.getByText("By Maya, until").scrollIntoViewIfNeeded();
  await look(page, "previews-phone");
  await expectCleanInBothThemes(page);
  expect(opened.problems).toEqual([]);
}, 200_000);

it("lets a stranger copy a public project once its owner allows it, and credits the origin [W2.30] [W4.13] [W6.11] [W6.15]", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Visibility: Internal" }).click();
  await page.getByRole("menuitem", { name: /^Public/ }).click();
  await page
    .getByRole("dialog", { name: "Make this project public?" })
    .getByRole("button", { name: "Make it public" })
    .click();

  await using stranger = await openPage(browser);
  const { page: theirs } = stranger;
  await page.getByRole("button", { name: "Visibility: Public" }).waitFor();
  await theirs.goto(`${slipway.url}/projects/${projectId}`);
  await theirs.getByRole("link", { name: "Create your own" }).waitFor();
  await look(theirs, "remix-not-allowed");

  await page.getByRole("button", { name: "Visibility: Public" }).click();
  await page.getByRole("menuitemcheckbox", { name: /^Allow remixes/ }).click();
  const question = page.getByRole("dialog", { name: "Let strangers copy this project?" });
  await look(page, "remix-allow");
  await question.getByRole("button", { name: "Let them copy it" }).click();
  await page.getByRole("button", { name: "Visibility: Public" }).click();
  await page.getByRole("menuitemcheckbox", { name: /^Allow remixes/, checked: true }).waitFor();
  await look(page, "remix-allowed");
  await expectCleanInBothThemes(page);

  await theirs.reload();
  await theirs.getByRole("button", { name: "Remix" }).click();
  const sheet = theirs.getByRole("dialog");
  await sheet.getByLabel("Name").fill("Tom Newcomer");
  await sheet.getByLabel("Email").fill(`tom-${projectId}@mail.example`);
  await sheet.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await sheet.getByRole("button", { name: "Create account", exact: true }).click();
  const dialog = theirs.getByRole("dialog", { name: "Remix Golden Crust" });
  await dialog.getByText("Not copied: chat, secrets and settings").waitFor();
  await look(theirs, "remix-dialog");
  await expectCleanOnPhonesToo(theirs, dialog);
  await theirs.setViewportSize({ width: 390, height: 844 });
  await look(theirs, "remix-dialog-phone");
  await theirs.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole("button", { name: "Remix" }).click();
  await theirs.waitForURL((url) => url.pathname.startsWith("/projects/") && !url.pathname.endsWith(projectId));
  await theirs.getByRole("button", { name: "Copy of Golden Crust" }).click();
  await theirs.getByText("Remixed from Golden Crust by Maya").waitFor();
  await look(theirs, "remix-copy");
  await expectCleanInBothThemes(theirs);
  expect(stranger.problems).toEqual([]);

  await theirs.keyboard.press("Escape");
  await theirs.getByRole("button", { name: "Visibility: Internal" }).click();
  await theirs.getByRole("menuitem", { name: /^Public/ }).click();
  await theirs.getByRole("button", { name: "Make it public" }).click();
  await theirs.getByRole("button", { name: "Visibility: Public" }).waitFor();
  await using third = await openPage(browser);
  await third.page.goto(theirs.url());
  const credit = third.page.getByText("Remixed from Golden Crust by Maya");
  await credit.waitFor();
  await look(third.page, "remix-credit");
  await expectCleanOnPhonesToo(third.page, credit);
  expect(opened.problems).toEqual([]);
}, 300_000);

it("lets an editor take all versions along", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Golden Crust", exact: true }).click();
  await page.getByRole("menuitem", { name: "Remix" }).click();
  const dialog = page.getByRole("dialog", { name: "Remix Golden Crust" });
  await dialog.getByLabel("All, so that earlier ones can be brought back").check();
  await dialog.getByText("All files, with every version").waitFor();
  await look(page, "remix-editor");
  await expectCleanOnPhonesToo(page, dialog);
  await dialog.getByRole("button", { name: "Remix" }).click();
  await page.getByRole("button", { name: "Copy of Golden Crust" }).waitFor();
  expect(opened.problems).toEqual([]);
}, 200_000);
