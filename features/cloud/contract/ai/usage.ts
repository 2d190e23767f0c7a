/** Language models for a project's functions: usage and budgets. [C3.16] [C7.23] */
import { z } from "zod";

/**
 * Names of environment variables that functions get: the key, and the address that clients of OpenAI's API call
 * `baseURL`.
 */
export const AI_KEY = "SLIPWAY_AI_KEY";
export const AI_URL = "SLIPWAY_AI_URL";

/** [C9.09] */
export const AI_GRANULARITIES = ["minute", "hour", "day"] as const;
export type AiGranularity = (typeof AI_GRANULARITIES)[number];

const budgetSchema = z.object({ used: z.number().int(), max: z.number().int() });

export const aiUsageSchema = z.object({
  granularity: z.enum(AI_GRANULARITIES),
  usage: z.array(
    z.object({
      /** Start of its minute, hour or day (UTC). */
      timestamp: z.string(),
      /** The provider's name for the model. */
      model: z.string(),
      provider: z.string(),
      count: z.number().int(),
      input_tokens: z.number().int(),
      output_tokens: z.number().int(),
    }),
  ),
  /** Null: never used. */
  last_used_at: z.string().nullable(),
  /** Days and months in UTC. */
  budget: z.object({
    requests_of_day: budgetSchema,
    tokens_of_day: budgetSchema,
    requests_of_month: budgetSchema,
    tokens_of_month: budgetSchema,
  }),
});
export type AiUsage = z.output<typeof aiUsageSchema>;

const time = z.iso.datetime({ offset: true, error: "must be a time such as 2026-11-22T09:00:00Z" }).optional();
export const aiUsageQuerySchema = z.object({ start: time, end: time });
