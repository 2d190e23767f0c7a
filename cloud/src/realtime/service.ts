/** `/realtime/v1`: Phoenix channels over a WebSocket, and broadcasts by HTTP. */
import { WebSocketServer } from "ws";
import type { Backend } from "../backend/port.ts";
import { jsonResponse } from "../gateway/body.ts";
import type { Service, ServiceRequest, ServiceUpgrade } from "../gateway/service.ts";
import { handleBroadcast, isBroadcastPath } from "./broadcast-endpoint.ts";
import { callerOf, CallerProblem } from "./callers.ts";
import { ProjectRealtime } from "./project-realtime.ts";
import { readRealtimeSettings } from "./settings.ts";
import { RealtimeSocket } from "./socket.ts";
import type { Protocol } from "./wire/frames.ts";

export interface RealtimeService extends Service, AsyncDisposable {
  upgrade(request: ServiceRequest, upgrade: ServiceUpgrade, backend: Backend): Promise<void>;
  /** Ends everything of a project that is paused or removed. */
  close(ref: string, reason: string): Promise<void>;
}

/** Sockets that may be open beyond the users a project may have, so that each hears why it may not join. */
const SPARE_SOCKETS = 50;
const HEADER_ROOM = 4096;
/** Without sockets from one look to the next, a project's realtime is forgotten. */
const LOOK_MS = 30_000;

function refuse({ socket }: ServiceUpgrade, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

const protocolOf = (query: string): Protocol | null => {
  const asked = new URLSearchParams(query).get("vsn") ?? "1.0.0";
  return asked === "1.0.0" || asked === "2.0.0" ? asked : null;
};

class Projects {
  readonly #projects = new Map<string, Promise<ProjectRealtime>>();

  of(backend: Backend): Promise<ProjectRealtime> {
    let known = this.#projects.get(backend.ref);
    if (known === undefined) {
      known = readRealtimeSettings(backend.settings).then((settings) => new ProjectRealtime(backend, settings));
      this.#projects.set(backend.ref, known);
      known.catch(() => this.#projects.delete(backend.ref));
    }
    return known;
  }

  async close(ref: string, reason: string): Promise<void> {
    const project = this.#projects.get(ref);
    this.#projects.delete(ref);
    const open = await project?.catch(() => null);
    open?.close(reason);
    await open?.[Symbol.asyncDispose]();
  }

  async sweep(): Promise<void> {
    for (const [ref, project] of this.#projects) {
      if ((await project.catch(() => null))?.isUnused() === true) await this.close(ref, "idle");
    }
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#projects.keys()].map((ref) => this.close(ref, "Realtime is shutting down")));
  }
}

export function createRealtimeService(): RealtimeService {
  const projects = new Projects();
  // Messages above the largest limit end the socket; each project's own limit is checked by its socket.
  const servers = new Map<number, WebSocketServer>();
  const serverFor = (maxPayload: number): WebSocketServer => {
    const server =
      servers.get(maxPayload) ?? new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
    servers.set(maxPayload, server);
    return server;
  };
  const timer = setInterval(() => void projects.sweep(), LOOK_MS).unref();

  return {
    prefix: "/realtime/v1",
    async handle(request, backend) {
      if (!isBroadcastPath(request.path)) return jsonResponse(404, { message: "Not found" });
      return handleBroadcast(request, await projects.of(backend));
    },
    async upgrade(request, upgrade, backend) {
      const protocol = protocolOf(request.query);
      if (request.path !== "/websocket" || protocol === null) return refuse(upgrade, "404 Not Found");
      try {
        await callerOf(backend, request.credential);
      } catch (error) {
        if (!(error instanceof CallerProblem)) throw error;
        return refuse(upgrade, "401 Unauthorized");
      }
      const project = await projects.of(backend);
      const { max_concurrent_users: users, max_payload_bytes: bytes } = project.settings;
      if (project.sockets.size >= users + SPARE_SOCKETS) return refuse(upgrade, "429 Too Many Requests");
      serverFor(bytes + HEADER_ROOM).handleUpgrade(upgrade.incoming, upgrade.socket, upgrade.head, (socket) => {
        RealtimeSocket.open({ project, socket, protocol, credential: request.credential });
      });
    },
    close: (ref, reason) => projects.close(ref, reason),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await projects.closeAll();
    },
  };
}
