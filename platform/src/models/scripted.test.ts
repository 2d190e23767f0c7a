import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stepCountIs, streamText, tool, wrapLanguageModel } from "ai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { recordReplay } from "./record-replay.ts";
import { createScriptedModel, type Script } from "./scripted.ts";

const script: Script = [
  { text: "I read it first.", toolCalls: [{ name: "read", input: { path: "a.ts" } }] },
  (call) => ({
    text: `The tool said ${JSON.stringify(call.prompt.at(-1)).includes("content of a.ts") ? "content" : "nothing"}.`,
  }),
];
const tools = {
  read: tool({
    inputSchema: z.object({ path: z.string() }),
    execute: async ({ path }: { path: string }) => `content of ${path}`,
  }),
};

async function run(model: Parameters<typeof streamText>[0]["model"]): Promise<string> {
  const result = streamText({ model, prompt: "Read a.ts", tools, stopWhen: stepCountIs(5), onError: () => undefined });
  let text = "";
  for await (const piece of result.textStream) text += piece;
  return text;
}

describe("the scripted model", () => {
  it("plays text and tool calls turn by turn and keeps the calls it got", async () => {
    const model = createScriptedModel(script);
    expect(await run(model)).toBe("I read it first.The tool said content.");
    expect(model.calls).toHaveLength(2);
  });

  it("throws when the script is over", async () => {
    const model = createScriptedModel([]);
    await expect(model.doStream({ prompt: [] })).rejects.toThrow(/no step for call 1/);
  });

  it("ends without waiting when a test stops it", async () => {
    const waiting = new AbortController();
    const model = createScriptedModel([{ after: new Promise(() => undefined) }]);
    const call = model.doStream({ prompt: [], abortSignal: waiting.signal });
    waiting.abort(new Error("stopped"));
    await expect(call).rejects.toThrow("stopped");
  });
});

describe("recordings", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "slipway-recordings-"));
  });
  afterAll(async () => rm(folder, { recursive: true, force: true }));

  it("plays back what was recorded without calling the model", async () => {
    const file = join(folder, "run.jsonl");
    const recorded = await run(
      wrapLanguageModel({ model: createScriptedModel(script), middleware: recordReplay(file, "record") }),
    );
    expect((await readFile(file, "utf8")).trim().split("\n")).toHaveLength(2);
    const silent = createScriptedModel([]);
    expect(await run(wrapLanguageModel({ model: silent, middleware: recordReplay(file, "replay") }))).toBe(recorded);
    expect(silent.calls).toHaveLength(0);
  });

  it("refuses a prompt it has no recording of, and records it in auto mode", async () => {
    const file = join(folder, "auto.jsonl");
    const model = wrapLanguageModel({
      model: createScriptedModel([{ text: "hi" }]),
      middleware: recordReplay(file, "replay"),
    });
    await expect(model.doStream({ prompt: [] })).rejects.toThrow(/no recording/);
    const auto = wrapLanguageModel({
      model: createScriptedModel([{ text: "hi" }]),
      middleware: recordReplay(file, "auto"),
    });
    for await (const _part of (await auto.doStream({ prompt: [] })).stream);
    const again = wrapLanguageModel({ model: createScriptedModel([]), middleware: recordReplay(file, "auto") });
    let last = "";
    for await (const part of (await again.doStream({ prompt: [] })).stream) last = part.type;
    expect(last).toBe("finish");
  });
});
