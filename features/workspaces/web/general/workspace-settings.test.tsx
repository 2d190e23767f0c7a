import { WORKSPACE_PERMISSIONS, type WorkspacePermission } from "@slipway/kernel/permissions";
import { useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OwnWorkspace } from "../../contract/index.ts";
import { openCreateWorkspace } from "./create-workspace.tsx";
import { WorkspaceSettings } from "./workspace-settings.tsx";

beforeEach(() => useChosenWorkspace.setState({ id: null }));
afterEach(() => vi.unstubAllGlobals());

const workspace = (id: string, name: string, permissions: readonly WorkspacePermission[]): OwnWorkspace => ({
  id,
  name,
  plan: "biz",
  enforce_sso: false,
  needs_sso: false,
  workspace_is_temporary_edu: false,
  disable_publish: false,
  disable_named_previews: false,
  cloud_disabled: false,
  default_visibility: "private",
  default_website_access: "public",
  publish_outside: "editor",
  role: "owner",
  permissions: [...permissions],
  picture_url: null,
});

function world(permissions: readonly WorkspacePermission[] = WORKSPACE_PERMISSIONS) {
  const all = [workspace("w1", "Acme", permissions), workspace("w2", "Home", permissions)];
  const deleted: object[] = [];
  return answerCalls({
    "GET /user": () => success({ id: "u1", attributes: { display_name: "Olga" } }),
    "GET /workspaces": () => success({ workspaces: all }),
    "POST /workspaces": ({ body }) => {
      const { name } = body as { name: string };
      if (name === "Eleventh") return failure(409, { code: "too_many_workspaces", message: "You have made 10." });
      all.push(workspace("w3", name, permissions));
      return success(all.at(-1));
    },
    "GET /user/deleted-workspaces": () => success({ workspaces: deleted }),
    "DELETE /workspaces/w1": () => {
      all.shift();
      deleted.push({ id: "w1", name: "Acme", deleted_at: "2026-11-28T12:00:00Z", purge_at: "2026-12-28T12:00:00Z" });
      return success();
    },
    "POST /user/deleted-workspaces/w1/restore": () => {
      deleted.pop();
      all.unshift(workspace("w1", "Acme", permissions));
      return success(all[0]);
    },
    "DELETE /workspaces/w1/members/u1": () =>
      failure(409, { code: "last_owner", message: "A workspace needs an owner." }),
    "PUT /workspaces/w1": ({ body }) => success({ ...Object.assign(all[0]!, body) }),
  });
}

const show = () =>
  render(
    <InShell>
      <WorkspaceSettings projectId={null} />
    </InShell>,
  );
const field = (name: string) => named<HTMLInputElement>("input", name);

it("deletes a workspace once its name is typed, and offers to restore it", async () => {
  const asked = world();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Delete this workspace"));
  expect(pageText()).not.toContain("Deleted workspaces");
  await press("Delete…");
  await page.settle(() => expect(named("[role=dialog]", "Delete Acme?")).toBeTruthy());
  expect(named<HTMLButtonElement>("button", "Delete workspace").disabled).toBe(true);
  await type(field("Name of the workspace"), "Acme");
  await press("Delete workspace");
  await page.settle(() => expect(pageText()).toContain("Deleted workspaces"));
  expect(asked.find(({ method }) => method === "DELETE")!.path).toBe("/workspaces/w1?confirm=Acme");
  await press("Restore Acme");
  await page.settle(() => expect(pageText()).not.toContain("Deleted workspaces"));
  await page.settle(() => expect(field("Name").value).toBe("Acme"));
});

it("says why the last owner cannot leave", async () => {
  world();
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Possible once somebody else is an owner too."));
  await press("Leave");
  await page.settle(() => expect(named("[role=dialog]", "Leave Acme?")).toBeTruthy());
  await press("Leave");
  await page.settle(() => expect(pageText()).toContain("A workspace needs an owner."));
});

it("offers members without the right neither changes nor deletion", async () => {
  world(["ViewWorkspace"]);
  await using page = await show();
  await page.settle(() => expect(pageText()).toContain("Leave this workspace"));
  for (const text of ["Delete this workspace", "Choose a picture"]) expect(pageText()).not.toContain(text);
  expect(field("Allow backends").disabled).toBe(true);
});

it("turns backends off for all projects [W3.12]", async () => {
  const asked = world();
  await using page = await show();
  await page.settle(() => expect(field("Allow backends").checked).toBe(true));
  field("Allow backends").click();
  await page.settle(() => expect(field("Allow backends").checked).toBe(false));
  expect(asked.find(({ method }) => method === "PUT")).toMatchObject({ body: { cloud_disabled: true } });
});

it("makes another workspace, chooses it, and says why it may not", async () => {
  world();
  await using page = await show();
  await act(async () => openCreateWorkspace());
  await page.settle(() => expect(named("[role=dialog]", "Create a workspace")).toBeTruthy());
  const name = () => named<HTMLInputElement>("[role=dialog] input", "Name");
  await type(name(), "Eleventh");
  await press("Create workspace");
  await page.settle(() => expect(pageText()).toContain("You have made 10."));
  await type(name(), "Bakery");
  await press("Create workspace");
  await page.settle(() => expect(useChosenWorkspace.getState().id).toBe("w3"));
});

it("says what new projects begin with, offers what the plan has, and saves a choice at once", async () => {
  const asked = world();
  await using page = await show();
  await page.settle(() => expect(field("Visibility of new projects").value).toBe("Internal"));
  expect(field("Website access of new projects").value).toBe("Anyone");
  expect(pageText()).not.toContain("Who may publish to everybody");
  await act(async () => field("Website access of new projects").click());
  await page.settle(() => expect(named("[role=option]", "Workspace")).toBeTruthy());
  await act(async () => named("[role=option]", "Workspace").click());
  await page.settle(() => expect(field("Website access of new projects").value).toBe("Workspace"));
  expect(asked.find(({ method }) => method === "PUT")).toMatchObject({ body: { default_website_access: "private" } });
});
