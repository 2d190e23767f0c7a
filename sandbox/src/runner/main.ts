/** The program inside a runner's sandbox: loads Vite, says so, and waits to be given a project. */
import { createServer } from "node:http";
import type { ViteDevServer } from "vite";
import { buildProject } from "./build.ts";
import { answerRequests, send } from "./channel.ts";
import type { RequestEnvelope } from "./messages.ts";
import { optimizeDependencies } from "./optimize.ts";
import { announce, startServer, takeSilently, type ServeOptions } from "./dev/serve.ts";
import { rehearse, warmPage } from "./dev/warm.ts";

const LISTENING_DESCRIPTOR = 4;
const http = createServer();
let vite: ViteDevServer | null = null;

const EVENTS = ["request", "upgrade"] as const;
const MOST_HELD = 500;

/**
 * What arrives while Vite starts anew waits for it: a page whose first WebSocket is refused never connects again. Answers
 * a function that lets everything through.
 */
function holdArrivals(): () => void {
  const held: (() => void)[] = [];
  const holders = EVENTS.map((event) => {
    http.removeAllListeners(event);
    const hold = (...values: unknown[]): void => {
      // The new Vite listens already.
      if (http.listenerCount(event) > 1) return;
      if (held.length < MOST_HELD) held.push(() => http.emit(event, ...values));
    };
    http.on(event, hold);
    return () => http.off(event, hold);
  });
  return () => {
    for (const release of holders) release();
    for (const arrive of held) arrive();
  };
}

async function serve(options: ServeOptions): Promise<void> {
  const release = vite ? holdArrivals() : null;
  try {
    await vite?.close();
    vite = await startServer(http, options);
  } finally {
    release?.();
  }
  // The socket was bound by the host and inherited: requests wait in it until now.
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

answerRequests(handle);
void send({ type: "loaded" });
