/** A project is shown in the community by its owner's choice, opened by strangers, reported, and taken down with a reason. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { communityContract } from "@slipway/features/community/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { homeWorkspace, newProject } from "@slipway/features/projects/testing.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectClean, expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";
import { smallTargets } from "./support/touch-targets.ts";

/** No other journey lists a project in the community: this one counts its cards. */
let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let bakery: string;

async function published(title: string): Promise<string> {
  const { id } = await newProject(maya.call, { display_name: title, visibility: "public" });
  await maya.call(publishContract.deploy, { params: { id }, body: {} });
  return id;
}

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  bakery = await published("Corner bakery");
  for (const [title, category] of [
    ["Chess club", "event"],
    ["Tide table", "tool"],
  ] as const) {
    const params = { id: await published(title) };
    await maya.call(communityContract.setListing, { params, body: { is_listed: true, category } });
  }
}, 600_000);

afterAll(() => browser?.close());

const cards = (page: Page) => page.getByRole("region", { name: "Projects of the community" }).getByRole("article");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it("is shown by its owner, opened by strangers, reported, and taken down with a reason its owner reads [W7.32]", async () => {
  await using owner = await openPage(browser, { as: signedInAs(maya) });
  await owner.page.goto(`${slipway.url}/projects/${bakery}`);
  await owner.page.getByRole("button", { name: /^(Publish|Published|Update)/ }).click();
  await owner.page.getByRole("button", { name: "Community", exact: true }).click();
  await owner.page.getByLabel("Category").selectOption("shop");
  await owner.page.getByLabel("Show it in the community").click({ force: true });
  await owner.page.getByRole("link", { name: "Open the community" }).waitFor();
  await look(owner.page, "community-publish");
  await expectCleanInBothThemes(owner.page);

  await using visitor = await openPage(browser);
  const { page } = visitor;
  await page.goto(`${slipway.url}/community`);
  await expect.poll(() => cards(page).count()).toBe(3);
  await look(page, "community");
  await page.getByRole("group", { name: "Category" }).getByRole("button", { name: "Shops" }).click();
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.getByRole("group", { name: "Category" }).getByRole("button", { name: "All" }).click();
  await expect.poll(() => cards(page).count()).toBe(3);
  await page.locator("[data-project-link]").first().focus();
  const first = await focused(page);
  await page.keyboard.press("ArrowRight");
  expect(await focused(page)).not.toBe(first);
  await page.keyboard.press("ArrowLeft");
  expect(await focused(page)).toBe(first);
  await expectCleanOnPhonesToo(page, cards(page).first());

  await page.getByRole("searchbox", { name: "Search the community" }).fill("bakery");
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.getByRole("button", { name: "Actions for Corner bakery" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report “Corner bakery”" });
  await dialog.getByLabel("What is wrong?").selectOption("rights");
  await dialog.getByLabel("Details").fill("The logo is ours.");
  await look(page, "community-report");
  await expectCleanOnPhonesToo(page, dialog);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await page.getByText("The people who run this Slipway will look at it.").waitFor();

  // A page of its own: the project has no turn, so its preview has no checked version and answers 404.
  await using guest = await openPage(browser);
  await guest.page.goto(`${slipway.url}/community`);
  await guest.page.getByRole("link", { name: "Corner bakery" }).click();
  await guest.page.waitForURL(`**/projects/${bakery}`);
  await guest.page.getByText("Corner bakery").first().waitFor();
  await look(guest.page, "community-opened");

  await using office = await openPage(browser, { as: signedInAs(slipway.operator) });
  await office.page.goto(`${slipway.url}/?settings=staff-community`);
  const reported = office.page.getByRole("article", { name: "Corner bakery" });
  await reported.getByText("The logo is ours.").waitFor();
  await look(office.page, "community-staff");
  await expectCleanOnPhonesToo(office.page, reported);
  await office.page.setViewportSize(VIEWPORTS.phone);
  const topOf = async (choice: string) => (await office.page.getByText(choice, { exact: true }).boundingBox())!.y;
  expect(await topOf("Taken down")).toBe(await topOf("Reported"));
  await office.page.setViewportSize(VIEWPORTS.desktop);
  await reported.getByRole("button", { name: "Take down" }).click();
  const taking = office.page.getByRole("dialog", { name: "Take “Corner bakery” down?" });
  await taking.getByLabel("Reason").fill("The logo belongs to another bakery.");
  await taking.getByRole("button", { name: "Take down" }).click();
  await office.page.getByText("No open reports.").waitFor();

  await page.goto(`${slipway.url}/community`);
  await expect.poll(() => cards(page).count()).toBe(2);
  await owner.page.goto(`${slipway.url}/community`);
  const notice = owner.page.getByRole("region", { name: "About Corner bakery" });
  await notice.getByText("The logo belongs to another bakery.").waitFor();
  await look(owner.page, "community-notice");
  await expectCleanOnPhonesToo(owner.page, notice);
  await owner.page.goto(`${slipway.url}/projects/${bakery}`);
  await owner.page.getByRole("button", { name: /^(Publish|Published|Update)/ }).click();
  await owner.page.getByRole("button", { name: "Community", exact: true }).click();
  await owner.page.getByText("The logo belongs to another bakery.").waitFor();
  for (const opened of [owner, visitor, office]) expect(opened.problems).toEqual([]);
}, 400_000);

it("fits a phone, with targets for fingers", async () => {
  await using opened = await openPage(browser, { viewport: "phone", dark: true });
  await opened.page.goto(`${slipway.url}/community`);
  await cards(opened.page).first().waitFor();
  await look(opened.page, "community-phone");
  expect(await smallTargets(opened.page)).toEqual([]);
  await expectClean(opened.page);
  expect(opened.problems).toEqual([]);
}, 200_000);

it("gives a person a page under a name of their choice, and follows an old name to it [W2.02]", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/?settings=profile`);
  await page.getByLabel("User name").fill("maya-bakes");
  await page.getByLabel("About you").fill("Bread, daily.");
  await page.getByLabel("Links").fill("maya.example/shop");
  await look(page, "profile-settings");
  await expectCleanOnPhonesToo(page, page.getByLabel("User name"));
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();
  await maya.call(accountsContract.updateProfile, { body: { username: "maya-bread" } });

  await using visitor = await openPage(browser);
  await visitor.page.goto(`${slipway.url}/@Maya-Bakes`);
  await visitor.page.waitForURL("**/@maya-bread");
  await visitor.page.getByText("Bread, daily.").waitFor();
  const link = visitor.page.getByRole("link", { name: "maya.example/shop" });
  expect(await link.getAttribute("rel")).toBe("nofollow ugc noopener noreferrer");
  await look(visitor.page, "profile");
  await expectCleanOnPhonesToo(visitor.page, link);
  expect(visitor.problems).toEqual([]);
  expect(opened.problems).toEqual([]);
}, 300_000);

it("offers a template of the workspace on Home, from which a project is made", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${bakery}`);
  await page.getByRole("button", { name: /^Corner bakery/ }).click();
  await page.getByRole("menuitem", { name: "Offer as template" }).click();
  await page.getByText("Now a template").waitFor();
  await page.goto(`${slipway.url}/new`);
  const use = page.getByRole("button", { name: "Use the template Corner bakery" });
  await use.waitFor();
  await look(page, "templates");
  await expectCleanOnPhonesToo(page, use);
  await using phone = await openPage(browser, { as: signedInAs(maya), viewport: "phone" });
  await phone.page.goto(slipway.url);
  await phone.page.getByRole("button", { name: "Use the template Corner bakery" }).waitFor();
  await look(phone.page, "templates-phone");
  await expectClean(phone.page);
  await use.click();
  await page.waitForURL((address) => address.pathname.startsWith("/projects/") && !address.pathname.endsWith(bakery));
  const { projects } = await maya.call(projectsContract.list, {
    params: { id: await homeWorkspace(maya.call) },
    query: {},
  });
  expect(projects.map(({ display_name: title }) => title)).toContain("Copy of Corner bakery");
  expect(opened.problems).toEqual([]);
}, 300_000);
