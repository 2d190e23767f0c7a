/** An owner changes how people sign in, and the app's sign-in follows. */
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, type SignedIn } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let projectId: string;
let maya: SignedIn;
let join: (name: string, password: string) => Promise<Response>;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  const { url, anon_key } = await enableBackend(owner.call, projectId);
  join = (name, password) =>
    fetchByAddress(`${url}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: anon_key, "content-type": "application/json" },
      body: JSON.stringify({ email: `${name}@mail.example`, password }),
    });
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

it("makes passwords longer, closes the sign-up, and asks before typed input is lost [C2.31] [C4.07] [C7.09] [C8.15]", async () => {
  expect((await join("ada", "short 77")).status).toBe(200);
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("region", { name: "Users" }).getByRole("button", { name: "Auth settings" }).click();
  await page.getByRole("button", { name: "Advanced" }).click();
  await page.getByRole("textbox", { name: "Site URL" }).waitFor();
  await look(page, "auth-settings");
  await expectCleanOnPhonesToo(page, page.getByRole("textbox", { name: "Site URL" }));
  await page.getByRole("button", { name: /^Phone ?Disabled/ }).click();
  await page.getByLabel("SMS provider").waitFor();
  await look(page, "auth-phone");
  await expectCleanOnPhonesToo(page, page.getByLabel("SMS provider"));
  await page.goBack();
  await page.getByRole("button", { name: /^Email ?Enabled/ }).click();
  const length = page.getByLabel("Minimum password length");
  await length.fill("5");
  await page.getByText("Must be greater or equal to 6.").waitFor();
  await look(page, "auth-email");
  await expectCleanOnPhonesToo(page, length);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("dialog", { name: "Discard unsaved changes?" }).getByRole("button", { name: "Cancel" }).click();
  await length.fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Auth config updated.").waitFor();
  expect((await join("bob", "short 77")).status).toBe(422);
  expect((await join("bob", "no longer short 77")).status).toBe(200);

  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("switch", { name: "Disable Sign-up" }).check();
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page.getByRole("form", { name: "Sign-ups" }).getByRole("button", { name: "Save" }).click();
  expect((await saved).status()).toBe(200);
  expect((await join("cleo", "no longer short 77")).status).toBe(422);
  expect(opened.problems).toEqual([]);
}, 300_000);
