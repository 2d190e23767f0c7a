/** Invite links, which the specification calls magic codes: whoever has one joins with its level. [W3.08] [W7.18] [W7.19] [W7.20] [T7.24] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { accessLevelSchema, givenLevelSchema } from "./levels.ts";

/** [W3.08] The id is the code itself. [S4] */
export const inviteLinkSchema = z.object({
  id: z.string(),
  access_level: givenLevelSchema,
  /** The address to hand over. */
  url: z.string(),
});
export type InviteLink = z.output<typeof inviteLinkSchema>;

/** A code has 160 random bits, so the rates below only keep the server from work. */
const lookedUp = { max: 60, seconds: 60 };
const made = { max: 20, seconds: 60 };

export const inviteLinkRoutes = {
  createLink: route({
    method: "POST",
    path: "/projects/{projectId}/magic-codes",
    policy: { project: "ManageMagicCodes" },
    summary: "Make the project's invite link, in place of the one it has; the level decides which right is needed",
    params: z.object({ projectId: idSchema }),
    body: z.object({ access_level: givenLevelSchema }),
    result: inviteLinkSchema,
    rate: made,
    errors: [
      { status: 403, code: "forbidden" },
      { status: 403, code: "plan_required" },
      { status: 403, code: "enterprise_viewers_only" },
      { status: 403, code: "sso_enforced" },
    ],
  }),
  listLinks: route({
    method: "GET",
    path: "/projects/{id}/magic-codes",
    policy: { project: "ManageMagicCodes" },
    summary: "The project's invite link, up to the caller's own level",
    params: z.object({ id: idSchema }),
    result: z.object({ magic_codes: z.array(inviteLinkSchema) }),
  }),
  removeLink: route({
    method: "DELETE",
    path: "/projects/{projectId}/magic-codes/{magicCodeId}",
    policy: { project: "ManageMagicCodes" },
    summary: "End an invite link; people who joined with it stay",
    params: z.object({ projectId: idSchema, magicCodeId: idSchema }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
    ],
  }),
  lookUpLink: route({
    method: "GET",
    path: "/magic-codes/{id}",
    policy: "public",
    summary: "Who invites to what with an invite link, for the person who has it",
    params: z.object({ id: idSchema }),
    result: z.object({
      project_id: z.string(),
      project_name: z.string(),
      workspace_name: z.string(),
      invited_by: z.string(),
      access_level: givenLevelSchema,
      /** The caller can do already what the link would let them do. */
      has_access: z.boolean(),
    }),
    rate: lookedUp,
    errors: [
      { status: 403, code: "enterprise_viewers_only" },
      { status: 403, code: "sso_enforced" },
      { status: 404, code: "not_found" },
      { status: 410, code: "link_ended" },
    ],
  }),
  redeemLink: route({
    method: "POST",
    path: "/magic-codes/{id}/redeem",
    policy: "signedIn",
    summary: "Join a project with its invite link",
    params: z.object({ id: idSchema }),
    /** The level that the person has afterwards: never less than before. */
    result: z.object({ project_id: z.string(), access_level: accessLevelSchema }),
    rate: lookedUp,
    errors: [
      { status: 403, code: "enterprise_viewers_only" },
      { status: 403, code: "sso_enforced" },
      { status: 404, code: "not_found" },
      { status: 410, code: "link_ended" },
    ],
  }),
} as const satisfies Contract;
