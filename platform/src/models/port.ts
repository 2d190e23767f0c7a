/** Language models by option id. [T3.31] Engines: the offline builder, AI SDK providers, scripted and recorded ones for tests. */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ModelId } from "@slipway/kernel/model-options";
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
  /** Name for people; left out or null: the option's own name, else the provider's name for the model. */
  label?: string | null;
  /** Whether it reads pictures. Left out or null: as its name says. */
  sees?: boolean | null;
  /** The workspace whose own it is: nobody else may use it, and its address has to be a public one. */
  workspaceId?: string | null;
};

/** Chosen by the operator: who answers without a choice, and who goes on when another one is down. */
export interface ModelChoices {
  auto: ModelId | null;
  fallback: ModelId | null;
}

export interface ResolvedModel {
  option: ModelId;
  /** The one behind `auto`; left out: `option` itself. */
  serves?: ModelId;
  model: LanguageModelV4;
  /** Name for people: `Offline builder`, `GPT-5 (openai)`. */
  label: string;
  /** Never costs credits and needs no network. */
  free: boolean;
  /** Tokens of context the loop may fill. */
  contextTokens: number;
  /** Runs as our own code on this machine: its choices are the product's, not a stranger's. */
  embedded: boolean;
  /** Reads pictures, those of a tool's answer too. */
  sees: boolean;
  /** Somebody said that the model reads none, so that a request with pictures would be refused. */
  isBlind: boolean;
  /** Null when no price is set, so nothing is charged. */
  price: ModelPrice | null;
  /** The workspace whose own it is. */
  workspaceId?: string | null;
}

export interface ModelListing {
  option: ModelId;
  label: string;
  configured: boolean;
}

export interface Models {
  /**
   * `auto` is the operator's choice, else the model that was connected first, else the offline builder. Unmapped, or
   * another workspace's own: AppError `model_not_configured` (400).
   */
  resolve(option: ModelId, workspaceId?: string): ResolvedModel;
  /** The model that goes on when this one is down, or null. A workspace's own model has none: its words go nowhere else. */
  fallbackFor(model: ResolvedModel): ResolvedModel | null;
  /** The embedded model, whatever is configured. */
  offline(): ResolvedModel;
  /** The options in their order, then models with names of their own; those of a workspace only with its id. */
  list(workspaceId?: string): ModelListing[];
  /** Replaces all connections made in place, at once. Mappings of the environment stay. */
  connect(entries: readonly ModelEntry[], choices?: ModelChoices): void;
}
