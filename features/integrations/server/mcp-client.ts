/** Speaks to one MCP server over streamable HTTP. Everything from it is bounded and untrusted. */
import { createHash } from "node:crypto";
import { createMCPClient } from "@ai-sdk/mcp";
import { AppError } from "@slipway/kernel/errors";
import { boundedResponse } from "@slipway/platform/egress/bounded-response";
import { createEgress, type EgressOptions } from "@slipway/platform/egress/connector";
import { MCP_LIMITS } from "../contract/index.ts";
import type { StoredMcpTool } from "./integration-tables.ts";
import type { McpResult } from "./integrations.ts";

const LIST_MS = 15_000;
const CALL_MS = 60_000;
/** Size of one answer of the server. */
const MAX_BYTES = 2 * 1_048_576;
/** Bound of pages of one list. */
const MAX_PAGES = 5;

export interface McpTarget {
  url: string;
  headers: Readonly<Record<string, string>>;
}

export interface McpConnection extends AsyncDisposable {
  tools(): Promise<StoredMcpTool[]>;
  call(tool: string, input: Record<string, unknown>, signal: AbortSignal): Promise<McpResult>;
}

const failed = (reason: string, cause?: unknown): AppError =>
  new AppError({
    code: "mcp_failed",
    status: 502,
    userMessage: reason,
    ...(cause === undefined
      ? {}
      : { message: `${reason} ${cause instanceof Error ? cause.message.slice(0, 300) : ""}` }),
  });

/** A refused address keeps its error. Any other error becomes a sentence without the server's own words. */
function meaningOf(error: unknown): AppError {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof AppError) return at;
  const text = error instanceof Error ? error.message : "";
  if (/\b401\b|\b403\b|unauthor/i.test(text)) return failed("The MCP server refuses the headers it was sent.", error);
  if (/timed? ?out|aborted/i.test(text)) return failed("The MCP server did not answer in time.", error);
  return failed("The MCP server could not be reached, or does not speak MCP over streamable HTTP.", error);
}

const tooLong = (): AppError => failed("The MCP server answered more than is read.");

/** Tools that delete something, by the server's own annotation or by the tool's name. */
const DESTRUCTIVE =
  /(^|[_\-.\s]|(?<=[a-z])(?=[A-Z]))(delete|drop|remove|destroy|purge|truncate|erase|wipe|revoke|reset|cancel|kill|terminate)/i;
const isDestructive = (name: string, hint: boolean | undefined): boolean => hint === true || DESTRUCTIVE.test(name);

// Characters that reverse or hide text are removed from what a person is asked about.
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const plain = (text: string, max: number): string =>
  text.replace(HIDDEN, " ").replace(/\s+/g, " ").trim().slice(0, max);

interface ListedTool {
  name: string;
  description?: string | undefined;
  inputSchema: Record<string, unknown>;
  annotations?: { destructiveHint?: boolean | undefined } | undefined;
}

/** Null for a tool that cannot be offered: its name or schema is beyond our bounds. */
function storedTool(
  url: string,
  { name, description = "", inputSchema, annotations }: ListedTool,
): StoredMcpTool | null {
  const schema = JSON.stringify(inputSchema);
  if (!/^[A-Za-z0-9_-]{1,36}$/.test(name) || schema.length > MCP_LIMITS.schemaCharacters) return null;
  const shown = plain(description, MCP_LIMITS.descriptionCharacters);
  const destructive = isDestructive(name, annotations?.destructiveHint);
  // Covers the whole description, so that the part that is cut off cannot change unnoticed.
  const pin = createHash("sha256")
    .update(JSON.stringify([url, name, description, schema, destructive]))
    .digest("hex");
  return { name, description: shown, inputSchema: { ...inputSchema, type: "object" }, destructive, pin };
}

function textOf(result: unknown): string {
  const { content, structuredContent, toolResult } = result as Record<string, unknown>;
  if (!Array.isArray(content)) return JSON.stringify(toolResult ?? structuredContent ?? null);
  return content
    .map((part: Record<string, unknown>) => {
      if (part["type"] === "text") return String(part["text"]);
      const resource = part["resource"] as Record<string, unknown> | undefined;
      return typeof resource?.["text"] === "string" ? resource["text"] : `(${String(part["type"])}, not shown)`;
    })
    .join("\n");
}

const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max)}\n… cut off: ${text.length - max} characters more`;

/** AppError `address_refused` or `mcp_failed`. */
export async function connectMcp(network: EgressOptions, { url, headers }: McpTarget): Promise<McpConnection> {
  await using stack = new AsyncDisposableStack();
  const egress = stack.use(createEgress({ kind: "workspace" }, network));
  const send: typeof fetch = async (input, init) =>
    boundedResponse(await egress.fetch(input, init), MAX_BYTES, tooLong);
  let client: Awaited<ReturnType<typeof createMCPClient>>;
  try {
    client = await createMCPClient({
      clientName: "slipway",
      transport: { type: "http", url, headers: { ...headers }, fetch: send },
      protocolVersionDiscovery: false,
      initializationOptions: { timeout: LIST_MS, maxTotalTimeout: LIST_MS },
      onUncaughtError: () => undefined,
    });
  } catch (error) {
    throw meaningOf(error);
  }
  stack.defer(() => client.close().catch(() => undefined));
  const owned = stack.move();
  return {
    async tools() {
      try {
        const found: StoredMcpTool[] = [];
        let cursor: string | undefined;
        for (let page = 0; page < MAX_PAGES; page += 1) {
          const list = await client.listTools({
            ...(cursor === undefined ? {} : { params: { cursor } }),
            options: { timeout: LIST_MS, maxTotalTimeout: LIST_MS },
          });
          for (const tool of list.tools) {
            const kept = storedTool(url, tool as ListedTool);
            if (kept !== null && !found.some(({ name }) => name === kept.name)) found.push(kept);
          }
          cursor = list.nextCursor;
          if (cursor === undefined || found.length >= MCP_LIMITS.toolsPerServer) break;
        }
        return found.slice(0, MCP_LIMITS.toolsPerServer);
      } catch (error) {
        throw meaningOf(error);
      }
    },
    async call(tool, input, signal) {
      try {
        const options = { signal, timeout: CALL_MS, maxTotalTimeout: CALL_MS };
        const result = await client.callTool({ name: tool, arguments: input, options });
        const ok = (result as { isError?: boolean }).isError !== true;
        return { ok, text: cut(textOf(result), ok ? MCP_LIMITS.resultCharacters : MCP_LIMITS.errorCharacters) };
      } catch (error) {
        signal.throwIfAborted();
        throw meaningOf(error);
      }
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
