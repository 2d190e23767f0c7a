/** Serves the dev server to people who may edit. */
import type { OutgoingHttpHeaders } from "node:http";
import { AppError } from "@slipway/kernel/errors";
import { askedOf, handOver } from "@slipway/platform/http/forward/hand-over";
import type { PreviewAddress } from "@slipway/sandbox/port";
import type { Needs } from "../../../services.ts";
import { answerPage, isNavigation, type Exchange, type PageAnswer } from "./answer-page.ts";
import type { FirstSights } from "../first-sight/first-sight.ts";
import { proxyRequest } from "../dev-server/proxy.ts";
import type { DevServerNote } from "../dev-server/notes.ts";
import type { Page } from "./pages.ts";
import type { Visit } from "./preview-viewer.ts";
import type { WakeAttempts } from "./wake-attempts.ts";

/** A preview from the pool is ready sooner, so nobody sees a waiting page in between. */
const PAGE_PATIENCE_MS = 1_500;
/** For scripts and pictures of an open page, which cannot show why they wait. */
const PART_PATIENCE_MS = 20_000;
/** The page retries by itself after a failure. */
const RETRY_SECONDS = 15;

/** The waiting page while the preview starts. */
function waitingPage(services: Needs<"sandbox">, name: string): Page {
  const state = services.sandbox.previews.state(name);
  if (state.state === "queued") {
    return {
      title: "Waiting for a free preview",
      text: state.reason,
      reloads: 1,
    };
  }
  return {
    title: "Waking preview",
    text: state.state === "waking" ? state.reason : "The preview is starting.",
    reloads: 1,
  };
}

/** The page for a preview that cannot be shown, with the reason of the refusal. */
export function failurePage(error: unknown): PageAnswer {
  if (!(error instanceof AppError)) {
    return {
      status: 500,
      page: {
        title: "The preview could not start",
        text: "Slipway ran into a fault of its own while it started the preview. The log on the server says more.",
      },
    };
  }
  const detail = typeof error.details === "string" ? error.details : undefined;
  if (error.code === "sandbox_refused") {
    return {
      status: 503,
      page: { title: "Previews cannot run on this machine", text: error.userMessage, detail: "Run `./slipway doctor`" },
    };
  }
  return {
    status: error.status >= 500 ? 503 : error.status,
    page: {
      title: "The preview could not start",
      text: error.userMessage,
      ...(detail === undefined ? {} : { detail }),
      ...(error.status >= 500 ? { reloads: error.retryAfter ?? RETRY_SECONDS } : {}),
    },
  };
}

/** A dev server that may have to be woken: the project's shared one, or that of a person with unsaved files. */
export interface LiveServer {
  /** Its name in the sandbox. */
  name: string;
  attempts: WakeAttempts;
  /** Whether a page that lost its server shows an outdated tree. */
  isOutdated(): Promise<boolean>;
}

interface LivePlace {
  visit: Visit;
  server: LiveServer;
  firstSights: FirstSights;
  headers: OutgoingHttpHeaders;
}

/** Where a gateway process passed the request on, that one asks the dev server: no byte of its answer comes here. */
async function answerFrom(
  exchange: Exchange,
  { visit, headers }: LivePlace,
  { address: { socketPath }, isLast }: { address: PreviewAddress; isLast: boolean },
): Promise<"answered" | "gone"> {
  if (askedOf(exchange.incoming) === null) return proxyRequest(exchange, { socketPath, headers }, isLast);
  const note: DevServerNote = { socketPath, isLast, visit };
  handOver(exchange.response, note);
  return "answered";
}

/** Answers with parts of a built site that is still shown, or from the dev server. False: a dev server has to be woken. */
async function answerAtOnce(services: Needs<"sandbox">, exchange: Exchange, place: LivePlace): Promise<boolean> {
  const { visit, server, firstSights, headers } = place;
  const { projectId } = visit;
  const address = services.sandbox.previews.address(server.name);
  // The built site is what is saved.
  const isCommon = server.name === projectId;
  if (
    await (address === null && isCommon
      ? firstSights.serveAsleep(exchange, { projectId, headers })
      : firstSights.serveAwake(exchange, { projectId, headers }))
  )
    return true;
  return address !== null && (await answerFrom(exchange, place, { address, isLast: false })) === "answered";
}

export async function serveLive(
  services: Needs<"log" | "sandbox">,
  exchange: Exchange,
  place: LivePlace,
): Promise<void> {
  const { server, headers } = place;
  // The dev server that was named went away before it answered.
  const isAgain = askedOf(exchange.incoming) === "again";
  if (!isAgain && (await answerAtOnce(services, exchange, place))) return;
  const isPage = isNavigation(exchange.incoming);
  const outcome = await server.attempts.wake(server.name, isPage ? PAGE_PATIENCE_MS : PART_PATIENCE_MS);
  if (outcome.state === "awake") {
    await answerFrom(exchange, place, { address: outcome.address, isLast: true });
    return;
  }
  if (outcome.state === "waiting")
    return answerPage(exchange, { status: isPage ? 200 : 503, page: waitingPage(services, server.name) }, headers);
  if (!(outcome.error instanceof AppError))
    services.log.error("a preview could not be woken", { projectId: place.visit.projectId, error: outcome.error });
  answerPage(exchange, failurePage(outcome.error), headers);
}
