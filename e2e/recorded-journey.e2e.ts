/** A journey that somebody records by clicking through the preview, without knowing its format. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs } from "./support/chromium.ts";
import { previewFrame, showHalf } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

const FORM = `import { useState } from "react";

export default function Index() {
  const [name, setName] = useState("");
  const [greeted, setGreeted] = useState("");
  return (
    <main className="wrap section">
      <h1>Front desk</h1>
      <form onSubmit={(event) => { event.preventDefault(); setGreeted(name); }}>
        <label>Name <input value={name} onChange={(event) => setName(event.target.value)} /></label>
        <label>Code <input type="password" /></label>
        <label>Day <select><option>Monday</option><option>Tuesday</option></select></label>
        <button>Sign in here</button>
        <button type="button"><svg width="20" height="20" /></button>
      </form>
      {greeted && <p>Welcome, {greeted}</p>}
    </main>
  );
}
`;
const SOON = { timeout: 30_000 };
/** Builds the app and opens it. */
const RUN = { timeout: 90_000 };

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  const { workspaces } = await maya.call(accountsContract.user, {});
  const body = { workspace_id: workspaces[0]!.id, display_name: "Front desk" };
  ({ id: projectId } = await maya.call(projectsContract.create, { body }));
  const changes = [{ path: "src/pages/Index.tsx", content: FORM }];
  await maya.call(filesContract.editCode, { params: { projectId }, body: { changes } });
}, 400_000);

afterAll(() => browser?.close());

const bar = (page: Page) => page.getByRole("region", { name: "Recording a journey" });
const heading = (page: Page) => previewFrame(page).getByRole("heading", { name: "Front desk" });

async function record(page: Page): Promise<void> {
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Front desk" }).click();
  await page.getByRole("menuitem", { name: "Record a journey" }).click();
  await bar(page).getByText("Click through what should keep working.").waitFor(SOON);
}

it("takes down clicks, inputs and an expected text, also over a reload, and keeps no password", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await record(page);
  await heading(page).waitFor(SOON);
  const app = previewFrame(page);
  await app.getByLabel("Day").selectOption("Tuesday");
  await bar(page).getByText("1 step", { exact: true }).waitFor(SOON);
  await page.getByRole("button", { name: "Refresh preview" }).click();
  await heading(page).waitFor(SOON);
  await app.getByLabel("Code").fill("s3cret");
  await app.getByLabel("Name").fill("Ana");
  await bar(page).getByText("Passwords aren't recorded.").waitFor(SOON);
  await app.getByRole("button", { name: "Sign in here" }).click();
  await bar(page).getByText("3 steps").waitFor();
  await app.getByRole("button").last().click();
  await bar(page).getByText("That has no text or label").waitFor();
  await look(page, "journey-hint");
  await bar(page).getByRole("button", { name: "Save" }).hover();
  await page.getByText("Expect a text first").waitFor();
  await bar(page).getByRole("button", { name: "Expect a text" }).click();
  // The click that names a text does nothing else in the app.
  await app.getByText("Welcome, Ana").click();
  await bar(page).getByText("4 steps").waitFor();
  await bar(page).getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this journey" });
  await dialog.getByLabel("What works").fill("Sign in at the desk");
  await dialog.getByRole("button", { name: 'Leave out: choose "Tuesday" in "Day"' }).click();
  await look(page, "journey-save");
  await expectCleanInBothThemes(page);
  await dialog.getByRole("button", { name: "Save journey" }).click();
  await dialog.getByText("Passed", { exact: true }).waitFor(RUN);
  await dialog.getByText("3 steps, 0 console errors").waitFor();
  await look(page, "journey-passed");
  await expectCleanInBothThemes(page);
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await bar(page).waitFor({ state: "hidden" });
  const { files } = await maya.call(filesContract.sourceCode, { params: { id: projectId }, query: {} });
  expect(files.find(({ name }) => name === "journeys/sign-in-at-the-desk.md")?.contents).toBe(
    '# Sign in at the desk\nat /\n- type "Ana" into "Name"\n- click button "Sign in here"\n- see "Welcome, Ana"\n',
  );
  expect(JSON.stringify(files)).not.toContain("s3cret");
  expect(opened.problems).toEqual([]);
}, 180_000);

it("says where a saved journey breaks, and runs it again", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await record(page);
  await heading(page).waitFor(SOON);
  const app = previewFrame(page);
  await app.getByLabel("Name").fill("Ana");
  await app.getByRole("button", { name: "Sign in here" }).click();
  await bar(page).getByRole("button", { name: "Expect a text" }).click();
  await app.getByText("Welcome, Ana").click();
  await bar(page).getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this journey" });
  await dialog.getByLabel("What works").fill("Greets nobody");
  // Without the name nobody is greeted.
  await dialog.getByRole("button", { name: 'Leave out: type "Ana" into "Name"' }).click();
  await dialog.getByRole("button", { name: "Save journey" }).click();
  await dialog.getByText("Failed", { exact: true }).waitFor(RUN);
  await dialog.getByText(/^Step 2, see "Welcome, Ana"/).waitFor();
  await look(page, "journey-failed");
  await dialog.getByRole("button", { name: "Run again" }).click();
  await dialog.getByText("Failed", { exact: true }).waitFor(RUN);
  expect(opened.problems).toEqual([]);
}, 240_000);

it("is recorded on a phone, and discarded", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
  const { page } = opened;
  await record(page);
  await showHalf(page, "Preview");
  await heading(page).waitFor(SOON);
  await previewFrame(page).getByRole("button", { name: "Sign in here" }).tap();
  await bar(page).getByText("1 step", { exact: true }).waitFor(SOON);
  await look(page, "journey-phone");
  await expectCleanInBothThemes(page);
  await bar(page).getByRole("button", { name: "Discard" }).click();
  await bar(page).waitFor({ state: "hidden" });
  expect(opened.problems).toEqual([]);
}, 120_000);
