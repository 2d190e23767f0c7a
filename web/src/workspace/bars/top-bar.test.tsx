import { webFeatures } from "@slipway/features/web.ts";
import { PROJECT_PERMISSIONS, type Plan, type ProjectPermission } from "@slipway/kernel/permissions";
import { WebFeaturesContext } from "@slipway/ui/slots/slots";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { TopBar } from "./top-bar.tsx";

afterEach(() => vi.unstubAllGlobals());

interface World {
  plan?: Plan;
  mayManage?: boolean;
  isEdu?: boolean;
  permissions?: readonly ProjectPermission[];
}

const openSettings = vi.fn();

async function opened({
  plan = "free",
  mayManage = true,
  isEdu = false,
  permissions = PROJECT_PERMISSIONS,
}: World = {}) {
  answerCalls({
    "GET /user": () => success({ id: "u1", is_staff: false, user_is_temporary_edu: isEdu, workspaces: [] }),
    "GET /projects/p1/details": () =>
      success({
        ...{ id: "p1", name: "bakery", display_name: "Bakery", visibility: "private", deleted_at: null, url: null },
        ...{ workspace_id: "w1", permissions, remix: { allowed: true, reason: null }, is_published: false },
        creator: { id: "u2", display_name: "Maya", username: "maya", photo_url: null },
        workspace: { id: "w1", name: "Acme", plan, workspace_is_temporary_edu: false },
        site_url: "http://bakery.example",
      }),
    "GET /projects/p1/credits": () =>
      success({
        ...{ priced: false, remaining: 0, state: "ok", plan, workspace_name: "Acme", may_manage: mayManage },
      }),
  });
  const page = await render(
    <WebFeaturesContext value={webFeatures}>
      <InShell does={{ openSettings }}>
        <TopBar projectId="p1" />
      </InShell>
    </WebFeaturesContext>,
  );
  await page.settle(() => expect(labels().some((label) => label === "Share")).toBe(true));
  await page.settle(() => expect(page.cache.isFetching()).toBe(0));
  return page;
}
const WATCHED = ["Upgrade", "Share", "Publish", "Remix"];
const labels = (): string[] =>
  [...document.querySelectorAll("header button")]
    .map((button) => button.textContent ?? "")
    .filter((label) => WATCHED.includes(label));

it("has buttons for upgrade, invite and publish, and for remix where one cannot publish [W2.19]", async () => {
  {
    await using page = await opened();
    await page.settle(() => expect(labels()).toEqual(["Upgrade", "Share", "Publish"]));
    await press("Upgrade");
    expect(openSettings).toHaveBeenLastCalledWith("billing");
  }
  await using page = await opened({ permissions: ["ViewProject", "ViewProjectCollaborators", "RemixProject"] });
  await page.settle(() => expect(labels()).toEqual(["Share", "Remix", "Publish"]));
  expect(named("button", "Publish").getAttribute("aria-disabled")).toBe("true");
});

it.each([
  ["on a paid plan", { plan: "pro" }],
  ["to people who may not change the plan", { mayManage: false }],
  ["to accounts of education", { isEdu: true }],
] as const)("offers no upgrade %s [W2.19] [B7] [WS4]", async (_whom, world) => {
  await using page = await opened(world);
  await page.settle(() => expect(labels()).toEqual(["Share", "Publish"]));
});
