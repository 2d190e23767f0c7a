import { answerCalls, named, pageText, render, success, type } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { StaffWorkspaces } from "./staff-workspaces.tsx";

afterEach(() => vi.unstubAllGlobals());

const acme = { id: "w1", name: "Acme", plan: "biz", member_count: 3, owner_email: "olga@example.com" };

it("shows every workspace with its owner, and a switch marks one as education [W1.06]", async () => {
  let isEducation = false;
  const asked = answerCalls({
    "GET /admin/workspaces": () =>
      success({ workspaces: [{ ...acme, workspace_is_temporary_edu: isEducation }], next_cursor: null }),
    "PUT /admin/workspaces/w1/education": ({ body }) => {
      isEducation = (body as { workspace_is_temporary_edu: boolean }).workspace_is_temporary_edu;
      return success();
    },
  });
  await using page = await render(<StaffWorkspaces />);
  await page.settle(() => expect(pageText()).toContain("Business · 3 members · olga@example.com"));
  const box = () => named<HTMLInputElement>("input", "Education for Acme");
  expect(box().checked).toBe(false);
  await act(async () => box().click());
  await page.settle(() => expect(box()).toMatchObject({ checked: true, disabled: false }));
  expect(asked.filter(({ method }) => method === "PUT")).toMatchObject([
    { body: { workspace_is_temporary_edu: true } },
  ]);
});

it("says so where no workspace matches", async () => {
  answerCalls({ "GET /admin/workspaces": () => success({ workspaces: [], next_cursor: null }) });
  await using page = await render(<StaffWorkspaces />);
  await type(named<HTMLInputElement>("input", "Search workspaces"), "Nobody");
  await page.settle(() => expect(pageText()).toContain("No workspace matches “Nobody”."));
});
