import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { TrashedProject } from "./trashed-project.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The view of project p1, whose details are answered anew at each poll. */
function renderTrashed(details: () => Response) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  answerCalls({
    "GET /projects/p1/details": details,
    "GET /user": () => success({ id: "u1", is_staff: false, attributes: { display_name: "Tom" }, workspaces: [] }),
    "GET /workspaces": () => success({ workspaces: [] }),
  });
  return render(
    <InShell>
      <TrashedProject projectId="p1" />
    </InShell>,
  );
}

const detailsWith = (deletedAt: string | null, permissions: string[]) =>
  success({
    id: "p1",
    display_name: "Candles",
    permissions,
    creator: { display_name: "Maya" },
    deleted_at: deletedAt,
  });

it("polls a project in Trash, because somebody else may have restored it (product page, item 12)", async () => {
  let deletedAt: string | null = "2026-11-20T10:00:00.000Z";
  await using page = await renderTrashed(() => detailsWith(deletedAt, ["ViewProject"]));
  await page.settle(() => expect(pageText()).toContain("Ask Maya to restore it."));
  deletedAt = null;
  await vi.advanceTimersByTimeAsync(10_000);
  await page.settle(() => expect(pageText()).not.toContain("is in Trash"));
});

it("says nothing more of a project that went with its workspace (product page, item 12)", async () => {
  let isGone = false;
  await using page = await renderTrashed(() =>
    isGone
      ? failure(404, { code: "not_found", message: "" })
      : detailsWith("2026-11-20T10:00:00.000Z", ["ViewProject", "DeleteProject"]),
  );
  await page.settle(() => expect(pageText()).toContain("Restore"));
  isGone = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await page.settle(() => expect(pageText()).not.toContain("Restore"));
});
