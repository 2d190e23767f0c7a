import { ErrorDialogHost } from "@slipway/ui/errors/error-dialog.tsx";
import { usePlanGate, dismissPlanRequest } from "@slipway/ui/api/plan-gate";
import { failure, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CloudWorld } from "../testing/cloud-world.tsx";

let world: CloudWorld;

beforeEach(() => {
  world = new CloudWorld();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissPlanRequest();
});

/** The tool, and the dialog that tells of errors. */
const showAll = () =>
  render(
    <>
      {world.tool("advanced")}
      <ErrorDialogHost supportUrl="/help" />
    </>,
  );

it("shows how to connect, and what each size gives [C2.38] [C9.10]", async () => {
  const tables = [
    { id: 1, name: "notes", live_rows_estimate: 2 },
    { id: 2, name: "orders", live_rows_estimate: 9 },
  ];
  world.answer({ [`GET /projects/${world.projectId}/cloud/tables`]: () => success({ tables }) });
  await using page = await world.show("advanced");
  await page.settle(() => expect(pageText()).toContain("30 MB of 100 MB"));
  expect(named<HTMLInputElement>("input", "Project URL").value).toBe(world.backend().url);
  await page.settle(() => expect(pageText()).toContain('supabase.from("orders").select();'));
  expect(pageText()).toContain(`createClient(\n  "${world.backend().url}",\n  "eyJ.anon.key",\n);`);
  await page.settle(() => expect(pageText()).toContain("Current sizeTiny"));
  await press("Read more");
  expect(pageText()).toContain("Memory per statement");
  expect(pageText()).toContain("Mini512 MB");
});

it("explains that the database does not answer, and shows what is known without it [C3.14] [C8.11]", async () => {
  world.status = "ACTIVE_UNHEALTHY";
  world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () =>
      success({ is_offered: true, blocked_by: null, backend: { ...world.backend(), taken_bytes: null } }),
    [`GET /projects/${world.projectId}/cloud/tables`]: () =>
      failure(503, { code: "cloud_unavailable", message: "It does not answer." }),
  });
  await using page = await world.show("advanced");
  await page.settle(() => expect(pageText()).toContain("Not known while"));
  for (const words of ["Unhealthy", "The database does not answer"]) expect(pageText()).toContain(words);
  expect(named<HTMLInputElement>("input", "Project URL").value).toBe(world.backend().url);
});

it("says that its keys are new", async () => {
  world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () =>
      success({
        is_offered: true,
        blocked_by: null,
        backend: { ...world.backend(), keys_renewed_at: "2026-11-22T09:00:00.000Z" },
      }),
  });
  await using page = await world.show("advanced");
  await page.settle(() => expect(pageText()).toContain("The keys are new since"));
});

it("says when its keys expire, and replaces them after confirmation", async () => {
  let replaced = false;
  const asked = world.answer({
    [`GET /projects/${world.projectId}/cloud`]: () =>
      success({
        is_offered: true,
        blocked_by: null,
        backend: { ...world.backend(), former_key_until: replaced ? "2026-12-22T07:00:00.000Z" : null },
      }),
    [`POST /projects/${world.projectId}/cloud/keys`]: () => {
      replaced = true;
      return success({
        anon_key: "eyJ.other.key",
        keys_end_at: world.backend().keys_end_at,
        former_key_until: "2026-12-22T07:00:00.000Z",
      });
    },
  });
  await using page = await world.show("advanced");
  await page.settle(() =>
    expect(pageText()).toContain(`Valid until ${new Date(world.backend().keys_end_at).toLocaleDateString()}.`),
  );
  await page.settle(() => expect(named("button", "Replace keys")).toBeTruthy());
  await press("Replace keys");
  await page.settle(() => expect(pageText()).toContain("The service key stops working at once"));
  await press("Replace");
  await page.settle(() => expect(pageText()).toContain("The former anon key works until"));
  expect(asked.filter(({ path }) => path.endsWith("/cloud/keys"))).toHaveLength(1);
});

it("does not offer new keys to people who may not replace them", async () => {
  world.answer({
    [`GET /projects/${world.projectId}/details`]: () => success({ id: world.projectId, permissions: ["EditProject"] }),
  });
  await using page = await world.show("advanced");
  await page.settle(() => expect(pageText()).toContain("Valid until"));
  expect(pageText()).not.toContain("Replace keys");
});

it("asks for a plan instead of a larger instance while the workspace is on the free one [C6.02]", async () => {
  const asked = world.answer({
    [`GET /projects/${world.projectId}/details`]: () =>
      success({ id: world.projectId, workspace_id: "w1", permissions: ["EditProject"] }),
    [`GET /projects/${world.projectId}/credits`]: () => success({ plan: "free", priced: false, may_manage: true }),
  });
  await using page = await world.show("advanced");
  await page.settle(() => expect(named<HTMLButtonElement>("button", "Confirm change").disabled).toBe(false));
  // Focus opens the tooltip as hovering does.
  await act(async () => named("button", "Confirm change").focus());
  await page.settle(() => expect(pageText()).toContain("You need to upgrade your plan to change the instance size"));
  await press("Confirm change");
  expect(usePlanGate.getState().request).toEqual({
    title: "Larger instances need the Pro plan",
    workspaceId: "w1",
  });
  expect(asked.some(({ method }) => method === "PUT")).toBe(false);
});

it.each([
  ["RESIZING", "The instance is being resized. This usually takes less than 2 minutes."],
  ["RESTARTING", "The instance is restarting. Its size can be changed afterwards."],
  ["COMING_UP", "The instance is starting. Its size can be changed afterwards."],
  ["ACTIVE_UNHEALTHY", "The instance does not answer. Its size can be changed once it does."],
] as const)("says of an instance that is %s why its size stays [C8.21]", async (status, words) => {
  world.status = status;
  world.answer();
  await using page = await world.show("advanced");
  await page.settle(() => expect(pageText()).toContain(words));
  expect(named<HTMLButtonElement>("button", "Confirm change").disabled).toBe(true);
});

it("shows why the size could not be changed, with a trace id [C8.20] [C8.21]", async () => {
  world.answer({
    [`PUT /projects/${world.projectId}/cloud/compute`]: () =>
      failure(500, { code: "internal", message: "The instance could not be resized.", trace_id: "0af7651916cd43dd" }),
  });
  await using page = await showAll();
  await page.settle(() => expect(named<HTMLButtonElement>("button", "Confirm change").disabled).toBe(false));
  await press("Confirm change");
  await page.settle(() => expect(pageText()).toContain("Confirm instance resize"));
  await act(async () =>
    [...document.querySelectorAll<HTMLElement>("[role=dialog] button, [role=alertdialog] button")]
      .find((one) => one.textContent === "Confirm change")!
      .click(),
  );
  await page.settle(() => expect(pageText()).toContain("0af7651916cd43dd"));
});
