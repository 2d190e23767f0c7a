/**
 * A turn whose answer of the model ended too early asks again with the same context, from the point where
 * the answer was cut. Bounded per turn, because every time is paid for.
 */
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@slipway/kernel/errors";
import type { ModelMessage } from "ai";
import { messagesOfCut, withoutPictures, type CutStep } from "../drafts/draft-messages.ts";
import type { StepTracker } from "./step-tracker.ts";

/** The provider failed: asked again after a pause. With doubled pauses a provider may be down for a minute. */
const MAX_RETRIES = 6;
/** A silent provider was waited for before it counts as silent. */
const MAX_SILENCES = 2;
/** A provider is not waited for long while another model stands ready. */
const MAX_RETRIES_BEFORE_FALLBACK = 2;
const MAX_PAUSE_BEFORE_FALLBACK_MS = 10_000;
/** Failures of a provider that another provider does not share. */
const DOWN: ReadonlySet<Reason> = new Set(["limit", "provider", "unreachable", "cut", "silent"]);
/** Answers that reached the length of one answer. */
const MAX_CONTINUATIONS = 5;
const PAUSE_MS = 1000;
/** A provider that asks for more is not waited for. */
const MAX_PAUSE_MS = 120_000;

type Reason = "limit" | "provider" | "unreachable" | "cut" | "garbled" | "silent" | "error" | "length";

/** Continues "Asked again: ". */
const SAID: Record<Reason, string> = {
  limit: "the provider was at its limit",
  provider: "the provider had a problem of its own",
  unreachable: "the provider could not be reached",
  cut: "the connection broke off",
  garbled: "the answer could not be read",
  silent: "the provider stopped answering",
  error: "the provider reported an error",
  length: "the answer reached its greatest length",
};

/** Null for failures that asking again does not mend, such as a refused key. */
function reasonOf(error: unknown): Reason | null {
  if (!(error instanceof AppError) || error.code !== "model_failed") return null;
  const { reason } = (error.details ?? {}) as { reason?: string };
  return reason !== undefined && Object.hasOwn(SAID, reason) ? (reason as Reason) : null;
}

export interface CutEnd {
  error: unknown;
  /** The conversation that was sent. */
  messages: readonly ModelMessage[];
  /** The part of the answer that had arrived. */
  cut: CutStep;
}

/** The model that goes on when the first one is down. */
export interface Fallback {
  label: string;
  sees: boolean;
  /** From now on this one is asked. */
  take(): Promise<void>;
}

export interface CarryingOnInput {
  tracker: StepTracker;
  signal: AbortSignal;
  /** Null: no other model stands ready. */
  fallback?: () => Fallback | null;
  pauseMs?: number;
}

export class CarryingOn {
  readonly #tracker: StepTracker;
  readonly #signal: AbortSignal;
  readonly #pauseMs: number;
  readonly #fallback: () => Fallback | null;
  #retries = 0;
  #silences = 0;
  #continuations = 0;

  constructor({ tracker, signal, fallback = () => null, pauseMs = PAUSE_MS }: CarryingOnInput) {
    this.#tracker = tracker;
    this.#signal = signal;
    this.#fallback = fallback;
    this.#pauseMs = pauseMs;
  }

  /** The conversation to go on with, after the pause. Throws the error if the turn ends with it. */
  async from({ error, messages, cut }: CutEnd): Promise<ModelMessage[]> {
    const reason = reasonOf(error);
    const fallback = reason !== null && DOWN.has(reason) ? this.#fallback() : null;
    if (reason !== null && fallback !== null && this.#isEnough(error as AppError)) {
      await this.#fallBack(fallback, reason);
      return withCut(fallback.sees ? messages : withoutPictures(messages), cut, reason);
    }
    const pauseMs = reason === null ? null : this.#pauseFor(reason, error as AppError);
    if (reason === null || pauseMs === null) throw error;
    // Calls that were being written will not be made.
    this.#tracker.endAll();
    const row = `again-${this.#retries}-${this.#continuations}`;
    this.#tracker.start(row, "retry", SAID[reason]);
    if (pauseMs >= 1000) this.#tracker.waiting("retry", `in ${Math.ceil(pauseMs / 1000)} s`);
    await delay(pauseMs, undefined, { signal: this.#signal }).catch(() => this.#signal.throwIfAborted());
    this.#tracker.end(row, "done");
    return withCut(messages, cut, reason);
  }

  /** The first model was asked again often enough, or wants a long pause. */
  #isEnough({ retryAfter }: AppError): boolean {
    return this.#retries >= MAX_RETRIES_BEFORE_FALLBACK || (retryAfter ?? 0) * 1000 > MAX_PAUSE_BEFORE_FALLBACK_MS;
  }

  /** The new model has all its own retries. */
  async #fallBack({ label, take }: Fallback, reason: Reason): Promise<void> {
    this.#tracker.endAll();
    await take();
    const row = `fallback-${label}`;
    this.#tracker.start(row, "fallback", `${label}, because ${SAID[reason]}`);
    this.#tracker.end(row, "done");
    this.#retries = 0;
    this.#silences = 0;
  }

  /** Null if the bound is reached. */
  #pauseFor(reason: Reason, { retryAfter }: AppError): number | null {
    if (reason === "length") return (this.#continuations += 1) > MAX_CONTINUATIONS ? null : 0;
    if (reason === "silent" && (this.#silences += 1) > MAX_SILENCES) return null;
    if (this.#retries >= MAX_RETRIES) return null;
    const pause = retryAfter === undefined ? this.#pauseMs * 2 ** this.#retries : retryAfter * 1000;
    this.#retries += 1;
    return pause > MAX_PAUSE_MS ? null : pause;
  }
}

function withCut(messages: readonly ModelMessage[], cut: CutStep, reason: Reason): ModelMessage[] {
  const stands = messagesOfCut(cut);
  return stands.length === 0 ? [...messages] : [...messages, ...stands, { role: "user", content: goOn(reason, cut) }];
}

function goOn(reason: Reason, { calls }: CutStep): string {
  const what = reason === "length" ? "reached the greatest length of one answer and was cut" : "was cut off on its way";
  const done =
    calls.length === 0
      ? "None of its calls was carried out."
      : "The calls above were carried out; a call that is not there was not.";
  const how = reason === "length" ? ", with shorter calls: write a long file in parts" : "";
  return `Your answer ${what}. ${done} Go on from there without repeating what you wrote${how}.`;
}
