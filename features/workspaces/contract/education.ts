/** Education: workspaces and accounts that buy nothing. The people who run this Slipway mark them. [W1.06] [WS4] */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { planSchema } from "./workspace.ts";

const staffWorkspaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  plan: planSchema,
  /** People who joined. */
  member_count: z.number().int(),
  /** The owner who joined first; null for a workspace without an owner. */
  owner_email: z.string().nullable(),
  workspace_is_temporary_edu: z.boolean(),
});
export type StaffWorkspace = z.output<typeof staffWorkspaceSchema>;

const errors = [{ status: 404, code: "not_found" }] as const;

export const educationRoutes = {
  listAll: route({
    method: "GET",
    path: "/admin/workspaces",
    policy: "staff",
    summary: "Every workspace, by name",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      /** Id of the last one of the previous page. */
      cursor: idSchema.optional(),
      q: z.string().max(100).optional(),
    }),
    result: z.object({ workspaces: z.array(staffWorkspaceSchema), next_cursor: z.string().nullable() }),
  }),
  setWorkspaceEducation: route({
    method: "PUT",
    path: "/admin/workspaces/{workspaceId}/education",
    policy: "staff",
    summary: "Mark a workspace as education, which hides everything that is for sale from its people",
    params: z.object({ workspaceId: idSchema }),
    body: z.object({ workspace_is_temporary_edu: z.boolean() }),
    errors,
  }),
  setAccountEducation: route({
    method: "PUT",
    path: "/admin/users/{userId}/education",
    policy: "staff",
    summary: "Mark an account as education, which hides everything that is for sale from its person",
    params: z.object({ userId: idSchema }),
    body: z.object({ user_is_temporary_edu: z.boolean() }),
    errors,
  }),
} as const satisfies Contract;
