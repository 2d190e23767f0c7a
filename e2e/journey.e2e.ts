/** The main job as a person does it: ask, sign up, watch, change, undo, publish, open. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, openPage, VIEWPORTS, type SignedIn } from "./support/chromium.ts";
import { buildFromHome, chat, person, previewFrame, say, showHalf, waitForVersion } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
/** Maya and her project, as the first journey leaves them: two versions and an undo. */
let maya: SignedIn;
let bakery: string;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
}, 400_000);

afterAll(() => browser?.close());

const REQUEST = "a landing page for a bakery called Golden Crust with menu and contact form";

describe("the main job on a desktop", () => {
  it("goes from a request to a public address, changed and undone on the way [W2.09] [W2.10] [W2.33] [W2.36] [W4.02] [W4.05]", async () => {
    await using opened = await openPage(browser);
    const { page, context, problems } = opened;
    bakery = await buildFromHome(page, slipway.url, { request: REQUEST, who: person("Maya") });

    await chat(page).getByText(REQUEST).waitFor();
    await waitForVersion(page, 1);
    await chat(page)
      .getByText(/^Checked: .*types.*build/)
      .waitFor();
    expect(await page.getByRole("group", { name: "Next steps" }).getByRole("button").count()).toBe(3);
    await previewFrame(page).getByText("Golden Crust").first().waitFor();

    await say(page, "change the title to Silver Crust");
    await waitForVersion(page, 2);
    await previewFrame(page).getByText("Silver Crust").first().waitFor();

    await chat(page).getByRole("button", { name: "Undo" }).click();
    await page
      .getByText(/^Undone: /)
      .first()
      .waitFor();
    await previewFrame(page).getByText("Golden Crust").first().waitFor();

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const panel = page.getByRole("dialog").filter({ hasText: "Website access" });
    await panel.getByText("This computer only").waitFor();
    await panel.getByRole("button", { name: "Publish", exact: true }).click();
    const success = page.getByRole("dialog", { name: "You just shipped!" });
    const address = await success.getByLabel("site address", { exact: true }).inputValue();
    expect(address).toMatch(/^http:\/\/[a-z][a-z0-9-]*\.sites\.localhost:\d+/);

    const visitor = await context.newPage();
    const response = await visitor.goto(address);
    expect(response?.status()).toBe(200);
    await visitor.getByText("Golden Crust").first().waitFor();
    await visitor.close();

    await success.getByRole("button", { name: "Get embed code" }).click();
    const code = page.getByRole("dialog", { name: "Embed your site" }).getByLabel("Embed code");
    await code.waitFor();
    await expectCleanOnPhonesToo(page, code);
    await page.keyboard.press("Escape");
    await success
      .getByRole("button", { name: "Close", exact: true })
      .or(page.locator(".mantine-Modal-close"))
      .first()
      .click();
    await page.getByRole("button", { name: "Published", exact: true }).waitFor();
    expect(problems).toEqual([]);
    maya = await context.storageState();
  }, 240_000);

  it("keeps every version: looked at as it was, compared, and restored file by file [T2.11] [T2.22] [T2.25] [T8.09]", async () => {
    await using opened = await openPage(browser, { as: maya });
    const { page, problems } = opened;
    await page.goto(`${slipway.url}/projects/${bakery}`);
    await page.getByRole("button", { name: "Versions", exact: true }).click();
    const rail = page.getByRole("complementary", { name: "All versions" });
    const row = (version: number) => rail.getByRole("button").filter({ hasText: `Version ${version} ·` });
    await row(3).getByText("Current").waitFor();
    await row(3).getByText("Live").waitFor();
    await row(2).getByText("Reverted").waitFor();

    await row(2).click();
    const snapshot = page.frameLocator('iframe[title="Version 2 of your app"]');
    await snapshot.getByText("Silver Crust").first().waitFor();
    await page.getByRole("button", { name: "Compare with now" }).click();
    await page.frameLocator('iframe[title="Version 3 of your app"]').getByText("Golden Crust").first().waitFor();
    await snapshot.getByText("Silver Crust").first().waitFor();
    const compare = page.getByRole("button", { name: "Compare with now" });
    await expectCleanOnPhonesToo(page, compare);
    await compare.click();
    await snapshot.getByText("Silver Crust").first().waitFor();
    await page.getByRole("button", { name: "Bookmark", exact: true }).click();
    await row(2).getByText("Bookmarked").waitFor();

    await page.getByRole("region", { name: "Version 2" }).getByRole("button", { name: "View code" }).click();
    const changes = page.getByRole("region", { name: "Changes" });
    await changes.getByText("Version 2", { exact: true }).waitFor();
    await changes
      .getByLabel(/^Changes of /)
      .first()
      .waitFor();
    await expectCleanInBothThemes(page);
    await changes.getByRole("button", { name: "Close", exact: true }).click();
    await previewFrame(page).getByText("Golden Crust").first().waitFor();

    await page.getByRole("button", { name: "Versions", exact: true }).click();
    await page.getByRole("button", { name: "Restore this version" }).click();
    const asked = page.getByRole("dialog", { name: "Restore version 2?" });
    await asked.getByText(/Version 3 stays in the list\. Your data is not touched\.$/).waitFor();
    await asked.getByRole("button", { name: "Restore" }).click();
    await page.getByText("Restored to earlier version").waitFor();
    await page.getByText(/^(\d+) of \1 files match\./).waitFor();
    await row(4).getByText("Current").waitFor();
    await page.getByRole("button", { name: "Back to latest" }).click();
    await previewFrame(page).getByText("Silver Crust").first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe("the main job on a phone", () => {
  it("fits 390 pixels: ask, look, change, publish, open, undo [W2.11]", async () => {
    await using opened = await openPage(browser, { viewport: "phone", dark: true });
    const { page, context, problems } = opened;
    await buildFromHome(page, slipway.url, {
      request: "kanban board for a small team with due dates",
      who: person("Jo"),
    });
    await waitForVersion(page, 1);
    await showHalf(page, "Preview");
    await previewFrame(page).getByRole("heading").first().waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(VIEWPORTS.phone.width);

    await showHalf(page, "Chat");
    await say(page, "change the title to Harbour Crew");
    await waitForVersion(page, 2);
    await showHalf(page, "Preview");
    await previewFrame(page).getByText("Harbour Crew").filter({ visible: true }).first().waitFor();

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish", exact: true }).click();
    const success = page.getByRole("dialog", { name: "You just shipped!" });
    const visitor = await context.newPage();
    const response = await visitor.goto(await success.getByLabel("site address", { exact: true }).inputValue());
    expect(response?.status()).toBe(200);
    await visitor.getByText("Harbour Crew").filter({ visible: true }).first().waitFor();
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      VIEWPORTS.phone.width,
    );
    await visitor.close();
    await page.keyboard.press("Escape");
    await success.waitFor({ state: "hidden" });

    await showHalf(page, "Chat");
    await chat(page).getByRole("button", { name: "Undo" }).click();
    const toast = page.getByRole("status").filter({ hasText: "Undone: " });
    const box = page.getByRole("textbox", { name: "Message" });
    const below = [page.getByRole("group", { name: "View" }), box];
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      // Playwright presses only what lies open: a trial click waits until nothing covers the middle of it.
      await toast.getByRole("button", { name: "Redo" }).click({ trial: true });
      const { y, height } = (await toast.boundingBox())!;
      for (const control of below) expect(y + height).toBeLessThanOrEqual((await control.boundingBox())!.y);
    }
    expect(problems).toEqual([]);
  });
});
