/**
 * Texts that people write once for the agent, such as rules, terms and facts, for one project or a workspace. [T3.09]
 */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

export const knowledgeLimits = {
  files: 20,
  nameCharacters: 80,
  descriptionCharacters: 300,
  fileCharacters: 20_000,
  /** Sum over one project or one workspace. */
  totalCharacters: 100_000,
} as const;

const id = z.string().min(1).max(100);
const written = z.object({
  name: z.string().trim().min(1, "Please enter a name").max(knowledgeLimits.nameCharacters),
  description: z.string().trim().max(knowledgeLimits.descriptionCharacters).default(""),
  knowledge: z.string().trim().min(1, "Please write something").max(knowledgeLimits.fileCharacters),
  /** If the text is long, the agent gets only its headings and first sentences. */
  preprocess: z.boolean().default(false),
});
export type WrittenKnowledge = z.output<typeof written>;

export const knowledgeFileSchema = written.extend({
  id: z.string(),
  /** Grows with every save. A save names the version it was made from. */
  version: z.number().int(),
  updated_at: z.string(),
});
export type KnowledgeFile = z.infer<typeof knowledgeFileSchema>;

const list = z.object({ files: z.array(knowledgeFileSchema) });
const version = z.number().int().min(1);
const file = z.object({ id, fileId: id });
const fromVersion = z.object({ version: z.coerce.number().int().min(1) });

const added = [
  { status: 409, code: "too_much_knowledge" },
  { status: 409, code: "knowledge_name_taken" },
] as const;
const changed = [...added, { status: 409, code: "knowledge_changed" }] as const;

const ofProject = "/projects/{id}/knowledge";
const ofWorkspace = "/workspaces/{id}/knowledge";

export const knowledgeContract = {
  projectKnowledge: route({
    method: "GET",
    path: ofProject,
    policy: { project: "EditProject" },
    summary: "Knowledge for the agent in this project",
    params: z.object({ id }),
    result: list,
  }),
  addProjectKnowledge: route({
    method: "POST",
    path: ofProject,
    policy: { project: "EditProject" },
    summary: "Writes something down for the agent in this project",
    params: z.object({ id }),
    body: written,
    result: knowledgeFileSchema,
    errors: added,
  }),
  saveProjectKnowledge: route({
    method: "PUT",
    path: `${ofProject}/{fileId}`,
    policy: { project: "EditProject" },
    summary: "Changes one, made from the version it names",
    params: file,
    body: written.extend({ version }),
    result: knowledgeFileSchema,
    errors: changed,
  }),
  removeProjectKnowledge: route({
    method: "DELETE",
    path: `${ofProject}/{fileId}`,
    policy: { project: "EditProject" },
    summary: "Removes one, if it is still the version named",
    params: file,
    query: fromVersion,
    needsNoRoom: true,
    errors: [{ status: 409, code: "knowledge_changed" }],
  }),
  workspaceKnowledge: route({
    method: "GET",
    path: ofWorkspace,
    policy: { workspace: "ViewWorkspace" },
    summary: "Knowledge for the agent in every project of this workspace",
    params: z.object({ id }),
    result: list,
  }),
  addWorkspaceKnowledge: route({
    method: "POST",
    path: ofWorkspace,
    policy: { workspace: "ManageWorkspace" },
    summary: "Writes something down for the agent in every project of this workspace",
    params: z.object({ id }),
    body: written,
    result: knowledgeFileSchema,
    errors: added,
  }),
  saveWorkspaceKnowledge: route({
    method: "PUT",
    path: `${ofWorkspace}/{fileId}`,
    policy: { workspace: "ManageWorkspace" },
    summary: "Changes one, made from the version it names",
    params: file,
    body: written.extend({ version }),
    result: knowledgeFileSchema,
    errors: changed,
  }),
  removeWorkspaceKnowledge: route({
    method: "DELETE",
    path: `${ofWorkspace}/{fileId}`,
    policy: { workspace: "ManageWorkspace" },
    summary: "Removes one, if it is still the version named",
    params: file,
    query: fromVersion,
    needsNoRoom: true,
    errors: [{ status: 409, code: "knowledge_changed" }],
  }),
} as const satisfies Contract;
