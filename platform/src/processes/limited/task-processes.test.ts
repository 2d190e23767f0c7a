import { unavailable, type AppError } from "@slipway/kernel/errors";
import { describe, expect, it } from "vitest";
import { createTaskProcesses, type TaskProcessesOptions } from "./task-processes.ts";

const MEBIBYTE = 1_048_576;

const open = (options: Partial<TaskProcessesOptions> = {}) =>
  createTaskProcesses<string, unknown>({
    name: "tasks of a test",
    module: new URL("./test-tasks.ts", import.meta.url),
    processes: 1,
    limits: { cpuMs: 60_000, megabytes: 64 },
    waiting: { max: 3, perTenant: 2, onFull: () => unavailable("busy", "Too many tasks are waiting.") },
    ...options,
  });

describe("a task in a process", { timeout: 120_000 }, () => {
  it("is answered by the process that answered the last one, or by a new one when that was to end", async () => {
    const work = open();
    expect([await work("a", "count"), await work("b", "count")]).toEqual([1, 2]);
    expect([await work("a", "count", { once: true }), await work("a", "count")]).toEqual([3, 1]);
    expect(await work("a", "bytes")).toEqual(new Uint8Array([1, 2, 3]));
  });

  it.each([
    ["throws", "throw", "crash"],
    ["ends its process", "end", "crash"],
    ["fills typed arrays, which no option of V8 bounds", "typed arrays", "memory"],
    ["grows one array", "one growing array", "memory"],
    ["fills the heap with strings", "strings", "memory"],
  ])("ends alone when it %s, and takes no memory of the process that asks", async (_what, task, reason) => {
    const work = open();
    const before = process.memoryUsage().rss;
    await expect(work("a", task)).rejects.toMatchObject({ name: "Error", reason });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEBIBYTE);
    expect(await work("a", "count")).toBe(1);
  });

  it("ends when it takes more of the processor than it may", async () => {
    const work = open({ limits: { cpuMs: 300, megabytes: 64 } });
    await expect(work("a", "spin")).rejects.toMatchObject({ reason: "cpu" });
    expect(await work("a", "count")).toBe(1);
  });

  it("is refused when too many wait, of one tenant or of all", async () => {
    const work = open();
    const asked = ["a", "a", "a", "a", "b", "c"].map((tenant) =>
      work(tenant, "count").catch((error: AppError) => error.code),
    );
    expect(await Promise.all(asked)).toEqual([1, 2, expect.anything(), "busy", expect.anything(), "busy"]);
  });
});
