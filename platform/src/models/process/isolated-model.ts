/**
 * A model of this machine that reads in processes of its own: whatever a person writes, it holds up nobody else and ends nothing
 * that serves. One process stands ready; a second one comes while the first is held up, and goes when it has been idle for a while.
 */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { AppError, unavailable } from "@slipway/kernel/errors";
import { FairQueue } from "../../jobs/fair-queue.ts";
import { takingTurns } from "../../jobs/turns.ts";
import { ProcessEnded, type EndReason, type ProcessLimits } from "../../processes/limited/limited-process.ts";
import { askedOf, type Answered, type Asked } from "./messages.ts";
import { MAX_PROCESSES, ProcessPool } from "./process-pool.ts";

export const MESSAGE_NOT_READ = "message_not_read";

export interface IsolatedModelOptions {
  /** Calls `serveModel`. */
  module: URL;
  provider: string;
  modelId: string;
  limits?: Partial<ProcessLimits>;
  /** Told of each process that was ended for what it was asked. */
  onEnded?(reason: EndReason, error: ProcessEnded): void;
  /** Told in the caller's context how much processor time each call took. */
  onAnswered?(cpuMs: number): void;
}

export interface IsolatedModel extends LanguageModelV4, AsyncDisposable {
  readonly queue: FairQueue;
  /** The first process is there and has rehearsed. */
  ready(): Promise<void>;
}

const LIMITS: ProcessLimits = { cpuMs: 5000, wallMs: 60_000, megabytes: 512, startMs: 60_000 };
/** Waiting calls hold their conversations in memory. */
const MAX_WAITING = 200;
const MAX_WAITING_PER_TENANT = 50;

const busy = (): AppError =>
  unavailable("builder_busy", "Too many messages are being read at the moment. Please try again in a minute.");

/** A process that is not there says nothing about the message. */
const notThere = (cause: ProcessEnded): AppError =>
  unavailable("builder_unavailable", "What reads messages is not running at the moment. Please try again.", cause);

const SHORTER = "Make it shorter, or send it in several parts.";

function notRead(seconds: number, cause: ProcessEnded): AppError {
  const { reason } = cause;
  if (reason === "start" || reason === "stopped") return notThere(cause);
  const sentence = {
    cpu: `I could not read this message within ${seconds} seconds.`,
    wall: "I could not read this message in time, because the machine is busy.",
    memory: "I could not read this message with the memory that one message may take.",
    crash: "I could not read this message: reading it broke off.",
  }[reason];
  const userMessage = `${sentence} ${SHORTER}`;
  return new AppError({ code: MESSAGE_NOT_READ, status: 422, userMessage, details: { reason }, cause });
}

/** Set by whoever runs the loop, so that those who wait take turns; other models do not look at it. */
const tenantOf = ({ providerOptions }: LanguageModelV4CallOptions): string => {
  const tenant = providerOptions?.["slipway"]?.["tenant"];
  return typeof tenant === "string" ? tenant : "";
};

export function createIsolatedModel(options: IsolatedModelOptions): IsolatedModel {
  const limits = { ...LIMITS, ...options.limits };
  const processes = new ProcessPool({ module: options.module, limits, onEnded: options.onEnded });
  const queue = new FairQueue({
    name: "reading",
    atOnce: MAX_PROCESSES,
    waiting: { max: MAX_WAITING, perTenant: MAX_WAITING_PER_TENANT, onFull: busy },
  });

  async function answer(call: LanguageModelV4CallOptions, way: Asked["way"]): Promise<Answered> {
    const { abortSignal: signal } = call;
    signal?.throwIfAborted();
    const asked = askedOf(call, way);
    // A call that was given up in its turn is read to its end, or its limit: its process serves others afterwards.
    const answered = await untilAborted(
      queue.run(() => processes.ask(asked), { tenant: tenantOf(call), signal }),
      signal,
    ).catch((error: unknown) => {
      throw error instanceof ProcessEnded ? notRead(limits.cpuMs / 1000, error) : error;
    });
    options.onAnswered?.(answered.cpuMs);
    if (answered.type === "failed") throw new Error(`the model failed: ${answered.said}`);
    return answered;
  }

  return {
    specificationVersion: "v4",
    provider: options.provider,
    modelId: options.modelId,
    supportedUrls: {},
    queue,
    ready: () => processes.ready(),
    async doGenerate(call) {
      const answered = await answer(call, "generate");
      if (answered.type !== "generated") throw new Error(`a process answered ${answered.type}`);
      return answered.result as LanguageModelV4GenerateResult;
    },
    async doStream(call) {
      const answered = await answer(call, "stream");
      if (answered.type !== "streamed") throw new Error(`a process answered ${answered.type}`);
      return { stream: streamOf(answered.parts, call.abortSignal) };
    },
    [Symbol.asyncDispose]: () => processes[Symbol.asyncDispose](),
  };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", stop));
}

/** Parts that are all there would be taken in one turn of the event loop, with all that is done for each. */
function streamOf(
  parts: readonly LanguageModelV4StreamPart[],
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  const left = parts.values();
  const turn = takingTurns();
  return new ReadableStream({
    async pull(controller) {
      await turn();
      if (signal?.aborted) return controller.error(signal.reason);
      const next = left.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}
