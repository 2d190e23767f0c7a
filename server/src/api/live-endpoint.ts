/** `/api/live`: one WebSocket per page for every live document. [K7] [W7.39] */
import { parseJson } from "@slipway/kernel/json-bounds";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer, type WebSocket } from "ws";
import { z } from "zod";
import type { Actor, MountedFeature } from "@slipway/features/feature.ts";
import type { Needs } from "@slipway/features/services.ts";
import type { LiveFrame, LivePathDefinition } from "@slipway/kernel/contract/live";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import type { LiveHub } from "@slipway/platform/live/port";
import type { Metrics } from "@slipway/platform/metrics/port";
import { decide } from "./guards/authorization.ts";
import type { ApiAccess } from "./create-api.ts";
import { LivePerson } from "./live-person.ts";
import { isOwnOrigin } from "./guards/origin-guard.ts";

const PROTOCOL = "slipway.live";
const BEARER_PREFIX = "bearer.";
const MAX_MESSAGE_BYTES = 16_384;
/** Bytes that may wait for a slow reader; beyond it the subscription ends and the reader resumes where it was. */
const MAX_BUFFERED_BYTES = 4 * 1_048_576;
const MAX_SOCKETS = 2000;
const PING_MS = 30_000;
/**
 * How long a session check is trusted. The hub asks every three seconds, so an ended session is noticed within five.
 */
const ACTOR_TTL_MS = 1500;

const path = z.string().min(1).max(300);
const requestSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("subscribe"),
    path,
    since: z.number().int().min(0).nullable(),
    params: z.record(z.string().max(50), z.string().max(200)).optional(),
  }),
  z.object({ type: z.literal("unsubscribe"), path }),
  z.object({ type: z.literal("ping") }),
]);

export interface LiveEndpointOptions {
  services: Needs<"addresses" | "clock" | "liveHub" | "log" | "metrics">;
  mounted: readonly MountedFeature[];
  access: ApiAccess;
  /** False: connections are refused, as every call is. */
  isReady: () => boolean;
}

export interface LiveEndpoint {
  upgrade(request: UpgradeRequest): Promise<void>;
  close(): void;
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Headers of the upgrade as fetch knows them; a bearer token in the protocol list becomes the header. */
function asRequest(incoming: IncomingMessage, appUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === "string") headers.set(name, value);
  const offered = (headers.get("sec-websocket-protocol") ?? "").split(",").map((text) => text.trim());
  const bearer = offered.find((text) => text.startsWith(BEARER_PREFIX))?.slice(BEARER_PREFIX.length);
  if (bearer !== undefined && !headers.has("authorization")) headers.set("authorization", `Bearer ${bearer}`);
  return new Request(`${appUrl}/api/live`, { headers });
}

/** Frames that go to many sockets are serialised once. */
const texts = new WeakMap<LiveFrame, string>();
function textOf(frame: LiveFrame): string {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const text = JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}

const projectIdOf = (params: Record<string, string>): string =>
  params["id"] ?? params["projectId"] ?? params["project_id"] ?? "";

function countFrames(metrics: Metrics, connections: () => number) {
  metrics.gauge({ name: "live_connections", help: "Open sockets of pages." }, () => [
    { labels: {}, value: connections() },
  ]);
  return metrics.counter({ name: "live_frames_total", help: "Sent to pages.", labels: ["type"] });
}

function registerPaths(liveHub: LiveHub, mounted: readonly MountedFeature[]): Map<string, LivePathDefinition> {
  const definitions = new Map<string, LivePathDefinition>();
  for (const { definition, snapshot } of mounted.flatMap((feature) => feature.livePaths ?? [])) {
    definitions.set(definition.path, definition);
    liveHub.register(definition.path, snapshot);
  }
  return definitions;
}

export function createLiveEndpoint({ services, mounted, access, isReady }: LiveEndpointOptions): LiveEndpoint {
  const { liveHub, addresses, clock, log, metrics } = services;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });
  const frames = countFrames(metrics, () => server.clients.size);
  const definitions = registerPaths(liveHub, mounted);

  const heartbeat = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      socket.ping();
    }
  }, PING_MS).unref();
  const silent = new WeakSet<WebSocket>();

  const people = new Map<string, LivePerson>();
  function personOf(userId: string): LivePerson {
    const person = people.get(userId) ?? new LivePerson();
    people.set(userId, person);
    return person;
  }

  function serve(socket: WebSocket, request: Request, person: LivePerson): void {
    let seen: { actor: Promise<Actor | null>; at: number } | null = null;
    const actor = (): Promise<Actor | null> => {
      if (seen === null || clock.now() - seen.at > ACTOR_TTL_MS)
        seen = { actor: access.authenticate(request), at: clock.now() };
      return seen.actor;
    };
    const connection = liveHub.connect({
      async authorize(template, params) {
        const definition = definitions.get(template);
        if (definition === undefined) return false;
        const { policy, own } = definition;
        const idOf = (kind: string): string =>
          kind === "project" ? projectIdOf(params) : (params["workspaceId"] ?? params["id"] ?? "");
        const person = await actor();
        if (person === null) socket.close(1008, "signed out");
        if (own !== undefined && params[own] !== person?.userId) return false;
        return (await decide({ policy, idOf }, person, access)).allowed;
      },
      send(frame) {
        // A refusal is small and always sent; other frames are dropped for a slow reader.
        if (frame.type !== "closed" && socket.bufferedAmount > MAX_BUFFERED_BYTES) return false;
        socket.send(textOf(frame));
        frames.add({ type: frame.type });
        return true;
      },
    });
    socket.on("pong", () => silent.delete(socket));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => connection.close());
    socket.on("message", (data, isBinary) => {
      silent.delete(socket);
      const message = isBinary ? null : parse(String(data));
      if (message === null) return socket.close(1008, "malformed");
      const isTaken = person.take(async () => {
        if (socket.readyState !== socket.OPEN) return;
        await connection.receive(message).catch((error: unknown) => {
          log.warn("a live request failed", { error });
          socket.close(1011);
        });
      });
      if (!isTaken) socket.close(1008, "too many requests");
    });
  }

  return {
    async upgrade({ incoming, socket, head }) {
      if (URL.parse(incoming.url ?? "/", addresses.appUrl)?.pathname !== "/api/live")
        return refuse(socket, "404 Not Found");
      // A page that is told to be connected asks for everything again, and would be refused.
      if (!isReady() || server.clients.size >= MAX_SOCKETS) return refuse(socket, "503 Service Unavailable");
      const request = asRequest(incoming, addresses.appUrl);
      // Other sites may open sockets here, and the browser would send the cookie along.
      if (!request.headers.has("authorization") && !isOwnOrigin(request.headers, addresses))
        return refuse(socket, "403 Forbidden");
      const actor = await access.authenticate(request);
      if (actor === null) return refuse(socket, "401 Unauthorized");
      if (socket.destroyed) return;
      const person = personOf(actor.userId);
      if (!person.enter()) return refuse(socket, "429 Too Many Requests");
      socket.once("close", () => {
        person.leave();
        if (person.sockets === 0) people.delete(actor.userId);
      });
      server.handleUpgrade(incoming, socket, head, (opened) => serve(opened, request, person));
    },
    close() {
      clearInterval(heartbeat);
      for (const socket of server.clients) socket.close(1001, "the server is stopping");
      server.close();
    },
  };
}

function parse(text: string): z.output<typeof requestSchema> | null {
  try {
    return requestSchema.safeParse(parseJson(text)).data ?? null;
  } catch {
    return null;
  }
}
