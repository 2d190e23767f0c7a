/** What would need a language model is named and refused: nothing that answers is made up. */
import { beforeAll, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type LoopResult } from "../../testing.ts";

const model = createOfflineBuilder();
let app: LoopResult;
beforeAll(async () => {
  app = await runTurn(model, "A to-do list for our club", { files: new Map() });
});

it.each([
  ["add AI chat", "they need a model key"],
  ["Add an AI assistant to the app", "they need a model key"],
  ["add a chatbot", "they need a model key"],
  ["connect ChatGPT", "they need a model key"],
  ["Summarize the tasks with AI", "they need a model key"],
  ["füge einen KI-Chat hinzu", "dafür braucht es einen Modellschlüssel"],
  ["Ich will einen KI-Assistenten", "dafür braucht es einen Modellschlüssel"],
  ["añade un asistente de IA", "hace falta la clave de un modelo"],
  ["quiero un chat con IA", "hace falta la clave de un modelo"],
])("%s", async (text, words) => {
  const { texts, files, calls } = await runTurn(model, text, {
    files: new Map(app.files),
    messages: [...app.messages],
  });
  expect(texts.join(" ")).toContain(words);
  expect(files).toEqual(app.files);
  expect(calls.filter(({ tool }) => tool === "write_file")).toEqual([]);
});

it.each([
  [
    "An AI assistant that answers questions about my bakery",
    "Answers need a model key: until one is connected no question is answered, and none is made up",
  ],
  [
    "Build me a ChatGPT clone",
    "Answers need a model key: until one is connected no question is answered, and none is made up",
  ],
  ["A bakery website with an AI chat", "Answers written by a language model: they need a model key"],
  [
    "Eine Website mit KI-Chat für meine Bäckerei",
    "Antworten eines Sprachmodells: dafür braucht es einen Modellschlüssel",
  ],
])("a first request names it among what is not there: %s", async (text, words) => {
  const { finish } = await runTurn(model, text, { files: new Map() });
  expect(finish!.not_done).toContain(words);
});

it.each(["A site about the history of AI", "Eine Liste der Ski-Kurse", "Notes of our chat group"])(
  "%s needs none",
  async (text) => {
    const { finish } = await runTurn(model, text, { files: new Map() });
    expect(finish!.not_done.join(" ")).not.toMatch(/language model|Sprachmodell/);
  },
);
