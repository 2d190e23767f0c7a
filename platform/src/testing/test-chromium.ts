/** Chromium of the machine for journeys and measurements; a fresh profile per call. The pages it opens are ours. */
import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../browser/find-chromium.ts";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

/** `SLIPWAY_CHROMIUM` chooses another one. Throws when there is none. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env["SLIPWAY_CHROMIUM"] ?? (await findChromium());
  if (executablePath === null)
    throw new Error("There is no Chromium on this machine. ./slipway doctor says what to do.");
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more], headless: true });
}
