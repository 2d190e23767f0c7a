/** Language models by option id. [T3.31] Engines: the offline builder, AI SDK providers, scripted and recorded ones for tests. */
import type { LanguageModelV4 } from "@ai-sdk/provider";

export const MODEL_OPTIONS = [
  "auto",
  "gpt-4.1",
  "gpt-4.1-mini",
  "gpt-5-l",
  "gpt-5-m",
  "gpt-5",
  "gpt-5-h",
  "o4-mini",
  "alpha",
  "gemini-2.5-pro",
  "gemini-2.5-flash",
  "claude-3.7-sonnet",
  "claude-4-opus",
  "claude-4.5-m",
  "claude-4.5-h",
  "claude-4.5-xh",
  "claude-4.5-haiku",
  "lightning",
  "kimi-k2",
  "grok-4",
  "qwen-3-coder-480b",
  "november",
] as const;
export type ModelOption = (typeof MODEL_OPTIONS)[number];

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
