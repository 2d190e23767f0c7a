/** The code editor: files are opened, edited, formatted and saved as versions; two people never overwrite each other. */
import type { Browser, Locator, Page } from "playwright-core";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { filesOf, signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAccessible } from "./support/accessible.ts";
import { launchChromium, openPage, type OpenPage } from "./support/chromium.ts";
import { chat, signIn } from "./support/journey.ts";
import { startSlipway, type RunningSlipway } from "./support/slipway.ts";

let slipway: RunningSlipway;
let browser: Browser;
let maya: TestPerson;
let jo: TestPerson;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([startSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  jo = await signUp(slipway, "Jo");
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await slipway?.[Symbol.asyncDispose]();
});

/** A project of Maya's with the starter's files; Jo may edit it. */
async function newProject(): Promise<string> {
  const { workspaces } = await maya.call(accountsContract.user, {});
  const { id } = await maya.call(projectsContract.create, { body: { workspace_id: workspaces[0]!.id } });
  const { invite_url } = await maya.call(sharingContract.add, {
    params: { projectId: id },
    body: { email: jo.email, access_level: "write" },
  });
  const code = invite_url === null ? null : new URL(invite_url).searchParams.get("invite");
  if (code !== null) await jo.call(accountsContract.acceptInvitation, { body: { code } });
  return id;
}

const code = (page: Page, path: string): Locator => page.getByLabel(`Code of ${path}`);
const save = (page: Page): Locator => page.getByRole("button", { name: "Save", exact: true });
const tab = (page: Page, name: RegExp): Locator => page.getByRole("tab", { name });

async function openEditor(who: TestPerson, projectId: string, options: { dark?: boolean } = {}): Promise<OpenPage> {
  const opened = await openPage(browser, options);
  await signIn(opened.page, slipway.url, who);
  await showEditor(opened.page, projectId);
  return opened;
}

async function showEditor(page: Page, projectId: string): Promise<void> {
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Code" }).click();
  await page.getByRole("tree", { name: "Files" }).waitFor();
}

/** Types at the start of the file that is open. */
async function typeAtStart(page: Page, path: string, text: string): Promise<void> {
  await code(page, path).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText(text);
}

async function textOf(projectId: string, path: string): Promise<string> {
  return Buffer.from((await filesOf(maya, projectId)).get(path) ?? []).toString();
}

