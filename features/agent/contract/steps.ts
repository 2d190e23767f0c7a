/** Steps that a run shows while it works, and the evidence it gives afterwards. */
import { z } from "zod";

export const STEP_KINDS = [
  "read",
  "edit",
  "create",
  "delete",
  "rename",
  "search",
  "install",
  "check",
  "build",
  "render",
  "ask",
  "title",
  "plan",
  "diagram",
  "sql",
  "tool",
  "retry",
  "fallback",
  "fetch",
  "delegate",
  "recall",
  "run",
  "think",
] as const;
export type StepKind = (typeof STEP_KINDS)[number];
export const STEP_STATUSES = ["running", "done", "failed", "skipped"] as const;

/** One row under a turn: "Edited src/pages/Menu.tsx +37 −4". Times are epoch milliseconds of the server. */
export const stepSchema = z.object({
  id: z.string(),
  kind: z.enum(STEP_KINDS),
  /** A path, a package, a route, a search text, a question, a title. */
  target: z.string(),
  status: z.enum(STEP_STATUSES),
  /** While a running step has no turn yet: what it waits for, and how many are ahead of it. */
  waiting: z.string().optional(),
  /** How long it waited for a person's answer, which is no work of the turn. */
  waited_ms: z.number().int().nonnegative().optional(),
  /** The newest lines that a program of the project wrote, or the newest thoughts of the model. */
  output: z.string().optional(),
  /** Lines, on edit and create. */
  added: z.number().int().optional(),
  removed: z.number().int().optional(),
  started_at: z.number(),
  ended_at: z.number().optional(),
});
export type RunStep = z.infer<typeof stepSchema>;

/** A step of a journey; null: not tried, because an earlier one broke. */
export const evidenceStepSchema = z.object({ text: z.string(), ok: z.boolean().nullable() });
export type EvidenceStep = z.infer<typeof evidenceStepSchema>;

/** `ok: null` means that the check did not run; `reason` says why. */
export const checkSchema = z.object({
  name: z.string(),
  ok: z.boolean().nullable(),
  detail: z.string(),
  reason: z.string().optional(),
  /** File name of the page's picture, in the folder of the turn's pictures. */
  picture: z.string().optional(),
  /** The steps, when the check is a journey. */
  steps: z.array(evidenceStepSchema).optional(),
});
export type EvidenceCheck = z.infer<typeof checkSchema>;

/** The evidence line (product page, item 17). `summary` is the whole sentence. */
export const evidenceSchema = z.object({ summary: z.string(), checks: z.array(checkSchema) });
export type Evidence = z.infer<typeof evidenceSchema>;

/** Code that a turn took out of the app: a whole file, or lines that nothing took the place of. */
export const removalSchema = z.object({
  path: z.string(),
  /** Lines with text. 0 for a file that is not text. */
  lines: z.number().int(),
  is_whole: z.boolean(),
  /** Exported names that no changed file declares any more. */
  names: z.array(z.string()),
});
export type Removal = z.infer<typeof removalSchema>;

/** A fact that the model invented and the person can replace ("Your details", item 6). */
export const siteDetailSchema = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
  /** True: the person said so, as far as it was understood. Left out: it was made up. */
  stated: z.boolean().optional(),
});
export type SiteDetail = z.infer<typeof siteDetailSchema>;

/** A question of the agent with buttons; a click sends the text as the next message. */
export const questionSchema = z.object({ question: z.string(), options: z.array(z.string()) });
export type AgentQuestion = z.infer<typeof questionSchema>;
