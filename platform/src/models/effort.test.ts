/** How much a model thinks, from the chosen option to the provider's request. [T3.31] */
import { EFFORTS, type Effort, type ModelOption } from "@slipway/kernel/model-options";
import { expect, it } from "vitest";
import { readModelOptions } from "../config/model-options.ts";
import { startModelServer, WIRE_FORMATS, writeFrames, type Provider } from "../testing/servers/model-server.ts";
import { createModels } from "./models.ts";
import type { ModelEntry } from "./port.ts";
import { createScriptedModel } from "./scripted.ts";

type Body = Record<string, unknown>;

/** The body that one call sends. */
async function asked(
  provider: Provider,
  { option, model, effort }: { option: ModelOption; model: string; effort?: Effort | null },
): Promise<Body> {
  const { frames } = WIRE_FORMATS[provider];
  await using server = await startModelServer([
    async (response) => {
      await writeFrames(response, frames({ text: ["Hi."] }, { input: 1, output: 1 }));
      response.end();
    },
  ]);
  const entry: ModelEntry = { option, provider, baseUrl: server.url, model, apiKey: "sk-of-the-test" };
  const models = createModels({
    config: { modelOptions: [effort === undefined ? entry : { ...entry, effort }] },
    offlineBuilder: createScriptedModel([]),
  });
  const { stream } = await models
    .resolve(option)
    .model.doStream({ prompt: [{ role: "user", content: [{ type: "text", text: "Hello" }] }] });
  for await (const _part of stream);
  return server.seen[0]!.body;
}

const GPT_5: [ModelOption, Effort | undefined][] = [
  ["gpt-5-l", "low"],
  ["gpt-5-m", "medium"],
  ["gpt-5", undefined],
  ["gpt-5-h", "high"],
];

it.each(GPT_5)("asks OpenAI for the effort that %s promises [T3.31]", async (option, effort) => {
  const model = "gpt-5";
  expect((await asked("openai", { option, model }))["reasoning"]).toEqual(
    effort === undefined ? undefined : expect.objectContaining({ effort }),
  );
  expect((await asked("openai-chat", { option, model }))["reasoning_effort"]).toBe(effort);
  expect((await asked("compatible", { option, model }))["reasoning_effort"]).toBe(effort);
});

it("lets another model behind Anthropic's wire write more than the package's 4,096 tokens", async () => {
  const { max_tokens: bound } = await asked("anthropic", { option: "auto", model: "kimi-k2", effort: null });
  expect(bound).toBe(16_384);
});

it("lets Claude think longer from medium to extra high, and leaves Haiku at its default [T3.31]", async () => {
  const model = "claude-sonnet-4-5";
  const options: ModelOption[] = ["claude-4.5-m", "claude-4.5-h", "claude-4.5-xh"];
  const budgets: number[] = [];
  for (const option of options) {
    const { thinking } = (await asked("anthropic", { option, model })) as { thinking: { budget_tokens: number } };
    expect(thinking).toMatchObject({ type: "enabled" });
    budgets.push(thinking.budget_tokens);
  }
  expect(budgets[0]).toBeGreaterThan(1024);
  expect(budgets[1]).toBeGreaterThan(budgets[0]!);
  expect(budgets[2]).toBeGreaterThan(budgets[1]!);
  const haiku = await asked("anthropic", { option: "claude-4.5-haiku", model: "claude-haiku-4-5" });
  expect(haiku).not.toHaveProperty("thinking");
});

it("asks a newer Claude in its own word, and Gemini in tokens", async () => {
  const claude = await asked("anthropic", { option: "claude-4.5-h", model: "claude-opus-4-6" });
  expect(claude).toMatchObject({ thinking: { type: "adaptive" }, output_config: { effort: "high" } });
  const gemini = await asked("google", { option: "gemini-2.5-pro", model: "gemini-2.5-pro", effort: "low" });
  const { thinkingConfig } = gemini["generationConfig"] as { thinkingConfig: { thinkingBudget: number } };
  expect(thinkingConfig.thinkingBudget).toBeGreaterThan(0);
});

it("sends the configured effort instead, and none where that was configured", async () => {
  const option = "gpt-5-l";
  expect((await asked("compatible", { option, model: "m", effort: "high" }))["reasoning_effort"]).toBe("high");
  expect(await asked("compatible", { option, model: "m", effort: null })).not.toHaveProperty("reasoning_effort");
});

it("is the last part of a line of the environment, and may be left out", () => {
  const read = (value: string) => readModelOptions({ SLIPWAY_MODEL_GPT_5_L: value, KEY: "k" }, [])[0];
  expect(read("openai|gpt-5|KEY")).not.toHaveProperty("effort");
  expect(read("http://127.0.0.1:1/v1|m")).not.toHaveProperty("effort");
  for (const effort of EFFORTS) expect(read(`openai|gpt-5|KEY|${effort}`)).toMatchObject({ effort });
  expect(read("http://127.0.0.1:1/v1|m||high")).toMatchObject({ apiKey: null, effort: "high" });
  expect(read("openai|gpt-5|KEY|default")).toMatchObject({ effort: null });
});
