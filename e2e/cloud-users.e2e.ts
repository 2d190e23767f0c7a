/** An owner finds out who signed up in the app, adds somebody, and removes somebody. */
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
/** Where the app's people sign up and in. */
let auth: (path: string, body: object) => Promise<Response>;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  const { url, anon_key } = await enableBackend(owner.call, projectId);
  auth = (path, body) =>
    fetchByAddress(`${url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: anon_key, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  for (const name of ["ada", "bob", "cleo"]) {
    const data = name === "ada" ? { name: "Ada Marsh" } : {};
    await auth("signup", { email: `${name}@mail.example`, password: "correct horse 1", data });
  }
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

const signIn = (email: string, password: string) => auth("token?grant_type=password", { email, password });

it("finds people, adds one who can sign in, and deletes one who then cannot [C2.32] [C2.33] [C2.36] [C7.12] [C7.13]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  const card = page.getByRole("region", { name: "Users" });
  await card.getByText("Ada Marsh").waitFor();
  await look(page, "cloud-cards");
  await card.getByRole("button", { name: "Open Users" }).click();
  await page.getByText("3 users found").waitFor();
  await look(page, "users");
  await expectCleanOnPhonesToo(page, page.getByText("3 users found"));
  await page.getByRole("searchbox", { name: "Search users" }).fill("bob@");
  await page.getByText("1 user found").waitFor();
  await page.getByRole("button", { name: "bob@mail.example" }).click();
  const panel = page.getByRole("dialog", { name: "bob@mail.example" });
  await panel.getByText("User UID").waitFor();
  await look(page, "user-panel");
  await expectCleanOnPhonesToo(page, panel.getByText("User UID"));
  await panel.getByRole("button", { name: "Delete User" }).click();
  await page.getByRole("dialog", { name: "Delete user" }).getByRole("button", { name: "Delete" }).click();
  await page.getByText("No users match your search criteria.").waitFor();
  expect((await signIn("bob@mail.example", "correct horse 1")).status).toBe(400);

  await page.getByRole("button", { name: "Add User" }).click();
  await page.getByRole("menuitem", { name: "Create new user" }).click();
  const form = page.getByRole("dialog", { name: "Create new user" });
  await form.getByLabel("Email").fill("dora@mail.example");
  await form.getByLabel("Password", { exact: true }).fill("battery 77 staple");
  await form.getByRole("button", { name: "Create" }).click();
  await page.getByText("User dora@mail.example has been created").waitFor();
  expect((await signIn("dora@mail.example", "battery 77 staple")).status).toBe(200);
  expect(opened.problems).toEqual([]);
}, 300_000);
