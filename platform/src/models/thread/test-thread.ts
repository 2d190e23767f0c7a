/** A model on a thread for the tests beside: it says what it was asked, and does whatever a call must not do. */
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { createScriptedModel, type ScriptedStep } from "../scripted.ts";
import { serveModel } from "./serve-model.ts";

const MANY = 500;

const textOf = ({ prompt }: LanguageModelV4CallOptions): string => {
  const last = prompt.at(-1)?.content;
  if (last === undefined || typeof last === "string") return last ?? "";
  return last.map((part) => (part.type === "text" ? part.text : part.type)).join(" ");
};

function spin(): never {
  for (;;);
}

const held: Uint8Array[][] = [];

function fill(): never {
  for (;;) held.push(Array.from({ length: 100_000 }, () => new Uint8Array(8)));
}

function step(call: LanguageModelV4CallOptions): ScriptedStep {
  const text = textOf(call);
  if (text === "spin") spin();
  if (text === "fill the memory") fill();
  if (text === "sleep") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (text === "fail") throw new Error("the model has a fault");
  if (text === "end") process.exit(0);
  const tools = call.tools?.map(({ name }) => name).join(" ") ?? "";
  const calls = tools === "" ? [] : [{ name: "read", input: { path: "a.ts" } }];
  return { text: `${text} ${Object.keys(process.env).length} ${tools}`, toolCalls: calls };
}

serveModel({
  model: createScriptedModel(Array.from({ length: MANY }, () => step)),
  rehearse: () => Promise.resolve(),
});
