/** Where answers come from: a recording, or a connected model whose answers may be recorded. */
import type { ServerResponse } from "node:http";
import { WIRE_FORMATS, writeFrames } from "@slipway/platform/testing/servers/model-server";
import type { RecordedAnswer } from "./recording.ts";
import { saidIn } from "./said.ts";
import type { Source } from "./wire.ts";

const CHARACTERS_PER_TOKEN = 4;
const tokens = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

export interface Replay {
  source: Source;
  /** Requests without a recorded answer, and answers that nobody asked for: each one a sentence. */
  strayed(): string[];
}

/** Answers in the recorded order, turn by turn. A request that has no answer is told that the recording ends. */
export function replay(answers: readonly RecordedAnswer[]): Replay {
  const left = new Map<number, RecordedAnswer[]>();
  for (const answer of answers) left.set(answer.turn, [...(left.get(answer.turn) ?? []), answer]);
  const missing = new Map<number, number>();
  let given = 0;
  return {
    async source({ turn, body }, response) {
      const next = left.get(turn)?.shift();
      if (next === undefined) missing.set(turn, (missing.get(turn) ?? 0) + 1);
      const { text, calls } = next ?? { text: "The recording ends here.", calls: [] };
      given += 1;
      const said = {
        text: text === "" ? [] : [text],
        calls: calls.map(({ name, input }, at) => {
          const written = typeof input === "string" ? input : JSON.stringify(input);
          return { id: `call-${given}-${at}`, name, input: [written] };
        }),
      };
      const usage = { input: tokens(body), output: tokens(text + JSON.stringify(calls)) };
      const frames = WIRE_FORMATS["openai-chat"].frames(said, usage);
      await writeFrames(response, frames);
      response.end();
      return frames.join("");
    },
    strayed: () => [
      ...[...missing].map(([turn, count]) => `turn ${turn} asks ${count} times more than the recording answers`),
      ...[...left]
        .filter(([, answers]) => answers.length > 0)
        .map(([turn, answers]) => `turn ${turn} ended before ${answers.length} recorded answers were asked for`),
    ],
  };
}

/** Passes requests on as they are, to a provider of the same wire format. */
export function upstream(baseUrl: string, keep: (answer: RecordedAnswer) => Promise<void>): Source {
  return async ({ turn, path, headers, body }, response) => {
    const { host: _host, "content-length": _length, connection: _connection, ...rest } = headers;
    const answered = await fetch(`${baseUrl}${path}`, {
      method: "POST",
      headers: { ...(rest as Record<string, string>), "accept-encoding": "identity" },
      body,
      signal: goneOf(response),
    });
    const type = answered.headers.get("content-type") ?? "text/event-stream";
    response.writeHead(answered.status, { "content-type": type });
    let stream = "";
    const decoder = new TextDecoder();
    for await (const part of answered.body ?? []) {
      stream += decoder.decode(part as Uint8Array, { stream: true });
      response.write(part);
    }
    response.end();
    if (answered.ok) await keep({ turn, ...saidIn(stream) });
    return stream;
  };
}

/** Aborts when the product hangs up before the answer has ended. */
function goneOf(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once("close", () => {
    if (!response.writableEnded) gone.abort();
  });
  return gone.signal;
}
