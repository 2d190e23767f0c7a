/**
 * Wraps a provider's model so that it never hangs and fails in one way: temporary failures are retried before the first
 * word, unless the caller does that, and a stream that breaks off, turns to garbage or falls silent ends in one AppError, after which no step
 * follows.
 */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
} from "@ai-sdk/provider";
import { setTimeout as delay } from "node:timers/promises";
import type { ModelEntry } from "./port.ts";
import { isPassing, modelFailed, readProviderFailure, type ProviderFailure } from "./provider-failures.ts";

export interface Patience {
  /** A model that thinks also sends something now and then. */
  idleMs: number;
  tries: number;
  pauseMs: number;
  /** A provider that asks for a longer pause is not waited for here: a caller that can say so waits. */
  maxPauseMs: number;
}

const PATIENCE: Patience = { idleMs: 240_000, tries: 3, pauseMs: 1000, maxPauseMs: 5000 };

/** Option of a call, under `slipway`: the caller asks again by itself, so that tries do not multiply. */
export const ASKS_ONCE = { asksOnce: true } as const;
const isAskedOnce = ({ providerOptions }: LanguageModelV4CallOptions): boolean =>
  providerOptions?.["slipway"]?.["asksOnce"] === true;

const SILENT: ProviderFailure = { reason: "silent", status: null, said: "", retryAfterSeconds: null };
const CUT: ProviderFailure = { reason: "cut", status: null, said: "", retryAfterSeconds: null };

export interface DependableOptions {
  entry: ModelEntry;
  patience?: Partial<Patience>;
}

type Finish = Extract<LanguageModelV4StreamPart, { type: "finish" }>;

const nothing = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined };
/** The one reason after which the loop asks for no further step, whatever tools were called before. */
const INTERRUPTED: Finish = {
  type: "finish",
  finishReason: { unified: "interrupted", raw: undefined },
  usage: { inputTokens: nothing, outputTokens: { total: undefined, text: undefined, reasoning: undefined } },
};

/** A stream whose provider names a finish reason is complete. OpenAI's responses end a refusal without a raw reason. */
const isWhole = ({ finishReason: { unified, raw } }: Finish): boolean =>
  ["stop", "tool-calls", "content-filter"].includes(unified) || (raw !== undefined && unified !== "interrupted");

class Silence extends Error {}

const failureOf = (error: unknown): ProviderFailure => (error instanceof Silence ? SILENT : readProviderFailure(error));

/** Rejects with `Silence` when nothing came for this long. */
async function within<T>(work: PromiseLike<T>, idleMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Silence()), idleMs)));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function dependableModel(model: LanguageModelV4, { entry, patience }: DependableOptions): LanguageModelV4 {
  const bounds = { ...PATIENCE, ...patience };
  const failed = (failure: ProviderFailure) => modelFailed(failure, entry);
  const asked = { bounds, failed };
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => tried(options, asked, (signal) => model.doGenerate({ ...options, abortSignal: signal })),
    doStream: async (options) => {
      const stopping = new AbortController();
      const result = await tried(options, asked, (signal) =>
        model.doStream({ ...options, abortSignal: AbortSignal.any([signal, stopping.signal]) }),
      );
      return { ...result, stream: dependableStream(result, { options, stopping, ...asked }) };
    },
  };
}

interface Asked {
  bounds: Patience;
  failed: (failure: ProviderFailure) => Error;
}

/** Throws the signal's own reason when it was aborted. */
async function tried<T>(
  options: LanguageModelV4CallOptions,
  { bounds, failed }: Asked,
  work: (signal: AbortSignal) => PromiseLike<T>,
): Promise<T> {
  const { abortSignal } = options;
  const maxTries = isAskedOnce(options) ? 1 : bounds.tries;
  for (let tries = 1; ; tries += 1) {
    const ending = new AbortController();
    const signal = abortSignal === undefined ? ending.signal : AbortSignal.any([abortSignal, ending.signal]);
    try {
      return await within(work(signal), bounds.idleMs);
    } catch (error) {
      ending.abort();
      abortSignal?.throwIfAborted();
      const failure = failureOf(error);
      const pause = Math.max((failure.retryAfterSeconds ?? 0) * 1000, bounds.pauseMs * 2 ** (tries - 1));
      if (tries >= maxTries || !isPassing(failure) || pause > bounds.maxPauseMs) throw failed(failure);
      await delay(pause, undefined, { signal: abortSignal }).catch(() => abortSignal?.throwIfAborted());
    }
  }
}

interface Streaming extends Asked {
  options: LanguageModelV4CallOptions;
  stopping: AbortController;
}

function dependableStream(
  { stream }: LanguageModelV4StreamResult,
  { options: { abortSignal }, bounds, failed, stopping }: Streaming,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader();
  const isStopped = (): boolean => abortSignal?.aborted === true;
  const end = (controller: ReadableStreamDefaultController<LanguageModelV4StreamPart>, error: Error): void => {
    controller.enqueue({ type: "error", error });
    controller.enqueue(INTERRUPTED);
    controller.close();
    stopping.abort();
    // A broken stream has nothing left to cancel.
    reader.cancel().catch(() => undefined);
  };
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      // Parts that have arrived are not wanted any more either.
      if (isStopped()) return controller.error(abortSignal?.reason);
      try {
        const { done, value } = await within(reader.read(), bounds.idleMs);
        if (done) return end(controller, failed(CUT));
        if (value.type === "error") return end(controller, failed(failureOf(value.error)));
        if (value.type === "finish" && !isWhole(value)) return end(controller, failed(CUT));
        controller.enqueue(value);
        if (value.type === "finish") controller.close();
      } catch (error) {
        // The caller that aborts gets its own reason.
        if (isStopped()) return controller.error(abortSignal?.reason);
        end(controller, failed(failureOf(error)));
      }
    },
    async cancel(reason) {
      stopping.abort(reason);
      await reader.cancel(reason).catch(() => undefined);
    },
  });
}
