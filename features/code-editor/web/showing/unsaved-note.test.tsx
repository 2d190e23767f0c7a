import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { pageText, press, render } from "@slipway/ui/testing/render.tsx";
import { notePageError, usePageErrors } from "@slipway/ui/session/preview-errors";
import { useAskedFile } from "@slipway/ui/session/open-file";
import { noteUnsavedCode } from "@slipway/ui/session/preview/unsaved-code";
import { act, useEffect } from "react";
import { expect, it, vi } from "vitest";
import { NoteWhenUnsaved } from "./when-unsaved.tsx";

const PLACE = { url: null, method: null, origin: null, status: null, colno: null, lineno: null, filename: null };
const meet = (type: string, error_message: string, meta: object = {}): void =>
  act(() => {
    const meta_data = { ...PLACE, ...meta };
    notePageError("p1", { type, error_message, page: "/", occurred_at: "", meta_data });
  });

it("says that unsaved code is shown and what is left out, and names its first error [W7.38]", async () => {
  const openTool = vi.fn();
  const seen: { errors: number; asked: unknown } = { errors: 0, asked: null };
  function Watch() {
    const errors = usePageErrors("p1").length;
    const asked = useAskedFile("p1");
    useEffect(() => void Object.assign(seen, { errors, asked }));
    return null;
  }
  await using page = await render(
    <InShell does={{ openTool }}>
      <NoteWhenUnsaved projectId="p1" />
      <Watch />
    </InShell>,
  );
  expect(pageText()).toBe("");
  act(() => noteUnsavedCode("p1", { shown: 2, leftOut: ["package.json"] }));
  await page.settle(() => expect(pageText()).toContain("Shows your unsaved changes in 2 files. Only you see them."));
  expect(pageText()).toContain("Shown as saved: package.json");
  meet("runtime", "x is not a function\n    at menu", { filename: "src/App.tsx", lineno: 4, colno: 2 });
  await page.settle(() => expect(pageText()).toContain("src/App.tsx:4 x is not a function"));
  meet(
    "build",
    "Transform failed with 1 error:\n\n[PARSE_ERROR] Unexpected token\n   ╭─[ src/Menu.tsx:1:7 ]\n 1 │ const = 1",
    { filename: "src/Menu.tsx" },
  );
  await page.settle(() => expect(pageText()).toContain("Your unsaved code has an error. Only you see it."));
  expect(pageText()).toContain("src/Menu.tsx:1 Unexpected token");
  await press("Open the code");
  expect(openTool).toHaveBeenCalledWith("codeEditor");
  expect(seen).toEqual({ errors: 2, asked: { path: "src/Menu.tsx", line: 1, column: 7 } });
  act(() => noteUnsavedCode("p1", { shown: 0, leftOut: [] }));
  await page.settle(() => expect(pageText()).toBe(""));
  // The error belonged to code that is gone.
  expect(seen.errors).toBe(0);
});
