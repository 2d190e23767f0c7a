import type { ProjectFacts } from "@slipway/kernel/permissions";
import { describe, expect, it } from "vitest";
import { type Backend, backendOf, remixRule } from "./remix-rule.ts";

const facts = (over: Partial<ProjectFacts>): ProjectFacts => ({
  signedIn: true,
  collaboratorLevel: null,
  workspaceRole: null,
  visibility: "public",
  plan: "biz",
  allowPublicRemix: true,
  inTrash: false,
  ...over,
});
const reason = (over: Partial<ProjectFacts>, backend: Backend) => remixRule(facts(over), backend).reason ?? "allowed";

describe("remix [P6] [W6.15]", () => {
  it("needs the permission [P7] [W6.11]", () => {
    expect(remixRule(facts({ allowPublicRemix: false }), null)).toEqual({ allowed: false, reason: "no_permission" });
    expect(reason({ signedIn: false }, null)).toBe("no_permission");
    expect(remixRule(facts({}), null)).toEqual({ allowed: true, reason: null });
    expect(reason({ collaboratorLevel: "read", visibility: "private" }, null)).toBe("allowed");
  });

  it("needs an editor if there is a backend, and tells strangers which one", () => {
    expect(reason({ collaboratorLevel: "write" }, "cloud")).toBe("allowed");
    expect(reason({ workspaceRole: "editor" }, "supabase")).toBe("allowed");
    expect(reason({ collaboratorLevel: "read" }, "cloud")).toBe("backend_needs_editor");
    expect(reason({}, "cloud")).toBe("connected_cloud");
    expect(reason({}, "supabase")).toBe("connected_supabase");
  });

  it("tells our backend from a linked one by the organization [X1]", () => {
    expect(backendOf({ isSupabaseEnabled: false, supabaseOrganizationId: null })).toBeNull();
    expect(backendOf({ isSupabaseEnabled: true, supabaseOrganizationId: null })).toBe("cloud");
    expect(backendOf({ isSupabaseEnabled: true, supabaseOrganizationId: "org" })).toBe("supabase");
  });
});
