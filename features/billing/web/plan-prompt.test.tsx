import { askForPlan, dismissPlanRequest } from "@slipway/ui/api/plan-gate";
import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { goneNowhere, InNavigation, type Went } from "@slipway/ui/testing/render-navigation.tsx";
import { useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { act, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlanLayer } from "./plan-layer.tsx";

const TITLE = "Private sites need the Business plan";
const member = (display_name: string, role: string, joined_at: string | null = "2026-01-01") => ({
  id: display_name,
  user_id: display_name,
  display_name,
  email: `${display_name}@example.com`,
  role,
  joined_at,
});

let went: Went;
beforeEach(() => void (went = goneNowhere()));
afterEach(async () => {
  await act(async () => dismissPlanRequest());
  vi.unstubAllGlobals();
});

async function asked({
  permissions,
  edu = false,
  tool = "preview" as string | null,
}: {
  permissions: string[] | null;
  edu?: boolean;
  tool?: string | null;
}) {
  const own = { id: "w1", name: "Crumbs", plan: "free", permissions, workspace_is_temporary_edu: edu };
  answerCalls({
    "GET /user": () => success({ id: "u1", user_is_temporary_edu: false }),
    "GET /workspaces": () => success({ workspaces: permissions === null ? [] : [own] }),
    "GET /workspaces/w1/billing": () => success({ payment: null }),
    "GET /workspaces/w1/members": () =>
      success({ members: [member("Ed", "editor"), member("Olga", "owner"), member("Waits", "owner", null)] }),
  });
  const page = await render(
    <InNavigation went={went} tool={tool}>
      <Suspense>
        <PlanLayer />
      </Suspense>
    </InNavigation>,
  );
  await act(async () => askForPlan({ title: TITLE, workspaceId: "w1" }));
  await page.settle(() => expect(named("[role=dialog]", TITLE)).toBeDefined());
  return page;
}

describe("something that a plan does not allow (product page, item 4)", () => {
  it("leads people who may change the plan to it [W4.12] [W5.21]", async () => {
    await using page = await asked({ permissions: ["ManageWorkspaceBilling"] });
    await page.settle(() => expect(pageText()).toContain("No payment provider is set up, so changing plan is free."));
    await press("Change plan");
    expect(went.opened).toEqual([{ section: "billing" }]);
    await page.settle(() => expect(document.querySelector("[role=dialog]")).toBeNull());
  });

  it("concerns the workspace it was asked for, also outside its projects", async () => {
    await using page = await asked({ permissions: ["ManageWorkspaceBilling"], tool: null });
    await page.settle(() => expect(named("button", "Change plan")).toBeDefined());
    await press("Change plan");
    expect(useChosenWorkspace.getState().id).toBe("w1");
  });

  it("names the owner to members who may not change the plan, without a link", async () => {
    await using page = await asked({ permissions: ["ViewWorkspace"] });
    await page.settle(() => expect(pageText()).toContain("Ask Olga."));
    expect(pageText()).not.toContain("Change plan");
  });

  it("names nobody to people from outside the workspace [B7]", async () => {
    await using page = await asked({ permissions: null });
    await page.settle(() => expect(pageText()).toContain("Ask your workspace admin to upgrade"));
  });

  it("offers nothing to temporary education accounts [WS4]", async () => {
    await using page = await asked({ permissions: ["ManageWorkspaceBilling"], edu: true });
    await page.settle(() => expect(named("button", "Close")).toBeDefined());
    expect(pageText()).not.toMatch(/Change plan|upgrade|changing plan/);
  });
});
