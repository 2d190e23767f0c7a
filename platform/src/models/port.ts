/** Language models by option id. [T3.31] Engines: the offline builder, AI SDK providers, scripted and recorded ones for tests. */
import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ModelOption } from "@slipway/kernel/model-options";

export interface ResolvedModel {
  option: ModelOption;
  model: LanguageModelV4;
  /** What people read: `Offline builder`, `GPT-5 (openai)`. */
  label: string;
  /** Never costs credits and needs no network. */
  free: boolean;
  /** Tokens of context the loop may fill. */
  contextTokens: number;
}

export interface Models {
  /** `auto` takes the first configured option, else the offline builder. Unmapped: AppError `model_not_configured` (400). */
  resolve(option: ModelOption): ResolvedModel;
  list(): { option: ModelOption; label: string; configured: boolean }[];
}
