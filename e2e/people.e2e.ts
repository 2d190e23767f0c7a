/** Three people at one project, each in a browser of their own, with a mail server: let in, at work, removed, moved, copied. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { startTestSmtp, type TestSmtpServer } from "@slipway/platform/testing/servers/test-smtp-server";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, type OpenPage, signedInAs, VIEWPORTS } from "./support/chromium.ts";
import { previewFrame, signIn } from "./support/journey.ts";
import { startSlipway, type RunningSlipway } from "./support/slipway.ts";

const SOON = { timeout: 30_000 };
const INDEX = `export default function Index() {
  return (
    <main className="wrap section">
      <h1 className="text-title">Fresh bread</h1>
      <button className="mt-8">Order now</button>
    </main>
  );
}
`;

let smtp: TestSmtpServer;
let slipway: RunningSlipway;
let browser: Browser;
let people: Record<"operator" | "maya" | "ben" | "cleo" | "dan", TestPerson>;
let projectId: string;
let mine: OpenPage;
let bens: OpenPage;
let cleos: OpenPage;

beforeAll(async () => {
  smtp = await startTestSmtp();
  let first: RunningSlipway;
  [first, browser] = await Promise.all([startSlipway(), launchChromium()]);
  slipway = first;
  people = {
    // The first account runs this Slipway.
    operator: await signUp(slipway, "Operator"),
    maya: await signUp(slipway, "Maya"),
    ben: await signUp(slipway, "Ben"),
    cleo: await signUp(slipway, "Cleo"),
    dan: await signUp(slipway, "Dan"),
  };
  // People sign up without a proof of their address, which takes mail; then there is mail.
  const { dataDir, port } = first;
  await first.kill();
  slipway = await startSlipway({ dataDir, port, environment: { SLIPWAY_SMTP_URL: smtp.url } });
  const { maya } = people;
  const { workspaces } = await maya.call(accountsContract.user, {});
  const body = { workspace_id: workspaces[0]!.id, display_name: "Bakery" };
  ({ id: projectId } = await maya.call(projectsContract.create, { body }));
  await maya.call(filesContract.editCode, {
    params: { projectId },
    body: { changes: [{ path: "src/pages/Index.tsx", content: INDEX }] },
  });
  mine = await openPage(browser, { as: signedInAs(maya) });
  bens = await openPage(browser, { as: signedInAs(people.ben), viewport: "phone", dark: true });
  cleos = await openPage(browser, { as: signedInAs(people.cleo) });
}, 400_000);

afterAll(async () => {
  for (const opened of [mine, bens, cleos]) await opened?.[Symbol.asyncDispose]();
  await browser?.close();
  await slipway?.[Symbol.asyncDispose]();
  await smtp?.[Symbol.asyncDispose]();
});

const projectUrl = (): string => `${slipway.url}/projects/${projectId}`;
const panelOf = (page: Page): Locator => page.getByRole("dialog", { name: "Share" });
async function share(page: Page): Promise<Locator> {
  if ((await panelOf(page).count()) === 0) await page.getByRole("button", { name: "Share" }).click();
  return panelOf(page);
}
const mailTo = (email: string, about: RegExp) =>
  smtp.inbox.find((mail) => mail.to === email && about.test(mail.subject))?.text ?? "";
const addressIn = (text: string): string => /https?:\/\/\S*invite=\S+/.exec(text)?.[0] ?? "";

it("lets one in by mail and one who asks, each from a page of their own [W2.21] [W7.21]", async () => {
  const { ben, cleo } = people;
  await mine.page.goto(projectUrl());
  const panel = await share(mine.page);
  await panel.getByLabel("Email").fill(ben.email);
  await panel.getByRole("button", { name: "Invite", exact: true }).click();
  await expect.poll(() => addressIn(mailTo(ben.email, /Bakery/)), SOON).not.toBe("");
  await panel.getByText(`Invited. We emailed ${ben.email}`).waitFor();
  await look(mine.page, "people-invited");
  await bens.page.goto(addressIn(mailTo(ben.email, /Bakery/)));
  await bens.page.getByRole("button", { name: /^Accept as/ }).waitFor();
  expect(await bens.page.getByLabel("Password").count()).toBe(0);
  await look(bens.page, "people-invitation-phone-dark");
  await expectCleanInBothThemes(bens.page);
  await bens.page.getByRole("button", { name: /^Accept as/ }).click();
  await bens.page.waitForURL(projectUrl());
  await bens.page.getByRole("button", { name: "Share" }).waitFor();

  await cleos.page.goto(projectUrl());
  await cleos.page.getByRole("button", { name: "Ask the owner" }).click();
  await cleos.page.getByText("Your request was sent.").waitFor();
  await expect.poll(() => mailTo(people.maya.email, /Cleo asks for access/), SOON).not.toBe("");
  await mine.page.reload();
  await (await share(mine.page)).getByRole("button", { name: "1 person asks for access" }).click();
  await panel.getByRole("button", { name: "Accept Cleo as" }).click();
  await mine.page.getByRole("menuitem", { name: "Viewer" }).click();
  await panel.getByRole("button", { name: "Role of Cleo: Viewer" }).waitFor();
  await expect.poll(() => mailTo(cleo.email, /You have access/), SOON).not.toBe("");
  await cleos.page.reload();
  await cleos.page.getByRole("button", { name: "Share" }).waitFor();
  await panel.getByRole("button", { name: "Role of Cleo: Viewer" }).click();
  await mine.page.getByRole("menuitem", { name: "Editor" }).click();
  await panel.getByRole("button", { name: "Role of Cleo: Editor" }).waitFor();
  await expect.poll(() => panel.locator("[data-loading]").count()).toBe(0);
  await look(mine.page, "people-three");
  await expectCleanOnPhonesToo(mine.page, panel);
}, 300_000);

it("mails an invitation again, and cancels it in words of one meaning [W2.21]", async () => {
  const { page } = mine;
  await page.goto(projectUrl());
  const panel = await share(page);
  const email = "late@example.com";
  await panel.getByLabel("Email").fill(email);
  await panel.getByRole("button", { name: "Invite", exact: true }).click();
  await panel.getByText(`Invited. We emailed ${email}`).waitFor();
  await panel.getByRole("button", { name: /people have access, 1 invited/ }).click();
  const choose = async (item: string) => {
    await panel.getByRole("button", { name: `Role of ${email}: Editor` }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Resend the email");
  await page.getByText("Invitation sent again").waitFor();
  const mails = () => smtp.inbox.filter(({ to }) => to === email).map(({ text }) => addressIn(text));
  await expect.poll(() => mails().length, SOON).toBe(2);
  expect(new Set(mails()).size).toBe(1);
  await choose("Cancel the invitation");
  const question = page.getByRole("dialog", { name: `Cancel the invitation of ${email}?` });
  await question.getByRole("button", { name: "Keep it" }).waitFor();
  await look(page, "people-cancel");
  await expectCleanOnPhonesToo(page, question);
  await question.getByRole("button", { name: "Cancel invitation" }).click();
  await expect.poll(() => panel.getByText(email).count()).toBe(0);
}, 300_000);

it("asks an open page to sign in again as soon as its session was ended on another device [AC1]", async () => {
  // The first account's address counts as proven, so that it may sign in with its password.
  const { operator } = people;
  await using lost = await openPage(browser);
  await signIn(lost.page, slipway.url, operator);
  await lost.page.goto(slipway.url);
  await lost.page.getByRole("button", { name: "Inbox" }).waitFor();
  await using other = await openPage(browser, { as: signedInAs(operator) });
  await other.page.goto(`${slipway.url}/?settings=account`);
  await other.page
    .getByRole("button", { name: /^Sign out Chrome on .+, signed in/ })
    .first()
    .click();
  const sheet = lost.page.getByRole("dialog", { name: "Please sign in again" });
  await sheet.waitFor({ timeout: 10_000 });
  await expect.poll(() => lost.page.getByText("Can't reach Slipway.").count()).toBe(0);
  await look(lost.page, "people-session-ended");
  await sheet.getByLabel("Email", { exact: true }).fill(operator.email);
  await sheet.getByLabel("Password", { exact: true }).fill(operator.password);
  await sheet.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect.poll(() => sheet.count()).toBe(0);
}, 200_000);

it("shows who is here, and a comment that names somebody reaches them [W4.22] [W9.04]", async () => {
  await Promise.all([mine, bens, cleos].map((opened) => opened.page.goto(projectUrl())));
  const { page } = mine;
  await page.getByRole("button", { name: /Ben/ }).first().waitFor(SOON);
  await previewFrame(page).getByRole("heading", { name: "Fresh bread" }).waitFor(SOON);
  await page.getByRole("button", { name: "Comments", exact: true }).click();
  const comments = page.getByRole("complementary", { name: "Comments" });
  await comments.getByRole("button", { name: "Comment on an element" }).click();
  await expect
    .poll(async () => {
      await previewFrame(page).getByText("Order now").hover();
      return previewFrame(page).locator("slipway-pin-frame").count();
    }, SOON)
    .toBe(1);
  await previewFrame(page).getByText("Order now").click();
  const field = comments.getByRole("textbox", { name: "Comment" });
  await field.fill("Bigger please. @cl");
  await comments.getByRole("option", { name: /Cleo/ }).waitFor();
  await field.press("Enter");
  await field.press("Enter");
  await page.getByRole("button", { name: /^Comment of / }).waitFor(SOON);
  await look(page, "people-comment");
  await expectCleanInBothThemes(page);
  await cleos.page.getByRole("button", { name: /^Inbox, / }).click();
  await cleos.page.getByText(/Maya mentioned you in/).waitFor();
  await look(cleos.page, "people-mentioned");
  await expectCleanInBothThemes(cleos.page);
  await cleos.page.keyboard.press("Escape");
}, 300_000);

it("shows a lowered role on the page that the person has open, and a raised one too [W4.10] [W7.15]", async () => {
  await mine.page.goto(projectUrl());
  await bens.page.goto(projectUrl());
  await bens.page.getByRole("textbox", { name: "Message" }).fill("Half a sentence");
  const panel = await share(mine.page);
  await panel.getByRole("button", { name: "3 people have access" }).click();
  await panel.getByRole("button", { name: "Role of Ben: Editor" }).click();
  await mine.page.getByRole("menuitem", { name: "Viewer" }).click();
  await mine.page.getByRole("button", { name: "Change role" }).click();
  // The page changes without a reload.
  await bens.page.getByRole("button", { name: "Remix" }).waitFor({ timeout: 10_000 });
  await bens.page.getByRole("button", { name: "Chat", exact: true }).click();
  await bens.page.getByText("You can view this project. Ask Maya for edit access.").waitFor();
  expect(await bens.page.getByRole("textbox", { name: "Message" }).count()).toBe(0);
  await look(bens.page, "people-lowered-phone-dark");
  await panel.getByRole("button", { name: "Role of Ben: Viewer" }).click();
  await mine.page.getByRole("menuitem", { name: "Editor" }).click();
  const field = bens.page.getByRole("textbox", { name: "Message" });
  await field.waitFor({ timeout: 10_000 });
  await panel.getByRole("button", { name: "Role of Ben: Editor" }).waitFor();
  await mine.page.keyboard.press("Escape");
}, 300_000);

it("takes the project from the open page of somebody who is removed, until a link lets them in again [W2.26] [W2.03]", async () => {
  await mine.page.goto(projectUrl());
  const panel = await share(mine.page);
  await panel.getByRole("button", { name: "3 people have access" }).click();
  await panel.getByRole("button", { name: "Role of Ben: Editor" }).click();
  await mine.page.getByRole("menuitem", { name: "Remove" }).click();
  const question = mine.page.getByRole("dialog", { name: "Remove Ben?" });
  await question.getByText("Ben loses access now, including open tabs.").waitFor();
  await question.getByRole("button", { name: "Remove" }).click();
  // The page changes without a reload.
  await bens.page.getByText("Nothing here, or you don't have access.").waitFor({ timeout: 10_000 });
  await bens.page.getByRole("button", { name: "Ask the owner" }).waitFor();
  await look(bens.page, "people-removed-phone-dark");
  await expectCleanInBothThemes(bens.page);

  await panel.getByRole("button", { name: "Back" }).click();
  const part = panel.getByRole("region", { name: "Invite link" });
  await part.getByRole("button", { name: "Create link" }).click();
  const link = await part.getByLabel("invite link", { exact: true }).inputValue();
  await bens.page.goto(link);
  await bens.page.getByRole("button", { name: "Join as Ben" }).click();
  await bens.page.waitForURL(projectUrl());
  await bens.page.getByRole("button", { name: "Share" }).waitFor();
}, 300_000);

it("shows a changed workspace role on the page that a member has open, and takes it from who is removed [W6.14]", async () => {
  const { maya, operator } = people;
  const { workspaces } = await maya.call(accountsContract.user, {});
  const params = { id: workspaces[0]!.id };
  const body = { email: operator.email, role: "editor" as const };
  // The first account's address counts as proven, so it joins at once.
  await maya.call(workspacesContract.addMember, { params, body });
  const member = { ...params, userId: (await operator.call(accountsContract.user, {})).id };
  await using opened = await openPage(browser, { as: signedInAs(operator) });
  await opened.page.goto(projectUrl());
  const field = opened.page.getByRole("textbox", { name: "Message" });
  await field.waitFor(SOON);
  await maya.call(workspacesContract.updateMember, { params: member, body: { role: "viewer" } });
  // The page changes without a reload.
  await opened.page.getByText("You can view this project. Ask Maya for edit access.").waitFor({ timeout: 10_000 });
  await maya.call(workspacesContract.updateMember, { params: member, body: { role: "editor" } });
  await field.waitFor({ timeout: 10_000 });
  await maya.call(workspacesContract.removeMember, { params: member });
  await opened.page.getByText("Nothing here, or you don't have access.").waitFor({ timeout: 10_000 });
}, 300_000);

it("moves the project to another workspace, and people who were invited by name keep it [P2]", async () => {
  const { maya } = people;
  await maya.call(workspacesContract.create, { body: { name: "Studio" } });
  await mine.page.goto(projectUrl());
  await mine.page.getByRole("button", { name: "Bakery", exact: true }).click();
  await mine.page.getByRole("menuitem", { name: "Move to another workspace" }).click();
  const dialog = mine.page.getByRole("dialog", { name: "Move “Bakery”" });
  await dialog.getByRole("button", { name: "Move to Studio" }).waitFor();
  await look(mine.page, "people-move");
  await expectCleanOnPhonesToo(mine.page, dialog);
  await dialog.getByRole("button", { name: "Move to Studio" }).click();
  await mine.page.getByText("Moved to Studio").waitFor();
  await cleos.page.goto(projectUrl());
  await cleos.page.getByRole("button", { name: "Share" }).waitFor();
}, 200_000);

it("is found on its owner's page and copied from there by a stranger [W2.02] [W6.11] [W6.15]", async () => {
  const { maya } = people;
  const params = { id: projectId };
  await maya.call(projectsContract.updateVisibility, { params, body: { visibility: "public" } });
  await maya.call(projectsContract.updatePublicRemix, { params, body: { allow_public_remix: true } });
  const { id: mayaId } = await maya.call(accountsContract.user, {});
  await using opened = await openPage(browser, { as: signedInAs(people.dan) });
  const { page } = opened;
  await page.goto(`${slipway.url}/@${mayaId}`);
  await page.getByRole("link", { name: "Bakery" }).waitFor();
  await look(page, "people-profile");
  await expectCleanOnPhonesToo(page, page.getByRole("link", { name: "Bakery" }));
  await page.getByRole("link", { name: "Bakery" }).click();
  await page.waitForURL(projectUrl());
  await page.getByRole("button", { name: "Remix" }).click();
  const dialog = page.getByRole("dialog", { name: "Remix Bakery" });
  await dialog.getByRole("button", { name: "Remix" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/projects/") && !url.pathname.endsWith(projectId));
  await page.getByRole("button", { name: "Copy of Bakery" }).waitFor();
  await page.setViewportSize(VIEWPORTS.phone);
  await look(page, "people-copy-phone");
  await expectCleanInBothThemes(page);
}, 300_000);

async function lookAtSettings(page: Page, section: string, there: Locator): Promise<void> {
  await page.goto(`${slipway.url}/?settings=${section}`);
  await there.waitFor();
  await there.scrollIntoViewIfNeeded();
  await look(page, `people-${section}`);
  await expectCleanOnPhonesToo(page, there);
  await page.setViewportSize(VIEWPORTS.phone);
  await there.scrollIntoViewIfNeeded();
  await look(page, `people-${section}-phone`);
  await page.setViewportSize(VIEWPORTS.desktop);
}

it("has settings for new projects, for provisioning and for education that fit every width [WS4]", async () => {
  const { page } = mine;
  await page.emulateMedia({ colorScheme: "light" });
  await lookAtSettings(page, "workspace", page.getByRole("heading", { name: "New projects" }));
  await lookAtSettings(page, "provisioning", page.getByText("No tokens yet."));
  await page.getByRole("button", { name: "New token" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy the token now" });
  expect(await dialog.getByLabel("token", { exact: true }).inputValue()).toMatch(/^scim_/);
  await look(page, "people-provisioning-token");
  await expectCleanOnPhonesToo(page, dialog);
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await page.getByText("never used").waitFor();
  await look(page, "people-provisioning-made");

  await using office = await openPage(browser, { as: signedInAs(people.operator) });
  const mark = office.page.getByLabel("Education for Studio");
  await lookAtSettings(office.page, "staff-workspaces", office.page.getByText("Studio", { exact: true }));
  await mark.click({ force: true });
  await expect.poll(() => mark.isChecked()).toBe(true);
  await office.page.goto(`${slipway.url}/?settings=staff-users`);
  await office.page.getByRole("button", { name: "Actions for Cleo" }).click();
  await office.page.getByRole("menuitem", { name: "Mark as education" }).click();
  await office.page.getByText("Education", { exact: true }).waitFor();
  await look(office.page, "people-staff-users");
  await expectCleanInBothThemes(office.page);
}, 300_000);
