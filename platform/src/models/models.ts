/** Language models by option id: the configured ones, else the offline builder. [T3.31] */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { AppError, invalidRequest } from "@slipway/kernel/errors";
import type { Config } from "../config/port.ts";
import { MODEL_OPTIONS, type ModelOption } from "@slipway/kernel/model-options";
import type { Patience } from "./dependable-model.ts";
import type { ModelEntry, Models, ResolvedModel } from "./port.ts";
import { createProviderModel } from "./providers.ts";

/** A model that a test puts in place of an option. */
type Override =
  | LanguageModelV4
  | (Pick<ResolvedModel, "model" | "label" | "free" | "contextTokens"> & Partial<ResolvedModel>);

export interface ModelsOptions {
  config: Pick<Config, "modelOptions">;
  offlineBuilder: LanguageModelV4;
  /** Patience with failing providers; the default suits real ones. */
  patience?: Partial<Patience>;
  /** Replaces whatever the option is mapped to; `auto` too. Scripted and recorded models in tests. */
  overrides?: Partial<Record<ModelOption, Override>>;
}

const OFFLINE_LABEL = "Offline builder";
/** The loop's bound for provider models whose context is unknown. */
const DEFAULT_CONTEXT_TOKENS = 128_000;
/** The offline builder reads project facts, not a token stream: only the loop's own bound applies. */
const OFFLINE_CONTEXT_TOKENS = 1_000_000;

const MODEL_LABELS: Record<ModelOption, string> = {
  auto: "Automatic",
  "gpt-4.1": "GPT-4.1",
  "gpt-4.1-mini": "GPT-4.1 mini",
  "gpt-5-l": "GPT-5 low",
  "gpt-5-m": "GPT-5 medium",
  "gpt-5": "GPT-5",
  "gpt-5-h": "GPT-5 high",
  "o4-mini": "o4-mini",
  alpha: "Alpha",
  "gemini-2.5-pro": "Gemini 2.5 Pro",
  "gemini-2.5-flash": "Gemini 2.5 Flash",
  "claude-3.7-sonnet": "Claude 3.7 Sonnet",
  "claude-4-opus": "Claude 4 Opus",
  "claude-4.5-m": "Claude 4.5 medium",
  "claude-4.5-h": "Claude 4.5 high",
  "claude-4.5-xh": "Claude 4.5 extra high",
  "claude-4.5-haiku": "Claude 4.5 Haiku",
  lightning: "Lightning",
  "kimi-k2": "Kimi K2",
  "grok-4": "Grok 4",
  "qwen-3-coder-480b": "Qwen 3 Coder 480B",
  november: "November",
};

const isModelOption = (text: string): text is ModelOption => (MODEL_OPTIONS as readonly string[]).includes(text);

const notConfigured = (option: ModelOption): AppError =>
  new AppError({
    code: "model_not_configured",
    status: 400,
    userMessage: `The model ${MODEL_LABELS[option]} is not configured on this server.`,
    details: { option },
  });

/** The host that a model answers from, for its label: `api.example.com`. */
function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}

/** Chat completions cannot carry a picture in a tool's answer, and nobody knows whether an unknown model sees. */
const SEEING: Partial<Record<ModelEntry["provider"], RegExp>> = {
  openai: /^(?:gpt-(?:4o|4\.1|[5-9])|o[34])/i,
  anthropic: /^claude-/i,
  google: /^(?:models\/)?gemini-/i,
};

const seesPictures = ({ provider, model }: ModelEntry): boolean => SEEING[provider]?.test(model) === true;

function fromEntry(entry: ModelEntry, option: ModelOption, patience: ModelsOptions["patience"]): ResolvedModel {
  const host = hostOf(entry.baseUrl);
  return {
    option,
    model: createProviderModel(entry, host, patience),
    label: `${option === "auto" ? entry.model : MODEL_LABELS[option]} (${host})`,
    free: false,
    contextTokens: entry.contextTokens ?? DEFAULT_CONTEXT_TOKENS,
    embedded: false,
    sees: seesPictures(entry),
    price: entry.price ?? null,
  };
}

function fromOverride(option: ModelOption, override: Override): ResolvedModel {
  const rest = { embedded: false, sees: false, price: null };
  if ("model" in override) return { ...rest, ...override, option };
  return {
    ...rest,
    option,
    model: override,
    label: override.modelId,
    free: true,
    contextTokens: DEFAULT_CONTEXT_TOKENS,
  };
}

/** Throws AppError `invalid_request` at start for a mapping of an option that does not exist. */
export function createModels(options: ModelsOptions): Models {
  const fixed = new Map<ModelOption, ResolvedModel>();
  const add = (to: Map<ModelOption, ResolvedModel>, entry: ModelEntry): void => {
    if (!isModelOption(entry.option)) throw invalidRequest(`There is no model option named ${entry.option}.`);
    to.set(entry.option, fromEntry(entry, entry.option, options.patience));
  };
  for (const entry of options.config.modelOptions) add(fixed, entry);
  for (const [option, override] of Object.entries(options.overrides ?? {})) {
    if (isModelOption(option)) fixed.set(option, fromOverride(option, override));
  }
  let mapped: ReadonlyMap<ModelOption, ResolvedModel> = fixed;
  const offline: ResolvedModel = {
    option: "auto",
    model: options.offlineBuilder,
    label: OFFLINE_LABEL,
    free: true,
    contextTokens: OFFLINE_CONTEXT_TOKENS,
    embedded: true,
    sees: false,
    price: null,
  };
  const automatic = (): ResolvedModel => {
    const first = MODEL_OPTIONS.map((option) => mapped.get(option)).find((model) => model !== undefined);
    return first === undefined ? offline : { ...first, option: "auto" };
  };
  return {
    connect(entries) {
      const connected = new Map<ModelOption, ResolvedModel>();
      for (const entry of entries) add(connected, entry);
      mapped = new Map([...connected, ...fixed]);
    },
    offline: () => offline,
    resolve(option) {
      if (option === "auto") return automatic();
      const model = mapped.get(option);
      if (model === undefined) throw notConfigured(option);
      return model;
    },
    list() {
      return MODEL_OPTIONS.map((option) => {
        const model = option === "auto" ? automatic() : mapped.get(option);
        return { option, label: model?.label ?? MODEL_LABELS[option], configured: model !== undefined };
      });
    },
  };
}
