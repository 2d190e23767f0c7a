/** Use of a backend over time, recorded by the hour. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

export const REPORT_STEPS = ["hour", "day"] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** An answer has no more slots than a plot can show. */
export const MAX_DAYS: Readonly<Record<ReportStep, number>> = { hour: 7, day: 90 };

/** Periods of the view, in days, with the step that shows them best. */
export const REPORT_PERIODS = [
  { days: 1, step: "hour", label: "24 hours" },
  { days: 7, step: "hour", label: "7 days" },
  { days: 30, step: "day", label: "30 days" },
  { days: 90, step: "day", label: "90 days" },
] as const satisfies readonly { days: number; step: ReportStep; label: string }[];

/** Period of the lines on the overview's cards. One question serves all of them. */
export const CARD_PERIOD = { days: 7, step: "day" } as const;

export const reportSlotSchema = z.object({
  /** Its start, in epoch milliseconds. Days are those of UTC. */
  at: z.number(),
  /** As last measured in it. Null: it was not measured. */
  database_bytes: z.number().nullable(),
  file_bytes: z.number().nullable(),
  egress_bytes: z.number(),
  requests: z.number(),
  /** Answers with a status of 500 and above, among the requests. */
  failed_requests: z.number(),
  function_calls: z.number(),
});
export type ReportSlot = z.output<typeof reportSlotSchema>;

export const reportsContract = {
  report: route({
    method: "GET",
    path: "/projects/{id}/cloud/report",
    policy: { project: "EditProject" },
    summary: "Sizes, answers and function calls of the last days; does not wake the database",
    params: z.object({ id: z.string() }),
    query: z
      .object({
        days: z.coerce.number().int().min(1).max(MAX_DAYS.day).default(7),
        step: z.enum(REPORT_STEPS).default("day"),
      })
      .refine(({ days, step }) => days <= MAX_DAYS[step], {
        path: ["days"],
        error: `Must be at most ${MAX_DAYS.hour} days by the hour`,
      }),
    /** Every slot up to now, oldest first; also those in which nothing happened. */
    result: z.object({ slots: z.array(reportSlotSchema) }),
    errors: [{ status: 404, code: "cloud_not_enabled" }],
  }),
} as const satisfies Contract;
