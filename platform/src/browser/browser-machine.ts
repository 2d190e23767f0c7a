/** A machine's means of looking at pages, detected once. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
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
  max?: number;
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
  await removeLeftFolders(folder);
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

/** Why no page can be looked at here; null when it works. */
export const whyNoBrowser = ({ isolation, chromium }: BrowserMachine): string | null => {
  if (isolation.mode === "none") return isolation.reason;
  if (!chromium) return "No Chromium was found on this server. Install the package chromium.";
  return existsSync(chromium) ? null : `${chromium} is not there.`;
};

/**
 * Folders of this process's browsers. The data folder belongs to one process, so any other folder is left from one that
 * was killed.
 */
const inUse = new Set<string>();
const NAME = /^run-[0-9a-z]{16}$/;

/** Disposal removes it with all that is in it. */
export interface BrowserFolder extends AsyncDisposable {
  /** Folder for the socket of its site: the browser's user can pass through, but cannot list its parent. */
  readonly site: string;
  /** Folder of the process that drives the browser: profiles, artifacts. */
  readonly own: string;
}

export async function newBrowserFolder({ folder }: BrowserMachine): Promise<BrowserFolder> {
  // The name is the secret: other users can pass through the parent but not list it.
  const path = join(folder, `run-${randomText(16)}`);
  const made = { site: join(path, "site"), own: join(path, "own") };
  inUse.add(path);
  const remove = async (): Promise<void> => {
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
    inUse.delete(path);
  };
  try {
    await mkdir(made.site, { recursive: true, mode: 0o711 });
    await mkdir(made.own, { mode: 0o700 });
  } catch (error) {
    await remove();
    throw error;
  }
  return { ...made, [Symbol.asyncDispose]: remove };
}

async function removeLeftFolders(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => NAME.test(name)).map((name) => join(folder, name));
  for (const path of left.filter((path) => !inUse.has(path))) await rm(path, { recursive: true, force: true });
}
