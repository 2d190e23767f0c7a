/** An owner looks after the files of the backend: buckets, folders, uploads, previews, and who may do what. */
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS, type SignedIn } from "./support/chromium.ts";
import { openTool } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let projectId: string;
let maya: SignedIn;

const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR42mNkYPhfz0AEYBxVSF+FAP5FDvcfRYWgAAAAAElFTkSuQmCC",
  "base64",
);

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  await enableBackend(owner.call, projectId);
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

const openStorage = (page: Page): Promise<void> =>
  openTool(page, { url: slipway.url, projectId, tool: "cloud", view: "storage" });

const inList = (page: Page, name: string) => page.getByRole("rowheader").getByRole("button", { name, exact: true });

async function upload(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.getByLabel("Files to upload").setInputFiles(files);
}

it("makes a bucket, uploads files into it, looks at them, moves and deletes them [C2.28] [C2.29] [C2.30] [C8.17]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("region", { name: "Storage" }).waitFor();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Storage" }).click();
  await page.getByText("Content will appear here when users upload files").waitFor();
  await look(page, "storage-empty");
  await page.getByRole("button", { name: "New bucket" }).click();
  await page.getByLabel("Name").fill("photos");
  await page.getByRole("switch", { name: "Public" }).click();
  await look(page, "storage-new-bucket");
  await page.getByRole("button", { name: "Create bucket" }).click();
  await inList(page, "photos").click();
  await page.getByText("This folder is currently empty").waitFor();
  await upload(page, [
    { name: "Sonnenblume 🌻.png", mimeType: "image/png", buffer: PICTURE },
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("To the sea, at last.") },
    { name: "film.bin", mimeType: "application/octet-stream", buffer: Buffer.alloc(9 * 1024 * 1024, 7) },
  ]);
  await page.getByText("3 of 3 uploaded").waitFor();
  await inList(page, "film.bin").waitFor();
  await look(page, "storage-uploaded");
  await page.getByRole("button", { name: "Hide finished" }).click();
  await inList(page, "Sonnenblume -.png").click();
  const panel = page.getByRole("complementary", { name: "Sonnenblume -.png" });
  await expect
    .poll(() => panel.getByRole("img").evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(10);
  await look(page, "storage-picture");
  for (const name of ["film.bin", "notes.txt"]) {
    await page.keyboard.press("ArrowDown");
    await page.getByRole("complementary", { name }).waitFor();
  }
  await page.getByText("To the sea, at last.").waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toBe("notes.txt");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("complementary", { name: "notes.txt" }).count()).toBe(0);
  await page.getByRole("button", { name: "New folder" }).click();
  await page.getByLabel("Name").fill("trips");
  await page.getByRole("button", { name: "Create folder" }).click();
  await inList(page, "trips").waitFor();
  await page.getByLabel("Select notes.txt").check();
  await page.getByLabel("Select film.bin").check();
  await look(page, "storage-selected");
  const zipping = page.waitForEvent("download");
  await page.getByRole("group", { name: "Selected items" }).getByRole("button", { name: "Download" }).click();
  expect((await zipping).suggestedFilename()).toBe("photos.zip");
  await page.getByText("Successfully downloaded 2 files").waitFor();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "trips" }).click();
  await look(page, "storage-move");
  await page.getByRole("button", { name: "Move here" }).click();
  await page.getByText("2 files moved").waitFor();
  await inList(page, "trips").click();
  await inList(page, "notes.txt").waitFor();
  await page.goBack();
  await inList(page, "Sonnenblume -.png").waitFor();
  await page.getByLabel("Select trips").check();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("3 files deleted").waitFor();
  await expectCleanOnPhonesToo(page, inList(page, "Sonnenblume -.png"));
  await page.emulateMedia({ colorScheme: "dark" });
  await look(page, "storage-files-dark");
  expect(opened.problems).toEqual([]);
}, 300_000);

it("goes on with an upload after the connection was lost", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openStorage(page);
  await inList(page, "photos").click();
  let parts = 0;
  await page.route(/\/uploads\/[^/]+\?offset=/, async (route) => {
    parts += 1;
    if (parts === 2) await route.abort("connectionfailed");
    else await route.continue();
  });
  await upload(page, [
    { name: "cut.bin", mimeType: "application/octet-stream", buffer: Buffer.alloc(7 * 1024 * 1024, 3) },
  ]);
  await page.getByText("1 of 1 uploaded").waitFor();
  await inList(page, "cut.bin").waitFor();
  // Four parts of 2 MB, one of them twice.
  expect(parts).toBe(5);
}, 200_000);

it("keeps a private bucket's files from previews, shows policies, and fits a phone [C4.08] [C6.08]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await openStorage(page);
  await inList(page, "photos").click();
  await page.getByRole("button", { name: "Bucket settings" }).click();
  await page.getByText("No policy: everybody reads by a file's address").waitFor();
  await look(page, "storage-settings");
  await page.getByRole("switch", { name: "Public" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("No policy: no visitor reads").waitFor();
  await expectCleanOnPhonesToo(page, page.getByText("No policy: no visitor reads"));
  await page.getByRole("button", { name: "Back" }).click();
  await inList(page, "Sonnenblume -.png").click();
  await page.getByText("File previews are not yet supported for private buckets").waitFor();
  await look(page, "storage-private");
  await page.keyboard.press("Escape");
  await page.setViewportSize(VIEWPORTS.phone);
  await inList(page, "Sonnenblume -.png").click();
  await page.getByRole("dialog").getByText("File previews are not yet supported").waitFor();
  await look(page, "storage-private-phone");
  expect(opened.problems).toEqual([]);
}, 200_000);
