/** The code editor: files are opened, edited, formatted and saved as versions; two people never overwrite each other. */
import type { Browser, Locator, Page } from "playwright-core";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { filesOf, shareProject, signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, type OpenPage } from "./support/chromium.ts";
import { chat, openTool, previewFrame } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let jo: TestPerson;
let projectId: string;
let starter: string | undefined;
/** The file that the editor opens by itself. */
const PATH = "src/pages/Index.tsx";

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  jo = await signUp(slipway, "Jo");
  ({ id: projectId } = await newProject(maya.call));
  await shareProject(maya, jo, projectId);
}, 400_000);

beforeEach(restoreStarter);

afterAll(() => browser?.close());

/** Resets Maya's project to the starter's page; Jo may edit it. */
async function restoreStarter(): Promise<void> {
  const content = await textOfPage();
  starter ??= content;
  if (content === starter) return;
  await maya.call(filesContract.editCode, {
    params: { projectId },
    body: { changes: [{ path: PATH, content: starter }] },
  });
}

const code = (page: Page, path: string): Locator => page.getByLabel(`Code of ${path}`);
const save = (page: Page): Locator => page.getByRole("button", { name: "Save", exact: true });
const tab = (page: Page, name: RegExp): Locator => page.getByRole("tab", { name });

async function openEditor(who: TestPerson): Promise<OpenPage> {
  const opened = await openPage(browser, { as: signedInAs(who) });
  await openTool(opened.page, { url: slipway.url, projectId, tool: "codeEditor" });
  await opened.page.getByRole("tree", { name: "Files" }).waitFor();
  return opened;
}

/** Through the bar, with the preview shown before. */
async function showEditor(page: Page): Promise<void> {
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Code" }).click();
  await page.getByRole("tree", { name: "Files" }).waitFor();
}

/** Types at the start of the file that is open. */
async function typeAtStart(page: Page, text: string): Promise<void> {
  await code(page, PATH).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.insertText(text);
}

async function textOfPage(): Promise<string> {
  return Buffer.from((await filesOf(maya, projectId)).get(PATH) ?? []).toString();
}

