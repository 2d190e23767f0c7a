/** Panels beside the chat: people present, the site's own description, enlarged diagrams. Two people in one project. */
import { send } from "@slipway/features/chat/testing.ts";
import { modelsContract } from "@slipway/features/models/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type ModelServer,
  type Said,
} from "@slipway/platform/testing/servers/model-server";
import { filesOf, shareProject, signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes, expectCleanOnPhonesToo } from "./support/accessible.ts";
import {
  launchChromium,
  openPage,
  signedInAs,
  type VIEWPORTS,
  type OpenPage,
  type SignedIn,
} from "./support/chromium.ts";
import { chat, showHalf } from "./support/journey.ts";
import { startSlipway, type RunningSlipway } from "./support/slipway.ts";

const block = (code: string): string => `\`\`\`mermaid\n${code}\n\`\`\`\n\n`;
/** A diagram with every known attack on the page around it. */
const HOSTILE = `%%{init: {"securityLevel": "loose", "htmlLabels": true, "themeCSS": "* { background: url(http://evil.example/x) }"}}%%
graph TD
  A["<img src=x onerror='window.stolen = 1'><b>one</b>"] --> B["</text><script>window.stolen = 2</script>two"]
  click A "javascript:window.stolen = 3"
  click B call alert(1)`;
const DIAGRAM = "graph LR\n  Order[Order] --> Oven[Oven]\n  Oven --> Counter[Counter]";
const calls = (name: string, input: object): Said => ({ calls: [{ id: name, name, input: [JSON.stringify(input)] }] });
/** The model's answers, request by request. */
const SAID: readonly Said[] = [
  { text: ["This is how it works."], ...calls("diagram", { mermaid: DIAGRAM }) },
  { text: [`${block("graph TD\n  A --> --> B")}${block(HOSTILE)}`] },
  calls("ask_user", { question: "Which colour?", options: ["Green", "Blue"] }),
  calls("add_dependency", { name: "left-pad" }),
  { text: ["Without the package, then."] },
  // The reminder that an answer without a call ends the turn.
  { text: ["Nothing else is left."] },
];
/** One pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

let slipway: RunningSlipway;
let browser: Browser;
let model: ModelServer;
let maya: TestPerson;
let projectId: string;
let mayas: SignedIn;
let jos: SignedIn;

beforeAll(async () => {
  model = await startModelServer(
    SAID.map((said) => async (response) => {
      await writeFrames(response, WIRE_FORMATS.compatible.frames(said, { input: 7, output: 3 }));
      response.end();
    }),
  );
  [slipway, browser] = await Promise.all([startSlipway(), launchChromium()]);
  maya = await signUp(slipway, "Maya");
  const jo = await signUp(slipway, "Jo");
  projectId = (await newProject(maya.call)).id;
  await shareProject(maya, jo, projectId);
  const models = [{ option: "auto" as const, model: "a-model" }];
  await maya.call(modelsContract.connect, {
    body: { provider: "compatible", base_url: model.url, models, api_key: "sk-key-of-the-journey" },
  });
  await send(maya.call, projectId, { message: "How does it work?", chat_only: true });
  [mayas, jos] = [signedInAs(maya), signedInAs(jo)];
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await slipway?.[Symbol.asyncDispose]();
  await model?.[Symbol.asyncDispose]();
});

/** Saves a picture for people who review the screens. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["SLIPWAY_PICTURES"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function openProject(as: SignedIn, options: { viewport?: keyof typeof VIEWPORTS; dark?: boolean } = {}) {
  const opened: OpenPage = await openPage(browser, { as, ...options });
  opened.page.setDefaultTimeout(PATIENCE.timeout);
  await opened.page.goto(`${slipway.url}/projects/${projectId}`);
  return opened;
}

/** Two pages and a build of the app share one machine with its other work. */
const PATIENCE = { timeout: 60_000 };
const people = (page: Page) => page.getByRole("button", { name: /^People here: / });
const namesHere = async (page: Page): Promise<string> => (await people(page).getAttribute("aria-label")) ?? "";

