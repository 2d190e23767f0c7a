/** An MCP server on loopback that speaks streamable HTTP, and says whatever a test wants. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { EgressOptions } from "@slipway/platform/egress/connector";

interface ListedTool {
  name: string;
  description?: string;
  inputSchema?: Record<string, unknown>;
  annotations?: Record<string, unknown>;
}

export interface McpScript {
  tools: ListedTool[];
  /** Answers a call; by default with its arguments. */
  call?: (name: string, input: Record<string, unknown>) => { text: string; isError?: boolean } | "hang";
  /** Answers every request with this status. */
  status?: number;
}

export interface TestMcpServer extends AsyncDisposable {
  /** A public name, which `network` resolves to this server. */
  url: string;
  network: EgressOptions;
  script: McpScript;
  /** Calls of tools, in order. */
  calls: { name: string; input: Record<string, unknown> }[];
  /** Headers of every request. */
  headers: IncomingHttpHeaders[];
}

const PUBLIC = "93.184.216.34";

interface Rpc {
  id?: number | string;
  method: string;
  params?: { name?: string; arguments?: Record<string, unknown>; protocolVersion?: string };
}

const initialized = (version: string | undefined): object => ({
  protocolVersion: version ?? "2025-06-18",
  capabilities: { tools: {} },
  serverInfo: { name: "test", version: "1" },
});

const withSchema = (tool: ListedTool): object => ({ inputSchema: { type: "object", properties: {} }, ...tool });

export async function startMcpServer(script: McpScript): Promise<TestMcpServer> {
  const calls: TestMcpServer["calls"] = [];
  const headers: IncomingHttpHeaders[] = [];
  const resultOf = ({ method, params }: Rpc): object | "hang" | null => {
    if (method === "initialize") return initialized(params?.protocolVersion);
    if (method === "tools/list") return { tools: running.script.tools.map(withSchema) };
    if (method !== "tools/call") return null;
    const call = { name: params?.name ?? "", input: params?.arguments ?? {} };
    calls.push(call);
    const said = running.script.call?.(call.name, call.input) ?? { text: JSON.stringify(call.input) };
    if (said === "hang") return said;
    return { content: [{ type: "text", text: said.text }], isError: said.isError ?? false };
  };
  const answer = (response: ServerResponse, rpc: Rpc): void => {
    if (rpc.id === undefined) return void response.writeHead(202).end();
    const result = resultOf(rpc);
    if (result === "hang") return;
    response.writeHead(200, { "content-type": "application/json" });
    const error = { code: -32601, message: "no such method" };
    response.end(JSON.stringify({ jsonrpc: "2.0", id: rpc.id, ...(result === null ? { error } : { result }) }));
  };
  const server = createServer((request, response) => {
    headers.push(request.headers);
    void (async () => {
      let body = "";
      for await (const piece of request) body += String(piece);
      const { status } = running.script;
      if (status !== undefined) return void response.writeHead(status).end("no");
      if (request.method !== "POST") return void response.writeHead(405).end();
      answer(response, JSON.parse(body) as Rpc);
    })();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const network: EgressOptions = {
    lookup: () => Promise.resolve([{ address: PUBLIC, family: 4 }]),
    dial: () => {
      const socket = connect({ host: "127.0.0.1", port });
      Object.defineProperty(socket, "remoteAddress", { get: () => PUBLIC });
      return socket;
    },
  };
  const running: TestMcpServer = {
    url: "http://mcp.slipway-test.com/mcp",
    network,
    script,
    calls,
    headers,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return running;
}
