/** The project's language server, asked about the text a person is typing. Positions count from 0, in UTF-16 units. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

/** Longer texts are edited without hints. */
export const LONGEST_TEXT = 300_000;
/** Bound of completions in one answer. */
export const MAX_COMPLETIONS = 80;
export const MAX_PROBLEMS = 200;

const id = z.object({ id: z.string().min(1).max(64) });
/** Counts per person. Hints are requested at nearly every key. */
const rate = { max: 900, seconds: 60 } as const;
const policy = { project: "EditProject" } as const;

const body = z.strictObject({
  path: z.string(),
  /** The whole text as typed, saved or not. */
  text: z.string().max(LONGEST_TEXT),
});
const at = body.extend({ line: z.number().int().min(0).max(1e6), character: z.number().int().min(0).max(1e6) });
const position = z.object({ line: z.number().int(), character: z.number().int() });

const errors = [
  { status: 400, code: "invalid_request" },
  { status: 502, code: "language_server_failed" },
  { status: 503, code: "language_server_ended" },
  { status: 503, code: "language_server_busy" },
  /**
   * `details` tell how many are `ahead` and how many `places` there are. Asking again within half a minute keeps the
   * place.
   */
  { status: 503, code: "language_server_queued" },
  { status: 503, code: "language_server_off" },
] as const;

export const problemSchema = z.object({
  from: position,
  to: position,
  severity: z.enum(["error", "warning", "info", "hint"]),
  /** Such as `TS2304`. */
  code: z.string(),
  message: z.string(),
});
export type Problem = z.output<typeof problemSchema>;

export const completionSchema = z.object({
  label: z.string(),
  /** CodeMirror's words, such as `function` or `variable`. */
  type: z.string(),
  detail: z.string().nullable(),
});
export type Completion = z.output<typeof completionSchema>;

export const codeEditorContract = {
  completions: route({
    method: "POST",
    path: "/projects/{id}/language/completions",
    rate,
    policy,
    needsNoRoom: true,
    summary: "Completions at a position, filtered by the word begun there",
    params: id,
    body: at,
    result: z.object({
      items: z.array(completionSchema),
      /** There are more: ask again when the word is longer. */
      more: z.boolean(),
    }),
    errors,
  }),
  hover: route({
    method: "POST",
    path: "/projects/{id}/language/hover",
    rate,
    policy,
    needsNoRoom: true,
    summary: "Type and documentation of the symbol at a position, as plain text",
    params: id,
    body: at,
    result: z.object({ code: z.string().nullable(), text: z.string().nullable() }),
    errors,
  }),
  problems: route({
    method: "POST",
    path: "/projects/{id}/language/problems",
    rate,
    policy,
    needsNoRoom: true,
    summary: "Errors and warnings of one text",
    params: id,
    body,
    result: z.object({ problems: z.array(problemSchema) }),
    errors,
  }),
  definition: route({
    method: "POST",
    path: "/projects/{id}/language/definition",
    rate,
    policy,
    needsNoRoom: true,
    summary: "Where something is defined; null where that is no file of the project",
    params: id,
    body: at,
    result: z.object({ place: z.object({ path: z.string(), ...position.shape }).nullable() }),
    errors,
  }),
} as const satisfies Contract;
