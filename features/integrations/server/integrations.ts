/** The object that integrations offer the other features: `services.integrations`. */
import type { EgressOptions } from "@slipway/platform/egress/connector";
import type { IntegrationName } from "../contract/index.ts";

/** Answers what an integration says of a project. */
export type IntegrationReader = (projectId: string) => Promise<Readonly<Record<string, unknown>>>;

export interface ToolIdentity {
  integration: string;
  tool: string;
  /** Hash of the tool as it is now; null for our own. */
  pin: string | null;
  /** Never allowed for good. */
  destructive: boolean;
}

export interface McpResult {
  ok: boolean;
  /** Within our bounds. */
  text: string;
}

export interface McpTool {
  /** `mcp__{server}__{tool}`. */
  name: string;
  server: string;
  tool: string;
  description: string;
  inputSchema: Record<string, unknown>;
  /** As it stands at its server now; `changed`: not as the model was told. */
  current(): Promise<{ identity: ToolIdentity; changed: boolean }>;
  call(input: Record<string, unknown>, signal: AbortSignal): Promise<McpResult>;
}

export interface McpToolbox extends AsyncDisposable {
  tools: readonly McpTool[];
}

export interface Integrations {
  /** The feature behind an integration registers its reader; one without a reader is not connected. [I1] */
  provide(name: IntegrationName, reader: IntegrationReader): void;
  /** The tools of a workspace's MCP servers but those that the person has switched off. Reaches no server. */
  openMcpToolbox(person: { workspaceId: string; userId: string }): Promise<McpToolbox>;
  /** How names become sockets; for tests, whose servers have no public address. */
  setMcpNetwork(network: EgressOptions): void;
}
