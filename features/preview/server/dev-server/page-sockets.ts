/**
 * What pages of the dev server and their lost server say to each other. A page whose connection closed asks every second whether
 * its server is back, and loads again when it is. A page whose first connection was refused never asks anything again.
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
 * For a page whose server is gone, or another one by now: that one does not know the page and would refuse it. The page takes
 * this for a lost connection.
 */
export function openAndClose({ incoming, socket, head }: UpgradeRequest): void {
  if (socket.destroyed) return;
  sockets.handleUpgrade(incoming, socket, head, (opened) => {
    // What it says meanwhile is read by nobody.
    opened.on("error", () => opened.terminate());
    opened.close();
  });
}

/**
 * A page that still shows what there is leaves its server asleep. One that is outdated is told that the server is back: it
 * loads again, and that wakes the preview or shows the built site.
 */
export async function answerPing(server: LiveServer, request: UpgradeRequest, refuse: () => void): Promise<void> {
  if (!(await server.isOutdated())) return refuse();
  openAndClose(request);
}
