import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AccessLevel,
  can,
  canInWorkspace,
  effectiveLevel,
  isPublicOnlyView,
  PROJECT_PERMISSIONS,
  type ProjectFacts,
  projectPermissions,
  type WorkspaceRole,
  workspacePermissions,
} from "./permissions.ts";

const LEVELS = ["read", "write", "admin", "owner"] as const;
const ROLES = ["viewer", "editor", "admin", "owner"] as const;

const facts = (over: Partial<ProjectFacts> = {}): ProjectFacts => ({
  signedIn: true,
  collaboratorLevel: null,
  workspaceRole: null,
  visibility: "private",
  plan: "biz",
  allowPublicRemix: false,
  inTrash: false,
  ...over,
});

const anyFacts = fc.record<ProjectFacts>({
  signedIn: fc.boolean(),
  collaboratorLevel: fc.constantFrom<AccessLevel | null>(null, ...LEVELS),
  workspaceRole: fc.constantFrom<WorkspaceRole | null>(null, ...ROLES),
  visibility: fc.constantFrom("public", "private", "draft"),
  plan: fc.constantFrom("free", "pro", "biz", "enterprise"),
  allowPublicRemix: fc.boolean(),
  inTrash: fc.boolean(),
});

const held = (level: AccessLevel, over: Partial<ProjectFacts> = {}): string[] =>
  projectPermissions(facts({ collaboratorLevel: level, ...over }));

describe("what collaborators may do", () => {
  const viewer = ["ViewProject", "ViewProjectCollaborators", "RemixProject", "ManageMagicCodes", "AddProjectViewers"];
  const editor = [...viewer, "EditProject", "AddProjectEditors", "EditProjectVisibility", "DeployProject"];
  const admin = [...editor, "AddProjectAdmins", "ManageProjectSettings", "DeleteProject"];

  it.each([
    ["read", viewer],
    ["write", editor],
    ["admin", admin],
    ["owner", admin],
  ] as const)("gives %s exactly its permissions [W6.01] [W6.05] [W6.11] [W6.12] [K5]", (level, expected) => {
    expect(held(level).toSorted()).toEqual([...expected].toSorted());
  });

  it("keeps source, chat and errors from viewers: they need EditProject [K6]", () => {
    expect(held("read")).not.toContain("EditProject");
  });

  it("has no admin level on free plans: a stored admin acts as editor", () => {
    expect(held("admin", { plan: "free" }).toSorted()).toEqual([...editor].toSorted());
  });

  it("treats outside collaborators of enterprise workspaces as viewers, whatever is stored [S6]", () => {
    for (const level of ["read", "write", "admin"] as const)
      expect(effectiveLevel(facts({ collaboratorLevel: level, plan: "enterprise" }))).toBe("read");
    expect(effectiveLevel(facts({ collaboratorLevel: "owner", plan: "enterprise" }))).toBe("owner");
    expect(effectiveLevel(facts({ collaboratorLevel: "read", workspaceRole: "editor", plan: "enterprise" }))).toBe(
      "write",
    );
  });

  it("lets only workspace owners and admins change website access [W6.04] [PB6]", () => {
    const may = (over: Partial<ProjectFacts>): boolean => can(facts(over), "EditProjectPublishVisibility");
    expect(may({ collaboratorLevel: "owner" })).toBe(false);
    expect(may({ collaboratorLevel: "owner", workspaceRole: "editor" })).toBe(false);
    expect(may({ workspaceRole: "admin" })).toBe(true);
    expect(may({ workspaceRole: "owner" })).toBe(true);
  });
});

