/** People of a project: invite, change level, remove. [W7.14] [W7.15] [W7.16] [W7.17] [W7.22] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";
import { emailSchema, idSchema } from "../../accounts/contract/index.ts";
import { accessRequestRoutes } from "./access-requests.ts";
import { inviteLinkRoutes } from "./invite-links.ts";
import { accessLevelSchema, collaboratorSchema, givenLevelSchema, listedCollaboratorSchema } from "./levels.ts";

export type { AccessRequest } from "./access-requests.ts";
export type { InviteLink } from "./invite-links.ts";
export type { Collaborator, ListedCollaborator } from "./levels.ts";
export { peopleLive } from "./live.ts";

const byCollaborator = z.object({ projectId: idSchema, collaboratorId: idSchema });

const levelErrors = [
  { status: 403, code: "forbidden" },
  { status: 403, code: "plan_required" },
  { status: 403, code: "enterprise_viewers_only" },
  { status: 403, code: "sso_enforced" },
] as const;

export const sharingContract = {
  list: route({
    method: "GET",
    path: "/projects/{id}/collaborators",
    policy: { project: "ViewProjectCollaborators" },
    summary: "Owner, admins, then everyone else by e-mail",
    params: z.object({ id: idSchema }),
    result: z.object({ collaborators: z.array(listedCollaboratorSchema) }),
  }),
  add: route({
    method: "POST",
    path: "/projects/{projectId}/collaborators",
    policy: { project: "AddProjectViewers" },
    summary: "Invite by e-mail; the level decides which right is needed",
    params: z.object({ projectId: idSchema }),
    body: z.object({ email: emailSchema, access_level: givenLevelSchema }),
    /**
     * `invite_url` is the link to hand over when mail does not leave this machine; null for who has joined already. `mailed`:
     * the mail about it went out.
     */
    result: collaboratorSchema.extend({ invite_url: z.string().nullable(), mailed: z.boolean() }),
    errors: [...levelErrors, { status: 409, code: "already_collaborator" }],
  }),
  inviteLink: route({
    method: "POST",
    path: "/projects/{projectId}/collaborators/{collaboratorId}/invite-link",
    policy: { project: "AddProjectViewers" },
    summary: "The link of somebody who has not joined yet; the level decides which right is needed",
    params: byCollaborator,
    result: z.object({ invite_url: z.string() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
      { status: 409, code: "already_collaborator" },
    ],
  }),
  resend: route({
    method: "POST",
    path: "/projects/{projectId}/collaborators/{collaboratorId}/resend",
    policy: { project: "AddProjectViewers" },
    summary: "Mail the invitation of somebody who has not joined yet again; the level decides which right is needed",
    params: byCollaborator,
    /** False where the mail server refused it, or the address got many within the hour. */
    result: z.object({ mailed: z.boolean() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
      { status: 409, code: "already_collaborator" },
    ],
  }),
  update: route({
    method: "PUT",
    path: "/projects/{projectId}/collaborators/{collaboratorId}",
    needsNoRoom: true,
    policy: { project: "AddProjectViewers" },
    summary: "Change somebody's level",
    params: byCollaborator,
    body: z.object({ access_level: givenLevelSchema }),
    errors: [...levelErrors, { status: 404, code: "not_found" }],
  }),
  remove: route({
    method: "DELETE",
    path: "/projects/{projectId}/collaborators/{collaboratorId}",
    policy: { project: "AddProjectViewers" },
    summary: "Remove somebody or an invitation, or leave",
    params: byCollaborator,
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
    ],
  }),
  shared: route({
    method: "GET",
    path: "/user/projects/shared",
    policy: "signedIn",
    summary: "Projects of others that one was invited to",
    result: z.object({
      projects: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          display_name: z.string(),
          access_level: accessLevelSchema,
          collaboration_status: z.object({ is_pending: z.boolean() }),
        }),
      ),
    }),
  }),
  ...inviteLinkRoutes,
  ...accessRequestRoutes,
} as const satisfies Contract;
