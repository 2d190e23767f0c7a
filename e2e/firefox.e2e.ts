/** The main job in stock Firefox: its cookies are apart by page, and it finds `*.localhost` by itself. */
import { neededProgram } from "@slipway/platform/testing/needed-program";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fill, launchFirefox, openPage, press, previewShows, seesText } from "./support/firefox.ts";
import { person } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

const firefox = neededProgram("firefox-esr");

describe(`in Firefox${firefox.reason}`, { skip: firefox.path === null }, () => {
  let slipway: SharedSlipway;
  let browser: Browser;
  beforeAll(async () => {
    [slipway, browser] = await Promise.all([sharedSlipway(), launchFirefox(firefox.path!)]);
  }, 400_000);
  afterAll(() => browser?.close());

  it("signs up, requests an app, watches it being written, changes it, publishes and opens the site", async () => {
    await using opened = await openPage(browser);
    const { page, problems } = opened;
    const who = person("Maya");
    await page.goto(slipway.url);
    await fill(page, "What do you want to build?", "a landing page for a bakery called Golden Crust");
    await press(page, "Build");
    await fill(page, "Name", who.name);
    await fill(page, "Email", who.email);
    await (await page.waitForSelector('input[type="password"]'))!.type(who.password);
    await press(page, "Create account and build");

    // Before the turn is over: what is written shows as it comes, in a frame of another site with its own cookie.
    await previewShows(page, "Golden Crust");
    await seesText(page, "Version 1 · Current");
    await fill(page, "Message", "change the title to Silver Crust");
    await press(page, "Send");
    await seesText(page, "Version 2 · Current");
    await previewShows(page, "Silver Crust");

    await press(page, "Publish");
    await seesText(page, "Website access");
    await press(page, "Publish");
    await seesText(page, "You just shipped!");
    const field = await page.waitForSelector('input[aria-label="site address"]');
    const address = await field!.evaluate((input) => input.value);
    expect(address).toMatch(/^http:\/\/[a-z][a-z0-9-]*\.sites\.localhost:\d+/);
    await using visitor = await openPage(browser);
    expect((await visitor.page.goto(address))?.status()).toBe(200);
    await seesText(visitor.page, "Silver Crust");
    expect([...problems, ...visitor.problems]).toEqual([]);
  }, 900_000);
});