describe("code editor", () => {
  it("opens pages/Index.tsx, formats what was typed and saves it as a version [C2.45] [C4.13] [T9.08] [F7]", async () => {
    const projectId = await newProject();
    await using opened = await openEditor(maya, projectId);
    const { page } = opened;
    const path = "src/pages/Index.tsx";
    await tab(page, /^Index\.tsx/).waitFor();
    await typeAtStart(page, path, "const   greeting = 'hi'\n");
    await tab(page, /Index\.tsx, not saved/).waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("Changes saved", { exact: true }).waitFor({ timeout: 20_000 });
    expect(await textOf(projectId, path)).toMatch(/^const greeting = "hi";\n/);
    expect(await code(page, path).innerText()).toMatch(/^const greeting = "hi";/);
    await chat(page).getByText(`Maya: Manual edit: ${path}`).waitFor();
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.at(-1)).toMatchObject({ type: "manual_update", commit_message: `Manual edit: ${path}` });
    expect(await save(page).isDisabled()).toBe(true);
    expect(opened.problems).toEqual([]);
  });

  it("saves what cannot be formatted as it is [C8.23] [C4.13]", async () => {
    const projectId = await newProject();
    await using opened = await openEditor(maya, projectId);
    await typeAtStart(opened.page, "src/pages/Index.tsx", "const  = broken'\n");
    await save(opened.page).click();
    await opened.page.getByText("Changes saved", { exact: true }).waitFor({ timeout: 20_000 });
    expect(await textOf(projectId, "src/pages/Index.tsx")).toMatch(/^const {2}= broken'\n/);
  });

  it("two people save one file: nothing is overwritten, and both texts can be kept", async () => {
    const projectId = await newProject();
    const path = "src/pages/Index.tsx";
    await using mayas = await openEditor(maya, projectId);
    await using jos = await openEditor(jo, projectId);
    await typeAtStart(jos.page, path, "// from Jo\n");
    await typeAtStart(mayas.page, path, "// from Maya\n");
    await save(mayas.page).click();
    await jos.page.getByText(/^Maya saved this file .+ ago\. Nothing was overwritten\.$/).waitFor({ timeout: 20_000 });
    await tab(jos.page, /Index\.tsx, changed by somebody else/).waitFor();
    expect(await code(jos.page, path).innerText()).toMatch(/^\/\/ from Jo\n/);

    await jos.page.getByRole("button", { name: "Compare" }).click();
    const dialog = jos.page.getByRole("dialog");
    await dialog.getByText("// from Maya").waitFor();
    await dialog.getByText("// from Jo").waitFor();
    await dialog.getByRole("button", { name: "Keep mine as a new version" }).click();
    await expect.poll(() => textOf(projectId, path), { timeout: 20_000 }).toMatch(/^\/\/ from Jo\n/);
    // Maya has nothing unsaved in it, so hers follows; her own version stands in the list.
    await expect.poll(() => code(mayas.page, path).innerText(), { timeout: 20_000 }).toMatch(/^\/\/ from Jo\n/);
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.map(({ author_name }) => author_name)).toEqual(["Maya", "Jo"]);
  });

  it("a save that does not get through keeps the text, also across a reload, and goes through later [F4]", async () => {
    const projectId = await newProject();
    const path = "src/pages/Index.tsx";
    await using opened = await openEditor(maya, projectId);
    const { page } = opened;
    await typeAtStart(page, path, "// kept through a cut\n");
    await page.route("**/edit-code", (route) => route.abort("connectionfailed"));
    await save(page).click();
    await page.getByText("Not saved. Your text is kept in this browser.").first().waitFor();
    expect(await code(page, path).innerText()).toMatch(/^\/\/ kept through a cut\n/);
    await page.unroute("**/edit-code");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole("tree", { name: "Files" }).waitFor();
    await tab(page, /Index\.tsx, not saved/).waitFor();
    expect(await code(page, path).innerText()).toMatch(/^\/\/ kept through a cut\n/);
    await save(page).click();
    await page.getByText("Changes saved", { exact: true }).waitFor({ timeout: 20_000 });
    expect(await textOf(projectId, path)).toMatch(/^\/\/ kept through a cut\n/);
  });

  it("asks before it is left with changes, and discards them on request, which can be taken back [C4.13]", async () => {
    const projectId = await newProject();
    const path = "src/pages/Index.tsx";
    await using opened = await openEditor(maya, projectId);
    const { page } = opened;
    await typeAtStart(page, path, "// not wanted\n");
    await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Preview" }).click();
    const asked = page.getByRole("dialog", { name: "Leave with unsaved changes?" });
    await asked.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => code(page, path).innerText()).not.toContain("not wanted");
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(() => code(page, path).innerText()).toContain("not wanted");
  });

  it("searches all files and goes to the line; finds and replaces in one [C2.45] [C9.12] [W2.12]", async () => {
    const projectId = await newProject();
    await using opened = await openEditor(maya, projectId);
    const { page } = opened;
    await page.keyboard.press("Control+Shift+F");
    await page.getByLabel("Search in all files", { exact: true }).fill("createRoot");
    const results = page.getByRole("list", { name: "Search results" });
    await results.getByText("createRoot").first().click();
    await code(page, "src/main.tsx").waitFor();
    await page.locator(".cm-shownLine", { hasText: "createRoot" }).waitFor();
    await page.keyboard.press("Control+f");
    await page.getByLabel("Find", { exact: true }).fill("createRoot");
    await page
      .getByText(/^\d of \d$|^\d$/)
      .first()
      .waitFor();
    await page.getByLabel("Replace", { exact: true }).fill("makeRoot");
    await page.getByRole("button", { name: "Replace all matches" }).click();
    await expect.poll(() => code(page, "src/main.tsx").innerText()).not.toContain("createRoot");
    await expect.poll(() => code(page, "src/main.tsx").innerText()).toContain("makeRoot");
  });

  it.each([{ dark: false }, { dark: true }])("has nothing axe objects to (%o)", async (look) => {
    const projectId = await newProject();
    await using opened = await openEditor(maya, projectId, look);
    const { page } = opened;
    await code(page, "src/pages/Index.tsx").waitFor();
    await typeAtStart(page, "src/pages/Index.tsx", "// changed\n");
    await page.keyboard.press("Control+f");
    await page.getByLabel("Find", { exact: true }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Control+Shift+F");
    await page.getByLabel("Search in all files", { exact: true }).fill("import");
    await page.getByText(/results? in/).waitFor();
    await expectAccessible(page);
  });
});
