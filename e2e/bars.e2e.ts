/**
 * Everything that opens from the bars of a project: the list of commands, all tools and their pins, the page's path,
 * the phone's tools.
 */
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, openPage, signedInAs, type OpenPage, type SignedIn } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: SignedIn;
let projectId: string;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const person = await signUp(slipway, "Maya");
  ({ id: projectId } = await newProject(person.call));
  maya = signedInAs(person);
}, 400_000);
afterAll(() => browser?.close());

/** Saves a picture for people who review the screens. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["SLIPWAY_PICTURES"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function openProject(options: { viewport?: "phone"; onCall?: (path: string) => void } = {}): Promise<OpenPage> {
  const opened = await openPage(browser, { as: maya, viewport: options.viewport ?? "desktop" });
  opened.page.on("request", (request) => options.onCall?.(`${request.method()} ${new URL(request.url()).pathname}`));
  await opened.page.goto(`${slipway.url}/projects/${projectId}`);
  return opened;
}

const SOON = { timeout: 20_000 };
const bar = (page: Page) => page.getByRole("navigation", { name: "Tools" });
/** Names of the pinned tools, in their order. */
const pinned = (page: Page): Promise<string[]> =>
  bar(page).locator("[data-tool][aria-keyshortcuts] span").allTextContents();

it("Ctrl+K finds a command by its words, runs it by keys, and Esc closes the list [T2.04] [T9.18] [T2.12]", async () => {
  const calls: string[] = [];
  await using opened = await openProject({ onCall: (call) => calls.push(call) });
  const { page } = opened;
  await bar(page).getByRole("button", { name: "Code" }).waitFor();
  const list = page.getByRole("dialog");
  const chosen = list.locator("[role=option][data-combobox-selected]");
  await page.keyboard.press("Control+k");
  await chosen.waitFor();
  await look(page, "commands");
  await expectCleanOnPhonesToo(page, chosen);
  const box = (await list.getByRole("listbox").boundingBox())!;
  expect(box.height).toBeLessThanOrEqual(300);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });

  // Text typed before the list appears goes to the list, not to the message.
  const message = page.getByRole("textbox", { name: "Message" });
  await message.click();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("open ");
  await expect
    .poll(() => list.getByRole("option").allTextContents(), SOON)
    .toContainEqual(expect.stringMatching(/^Open Code/));
  await expect.poll(() => list.getByLabel("Find a command").inputValue(), SOON).toBe("open ");
  expect(await message.inputValue()).toBe("");
  const first = await chosen.textContent();
  await page.keyboard.press("ArrowDown");
  expect(await chosen.textContent()).not.toBe(first);
  await page.keyboard.press("ArrowUp");
  expect(await chosen.textContent()).toBe(first);
  await page.keyboard.type("code");
  await expect.poll(() => chosen.textContent(), SOON).toMatch(/^Open Code/);
  await page.keyboard.press("Enter");
  await list.waitFor({ state: "hidden" });
  await page.getByRole("tree", { name: "Files" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("nothing is called so");
  await list.getByText("No results").waitFor();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });

  await bar(page).getByRole("button", { name: "Preview" }).click();
  const field = page.getByRole("textbox", { name: "Page path" });
  await field.click();
  await page.getByRole("listbox", { name: "Pages of the app" }).waitFor();
  await look(page, "page-path");
  await expectCleanInBothThemes(page);
  // All components that ask who is signed in share one answer.
  expect(calls.filter((call) => call === "GET /api/user")).toHaveLength(1);
  expect(opened.problems).toEqual([]);
});

it("the plus opens all tools; what is pinned is put in order by keys and by a drag, and stays so [T2.05] [T2.07] [T2.09]", async () => {
  await using opened = await openProject();
  const { page } = opened;
  await expect.poll(() => pinned(page), SOON).toContain("Code");
  const plus = page.getByRole("button", { name: "All tools" });
  await plus.hover();
  const all = page.getByRole("dialog", { name: "All tools" });
  await all.waitFor();
  await all.getByRole("button", { name: "Pin to nav bar: Security" }).click();
  await all.getByRole("button", { name: "Unpin from nav bar: Security" }).waitFor();
  await look(page, "all-tools");
  await expectCleanInBothThemes(page);
  await page.keyboard.press("Escape");

  const [one, two, ...rest] = await pinned(page);
  expect(rest).toEqual(["Security"]);
  const button = (name: string) => bar(page).getByRole("button", { name, exact: true });
  await button(one!).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => pinned(page), SOON).toEqual([two, one, ...rest]);
  expect(await button(one!).evaluate((element) => element === document.activeElement)).toBe(true);

  // The code for dragging is loaded when a pointer comes near.
  await button(one!).hover();
  await expect
    .poll(async () => {
      const from = (await button(one!).boundingBox())!;
      const to = (await button(two!).boundingBox())!;
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + 2, to.y + to.height / 2, { steps: 8 });
      const lifted = await bar(page).locator("[data-dragging]").count();
      await page.mouse.up();
      return lifted;
    }, SOON)
    .toBe(1);
  await expect.poll(() => pinned(page), SOON).toEqual([one, two, ...rest]);
  await page.reload();
  await expect.poll(() => pinned(page), SOON).toEqual([one, two, ...rest]);
  expect(opened.problems).toEqual([]);
});

it("a phone lists every tool, and says of the code that it opens on a larger screen [W2.11]", async () => {
  await using opened = await openProject({ viewport: "phone" });
  const { page } = opened;
  await page.getByRole("button", { name: "All tools" }).click();
  const code = page.getByRole("menuitem", { name: "Code opens on a larger screen" });
  await code.waitFor();
  expect(await code.isDisabled()).toBe(true);
  await look(page, "all-tools-phone");
  await expectCleanInBothThemes(page);
  expect(opened.problems).toEqual([]);
});
