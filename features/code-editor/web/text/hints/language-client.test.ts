import { noteAnswer } from "@slipway/ui/api/coming-back";
import { answerCalls } from "@slipway/ui/testing/render.tsx";
import { afterEach, expect, it, vi } from "vitest";
import { LanguageClient, languageWords, useLanguage } from "./language-client.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows place and reason while the project waits for its turn, and asks until it has come", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout"] });
  const details = { ahead: 2, places: 4 };
  let isFree = false;
  let asked = 0;
  answerCalls({
    "POST /projects/p1/language/problems": () => {
      asked += 1;
      if (isFree) return Response.json({ problems: [] });
      const error = {
        code: "language_server_queued",
        message: "Waiting for a free TypeScript place: 2 ahead of you.",
        details,
      };
      return Response.json({ error }, { status: 503 });
    },
  });
  const client = new LanguageClient("p1");
  const question = { path: "src/a.ts", text: "" };
  await client.problems(question);
  expect(client.isWaiting).toBe(true);
  expect(languageWords(useLanguage.getState().language["p1"], "")).toBe(
    "TypeScript waits: 2 ahead, all 4 places of this server in use",
  );
  await client.problems(question);
  expect(asked).toBe(1);

  isFree = true;
  const again = client.again();
  await vi.advanceTimersToNextTimerAsync();
  await again;
  await client.problems(question);
  expect([asked, client.isWaiting]).toEqual([2, false]);
  expect(languageWords(useLanguage.getState().language["p1"], "")).toBe("TypeScript ready");
});

it("returns when the connection does, without anybody typing", async () => {
  let isOffline = true;
  answerCalls({
    "POST /projects/p2/language/problems": () =>
      isOffline ? Promise.reject(new TypeError("Failed to fetch")) : Response.json({ problems: [] }),
  });
  const client = new LanguageClient("p2");
  const question = { path: "src/a.ts", text: "" };
  await client.problems(question);
  const words = () => languageWords(useLanguage.getState().language["p2"], "");
  expect([words(), client.isWaiting]).toEqual(["TypeScript off (offline)", true]);
  isOffline = false;
  const again = client.again();
  noteAnswer();
  await again;
  await client.problems(question);
  expect([words(), client.isWaiting]).toEqual(["TypeScript ready", false]);
});

it("asks nothing about a text that is too long, and says so instead of starting for ever", async () => {
  const asked = answerCalls({ "POST /projects/p9/language/problems": () => Response.json({ problems: [] }) });
  const client = new LanguageClient("p9");
  const [long, longest] = ["x".repeat(300_001), "x".repeat(300_000)];
  await client.problems({ path: "src/a.ts", text: long });
  expect(asked).toEqual([]);
  expect(languageWords(useLanguage.getState().language["p9"], long)).toBe("TypeScript off (long file)");
  await client.problems({ path: "src/a.ts", text: longest });
  expect(languageWords(useLanguage.getState().language["p9"], longest)).toBe("TypeScript ready");
});
