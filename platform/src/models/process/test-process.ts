/** A model in a process for the tests beside: it says what it was asked, and does whatever a call must not do. */
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

const held: unknown[] = [];

/** Each fills the memory in a way of its own, for ever. */
const FILLS = new Map<string, () => unknown>([
  ["many small arrays", () => Array.from({ length: 100_000 }, () => new Uint8Array(8))],
  ["large arrays", () => Array.from({ length: 5_000_000 }, (_, index) => index + 0.5)],
  ["one growing array", () => grow([])],
  ["doubling strings", () => double(`${held.length}`)],
  ["buffers", () => new Uint8Array(20_000_000).fill(1)],
]);

function grow(numbers: number[]): never {
  for (;;) numbers.push(numbers.length);
}

function double(text: string): string {
  // Joined anew, because V8 keeps a sum of two strings as a pair of references.
  return text.length > 100_000_000 ? text : double(Array.from(text + text).join(""));
}

function fill(how: () => unknown): never {
  for (;;) held.push(how());
}

function step(call: LanguageModelV4CallOptions): ScriptedStep {
  const text = textOf(call);
  if (text === "spin") spin();
  const how = FILLS.get(text);
  if (how !== undefined) fill(how);
  if (text === "sleep") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (text === "fail") throw new Error("the model has a fault");
  if (text === "end") process.exit(0);
  if (text === "signals") for (const signal of ["SIGINT", "SIGTERM"]) process.kill(process.pid, signal);
  if (text === "environment") return { text: Object.keys(process.env).join(" ") };
  const tools = call.tools?.map(({ name }) => name).join(" ") ?? "";
  const calls = tools === "" ? [] : [{ name: "read", input: { path: "a.ts" } }];
  return { text: `${text} ${tools}`, toolCalls: calls };
}

serveModel({
  model: createScriptedModel(Array.from({ length: MANY }, () => step)),
  rehearse: () => Promise.resolve(),
});
