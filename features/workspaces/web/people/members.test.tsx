import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { Members } from "./members.tsx";

afterEach(() => vi.unstubAllGlobals());

const person = (name: string, role: string) => ({
  id: name,
  user_id: name,
  display_name: name,
  email: `${name.toLowerCase()}@example.com`,
  role,
  joined_at: "2026-11-29T12:00:00.000Z",
});

async function opened(permissions: readonly string[], policy: { signup: string; mail: string }) {
  answerCalls({
    "GET /user": () => success({ id: "Maya", workspaces: [{ id: "w1" }] }),
    "GET /workspaces": () => success({ workspaces: [{ id: "w1", name: "Crumbs", plan: "biz", permissions }] }),
    "GET /workspaces/w1/members": () => success({ members: [person("Olga", "owner"), person("Maya", "viewer")] }),
    "GET /auth/policy": () => success(policy),
  });
  return render(
    <InShell>
      <Members projectId={null} />
    </InShell>,
  );
}

it("says before an invitation how people get in where mail is not set up", async () => {
  await using page = await opened(["AddWorkspaceViewers"], { signup: "invite", mail: "mailbox" });
  await page.settle(() => expect(pageText()).toContain("Email isn't set up here, so you get a link to pass on."));
  expect(pageText()).not.toContain("to invite somebody");
});

it("tells those who may not invite whom to ask", async () => {
  await using page = await opened([], { signup: "open", mail: "smtp" });
  await page.settle(() => expect(pageText()).toContain("Ask Olga to invite somebody."));
  expect(document.querySelector("input[type=email]")).toBeNull();
});
