/** Metrics and spans of turns, model calls and tools. They contain no text of the conversation. */
import { isNamedModel } from "@slipway/kernel/model-options";
import type { LanguageModelUsage } from "ai";
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { Needs } from "../../../services.ts";
import type { RunOutcome, RunRequest } from "../run/run-request.ts";

const TURN_BUCKETS = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300, 600];
const CALL_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180];

type TurnOutcome = "applied" | "unchanged" | "not_applied" | "stopped" | "error";

function outcomeOf(outcome: RunOutcome): TurnOutcome {
  if (outcome.status === "stopped") return "stopped";
  if (outcome.edit !== null) return "applied";
  return outcome.canRetry ? "not_applied" : "unchanged";
}

export async function observeTurn(
  { metrics, tracing }: Needs<"metrics" | "tracing">,
  { mode }: RunRequest,
  work: () => Promise<RunOutcome>,
): Promise<RunOutcome> {
  const turns = metrics.counter({ name: "agent_turns_total", help: "Turns that ended.", labels: ["mode", "outcome"] });
  const seconds = metrics.histogram({
    name: "agent_turn_duration_seconds",
    help: "From a turn's start to its end.",
    labels: ["mode"],
    buckets: TURN_BUCKETS,
  });
  const startedAt = performance.now();
  return tracing.span("agent turn", { mode }, async (span) => {
    let ended: TurnOutcome = "error";
    try {
      const outcome = await work();
      ended = outcomeOf(outcome);
      return outcome;
    } finally {
      span.set({ outcome: ended });
      turns.add({ mode, outcome: ended });
      seconds.observe({ mode }, (performance.now() - startedAt) / 1000);
    }
  });
}

export interface CallEnd {
  usage: LanguageModelUsage;
  /** Without the time of the step's tools. */
  responseMs: number;
}

export interface LoopObserver {
  /**
   * A step begins with a call to the model. Call the returned function at its end, with null if it had none. Only the
   * first call counts.
   */
  modelCall(): (end: CallEnd | null) => void;
  /** `input` is for the run's graph, never part of figures or spans. */
  tool<T>(name: string, work: () => Promise<T>, input?: unknown): Promise<T>;
}

/** `model` is the option's name. Models with names of their own share one label, because there may be any number. */
const labelOf = ({ option }: Pick<ResolvedModel, "option">): string => (isNamedModel(option) ? "named" : option);

/** `asked` is read at each call, because another model may go on with a turn. */
export function loopObserver(
  { metrics, tracing }: Needs<"metrics" | "tracing">,
  asked: () => Pick<ResolvedModel, "option">,
): LoopObserver {
  const calls = metrics.histogram({
    name: "model_call_duration_seconds",
    help: "Calls to language models, by option.",
    labels: ["model", "outcome"],
    buckets: CALL_BUCKETS,
  });
  const tokens = metrics.counter({
    name: "model_tokens_total",
    help: "As counted by the provider.",
    labels: ["model", "direction"],
  });
  return {
    modelCall() {
      const startedAt = performance.now();
      const option = labelOf(asked());
      const { promise: ended, resolve } = Promise.withResolvers<CallEnd | null>();
      void tracing.span("model call", { "gen_ai.request.model": option }, async (span) => {
        const end = await ended;
        const { inputTokens = 0, outputTokens = 0, inputTokenDetails } = end?.usage ?? {};
        span.set({ "gen_ai.usage.input_tokens": inputTokens, "gen_ai.usage.output_tokens": outputTokens });
        tokens.add({ model: option, direction: "input" }, inputTokens);
        tokens.add({ model: option, direction: "output" }, outputTokens);
        // These are part of the input.
        tokens.add({ model: option, direction: "cached" }, inputTokenDetails?.cacheReadTokens ?? 0);
        const outcome = end === null ? "failed" : "ok";
        calls.observe({ model: option, outcome }, (end?.responseMs ?? performance.now() - startedAt) / 1000);
      });
      return resolve;
    },
    tool: (name, work) => tracing.span(`tool ${name}`, {}, work),
  };
}
