import { InShell } from "@slipway/ui/testing/in-shell.tsx";
import { answerCalls, failure, named, pageText, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChatPanel } from "./chat-panel.tsx";
import { recordRateLimit } from "./composer/rate-limit.ts";
import { optimisticPair } from "./trajectory-state.ts";

const [said] = optimisticPair({
  id: "m1",
  aiMessageId: "m1-answer",
  text: "Make it warmer",
  mode: "agent",
  chatOnly: false,
  model: "auto",
  userId: "u1",
  userName: "Maya",
  at: 1,
});

beforeEach(() => {
  vi.stubGlobal(
    "WebSocket",
    class {
      addEventListener(): void {}
      close(): void {}
      send(): void {}
    },
  );
});
afterEach(() => {
  window.history.replaceState(null, "", "/");
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function openLink(messageId: string) {
  window.history.replaceState(null, "", `/projects/p1?messageId=${messageId}`);
  const asked = answerCalls({
    "GET /projects/p1/details": () => success({ id: "p1", display_name: "Bakery", permissions: ["EditProject"] }),
    "GET /projects/p1/trajectory": ({ path }) =>
      path.endsWith("around=gone")
        ? failure(404, { code: "message_not_found", message: "This message was not found." })
        : success({ items: [said], next_cursor: null, seq: 1 }),
  });
  const page = await render(
    <InShell>
      <ChatPanel projectId="p1" />
    </InShell>,
  );
  const pages = () => asked.filter(({ path }) => path.startsWith("/projects/p1/trajectory")).map(({ path }) => path);
  return { page, pages };
}

it("a link to a message loads the conversation around it", async () => {
  const { page, pages } = await openLink("m1");
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Make it warmer"));
  expect(pages()).toEqual(["/projects/p1/trajectory?around=m1"]);
});

it("a link to a deleted message opens the newest ones, says so, and leaves the box usable", async () => {
  const { page, pages } = await openLink("gone");
  await using _ = page;
  await page.settle(() => expect(pageText()).toContain("Make it warmer"));
  expect(pages()).toEqual(["/projects/p1/trajectory?around=gone", "/projects/p1/trajectory"]);
  expect(pageText()).toContain("The message of this link is gone");
  expect(document.querySelector("textarea[aria-label='Message']")).not.toBeNull();
});

it("for a minute after a 429 nothing can be sent, and the button counts down [CH7] [W8.02] [W9.02]", async () => {
  recordRateLimit("p1", Date.now());
  const { page } = await openLink("m1");
  await using _ = page;
  await page.settle(() => expect(named("button", "Send").getAttribute("aria-disabled")).toBe("true"));
  await act(async () => named("button", "Send").focus());
  const left = (): number =>
    Number(/You are sending messages too quickly\. Try again in (\d+) s\./.exec(pageText())?.[1]);
  await page.settle(() => expect(left()).toBeGreaterThan(50));
  const before = left();
  await page.settle(() => expect(left()).toBeLessThan(before));
});
