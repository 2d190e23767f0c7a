/** A project moves to another workspace. [P2] */
import { z } from "zod";
import { route } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";

export const transferProject = route({
  method: "POST",
  path: "/projects/{id}/transfer",
  /** Admins of the project, as for deleting it; in the other workspace it takes the right to make projects. */
  policy: { project: "DeleteProject" },
  summary: "Move a project to another workspace in which the caller may make projects",
  params: z.object({ id: idSchema }),
  body: z.object({ workspace_id: idSchema }),
  errors: [
    { status: 403, code: "forbidden" },
    { status: 403, code: "plan_required" },
    { status: 403, code: "publishing_disabled" },
    { status: 403, code: "publishing_restricted" },
    { status: 403, code: "cloud_disabled" },
    { status: 404, code: "not_found" },
    { status: 409, code: "same_workspace" },
    { status: 409, code: "in_trash" },
    { status: 409, code: "project_locked" },
  ],
});
