/** The steps of a person's first visit, in the words of the screen. */
import { randomText } from "@slipway/kernel/ids";
import type { FrameLocator, Locator, Page } from "playwright-core";

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Another one each time: journeys share a product. */
export const person = (word: string): Person => ({
  name: `${word} Example`,
  email: `${word.toLowerCase()}.${randomText(6)}@example.com`,
  password: "correct horse battery",
});

/** Home -> request -> sign-up sheet -> project page. Returns the project's id. */
export async function buildFromHome(page: Page, url: string, input: { request: string; who: Person }): Promise<string> {
  await page.goto(url);
  await page.getByRole("heading", { name: "What do you want to build?" }).waitFor();
  await page.getByLabel("What do you want to build?").fill(input.request);
  await page.getByRole("button", { name: "Build", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText(input.request).waitFor();
  await fillSignUp(sheet, input.who);
  await sheet.getByRole("button", { name: "Create account and build" }).click();
  await page.waitForURL(/\/projects\/p[0-9a-z]{17}/);
  return /\/projects\/(p[0-9a-z]{17})/.exec(page.url())![1]!;
}

export async function signIn(page: Page, url: string, who: Omit<Person, "name">): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel("Email", { exact: true }).fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((address) => !address.pathname.startsWith("/login"));
}

export async function fillSignUp(form: Locator | Page, who: Person): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill(who.name);
  await form.getByLabel("Email", { exact: true }).fill(who.email);
  await form.getByLabel("Password", { exact: true }).fill(who.password);
}

export const chat = (page: Page): Locator => page.getByRole("log", { name: "Conversation" });
export const previewFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview of your app"]');

/** The turn that makes this version is finished, checked and shown. */
export async function waitForVersion(page: Page, version: number): Promise<void> {
  await chat(page).getByText(`Version ${version} · Current`).waitFor({ timeout: 90_000 });
}

export async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("button", { name: /^(Send|Queue message)$/ }).click();
}

/** Phones show one half at a time. */
export async function showHalf(page: Page, half: "Chat" | "Preview"): Promise<void> {
  await page.getByRole("group", { name: "View" }).getByRole("button", { name: half }).click();
}
