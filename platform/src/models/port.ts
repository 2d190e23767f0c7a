/** Language models by option id. [T3.31] Engines: the offline builder, AI SDK providers, scripted and recorded ones for tests. */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ModelOption } from "@slipway/kernel/model-options";
import type { Config } from "../config/port.ts";

/** Credits per 1,000 tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** Mapping of an option: a line of the environment, or a connection made in place. */
export type ModelEntry = Config["modelOptions"][number] & {
  /** Connected on the Models page and not by the environment; failures say where to look. */
  inPlace?: true;
  price?: ModelPrice | null;
  contextTokens?: number | null;
};

export interface ResolvedModel {
  option: ModelOption;
  model: LanguageModelV4;
  /** Name for people: `Offline builder`, `GPT-5 (openai)`. */
  label: string;
  /** Never costs credits and needs no network. */
  free: boolean;
  /** Tokens of context the loop may fill. */
  contextTokens: number;
  /** Runs as our own code on this machine: its choices are the product's, not a stranger's. */
  embedded: boolean;
  /** Accepts pictures in a tool's answer. */
  sees: boolean;
  /** Null when no price is set, so nothing is charged. */
  price: ModelPrice | null;
}

export interface ModelListing {
  option: ModelOption;
  label: string;
  configured: boolean;
}

export interface Models {
  /** `auto` takes the first configured option, else the offline builder. Unmapped: AppError `model_not_configured` (400). */
  resolve(option: ModelOption): ResolvedModel;
  /** The embedded model, whatever is configured. */
  offline(): ResolvedModel;
  list(): ModelListing[];
  /** Replaces all connections made in place, at once. Mappings of the environment stay. */
  connect(entries: readonly ModelEntry[]): void;
}
