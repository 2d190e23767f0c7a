import { describe, expect, it } from "vitest";
import { createModels } from "./models.ts";
import { MODEL_OPTIONS } from "@slipway/kernel/model-options";
import { createScriptedModel } from "./scripted.ts";

const offlineBuilder = createScriptedModel([], "offline");
const entry = (option: string) => ({
  option,
  provider: "compatible" as const,
  baseUrl: "http://127.0.0.1:1/v1/",
  model: "some-model",
  apiKey: null,
});

describe("the registry of models", () => {
  it("lists every option in order and says which are configured [T3.31]", () => {
    const models = createModels({ config: { modelOptions: [entry("gpt-5")] }, offlineBuilder });
    expect(models.list().map((item) => item.option)).toEqual([...MODEL_OPTIONS]);
    expect(
      models
        .list()
        .filter((item) => item.configured)
        .map((item) => item.option),
    ).toEqual(["auto", "gpt-5"]);
  });

  it("falls back to the offline builder, free of cost, when nothing is configured", () => {
    expect(createModels({ config: { modelOptions: [] }, offlineBuilder }).resolve("auto")).toMatchObject({
      model: offlineBuilder,
      label: "Offline builder",
      free: true,
    });
  });

  it("takes the first configured option for auto and names where it answers from", () => {
    const models = createModels({ config: { modelOptions: [entry("kimi-k2"), entry("gpt-5")] }, offlineBuilder });
    expect(models.resolve("auto")).toMatchObject({ option: "auto", label: "GPT-5 (127.0.0.1:1)", free: false });
  });

  it("accepts a tool's pictures only for known models whose providers pass them on", () => {
    const sees = (provider: "openai" | "openai-chat" | "anthropic" | "google" | "compatible", model: string): boolean =>
      createModels({ config: { modelOptions: [{ ...entry("gpt-5"), provider, model }] }, offlineBuilder }).resolve(
        "gpt-5",
      ).sees;
    expect([sees("openai", "gpt-5.1"), sees("openai", "o4-mini"), sees("anthropic", "claude-haiku-4-5")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([sees("google", "gemini-2.5-pro"), sees("google", "gemma-3")]).toEqual([true, false]);
    expect([sees("openai-chat", "gpt-5"), sees("compatible", "gpt-5"), sees("anthropic", "kimi-k2")]).toEqual([
      false,
      false,
      false,
    ]);
    expect(createModels({ config: { modelOptions: [] }, offlineBuilder }).resolve("auto").sees).toBe(false);
  });

  it("refuses an option that is not mapped", () => {
    expect(() => createModels({ config: { modelOptions: [] }, offlineBuilder }).resolve("grok-4")).toThrow(
      expect.objectContaining({ code: "model_not_configured", status: 400 }),
    );
  });

  it("refuses a mapping of an unknown option at start", () => {
    expect(() => createModels({ config: { modelOptions: [entry("gpt-9000")] }, offlineBuilder })).toThrow(/gpt-9000/);
  });

  it("lets tests put a model in place of an option", () => {
    const scripted = createScriptedModel([]);
    expect(
      createModels({
        config: { modelOptions: [entry("gpt-5")] },
        offlineBuilder,
        overrides: { auto: scripted },
      }).resolve("auto").model,
    ).toBe(scripted);
  });
});
