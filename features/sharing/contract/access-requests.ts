/** People who opened a project's address and ask to be let in. [W3.07] [W7.21] [W2.22] [S3] */
import { z } from "zod";
import type { Contract } from "@slipway/kernel/contract/route";
import { route } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { ASK_MESSAGE_MAX } from "./ask-message.ts";
import { collaboratorSchema, givenLevelSchema } from "./levels.ts";

/** [W3.07] */
export const accessRequestSchema = z.object({
  id: z.string(),
  project_id: z.string(),
  workspace_id: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  user_email: z.string(),
  access_level: givenLevelSchema,
  /** Words of the person to whoever answers; empty without any. */
  message: z.string(),
});
export type AccessRequest = z.output<typeof accessRequestSchema>;

const byRequest = z.object({ projectId: idSchema, requestId: idSchema });

export const accessRequestRoutes = {
  ask: route({
    method: "POST",
    path: "/projects/{id}/access-requests",
    policy: "signedIn",
    status: 202,
    summary: "Ask for access to a project; the answer is the same whether or not there is one",
    params: z.object({ id: idSchema }),
    body: z.object({
      access_level: givenLevelSchema.default("read"),
      message: z.string().trim().max(ASK_MESSAGE_MAX).default(""),
    }),
    /** Each may mail several people. */
    rate: { max: 10, seconds: 3600 },
  }),
  listRequests: route({
    method: "GET",
    path: "/projects/{id}/access-requests",
    policy: { project: "AddProjectViewers" },
    summary: "People who ask for access, the longest waiting first",
    params: z.object({ id: idSchema }),
    result: z.object({ access_requests: z.array(accessRequestSchema) }),
  }),
  acceptRequest: route({
    method: "POST",
    path: "/projects/{projectId}/access-requests/{requestId}/accept",
    policy: { project: "AddProjectViewers" },
    summary: "Let somebody in who asked, with the level they asked for or another one",
    params: byRequest,
    body: z.object({ access_level: givenLevelSchema.optional() }),
    result: collaboratorSchema,
    errors: [
      { status: 403, code: "forbidden" },
      { status: 403, code: "plan_required" },
      { status: 403, code: "enterprise_viewers_only" },
      { status: 403, code: "sso_enforced" },
      { status: 404, code: "not_found" },
    ],
  }),
  declineRequest: route({
    method: "POST",
    path: "/projects/{projectId}/access-requests/{requestId}/decline",
    policy: { project: "AddProjectViewers" },
    needsNoRoom: true,
    summary: "Refuse somebody who asked; they may ask again after a week",
    params: byRequest,
    errors: [
      { status: 403, code: "forbidden" },
      { status: 404, code: "not_found" },
    ],
  }),
} as const satisfies Contract;
