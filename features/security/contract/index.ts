/** Results of a project's scans, and people's decisions on them. [W3.11] [T3.10] [SE1] [SE3] [SE4] */
import { z } from "zod";
import { livePath } from "@slipway/kernel/contract/live";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";

/** The wire's names; people read the labels. [SE3] */
export const SCANNERS = ["supabase", "supabase_lov"] as const;
export type Scanner = (typeof SCANNERS)[number];
export const SCANNER_LABELS: Readonly<Record<Scanner, string>> = { supabase: "Database", supabase_lov: "Project" };

export const LEVELS = ["error", "warn", "info"] as const;
export type Level = (typeof LEVELS)[number];

/** Each scanner's checks, in words for people. */
export const CHECKS: Readonly<Record<Scanner, readonly string[]>> = {
  supabase_lov: [
    "Keys and secrets in the code",
    "Secrets in the app bundle",
    "Text that is run as code",
    "Text that becomes HTML",
    "Addresses that run as scripts",
    "Messages sent to any origin",
    "Messages from unverified origins",
    "Unencrypted requests",
    "Passwords kept in the browser",
  ],
  supabase: [
    "Tables without row-level security",
    "Policies that let everybody in",
    "Views and functions that bypass RLS",
    "Live test of anonymous and member access",
  ],
};

export const CONTEXT_CHARACTERS = 10_000;
export const REASON_CHARACTERS = 500;
/** A scan that began earlier is no longer running. [W4.21] [W9.08] [SE2] */
export const RUNNING_MS = 10 * 60_000;

export const findingSchema = z.object({
  id: z.string(),
  /** The same for the same finding in every scan. */
  internal_id: z.string(),
  name: z.string(),
  level: z.enum(LEVELS),
  /** The possible consequence, in one sentence. */
  description: z.string(),
  /** The place: a table, or a file with its line. */
  details: z.string(),
  link: z.string().nullable(),
  ignore: z.boolean(),
  ignore_reason: z.string().nullable(),
});
export type Finding = z.output<typeof findingSchema>;

const resultSchema = z.object({
  /** ISO 8601. */
  timestamp: z.string(),
  commit: z.string(),
  items: z.array(findingSchema),
  /** The scan is of the newest version. */
  isScanUpToDate: z.boolean(),
  /** False: there was nothing to scan, such as no backend. */
  is_applicable: z.boolean(),
});
export const securityDataSchema = z.object({
  results: z.partialRecord(z.enum(SCANNERS), resultSchema),
  scan_contexts: z.partialRecord(z.enum(SCANNERS), z.object({ started_at: z.string() })),
  is_scanning: z.boolean(),
  /** People's notes that go along with fixes. */
  context: z.string(),
});
export type SecurityData = z.output<typeof securityDataSchema>;

const project = z.object({ id: idSchema });
const canEdit = { project: "EditProject" } as const;

export const securityContract = {
  scan: route({
    method: "POST",
    path: "/projects/{id}/security-scan",
    policy: canEdit,
    rate: { max: 20, seconds: 60 },
    summary: "Scans the newest version and its database; an identical scan that runs is joined",
    params: project,
    body: z.object({
      scanner_configs: z
        .array(z.object({ name: z.enum(SCANNERS), mode: z.literal("update_or_create").default("update_or_create") }))
        .min(1)
        .max(SCANNERS.length),
      /** Answers when the scan has begun, not when it has ended. */
      background: z.boolean().default(true),
      /** Scans again even if the newest version was already scanned. */
      force: z.boolean().default(false),
    }),
    result: z.object({ status: z.enum(["running", "done"]) }),
    errors: [{ status: 503, code: "scan_failed" }],
  }),
  ignoreFinding: route({
    method: "PUT",
    path: "/projects/{id}/security/findings/{internalId}",
    policy: canEdit,
    summary: "Leaves a finding out of counts and gates, with a reason, or takes it in again",
    params: z.object({ id: idSchema, internalId: z.string().regex(/^[0-9a-f]{16}$/, "is not a finding") }),
    body: z
      .object({ ignore: z.boolean(), ignore_reason: z.string().trim().max(REASON_CHARACTERS).default("") })
      .refine(({ ignore, ignore_reason }) => !ignore || ignore_reason !== "", {
        path: ["ignore_reason"],
        message: "Please say why it can be ignored",
      }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  setContext: route({
    method: "PUT",
    path: "/projects/{id}/security/context",
    policy: canEdit,
    summary: "What a fix should know of the project: sent along with findings",
    params: project,
    body: z.object({ context: z.string().trim().max(CONTEXT_CHARACTERS) }),
  }),
} as const satisfies Contract;

export const securityLive = livePath({
  path: "projects/{id}/security/data",
  policy: canEdit,
  summary: "One document, `data`: results by scanner, what runs, and the context",
});
export const securityLivePaths = [securityLive] as const;
