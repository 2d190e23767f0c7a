/**
 * A provider on loopback between the product and its model: it sees every request and answer, answers from a recording or
 * asks the connected model, and cuts a turn where its task says so.
 */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WIRE_FORMATS, writeFrames } from "@slipway/platform/testing/servers/model-server";
import type { Cut } from "../tasks/task.ts";
import type { RecordedAnswer } from "./recording.ts";
import { saidIn, tokensIn, type Tokens } from "./said.ts";

/** One request of the product and its answer. */
export interface Exchange {
  turn: number;
  /** As it was sent. */
  body: string;
  /** Milliseconds since 1970. `to` is 0 until the answer has ended. */
  from: number;
  to: number;
  said: Pick<RecordedAnswer, "text" | "calls">;
  tokens: Tokens;
  /** The task cut it, so there is no whole answer. */
  cut: boolean;
}

export interface Request {
  turn: number;
  /** From the provider's own path on: `/chat/completions`. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Writes the answer to a request, and returns all that it wrote. */
export type Source = (request: Request, response: ServerResponse) => Promise<string>;

export interface Turn {
  number: number;
  cut: Cut | undefined;
  /** Called once, when the request to be cut has arrived. */
  onCut: () => void;
  /** Called when the n-th request (from 1) has arrived; the request is answered once it resolves. */
  interrupts: { at: number; write: () => Promise<unknown> } | null;
}

export interface Wire extends AsyncDisposable {
  /** For the product's settings. */
  url: string;
  exchanges: readonly Exchange[];
  begin(source: Source, turn: Turn): void;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

const FORMAT = WIRE_FORMATS["openai-chat"];
const HALF_AN_ANSWER = FORMAT.frames({ text: ["I look at the"] }, { input: 1, output: 1 }).slice(0, 2);

interface Playing extends Turn {
  source: Source;
  arrived: number;
  isGone: boolean;
}

/** True: the request got no whole answer. */
async function cutShort(playing: Playing, response: ServerResponse): Promise<boolean> {
  const { cut } = playing;
  if (cut === undefined || (playing.arrived !== cut.at && !playing.isGone)) return false;
  if (playing.arrived === cut.at) playing.onCut();
  if (cut.how === "drops") {
    await writeFrames(response, HALF_AN_ANSWER);
    response.destroy();
  } else if (cut.how === "gone") {
    playing.isGone = true;
    response.writeHead(503, { "content-type": "application/json" }).end(JSON.stringify(FORMAT.refusal("overloaded")));
  } else {
    // Ends when the product hangs up.
    await writeFrames(response, HALF_AN_ANSWER);
    await once(response, "close");
  }
  return true;
}

export async function startWire(): Promise<Wire> {
  const exchanges: Exchange[] = [];
  let playing: Playing | null = null;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await textOf(request);
    const now = playing;
    if (now === null) return void response.writeHead(503).end("{}");
    now.arrived += 1;
    const exchange: Exchange = {
      ...{ turn: now.number, body, from: Date.now(), to: 0, cut: false },
      ...{ said: { text: "", calls: [] }, tokens: { input: 0, output: 0, cached: 0 } },
    };
    exchanges.push(exchange);
    if (now.arrived === now.interrupts?.at) await now.interrupts.write();
    if (await cutShort(now, response)) exchange.cut = true;
    else {
      const path = request.url!.replace(/^\/v1/, "");
      const stream = await now.source({ turn: now.number, path, headers: request.headers, body }, response);
      exchange.said = saidIn(stream);
      exchange.tokens = tokensIn(stream);
    }
    exchange.to = Date.now();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`the wire: ${String(error)}`);
      response.destroy();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    exchanges,
    begin: (source, turn) => (playing = { ...turn, source, arrived: 0, isGone: false }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
