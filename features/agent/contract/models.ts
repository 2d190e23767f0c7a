/** Ids a person may pick in the composer. [T3.31] [AG1] */
import { z } from "zod";

export const CHAT_MODELS = [
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
export const chatModelSchema = z.enum(CHAT_MODELS);
export type ChatModel = z.infer<typeof chatModelSchema>;

export const CHAT_MODES = ["agent", "instant"] as const;
export const chatModeSchema = z.enum(CHAT_MODES);
export type ChatMode = z.infer<typeof chatModeSchema>;
