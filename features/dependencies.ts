/**
 * The features whose `server/index.ts` each feature's server may import. No cycles; the architecture test reads this
 * table.
 */
export const dependencies: Record<string, readonly string[]> = {
  accounts: [],
  workspaces: ["accounts"],
  sharing: ["accounts", "workspaces"],
  projects: ["accounts", "workspaces", "sharing"],
  billing: ["accounts", "workspaces", "projects"],
  edits: ["accounts", "projects"],
  files: ["accounts", "projects", "edits", "uploads"],
  "code-editor": ["accounts", "projects", "files"],
  preview: ["accounts", "projects", "edits", "files", "cloud", "errors"],
  knowledge: [],
  agent: ["accounts", "projects", "billing", "edits", "files", "preview", "integrations", "knowledge", "cloud"],
  uploads: ["accounts"],
  chat: ["accounts", "projects", "billing", "edits", "agent", "uploads", "cloud", "errors"],
  "site-info": ["projects", "edits"],
  integrations: ["accounts", "workspaces"],
  models: ["accounts"],
  inspect: ["accounts", "projects", "agent"],
  operations: ["accounts", "projects", "preview", "publish"],
  publish: ["accounts", "workspaces", "projects", "files", "preview", "cloud"],
  domains: [],
  "visual-edits": ["accounts", "edits", "uploads"],
  presence: ["accounts"],
  errors: ["projects"],
  security: ["projects", "files", "agent", "cloud"],
  "cloud-access": ["cloud"],
  "cloud-restore-points": ["cloud"],
  cloud: ["accounts", "workspaces", "projects", "billing", "edits", "files", "integrations", "errors"],
  "cloud-storage": ["cloud"],
};
