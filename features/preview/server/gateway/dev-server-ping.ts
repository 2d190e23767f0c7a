/** What a page of the dev server asks every second when its server went to sleep: whether it is back. */
import type { IncomingMessage } from "node:http";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import { WebSocketServer } from "ws";
import type { Services } from "../../../services.ts";
import { previewState } from "../preview-state.ts";
import { shownKey } from "../show-tree.ts";

export const isPing = (incoming: IncomingMessage): boolean =>
  incoming.headers["sec-websocket-protocol"] === "vite-ping";

const pings = new WebSocketServer({ noServer: true, maxPayload: 64, perMessageDeflate: false });

/**
 * A page that still shows what there is leaves its server asleep. One that is outdated is told that the server is back: it
 * loads again, and that wakes the preview or shows the built site.
 */
export async function answerPing(
  services: Services,
  { incoming, socket, head }: UpgradeRequest,
  { projectId, refuse }: { projectId: string; refuse: () => void },
): Promise<void> {
  if (previewState(services).targets.servedKey(projectId) === (await shownKey(services, projectId))) return refuse();
  pings.handleUpgrade(incoming, socket, head, (opened) => opened.close());
}
