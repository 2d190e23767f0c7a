/** The live preview: how to get in, and how it is. [T2.12] [T2.13] [V2] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";

export * from "./events.ts";

const byId = z.object({ id: z.string().min(1).max(64) });

export const previewStatusSchema = z.object({
  /** `asleep` wakes by itself when somebody opens the preview. */
  state: z.enum(["asleep", "queued", "waking", "live", "refused", "failed"]),
  /** For people: why it waits, was refused or failed. */
  reason: z.string().optional(),
  /** In line for a preview (`queued`). */
  place: z.number().int().optional(),
  preview_build_commit_sha: z.string().nullable(),
  latest_commit_sha: z.string().nullable(),
  /** Routes of the router file at head, without parameters and wildcards. [V2] */
  paths: z.array(z.string()),
});
export type PreviewStatus = z.output<typeof previewStatusSchema>;

export const previewContract = {
  access: route({
    method: "POST",
    path: "/projects/{id}/preview-access",
    policy: { project: "ViewProject" },
    summary: "An address that opens the preview once, within a minute; with `sha` a past version",
    params: byId,
    body: z.object({
      path: z.string().max(2000).optional(),
      /** Needs EditProject. [E5] */
      sha: z.string().regex(/^[0-9a-f]{40}$/).optional(),
    }),
    result: z.object({ url: z.string(), token: z.string(), expires_at: z.string() }),
    errors: [{ status: 403, code: "forbidden" }, { status: 404, code: "not_found" }],
  }),
  status: route({
    method: "GET",
    path: "/projects/{id}/preview-status",
    policy: { project: "ViewProject" },
    summary: "State of the preview, its builds and the pages it has",
    params: byId,
    result: previewStatusSchema,
  }),
} as const satisfies Contract;
