import { settleSignIn, useSignInGate } from "@slipway/ui/api/session-gate";
import { closeDialog } from "@slipway/ui/kit/dialogs/dialog-store";
import {
  answerCalls,
  failure,
  named,
  pageText,
  press,
  render,
  success,
  type Asked,
} from "@slipway/ui/testing/render.tsx";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OwnWorkspace } from "../../../workspaces/contract/index.ts";
import type { Project, PublicProject } from "../../contract/index.ts";
import { ProjectMenu } from "./project-menu.tsx";
import { ProjectTitle } from "./project-title.tsx";
import { RemixButton } from "./remix-button.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  closeDialog();
});

const outsider = {
  visibility: "public",
  creator: { id: "u7", display_name: "Maya", username: null, photo_url: null },
} as const;
const dialog = () => named("[role=dialog]", "Remix Bakery");
let isSignedIn: boolean;
let workspaces: Pick<OwnWorkspace, "id" | "name" | "permissions">[];
beforeEach(() => {
  isSignedIn = true;
  workspaces = [{ id: "w9", name: "Own", permissions: ["CreateProject"] }];
  useSignInGate.setState({ request: null, waiting: [] });
});

const projectWith = (change: Partial<Project>): Project =>
  ({
    id: "p1",
    name: "bakery",
    display_name: "Bakery",
    is_published: false,
    permissions: ["ViewProject"],
    remix: { allowed: true, reason: null },
    remixed_from: null,
    ...change,
  }) as Project;

const world = (project: Project): Asked[] =>
  answerCalls({
    "GET /projects/p1/details": () => success(project),
    "POST /projects/p1/remix": () => success({ id: "p2" }),
    "GET /user": () =>
      isSignedIn ? success({ id: "u1" }) : failure(401, { code: "not_signed_in", message: "Sign in." }),
    "GET /workspaces": () => success({ workspaces }),
    "POST /user/access-token": () => success({ token: "t", expires_at: "2026-11-22T07:00:00.000Z" }),
    "GET /projects/p1/download-zip": () => success({}),
  });

it("offers 'Remix' to people who cannot publish, or 'Create your own' with the reason if copying is off [W2.30]", async () => {
  const asked = world(projectWith({}));
  const go = vi.fn();
  {
    await using page = await render(
      <InShell does={{ go }}>
        <RemixButton projectId="p1" />
      </InShell>,
    );
    await page.settle(() => named("button", "Remix"));
    expect(pageText()).not.toContain("Create your own");
    await press("Remix");
    await page.settle(() => expect(dialog().textContent).toContain("All files of the newest version"));
    expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
    await press("Remix");
    await page.settle(() => expect(go).toHaveBeenCalledWith("/projects/p2"));
    expect(asked.filter(({ method }) => method === "POST")).toEqual([
      { method: "POST", path: "/projects/p1/remix", body: { workspace_id: "w9", include_history: false } },
    ]);
  }
  world(projectWith({ remix: { allowed: false, reason: "connected_cloud" } }));
  await using page = await render(
    <InShell does={{ go }}>
      <RemixButton projectId="p1" />
    </InShell>,
  );
  await page.settle(() => expect(named<HTMLAnchorElement>("a", "Create your own").getAttribute("href")).toBe("/"));
  expect(pageText()).not.toContain("Remix");
});

it("does not offer a copy to people who may publish, but 'Download project as ZIP' [W2.30]", async () => {
  const own = projectWith({ permissions: ["ViewProject", "EditProject", "DeployProject"] });
  const shown = (project: Project) =>
    render(
      <InShell>
        <RemixButton projectId="p1" />
        <Menu opened>
          <Menu.Dropdown>
            <ProjectMenu project={project} onRename={() => undefined} />
          </Menu.Dropdown>
        </Menu>
      </InShell>,
    );
  const asked = world(own);
  {
    await using page = await shown(own);
    await page.settle(() => named("[role=menuitem]", "Download project as ZIP"));
    expect(() => named("button:not([role])", "Remix")).toThrow("no button");
    await press("Download project as ZIP");
    await page.settle(() => expect(asked.map(({ path }) => path)).toContain("/projects/p1/download-zip"));
  }
  const others = projectWith({ permissions: ["ViewProject"] });
  world(others);
  await using page = await shown(others);
  await page.settle(() => named("[role=menuitem]", "Settings"));
  expect(() => named("[role=menuitem]", "Download project as ZIP")).toThrow("no [role=menuitem]");
});

