import { WORKSPACE_PERMISSIONS } from "@slipway/kernel/permissions";
import { closeDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Project } from "../../contract/index.ts";
import { openMoveDialog } from "./move-dialog.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  closeDialog();
});

const project = {
  id: "p1",
  display_name: "Bakery",
  workspace_id: "w1",
  workspace: { id: "w1", name: "Home" },
} as unknown as Project;
const workspace = (id: string, name: string, permissions: readonly string[] = WORKSPACE_PERMISSIONS) => ({
  id,
  name,
  permissions,
});

async function show(targets: object[], moved: () => Response = () => success()) {
  const asked = answerCalls({
    "GET /workspaces": () => success({ workspaces: [workspace("w1", "Home"), ...targets] }),
    "POST /projects/p1/transfer": moved,
  });
  const page = await render(<InShell>{null}</InShell>);
  await act(async () => openMoveDialog(project));
  return { page, asked };
}

it("says what moves and what ends, then moves the project", async () => {
  const { page: opened, asked } = await show([workspace("w2", "Acme"), workspace("w3", "Club", ["ViewWorkspace"])]);
  await using page = opened;
  await page.settle(() => expect(pageText()).toContain("Members of Home lose it now"));
  expect(pageText()).toContain("Members of Acme can open it");
  expect(pageText()).not.toContain("Club");
  await press("Move to Acme");
  await page.settle(() => expect(pageText()).toContain("Moved to Acme"));
  expect(asked.find(({ method }) => method === "POST")).toMatchObject({ body: { workspace_id: "w2" } });
});

it("shows why the workspace does not take it", async () => {
  const refused = () => failure(403, { code: "cloud_disabled", message: "Backends are disabled in Acme." });
  const { page: opened } = await show([workspace("w2", "Acme")], refused);
  await using page = opened;
  await page.settle(() => expect(named("button", "Move to Acme")).toBeTruthy());
  await press("Move to Acme");
  await page.settle(() => expect(pageText()).toContain("Backends are disabled in Acme."));
});

it("says so where there is no other workspace", async () => {
  const { page: opened } = await show([]);
  await using page = opened;
  await page.settle(() => expect(pageText()).toContain("There is no other workspace"));
});

it("says before anything is sent why a workspace is sure to refuse the project [P2]", async () => {
  const shown = { ...project, visibility: "public", is_published: false, publish_visibility: "public", cloud: null };
  const closed = { ...workspace("w2", "Acme"), plan: "enterprise", role: "editor", publish_outside: "owner" };
  const asked = answerCalls({ "GET /workspaces": () => success({ workspaces: [closed] }) });
  await using page = await render(<InShell>{null}</InShell>);
  await act(async () => openMoveDialog(shown as unknown as Project));
  await page.settle(() => expect(pageText()).toContain("Only owners of Acme may publish to everybody."));
  expect(named<HTMLButtonElement>("button", "Move to Acme").disabled).toBe(true);
  expect(asked.every(({ method }) => method === "GET")).toBe(true);
});
