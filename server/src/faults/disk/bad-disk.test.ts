/** The bounded version of `./slipway bench trust disk`: one product, its disk first full and then failing. */
import { expect, it } from "vitest";
import { canFailSyncs } from "./failing-syncs.ts";
import { canMount, runBadDisk } from "./run-bad-disk.ts";

it.skipIf(!canMount() || !canFailSyncs())(
  "says that the disk is full, or fails, loses nothing that it acknowledged, and works again when it is well",
  { timeout: 300_000 },
  async () => {
    const { wrong, figures } = await runBadDisk({
      full: ["saves", "mails", "titles"],
      failing: ["saves", "uploads", "mails", "titles"],
    });
    expect(wrong, JSON.stringify(figures)).toEqual([]);
    expect(figures).toMatchObject({
      "saves on a full disk: 507 disk_full": 3,
      "saves on a failing disk: 503 storage_failed": 3,
      "uploads on a failing disk: 503 storage_failed": 3,
    });
    expect(figures["acknowledged"]).toBeGreaterThanOrEqual(5);
  },
);
