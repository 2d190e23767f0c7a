import {
  answerCalls,
  failure,
  focus,
  named,
  pageText,
  press,
  render,
  success,
  type Rendered,
} from "@slipway/ui/testing/render.tsx";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { EditDocument } from "../../contract/index.ts";
import { anEdit } from "../testing.ts";
import { RestoreButton } from "./restore-button.tsx";
import { restoredTime } from "./use-restore.ts";

afterEach(() => vi.unstubAllGlobals());

const RESTORE = "Restore this version";
const BUSY =
  "Cannot revert while there is an active operation in progress (e.g. chat or revert). Please wait for the operation to complete.";
const details = (locked_at: string | null) => success({ permissions: ["EditProject"], locked_at });
const restored = (tags = {}) => success({ id: "e9", tags, files_matched: 42, files_total: 42 });
type Answers = Parameters<typeof answerCalls>[0];

function answer(more: Answers = {}) {
  return answerCalls({
    "GET /projects/p/details": () => details(null),
    "POST /projects/p/revert-to-edit": () => restored(),
    ...more,
  });
}
const show = (edit: EditDocument | null, newest = 4) =>
  render(<RestoreButton projectId="p" edit={edit} newest={newest} />);
const button = () => named<HTMLButtonElement>("button", RESTORE);
/** Presses it and confirms. */
async function restore(page: Rendered): Promise<void> {
  await press(RESTORE);
  await page.settle(() => named("[role=dialog]", "Restore version 1?"));
  await press("Restore");
}
const asked = (calls: ReturnType<typeof answer>) =>
  calls.filter(({ path }) => path.endsWith("revert-to-edit")).map(({ body }) => body);

