/** From the gateway process to the app, while it is there: its own hosts, and the heads of requests to previews. */
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { previewRelay } from "@slipway/features/preview/server/dev-server/relay.ts";
import { CHECK_LABEL } from "@slipway/features/domains/server/questions.ts";
import type { Needs } from "@slipway/features/services.ts";
import type { ErrorBody } from "@slipway/kernel/errors";
import { forwardHost, type ForwardHost, type ForwardOptions } from "@slipway/platform/http/forward/forward-host";
import { refuseOddAnswers } from "@slipway/platform/http/forward/odd-answers";
import { answerPlain } from "@slipway/platform/http/host-table";
import type { Addresses, HostMatch, HostTable } from "@slipway/platform/http/port";
import { newTraceId } from "@slipway/platform/log/pino-log";

const STARTING = "Slipway is starting. Try again in a moment.";
const LOOK_MS = 5000;

function startingBody(): string {
  const body: ErrorBody = { error: { code: "starting", message: STARTING, trace_id: newTraceId() } };
  return JSON.stringify(body);
}

function answerStarting(incoming: IncomingMessage, response: ServerResponse): void {
  incoming.resume();
  response.setHeader("retry-after", "2");
  // A browser's tab asks again by itself.
  response.setHeader("refresh", "2");
  if (incoming.url?.startsWith("/api/") !== true) return answerPlain(response, 503, STARTING);
  response.writeHead(503, { "content-type": "application/json", "cache-control": "no-store" }).end(startingBody());
}

/** Whether the app has something under a name, as it tells a proxy that makes certificates on demand. */
function appServes(socketPath: string, name: string): Promise<boolean> {
  const path = `/api/reach/certificates?${new URLSearchParams({ domain: name })}`;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(LOOK_MS);
    const call = request({ socketPath, path, headers: { host: "localhost" }, signal, agent: false });
    call.once("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.once("error", () => resolve(false));
    refuseOddAnswers(call, () => resolve(false));
    call.end();
  });
}

/** Previews are as many as there are versions; the app's own names are always there. */
const servesOf =
  (socketPath: string) =>
  async ({ hostname, label }: HostMatch): Promise<boolean> =>
    label === null || appServes(socketPath, hostname);

const appAt = (socketPath: string): Omit<ForwardOptions, "takesBack"> => ({
  socketPath,
  away: answerStarting,
  serves: servesOf(socketPath),
});

export const appForward = (socketPath: string): ForwardHost => forwardHost(appAt(socketPath));

/** The app says which dev server answers; this process talks to it. */
export const previewForward = (services: Needs<"addresses" | "database" | "log">, socketPath: string): ForwardHost =>
  previewRelay(services, appAt(socketPath));

/** The names of the app's among those the gateway process answers by itself: what the app's check of names asks for. */
export function giveToApp(hosts: HostTable, addresses: Addresses, app: ForwardHost): void {
  const { appHost, sitePattern, cloud } = addresses;
  hosts.set(appHost, app);
  for (const pattern of [sitePattern, ...(cloud === null ? [] : [cloud.pattern])])
    hosts.set(pattern.replace("*", CHECK_LABEL), app);
}
