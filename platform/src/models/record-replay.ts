/** Records what a model streamed as JSON lines keyed by a hash of the prompt, and plays it back without the model. */
import { createHash } from "node:crypto";
import { appendFile, readFile } from "node:fs/promises";
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Middleware,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";

/** `record` calls the model and appends; `replay` never calls it; `auto` replays what is known and records the rest. */
export type RecordingMode = "record" | "replay" | "auto";

interface Line {
  key: string;
  parts: LanguageModelV4StreamPart[];
}

/** Object keys sorted, so that equal prompts hash equally; bytes as base64. */
function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

/** Depends on what is asked (prompt, tools, response format), not on headers, signals or sampling. */
function promptKey(call: LanguageModelV4CallOptions): string {
  const { prompt, tools, toolChoice, responseFormat } = call;
  return createHash("sha256")
    .update(JSON.stringify(canonical({ prompt, tools, toolChoice, responseFormat })))
    .digest("hex");
}

async function readLines(file: string): Promise<Map<string, LanguageModelV4StreamPart[][]>> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const recordings = new Map<string, LanguageModelV4StreamPart[][]>();
  for (const row of text.split("\n").filter((line) => line !== "")) {
    const { key, parts } = JSON.parse(row) as Line;
    recordings.set(key, [...(recordings.get(key) ?? []), parts]);
  }
  return recordings;
}

/** Keeps a copy of what passes and hands it over when the stream has ended well. */
function tap(
  onEnd: (parts: LanguageModelV4StreamPart[]) => Promise<void>,
): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  const parts: LanguageModelV4StreamPart[] = [];
  return new TransformStream({
    transform(part, controller) {
      // Provider-shaped rests would tie a recording to one provider's wire format.
      if (part.type !== "raw" && part.type !== "ping") parts.push(part);
      controller.enqueue(part);
    },
    async flush() {
      if (parts.some((part) => part.type === "finish")) await onEnd(parts);
    },
  });
}

/** Stops where it is when it is told to, as the model would have. */
async function* playBack(
  parts: readonly LanguageModelV4StreamPart[],
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  for (const part of parts) {
    signal?.throwIfAborted();
    yield part;
  }
}

/**
 * Middleware for `wrapLanguageModel`. Streams only: the agent loop uses nothing else. Equal prompts replay in the order
 * they were recorded, the last one again and again. In `replay` a prompt without a recording throws.
 */
export function recordReplay(file: string, mode: RecordingMode): LanguageModelV4Middleware {
  let loaded: Promise<Map<string, LanguageModelV4StreamPart[][]>> | null = null;
  const played = new Map<string, number>();
  const take = async (key: string): Promise<LanguageModelV4StreamPart[] | undefined> => {
    const known = (await (loaded ??= readLines(file))).get(key);
    const turn = played.get(key) ?? 0;
    played.set(key, turn + 1);
    return known?.[Math.min(turn, known.length - 1)];
  };
  return {
    specificationVersion: "v4",
    wrapGenerate: () => {
      throw new Error("recordings hold streams only");
    },
    wrapStream: async ({ doStream, params }) => {
      const key = promptKey(params);
      const known = mode === "record" ? undefined : await take(key);
      if (known !== undefined) return { stream: ReadableStream.from(playBack(known, params.abortSignal)) };
      if (mode === "replay") throw new Error(`no recording for the prompt ${key.slice(0, 12)} in ${file}`);
      const result = await doStream();
      const save = (parts: LanguageModelV4StreamPart[]): Promise<void> =>
        appendFile(file, `${JSON.stringify({ key, parts } satisfies Line)}\n`);
      return { ...result, stream: result.stream.pipeThrough(tap(save)) };
    },
  };
}
