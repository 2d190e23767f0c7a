import { render } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { ModeMenu } from "../composer/mode-menu.tsx";
import { useTurnStatus } from "./use-turn-status.ts";

afterEach(() => vi.restoreAllMocks());

it("shows in the tab that a turn runs, needs a person, or has ended unseen", async () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  function Screen(props: { running: boolean; needsYou?: boolean }) {
    useTurnStatus({ running: props.running, needsYou: props.needsYou ?? false });
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const show = (running: boolean, needsYou = false) =>
    act(async () => root.render(<Screen running={running} needsYou={needsYou} />));
  await show(true);
  expect(document.title).toBe("(working) Slipway");
  await show(false);
  expect(document.title).toBe("(done) Slipway");
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(document.title).toBe("Slipway");
  await show(true);
  await show(false, true);
  expect(document.title).toBe("(needs you) Slipway");
  await show(true);
  await show(false);
  expect(document.title).toBe("Slipway");
  await act(async () => root.unmount());
});

it("switches between Agent and Chat by key, and remembers it for the project [CH2]", async () => {
  const shown = () => document.querySelector("[aria-label^='Mode: ']")?.textContent;
  const press = () =>
    act(async () => {
      const event = { key: "i", ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", event));
    });
  {
    await using _ = await render(<ModeMenu projectId="p1" />);
    expect(shown()).toBe("Agent");
    await press();
    expect(shown()).toBe("Chat");
  }
  await using _ = await render(
    <>
      <ModeMenu projectId="p1" />
    </>,
  );
  expect(shown()).toBe("Chat");
  expect(localStorage.getItem("slipway-chat-only:p1")).toBe("true");
  await press();
  expect(shown()).toBe("Agent");
});
