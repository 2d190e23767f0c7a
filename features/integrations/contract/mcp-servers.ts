/** MCP servers that a workspace has added. Their own descriptions are untrusted text. */
import { z } from "zod";

export const MCP_LIMITS = {
  serversPerWorkspace: 10,
  toolsPerServer: 40,
  headers: 10,
  descriptionCharacters: 1000,
  schemaCharacters: 16_000,
  resultCharacters: 8000,
  errorCharacters: 20_000,
} as const;

/** A tool's name for the model: `mcp__{server}__{tool}`. Providers allow 64 characters. */
export const MCP_TOOL_NAME = /^[A-Za-z0-9_-]{1,64}$/;
export const mcpToolName = (server: string, tool: string): string => `mcp__${server}__${tool}`;

export const mcpToolSchema = z.object({
  name: z.string(),
  description: z.string(),
  destructive: z.boolean(),
});

export const mcpServerSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  /** Names only; values are write-only. */
  header_names: z.array(z.string()),
  tools: z.array(mcpToolSchema),
  /** Why it cannot be used now; null if it can. */
  problem: z.string().nullable(),
  /** ISO 8601 instant at which it last listed its tools. */
  checked_at: z.string(),
});
export type McpServer = z.infer<typeof mcpServerSchema>;

/** Headers that the connection sets itself. */
const OWN_HEADERS = /^(host|content-.*|transfer-encoding|connection|mcp-.*|accept|cookie|origin|te|upgrade|expect)$/i;

export const addMcpServerSchema = z.object({
  name: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,18}[a-z0-9])?$/, "must be 1 to 20 lower-case letters, digits and hyphens"),
  url: z
    .string()
    .max(1000)
    .refine((text) => {
      const url = URL.parse(text);
      return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
    }, "must be an http or https address without a password"),
  headers: z
    .array(
      z.object({
        name: z
          .string()
          .regex(/^[A-Za-z0-9-]{1,100}$/, "must be the name of a header")
          .refine((name) => !OWN_HEADERS.test(name), "is set by Slipway itself"),
        value: z
          .string()
          .min(1)
          .max(4000)
          .regex(/^[\x20-\x7e]*$/, "must be printable ASCII"),
      }),
    )
    .max(MCP_LIMITS.headers)
    .default([]),
});
export type AddMcpServer = z.output<typeof addMcpServerSchema>;
