/** The program inside a runner's sandbox: loads Vite, reports it, and waits for a project. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { ViteDevServer } from "vite";
import { buildProject } from "./build.ts";
import { answerRequests, send } from "./channel.ts";
import type { RequestEnvelope } from "./messages.ts";
import { optimizeDependencies } from "./optimize.ts";
import { tellMemory } from "./dev/memory-figures.ts";
import { announce, startServer, takeSilently, type ServeOptions } from "./dev/serve.ts";
import { rehearse, warmPage } from "./dev/warm.ts";

const LISTENING_DESCRIPTOR = 4;
const MAX_HELD = 500;

const http = createServer();
let vite: ViteDevServer | null = null;
/** The server of the current Vite, which never listens, so that all of it starts at once. Null while one starts. */
let answering: Server | null = null;
/** Nothing answers here any more: clients are sent away at once, and get the reason elsewhere. */
let isBroken = false;
const held: (() => void)[] = [];

/**
 * Requests during a restart of Vite wait for it: a page whose first WebSocket is refused never reconnects, and one that
 * joins a half-started Vite is never told that it is outdated.
 */
for (const event of ["request", "upgrade"]) {
  http.on(event, (incoming: IncomingMessage, ...rest: unknown[]) => {
    const arrive = (): unknown => (answering === null ? incoming.destroy() : answering.emit(event, incoming, ...rest));
    if (answering !== null || isBroken || held.length >= MAX_HELD) arrive();
    else held.push(arrive);
  });
}

async function serve(options: ServeOptions): Promise<void> {
  answering = null;
  isBroken = false;
  try {
    await vite?.close();
    const server = createServer();
    vite = await startServer(server, options);
    answering = server;
  } catch (error) {
    isBroken = true;
    throw error;
  } finally {
    for (const arrive of held.splice(0)) arrive();
  }
  // The host bound the socket and the runner inherited it: requests wait in it until now.
  if (!http.listening) await new Promise<void>((resolve) => http.listen({ fd: LISTENING_DESCRIPTOR }, resolve));
}

const server = (): ViteDevServer => {
  if (!vite) throw new Error("No project is served yet.");
  return vite;
};

async function handle(request: RequestEnvelope): Promise<object | void> {
  switch (request.type) {
    case "serve":
      return request.optimize ? optimizeDependencies(request.include) : serve(request);
    case "claim":
      return takeSilently(server(), request.changes);
    case "apply":
      return announce(server(), request.changes);
    case "warm":
      return warmPage(server());
    case "rehearse":
      return rehearse(server(), request.sources);
    case "ping":
      return;
    case "build":
      return buildProject(request.environment, request.include);
  }
}

tellMemory();
answerRequests(handle);
void send({ type: "loaded" });
