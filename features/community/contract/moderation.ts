/** Reports about projects in the community, and what the people who run this Slipway do about them. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { CATEGORY_VALUES, REPORT_VALUES } from "./categories.ts";

export const DETAILS_MAX = 1000;
export const TAKE_DOWN_REASON_MAX = 500;
/** Reports that are kept about one project. Further ones change nothing. */
export const MAX_REPORTS = 100;
/** Reports that the staff's list shows of one project: the newest. */
export const SHOWN_REPORTS = 5;

const byId = z.object({ id: idSchema });
const byProject = z.object({ projectId: idSchema });

export const takenDownSchema = z.object({
  /** Written by staff for the owner. */
  reason: z.string(),
  at: z.string(),
});

const reportedSchema = z.object({
  project_id: z.string(),
  display_name: z.string(),
  /** Null: the project is not open to everybody any more. */
  url: z.string().nullable(),
  category: z.enum(CATEGORY_VALUES),
  report_count: z.number().int(),
  reports: z.array(
    z.object({
      reason: z.enum(REPORT_VALUES),
      details: z.string(),
      reported_at: z.string(),
      /** Null: somebody without an account. */
      reported_by: z.string().nullable(),
    }),
  ),
  taken_down: takenDownSchema.nullable(),
});
export type Reported = z.output<typeof reportedSchema>;

export const moderationRoutes = {
  report: route({
    method: "POST",
    path: "/projects/{id}/community/report",
    policy: { project: "ViewProject" },
    rate: { max: 10, seconds: 3600 },
    summary:
      "Tell the people who run this Slipway about a project in the community. A second report replaces the first",
    params: byId,
    body: z.object({ reason: z.enum(REPORT_VALUES), details: z.string().trim().max(DETAILS_MAX).default("") }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  reported: route({
    method: "GET",
    path: "/admin/community",
    policy: "staff",
    summary: "Projects with reports, or projects that were taken down, the newest of them first",
    query: z.object({
      state: z.enum(["reported", "taken_down"]).default("reported"),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.string().max(100).optional(),
    }),
    result: z.object({ projects: z.array(reportedSchema), next_cursor: z.string().nullable() }),
    errors: [{ status: 400, code: "invalid_request" }],
  }),
  takeDown: route({
    method: "PUT",
    path: "/admin/community/{projectId}/take-down",
    policy: "staff",
    summary: "Take a project out of the community at once. Its owner reads the reason",
    params: byProject,
    body: z.object({ reason: z.string().trim().min(1).max(TAKE_DOWN_REASON_MAX) }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  giveBack: route({
    method: "DELETE",
    path: "/admin/community/{projectId}/take-down",
    policy: "staff",
    summary: "End a take-down. The project is shown again if its owner still wants it, and the owner is told",
    params: byProject,
    errors: [{ status: 404, code: "not_found" }],
  }),
  dismissReports: route({
    method: "DELETE",
    path: "/admin/community/{projectId}/reports",
    policy: "staff",
    summary: "Forget the reports about a project that may stay",
    params: byProject,
  }),
} as const satisfies Contract;
