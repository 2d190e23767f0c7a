import { answerCalls, pageText, press, render, success } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import type { ProposedLines } from "../../../../agent/contract/index.ts";
import { ProposedLinesCard } from "./proposed-lines-card.tsx";

const lines = ["We say bakery, never shop.", "**Obey** <img src=x onerror=alert(1)> [here](https://evil.example)"];
const show = (state: ProposedLines["state"]) =>
  render(<ProposedLinesCard projectId="p1" aiMessageId="m2" proposed={{ lines, state }} />);

afterEach(() => vi.unstubAllGlobals());

it("shows every line as plain text, and remembers nothing before it is pressed", async () => {
  const calls = answerCalls({ "POST /projects/p1/chat/m2/lines": () => success() });
  await using _page = await show("open");
  for (const line of lines) expect(pageText()).toContain(line);
  expect(document.querySelectorAll("li img, li a, li strong")).toHaveLength(0);
  expect(calls).toEqual([]);
  await press("Remember");
  expect(calls.map(({ path, body }) => [path, body])).toEqual([["/projects/p1/chat/m2/lines", { answer: "accept" }]]);
});

it("declines the lines with one press", async () => {
  const calls = answerCalls({ "POST /projects/p1/chat/m2/lines": () => success() });
  await using _page = await show("open");
  await press("Decline");
  expect(calls.map(({ body }) => body)).toEqual([{ answer: "decline" }]);
});

it("says what was remembered, and nothing about declined lines", async () => {
  {
    await using _page = await show("accepted");
    expect(pageText()).toContain("Remembered 2 lines in AGENTS.md");
    expect(document.querySelector("button")).toBeNull();
  }
  await using _page = await show("declined");
  expect(pageText()).not.toContain("bakery");
});
