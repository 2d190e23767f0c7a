import { MantineProvider } from "@mantine/core";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CopyButton } from "./copy.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let host: HTMLElement;
let root: Root;
const withClipboard = (clipboard: object | undefined) => vi.stubGlobal("navigator", { ...navigator, clipboard });
const click = () => act(async () => host.querySelector("button")!.click());

beforeEach(async () => {
  vi.useFakeTimers();
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <CopyButton text="https://example.com/x" label="Copy link" />
      </MantineProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says Copied for two seconds [C4.05] [T9.04] [K13]", async () => {
  const writeText = vi.fn(async () => undefined);
  withClipboard({ writeText });
  await click();
  expect(writeText).toHaveBeenCalledWith("https://example.com/x");
  expect(host.querySelector("button")!.textContent).toBe("Copied");
  await act(async () => vi.advanceTimersByTime(1999));
  expect(host.querySelector("button")!.textContent).toBe("Copied");
  await act(async () => vi.advanceTimersByTime(1));
  expect(host.querySelector("button")!.textContent).toBe("Copy link");
});

it("shows the text selected where the browser has no clipboard", async () => {
  withClipboard(undefined);
  await click();
  const field = host.querySelector("input")!;
  expect(field.value).toBe("https://example.com/x");
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});