describe("who sees a project", () => {
  it("lets members of the workspace act with their role on private projects [W4.13]", () => {
    expect(ROLES.map((workspaceRole) => effectiveLevel(facts({ workspaceRole })))).toEqual([
      "read",
      "write",
      "admin",
      "owner",
    ]);
  });

  it("takes the higher of role and collaborator level", () => {
    expect(effectiveLevel(facts({ workspaceRole: "viewer", collaboratorLevel: "admin" }))).toBe("admin");
    expect(effectiveLevel(facts({ workspaceRole: "admin", collaboratorLevel: "read" }))).toBe("admin");
  });

  it("shows personal projects to collaborators only, not to the workspace's owner [W4.13]", () => {
    expect(projectPermissions(facts({ visibility: "draft", workspaceRole: "owner" }))).toEqual([]);
    expect(can(facts({ visibility: "draft", collaboratorLevel: "read" }), "ViewProject")).toBe(true);
  });

  it("gives strangers of a public project the view and nothing else [K6] [P7]", () => {
    expect(projectPermissions(facts({ visibility: "public", signedIn: false }))).toEqual(["ViewProject"]);
    expect(projectPermissions(facts({ visibility: "public" }))).toEqual(["ViewProject"]);
  });

  it("hands a public project's source to signed-in strangers only where its admin allowed it [P7] [W6.11]", () => {
    expect(can(facts({ visibility: "public", allowPublicRemix: true }), "RemixProject")).toBe(true);
    expect(can(facts({ visibility: "public", allowPublicRemix: true, signedIn: false }), "RemixProject")).toBe(false);
    expect(can(facts({ visibility: "private", allowPublicRemix: true }), "RemixProject")).toBe(false);
  });

  it("tells the read-only view from membership [P8] [W6.17] [T6.08]", () => {
    expect(isPublicOnlyView("public", projectPermissions(facts({ visibility: "public" })))).toBe(true);
    expect(isPublicOnlyView("public", held("read", { visibility: "public" }))).toBe(false);
    expect(isPublicOnlyView("private", [])).toBe(false);
  });
});

describe("laws over all facts", () => {
  it("never gives an outsider more than the view, and the copy where allowed [K6]", () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        if (effectiveLevel(any) !== null) return;
        const allowed = new Set(any.visibility === "public" && !any.inTrash ? ["ViewProject", "RemixProject"] : []);
        expect(projectPermissions(any).every((permission) => allowed.has(permission))).toBe(true);
      }),
    );
  });

  it("never takes a permission away when a level rises", () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 2 }), (any, index) => {
        const lower = projectPermissions({ ...any, collaboratorLevel: LEVELS[index]! });
        const higher = projectPermissions({ ...any, collaboratorLevel: LEVELS[index + 1]! });
        expect(higher).toEqual(expect.arrayContaining(lower));
      }),
    );
  });

  it("allows nothing in Trash but seeing it and taking it out", () => {
    fc.assert(
      fc.property(anyFacts, (any) => {
        const left = projectPermissions({ ...any, inTrash: true });
        expect(left.every((permission) => permission === "ViewProject" || permission === "DeleteProject")).toBe(true);
        if (effectiveLevel(any) === null) expect(left).toEqual([]);
      }),
    );
  });

  it("requires the right to view for everything else", () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...PROJECT_PERMISSIONS), (any, permission) => {
        if (can(any, permission)) expect(can(any, "ViewProject")).toBe(true);
      }),
    );
  });
});

describe("what workspace members may do", () => {
  it("follows the table of roles, which is all there is of rules by role [W1.05] [T6.09]", () => {
    const of = (workspaceRole: WorkspaceRole | null): string[] => workspacePermissions({ workspaceRole });
    expect(of(null)).toEqual([]);
    expect(of("viewer").toSorted()).toEqual(["AddWorkspaceViewers", "ViewWorkspace"]);
    expect(of("editor").toSorted()).toEqual([
      "AddWorkspaceEditors",
      "AddWorkspaceViewers",
      "CreateProject",
      "ViewWorkspace",
    ]);
    expect(of("admin")).not.toContain("AddWorkspaceOwners");
    expect(of("admin")).toEqual(
      expect.arrayContaining([
        "ViewWorkspaceUsage",
        "ManageWorkspaceBilling",
        "ManageWorkspaceIntegrations",
        "ManageWorkspace",
      ]),
    );
    expect(canInWorkspace({ workspaceRole: "owner" }, "AddWorkspaceOwners")).toBe(true);
  });
});
