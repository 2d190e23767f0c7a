/** Comments: pinned to an element of the app, a line and a version, between two people in two browsers. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { commentsContract } from "@slipway/features/comments/contract/index.ts";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs } from "./support/chromium.ts";
import { previewFrame, showHalf } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

const PATH = "src/pages/Index.tsx";
const pageOf = (words: string): string => `export default function Index() {
  return (
    <main className="wrap section">
      <h1 className="text-title">Fresh bread</h1>
      ${words}
    </main>
  );
}
`;
const BUTTON = `<button className="mt-8">Order now</button>`;
const SOON = { timeout: 30_000 };

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;
let vic: TestPerson;
let projectId: string;

const save = (words: string) =>
  maya.call(filesContract.editCode, {
    params: { projectId },
    body: { changes: [{ path: PATH, content: pageOf(words) }] },
  });

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  [maya, vic] = [await signUp(slipway, "Maya"), await signUp(slipway, "Vic")];
  const { workspaces } = await maya.call(accountsContract.user, {});
  ({ id: projectId } = await maya.call(projectsContract.create, { body: { workspace_id: workspaces[0]!.id } }));
  await save(BUTTON);
  const params = { projectId };
  const { id } = await maya.call(sharingContract.createLink, { params, body: { access_level: "write" } });
  await vic.call(sharingContract.redeemLink, { params: { id } });
}, 400_000);

afterAll(() => browser?.close());

const panel = (page: Page): Locator => page.getByRole("complementary", { name: "Comments" });
const pins = (page: Page): Locator => page.getByRole("button", { name: /^Comment of / });
const openProject = async (page: Page): Promise<void> => {
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await previewFrame(page).getByRole("heading", { name: "Fresh bread" }).waitFor(SOON);
};

describe("comments", () => {
  it("are pinned to an element, reach others at once, are answered, handed over and resolved", async () => {
    await using mine = await openPage(browser, { as: signedInAs(maya) });
    await using other = await openPage(browser, { as: signedInAs(vic) });
    const { page } = mine;
    await Promise.all([openProject(page), openProject(other.page)]);
    await page.getByRole("button", { name: "Comments", exact: true }).click();
    await panel(page).getByText("No open comments").waitFor();
    await look(page, "comments-none");
    await panel(page).getByRole("button", { name: "Comment on an element" }).click();
    await page.getByText("Click an element to comment on it").waitFor();
    await expect
      .poll(async () => {
        await previewFrame(page).getByText("Order now").hover();
        return previewFrame(page).locator("slipway-pin-frame").count();
      }, SOON)
      .toBe(1);
    await look(page, "comments-picking");
    await previewFrame(page).getByText("Order now").click();
    const field = panel(page).getByRole("textbox", { name: "Comment" });
    await field.fill("Bigger please, see https://example.com. @vi");
    await panel(page).getByRole("option", { name: /Vic/ }).waitFor();
    await look(page, "comments-mention");
    await field.press("Enter");
    await expect.poll(() => field.inputValue()).toBe("Bigger please, see https://example.com. @Vic ");
    await field.press("Enter");
    await panel(page).getByRole("link", { name: "https://example.com" }).waitFor();
    await pins(page).waitFor(SOON);
    await look(page, "comments-thread");
    await expectCleanInBothThemes(page);

    // The other person sees it without asking, and answers.
    await pins(other.page).waitFor(SOON);
    await other.page.getByRole("button", { name: "Inbox, 1 unread" }).waitFor();
    await pins(other.page).click();
    const theirs = panel(other.page);
    await theirs.getByText("Bigger please").first().waitFor();
    await theirs.getByRole("textbox", { name: "Reply" }).fill("How big?");
    await theirs.getByRole("textbox", { name: "Reply" }).press("Enter");
    await panel(page).getByText("How big?").waitFor();
    // The thread is on screen, so its notice is read.
    await other.page.getByRole("button", { name: "Inbox", exact: true }).click();
    await other.page.getByText(/Maya mentioned you in/).waitFor();
    await other.page.keyboard.press("Escape");

    await panel(page).getByRole("button", { name: "Hand to the agent" }).click();
    const composer = page.getByRole("textbox", { name: "Message" });
    await expect.poll(() => composer.inputValue()).toMatch(/\nHow big\?$/);
    expect(await composer.inputValue()).not.toContain("Vic");
    const selected = page.getByRole("list", { name: "Selected elements" });
    await selected.getByText("button · Order now").waitFor();
    await composer.fill("");
    await selected.getByRole("button", { name: "Remove button · Order now" }).click();

    await panel(page).getByRole("button", { name: "Resolve" }).click();
    await theirs.getByText("Resolved by Maya").waitFor();
    await theirs.getByRole("button", { name: "All comments" }).click();
    await theirs.getByText("No open comments").waitFor();
    await expect.poll(() => pins(other.page).count()).toBe(0);
    await theirs.getByText("Mine", { exact: true }).click();
    await theirs.getByRole("button", { name: /Bigger please/ }).click();
    await theirs.getByRole("button", { name: "Reopen" }).click();
    await pins(page).waitFor(SOON);

    // The element goes; the thread says so and stays readable.
    await save("<p>Closed</p>");
    await panel(page).getByText("This element is no longer on the page.").waitFor(SOON);
    await panel(page).getByText("How big?").waitFor();
    await look(page, "comments-gone");
    await save(BUTTON);
    await pins(page).waitFor(SOON);
  }, 200_000);

  it("stand at lines and versions, which open from the thread", async () => {
    await using mine = await openPage(browser, { as: signedInAs(maya) });
    const { page } = mine;
    await openProject(page);
    await page.getByRole("button", { name: "Versions" }).first().click();
    await page.getByRole("button", { name: /^Comment on version / }).click(SOON);
    await panel(page).getByRole("textbox", { name: "Comment" }).fill("Good version");
    await panel(page).getByRole("button", { name: "Comment", exact: true }).click();
    await panel(page)
      .getByText(/^Version \d+: /)
      .waitFor();
    await look(page, "comments-version");
    await panel(page).getByRole("button", { name: "Close comments" }).click();
    const { items } = await maya.call(editsContract.listEdits, {
      params: { id: projectId },
      query: { types: "manual_update" },
    });
    const { id } = await maya.call(commentsContract.start, {
      params: { id: projectId },
      body: {
        place: { kind: "line", path: PATH, line: 4, commit_sha: items.at(-1)!.commit_sha },
        text: "Why a title?",
      },
    });
    await page.goto(`${slipway.url}/projects/${projectId}?comment=${id}`);
    await panel(page).getByText("Why a title?").waitFor(SOON);
    await panel(page)
      .getByRole("button", { name: `${PATH}, line 4` })
      .click();
    await page.getByRole("button", { name: "Comment on line 4" }).waitFor(SOON);
    await look(page, "comments-line");
    await expectCleanInBothThemes(page);
  }, 120_000);

  it("open as a sheet on a phone, and by keyboard alone", async () => {
    await using phone = await openPage(browser, { as: signedInAs(vic), viewport: "phone" });
    const { page } = phone;
    await page.goto(`${slipway.url}/projects/${projectId}`);
    await showHalf(page, "Preview");
    await pins(page).waitFor(SOON);
    await look(page, "comments-phone-pin");
    await page.getByRole("button", { name: /^Comments, \d+ open/ }).click();
    const sheet = page.getByRole("dialog", { name: "Comments" });
    await sheet.getByRole("button", { name: /Bigger please/ }).waitFor();
    await look(page, "comments-phone");
    await expectCleanInBothThemes(page);
    await sheet.getByRole("button", { name: "Comment on an element" }).click();
    await page.getByText("Click an element to comment on it").waitFor();
    await look(page, "comments-phone-picking");
    await previewFrame(page).getByRole("heading", { name: "Fresh bread" }).click();
    await sheet.getByRole("textbox", { name: "Comment" }).fill("Nice words");
    await sheet.getByRole("button", { name: "Comment", exact: true }).click();
    await sheet.getByText("Nice words").waitFor();

    await using desk = await openPage(browser, { as: signedInAs(maya) });
    await openProject(desk.page);
    await desk.page.evaluate("document.activeElement.blur()");
    await desk.page.keyboard.press("c");
    await panel(desk.page).getByRole("button", { name: "Comment on an element" }).press("Enter");
    await desk.page.getByText("Click an element to comment on it").waitFor();
    await expect
      .poll(async () => {
        await desk.page.keyboard.press("ArrowDown");
        return previewFrame(desk.page).locator("slipway-pin-frame").count();
      }, SOON)
      .toBe(1);
    await desk.page.keyboard.press("Enter");
    await panel(desk.page).getByRole("textbox", { name: "Comment" }).waitFor();
    await desk.page.keyboard.type("By keyboard");
    await desk.page.keyboard.press("Enter");
    await panel(desk.page).getByText("By keyboard").waitFor();
  }, 120_000);
});
