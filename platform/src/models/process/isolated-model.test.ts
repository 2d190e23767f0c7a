import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { AppError } from "@slipway/kernel/errors";
import { describe, expect, it } from "vitest";
import { modelSuite } from "../port.suite.ts";
import { MAX_CHARACTERS } from "./messages.ts";
import { createIsolatedModel, MESSAGE_NOT_READ, type IsolatedModelOptions } from "./isolated-model.ts";

const module = new URL("./test-process.ts", import.meta.url);
const open = (options: Partial<IsolatedModelOptions> = {}) =>
  createIsolatedModel({ module, provider: "test", modelId: "isolated", ...options });

const saying = (text: string): LanguageModelV4Prompt => [{ role: "user", content: [{ type: "text", text }] }];

async function answerTo(model: LanguageModelV4, text: string, abortSignal?: AbortSignal): Promise<string> {
  const { content } = await model.doGenerate({ prompt: saying(text), ...(abortSignal ? { abortSignal } : {}) });
  return content.map((part) => (part.type === "text" ? part.text.trim() : "")).join("");
}

modelSuite("in a process", async () => {
  const model = open();
  return { model, [Symbol.asyncDispose]: () => model[Symbol.asyncDispose]() };
});

describe("a model on threads", { timeout: 120_000 }, () => {
  it("ends a call that takes too much processor time, reports it, and answers the next one", async () => {
    const ended: string[] = [];
    await using model = open({ limits: { cpuMs: 400 }, onEnded: (reason) => ended.push(reason) });
    const error = await answerTo(model, "spin").catch((thrown: unknown) => thrown as AppError);
    expect(error).toMatchObject({ code: MESSAGE_NOT_READ, status: 422, kind: "user" });
    expect((error as AppError).userMessage).toBe(
      "I could not read this message within 0.4 seconds. Make it shorter, or send it in several parts.",
    );
    expect(ended).toEqual(["cpu"]);
    expect(await answerTo(model, "hello")).toBe("hello");
  });

  it("keeps the event loop free while a thread is busy", async () => {
    await using model = open({ limits: { cpuMs: 400 } });
    await model.ready();
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    await expect(answerTo(model, "spin")).rejects.toMatchObject({ code: MESSAGE_NOT_READ });
    clearInterval(others);
    expect(turns).toBeGreaterThan(10);
  });

  it("answers others in a second process while the first is held up", async () => {
    await using model = open({ limits: { cpuMs: 60_000 } });
    await model.ready();
    const stopping = new AbortController();
    const spinning = answerTo(model, "spin", stopping.signal).catch((thrown: unknown) => thrown);
    expect(await answerTo(model, "hello")).toBe("hello");
    const reason = new Error("enough");
    stopping.abort(reason);
    expect(await spinning).toBe(reason);
  });

  it.each([
    ["fills the memory with many small arrays", "many small arrays", "memory", { megabytes: 64 }],
    ["fills the memory with large arrays", "large arrays", "memory", { megabytes: 64 }],
    ["fills the memory with one growing array", "one growing array", "memory", { megabytes: 64 }],
    ["fills the memory with doubling strings", "doubling strings", "memory", { megabytes: 64 }],
    ["fills the memory outside the heap", "buffers", "memory", { megabytes: 64 }],
    ["sleeps for ever", "sleep", "wall", { wallMs: 500 }],
    ["ends its process", "end", "crash", {}],
  ] as const)("ends a call that %s, and goes on", async (_what, text, reason, limits) => {
    const ended: string[] = [];
    await using model = open({ limits: { cpuMs: 60_000, ...limits }, onEnded: (why) => ended.push(why) });
    await expect(answerTo(model, text)).rejects.toMatchObject({ code: MESSAGE_NOT_READ, details: { reason } });
    expect(ended).toEqual([reason]);
    expect(await answerTo(model, "hello")).toBe("hello");
  });

  it("passes on the model's error, and keeps its thread", async () => {
    const ended: string[] = [];
    await using model = open({ onEnded: (reason) => ended.push(reason) });
    await expect(answerTo(model, "fail")).rejects.toThrow(/the model has a fault/);
    expect(await answerTo(model, "hello")).toBe("hello");
    expect(ended).toEqual([]);
  });

  it("refuses a conversation longer than a process reads, and takes pictures without their bytes", async () => {
    await using model = open();
    await expect(answerTo(model, "x".repeat(MAX_CHARACTERS + 1))).rejects.toMatchObject({ code: "too_large" });
    const picture = { type: "file", mediaType: "image/png", data: { type: "url", url: new URL("http://x.test/") } };
    const prompt = [{ role: "user", content: [picture] }] as unknown as LanguageModelV4Prompt;
    const { content } = await model.doGenerate({ prompt });
    expect(content).toMatchObject([{ type: "text", text: "file " }]);
  });

  it("refuses more calls than may wait, and serves workspaces in turn", async () => {
    await using model = open({ limits: { cpuMs: 60_000 } });
    const ask = async (tenant: string, text: string): Promise<unknown> =>
      model.doGenerate({ prompt: saying(text), providerOptions: { slipway: { tenant } } });
    const asked = Array.from({ length: 60 }, () => ask("loud", "hello").catch((thrown: unknown) => thrown));
    const order: string[] = [];
    void asked.at(-10)!.then(() => order.push("loud"));
    const quiet = ask("quiet", "hello").then(() => order.push("quiet"));
    const answers = await Promise.all(asked);
    await quiet;
    expect(answers.filter((answer) => (answer as Partial<AppError>).code === "builder_busy")).toHaveLength(8);
    expect(order[0]).toBe("quiet");
  });

  it("ends waiting calls when it ends, and accepts none after", async () => {
    const model = open({ limits: { cpuMs: 60_000 } });
    const waiting = [answerTo(model, "spin"), answerTo(model, "spin"), answerTo(model, "hello")];
    const ends = Promise.allSettled(waiting);
    await model[Symbol.asyncDispose]();
    expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    await expect(answerTo(model, "hello")).rejects.toThrow();
  });

  it("goes on at the signals that a terminal and a service manager send to every process", async () => {
    await using model = open();
    expect(await answerTo(model, "signals")).toBe("signals");
    expect(await answerTo(model, "hello")).toBe("hello");
  });

  it("gives its process nothing of the environment but the compile cache and the locale", async () => {
    await using model = open();
    const names = (await answerTo(model, "environment")).split(" ").filter(Boolean);
    const allowed = ["NODE_COMPILE_CACHE", "TZ", "LANG", "LC_ALL", "LC_MESSAGES"];
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  it("lets the process that asks end by itself while a model stands ready", async () => {
    // A model that is waited for keeps no process alive either, so the wait needs a timer.
    const program = `
      import { createIsolatedModel } from ${JSON.stringify(new URL("./isolated-model.ts", import.meta.url).href)};
      const waiting = setInterval(() => undefined, 1000);
      const module = new URL(${JSON.stringify(module.href)});
      await createIsolatedModel({ module, provider: "test", modelId: "isolated" }).ready();
      clearInterval(waiting);
    `;
    const owner = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "ignore" });
    expect(await once(owner, "exit")).toEqual([0, null]);
  });
});

/** Linux tells whose children they are. */
describe.runIf(process.platform === "linux")(
  "the process of a model whose owner is killed",
  { timeout: 60_000 },
  () => {
    const owner = fileURLToPath(new URL("./test-owner.ts", import.meta.url));
    it.each([
      ["is idle", "setpriv", "hello"],
      ["is busy", "setpriv", "spin"],
      ["is idle, without util-linux", "watch", "hello"],
      ["is busy, without util-linux", "watch", "spin"],
    ])("ends while it %s", async (_what, way, text) => {
      const asking = spawn(process.execPath, [owner, way, text], { stdio: ["ignore", "pipe", "inherit"] });
      await once(asking.stdout, "data");
      const children = readFileSync(`/proc/${asking.pid}/task/${asking.pid}/children`, "utf8").trim().split(" ");
      expect(children).toHaveLength(1);
      const gone = once(asking, "exit");
      asking.kill("SIGKILL");
      await gone;
      await expect.poll(() => existsSync(`/proc/${children[0]}`)).toBe(false);
    });
  },
);
