/** Language models a person may pick by id. [T3.31] [AG1] */
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

/** A model that was connected under a name of its own. The options above are aliases that programs know. */
export type NamedModel = `mdl_${string}`;
export const NAMED_MODEL = /^mdl_[0-9a-hjkmnp-tv-z]{20}$/;
export const isNamedModel = (text: string): text is NamedModel => NAMED_MODEL.test(text);
export type ModelId = ModelOption | NamedModel;

/** How much a model thinks before it answers. */
export const EFFORTS = ["low", "medium", "high", "xhigh"] as const;
export type Effort = (typeof EFFORTS)[number];

const EFFORT_OF: Partial<Record<string, Effort>> = {
  "gpt-5-l": "low",
  "gpt-5-m": "medium",
  "gpt-5-h": "high",
  "claude-4.5-m": "medium",
  "claude-4.5-h": "high",
  "claude-4.5-xh": "xhigh",
} satisfies Partial<Record<ModelOption, Effort>>;

/** The effort that the option's name promises; null for none. */
export const effortOf = (option: string): Effort | null => EFFORT_OF[option] ?? null;
