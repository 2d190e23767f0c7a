import { expect, it } from "vitest";
import { topMessage, type StripMessage } from "./status-strip.tsx";

const message = (text: string, priority: number): StripMessage => ({ tone: "info", text, priority });

it("shows the most important line, and of equals the first", () => {
  expect(topMessage([])).toBeNull();
  expect(topMessage([message("paused", 10), message("offline", 100), message("queue", 10)])?.text).toBe("offline");
  expect(topMessage([message("first", 10), message("second", 10)])?.text).toBe("first");
});