describe("the button that restores [T8.06]", () => {
  it("is not there for a version whose files are gone [T4.06]", async () => {
    answer();
    await using _ = await show(anEdit({ archived: true }));
    expect(pageText()).not.toContain(RESTORE);
  });

  it("says why it is disabled while the project is busy, or without a version [T4.06] [T8.08]", async () => {
    const calls = answer({ "GET /projects/p/details": () => details(new Date().toISOString()) });
    {
      await using page = await show(anEdit());
      await page.settle(() => expect(button().getAttribute("aria-disabled")).toBe("true"));
      await focus(button());
      await page.settle(() => expect(pageText()).toContain(BUSY));
      await press(RESTORE);
    }
    await using page = await show(null);
    expect(button().getAttribute("aria-disabled")).toBe("true");
    await focus(button());
    await page.settle(() => expect(pageText()).toContain("There is no selected edit to revert to."));
    await press(RESTORE);
    expect(asked(calls)).toEqual([]);
  });

  it.each([
    [4, "Versions 2-4 stay in the list. "],
    [2, "Version 2 stays in the list. "],
  ])("says what is restored and what stays, and does nothing unless confirmed: newest %s", async (newest, stay) => {
    const calls = answer();
    await using page = await show(anEdit(), newest);
    await press(RESTORE);
    await page.settle(() => named("[role=dialog]", "Restore version 1?"));
    const when = restoredTime("2026-11-21T12:00:00.000Z", Date.now());
    expect(pageText()).toContain(`Files go back to ${when}. ${stay}Your data is not touched.`);
    await press("Cancel");
    await page.settle(() => expect(document.querySelector("[role=dialog]")).toBeNull());
    expect(asked(calls)).toEqual([]);
  });

  it("names the weekday of recent versions, and the date of older ones", () => {
    const now = new Date(2026, 10, 22, 9).getTime();
    expect(restoredTime(new Date(2026, 10, 17, 14, 2).toISOString(), now, "en-GB")).toBe("Tue 14:02");
    expect(restoredTime(new Date(2026, 10, 3, 14, 2).toISOString(), now, "en-GB")).toBe("3 Nov, 14:02");
  });

  it("cannot be pressed again while a restore runs [T4.06]", async () => {
    const held = Promise.withResolvers<Response>();
    const calls = answer({ "POST /projects/p/revert-to-edit": () => held.promise });
    await using page = await show(anEdit());
    await restore(page);
    // The cache notifies its readers in a later task.
    await page.settle(() => expect(button().getAttribute("aria-disabled")).toBe("true"));
    await press(RESTORE);
    expect(asked(calls)).toHaveLength(1);
    held.resolve(restored());
    await page.settle(() => expect(button().getAttribute("aria-disabled")).toBeNull());
  });

  it.each([
    [{}, "Restored to earlier version"],
    [{ summary: "A darker header" }, "Restored to earlier version: A darker header"],
  ])("names its version and message, and says what was restored: %j [T5.13] [T8.09]", async (tags, words) => {
    const calls = answer({ "POST /projects/p/revert-to-edit": () => restored(tags) });
    await using page = await show(anEdit({ ai_message_id: "m1" }));
    await restore(page);
    await page.settle(() => expect(pageText()).toContain(`${words}42 of 42 files match.`));
    expect(asked(calls)).toEqual([{ edit_id: "e1", message_id: "m1" }]);
  });

  it("asks before the files go back across changes of the database, and then restores the files alone [T4.08] [T2.37]", async () => {
    let first = true;
    const calls = answer({
      "POST /projects/p/revert-to-edit": () => {
        if (!first) return restored();
        first = false;
        return failure(409, { code: "unsafe_revert", message: "Later versions changed the database." });
      },
    });
    await using page = await show(anEdit());
    await restore(page);
    await page.settle(() => named("[role=dialog]", "Restore the files only?"));
    expect(asked(calls)).toEqual([{ edit_id: "e1" }]);
    await press("Restore the files");
    await page.settle(() => expect(pageText()).toContain("Restored to earlier version"));
    expect(asked(calls)).toEqual([{ edit_id: "e1" }, { edit_id: "e1", restore_database: false }]);
  });

  it("asks before it requests anything where this page knows that SQL ran since [T4.08] [E3] [E4]", async () => {
    const calls = answer({
      "GET /projects/p/edits/e1/restore-point": () => success({ can_restore_database: true, reason: null }),
    });
    await using page = await show(anEdit({ ai_message_id: "m1" }));
    const told = (id: string, minute: number, sql_run_state: string | null) => ({
      ...{ id, tag: "ai-message", created_at: `2026-11-21T12:0${minute}:00.000Z`, sql_run_state },
    });
    page.cache.setQueryData(["/projects/p/trajectory", {}], {
      items: [told("m0", 0, "succeeded"), told("m1", 1, "succeeded"), told("m2", 2, "failed")],
    });
    await restore(page);
    await page.settle(() => expect(asked(calls)).toHaveLength(1));
    const live = new Map([["m3", told("m3", 3, "running")]]);
    page.cache.setQueryData(["live", "projects/p/trajectory", {}], { data: live, seq: 1, ready: true, closed: null });
    await press(RESTORE);
    await page.settle(() => named("[role=dialog]", "Restore the database too?"));
    expect(asked(calls)).toHaveLength(1);
    await press("Restore the files");
    await page.settle(() => expect(asked(calls)).toHaveLength(2));
    expect(asked(calls).at(-1)).toEqual({ edit_id: "e1", message_id: "m1", restore_database: false });
  });

  it("offers to take the database along where its restore point is kept [T4.08] [T2.37] [E4]", async () => {
    const details = { can_restore_database: true, reason: null };
    const answers = [
      failure(409, { code: "unsafe_revert", message: "Later versions changed the database.", details }),
      success({
        ...{ id: "e9", tags: {}, files_matched: 42, files_total: 42 },
        database: { tables: 3, tables_matched: 3 },
      }),
    ];
    const calls = answer({ "POST /projects/p/revert-to-edit": () => answers.shift()! });
    await using page = await show(anEdit());
    await restore(page);
    await page.settle(() => named("[role=dialog]", "Restore the database too?"));
    expect(pageText()).toContain("A copy of it is kept first, in Cloud → Restore points.");
    await press("Restore files and database");
    await page.settle(() => expect(pageText()).toContain("3 of 3 tables have the rows they had."));
    expect(pageText()).toContain("The database of before is kept in Cloud → Restore points.Undo the files");
    expect(asked(calls).at(-1)).toEqual({ edit_id: "e1", restore_database: true });
  });

  it.each([
    [404, "edit_not_found", "No edit found for this version"],
    [404, "message_not_found", "Cannot find the message for this version"],
    [409, "already_current", "The files are already those of this version."],
  ])("says why it failed: %s %s [T8.07] [T8.09] [T5.13]", async (status, code, words) => {
    answer({ "POST /projects/p/revert-to-edit": () => failure(status, { code, message: words }) });
    await using page = await show(anEdit());
    await restore(page);
    await page.settle(() => expect(pageText()).toContain(`Could not revert to earlier version${words}`));
  });
});
