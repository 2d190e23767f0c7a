import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, named, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Provisioning, ScimToken } from "../../contract/index.ts";
import { ProvisioningSettings } from "./provisioning.tsx";

afterEach(() => vi.unstubAllGlobals());

const OWNER = ["ManageWorkspace", "ManageSingleSignOn"];
const TOKEN = {
  ...{ id: "t1", created_at: "2026-11-29T07:00:00.000Z", created_by: "Olga", last_used_at: null },
  maker_is_owner: true,
};

async function opened(first: ScimToken[], { permissions = OWNER, plan = "biz", domains = ["corp.test"] } = {}) {
  let tokens = first;
  const shown = (): Provisioning => ({
    ...{ base_url: "http://slipway.test/api/scim/v2", in_plan: plan !== "free", user_count: 2 },
    ...{ tokens, domains },
  });
  const asked = answerCalls({
    "GET /workspaces": () => success({ workspaces: [{ id: "w1", name: "Corp", plan, permissions }] }),
    "GET /workspaces/w1/provisioning": () => success(shown()),
    "POST /workspaces/w1/provisioning/tokens": () => {
      tokens = [...tokens, { ...TOKEN, id: `t${tokens.length + 1}` }];
      return success({ id: "t1", token: "scim_shown-once" });
    },
    "DELETE /workspaces/w1/provisioning/tokens/t2": () => success((tokens = tokens.slice(0, 1)) && {}),
  });
  const page = await render(
    <InShell>
      <ProvisioningSettings projectId={null} />
    </InShell>,
  );
  return { page, asked };
}

const fields = () => [...document.querySelectorAll("input")].map(({ value }) => value);

it("gives the address, and a token that is shown once", async () => {
  const { page } = await opened([]);
  await using _ = page;
  await page.settle(() => expect(fields()).toContain("http://slipway.test/api/scim/v2"));
  expect(pageText()).toContain("People with an address at corp.test. 2 users so far.");
  await press("New token");
  await page.settle(() => expect(fields()).toContain("scim_shown-once"));
  await press("I have copied it");
  await page.settle(() => expect(pageText()).toContain("never used"));
  expect(fields()).not.toContain("scim_shown-once");
});

it("revokes a token once that is confirmed, and makes no third one", async () => {
  const { page, asked } = await opened([TOKEN, { ...TOKEN, id: "t2" }]);
  await using _ = page;
  await page.settle(() => expect(named<HTMLButtonElement>("button", "New token").disabled).toBe(true));
  await press("Revoke");
  await page.settle(() => expect(named("[role=dialog]", "Revoke this token?").textContent).toContain("stay"));
  expect(asked.every(({ method }) => method === "GET")).toBe(true);
  const buttons = [...named("[role=dialog]", "Revoke this token?").querySelectorAll("button")];
  const confirm = buttons.find(({ textContent }) => textContent === "Revoke")!;
  await act(async () => confirm.click());
  await page.settle(() => expect(named<HTMLButtonElement>("button", "New token").disabled).toBe(false));
});

it("says whose maker is no owner any more", async () => {
  const { page } = await opened([TOKEN, { ...TOKEN, id: "t2", maker_is_owner: false }]);
  await using _ = page;
  await page.settle(() => expect(pageText().match(/no owner any more/g)).toHaveLength(1));
});

it.each([
  ["needs the plan", { plan: "free" }, "Provisioning needs the Business plan"],
  ["is read by admins", { permissions: ["ManageWorkspace"] }, "No provisioning yet"],
  ["is not for other members", { permissions: [] }, "For owners and admins"],
  ["needs a proven domain", { domains: [] }, "prove an email domain of the workspace first"],
])("%s", async (_title, options, sentence) => {
  const { page } = await opened([], options);
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain(sentence));
});
