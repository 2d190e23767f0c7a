/** A photo straight from a phone goes with the first message: smaller, and without the place where it was taken. */
import { trajectoryOf } from "@slipway/features/chat/testing.ts";
import { imageFacts } from "@slipway/features/uploads/contract/image-facts.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUpPerson, type TestPerson } from "@slipway/server/testing/test-person";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs } from "./support/chromium.ts";
import { chat } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let maya: TestPerson;

beforeAll(async () => {
  slipway = await sharedSlipway();
  browser = await launchChromium();
  maya = await signUpPerson({ appUrl: slipway.url, send: fetchByAddress, name: "Maya" });
}, 60_000);
afterAll(() => browser.close());

const PLACE = "GPSLatitude 52.5200";

/** A JPEG of more than 5 MB, 4000 by 3000 pixels, with an Exif segment that names a place. */
async function photo(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 4000, height: 3000 });
    const context = canvas.getContext("2d")!;
    const noise = context.createImageData(4000, 3000);
    for (let at = 0; at < noise.data.length; at += 1) noise.data[at] = at % 4 === 3 ? 255 : (at * 2654435761) >>> 24;
    context.putImageData(noise, 0, 0);
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), "image/jpeg", 1));
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).slice("data:image/jpeg;base64,".length));
      reader.readAsDataURL(blob);
    });
  });
  const jpeg = Buffer.from(drawn, "base64");
  const exif = Buffer.from(`Exif\0\0${PLACE}`);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)]);
}

it("goes from the first question into the conversation, smaller and without its place [W2.09] [U2]", async () => {
  await using opened = await openPage(browser, { as: signedInAs(maya) });
  const { page } = opened;
  await page.goto(`${slipway.url}/new`);
  const box = page.getByRole("textbox", { name: "What do you want to build?" });
  await box.fill("A page for my pottery class, with dates and prices");
  const buffer = await photo(page);
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await page.locator("input[type=file]").setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("list", { name: "Images" }).getByRole("button", { name: "Open IMG_0001.jpg" }).waitFor();
  await look(page, "first-picture");
  await expectCleanOnPhonesToo(page, box);
  await page.getByRole("button", { name: "Build" }).click();
  await page.waitForURL("**/projects/*");
  const projectId = new URL(page.url()).pathname.split("/")[2]!;
  await chat(page).getByRole("list", { name: "Images" }).waitFor();
  await look(page, "first-picture-sent");
  const documents = await trajectoryOf(maya.call, projectId);
  const [path] = documents.flatMap((document) => ("images" in document ? document.images : []));
  const stored = Buffer.from(
    await (await fetchByAddress(`${slipway.url}${path!}`, { headers: maya.headers })).arrayBuffer(),
  );
  expect(imageFacts(stored)).toEqual({ type: "image/jpeg", width: 2560, height: 1920 });
  expect(stored.includes(PLACE)).toBe(false);
  expect(opened.problems).toEqual([]);
}, 120_000);
