import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, press, render, success, type } from "@slipway/ui/testing/render.tsx";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SingleSignOn } from "../../contract/index.ts";
import { SsoSettings } from "./sso-settings.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

const NONE: SingleSignOn = {
  ...{ provider: null, enforced: false, in_plan: true, domains: ["corp.test"] },
  redirect_url: "http://slipway.test/api/single-sign-on/callback",
  sign_in_url: "http://slipway.test/sso/w1",
};
const PROVIDER = {
  issuer: "https://id.corp.test",
  client_id: "slipway",
  default_role: "viewer",
  tested_at: null,
} as const;
const TESTED = { ...PROVIDER, tested_at: "2026-11-29T07:00:00.000Z" };
const OWNER = ["ManageWorkspace", "ManageSingleSignOn"];

async function opened(first: SingleSignOn, { permissions = OWNER, plan = "biz" } = {}) {
  let sso = first;
  const asked = answerCalls({
    "GET /workspaces": () => success({ workspaces: [{ id: "w1", name: "Corp", plan, permissions }] }),
    "GET /workspaces/w1/single-sign-on": () => success(sso),
    "PUT /workspaces/w1/single-sign-on": ({ body }) => {
      if ((body as { issuer: string }).issuer.startsWith("http:"))
        return failure(400, {
          ...{ code: "provider_unusable", message: "issuer: must be an https address" },
          details: { field: "issuer", rule: "must be an https address" },
        });
      sso = { ...sso, provider: PROVIDER };
      return success(sso);
    },
    "DELETE /workspaces/w1/single-sign-on": () => success((sso = NONE) && {}),
    "PUT /workspaces/w1": () => success({}),
  });
  const page = await render(
    <InShell>
      <SsoSettings projectId={null} />
    </InShell>,
  );
  return { page, asked };
}

const toggle = (): HTMLInputElement => named<HTMLInputElement>("input", "Enforce single sign-on");
const field = (label: string): HTMLInputElement =>
  [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.startsWith(label))!
    .control as HTMLInputElement;

describe("the settings of single sign-on", () => {
  it("connect a provider, tell which field is wrong, and show no secret afterwards", async () => {
    const { page, asked } = await opened(NONE);
    await using _ = page;
    await page.settle(() => expect(pageText()).toContain("Connect a provider"));
    expect(named<HTMLInputElement>("input", "redirect address").value).toBe(NONE.redirect_url);
    await type(field("Issuer"), "http://id.corp.test");
    await type(field("Client ID"), "slipway");
    await type(field("Client secret"), "s3cret");
    await press("Connect");
    await page.settle(() => expect(pageText()).toContain("Must be an https address"));
    await type(field("Issuer"), "https://id.corp.test");
    await press("Connect");
    await page.settle(() => expect(pageText()).toContain("Not tested"));
    const sent = asked.findLast(({ method }) => method === "PUT")!.body;
    expect(sent).toEqual({
      ...{ issuer: "https://id.corp.test", client_id: "slipway", client_secret: "s3cret", default_role: "viewer" },
    });
    expect(field("Client secret").value).toBe("");
    expect(toggle().disabled).toBe(true);
    await press("Save");
    await page.settle(() => expect(asked.filter(({ method }) => method === "PUT")).toHaveLength(3));
    expect(asked.findLast(({ method }) => method === "PUT")!.body).not.toHaveProperty("client_secret");
  });

  it("enforce it only once it was tested", async () => {
    const { page } = await opened({ ...NONE, provider: TESTED });
    await using _ = page;
    await page.settle(() => expect(pageText()).toContain("Owners can also use a password"));
    expect(toggle().disabled).toBe(false);
  });

  it.each([
    ["tested", "The test succeeded"],
    ["email_domain", "The test failed. Your email address does not belong"],
    ["<b>", ""],
  ])("tell how the test ended: %s", async (outcome, sentence) => {
    window.history.replaceState(null, "", `/?settings=single-sign-on&sso=${encodeURIComponent(outcome)}`);
    const { page } = await opened({ ...NONE, provider: TESTED });
    await using _ = page;
    await page.settle(() => expect(pageText()).toContain("Connection"));
    expect(pageText()).toContain(sentence);
    expect(pageText()).not.toContain(outcome === "<b>" ? "<b>" : "undefined");
  });

  it("tell of no test that the present settings have not passed", async () => {
    window.history.replaceState(null, "", "/?settings=single-sign-on&sso=tested");
    const { page } = await opened({ ...NONE, provider: PROVIDER });
    await using _ = page;
    await page.settle(() => expect(pageText()).toContain("Not tested"));
    expect(pageText()).not.toContain("The test succeeded");
  });

  it.each([
    ["say that they are for owners and admins", ["ViewWorkspace"], "biz", NONE, "For owners and admins"],
    ["say that an owner can connect one", ["ManageWorkspace"], "biz", NONE, "An owner of the workspace can connect"],
    ["name the plan that is needed", OWNER, "pro", NONE, "needs the Business plan"],
  ])("%s", async (_title, permissions, plan, sso, text) => {
    const { page } = await opened(sso, { permissions, plan });
    await using _ = page;
    await page.settle(() => expect(pageText()).toContain(text));
    expect(document.querySelector("form")).toBeNull();
  });

  it("show admins what is connected, without the form", async () => {
    const { page } = await opened({ ...NONE, provider: TESTED }, { permissions: ["ManageWorkspace"] });
    await using _ = page;
    await page.settle(() => expect(pageText()).toContain("id.corp.test"));
    expect(document.querySelector("form")).toBeNull();
    expect(pageText()).not.toContain("Disconnect");
  });
});
