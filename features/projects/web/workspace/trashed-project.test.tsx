import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { TrashedProject } from "./trashed-project.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("polls a project in Trash, because somebody else may have restored it (product page, item 12)", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let deletedAt: string | null = "2026-11-20T10:00:00.000Z";
  answerCalls({
    "GET /projects/p1/details": () =>
      success({
        id: "p1",
        display_name: "Candles",
        permissions: ["ViewProject"],
        creator: { display_name: "Maya" },
        deleted_at: deletedAt,
      }),
    "GET /user": () => success({ id: "u1", is_staff: false, attributes: { display_name: "Tom" }, workspaces: [] }),
    "GET /workspaces": () => success({ workspaces: [] }),
  });
  await using page = await render(
    <InShell>
      <TrashedProject projectId="p1" />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("Ask Maya to restore it."));
  deletedAt = null;
  await vi.advanceTimersByTimeAsync(10_000);
  await page.settle(() => expect(pageText()).not.toContain("is in Trash"));
});

it("says nothing more of a project that went with its workspace (product page, item 12)", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let isGone = false;
  answerCalls({
    "GET /projects/p1/details": () =>
      isGone
        ? failure(404, { code: "not_found", message: "" })
        : success({
            id: "p1",
            display_name: "Candles",
            permissions: ["ViewProject", "DeleteProject"],
            creator: { display_name: "Maya" },
            deleted_at: "2026-11-20T10:00:00.000Z",
          }),
    "GET /user": () => success({ id: "u1", is_staff: false, attributes: { display_name: "Tom" }, workspaces: [] }),
    "GET /workspaces": () => success({ workspaces: [] }),
  });
  await using page = await render(
    <InShell>
      <TrashedProject projectId="p1" />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("Restore"));
  isGone = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await page.settle(() => expect(pageText()).not.toContain("Restore"));
});
