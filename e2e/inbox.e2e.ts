/** Two people and their inboxes: a request for access, its answer, and how each hears of it. */
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
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

it("tells the owner who asks for access, and the one who asked what came of it", async () => {
  const bob = await signUp(slipway, "Bob");
  await using owner = await openPage(browser, { as: signedInAs(maya) });
  await owner.page.goto(slipway.url);
  await owner.page.getByRole("button", { name: "Inbox", exact: true }).click();
  const list = owner.page.getByRole("dialog", { name: "Inbox" });
  await list.getByText("Nothing new").waitFor();
  await look(owner.page, "inbox-empty");
  await owner.page.keyboard.press("Escape");

  await using asker = await openPage(browser, { as: signedInAs(bob), viewport: "phone" });
  await asker.page.goto(`${slipway.url}/projects/${projectId}`);
  await asker.page.getByRole("button", { name: "Ask the owner" }).click();

  await owner.page.getByRole("button", { name: "Inbox, 1 unread" }).waitFor();
  expect(await owner.page.title()).toMatch(/^\(1\) /);
  await owner.page.getByRole("button", { name: "Inbox, 1 unread" }).click();
  await list.getByText("Bob asks for access").waitFor();
  await look(owner.page, "inbox-request");
  await expectCleanInBothThemes(owner.page);
  await list.getByText("Bob asks for access").click();
  await owner.page.waitForURL(`**/projects/${projectId}`);
  await owner.page.getByRole("button", { name: "Share" }).click();
  const panel = owner.page.getByRole("dialog", { name: "Share" });
  await panel.getByRole("button", { name: "1 person asks for access" }).click();
  await panel.getByRole("button", { name: "Accept Bob as" }).click();
  await owner.page.getByRole("menuitem", { name: "Viewer" }).click();
  await expect.poll(() => owner.page.title()).not.toMatch(/^\(/);

  await asker.page.goto(slipway.url);
  await asker.page.getByRole("button", { name: "Inbox, 1 unread" }).click();
  await asker.page.waitForURL("**/inbox");
  const answer = asker.page.getByRole("link", { name: /You have access to/ });
  await answer.waitFor();
  await look(asker.page, "inbox-phone");
  await expectCleanInBothThemes(asker.page);
  await answer.click();
  await asker.page.waitForURL(`**/projects/${projectId}`);
  expect(owner.problems).toEqual([]);
}, 300_000);

it("keeps how somebody wants to hear of each kind, on a phone as well", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/?settings=notifications`);
  const choice = page.getByRole("combobox", { name: "Finished changes" });
  await choice.click();
  await page.getByRole("option", { name: "Daily email" }).click();
  await expect.poll(() => choice.inputValue()).toBe("Daily email");
  await look(page, "notification-settings");
  await expectCleanInBothThemes(page);
  await page.reload();
  await expect.poll(() => choice.inputValue()).toBe("Daily email");
  await page.setViewportSize({ width: 390, height: 844 });
  await choice.waitFor();
  await look(page, "notification-settings-phone");
  await expectCleanInBothThemes(page);
  expect(opened.problems).toEqual([]);
}, 200_000);
