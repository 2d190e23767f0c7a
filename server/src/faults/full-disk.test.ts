/** A disk without a byte left: told as such, nothing lost, and everything goes on when there is room. */
import { expect, it } from "vitest";
import { canMount, runFullDisk } from "./run-full-disk.ts";

it.skipIf(!canMount())(
  "says that the disk is full, loses nothing that it acknowledged, and works again with room",
  { timeout: 240_000 },
  async () => {
    const { wrong, figures } = await runFullDisk(["git", "mail", "postgres"]);
    expect(wrong, JSON.stringify(figures)).toEqual([]);
    expect(figures).toMatchObject({ "git: 507 disk_full": 3 });
    expect(figures["acknowledged"]).toBeGreaterThanOrEqual(3);
  },
);
