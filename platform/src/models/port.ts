/** Language models by option id. [T3.31] Engines: the offline builder, AI SDK providers, scripted and recorded ones for tests. */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ModelOption } from "@slipway/kernel/model-options";
import type { Config } from "../config/port.ts";

/** Credits per 1,000 tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** What serves an option: a line of the environment, or what was connected in place. */
export type ModelEntry = Config["modelOptions"][number] & {
  /** Connected on the Models page and not by the environment; failures say where to look. */
  inPlace?: true;
  price?: ModelPrice | null;
  contextTokens?: number | null;
};

export interface ResolvedModel {
  option: ModelOption;
  model: LanguageModelV4;
  /** What people read: `Offline builder`, `GPT-5 (openai)`. */
  label: string;
  /** Never costs credits and needs no network. */
  free: boolean;
  /** Tokens of context the loop may fill. */
  contextTokens: number;
  /** Ours and on this machine: its choices are the product's, not a stranger's. */
  embedded: boolean;
  /** It takes pictures in what a tool answers. */
  sees: boolean;
  /** Null: nobody has set a price, so nothing is charged. */
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
  /** The embedded one, whatever is configured. */
  offline(): ResolvedModel;
  list(): ModelListing[];
  /** Replaces what was connected in place, at once. What the environment maps stays as it is. */
  connect(entries: readonly ModelEntry[]): void;
}
