import { pageText, render } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import type { AiMessage } from "../../contract/index.ts";
import { optimisticPair } from "../trajectory-state.ts";
import { useFinishedAway } from "./use-finished-away.ts";

const [, running] = optimisticPair({
  ...{ id: "m1", aiMessageId: "m2", text: "Make it green", mode: "instant", chatOnly: false, model: "auto" },
  ...{ userId: "u1", userName: "Maya", at: 0 },
});
const ended: AiMessage = { ...running, status: "completed", version: 11 };
const TOLD = "Finished while you were away: version 11.";
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  return act(async () => void document.dispatchEvent(new Event("visibilitychange")));
};

function Chat({ message }: { message: AiMessage }) {
  useFinishedAway("p1", [message], message.status === "running" ? message : undefined);
  return null;
}

async function openChat() {
  const root = createRoot(document.createElement("div"));
  return {
    show: (message: AiMessage) => act(async () => root.render(<Chat message={message} />)),
    close: () => act(async () => root.unmount()),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it("says once on return that a turn finished while the page was closed or hidden", async () => {
  await using page = await render(null);
  const before = await openChat();
  await before.show(running);
  await before.close();
  const after = await openChat();
  await after.show(ended);
  await page.settle(() => expect(pageText().split(TOLD)).toHaveLength(2));

  const next = { ...running, id: "m3" };
  await after.show(next);
  await hide(true);
  await after.show({ ...ended, id: "m3", version: 12 });
  expect(pageText()).not.toContain("version 12");
  await hide(false);
  await page.settle(() => expect(pageText()).toContain("Finished while you were away: version 12."));
  await after.close();
});

it("says nothing if its end was seen, nor about a turn that changed nothing", async () => {
  await using _ = await render(null);
  const chat = await openChat();
  await chat.show(running);
  await chat.show(ended);
  await chat.show({ ...running, id: "m3" });
  await chat.close();
  const again = await openChat();
  await again.show({ ...ended, id: "m3", version: null });
  expect(pageText()).not.toContain("Finished while you were away");
  expect(localStorage).toHaveLength(0);
  await again.close();
});
