/** An owner lets people in by an invite link, and people who found the address ask to be let in. */
import { newProject } from "@slipway/features/projects/testing.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  projectId = (await newProject(maya.call)).id;
}, 400_000);

afterAll(() => browser?.close());

it("makes an invite link, with which a newcomer makes an account and joins, and ends it [W2.03] [W2.21] [W4.14]", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Share" }).click();
  const panel = page.getByRole("dialog", { name: "Share" });
  const part = panel.getByRole("region", { name: "Invite link" });
  await part.getByLabel("Role of the invite link").selectOption("Editor");
  await look(page, "links-none");
  await part.getByRole("button", { name: "Create link" }).click();
  const link = await part.getByLabel("invite link", { exact: true }).inputValue();
  await part.getByText("Anyone signed in with this link joins as Editor.").waitFor();
  await look(page, "links-made");
  await expectCleanInBothThemes(page);

  await using visitor = await openPage(browser);
  await visitor.page.goto(link);
  await visitor.page.getByRole("heading", { name: "Maya invites you to Bakery" }).waitFor();
  await visitor.page.getByText("You join as Editor").waitFor();
  await look(visitor.page, "links-invited");
  await expectCleanInBothThemes(visitor.page);
  await visitor.page.getByRole("button", { name: "Create an account to join" }).click();
  const sheet = visitor.page.getByRole("dialog");
  await sheet.getByLabel("Name").fill("Tom Newcomer");
  await sheet.getByLabel("Email").fill(`tom-${projectId}@mail.example`);
  await sheet.getByRole("textbox", { name: "Password" }).fill("correct horse battery");
  await look(visitor.page, "links-sheet");
  await expectCleanOnPhonesToo(visitor.page, sheet.getByLabel("Name"));
  await sheet.getByRole("button", { name: "Create account", exact: true }).click();
  await visitor.page.waitForURL(`${slipway.url}/projects/${projectId}`);
  await visitor.page.getByRole("button", { name: "Share" }).waitFor();

  await part.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog", { name: "Remove the invite link?" }).getByRole("button", { name: "Remove" }).click();
  await part.getByRole("button", { name: "Create link" }).waitFor();
  await using late = await openPage(browser);
  await late.page.goto(link);
  await late.page.getByRole("heading", { name: "This link no longer works" }).waitFor();
  await look(late.page, "links-ended");
  await expectCleanOnPhonesToo(late.page, late.page.getByRole("heading", { name: "This link no longer works" }));
  expect(opened.problems).toEqual([]);
  expect(visitor.problems).toEqual([]);
}, 300_000);

it("lets somebody who is signed in join from a phone with one press [W2.03]", async () => {
  const bob = await signUp(slipway, "Bob");
  const { url } = await maya.call(sharingContract.createLink, {
    params: { projectId },
    body: { access_level: "read" },
  });
  await using opened = await openPage(browser, { as: signedInAs(bob), viewport: "phone" });
  const { page } = opened;
  await page.goto(url);
  const join = page.getByRole("button", { name: "Join as Bob" });
  await join.waitFor();
  await look(page, "links-invited-phone");
  await expectCleanInBothThemes(page);
  await join.click();
  await page.waitForURL(`${slipway.url}/projects/${projectId}`);
  await page.goto(url);
  await page.waitForURL(`${slipway.url}/projects/${projectId}`);
  expect(opened.problems).toEqual([]);
}, 200_000);

it("shows the link in the sheet of a phone, in reach", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: "Share" }).click();
  const panel = page.getByRole("dialog", { name: "Share" });
  await panel.getByText("Anyone signed in with this link joins as Viewer.").waitFor();
  await look(page, "links-made-phone");
  await expectCleanInBothThemes(page);
  expect(opened.problems).toEqual([]);
}, 200_000);

it("lets somebody who may not open the project ask, and the owner lets them in [W3.07] [W7.21]", async () => {
  const eve = await signUp(slipway, "Eve");
  await using visitor = await openPage(browser, { as: signedInAs(eve) });
  const texts: string[] = [];
  for (const [id, name] of [
    ["p00000000000000000", "missing"],
    [projectId, "hidden"],
  ] as const) {
    await visitor.page.goto(`${slipway.url}/projects/${id}`);
    await visitor.page.getByRole("heading", { name: "Nothing here, or you don't have access." }).waitFor();
    await visitor.page.getByRole("button", { name: "Ask the owner" }).waitFor();
    await look(visitor.page, `links-ask-${name}`);
    await visitor.page.getByRole("button", { name: "Ask the owner" }).click();
    await visitor.page.getByText("Your request was sent.").waitFor();
    texts.push(await visitor.page.getByRole("main").innerText());
  }
  expect(texts[0]).toBe(texts[1]);
  await look(visitor.page, "links-asked");
  await expectCleanOnPhonesToo(visitor.page, visitor.page.getByText("Your request was sent."));

  await expect
    .poll(async () => (await maya.call(sharingContract.listRequests, { params: { id: projectId } })).access_requests, {
      timeout: 30_000,
    })
    .toHaveLength(1);
  for (const viewport of ["desktop", "phone"] as const) {
    await using opened = await openPage(browser, { as: signedInAs(maya), viewport });
    const { page } = opened;
    await page.goto(`${slipway.url}/projects/${projectId}`);
    await page.getByRole("button", { name: "Share" }).click();
    const panel = page.getByRole("dialog", { name: "Share" });
    await panel.getByRole("button", { name: "1 person asks for access" }).waitFor();
    await look(page, `links-share-${viewport}`);
    await panel.getByRole("button", { name: "1 person asks for access" }).click();
    await panel.getByText("Requests (1)").waitFor();
    await look(page, `links-requests-${viewport}`);
    await expectCleanInBothThemes(page);
    if (viewport === "phone") {
      await panel.getByRole("button", { name: "Accept Eve as" }).click();
      await page.getByRole("menuitem", { name: "Editor" }).click();
      await panel.getByRole("button", { name: "Role of Eve: Editor" }).waitFor();
      await panel.getByText("Requests (1)").waitFor({ state: "detached" });
    }
    expect(opened.problems).toEqual([]);
  }
  await visitor.page.reload();
  await visitor.page.getByRole("button", { name: "Share" }).waitFor();
}, 300_000);
