/** Errors of a project's app: reported by its previews, shown to everybody who may change it, fixed by the agent. */
import { z } from "zod";
import { livePath } from "@slipway/kernel/contract/live";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { errorRecordSchema, reportedErrorSchema } from "./error-record.ts";

export * from "./error-record.ts";
export * from "./error-words.ts";

const project = z.object({ id: z.string() });
const canEdit = { project: "EditProject" } as const;

/** Bound of one call. [ER1] */
export const ERRORS_PER_CALL = 50;
/** Bounds of one project: above the first nothing more is recorded, above the second the oldest is deleted. */
export const MAX_OPEN_ERRORS = 100;
export const MAX_HANDLED_ERRORS = 200;

export const errorsContract = {
  report: route({
    method: "POST",
    path: "/projects/{id}/errors",
    policy: canEdit,
    summary: "Records errors that a preview met; one that is open already is not recorded again",
    params: project,
    body: z.object({ errors: z.array(reportedErrorSchema).min(1).max(ERRORS_PER_CALL) }),
    result: z.object({
      /** One entry per error of the call, in its order; null if the project holds too many. */
      errors: z.array(errorRecordSchema.nullable()),
    }),
    rate: { max: 30, seconds: 60 },
  }),
  handle: route({
    method: "PATCH",
    path: "/projects/{id}/handle-errors",
    policy: canEdit,
    summary: "Marks errors as handled, once they were sent for fixing; unknown ones are passed over",
    params: project,
    body: z.object({ error_ids: z.array(z.string().max(100)).min(1).max(MAX_OPEN_ERRORS) }),
    needsNoRoom: true,
  }),
} as const satisfies Contract;

export const errorsLive = livePath({
  path: "projects/{id}/errors",
  policy: canEdit,
  summary: "Errors as they come and are handled; a snapshot holds the open ones",
});
export const errorsLivePaths = [errorsLive] as const;
