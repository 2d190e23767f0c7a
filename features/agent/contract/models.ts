/** Ids a person may pick in the composer. [T3.31] [AG1] */
import { MODEL_OPTIONS, NAMED_MODEL, type NamedModel } from "@slipway/kernel/model-options";
import { z } from "zod";

export const modelOptionSchema = z.enum(MODEL_OPTIONS);
/** The id of a model that was connected under a name of its own. */
export const namedModelSchema = z
  .string()
  .regex(NAMED_MODEL, "is no model of this installation") as unknown as z.ZodType<NamedModel>;
export const chatModelSchema = z.union([modelOptionSchema, namedModelSchema]);
export type ChatModel = z.infer<typeof chatModelSchema>;

export const CHAT_MODES = ["agent", "instant"] as const;
export const chatModeSchema = z.enum(CHAT_MODES);
export type ChatMode = z.infer<typeof chatModeSchema>;
