/** Language models by option id: the configured ones, else the offline builder. [T3.31] */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { AppError, invalidRequest } from "@slipway/kernel/errors";
import type { Config } from "../config/port.ts";
import { isNamedModel, MODEL_OPTIONS, type ModelId, type ModelOption } from "@slipway/kernel/model-options";
import type { Egress } from "../egress/port.ts";
import type { Patience } from "./dependable-model.ts";
import type { ModelChoices, ModelEntry, Models, ResolvedModel } from "./port.ts";
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
  /** The way to models that workspaces connect; default: public addresses only. */
  egress?: Pick<Egress, "fetch">;
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

const nameOf = (option: ModelId): string => (isModelOption(option) ? MODEL_LABELS[option] : "that was chosen");

const notConfigured = (option: ModelId): AppError =>
  new AppError({
    code: "model_not_configured",
    status: 400,
    userMessage: `The model ${nameOf(option)} is not configured on this server.`,
    details: { option },
  });

/** The host that a model answers from, for its label: `api.example.com`. */
function hostOf(baseUrl: string): string {
  return URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl;
}

/** Where nobody has said it. An unknown model is taken for one that does not. */
const GPT = /^(?:gpt-(?:4o|4\.1|[5-9])|o[34])/i;
const SEEING: Partial<Record<ModelEntry["provider"], RegExp>> = {
  openai: GPT,
  "openai-chat": GPT,
  anthropic: /^claude-/i,
  google: /^(?:models\/)?gemini-/i,
};

const seesPictures = ({ provider, model, sees }: ModelEntry): boolean => sees ?? SEEING[provider]?.test(model) === true;

type Ways = Pick<ModelsOptions, "patience" | "egress">;

function labelOf({ label, model }: ModelEntry, option: ModelId): string {
  return label ?? (option === "auto" || !isModelOption(option) ? model : MODEL_LABELS[option]);
}

function fromEntry(entry: ModelEntry, option: ModelId, ways: Ways): ResolvedModel {
  const host = hostOf(entry.baseUrl);
  return {
    option,
    workspaceId: entry.workspaceId ?? null,
    model: createProviderModel(entry, host, ways),
    label: `${labelOf(entry, option)} (${host})`,
    free: false,
    contextTokens: entry.contextTokens ?? DEFAULT_CONTEXT_TOKENS,
    embedded: false,
    sees: seesPictures(entry),
    isBlind: entry.sees === false,
    price: entry.price ?? null,
  };
}

function fromOverride(option: ModelOption, override: Override): ResolvedModel {
  const rest = { embedded: false, sees: false, isBlind: false, price: null };
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

const isFor = (model: ResolvedModel, workspaceId: string | undefined): boolean =>
  model.workspaceId == null || model.workspaceId === workspaceId;

/** Throws AppError `invalid_request` at start for a mapping of an option that does not exist. */
export function createModels(options: ModelsOptions): Models {
  const fixed = new Map<ModelId, ResolvedModel>();
  const add = (to: Map<ModelId, ResolvedModel>, entry: ModelEntry): void => {
    const { option } = entry;
    if (!isModelOption(option) && !isNamedModel(option))
      throw invalidRequest(`There is no model option named ${option}.`);
    to.set(option, fromEntry(entry, option, options));
  };
  for (const entry of options.config.modelOptions) add(fixed, entry);
  for (const [option, override] of Object.entries(options.overrides ?? {})) {
    if (isModelOption(option)) fixed.set(option, fromOverride(option, override));
  }
  let mapped: ReadonlyMap<ModelId, ResolvedModel> = fixed;
  let choices: ModelChoices = { auto: null, fallback: null };
  const offline: ResolvedModel = {
    option: "auto",
    model: options.offlineBuilder,
    label: OFFLINE_LABEL,
    free: true,
    contextTokens: OFFLINE_CONTEXT_TOKENS,
    embedded: true,
    sees: false,
    isBlind: false,
    price: null,
  };
  /** Models of workspaces are nobody else's choice. */
  const shared = (option: ModelId | null): ResolvedModel | undefined => {
    const model = option === null ? undefined : mapped.get(option);
    return model?.workspaceId == null ? model : undefined;
  };
  const automatic = (): ResolvedModel => {
    const chosen = shared(choices.auto) ?? shared("auto");
    const found = chosen ?? [...mapped.values()].find(({ workspaceId }) => workspaceId == null);
    return found === undefined ? offline : { ...found, option: "auto", serves: found.option };
  };
  return {
    connect(entries, chosen) {
      const connected = new Map<ModelId, ResolvedModel>();
      for (const entry of entries) add(connected, entry);
      mapped = new Map([...fixed, ...[...connected].filter(([option]) => !fixed.has(option))]);
      if (chosen !== undefined) choices = chosen;
    },
    offline: () => offline,
    resolve(option, workspaceId) {
      if (option === "auto") return automatic();
      const model = mapped.get(option);
      if (model === undefined || !isFor(model, workspaceId)) throw notConfigured(option);
      return model;
    },
    fallbackFor(model) {
      const other = model.workspaceId == null && !model.embedded ? shared(choices.fallback) : undefined;
      return other === undefined || other.option === (model.serves ?? model.option) ? null : other;
    },
    list(workspaceId) {
      const options = MODEL_OPTIONS.map((option) => {
        const model = option === "auto" ? automatic() : mapped.get(option);
        return { option, label: model?.label ?? MODEL_LABELS[option], configured: model !== undefined };
      });
      const named = [...mapped.values()].filter((model) => isNamedModel(model.option) && isFor(model, workspaceId));
      return [...options, ...named.map(({ option, label }) => ({ option, label, configured: true }))];
    },
  };
}
