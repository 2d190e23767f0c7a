/** Steps that journeys share, in the words of the screen: a person's first visit, and the way to a tool. */
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

interface Place {
  /** Address of the product. */
  url: string;
  projectId: string;
  /** Its id, such as `cloud`. */
  tool: string;
  /** Id of a view inside the tool; the tool's first page without one. */
  view?: string;
}

/**
 * Opens a project at a tool, as a reload does. Loading the preview and a tool's first page on the way there costs more
 * than a short test, so only the first test of a file walks there through the bar.
 */
export async function openTool(page: Page, { url, projectId, tool, view }: Place): Promise<void> {
  const path = `/projects/${projectId}`;
  const views = view === undefined ? [] : [{ id: view }];
  // The router keeps the place in the entry of the history, beside the entry's own key and number.
  const state = { key: "opened", __TSR_key: "opened", __TSR_index: 0, tool, half: "tool", views };
  await page.addInitScript(
    (entry) => {
      if (location.pathname === entry.path && history.state === null) history.replaceState(entry.state, "");
    },
    { path, state },
  );
  await page.goto(`${url}${path}`);
}
