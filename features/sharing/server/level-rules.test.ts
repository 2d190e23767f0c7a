import { AppError } from "@slipway/kernel/errors";
import type { AccessLevel, Plan, ProjectFacts } from "@slipway/kernel/permissions";
import { describe, expect, it } from "vitest";
import { checkLevel, type GivenLevel, requireRightFor } from "./level-rules.ts";

const facts = (collaboratorLevel: AccessLevel, plan: Plan): ProjectFacts => ({
  signedIn: true,
  collaboratorLevel,
  workspaceRole: null,
  visibility: "private",
  plan,
  allowPublicRemix: false,
  inTrash: false,
});

function refusal(work: () => void): { code: string; details: unknown } | null {
  try {
    work();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, details: error.details };
  }
}

type Giving = Parameters<typeof checkLevel>[1];

const give = (by: AccessLevel, plan: Plan, given: Partial<Giving> & Pick<Giving, "level">) =>
  refusal(() => checkLevel(facts(by, plan), { isWorkspaceMember: false, enforceSso: false, isNew: true, ...given }))
    ?.code ?? "allowed";

describe("giving a level", () => {
  it("needs the right for exactly that level [W6.05] [W1.04]", () => {
    const table = (by: AccessLevel): string[] =>
      (["read", "write", "admin"] as const).map((level) => give(by, "pro", { level }));
    expect(table("read")).toEqual(["allowed", "forbidden", "forbidden"]);
    expect(table("write")).toEqual(["allowed", "allowed", "forbidden"]);
    expect(table("admin")).toEqual(["allowed", "allowed", "allowed"]);
    expect(table("owner")).toEqual(["allowed", "allowed", "allowed"]);
  });

  it("is only Editor on free plans, with the upgrade each other level needs [S7] [W6.14]", () => {
    const ask = (level: GivenLevel) =>
      refusal(() =>
        checkLevel(facts("owner", "free"), { level, isWorkspaceMember: true, enforceSso: false, isNew: true }),
      );
    expect(ask("write")).toBeNull();
    expect(ask("read")).toEqual({
      code: "plan_required",
      details: { plan: "pro", upsell_key: "PRO_SEND_VIEWER_COLLABORATOR" },
    });
    expect(ask("admin")).toEqual({
      code: "plan_required",
      details: { plan: "pro", upsell_key: "PRO_SEND_ADMIN_COLLABORATOR" },
    });
  });

  it("is only Viewer for outsiders of enterprise workspaces [S6] [W4.10]", () => {
    expect(give("owner", "enterprise", { level: "read" })).toBe("allowed");
    expect(give("owner", "enterprise", { level: "write" })).toBe("enterprise_viewers_only");
    expect(give("owner", "enterprise", { level: "write", isWorkspaceMember: true })).toBe("allowed");
  });

  it("is for workspace members only if single sign-on is enforced; earlier people stay [S8]", () => {
    expect(give("owner", "biz", { level: "read", enforceSso: true })).toBe("sso_enforced");
    expect(give("owner", "biz", { level: "read", enforceSso: true, isWorkspaceMember: true })).toBe("allowed");
    expect(give("owner", "biz", { level: "read", enforceSso: true, isNew: false })).toBe("allowed");
  });
});

it("nobody acts on the owner", () => {
  expect(refusal(() => requireRightFor(facts("owner", "biz"), "owner"))?.code).toBe("forbidden");
});
