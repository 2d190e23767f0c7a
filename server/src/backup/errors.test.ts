import { expect, it } from "vitest";
import { backupDamaged } from "./errors.ts";

it("distinguishes a full disk from a damaged file", () => {
  const full = Object.assign(new Error("write failed"), { code: "ENOSPC" });
  expect(backupDamaged(full).userMessage).toBe(
    "The backup could not be restored: the disk has no room for it. Nothing was changed.",
  );
  for (const cause of [new Error("Unexpected end of data"), "nonsense", null])
    expect(backupDamaged(cause)).toMatchObject({ code: "backup_damaged", cause });
});
