/** Behaviour of every way to start a child. Children run Node with one script; `{}` as options is the simplest. */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ManagedProcess, SpawnOptions } from "./port.ts";

export interface ProcessEngine extends AsyncDisposable {
  /** Starts Node inside this engine's containment. */
  start(options: Omit<SpawnOptions, "command" | "uid" | "sandbox">): ManagedProcess;
  /** Variables that the engine itself adds to a child's environment. */
  adds: Readonly<Record<string, string>>;
}

const IDLE = "setInterval(() => {}, 1000)";
/** Prints everything a child can see of how it was started, as one line. */
const TELL = `
  const { readdirSync, readlinkSync } = require("node:fs");
  const open = readdirSync("/proc/self/fd").map(Number).filter((fd) => fd > 2);
  const kind = (fd) => { try { return readlinkSync("/proc/self/fd/" + fd).replace(/\\d+/g, ""); } catch { return null; } };
  console.log(JSON.stringify({ args: process.argv.slice(1), env: process.env, sockets: open.filter((fd) => kind(fd) === "socket:[]") }));`;
/** No part of the way to the child may interpret these. */
const HOSTILE_ARGUMENTS = ["; id", "$(id)", "`id`", "a\nb", "", " ", "--", "-e", "*", "'\"", "\\", "ü 日本", "%s", "~"];

interface Told {
  args: string[];
  env: Record<string, string>;
  sockets: number[];
}

const isThere = (pid: number): boolean => existsSync(`/proc/${pid}`);

export function processesSuite(name: string, open: () => Promise<ProcessEngine>): void {
  describe(`processes: ${name}`, () => {
    let engine: ProcessEngine;
    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine?.[Symbol.asyncDispose]());
    const run = (script: string, options: Omit<SpawnOptions, "command"> = {}): ManagedProcess =>
      engine.start({ ...options, args: ["-e", script, ...(options.args ?? [])] });

    it("gives the child exactly its arguments and environment, and nothing of ours", async () => {
      process.env["SECRET_OF_OURS"] = "canary";
      const lines: string[] = [];
      try {
        await using child = run(TELL, {
          args: ["--", ...HOSTILE_ARGUMENTS],
          env: { A: "1", ODD: "$(id)\n'\"" },
          output: { onLine: (line) => lines.push(line) },
        });
        expect(await child.exited, child.tail()).toEqual({ code: 0, signal: null, reason: "exited" });
      } finally {
        delete process.env["SECRET_OF_OURS"];
      }
      const told = JSON.parse(lines[0]!) as Told;
      expect(told.args).toEqual(HOSTILE_ARGUMENTS);
      expect(told.env).toEqual({ ...engine.adds, A: "1", ODD: "$(id)\n'\"" });
      // No descriptor of our database or listeners is open in a child.
      expect(told.sockets).toEqual([]);
    });

    it("carries bytes both ways, on its input, raw output and socket pair, until both ends are closed", async () => {
      const script = `
        const pair = new (require("node:net").Socket)({ fd: 3 });
        process.stdin.pipe(process.stdout);
        pair.pipe(pair);`;
      await using child = run(script, { input: "pipe", stdout: "raw", descriptors: ["duplex"] });
      const sent = Buffer.from("\u0000\n\r ü".repeat(20_000));
      const [channel] = child.channels as [ManagedProcess["channels"][number]];
      child.stdin!.end(sent);
      channel.end(sent);
      const read = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        return Buffer.concat(chunks);
      };
      const [out, back] = await Promise.all([read(child.stdout!), read(channel)]);
      expect([out.equals(sent), back.equals(sent)], child.tail()).toEqual([true, true]);
      expect((await child.exited).code).toBe(0);
    });

    it("is ready at its ready line, and survives writing to a child that has ended", async () => {
      await using good = run(`console.log("up"); ${IDLE}`, { isReady: (line) => line === "up", input: "pipe" });
      await good.ready;
      good.kill();
      expect(await good.exited).toMatchObject({ reason: "stopped" });
      expect(isThere(good.pid)).toBe(false);
      good.stdin!.write("to nobody");
      good.kill("memory");
      await good[Symbol.asyncDispose]();
      expect((await good.exited).reason).toBe("stopped");
    });

    it("rejects being ready when the child ends before, with its last output and exit code", async () => {
      const script = `process.stderr.write("x".repeat(5000) + " no\\n", () => process.exit(3))`;
      await using bad = run(script, { isReady: () => false, output: { tailBytes: 100 } });
      await expect(bad.ready).rejects.toThrow(/x no/);
      expect(await bad.exited).toEqual({ code: 3, signal: null, reason: "exited" });
      expect(bad.tail()).toBe(`${"x".repeat(96)} no\n`);
    });

    it.each([
      ["output", "for (;;) require('fs').writeSync(1, 'x'.repeat(65536))", { output: { totalBytes: 1 << 20 } }],
      ["wall", "for (;;);", { limits: { wallMs: 300 } }],
      ["memory", "const a = []; for (;;) a.push(Buffer.alloc(1 << 20, 1))", { limits: { memoryBytes: 200 << 20 } }],
    ])("ends a child that exceeds its %s bound, and says which it was", async (reason, script, options) => {
      await using child = run(script, options);
      expect(await child.exited).toMatchObject({ code: null, signal: "SIGKILL", reason });
      expect(child.tail().length).toBeLessThanOrEqual(16_384);
      expect(isThere(child.pid)).toBe(false);
    });

    it("ends the whole tree of a child that ignores signals, also when two callers ask", async () => {
      const deaf = `process.on("SIGTERM", () => {}); ${IDLE}`;
      // The inner child holds the outer one's output, which only ends when both have ended.
      const inner = JSON.stringify(`${deaf}; console.log("up")`);
      const script = `require("node:child_process").spawn(process.execPath, ["-e", ${inner}], { stdio: "inherit" }); ${deaf}`;
      const child = run(script, { isReady: (line) => line === "up", graceMs: 100 });
      await child.ready;
      await Promise.all([child[Symbol.asyncDispose](), child[Symbol.asyncDispose]()]);
      expect(await child.exited).toMatchObject({ reason: "stopped" });
      expect(isThere(child.pid)).toBe(false);
    });

    it("bounds the files a child may write", async () => {
      const script = `
        const { openSync, unlinkSync, writeSync } = require("node:fs");
        process.on("SIGXFSZ", () => {});
        const file = openSync(process.argv[1], "w");
        unlinkSync(process.argv[1]);
        try { for (let n = 0; n < 100; n += 1) writeSync(file, "x".repeat(4096)); } catch (error) { console.log(error.code); }`;
      const lines: string[] = [];
      await using child = run(script, {
        args: [`/dev/shm/slipway-suite-${process.pid}`],
        limits: { fileBytes: 8192 },
        output: { onLine: (line) => lines.push(line) },
      });
      await child.exited;
      expect(lines, child.tail()).toEqual(["EFBIG"]);
    });
  });
}
