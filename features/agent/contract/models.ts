/** Ids a person may pick in the composer. [T3.31] [AG1] */
import { MODEL_OPTIONS } from "@slipway/kernel/model-options";
import { z } from "zod";

export const chatModelSchema = z.enum(MODEL_OPTIONS);
export type ChatModel = z.infer<typeof chatModelSchema>;

export const CHAT_MODES = ["agent", "instant"] as const;
export const chatModeSchema = z.enum(CHAT_MODES);
export type ChatMode = z.infer<typeof chatModeSchema>;
