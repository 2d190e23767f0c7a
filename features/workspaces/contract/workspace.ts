/** A workspace, as answers show it. [WS5] [W3.12] */
import { z } from "zod";
import { PUBLISH_OUTSIDE, WORKSPACE_PERMISSIONS } from "@slipway/kernel/permissions";
import { PLAIN } from "../../accounts/contract/profile.ts";

export const planSchema = z.enum(["free", "pro", "biz", "enterprise"]);
export const workspaceRoleSchema = z.enum(["viewer", "editor", "admin", "owner"]);

export const workspaceDefaults = {
  /** Visibility of new projects whose maker chooses none. */
  default_visibility: z.enum(["public", "private", "draft"]),
  /** Who may open the sites of new projects. */
  default_website_access: z.enum(["public", "private"]),
  /** Least role that may make a project or its site public. Enterprise. */
  publish_outside: z.enum(PUBLISH_OUTSIDE),
};

/** W3.12, as other answers embed it. */
export const workspaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  plan: planSchema,
  enforce_sso: z.boolean(),
  workspace_is_temporary_edu: z.boolean(),
  disable_publish: z.boolean(),
  disable_named_previews: z.boolean(),
  cloud_disabled: z.boolean(),
  ...workspaceDefaults,
});
export type Workspace = z.output<typeof workspaceSchema>;

/** With the caller's permissions: screens use `permissions` and never compare roles. [K5] */
export const ownWorkspaceSchema = workspaceSchema.extend({
  role: workspaceRoleSchema,
  permissions: z.array(z.enum(WORKSPACE_PERMISSIONS)),
  /** The caller has to sign in with the workspace's single sign-on first; until then there are no permissions. */
  needs_sso: z.boolean(),
  picture_url: z.string().nullable(),
});
export type OwnWorkspace = z.output<typeof ownWorkspaceSchema>;

export const WORKSPACE_NAME_MAX = 80;
export const workspaceNameSchema = z
  .string()
  .trim()
  .min(1, "Please enter a name")
  .max(WORKSPACE_NAME_MAX)
  .regex(PLAIN, "has characters that cannot be shown");
