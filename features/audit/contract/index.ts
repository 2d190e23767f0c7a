/** The audit log of a workspace: who did what, for its owners and admins. */
import { z } from "zod";
import { pageCursor } from "@slipway/kernel/contract/page-cursor";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { AUDIT_ACTIONS, AUDIT_KINDS } from "./actions.ts";

export * from "./actions.ts";

/** Entries are deleted after this time, and the oldest beyond this number, once a day. */
export const AUDIT_DAYS = 365;
export const MAX_AUDIT_ENTRIES = 100_000;

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  kind: z.enum(AUDIT_KINDS),
  action: z.enum(AUDIT_ACTIONS),
  project_id: z.string().nullable(),
  about: z.record(z.string(), z.string()),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

const byId = z.object({ id: idSchema });
const filter = {
  /** Id of a person. */
  person: idSchema.optional(),
  kind: z.enum(AUDIT_KINDS).optional(),
  since: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
};

export const auditContract = {
  list: route({
    method: "GET",
    path: "/workspaces/{id}/audit",
    policy: { workspace: "ManageWorkspace" },
    summary: "What people did in the workspace, the latest first",
    params: byId,
    query: z.object({ ...filter, limit: z.coerce.number().int().min(1).max(100).default(50), before: pageCursor() }),
    result: z.object({ entries: z.array(auditEntrySchema), next_cursor: z.string().nullable() }),
  }),
  people: route({
    method: "GET",
    path: "/workspaces/{id}/audit/people",
    policy: { workspace: "ManageWorkspace" },
    summary: "People with entries in the log, by name; also those who have left",
    params: byId,
    result: z.object({ people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })) }),
  }),
  export: route({
    method: "GET",
    path: "/workspaces/{id}/audit/export",
    policy: { workspace: "ManageWorkspace" },
    summary: "The whole log, or the part that the filter names, as a file; the export is recorded",
    params: byId,
    query: z.object({ ...filter, format: z.enum(["json", "csv"]) }),
    resultKind: "bytes",
    rate: { max: 10, seconds: 60 },
  }),
} as const satisfies Contract;
