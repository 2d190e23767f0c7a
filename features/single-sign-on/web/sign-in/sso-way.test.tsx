import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { domainIn } from "./domain-in.ts";
import { SsoPage } from "./sso-page.tsx";
import { SsoWay } from "./sso-way.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

it.each([
  ["ann@Example.com", "example.com"],
  [" ann@mail.example.co.uk ", "mail.example.co.uk"],
  ["ann@example", null],
  ["ann@", null],
  ["@example.com", null],
  ["ann@exa mple.com", null],
  ["ann@Bücher.example", "bücher.example"],
  ["ann@bücher.example/x", null],
])("reads the domain of %j as %j", (typed, domain) => expect(domainIn(typed)).toBe(domain));

it("offers single sign-on for addresses of its workspaces alone, and leads to where the person was going", async () => {
  window.history.replaceState(null, "", "/login?next=%2Fprojects%2Fp1");
  const asked = answerCalls({
    "GET /single-sign-on/domains/corp.test": () => success({ workspace_id: "w1" }),
    "GET /single-sign-on/domains/home.test": () => success({ workspace_id: null }),
    "POST /single-sign-on/start": () => failure(400, { code: "provider_unusable", message: "issuer: did not answer" }),
  });
  for (const [email, isOffered] of [
    ["nina@home.test", false],
    ["nina@corp.test", true],
  ] as const) {
    await using page = await render(
      <InShell>
        <SsoWay email={email} />
      </InShell>,
    );
    await page.settle(() => expect(asked.at(-1)?.path).toContain(email.split("@")[1]));
    await page.settle(() => expect(pageText().includes("Continue with single sign-on")).toBe(isOffered));
    if (!isOffered) continue;
    await press("Continue with single sign-on");
    await page.settle(() => expect(pageText()).toContain("sign-in page does not answer"));
    expect(asked.at(-1)?.body).toEqual({ workspace_id: "w1", next: "/projects/p1" });
    window.history.replaceState(null, "", "/login");
    await press("Continue with single sign-on");
    await page.settle(() => expect(asked.at(-1)?.body).toEqual({ workspace_id: "w1", next: "/?workspace=w1" }));
  }
});

it("says why a sign-in ended, in words of its own alone", async () => {
  for (const [problem, sentence] of [
    ["email_domain", "Your email address does not belong to a domain of this workspace."],
    ["constructor", ""],
    ["Call 0900 now", ""],
  ] as const) {
    window.history.replaceState(null, "", `/sso/w1?error=${encodeURIComponent(problem)}`);
    answerCalls({});
    await using page = await render(
      <InShell>
        <SsoPage params={{ workspaceId: "w1" }} />
      </InShell>,
    );
    await page.settle(() => expect(pageText()).toContain("Continue with single sign-on"));
    expect(pageText()).toContain(sentence);
    expect(document.querySelector("[role=alert]") === null).toBe(sentence === "");
    expect(pageText()).not.toContain("0900");
  }
});
