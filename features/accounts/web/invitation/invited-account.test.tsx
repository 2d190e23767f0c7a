import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { SignupPage } from "../sign-in/sign-in-page.tsx";

const here = window.location.href;
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", here);
});

function answer(kind: "project" | "workspace", role: string, email = "ben@team.example"): void {
  window.history.replaceState(null, "", "/signup?invite=abc");
  answerCalls({
    "GET /auth/invitations/abc": () =>
      success({
        email: "ben@team.example",
        invited_by: "Maya",
        joins: "Acme",
        joins_as: { kind, role },
        has_account: true,
        next: "/",
      }),
    "GET /user": () => success({ email, attributes: { display_name: "Ben" } }),
    "GET /auth/policy": () => success({ mail: "mailbox", signup: "open" }),
  });
}

it("says before it is accepted what an invitation leads to, and what one may do there", async () => {
  answer("workspace", "editor");
  await using page = await render(
    <InShell>
      <SignupPage />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("Accept as Ben"));
  expect(pageText()).toContain("Maya invited you to the workspace Acme.");
  expect(pageText()).toContain(
    "You join as EditorYou can make projects, and change and publish those of the workspace.",
  );
});

it("tells a project's invitation from a workspace's", async () => {
  answer("project", "read");
  await using page = await render(
    <InShell>
      <SignupPage />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("Maya invited you to the project Acme."));
  expect(pageText()).toContain("You join as ViewerYou can open the app and see who works on it.");
});

it("tells somebody who is signed in with another address whom the invitation is for", async () => {
  answer("project", "read", "ben@home.example");
  await using page = await render(
    <InShell>
      <SignupPage />
    </InShell>,
  );
  await page.settle(() =>
    expect(pageText()).toContain("You are signed in as ben@home.example. This invitation is for ben@team.example"),
  );
  expect(pageText()).toContain("Create account");
});

it("leads somebody who is signed in on from an invitation that has ended", async () => {
  answer("project", "read");
  window.history.replaceState(null, "", "/signup?invite=old");
  await using page = await render(
    <InShell>
      <SignupPage />
    </InShell>,
  );
  await page.settle(() => expect(pageText()).toContain("This invitation no longer works"));
  expect(pageText()).toContain("Go on as Ben");
  expect(pageText()).not.toContain("Create account");
});
