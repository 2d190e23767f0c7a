import type { Plan } from "@slipway/kernel/permissions";
import { usePlanGate } from "@slipway/ui/api/plan-gate";
import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PreviewLink } from "../../../preview/contract/index.ts";
import type { Project } from "../../../projects/contract/index.ts";
import { PreviewLinksPart } from "./preview-links-part.tsx";

beforeEach(() => usePlanGate.setState({ request: null }));
afterEach(() => vi.unstubAllGlobals());

const link = (id: string, change: Partial<PreviewLink> = {}): PreviewLink => ({
  id,
  url: `https://slipway.example/preview/${id}`,
  made_by: "Maya",
  created_at: "2026-11-28T12:00:00.000Z",
  expires_at: "2026-12-05T12:00:00.000Z",
  works: true,
  ...change,
});

function world(present: PreviewLink[]) {
  return answerCalls({
    "GET /projects/p1/preview-links": () => success({ preview_links: present }),
    "POST /projects/p1/preview-links": () => {
      present.unshift(link("l2"));
      return success(present[0]);
    },
    "DELETE /projects/p1/preview-links/l2": () => {
      present.shift();
      return success();
    },
  });
}

function show(plan: Plan, change: { isOff?: boolean; permissions?: Project["permissions"] } = {}) {
  const workspace = { id: "w1", name: "Acme", plan, disable_named_previews: change.isOff ?? false };
  const permissions = change.permissions ?? ["EditProject"];
  const project = { id: "p1", workspace_id: "w1", workspace, permissions } as unknown as Project;
  return render(
    <InShell>
      <PreviewLinksPart project={project} />
    </InShell>,
  );
}
const field = (name: string) => named<HTMLInputElement>("input", name);

it("makes a link that can be copied, lists those there are, and ends one at once [W9.06] [T3.19]", async () => {
  const asked = world([link("gone", { works: false, made_by: "Bob" })]);
  await using page = await show("biz");
  await page.settle(() => expect(pageText()).toContain("By Bob, who may not change this project now."));
  await press("New link");
  await page.settle(() => expect(pageText()).toMatch(/By Maya, until Sat, (Dec 5|5 Dec)\./));
  expect(field(document.querySelector("input")!.getAttribute("aria-label")!).value).toContain("/preview/l2");
  expect(document.querySelectorAll("input")).toHaveLength(1);
  const ends = [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-label") ?? "");
  await press(ends.find((name) => name.startsWith("End the link by Maya"))!);
  await page.settle(() => expect(named("[role=dialog]", "End this preview link?")).toBeTruthy());
  await press("End link");
  await page.settle(() => expect(asked.at(-2)).toMatchObject({ method: "DELETE" }));
  await page.settle(() => expect(pageText()).not.toContain("By Maya"));
});

it.each(["free", "pro"] as const)("leads to the Business plan on %s and sends nothing [W9.06]", async (plan) => {
  const asked = world([]);
  await using _ = await show(plan);
  await press("Create link");
  expect(usePlanGate.getState().request).toEqual({
    title: "Preview links need the Business plan",
    workspaceId: "w1",
  });
  expect(asked).toEqual([]);
});

it("says that the workspace has turned the links off [T3.19] [WS3]", async () => {
  const asked = world([]);
  await using _ = await show("enterprise", { isOff: true });
  expect(pageText()).toContain("Preview links are turned off in Acme.");
  expect(asked).toEqual([]);
});

it("is not there for people who may not change the project", async () => {
  await using _ = await show("biz", { permissions: ["ViewProject", "ViewProjectCollaborators"] });
  expect(pageText()).toBe("");
});
