/**
 * Vite's reconnection. A page whose connection closed asks every second whether its server is back, and reloads when it
 * is. A page whose first connection was refused never asks again.
 */
import type { IncomingMessage } from "node:http";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import { WebSocketServer } from "ws";
import type { LiveServer } from "../gateway/live-preview.ts";

export const isPing = (incoming: IncomingMessage): boolean =>
  incoming.headers["sec-websocket-protocol"] === "vite-ping";

export const isPageSocket = (incoming: IncomingMessage): boolean =>
  incoming.headers["sec-websocket-protocol"] === "vite-hmr";

const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024, perMessageDeflate: false });

/**
 * For a page whose server is gone or has been replaced: a new server does not know the page and would refuse it. The
 * page takes this for a lost connection.
 */
export function openAndClose({ incoming, socket, head }: UpgradeRequest): void {
  if (socket.destroyed) return;
  sockets.handleUpgrade(incoming, socket, head, (opened) => {
    // Messages that arrive meanwhile are ignored.
    opened.on("error", () => opened.terminate());
    opened.close();
  });
}

/**
 * An up-to-date page leaves its server asleep. An outdated page is told that the server is back: it reloads, which
 * wakes the preview or shows the built site.
 */
export async function answerPing(server: LiveServer, request: UpgradeRequest, refuse: () => void): Promise<void> {
  if (!(await server.isOutdated())) return refuse();
  openAndClose(request);
}
