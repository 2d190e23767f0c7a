/** Whose `server/index.ts` a feature's server may import. No cycles; the architecture test reads this table. */
export const dependencies: Record<string, readonly string[]> = {
  accounts: [],
  workspaces: ["accounts"],
  sharing: ["accounts", "workspaces"],
  projects: ["accounts", "workspaces", "sharing"],
  billing: ["accounts", "workspaces", "projects"],
  edits: ["accounts", "projects"],
  files: ["accounts", "projects", "edits"],
  preview: ["accounts", "projects", "edits", "files"],
  agent: ["accounts", "projects", "edits", "files", "preview"],
  uploads: ["accounts"],
  chat: ["accounts", "projects", "edits", "agent", "uploads"],
  "site-info": ["projects", "edits"],
  models: ["accounts"],
  operations: ["projects", "preview", "publish"],
  publish: ["accounts", "workspaces", "projects", "preview"],
  reach: [],
};
