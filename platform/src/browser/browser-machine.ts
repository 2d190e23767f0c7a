/** What a machine has for looking at pages, found out once. */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { detectIsolation } from "../processes/isolation.ts";
import type { Isolation } from "../processes/port.ts";
import { reachableProgram } from "../processes/reachable.ts";
import { BROWSER_UIDS, leaseUidBlock, type UidBlock } from "../processes/uid-leases.ts";
import { findChromium } from "./find-chromium.ts";

export interface ChromiumOptions {
  /** Every user must be able to pass through it. */
  dataDir: string;
  nodePath?: string;
  /** Default: what is found on this machine. */
  chromiumPath?: string;
  /** Browsers at once; further renders wait. Default 1. */
  most?: number;
}

export interface BrowserMachine {
  isolation: Isolation;
  chromium: string | null;
  node: string;
  folder: string;
  block: UidBlock | null;
}

export async function prepareBrowserMachine(options: ChromiumOptions): Promise<BrowserMachine> {
  const folder = join(options.dataDir, "browser");
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const node = await reachableProgram(options.nodePath ?? process.execPath, folder, `node-${process.version}`);
  const block = process.getuid?.() === 0 ? await leaseUidBlock(BROWSER_UIDS) : null;
  using probe = block?.take();
  return {
    isolation: await detectIsolation(node, probe?.uid),
    chromium: options.chromiumPath ?? (await findChromium()),
    node,
    folder,
    block,
  };
}

/** Why no page can be looked at here; null when it can. */
export const whyNoBrowser = ({ isolation, chromium }: BrowserMachine): string | null => {
  if (isolation.mode === "none") return isolation.reason;
  if (!chromium) return "No Chromium was found on this server. Install the package chromium.";
  return existsSync(chromium) ? null : `${chromium} is not there.`;
};
