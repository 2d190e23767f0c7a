/** Workspaces: plan, settings, members. [WS1] [WS5] [W3.12] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";
import { emailSchema, idSchema } from "../../accounts/contract/index.ts";
import { bulkRoutes } from "./bulk.ts";
import { educationRoutes } from "./education.ts";
import { lifecycleRoutes } from "./lifecycle.ts";
import { ownWorkspaceSchema, workspaceDefaults, workspaceNameSchema, workspaceRoleSchema } from "./workspace.ts";

export * from "./bulk.ts";
export * from "./education.ts";
export * from "./lifecycle.ts";
export { workspaceLive } from "./live.ts";
export * from "./workspace.ts";

export const memberSchema = z.object({
  /** Row id; the path of `PUT` and `DELETE` takes it or the user id. */
  id: z.string(),
  user_id: z.string().nullable(),
  display_name: z.string().nullable(),
  email: z.string(),
  role: workspaceRoleSchema,
  /** Null: invited, not joined yet. */
  joined_at: z.string().nullable(),
});
export type Member = z.output<typeof memberSchema>;

const byId = z.object({ id: idSchema });
const byMember = z.object({ id: idSchema, userId: idSchema });

export const workspacesContract = {
  ...bulkRoutes,
  ...educationRoutes,
  ...lifecycleRoutes,
  list: route({
    method: "GET",
    path: "/workspaces",
    policy: "signedIn",
    summary: "The caller's workspaces",
    result: z.object({ workspaces: z.array(ownWorkspaceSchema) }),
  }),
  get: route({
    method: "GET",
    path: "/workspaces/{id}",
    policy: { workspace: "ViewWorkspace" },
    summary: "One workspace",
    params: byId,
    result: ownWorkspaceSchema,
  }),
  update: route({
    method: "PUT",
    path: "/workspaces/{id}",
    policy: { workspace: "ManageWorkspace" },
    summary: "Rename a workspace, change its switches or what new projects begin with",
    params: byId,
    body: z.object({
      name: workspaceNameSchema.optional(),
      enforce_sso: z.boolean().optional(),
      disable_publish: z.boolean().optional(),
      disable_named_previews: z.boolean().optional(),
      cloud_disabled: z.boolean().optional(),
      default_visibility: workspaceDefaults.default_visibility.optional(),
      default_website_access: workspaceDefaults.default_website_access.optional(),
      publish_outside: workspaceDefaults.publish_outside.optional(),
    }),
    result: ownWorkspaceSchema,
    errors: [
      { status: 403, code: "plan_required" },
      { status: 409, code: "sso_not_tested" },
    ],
  }),
  listMembers: route({
    method: "GET",
    path: "/workspaces/{id}/members",
    policy: { workspace: "ViewWorkspace" },
    summary: "Members, and people who are invited",
    params: byId,
    result: z.object({ members: z.array(memberSchema) }),
  }),
  addMember: route({
    method: "POST",
    path: "/workspaces/{id}/members",
    policy: { workspace: "AddWorkspaceViewers" },
    summary: "Invite somebody by e-mail; the role decides which right is needed",
    params: byId,
    body: z.object({ email: emailSchema, role: workspaceRoleSchema }),
    /** `invite_url` is the link to hand over when mail does not leave this machine; null for who has joined already; `mailed`: a mail went out. */
    result: memberSchema.extend({ invite_url: z.string().nullable(), mailed: z.boolean() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 409, code: "already_member" },
    ],
  }),
  inviteLink: route({
    method: "POST",
    path: "/workspaces/{id}/members/{userId}/invite-link",
    policy: { workspace: "AddWorkspaceViewers" },
    summary: "The link of somebody who has not joined yet; the role decides which right is needed",
    params: byMember,
    result: z.object({ invite_url: z.string() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
      { status: 409, code: "already_member" },
    ],
  }),
  resend: route({
    method: "POST",
    path: "/workspaces/{id}/members/{userId}/resend",
    policy: { workspace: "AddWorkspaceViewers" },
    summary: "Mail the invitation of somebody who has not joined yet again",
    params: byMember,
    /** False where the mail server refused it, or the address got many within the hour. */
    result: z.object({ mailed: z.boolean() }),
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
      { status: 409, code: "already_member" },
    ],
  }),
  updateMember: route({
    method: "PUT",
    path: "/workspaces/{id}/members/{userId}",
    needsNoRoom: true,
    policy: { workspace: "AddWorkspaceViewers" },
    summary: "Change a member's role",
    params: byMember,
    body: z.object({ role: workspaceRoleSchema }),
    result: memberSchema,
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
      { status: 409, code: "last_owner" },
    ],
  }),
  removeMember: route({
    method: "DELETE",
    path: "/workspaces/{id}/members/{userId}",
    policy: { workspace: "ViewWorkspace" },
    summary: "Remove a member or an invitation, or leave",
    params: byMember,
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
      { status: 409, code: "last_owner" },
    ],
  }),
} as const satisfies Contract;