it("two people see each other, each other's view, and at once what the other saves [W4.22] [W2.12] [W7.39] [W7.37]", async () => {
  await using mine = await openProject(mayas);
  await using theirs = await openProject(jos, { dark: true });
  await expect.poll(() => namesHere(mine.page), PATIENCE).toContain("Jo, Now · Preview");
  await theirs.page.getByRole("button", { name: "Versions", exact: true }).click();
  await expect.poll(() => namesHere(mine.page), PATIENCE).toContain("Jo, Now · Versions");
  await people(mine.page).click();
  const jo = mine.page.getByRole("dialog", { name: "People here" }).getByText("Now · Versions");
  await jo.waitFor();
  await expectCleanOnPhonesToo(mine.page, jo);
  await look(mine.page, "people");
  await mine.page.keyboard.press("Escape");

  await mine.page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = mine.page.getByRole("dialog");
  await panel.getByRole("button", { name: "Website Info" }).click();
  await panel.getByLabel("Title", { exact: true }).fill("Golden <Crust>");
  await panel.getByText("/ 150").waitFor();
  await expectCleanInBothThemes(mine.page);
  await look(mine.page, "site-info");
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await mine.page.getByText("Site info updated successfully").waitFor();
  const row = theirs.page.getByRole("button", { name: /Update site info.*Version 1 · Maya/ });
  await row.waitFor();
  await chat(theirs.page).getByText("Update site info").waitFor();
  await look(theirs.page, "versions");
  const index = Buffer.from((await filesOf(maya, projectId)).get("index.html") ?? []).toString();
  expect(index).toContain("<title>Golden &lt;Crust&gt;</title>");
  expect([...mine.problems, ...theirs.problems]).toEqual([]);
}, 400_000);

it("a diagram that the agent drew opens from the chat: it is moved, zoomed and fitted, with keys too [T2.24] [T9.05] [IN3] [T2.11]", async () => {
  await using opened = await openProject(mayas, { dark: true });
  const { page } = opened;
  await chat(page).getByRole("button", { name: "Open diagram" }).first().click();
  const picture = page.getByRole("img", { name: /^The diagram/ });
  await picture.waitFor();
  const zoom = page.getByRole("status", { name: "Zoom" });
  const drawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(drawn, PATIENCE).toBe(true);
  await page.getByRole("button", { name: "Zoom in" }).click();
  const near = await zoom.textContent();
  await page.getByRole("group", { name: /^Diagram: / }).focus();
  await page.keyboard.press("-");
  await expect.poll(() => zoom.textContent(), PATIENCE).not.toBe(near);
  const before = await picture.getAttribute("style");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => picture.getAttribute("style"), PATIENCE).not.toBe(before);
  await page.getByRole("button", { name: "Fit" }).click();
  await expectCleanInBothThemes(page);
  await look(page, "diagram-dark");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.locator('iframe[title="Preview of your app"]').waitFor();
  expect(opened.problems).toEqual([]);
}, 400_000);

it("a diagram that is none says where, and one that means harm is a picture [T8.13]", async () => {
  await using opened = await openProject(mayas, { viewport: "phone" });
  const { page } = opened;
  await showHalf(page, "Chat");
  await chat(page).getByRole("button", { name: "Open diagram" }).nth(1).click();
  await page
    .getByRole("alert")
    .filter({ hasText: /^Diagram syntax error: [^]*line 2/ })
    .waitFor();
  await expectCleanInBothThemes(page);
  await look(page, "diagram-error-phone");
  await showHalf(page, "Chat");
  await chat(page).getByRole("button", { name: "Open diagram" }).nth(2).click();
  const picture = page.getByRole("img", { name: /^The diagram/ });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), PATIENCE).toBe(true);
  await expectCleanInBothThemes(page);
  await look(page, "diagram-phone");
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect(
    await page.locator("script:not([nonce])").evaluateAll((all) => all.filter((one) => one.textContent).length),
  ).toBe(0);
  expect(opened.problems).toEqual([]);
}, 400_000);

it("sends a picture with a message, answers a question by a press, and does not install a denied package [W3.14] [W4.18] [I2]", async () => {
  await using opened = await openProject(mayas, { viewport: "phone", dark: true });
  const { page } = opened;
  await showHalf(page, "Chat");
  const file = { name: "sketch.png", mimeType: "image/png", buffer: PICTURE };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole("list", { name: "Images" }).getByRole("button", { name: "Open sketch.png" }).waitFor();
  await page.getByRole("textbox", { name: "Message" }).fill("Make it like this");
  await page.getByRole("button", { name: "Send" }).click();
  const question = chat(page).getByRole("group", { name: "Question: Which colour?" });
  await question.waitFor();
  await chat(page).locator("img").first().waitFor();
  expect(JSON.stringify(model.seen[2]!.body["messages"])).toContain("data:image/png;base64,");
  await expectCleanInBothThemes(page);
  await look(page, "question-phone");
  await question.getByRole("button", { name: "Green" }).click();
  const card = chat(page).getByRole("region", { name: "The agent asks" });
  await card.getByText("Add the package left-pad from the npm registry to the app").waitFor();
  await expectCleanInBothThemes(page);
  await look(page, "approval-phone");
  await card.getByRole("button", { name: "Deny" }).click();
  await chat(page).getByText("Without the package, then.").waitFor();
  const manifest = Buffer.from((await filesOf(maya, projectId)).get("package.json") ?? []).toString();
  expect(manifest).not.toContain("left-pad");
  expect(opened.problems).toEqual([]);
}, 400_000);
