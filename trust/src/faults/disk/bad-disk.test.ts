/** The bounded version of `./slipway bench trust disk`: one product, its disk first full and then failing. */
import { neededMachine, neededProgram } from "@slipway/platform/testing/needed-program";
import { expect, it } from "vitest";
import { canFailSyncs } from "./failing-syncs.ts";
import { canMount, runBadDisk } from "./run-bad-disk.ts";

const strace = neededProgram("strace");
const fails = strace.path !== null && canFailSyncs();

const mounts = neededMachine(canMount(), "it takes root, to mount file systems");
const attaches = neededMachine(strace.path === null || fails, "strace may not attach here");

it.skipIf(mounts.isMissing)(
  `reports a full or failing disk${strace.reason}${attaches.reason}, loses no acknowledged write, and works again afterwards${mounts.reason}`,
  { timeout: 600_000 },
  async () => {
    const { wrong, figures } = await runBadDisk({
      full: ["saves", "mails", "titles", "rows", "accounts", "files"],
      failing: fails ? ["saves", "uploads", "mails", "titles"] : [],
    });
    expect(wrong, JSON.stringify(figures)).toEqual([]);
    expect(figures).toMatchObject({
      "saves on a full disk: 507 disk_full": 3,
      "files on a full disk: 507 InsufficientStorage": 3,
    });
    if (fails)
      expect(figures).toMatchObject({
        "saves on a failing disk: 503 storage_failed": 3,
        "uploads on a failing disk: 503 storage_failed": 3,
      });
    expect(figures["acknowledged"]).toBeGreaterThanOrEqual(fails ? 5 : 3);
  },
);
