import { render } from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { WaitingNote } from "./waiting-note.tsx";

function Note() {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <button onClick={() => setLoading(false)}>Arrive</button>
      <WaitingNote status={undefined} isLoading={isLoading} />
    </>
  );
}
const arrive = (): void => document.querySelector("button")!.click();
const shown = (): string | undefined => document.querySelector("[role=status]")?.textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

afterEach(() => void vi.useRealTimers());

it("says that the app loads until it shows something, and not for long once its page is there", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await using _page = await render(<Note />);
  expect(shown()).toBeUndefined();
  await pass(2_000);
  expect(shown()).toBe("Loading the app");
  await act(async () => arrive());
  expect(shown()).toBe("Loading the app");
  await pass(9_999);
  expect(shown()).toBe("Loading the app");
  await pass(1);
  expect(shown()).toBeUndefined();
});
