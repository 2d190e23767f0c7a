/** The live preview: its state, and a way into its host. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { previewLinkRoutes } from "./preview-links.ts";

export * from "./events.ts";
export type { PreviewLink } from "./preview-links.ts";

const byId = z.object({ id: z.string().min(1).max(64) });
const canView = { project: "ViewProject" } as const;

export const PREVIEW_STATES = ["asleep", "queued", "waking", "live", "refused", "failed"] as const;

export const previewContract = {
  access: route({
    method: "POST",
    path: "/projects/{id}/preview-access",
    needsNoRoom: true,
    policy: canView,
    summary: "An address that opens the preview once, within a minute; a past version needs EditProject [E5]",
    params: byId,
    body: z.object({
      /** Path to open, with a leading slash; default the first page. */
      path: z.string().max(2000).optional(),
      /** A past version: at least 12 digits of its commit. */
      sha: z
        .string()
        .regex(/^[0-9a-f]{12,64}$/, "is not a commit")
        .optional(),
    }),
    result: z.object({ url: z.string(), token: z.string(), expires_at: z.string() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
    ],
  }),
  status: route({
    method: "GET",
    path: "/projects/{id}/preview-status",
    policy: canView,
    summary: "The preview's state and, while it waits, the reason",
    params: byId,
    result: z.object({
      state: z.enum(PREVIEW_STATES),
      /** One sentence for people; null if there is nothing to explain. */
      reason: z.string().nullable(),
      /** Place in the queue, 1 is next. */
      place: z.number().int().nullable(),
      preview_build_commit_sha: z.string().nullable(),
      latest_commit_sha: z.string().nullable(),
      /** The last picture of the app; null if there is none. */
      screenshot_url: z.string().nullable(),
      /** Pages of the router file at head, without parameters and wildcards. [V2] */
      paths: z.array(z.string()),
    }),
  }),
  ...previewLinkRoutes,
} as const satisfies Contract;
