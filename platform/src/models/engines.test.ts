/** The suite of models over every engine of this room; the offline builder runs it in its own. */
import { join } from "node:path";
import { wrapLanguageModel } from "ai";
import { startModelServer, WIRE_FORMATS, writeFrames, type Provider } from "../testing/servers/model-server.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createModels } from "./models.ts";
import { modelSuite, QUESTION } from "./port.suite.ts";
import { recordReplay } from "./record-replay.ts";
import { createScriptedModel, type ScriptedModel } from "./scripted.ts";

const MANY = 200;
const nothing = async (): Promise<void> => undefined;

const talkative = (): ScriptedModel => {
  const step = { text: "I look at it first.", toolCalls: [{ name: "read", input: { path: "a.ts" } }] };
  return createScriptedModel(Array.from({ length: MANY }, () => step));
};

modelSuite("scripted", async () => ({ model: talkative(), [Symbol.asyncDispose]: nothing }));

modelSuite("recorded and played back", async () => {
  const folder = await temporaryFolder();
  const file = join(folder.path, "answers.jsonl");
  const wrapped = (mode: "record" | "auto") =>
    wrapLanguageModel({ model: talkative(), middleware: recordReplay(file, mode) });
  const { stream } = await wrapped("record").doStream(QUESTION);
  for await (const _part of stream);
  return { model: wrapped("auto"), [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
});

for (const provider of Object.keys(WIRE_FORMATS) as Provider[]) {
  modelSuite(`${provider} at another address`, async () => {
    const { frames } = WIRE_FORMATS[provider];
    const said = { text: ["Look", "ing."], calls: [{ id: "t1", name: "read", input: ['{"path":', '"a.ts"}'] }] };
    const server = await startModelServer([
      async (response) => {
        await writeFrames(response, frames(said, { input: 7, output: 3 }));
        response.end();
      },
    ]);
    const entry = { option: "gpt-5", provider, baseUrl: server.url, model: "some-model", apiKey: "sk-of-the-suite" };
    const models = createModels({ config: { modelOptions: [entry] }, offlineBuilder: createScriptedModel([]) });
    return {
      model: models.resolve("gpt-5").model,
      isWorking: () => server.open > 0,
      [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    };
  });
}
