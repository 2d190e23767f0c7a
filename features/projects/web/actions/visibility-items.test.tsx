import { Menu } from "@slipway/ui/layers/menu.tsx";
import type { Plan, Visibility } from "@slipway/kernel/permissions";
import { usePlanGate } from "@slipway/ui/api/plan-gate";
import { answerCalls, failure, named, press, render, success, type Asked } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Project } from "../../contract/index.ts";
import type { Rules } from "../../contract/refusals.ts";
import { VisibilityBadge } from "../workspace/visibility-badge.tsx";
import { VisibilityItems } from "./visibility-items.tsx";

let asked: Asked[];
const answer = (visibility: () => Response = () => success()) =>
  (asked = answerCalls({
    "PUT /projects/p1/visibility": visibility,
    "GET /user": () => success({ id: "u1", workspaces: [{ id: "w1", name: "Acme", plan: "biz", role: "editor" }] }),
  }));
beforeEach(() => void answer());
afterEach(() => vi.unstubAllGlobals());

const rules = {
  name: "Acme",
  plan: "biz",
  disable_publish: false,
  cloud_disabled: false,
  publish_outside: "editor",
} as const;
const shown = ({ plan, ...more }: Omit<Partial<Rules>, "plan"> & { plan: Plan | undefined }) =>
  render(
    <Menu opened withinPortal={false}>
      <Menu.Dropdown>
        <VisibilityItems
          projectId="p1"
          workspaceId="w1"
          current="private"
          workspace={plan === undefined ? undefined : { ...rules, ...more, plan }}
        />
      </Menu.Dropdown>
    </Menu>,
  );
const items = () => [...document.querySelectorAll<HTMLButtonElement>("[role=menuitem]")];
const choose = (label: string) =>
  act(async () =>
    items()
      .find((item) => item.textContent.startsWith(label))!
      .click(),
  );
const changes = () => asked.filter(({ method }) => method === "PUT");
const sent = (visibility: Visibility) => [{ method: "PUT", path: "/projects/p1/visibility", body: { visibility } }];

describe("who can see a project", () => {
  it("is everyone, the workspace or the collaborators, called Public, Internal and Personal [W4.13] [T2.36]", async () => {
    await using _ = await shown({ plan: "biz" });
    expect(items().map((item) => item.textContent)).toEqual([
      "PublicEveryone can view",
      "InternalVisible to your workspace",
      "PersonalVisible to collaborators",
    ]);
  });

  it.each([
    ["private", "Workspace"],
    ["draft", "Personal"],
    ["public", "Public"],
  ] as const)("is named in the bar of a %s project by one short word [S2]", async (visibility, word) => {
    const permissions = ["EditProjectVisibility"] as const;
    await using _ = await render(<VisibilityBadge project={{ visibility, permissions } as unknown as Project} />);
    expect(document.querySelector("button[aria-label^=Visibility]")!.textContent).toBe(word);
  });

  it("becomes public once the person has read what strangers see, and confirmed [T2.36]", async () => {
    await using page = await shown({ plan: "biz" });
    const words =
      "Strangers can open the preview and see the name and your name. They never see chat, code, data or settings.";
    await choose("Public");
    await page.settle(() => expect(named("[role=dialog]", "Make this project public?").textContent).toContain(words));
    await press("Cancel");
    expect(changes()).toEqual([]);
    await choose("Public");
    await page.settle(() => named("[role=dialog]", "Make this project public?"));
    await press("Make it public");
    await page.settle(() => expect(changes()).toEqual(sent("public")));
  });

  it("is not public where the workspace disables publishing, and the choice says so [W5.21] [T5.07]", async () => {
    await using page = await shown({ plan: "biz", disable_publish: true });
    await page.settle(() => expect(items()[0]!.textContent).toContain("Public (Disabled)"));
    expect(items()[0]!.textContent).toContain("Publishing is disabled in this workspace.");
    await choose("Public");
    expect(changes()).toEqual([]);
  });

  it("is not public for roles that may not publish to everybody, and says who may [W5.21]", async () => {
    await using page = await shown({ plan: "enterprise", publish_outside: "admin" });
    const reason = "Public (Disabled)Only owners and admins of Acme may publish to everybody. Ask one of them.";
    await page.settle(() => expect(items()[0]!.textContent).toBe(reason));
    await choose("Public");
    expect(document.querySelector("[role=dialog]")).toBe(null);
    expect(changes()).toEqual([]);
  });

  it.each(["free", "pro"] as const)(
    "asks for the Business plan before it becomes Personal on %s, and sends nothing [W5.21] [T5.07]",
    async (plan) => {
      await using _ = await shown({ plan });
      await choose("Personal");
      expect(usePlanGate.getState().request).toEqual({
        title: "Personal projects need the Business plan",
        workspaceId: "w1",
      });
      expect(changes()).toEqual([]);
    },
  );

  it.each(["biz", "enterprise", undefined] as const)("becomes Personal on %s [W5.21] [T5.07]", async (plan) => {
    await using page = await shown({ plan });
    await choose("Personal");
    await page.settle(() => expect(changes()).toEqual(sent("draft")));
  });

  it("shows a refusal as the shared handler does: a toast with the kind's title and the server's sentence [W8.21]", async () => {
    answer(() =>
      failure(403, { code: "plan_required", message: "Personal projects need the Business plan.", details: {} }),
    );
    await using page = await shown({ plan: undefined });
    await choose("Personal");
    const text = "You do not have accessPersonal projects need the Business plan.";
    await page.settle(() => expect(document.querySelector("[role=alert]")?.textContent).toContain(text));
  });
});
