/** Sends single generated messages to each listener and watches the server, which must never end or stall. */
import type { connect } from "node:net";
import { diceOf } from "@slipway/platform/testing/dice";
import { WebSocket } from "ws";
import { exchangeBytes } from "../raw-exchange.ts";
import type { OneFrameGround } from "./ground.ts";
import { LISTENERS, messageTo, type Listener, type Message, type SocketMessage } from "./messages.ts";
import type { WatchedEvent } from "./stall-watch.ts";

/** A pause longer than this is a stall. */
export const STALL_MS = 250;

export interface OneFrameRun {
  ground: OneFrameGround;
  seed: number;
  from?: number;
  /** Messages to each listener. */
  count: number;
  patienceMs: number;
  listeners?: readonly Listener[];
  /** Events of the watched processes since the last call. */
  events(): Promise<readonly WatchedEvent[]>;
  isAlive(): boolean;
}

export interface OneFrameFindings {
  sent: number;
  ends: number;
  stalls: number;
  longestMs: number;
  /** Answers of each listener by status; `socket` for frames. */
  answers: Map<string, number>;
  problems: string[];
}

/**
 * The socket may be closed after a frame, as long as the server lives. Resolves when something came, or after this
 * time.
 */
const HEARD_MS = 300;
const AT_ONCE = 6;

async function overSocket(port: number, message: SocketMessage): Promise<void> {
  const { host, headers, protocols, opening, frame, isRaw } = message;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${message.path}`, protocols, {
    headers: { ...headers, host },
    perMessageDeflate: false,
  });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  socket.on("error", () => undefined);
  socket.on("unexpected-response", (_request, answer) => {
    answer.resume();
    end();
  });
  socket.on("close", () => end());
  let waiting = opening.length;
  socket.on("message", () => (waiting -= 1) < 0 && end());
  socket.on("open", () => {
    for (const text of opening) socket.send(text);
    if (isRaw) (socket as unknown as { _socket: ReturnType<typeof connect> })._socket.write(frame);
    else socket.send(frame);
  });
  const timer = setTimeout(end, HEARD_MS);
  await over;
  clearTimeout(timer);
  socket.terminate();
}

/**
 * Refusals that the dialects answer with 500: an answer that takes more temporary files or time than a query may, and a function that
 * broke itself.
 */
const TOO_MUCH = /"code":"(53400|57014|WORKER_ERROR)"/;

/** Status 0 when no answer came within the time, -1 when the connection was closed instead. */
async function send(ground: OneFrameGround, message: Message, patienceMs: number) {
  if (message.kind === "http") {
    const { status, text } = await exchangeBytes(ground.port, message.bytes, patienceMs);
    const problem = status === 0 ? `no answer within ${patienceMs} ms` : `answered 500: ${text.slice(0, 200)}`;
    return { status, problem: status === 0 || (status === 500 && !TOO_MUCH.test(text)) ? problem : null };
  }
  await overSocket(ground.port, message);
  return { status: "socket", problem: null };
}

interface Sent {
  name: string;
  begun: number;
  ended: number;
}

/** Names messages in the form `replay seed:listener:index`. */
export async function runOneFrame(run: OneFrameRun): Promise<OneFrameFindings> {
  const { ground, seed, from = 0, count, patienceMs, listeners = LISTENERS, events, isAlive } = run;
  const found: OneFrameFindings = { sent: 0, ends: 0, stalls: 0, longestMs: 0, answers: new Map(), problems: [] };
  const recent: Sent[] = [];
  const look = async (): Promise<void> => {
    for (const { at, stalledMs, uncaught } of await events()) {
      const near = recent.filter(({ begun, ended }) => begun <= at && ended >= at - (stalledMs ?? 0) - STALL_MS);
      const names = near.map(({ name }) => name).join(", ");
      if (uncaught !== undefined) {
        found.ends += 1;
        found.problems.push(`would have ended [${names}]: ${uncaught.slice(0, 1_000)}`);
      } else if (stalledMs !== undefined) {
        found.stalls += 1;
        found.longestMs = Math.max(found.longestMs, stalledMs);
        found.problems.push(`stood still for ${stalledMs} ms [${names}]`);
      }
    }
    recent.splice(0, Math.max(0, recent.length - 400));
  };
  for (const listener of listeners) {
    let next = from;
    const work = async (): Promise<void> => {
      while (next < from + count && isAlive()) {
        const index = next++;
        const name = `${seed}:${listener}:${index}`;
        const message = messageTo(listener, ground, diceOf(seed + LISTENERS.indexOf(listener) * 1_000, index));
        const entry: Sent = { name, begun: Date.now(), ended: Infinity };
        recent.push(entry);
        const { status, problem } = await send(ground, message, patienceMs);
        entry.ended = Date.now();
        found.sent += 1;
        const answer = `${listener} ${status}`;
        found.answers.set(answer, (found.answers.get(answer) ?? 0) + 1);
        if (problem !== null) found.problems.push(`${problem} [${name}]`);
        if (index % 100 === 0) await look();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await look();
    if (!isAlive()) {
      found.ends += 1;
      found.problems.push(
        `ended while ${listener} was asked [${recent
          .slice(-AT_ONCE)
          .map(({ name }) => name)
          .join(", ")}]`,
      );
      break;
    }
  }
  return found;
}
