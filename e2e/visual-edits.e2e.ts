/** Visual edits: elements are picked in the preview, changed at once, saved as one version, and taken back. */
import type { Browser, FrameLocator, Locator, Page } from "playwright-core";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { filesOf, signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, type OpenPage, type SignedIn } from "./support/chromium.ts";
import { previewFrame, showHalf } from "./support/journey.ts";
import { focused } from "./support/keyboard.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

const PATH = "src/pages/Index.tsx";
const PAGE = `export default function Index() {
  return (
    <main className="wrap section">
      <h1 className="text-title mt-4">Fresh bread</h1>
      <p className="text-lead">Baked at night</p>
      <p className="text-sm">{new Date().getFullYear()}</p>
      <img src="/favicon.svg" alt="A loaf" width={80} height={80} />
      <svg viewBox="0 0 40 30" role="img" aria-label="A mill" className="h-24 w-32">
        <path d="M0 0h40v30H0z" />
      </svg>
    </main>
  );
}
`;
/** One pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** Polls end at the first success; this is how long a busy machine may take. */
const SOON = { timeout: 30_000 };

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let projectId: string;
let session: SignedIn;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  const { workspaces } = await maya.call(accountsContract.user, {});
  ({ id: projectId } = await maya.call(projectsContract.create, { body: { workspace_id: workspaces[0]!.id } }));
  await maya.call(filesContract.editCode, {
    params: { projectId },
    body: { changes: [{ path: PATH, content: PAGE }] },
  });
  session = signedInAs(maya);
}, 400_000);

afterAll(() => browser?.close());

const panel = (page: Page): Locator => page.getByRole("complementary", { name: "Visual edits" });
const app = (page: Page): FrameLocator => previewFrame(page);
const sizeOf = (element: Locator): Promise<string> => element.evaluate((node) => getComputedStyle(node).fontSize);

/** The project with its preview, and picking turned on. */
async function openPicker(options: { dark?: boolean; viewport?: "desktop" | "phone" } = {}): Promise<OpenPage> {
  const opened = await openPage(browser, { ...options, as: session });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  if (options.viewport === "phone") await showHalf(page, "Preview");
  await page.getByRole("button", { name: "Visual edits", exact: true }).click();
  await page.getByRole("button", { name: "Select the page" }).waitFor(SOON);
  return opened;
}

async function pick(page: Page, words: string): Promise<void> {
  await app(page).getByText(words, { exact: true }).click();
  await panel(page).getByRole("spinbutton", { name: "Type size" }).waitFor(SOON);
}

/** The picture as it is, with these words. */
async function placed(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Place your picture" });
  await dialog.getByRole("textbox", { name: "What does it show?" }).fill(words);
  await dialog.getByRole("button", { name: "Use picture" }).click();
  await dialog.waitFor({ state: "hidden", ...SOON });
}

/** 900 by 300 pixels: red, and blue at the right end. */
async function wideStripes(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 300 });
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#ff0000";
    context.fillRect(0, 0, 900, 300);
    context.fillStyle = "#0000ff";
    context.fillRect(450, 0, 450, 300);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

