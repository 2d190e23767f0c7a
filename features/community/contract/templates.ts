/** Templates: projects that a workspace's members may begin with. A copy is made by `POST /projects/{id}/remix`. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";

export const MAX_TEMPLATES = 24;

const byId = z.object({ id: idSchema });
const templateSchema = z.object({
  id: z.string(),
  display_name: z.string(),
  screenshot_url: z.string().nullable(),
});
export type Template = z.output<typeof templateSchema>;

export const templateRoutes = {
  templates: route({
    method: "GET",
    path: "/workspaces/{id}/templates",
    policy: { workspace: "ViewWorkspace" },
    summary: "The workspace's templates, newest first",
    params: byId,
    result: z.object({ templates: z.array(templateSchema) }),
  }),
  isTemplate: route({
    method: "GET",
    path: "/projects/{id}/template",
    policy: { project: "ManageProjectSettings" },
    summary: "Whether the project is a template of its workspace",
    params: byId,
    result: z.object({ is_template: z.boolean() }),
  }),
  setTemplate: route({
    method: "PUT",
    path: "/projects/{id}/template",
    policy: { project: "ManageProjectSettings" },
    summary: "Make the project a template of its workspace, or end that",
    params: byId,
    body: z.object({ is_template: z.boolean() }),
    result: z.object({ is_template: z.boolean() }),
    errors: [
      { status: 409, code: "personal_project" },
      { status: 409, code: "too_many_templates" },
    ],
  }),
} as const satisfies Contract;
