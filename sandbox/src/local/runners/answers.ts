/** Every frame from a runner is hostile until it has passed here. */
import { z } from "zod";

const NAME = z.string().min(1).max(1_000);

export const runnerAnswer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("loaded") }),
  z.object({ type: z.literal("done"), id: z.int().nonnegative(), data: z.unknown() }),
  z.object({ type: z.literal("failed"), id: z.int().nonnegative(), message: z.string().max(20_000) }),
  z.object({ type: z.literal("log"), level: z.enum(["info", "warning", "error"]), message: z.string().max(20_000) }),
  z.object({ type: z.literal("file"), path: NAME, size: z.int().nonnegative() }),
]);
export type RunnerAnswer = z.infer<typeof runnerAnswer>;

export const optimizeAnswer = z.object({ served: z.array(z.string().regex(/^[\w@.+~-]+\.js$/)).max(5_000) });