describe("visual edits", () => {
  it("change words and look at once, save them as one version that the page shows, and take it back [W2.12] [T3.21]", async () => {
    await using opened = await openPicker();
    const { page } = opened;
    await pick(page, "Fresh bread");
    const text = panel(page).getByRole("textbox", { name: "Text", exact: true });
    await text.fill("Warm bread");
    await app(page).getByRole("heading", { name: "Warm bread" }).waitFor();
    const size = panel(page).getByRole("spinbutton", { name: "Type size" });
    await size.fill("61");
    const heading = app(page).locator("h1");
    await expect.poll(() => sizeOf(heading), SOON).toBe("61px");

    // The change is undone and redone before anything is saved.
    await panel(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => sizeOf(heading), SOON).not.toBe("61px");
    await panel(page).getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => sizeOf(heading), SOON).toBe("61px");

    // Publishing and leaving wait for unsaved changes.
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog").getByText("Exit visual edits first").first().waitFor();
    await page.keyboard.press("Escape");
    await panel(page).getByRole("button", { name: "Exit visual edits" }).click();
    const asked = page.getByRole("dialog", { name: "Discard visual edits?" });
    await asked.getByRole("button", { name: "Cancel" }).click();

    await panel(page).getByRole("button", { name: "Save (1)" }).click();
    await page.getByText("Changes saved", { exact: true }).waitFor(SOON);
    // Clicks beside the panel: an error stays there until it is closed, and Save has to stay reachable.
    const edge = (await panel(page).boundingBox())!.x;
    const toast = page.locator(".mantine-Notification-root").first();
    const end = () => toast.evaluate((element) => element.getBoundingClientRect().right);
    await expect.poll(end, SOON).toBeLessThanOrEqual(edge);
    const source = Buffer.from((await filesOf(maya, projectId)).get(PATH)!).toString();
    expect(source).toContain(`<h1 className="text-title mt-4 text-[3.8125rem]!">Warm bread</h1>`);
    // The overlay is gone, and the page has the same content.
    await expect.poll(() => heading.evaluate((node) => node.hasAttribute("style")), SOON).toBe(false);
    expect(await sizeOf(heading)).toBe("61px");

    await page.getByRole("button", { name: "Undo" }).last().click();
    await app(page).getByRole("heading", { name: "Fresh bread" }).waitFor(SOON);
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.slice(-2).map(({ type, commit_message }) => [type, commit_message])).toEqual([
      ["manual_update", "Changed a text and the text size on the home page"],
      ["revert", expect.any(String) as string],
    ]);
    // The keyboard goes on where the panel was opened.
    await panel(page).getByRole("button", { name: "Exit visual edits" }).click();
    await panel(page).waitFor({ state: "detached" });
    expect((await focused(page)).name).toBe("Visual edits");
    expect(opened.problems).toEqual([]);
  });

  it("change several elements as one, and put another picture in the place of one [W2.12] [T3.21]", async () => {
    await using opened = await openPicker();
    const { page } = opened;
    await pick(page, "Fresh bread");
    await app(page)
      .getByText("Baked at night", { exact: true })
      .click({ modifiers: ["Shift"] });
    await panel(page).getByText("2 elements").waitFor(SOON);
    await panel(page).getByRole("spinbutton", { name: "Type size" }).fill("33");
    for (const tag of ["h1", "p.text-lead"]) await expect.poll(() => sizeOf(app(page).locator(tag)), SOON).toBe("33px");
    await app(page).getByRole("img", { name: "A loaf" }).click();
    await panel(page).getByRole("button", { name: "Replace image" }).waitFor(SOON);
    const file = { name: "loaf.png", mimeType: "image/png", buffer: PICTURE };
    await panel(page).locator('input[type="file"]').setInputFiles(file);
    await placed(page, "Two loaves");
    const shown = () => app(page).locator("img").getAttribute("src");
    await expect.poll(shown, SOON).toMatch(/^data:image\/webp;base64,/);
    await panel(page)
      .getByRole("button", { name: /^Save \(\d\)$/ })
      .click();
    await page.getByText("Changes saved", { exact: true }).waitFor(SOON);
    const { files } = await maya.call(filesContract.sourceCode, { params: { id: projectId }, query: {} });
    const source = files.find(({ name }) => name === PATH)!.contents;
    expect(source.match(/text-\[2\.0625rem\]/g)).toHaveLength(2);
    const [, address] = /<img src="\/(images\/picture-[0-9a-z]+\.webp)" alt="Two loaves"/.exec(source)!;
    expect(files.find(({ name }) => name === `public/${address}`)).toMatchObject({ binary: true });
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(shown, SOON).toBe("/favicon.svg");
    expect(opened.problems).toEqual([]);
  });

  it("take a picture from the chat into the place of a drawing, cropped, with words, without a turn", async () => {
    await using opened = await openPage(browser, { as: session });
    const { page } = opened;
    await page.goto(`${slipway.url}/projects/${projectId}`);
    await page.getByRole("textbox", { name: "Message" }).waitFor(SOON);
    const buffer = await wideStripes(page);
    await page.locator('input[type="file"]').first().setInputFiles({ name: "mill.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Place mill.png in the app" }).click(SOON);
    await panel(page).getByText("Select the picture or drawing that yours should replace.").waitFor(SOON);
    await panel(page).getByRole("button", { name: "Select the page" }).waitFor(SOON);
    await app(page).getByRole("img", { name: "A mill" }).click();
    const dialog = page.getByRole("dialog", { name: "Place your picture" });
    const frame = dialog.getByRole("group", { name: /^Part of the picture/ });
    await frame.waitFor(SOON);
    await look(page, "place-picture");
    await expectCleanOnPhonesToo(page, frame);
    // The place is 128 by 96 pixels, and the end of the picture is wanted.
    for (let step = 0; step < 60; step += 1) await frame.press("ArrowRight");
    await placed(page, "Our mill");
    await expect
      .poll(
        () =>
          app(page)
            .locator("svg")
            .evaluate((node) => getComputedStyle(node).backgroundImage),
        SOON,
      )
      .toContain("data:image/webp");
    await panel(page).getByRole("button", { name: "Save (1)" }).click();
    await page.getByText("Changes saved", { exact: true }).waitFor(SOON);
    const picture = app(page).getByRole("img", { name: "Our mill" });
    await picture.waitFor(SOON);
    const drawn = () =>
      picture.evaluate((node) => {
        const image = node as HTMLImageElement;
        const canvas = document.createElement("canvas");
        canvas.getContext("2d")!.drawImage(image, 0, 0);
        const [red, green, blue] = canvas.getContext("2d")!.getImageData(5, 5, 1, 1).data;
        return {
          width: image.naturalWidth,
          height: image.naturalHeight,
          isBlue: blue! > 200 && red! < 60 && green! < 60,
        };
      });
    await expect.poll(drawn, SOON).toEqual({ width: 256, height: 192, isBlue: true });
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.at(-1)).toMatchObject({ type: "manual_update", commit_message: "Changed a picture on the home page" });
    await page.getByRole("button", { name: "Undo" }).last().click();
    await app(page).getByRole("img", { name: "A mill" }).waitFor(SOON);
    expect(opened.problems).toEqual([]);
  });

  it("ignore forged messages from other windows and of other shapes", async () => {
    await using opened = await openPicker();
    const { page } = opened;
    const forged = {
      source: "slipway-preview",
      v: 1,
      type: "visual",
      event: "selection",
      elements: [{ tag: "forged", chain: [{ source: `${PATH}:4:7`, name: "h1" }], texts: ["Forged"] }],
    };
    await page.evaluate((message) => window.postMessage(message, "*"), forged);
    // The page itself may send false messages in unexpected shapes.
    const frame = page.frames().find((each) => each.url().includes(".preview."))!;
    await frame.evaluate((message) => {
      for (const elements of [null, "x", [null], [{ chain: "x" }], [{ chain: [{ source: 7 }] }], { length: 1e9 }])
        window.parent.postMessage({ ...message, elements }, "*");
      window.parent.postMessage({ ...message, event: "colors", colors: { a: "url(x)", b: 1 } }, "*");
    }, forged);
    await pick(page, "Baked at night");
    await expect(panel(page).getByRole("textbox", { name: "Text", exact: true }).inputValue()).resolves.toBe(
      "Baked at night",
    );
    expect(await page.getByText("Forged").count()).toBe(0);
    expect(opened.problems).toEqual([]);
  });

  it.each([
    { viewport: "desktop", dark: false },
    { viewport: "phone", dark: true },
  ] as const)("have nothing axe objects to, and fit ($viewport)", async (look) => {
    await using opened = await openPicker(look);
    const { page } = opened;
    await pick(page, "Baked at night");
    await expectCleanInBothThemes(page);
    const folder = process.env["SLIPWAY_PICTURES"];
    if (folder !== undefined) await page.screenshot({ path: `${folder}/visual-${look.viewport}.png` });
    expect(opened.problems).toEqual([]);
  });

  // This test comes last, because the agent may change the page when it is asked.
  it("go by keys, name what cannot be changed, and go along with a message [W3.02]", async () => {
    await using opened = await openPicker();
    const { page } = opened;
    await panel(page).getByRole("button", { name: "Select the page" }).click();
    await panel(page).getByRole("button", { name: "Select the first element inside" }).click();
    await panel(page).getByText("h1", { exact: true }).waitFor(SOON);
    await panel(page).getByRole("button", { name: "Select the element after it" }).click();
    await panel(page).getByRole("textbox", { name: "Text", exact: true }).waitFor(SOON);
    await pick(page, String(new Date().getFullYear()));
    await panel(page).getByText("This text comes from data.").waitFor(SOON);
    await panel(page).getByRole("button", { name: "Ask the chat", exact: true }).click();
    await page.getByRole("list", { name: "Selected elements" }).getByText("p ·").waitFor();
    await page.getByRole("textbox", { name: "Message" }).fill("Show the month, too");
    const sent = page.waitForRequest((request) => request.url().endsWith("/chat") && request.method() === "POST");
    await page.getByRole("button", { name: "Send" }).click();
    const body = (await sent).postDataJSON() as { selected_elements: object[] };
    expect(body.selected_elements).toMatchObject([{ tag_name: "p", file_path: PATH, line: 6, column: 7 }]);
    await page.getByRole("article").getByRole("list", { name: "Selected elements" }).getByText("p ·").waitFor();
  });
});
