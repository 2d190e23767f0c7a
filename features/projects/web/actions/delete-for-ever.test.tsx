import { answerCalls, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { InNavigation } from "@slipway/ui/testing/render-navigation.tsx";
import { useProjectActions } from "./use-project-actions.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const project = { id: "p1", name: "bakery", display_name: "Bakery", is_published: false };

function Delete() {
  const { deleteForEver } = useProjectActions(project);
  return (
    <button type="button" onClick={deleteForEver}>
      Open
    </button>
  );
}

it("offers the ZIP first, and deletes only after the name was typed (product page, item 12)", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const asked = answerCalls({
    "POST /user/access-token": () => success({ token: "t", expires_at: "2030-01-01T00:00:00Z" }),
    "GET /projects/p1/download-zip": () =>
      new Response("zip", { headers: { "content-disposition": 'attachment; filename="bakery.zip"' } }),
    "DELETE /projects/p1": () => success(),
  });
  await using page = await render(
    <InNavigation>
      <Delete />
    </InNavigation>,
  );
  await press("Open");
  await page.settle(() => expect(named("[role=dialog]", "Delete for ever?")).toBeDefined());
  await press("Download ZIP first");
  await page.settle(() => expect(saved).toEqual(["bakery.zip"]));
  expect(pageText()).toContain("Type Bakery to confirm");
  expect(named<HTMLButtonElement>("button", "Delete for ever").disabled).toBe(true);
  await type(named<HTMLInputElement>("input", "Name of the project"), "Bakery");
  await act(async () => named("button", "Delete for ever").click());
  await page.settle(() =>
    expect(asked.at(-1)).toMatchObject({ method: "DELETE", path: "/projects/p1?permanent=true&confirm=Bakery" }),
  );
});
