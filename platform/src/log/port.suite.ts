/** Behaviour of every log. `lines` answers what was written, oldest first; nothing is written after that call. */
import { expect, it } from "vitest";
import { withTrace } from "./pino-log.ts";
import type { Log } from "./port.ts";

export interface WrittenLine {
  level: string;
  message: string;
  traceId: string | undefined;
  fields: Record<string, unknown>;
}

export interface OpenedLog {
  log: Log;
  lines(): Promise<WrittenLine[]>;
}

const LEVELS = ["debug", "info", "warn", "error"] as const;

/** `work` writes to a fresh log of the lowest level. */
export function logSuite(open: () => Promise<OpenedLog>): void {
  const written = async (work: (log: Log) => unknown): Promise<WrittenLine[]> => {
    const { log, lines } = await open();
    await work(log);
    return lines();
  };

  it("keeps level, message, fields and order of every line", async () => {
    const lines = await written((log) => {
      for (const level of LEVELS) log[level](`a line of ${level}`, { level_of: level, count: 2, deep: { list: [1] } });
      log.info("without fields");
    });
    expect(lines.map(({ level, message }) => [level, message])).toEqual([
      ...LEVELS.map((level) => [level, `a line of ${level}`]),
      ["info", "without fields"],
    ]);
    expect(lines[2]!.fields).toEqual({ level_of: "warn", count: 2, deep: { list: [1] } });
    expect(lines[4]!.fields).toEqual({});
  });

  it("gives a child its parent's fields, its own over them, and those of the call over both", async () => {
    const own = { part: "agent", run: "r1" };
    const lines = await written((log) => {
      const child = log.child(own);
      child.child({ run: "r2" }).info("inner", { part: "tool" });
      child.info("outer");
      log.info("parent");
    });
    expect(lines.map(({ fields }) => fields)).toEqual([{ part: "tool", run: "r2" }, { part: "agent", run: "r1" }, {}]);
    expect(own).toEqual({ part: "agent", run: "r1" });
  });

  it("carries the trace id of the async context a line was written in, and of no other", async () => {
    const lines = await written(async (log) => {
      const child = log.child({ part: "agent" });
      await Promise.all(
        ["t1", "t2"].map((id) =>
          withTrace(id, async () => {
            await Promise.resolve();
            child.info(id);
          }),
        ),
      );
      withTrace("outer", () => withTrace("inner", () => log.info("inner")));
      log.info("outside");
    });
    const traces = Object.fromEntries(lines.map(({ message, traceId }) => [message, traceId]));
    expect(traces).toEqual({ t1: "t1", t2: "t2", inner: "inner", outside: undefined });
  });

  it("logs what was thrown", async () => {
    const cause = new Error("the disk is full");
    const lines = await written((log) => {
      log.error("failed", { error: new TypeError("no", { cause }) });
      log.error("failed", { error: "a word" });
      log.error("failed", { error: undefined });
    });
    expect(lines.map(({ fields }) => (fields["error"] as { message?: string } | undefined)?.message)).toEqual([
      expect.stringContaining("no"),
      undefined,
      undefined,
    ]);
    expect(lines[1]!.fields["error"]).toBe("a word");
  });

  it("accepts any input, writes one line for each call, and leaves the input unchanged", async () => {
    const circular: Record<string, unknown> = { name: "circular" };
    circular["self"] = circular;
    const hostile = {
      get field(): never {
        throw new Error("a getter that fails");
      },
    };
    const frozen = Object.freeze({ token: "s3cret", deep: Object.freeze({ password: "s3cret" }) });
    const given: Record<string, unknown>[] = [
      { circular },
      { big: 10n ** 30n, symbol: Symbol("x"), nothing: undefined, run: () => 1, date: new Date(Number.NaN) },
      {
        toJSON: () => {
          throw new Error("toJSON that fails");
        },
      },
      { inner: hostile },
      hostile,
      { half: "\ud800", nul: "\u0000", long: "x".repeat(200_000) },
      Object.assign(Object.create(null) as Record<string, unknown>, { bare: 1 }),
      frozen,
    ];
    const lines = await written((log) => {
      for (const [index, fields] of given.entries()) log.info(`line ${index}`, fields);
      log.child(hostile).info("a child of it");
      log.info('two\nlines, "quoted" \u2028 and {"level":50}');
    });
    expect(lines.map(({ message }) => message)).toEqual([
      ...given.map((_, index) => `line ${index}`),
      "a child of it",
      'two\nlines, "quoted" \u2028 and {"level":50}',
    ]);
    expect(frozen).toEqual({ token: "s3cret", deep: { password: "s3cret" } });
  });

  it("lets no field replace a line's own", async () => {
    const [line] = await written((log) =>
      withTrace("t1", () => log.info("true", { msg: "false", level: "error", time: 0, trace_id: "t2" })),
    );
    expect(line).toMatchObject({ message: "true", level: "info", traceId: "t1" });
  });
}
