/** Pictures of a page: its first screen, or all of it in one picture that a model's wire takes. Runs in the render worker. */
import type { Page } from "playwright-core";
import { within } from "./within.ts";

const STEP_MS = 5_000;
const WALK_MS = 3_000;
/** The rest below is not pictured: a list may have no end. */
const MAX_HEIGHT = 4_000;
/** Providers refuse or shrink larger pictures. */
const LONGEST_SIDE = 2_000;
const MAX_BYTES = 3 << 20;

/** Parts that wait to be seen come in when a visitor scrolls past them. Ends at the top again. */
const WALK = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (let at = 0; at < Math.min(document.documentElement.scrollHeight, ${MAX_HEIGHT}); at += innerHeight) {
    scrollTo({ top: at, behavior: "instant" });
    await frame();
  }
  scrollTo({ top: 0, behavior: "instant" });
  await frame();
  for (const one of document.getAnimations())
    try { one.finish(); } catch { one.cancel(); }
})()`;

export interface Picture {
  png: Buffer;
  /** How much of the page it shows, and how much smaller; null for the first screen. */
  extent: string | null;
}

/** Null when the page gives none in time. */
export async function takePicture(page: Page): Promise<Picture | null> {
  const taken = page.screenshot({ type: "png", animations: "disabled", timeout: STEP_MS });
  const png = await within<Buffer | null>(taken, null, STEP_MS);
  return png === null ? null : { png, extent: null };
}

/** Goes down the page once, as a visitor does, and leaves it at its top. */
export async function walkDown(page: Page, settled: () => Promise<unknown>): Promise<void> {
  await within(page.evaluate(WALK), null, WALK_MS);
  await settled();
}

/** The whole page, which ought to be at its top. */
export async function takeWholePicture(page: Page): Promise<Picture | null> {
  const { width, height: least } = page.viewportSize() ?? { width: 1_280, height: 800 };
  const measured = await within<unknown>(page.evaluate("document.documentElement.scrollHeight"), least, STEP_MS);
  const whole = typeof measured === "number" && measured > least ? Math.round(measured) : least;
  const height = Math.min(whole, MAX_HEIGHT);
  const session = await within(page.context().newCDPSession(page), null, STEP_MS);
  if (session === null) return null;
  const taken = async (scale: number): Promise<Buffer | null> => {
    const clip = { x: 0, y: 0, width, height, scale };
    const shot = session.send("Page.captureScreenshot", { format: "png", clip, captureBeyondViewport: true });
    const answer = await within<{ data: string } | null>(shot, null, STEP_MS);
    return answer === null ? null : Buffer.from(answer.data, "base64");
  };
  let scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  let png = await taken(scale);
  if (png !== null && png.length > MAX_BYTES) png = await taken((scale /= 2));
  await within(session.detach(), undefined, STEP_MS);
  if (png === null || png.length > MAX_BYTES) return null;
  const shown =
    height < whole ? `the first ${height} of ${whole} pixels of the page` : `all ${whole} pixels of the page`;
  return { png, extent: `${shown}, at ${Math.round(scale * 100)} % of its size` };
}
