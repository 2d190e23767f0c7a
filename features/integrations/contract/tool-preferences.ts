/** Whether a tool needs approval, per person. [W3.09] [I2] */
import { z } from "zod";

export const APPROVAL_PREFERENCES = ["ask", "allow", "disable"] as const;
export const approvalPreferenceSchema = z.enum(APPROVAL_PREFERENCES);
export type ApprovalPreference = z.infer<typeof approvalPreferenceSchema>;
/** [W9.17] */
export const DEFAULT_APPROVAL: ApprovalPreference = "ask";

export const APPROVAL_LABELS: Record<ApprovalPreference, string> = {
  ask: "Ask each time",
  allow: "Always allow",
  disable: "Disable",
};

const nameSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/, "must be a tool's or an integration's name");
export const toolParams = z.object({ integrationName: nameSchema, toolName: nameSchema });

export const toolPreferenceSchema = z.object({
  integration_name: z.string(),
  tool_name: z.string(),
  approval_preference: approvalPreferenceSchema.default(DEFAULT_APPROVAL),
});
export type ToolPreference = z.output<typeof toolPreferenceSchema>;

/** The agent's own tools that need approval: their names in preferences and on screen. */
export const PROJECT_INTEGRATION = "project";
export const ADD_DEPENDENCY = "add_dependency";
export const WEB_FETCH = "web_fetch";
export const WEB_SEARCH = "web_search";
const HOST_PREFIX = `${WEB_FETCH}.`;
/** The pages of one host, as a tool that may be allowed by itself; null for a name that preferences cannot hold. */
export function webFetchOf(host: string): string | null {
  const tool = `${HOST_PREFIX}${host}`;
  return nameSchema.safeParse(tool).success ? tool : null;
}
/** The host of such a tool, or null. */
export const hostOfWebFetch = (tool: string): string | null =>
  tool.startsWith(HOST_PREFIX) ? tool.slice(HOST_PREFIX.length) : null;
export const CLOUD_INTEGRATION = "cloud";
export const EXECUTE_SQL = "execute_sql";
export const QUERY_DATABASE = "query_database";
export const READ_LOGS = "read_logs";
/** Names of the database's tools in questions and in the settings. */
export const DATABASE_TOOL_LABELS = {
  [EXECUTE_SQL]: "Run SQL",
  [QUERY_DATABASE]: "Query the database",
  [READ_LOGS]: "Read the logs",
} as const;
/** A server's id as an integration, so that a new server with the same name inherits nothing. */
export const mcpIntegration = (serverId: string): string => `mcp_${serverId}`;

/** A tool as the settings show it. */
export const listedToolSchema = z.object({
  integration_name: z.string(),
  integration_label: z.string(),
  tool_name: z.string(),
  label: z.string(),
  /** The tool maker's own text: shown as text, and not trusted. */
  description: z.string(),
  /** Asks every time: it can take something away. */
  destructive: z.boolean(),
  approval_preference: approvalPreferenceSchema,
});
export type ListedTool = z.infer<typeof listedToolSchema>;
