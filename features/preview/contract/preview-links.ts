/** Links that show a project's preview to people without access, for a week. [W9.06] [T3.19] [S12] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";

export const previewLinkSchema = z.object({
  id: z.string(),
  /** The address to hand over. Null where it was sealed by another installation and cannot be shown again. */
  url: z.string().nullable(),
  made_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** False while its maker may not change the project. */
  works: z.boolean(),
});
export type PreviewLink = z.output<typeof previewLinkSchema>;

/** A code has 160 random bits, so the rates below only keep the server from work. Many visitors may share an address. */
const lookedUp = { max: 600, seconds: 60 };
const made = { max: 20, seconds: 60 };
const canEdit = { project: "EditProject" } as const;
const byProject = z.object({ projectId: idSchema });
const byCode = z.object({ code: idSchema });
const gone = [
  { status: 404, code: "not_found" },
  { status: 410, code: "link_ended" },
] as const;

export const previewLinkRoutes = {
  createLink: route({
    method: "POST",
    path: "/projects/{projectId}/preview-links",
    policy: canEdit,
    summary: "Make a link that shows the preview to anybody for seven days",
    params: byProject,
    body: z.object({}),
    result: previewLinkSchema,
    rate: made,
    errors: [
      { status: 403, code: "plan_required" },
      { status: 403, code: "named_previews_disabled" },
      { status: 409, code: "too_many_links" },
    ],
  }),
  listLinks: route({
    method: "GET",
    path: "/projects/{projectId}/preview-links",
    policy: canEdit,
    summary: "Links to the preview that have not ended, newest first",
    params: byProject,
    result: z.object({ preview_links: z.array(previewLinkSchema) }),
  }),
  endLink: route({
    method: "DELETE",
    path: "/projects/{projectId}/preview-links/{linkId}",
    policy: canEdit,
    needsNoRoom: true,
    summary: "End a link to the preview at once, also for people who have it open",
    params: z.object({ projectId: idSchema, linkId: idSchema }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  lookUpLink: route({
    method: "GET",
    path: "/preview-links/{code}",
    policy: "public",
    summary: "Who shows what with a link to a preview, for the person who has it",
    params: byCode,
    result: z.object({
      project_id: z.string(),
      project_name: z.string(),
      shared_by: z.string(),
      expires_at: z.string(),
      /** The caller can open the project itself. */
      has_access: z.boolean(),
    }),
    rate: lookedUp,
    errors: gone,
  }),
  openLink: route({
    method: "POST",
    path: "/preview-links/{code}/open",
    policy: "public",
    needsNoRoom: true,
    summary: "An address that opens the preview of a link once, within a minute",
    params: byCode,
    body: z.object({}),
    result: z.object({ url: z.string() }),
    rate: lookedUp,
    errors: gone,
  }),
} as const satisfies Contract;
