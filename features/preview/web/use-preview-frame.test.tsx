import { answerCalls, failure, press, render, success } from "@slipway/ui/testing/render.tsx";
import { act, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { tellPreview, usePreviewView } from "./preview-store.ts";
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

it("renews the pass before the frame's cookie ends, also after the machine slept", async () => {
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

it("is not ready when the preview is reopened: the last frame went with its view", async () => {
  answerCalls({ "POST /projects/p2/preview-access": () => success({ url: "http://p2.preview.localhost/" }) });
  function Opened() {
    usePreviewFrame("p2");
    return <p id="state">{usePreviewView("p2").ready ? "there" : "on its way"}</p>;
  }
  const state = (): string | null => document.getElementById("state")?.textContent ?? null;
  const first = await render(<Opened />);
  await act(async () => tellPreview("p2", { type: "ready", path: "/menu" }));
  expect(state()).toBe("there");
  await first[Symbol.asyncDispose]();
  await using again = await render(<Opened />);
  await again.settle(() => expect(state()).toBe("on its way"));
});

it("loads the page anew with a new version after a request of the page failed", async () => {
  let tickets = 0;
  answerCalls({
    "POST /projects/p4/preview-access": () => success({ url: `http://p4.preview.localhost/${(tickets += 1)}` }),
  });
  function Opened() {
    const { access, frame } = usePreviewFrame("p4");
    return access.data === undefined ? null : <iframe ref={frame} id="frame" title={access.data.url} />;
  }
  const frame = (): HTMLIFrameElement | null => document.querySelector("iframe");
  await using page = await render(<Opened />);
  await page.settle(() => expect(frame()?.title).toBe("http://p4.preview.localhost/1"));
  const told = { source: "slipway-preview", v: 1, type: "network", method: "GET", url: "/rest/v1/hours", status: 404 };
  const { contentWindow: source } = frame()!;
  await act(
    async () =>
      void window.dispatchEvent(
        new MessageEvent("message", { data: told, origin: "http://p4.preview.localhost", source }),
      ),
  );
  await act(async () => tellPreview("p4", { type: "built" }));
  await page.settle(() => expect(frame()?.title).toBe("http://p4.preview.localhost/2"));
});

it("asks for an address of its own when it takes the place of another view in the same moment", async () => {
  let tickets = 0;
  answerCalls({
    "POST /projects/p1/preview-access": () => success({ url: `http://p1.preview.localhost/${(tickets += 1)}` }),
  });
  function Page() {
    const [isWide, setWide] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setWide(true)}>
          Wider
        </button>
        {isWide ? (
          <section>
            <Frame />
          </section>
        ) : (
          <Frame />
        )}
      </>
    );
  }
  await using page = await render(<Page />);
  await page.settle(() => expect(shown()).toBe("http://p1.preview.localhost/1"));
  await press("Wider");
  await page.settle(() => expect(shown()).toBe("http://p1.preview.localhost/2"));
});

it("asks until a server that is starting answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let asked = 0;
  answerCalls({
    "POST /projects/p3/preview-access": () =>
      (asked += 1) < 6
        ? failure(503, { code: "starting", message: "Slipway is starting." })
        : success({ url: "http://p3.preview.localhost/" }),
  });
  function Opened() {
    const { access } = usePreviewFrame("p3");
    return <p id="frame">{access.error?.message ?? access.data?.url}</p>;
  }
  await using _page = await render(<Opened />);
  for (let second = 0; second < 6; second += 1) await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect([shown(), asked]).toEqual(["http://p3.preview.localhost/", 6]);
});
