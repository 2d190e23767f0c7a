import { answerCalls, render, success } from "@slipway/ui/testing/render.tsx";
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { usePreviewFrame } from "./use-preview-frame.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function Frame() {
  const { access, frame } = usePreviewFrame("p1");
  return access.data === undefined ? null : (
    <p ref={frame as never} id="frame">
      {access.data.url}
    </p>
  );
}
const shown = (): string | null => document.getElementById("frame")?.textContent ?? null;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("enters the preview anew before the frame's cookie ends, also when the machine slept meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal(
    "WebSocket",
    class {
      close(): void {}
      send(): void {}
      addEventListener(): void {}
    },
  );
  let tickets = 0;
  answerCalls({
    "POST /projects/p1/preview-access": () =>
      success({
        url: `http://p1.preview.localhost/${(tickets += 1)}`,
        token: "t",
        expires_at: new Date().toISOString(),
      }),
  });
  await using page = await render(<Frame />);
  await page.settle(() => expect(shown()).toBe("http://p1.preview.localhost/1"));
  const now = Date.now();
  const lookAfter = async (ms: number): Promise<void> => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(now + ms);
    await act(async () => vi.advanceTimersByTime(MINUTE_MS));
    clock.mockRestore();
  };
  await lookAfter(10 * HOUR_MS);
  expect(shown()).toBe("http://p1.preview.localhost/1");
  await lookAfter(11 * HOUR_MS + MINUTE_MS);
  await page.settle(() => expect(shown()).toBe("http://p1.preview.localhost/2"));
});
