/** Every screen of the main job at two widths, light and dark: nothing axe objects to, nothing wider than the window. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectClean, expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, openPage, type SignedIn } from "./support/chromium.ts";
import { buildFromHome, fillSignUp, person, showHalf, waitForVersion } from "./support/journey.ts";
import { focused, walk } from "./support/keyboard.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let projectId: string;
/** The browser in which Ada has signed up. */
let ada: SignedIn;
const owner = person("Ada");
const REQUEST = "a landing page for a bakery called Golden Crust";

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  await using opened = await openPage(browser);
  projectId = await buildFromHome(opened.page, slipway.url, { request: REQUEST, who: owner });
  await waitForVersion(opened.page, 1);
  ada = await opened.context.storageState();
}, 400_000);

afterAll(() => browser?.close());

// Each screen is loaded in one theme and switched to the other.
const LOOKS = [
  { viewport: "desktop", dark: false },
  { viewport: "phone", dark: true },
] as const;

describe.each(LOOKS)("$viewport, light and dark", (look) => {
  it("home and sign-up sheet", async () => {
    await using opened = await openPage(browser, look);
    const { page } = opened;
    await page.goto(slipway.url);
    await page.getByRole("heading", { name: "What do you want to build?" }).waitFor();
    await expectCleanInBothThemes(page);
    await page.getByLabel("What do you want to build?").fill(REQUEST);
    await page.getByRole("button", { name: "Build", exact: true }).click();
    const sheet = page.getByRole("dialog");
    await fillSignUp(sheet, person("Nobody"));
    await expectCleanInBothThemes(page);
    expect(opened.problems).toEqual([]);
  });

  it("dashboard, project page, publish dropdown and settings", async () => {
    await using opened = await openPage(browser, { ...look, as: ada });
    const { page } = opened;
    await page.goto(slipway.url);
    await page
      .getByRole("link", { name: /Golden Crust/ })
      .first()
      .waitFor();
    await expectCleanInBothThemes(page);

    await page.goto(`${slipway.url}/projects/${projectId}`);
    await waitForVersion(page, 1);
    await expectCleanInBothThemes(page);
    if (look.viewport === "phone") {
      await showHalf(page, "Preview");
      await expectCleanInBothThemes(page);
    }
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const publish = page.getByRole("dialog").filter({ hasText: "Website access" });
    await publish.getByText("What changes").waitFor();
    expect(await publish.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Publish your project"]);
    await expectCleanInBothThemes(page);
    // A part unfolded at the lower edge comes into view above the footer.
    await publish.getByRole("button", { name: "Website Info" }).click();
    await expect
      .poll(async () => {
        const field = await publish.getByLabel("Title").boundingBox();
        const footer = await publish.locator("footer").boundingBox();
        return field !== null && footer !== null && field.y > 0 && field.y + field.height <= footer.y;
      })
      .toBe(true);

    for (const section of ["workspace", "members"]) {
      await page.goto(`${slipway.url}/projects/${projectId}?settings=${section}`);
      const settings = page.getByRole("dialog", { name: "Settings" });
      await settings.getByRole("heading", { level: 1 }).waitFor();
      await expect.poll(() => settings.locator(".mantine-Skeleton-root").count()).toBe(0);
      await expectCleanInBothThemes(page);
    }
    expect(opened.problems).toEqual([]);
  }, 240_000);
});

/** Visible controls of the bar, as boxes: none may reach into another or out of the window. */
async function overlapsInBar(page: Page): Promise<string[]> {
  return page.locator("header").evaluate((bar) => {
    const boxes = [...bar.querySelectorAll("a, button, input")]
      .map((control) => ({
        name: control.getAttribute("aria-label") ?? control.textContent ?? "",
        box: control.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0);
    const found = boxes
      .filter(({ box }) => box.left < 0 || box.right > innerWidth)
      .map(({ name }) => `${name} leaves the window`);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const apart = one.box.right <= other.box.left + 0.5 || other.box.right <= one.box.left + 0.5;
        if (!apart) found.push(`${one.name} and ${other.name} overlap`);
      }
    return found;
  });
}

it("chat and preview are both usable at 768, 834, 1024 and 1100", async () => {
  await using opened = await openPage(browser, { as: ada });
  const { page } = opened;
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await waitForVersion(page, 1);
  for (const width of [768, 834, 1024, 1100]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.locator('iframe[title="Preview of your app"]').waitFor();
    await expectClean(page);
    expect(await overlapsInBar(page)).toEqual([]);
    for (const region of ["Chat", "Preview"]) {
      const box = await page.getByRole("region", { name: region, exact: true }).boundingBox();
      expect(box!.width).toBeGreaterThanOrEqual(312);
    }
  }
  expect(opened.problems).toEqual([]);
});

it("copies, finds, orders and renames projects on the dashboard, without a mouse where there is a key", async () => {
  await using opened = await openPage(browser, { as: ada });
  const { page } = opened;
  await page.goto(slipway.url);
  const cards = page.getByRole("region", { name: "Projects" }).getByRole("article");
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await cards.nth(1).waitFor();
  await page.getByRole("link", { name: /^Copy of/ }).waitFor();

  await page.keyboard.press("/");
  await page.keyboard.type("no such thing");
  await page.getByText("No project matches 'no such thing'.").waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await cards.nth(1).waitFor();

  await page.getByRole("button", { name: "Sort by: Last edited" }).click();
  await page.getByRole("menuitemradio", { name: "Name" }).click();
  await page.getByRole("button", { name: "Sort by: Name" }).waitFor();
  // A closing menu gives the focus back to its button.
  await page.getByRole("menu").waitFor({ state: "hidden" });
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("F2");
  await page.getByLabel("Project name").fill("A renamed copy");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "A renamed copy" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/projects\//);
  expect(opened.problems).toEqual([]);
});

describe("without a mouse", () => {
  const hidden = async (page: Page): Promise<string[]> =>
    (await walk(page)).filter(({ shows }) => !shows).map(({ name }) => name);

  it("home: the focus shows everywhere, and Esc in the sheet gives it back to the request", async () => {
    await using opened = await openPage(browser);
    const { page } = opened;
    await page.goto(slipway.url);
    const request = page.getByLabel("What do you want to build?");
    await request.waitFor();
    expect(await hidden(page)).toEqual([]);
    await request.focus();
    await page.keyboard.type(REQUEST);
    await page.keyboard.press("Tab");
    expect((await focused(page)).name).toBe("Attach images");
    await page.keyboard.press("Tab");
    expect((await focused(page)).name).toBe("Mode: Agent");
    await page.keyboard.press("Tab");
    expect((await focused(page)).name).toBe("Build");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor();
    await expect.poll(async () => (await focused(page)).name).toBe("Name");
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await focused(page)).name).toBe("What do you want to build?");
    expect(await request.inputValue()).toBe(REQUEST);
    expect(opened.problems).toEqual([]);
  });

  it("dashboard: the settings opened from a menu give the focus back to its button", async () => {
    await using opened = await openPage(browser, { as: ada });
    const { page } = opened;
    await page.goto(slipway.url);
    await page
      .getByRole("link", { name: /Golden Crust/ })
      .first()
      .waitFor();
    expect(await hidden(page)).toEqual([]);
    const account = page.getByRole("button", { name: /^Account of/ });
    await account.focus();
    await page.keyboard.press("Enter");
    const settings = page.getByRole("menuitem", { name: "Settings" });
    await settings.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Settings" });
    await dialog.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((frame) => frame.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(async () => (await focused(page)).name).toMatch(/^Account of/);
    expect(opened.problems).toEqual([]);
  });

  it("project: menus, the publish dropdown and the help close with Esc and give the focus back", async () => {
    await using opened = await openPage(browser, { as: ada });
    const { page } = opened;
    await page.goto(`${slipway.url}/projects/${projectId}`);
    await waitForVersion(page, 1);
    expect(await hidden(page)).toEqual([]);
    const bar = page.getByRole("banner");
    const layers = [
      { opener: bar.getByRole("button", { name: /Golden Crust/ }), layer: page.getByRole("menu") },
      { opener: bar.getByRole("button", { name: /^Visibility/ }), layer: page.getByRole("menu") },
      { opener: bar.getByRole("button", { name: "Publish", exact: true }), layer: page.getByRole("dialog") },
    ];
    for (const { opener, layer } of layers) {
      await opener.focus();
      const { name } = await focused(page);
      await page.keyboard.press("Enter");
      // It is open once it has the focus: a key before that goes to the page.
      const hasFocus = (): Promise<boolean> => layer.evaluate((open) => open.contains(document.activeElement));
      await expect.poll(hasFocus, { timeout: 10_000 }).toBe(true);
      await page.keyboard.press("Escape");
      await layer.waitFor({ state: "hidden" });
      await expect.poll(async () => (await focused(page)).name, { timeout: 10_000 }).toBe(name);
    }
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard" });
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "hidden" });
    await expect.poll(async () => (await focused(page)).name).toBe("Publish");
    expect(opened.problems).toEqual([]);
  });
});
