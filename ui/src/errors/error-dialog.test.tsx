import { MantineProvider } from "@mantine/core";
import { AppError } from "@slipway/kernel/errors";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ErrorDialogHost } from "./error-dialog.tsx";
import {
  DEFAULT_ERROR_MESSAGE,
  dismissErrorDialog,
  handleError,
  showErrorDialog,
  useShownError,
} from "./handle-error.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const dialog = () => document.querySelector<HTMLElement>("[role=dialog]");

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <ErrorDialogHost supportUrl="/help" />
      </MantineProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  dismissErrorDialog();
});

it("opens for failures of ours with the fixed texts, Get help and Dismiss [W2.31] [T2.34] [T8.15] [W8.21]", async () => {
  await act(async () => handleError(new Error("internals nobody should read")));
  const text = dialog()!.textContent!;
  expect(text).toContain("Error");
  expect(text).toContain("An unexpected error occurred. ");
  expect(text).toContain("Please try again later.");
  expect(text).not.toContain("internals");
  expect([...dialog()!.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Get help", "/help"],
  ]);
  const dismiss = [...dialog()!.querySelectorAll("button")].find((button) => button.textContent === "Dismiss")!;
  await act(async () => dismiss.click());
  expect(useShownError.getState().shown).toBeNull();
});

it("has the default message where the server sent none, with the trace id to copy [W2.31] [T2.34] [T8.15]", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  await act(async () => showErrorDialog({ message: DEFAULT_ERROR_MESSAGE, traceId: "0af7651916cd43dd" }));
  const named = document.getElementById(dialog()!.getAttribute("aria-labelledby")!)!;
  expect(named.textContent).toBe("Error");
  expect([...dialog()!.querySelectorAll("p")].map((line) => line.textContent)).toEqual([
    "An unexpected error occurred. ",
    "Please try again later.",
  ]);
  expect(dialog()!.querySelector("code")!.textContent).toBe("0af7651916cd43dd");
  await act(async () => dialog()!.querySelector<HTMLElement>("[aria-label='Copy trace id']")!.click());
  expect(writeText).toHaveBeenCalledWith("0af7651916cd43dd");
  vi.unstubAllGlobals();
});

it("shows details of the server where it sent some, else its message [T8.15]", async () => {
  await act(async () => handleError(new AppError({ code: "internal", status: 500, userMessage: "It broke." })));
  expect(dialog()!.textContent).toContain("It broke.");
  const error = new AppError({ code: "internal", status: 500, userMessage: "It broke.", details: "disk is full" });
  await act(async () => handleError(error));
  expect(dialog()!.textContent).toContain("disk is full");
});

it("stays closed for errors that the person can fix, and for aborted calls", async () => {
  await act(async () => handleError(new AppError({ code: "name_taken", status: 409, userMessage: "Taken." })));
  await act(async () => handleError(new DOMException("left the page", "AbortError")));
  expect(dialog()).toBeNull();
});