describe("code editor", () => {
  it("opens pages/Index.tsx, formats what was typed and saves it as a version [C2.45] [C4.13] [T9.08] [F7]", async () => {
    await using opened = await openPage(browser, { as: signedInAs(maya) });
    const { page } = opened;
    await showEditor(page);
    await tab(page, /^Index\.tsx/).waitFor();
    await typeAtStart(page, "const   greeting = 'hi'\n");
    await tab(page, /Index\.tsx, not saved/).waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("Changes saved", { exact: true }).waitFor({ timeout: 20_000 });
    expect(await textOfPage()).toMatch(/^const greeting = "hi";\n/);
    expect(await code(page, PATH).innerText()).toMatch(/^const greeting = "hi";/);
    await chat(page).getByText(`Maya: Manual edit: ${PATH}`).waitFor();
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.at(-1)).toMatchObject({ type: "manual_update", commit_message: `Manual edit: ${PATH}` });
    expect(await save(page).isDisabled()).toBe(true);
    expect(opened.problems).toEqual([]);
  });

  it("saves what cannot be formatted as it is [C8.23] [C4.13]", async () => {
    await using opened = await openEditor(maya);
    await typeAtStart(opened.page, "const  = broken'\n");
    await save(opened.page).click();
    await opened.page.getByText("Changes saved", { exact: true }).waitFor({ timeout: 20_000 });
    expect(await textOfPage()).toMatch(/^const {2}= broken'\n/);
  });

  it("two people save one file: nothing is overwritten, and both texts can be kept", async () => {
    await using mayas = await openEditor(maya);
    await using jos = await openEditor(jo);
    await typeAtStart(jos.page, "// from Jo\n");
    await typeAtStart(mayas.page, "// from Maya\n");
    await save(mayas.page).click();
    await jos.page.getByText(/^Maya saved this file .+ ago\. Nothing was overwritten\.$/).waitFor({ timeout: 20_000 });
    await tab(jos.page, /Index\.tsx, changed by somebody else/).waitFor();
    expect(await code(jos.page, PATH).innerText()).toMatch(/^\/\/ from Jo\n/);

    await jos.page.getByRole("button", { name: "Compare" }).click();
    const dialog = jos.page.getByRole("dialog");
    await dialog.getByText("// from Maya").waitFor();
    await dialog.getByText("// from Jo").waitFor();
    await dialog.getByRole("button", { name: "Keep mine as a new version" }).click();
    await expect.poll(() => textOfPage(), { timeout: 20_000 }).toMatch(/^\/\/ from Jo\n/);
    // Maya has no unsaved changes, so her editor follows; her own version is in the list.
    await expect.poll(() => code(mayas.page, PATH).innerText(), { timeout: 20_000 }).toMatch(/^\/\/ from Jo\n/);
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.slice(-2).map(({ author_name }) => author_name)).toEqual(["Maya", "Jo"]);
  });

  it("two people in one file see at which line the other is, until they leave the editor [T9.15]", async () => {
    await using mayas = await openEditor(maya);
    await using jos = await openEditor(jo);
    const line = (opened: OpenPage, number: number) =>
      code(opened.page, PATH)
        .locator(".cm-line")
        .nth(number - 1);
    await line(jos, 3).click();
    await line(mayas, 3).getByText("Jo", { exact: true }).waitFor();
    await mayas.page.getByText("Jo: Ln 3", { exact: true }).waitFor();
    await line(mayas, 1).click();
    await line(jos, 1).getByText("Maya", { exact: true }).waitFor();
    await look(mayas.page, "code-two-people");
    await expectCleanInBothThemes(mayas.page);
    await jos.page.keyboard.press("ArrowDown");
    await line(mayas, 4).getByText("Jo", { exact: true }).waitFor();
    await jos.page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Preview" }).click();
    await expect.poll(() => mayas.page.locator(".cm-peerName").count()).toBe(0);
  });

  it("a save that does not get through keeps the text, also across a reload, and goes through later [F4]", async () => {
    await using opened = await openEditor(maya);
    const { page } = opened;
    await typeAtStart(page, "// kept through a cut\n");
    await page.route("**/edit-code", (route) => route.abort("connectionfailed"));
    await save(page).click();
    await page.getByText("Not saved. Your text is kept in this browser.").first().waitFor();
    expect(await code(page, PATH).innerText()).toMatch(/^\/\/ kept through a cut\n/);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole("tree", { name: "Files" }).waitFor();
    await tab(page, /Index\.tsx, not saved/).waitFor();
    expect(await code(page, PATH).innerText()).toMatch(/^\/\/ kept through a cut\n/);
    // Not before the reload: the page sends the save again as soon as the server answers.
    await page.unroute("**/edit-code");
    await save(page).click();
    await page.getByText("Changes saved", { exact: true }).waitFor({ timeout: 20_000 });
    expect(await textOfPage()).toMatch(/^\/\/ kept through a cut\n/);
  });

  it("asks before it is left with changes, and discards them on request, which can be taken back [C4.13]", async () => {
    await using opened = await openEditor(maya);
    const { page } = opened;
    await typeAtStart(page, "// not wanted\n");
    await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Preview" }).click();
    const asked = page.getByRole("dialog", { name: "Leave with unsaved changes?" });
    await asked.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => code(page, PATH).innerText()).not.toContain("not wanted");
    const told = page.getByRole("status").filter({ hasText: "Changes discarded" });
    await told.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => code(page, PATH).innerText()).toContain("not wanted");
  });

  it("shows what is typed in one's own preview before Save, to nobody else; Discard takes it back [W7.38] [V1] [W2.12]", async () => {
    await using jos = await openPage(browser, { as: signedInAs(jo) });
    await jos.page.goto(`${slipway.url}/projects/${projectId}`);
    const josApp = previewFrame(jos.page).locator("#root > *").first();
    await josApp.waitFor({ timeout: 60_000 });
    // This mark is lost when the page is loaded again.
    await josApp.evaluate(() => void Object.assign(globalThis, { sameLoad: true }));
    await using opened = await openPage(browser, { as: signedInAs(maya) });
    const { page } = opened;
    // Opens a window of its own beside the editor.
    const beside = await page.context().newPage();
    const { url } = await maya.call(previewContract.access, { params: { id: projectId }, body: {} });
    await beside.goto(url);
    await beside.locator("#root > *").first().waitFor({ timeout: 60_000 });

    await showEditor(page);
    const gone = "import.meta.hot?.dispose(() => delete document.body.dataset.typed);";
    await typeAtStart(page, `document.body.dataset.typed = "one"; ${gone}\n`);
    await beside.locator('body[data-typed="one"]').waitFor({ timeout: 30_000 });
    await typeAtStart(page, 'document.body.dataset.more = "two";\n');
    await beside.locator('body[data-more="two"]').waitFor({ timeout: 30_000 });

    await page.getByRole("button", { name: "Discard" }).click();
    await beside.locator("body:not([data-typed])").waitFor({ timeout: 30_000 });
    const told = page.getByRole("status").filter({ hasText: "Changes discarded" });
    await told.getByRole("button", { name: "Undo" }).click();
    await beside.locator('body[data-typed="one"]').waitFor({ timeout: 30_000 });
    await beside.close();

    const look = async (): Promise<void> => {
      await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Preview" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
    };
    await look();
    await previewFrame(page).locator('body[data-more="two"]').waitFor({ timeout: 30_000 });
    const note = page.getByLabel("Unsaved code");
    await page.getByText("Shows your unsaved changes in 1 file. Only you see them.").waitFor();
    await expectCleanInBothThemes(page);
    // Kept changes are shown again before anybody opens the editor.
    await page.reload();
    await page.getByText("Shows your unsaved changes in 1 file. Only you see them.").waitFor();
    await previewFrame(page).locator('body[data-more="two"]').waitFor({ timeout: 30_000 });

    await page.getByRole("button", { name: "Open the code" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByText("Changes discarded").waitFor();
    await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Preview" }).click();
    await previewFrame(page).locator("#root > *").first().waitFor({ timeout: 30_000 });
    await previewFrame(page).locator("body:not([data-typed])").waitFor({ timeout: 30_000 });
    await expect.poll(() => note.count()).toBe(0);
    // Nobody else saw any of it, and nobody got an error.
    expect(await josApp.evaluate(() => [Reflect.get(globalThis, "sameLoad"), document.body.dataset["typed"]])).toEqual([
      true,
      undefined,
    ]);
    for (const { page: looked } of [opened, jos])
      expect(await looked.getByRole("button", { name: /errors?$/i }).count()).toBe(0);
  });

  it("searches all files and goes to the line; finds and replaces in one [C2.45] [C9.12] [W2.12]", async () => {
    await using opened = await openEditor(maya);
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

  it("has nothing axe objects to", async () => {
    await using opened = await openEditor(maya);
    const { page } = opened;
    await code(page, PATH).waitFor();
    await typeAtStart(page, "// changed\n");
    await page.keyboard.press("Control+f");
    await page.getByLabel("Find", { exact: true }).waitFor();
    await expectCleanInBothThemes(page);
    await page.keyboard.press("Control+Shift+F");
    await page.getByLabel("Search in all files", { exact: true }).fill("import");
    await page.getByText(/results? in/).waitFor();
    await expectCleanInBothThemes(page);
  });
});
