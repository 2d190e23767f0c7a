import { eventName } from "@slipway/kernel/contract/events";
import { describe, expect, it } from "vitest";
import { memoryLog } from "../testing/memory-log.ts";
import { createEvents } from "./in-process-events.ts";

const committed = eventName<{ sha: string }>("edit.committed");

describe("events", () => {
  it("runs handlers in order, and a failing one is logged and stops nobody", async () => {
    const log = memoryLog();
    const events = createEvents(log);
    const seen: string[] = [];
    events.on(committed, async ({ sha }) => void seen.push(`first ${sha}`));
    events.on(committed, () => {
      throw new Error("broken");
    });
    const off = events.on(committed, ({ sha }) => void seen.push(`third ${sha}`));
    await events.emit(committed, { sha: "a" });
    off();
    await events.emit(committed, { sha: "b" });
    expect(seen).toEqual(["first a", "third a", "first b"]);
    expect(log.lines.filter((line) => line.level === "error")).toHaveLength(2);
  });
});