it("asks a stranger to sign in, and then offers the copy that this person may make [W2.30] [W6.15]", async () => {
  isSignedIn = false;
  let project = projectWith({});
  answerCalls({
    "GET /projects/p1/details": () => success(project),
    "GET /user": () => (isSignedIn ? success({ id: "u1" }) : failure(401, { code: "x", message: "Sign in." })),
    "GET /workspaces": () => success({ workspaces }),
  });
  await using page = await render(
    <InShell>
      <RemixButton projectId="p1" />
    </InShell>,
  );
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  await press("Remix");
  await page.settle(() => expect(useSignInGate.getState().request).toMatchObject({ mode: "sign-up" }));
  expect(dialog).toThrow("no [role=dialog]");
  isSignedIn = true;
  project = projectWith({ permissions: ["ViewProject", "EditProject", "DeployProject"] });
  await act(async () => settleSignIn(true));
  await page.settle(() => expect(dialog().textContent).toContain("All, so that earlier ones can be brought back"));
});

it("opens the same dialog from the menu of the project's name for editors [P6] [W2.30]", async () => {
  const own = projectWith({
    permissions: ["ViewProject", "EditProject", "DeployProject"],
    workspace_id: "w1",
    is_supabase_enabled: true,
  });
  workspaces = [
    { id: "w9", name: "Own", permissions: ["CreateProject"] },
    { id: "w1", name: "Acme", permissions: ["CreateProject"] },
    { id: "w2", name: "Look only", permissions: ["ViewWorkspace"] },
  ];
  const asked = world(own);
  const go = vi.fn();
  await using page = await render(
    <InShell does={{ go }}>
      <Menu opened>
        <Menu.Dropdown>
          <ProjectMenu project={own} onRename={() => undefined} />
        </Menu.Dropdown>
      </Menu>
    </InShell>,
  );
  await act(async () => named("[role=menuitem]", "Remix").click());
  await page.settle(() => expect(dialog().textContent).toContain("Its database's tables and rules, empty"));
  expect(dialog().textContent).toContain("Not copied: chat, rows, users, uploaded files and secrets");
  const choice = named<HTMLSelectElement>("select", "Workspace");
  expect([choice.value, [...choice.options].map(({ text }) => text)]).toEqual(["w1", ["Own", "Acme"]]);
  await act(async () => named("input", "All, so that earlier ones can be brought back").click());
  expect(dialog().textContent).toContain("All files, with every version");
  await press("Remix");
  await page.settle(() => expect(go).toHaveBeenCalledWith("/projects/p2"));
  expect(asked.find(({ path }) => path === "/projects/p1/remix")!.body).toEqual({
    workspace_id: "w1",
    include_history: true,
  });
});

it("says in the dialog why a copy was refused, and keeps it open", async () => {
  answerCalls({
    "GET /projects/p1/details": () => success(projectWith({})),
    "GET /user": () => success({ id: "u1" }),
    "GET /workspaces": () => success({ workspaces }),
    "POST /projects/p1/remix": () => failure(403, { code: "forbidden", message: "Remixing was turned off." }),
  });
  await using page = await render(
    <InShell>
      <RemixButton projectId="p1" />
    </InShell>,
  );
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  await press("Remix");
  await page.settle(() => expect(dialog().textContent).toContain("All files"));
  await press("Remix");
  await page.settle(() => expect(named("[role=alert]", "Remixing was turned off.")).toBeTruthy());
  expect(dialog()).toBeTruthy();
});

it("credits the public project that a copy was made of", async () => {
  const origin: PublicProject["remixed_from"] = { id: "p0", display_name: "Corner Bakery", creator: "Olga" };
  answerCalls({ "GET /projects/p1/details": () => success(projectWith({ ...outsider, remixed_from: origin })) });
  await using page = await render(
    <InShell>
      <ProjectTitle projectId="p1" />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("Bakery by MayaRemixed from Corner Bakery by Olga"));
  expect(named<HTMLAnchorElement>("a", "Corner Bakery").getAttribute("href")).toBe("/projects/p0");
});
