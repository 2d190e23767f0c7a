/** The same four calls for a project and for a workspace. */
import { api } from "@slipway/ui/api/client";
import { knowledgeContract, type KnowledgeFile, type WrittenKnowledge } from "../contract/index.ts";

export interface KnowledgeCalls {
  /** Prefix of the query to read again after a change. */
  path: string;
  add(written: WrittenKnowledge): Promise<KnowledgeFile>;
  save(file: KnowledgeFile, written: WrittenKnowledge): Promise<KnowledgeFile>;
  remove(file: KnowledgeFile): Promise<unknown>;
}

export const projectCalls = (id: string): KnowledgeCalls => ({
  path: `/projects/${id}/knowledge`,
  add: (body) => api(knowledgeContract.addProjectKnowledge, { params: { id }, body }),
  save: ({ id: fileId, version }, body) =>
    api(knowledgeContract.saveProjectKnowledge, { params: { id, fileId }, body: { ...body, version } }),
  remove: ({ id: fileId, version }) =>
    api(knowledgeContract.removeProjectKnowledge, { params: { id, fileId }, query: { version } }),
});

export const workspaceCalls = (id: string): KnowledgeCalls => ({
  path: `/workspaces/${id}/knowledge`,
  add: (body) => api(knowledgeContract.addWorkspaceKnowledge, { params: { id }, body }),
  save: ({ id: fileId, version }, body) =>
    api(knowledgeContract.saveWorkspaceKnowledge, { params: { id, fileId }, body: { ...body, version } }),
  remove: ({ id: fileId, version }) =>
    api(knowledgeContract.removeWorkspaceKnowledge, { params: { id, fileId }, query: { version } }),
});
