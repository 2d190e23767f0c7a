import { describe, expect, it } from "vitest";
import { createModels } from "./models.ts";
import { MODEL_OPTIONS } from "@slipway/kernel/model-options";
import { createScriptedModel } from "./scripted.ts";

const named = (letter: string) => `mdl_${letter.repeat(20)}` as const;
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

  it("takes the operator's choice for auto, else the model connected first, and names its host", () => {
    const models = createModels({ config: { modelOptions: [entry("kimi-k2"), entry("gpt-5")] }, offlineBuilder });
    expect(models.resolve("auto")).toMatchObject({ option: "auto", label: "Kimi K2 (127.0.0.1:1)", free: false });
    models.connect([], { auto: "gpt-5", fallback: null });
    expect(models.resolve("auto")).toMatchObject({ option: "auto", serves: "gpt-5", label: "GPT-5 (127.0.0.1:1)" });
    models.connect([], { auto: "grok-4", fallback: null });
    expect(models.resolve("auto").serves).toBe("kimi-k2");
  });

  it("serves a model under a name of its own, and a workspace's own model to that workspace alone", () => {
    const models = createModels({ config: { modelOptions: [] }, offlineBuilder });
    const shared = { ...entry(named("a")), label: "House model", sees: true, contextTokens: 9000 };
    const own = { ...entry(named("b")), label: "Our model", workspaceId: "ws_1" };
    models.connect([own, shared], { auto: named("b"), fallback: named("b") });
    expect(models.resolve(named("a"))).toMatchObject({ label: "House model (127.0.0.1:1)", sees: true });
    expect(models.resolve(named("b"), "ws_1").label).toBe("Our model (127.0.0.1:1)");
    for (const workspaceId of [undefined, "ws_2"])
      expect(() => models.resolve(named("b"), workspaceId)).toThrow(
        expect.objectContaining({ code: "model_not_configured" }),
      );
    // Nobody's messages go to another workspace's model, whatever was chosen.
    expect(models.resolve("auto").serves).toBe(named("a"));
    expect(models.fallbackFor(models.resolve(named("a")))).toBeNull();
    const labels = (workspaceId?: string) =>
      models.list(workspaceId).flatMap(({ option, label }) => (option.startsWith("mdl_") ? [label] : []));
    expect([labels(), labels("ws_2")]).toEqual([["House model (127.0.0.1:1)"], ["House model (127.0.0.1:1)"]]);
    expect(labels("ws_1")).toHaveLength(2);
  });

  it("has one other model go on for one that is down, but not for a workspace's own or the embedded one", () => {
    const models = createModels({ config: { modelOptions: [entry("gpt-5"), entry("kimi-k2")] }, offlineBuilder });
    models.connect([{ ...entry(named("b")), workspaceId: "ws_1" }], { auto: "gpt-5", fallback: "kimi-k2" });
    expect(models.fallbackFor(models.resolve("auto"))).toMatchObject({ option: "kimi-k2" });
    expect(models.fallbackFor(models.resolve("kimi-k2"))).toBeNull();
    expect(models.fallbackFor(models.resolve(named("b"), "ws_1"))).toBeNull();
    expect(models.fallbackFor(models.offline())).toBeNull();
    models.connect([], { auto: "kimi-k2", fallback: "kimi-k2" });
    expect(models.fallbackFor(models.resolve("auto"))).toBeNull();
  });

  it("shows pictures to models that are known to read them, unless the operator says otherwise", () => {
    type Provider = "openai" | "openai-chat" | "anthropic" | "google" | "compatible";
    const sees = (provider: Provider, model: string, said?: boolean): boolean => {
      const models = createModels({ config: { modelOptions: [] }, offlineBuilder });
      models.connect([{ ...entry("gpt-5"), provider, model, ...(said === undefined ? {} : { sees: said }) }]);
      return models.resolve("gpt-5").sees;
    };
    expect([sees("compatible", "own-model", true), sees("anthropic", "claude-haiku-4-5", false)]).toEqual([
      true,
      false,
    ]);
    expect([sees("openai", "gpt-5.1"), sees("openai", "o4-mini"), sees("anthropic", "claude-haiku-4-5")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([sees("google", "gemini-2.5-pro"), sees("google", "gemma-3")]).toEqual([true, false]);
    expect([sees("openai-chat", "gpt-5"), sees("compatible", "gpt-5"), sees("anthropic", "kimi-k2")]).toEqual([
      true,
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
