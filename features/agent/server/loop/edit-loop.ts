/** Runs the model and its tools, step by step, until it finishes or reaches a bound. */
import { AppError } from "@slipway/kernel/errors";
import { isStepCount, streamText, type JSONValue, type ModelMessage, type ToolSet, type UserContent } from "ai";
import { ASKS_ONCE } from "@slipway/platform/models/dependable-model";
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { CutStep } from "../drafts/draft-messages.ts";
import { EditRefusal } from "../overlay/overlay.ts";
import type { CarryingOn } from "./carrying-on.ts";
import { compactMessages } from "./messages/compact-messages.ts";
import type { AnswerCalls } from "./asking/answer-calls.ts";
import type { LoopObserver } from "./observe-run.ts";
import { markedInstructions, withCacheMarks } from "./messages/prompt-cache.ts";
import type { RepeatGuard } from "./repeat-guard.ts";
import { Steered } from "./messages/steered.ts";
import { withinSize } from "./messages/result-size.ts";
import type { StepFacts, StepTracker } from "./step-tracker.ts";
import type { TurnBudget } from "./turn-budget.ts";

export interface EditLoopInput {
  /** Read at each step, because another model may go on. */
  model: () => ResolvedModel;
  instructions: string;
  messages: ModelMessage[];
  tools: ToolSet;
  maxSteps: number;
  /** Left out: only the number of steps is bounded. */
  budget?: TurnBudget;
  /** Bound of one tool result. */
  resultCharacters: number;
  signal: AbortSignal;
  tracker: StepTracker;
  /** Revision of the overlay: the same call after an edit counts as another call. */
  revision: () => number;
  isFinished: () => boolean;
  onStep: () => void;
  /** Called with the whole conversation before each step, which waits for it. */
  beforeStep?: (messages: readonly ModelMessage[]) => Promise<void>;
  /** Takes what the person wrote since the last step. */
  steering?: () => Promise<readonly UserContent[]>;
  onText: (delta: string) => void | Promise<void>;
  /** Called after each tool result, so that the preview can be updated. */
  onToolEnd: () => void;
  onRefusal: (refusal: EditRefusal) => void;
  guard: RepeatGuard;
  /** Null: an answer that ends too early ends the loop. */
  carryingOn: CarryingOn | null;
  observer: LoopObserver;
  /** Notes the calls of each answer. */
  answerCalls?: AnswerCalls;
  /** The tenant in the queue of the embedded model. */
  tenant?: string;
}

export interface EditLoopResult {
  messages: ModelMessage[];
  steps: number;
}

/** Less room than this many characters is filled by the next step. */
const LEAST_ROOM = 2000;

/** The provider said that the input is too long. */
const isTooLong = (error: unknown): boolean =>
  error instanceof AppError && (error.details as { reason?: unknown } | undefined)?.reason === "context";

/**
 * Throws the provider's error, and the signal's reason when aborted. An answer that ends too early is asked for again
 * within bounds, and input that is too long is shortened while that makes room.
 */
export async function runEditLoop(input: EditLoopInput): Promise<EditLoopResult> {
  let { messages } = input;
  let steps = 0;
  let start = messages.length;
  for (;;) {
    const sent: Sent = { messages, steps: 0, cut: { text: "", calls: [] } };
    try {
      const result = await runSteps({ ...input, messages, maxSteps: input.maxSteps - steps }, sent);
      return { ...result, steps: steps + result.steps };
    } catch (error) {
      steps += sent.steps;
      input.signal.throwIfAborted();
      if (steps >= input.maxSteps || isOver(input)) throw error;
      const shorter = isTooLong(error) ? compactMessages(sent.messages, start) : null;
      if (shorter !== null && shorter.saved >= LEAST_ROOM) ({ messages, start } = shorter);
      else if (input.carryingOn === null) throw error;
      else messages = await input.carryingOn.from({ error, ...sent });
    }
  }
}

/** The last messages sent, what arrived of their answer, and the number of steps before them. */
interface Sent {
  messages: ModelMessage[];
  steps: number;
  cut: { text: string; calls: CutStep["calls"][number][] };
}

/** The error for an answer that was filtered or cut off, so that the next step is unknown. */
const brokenOff = (reason: string, raw: string | undefined): AppError | null => {
  if (reason === "content-filter" && isRefusal(raw))
    return new AppError({ code: MODEL_REFUSED, status: 422, userMessage: "The model declined this request." });
  const sentence: Record<string, string> = {
    "content-filter": "The provider's filter stopped the answer.",
    length: "The answer was cut off, because it was longer than the model may write.",
    error: "The provider says that something went wrong with the answer.",
  };
  const userMessage = sentence[reason];
  if (userMessage === undefined) return null;
  return new AppError({ code: "model_failed", status: 503, userMessage, details: { reason } });
};

/** The model itself declined, often in text that was already streamed. */
export const MODEL_REFUSED = "model_refused";
/** Anthropic reports a refusal as such. OpenAI ends a refusal like any answer. Filters have names of their own. */
const isRefusal = (raw: string | undefined): boolean => raw === undefined || raw === "refusal" || raw === "stop";

async function runSteps(input: EditLoopInput, sent: Sent): Promise<EditLoopResult> {
  const failures: unknown[] = [];
  let steps = 0;
  let spoke = false;
  let broken: AppError | null = null;
  let endCall: ReturnType<LoopObserver["modelCall"]> | null = null;
  const steered = new Steered(input.messages.length);
  const result = streamText({
    model: input.answerCalls?.noting(input.model().model) ?? input.model().model,
    instructions: markedInstructions(input.instructions),
    messages: input.messages,
    prepareStep: async ({ messages: own }) => {
      steered.heard(own.length, (await input.steering?.()) ?? []);
      const note = input.budget?.note() ?? null;
      if (note !== null) steered.told(own.length, note);
      const messages = steered.within(own);
      sent.messages = messages;
      sent.cut = { text: "", calls: [] };
      await input.beforeStep?.(messages);
      return { messages: withCacheMarks(messages, input.messages.length) };
    },
    tools: guarded(input),
    // A step's calls run in order, because that is the order of their edits.
    toolCallConcurrency: 1,
    stopWhen: [isStepCount(input.maxSteps), () => input.isFinished() || input.guard.isStalled || isOver(input)],
    abortSignal: input.signal,
    providerOptions: {
      slipway: {
        // Only the embedded model reads this.
        ...(input.tenant === undefined ? {} : { tenant: input.tenant }),
        ...(input.carryingOn === null ? {} : ASKS_ONCE),
      },
    },
    onError: ({ error }) => void failures.push(error),
  });
  try {
    for await (const part of result.stream) {
      switch (part.type) {
        case "text-start":
          // Each step's text is a paragraph of its own, not a run-on line.
          if (spoke) await input.onText("\n\n");
          break;
        case "text-delta":
          spoke = true;
          sent.cut.text += part.text;
          await input.onText(part.text);
          break;
        case "reasoning-delta":
          input.tracker.think(`thought-${sent.steps}-${part.id}`, part.text);
          break;
        case "reasoning-end":
          input.tracker.thought(`thought-${sent.steps}-${part.id}`);
          break;
        case "tool-input-start":
          input.tracker.inputStart(part.id, part.toolName);
          break;
        case "tool-input-delta":
          input.tracker.inputDelta(part.id, part.delta);
          break;
        case "tool-call":
          input.tracker.call(part.toolCallId, part.toolName, recordOf(part.input));
          break;
        case "tool-result":
          input.tracker.end(part.toolCallId, outcomeOf(part.output), factsOf(part.toolName, part.output));
          sent.cut.calls.push(endedCall(part, { type: "json", value: part.output as JSONValue }));
          input.onToolEnd();
          break;
        case "tool-error":
          sent.cut.calls.push(endedCall(part, { type: "error-text", value: String(part.error) }));
          input.tracker.end(part.toolCallId, "failed");
          if (part.error instanceof EditRefusal) input.onRefusal(part.error);
          break;
        case "start-step":
          endCall = input.observer.modelCall();
          input.onStep();
          break;
        case "finish-step":
          endCall?.({ usage: part.usage, responseMs: part.performance.responseTimeMs });
          steps += 1;
          sent.steps = steps;
          input.budget?.step((part.usage.inputTokens ?? 0) + (part.usage.outputTokens ?? 0));
          broken = brokenOff(part.finishReason, part.rawFinishReason);
          break;
        case "error":
          failures.push(part.error);
          break;
        default:
          break;
      }
    }
  } finally {
    endCall?.(null);
  }
  input.signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
  if (broken !== null) throw broken;
  return { messages: steered.within([...input.messages, ...(await result.responseMessages)]), steps };
}

const isOver = ({ budget }: EditLoopInput): boolean => budget !== undefined && budget.over !== null;

type Ended = { toolCallId: string; toolName: string; input: unknown };

const endedCall = (
  { toolCallId, toolName, input }: Ended,
  output: CutStep["calls"][number]["output"]["output"],
): CutStep["calls"][number] => ({
  id: toolCallId,
  name: toolName,
  input,
  output: { type: "tool-result", toolCallId, toolName, output },
});

const REPEATED =
  "You made this exact call before, and no file has changed since: this is its result from then. Go on with it.";

function hinted(output: unknown): unknown {
  if (typeof output === "string") return `${output}\n(${REPEATED})`;
  return typeof output === "object" && output !== null ? { ...output, hint: REPEATED } : output;
}

/** Length of an error that a model reads; longer text is some program's output. */
const ERROR_CHARACTERS = 20_000;

/**
 * A call that repeats one on the same files gets that one's result, with a hint. Results that are too long are cut.
 */
function guarded(input: EditLoopInput): ToolSet {
  const wrapped: ToolSet = {};
  for (const [name, definition] of Object.entries(input.tools)) {
    const execute = definition.execute;
    if (execute === undefined) continue;
    wrapped[name] = {
      ...definition,
      execute: async (argument: unknown, options: Parameters<typeof execute>[1]) => {
        const call = { tool: name, input: argument, revision: input.revision() };
        const { output, isRepeated } = await input.guard.once(call, async () => {
          const make = async () => called(execute, argument, options);
          const whole: unknown = await input.observer.tool(name, make, argument);
          return withinSize(whole, charactersOf(whole, input.resultCharacters));
        });
        return isRepeated ? hinted(output) : output;
      },
    } as ToolSet[string];
  }
  return wrapped;
}

/** Failures may be longer, because the model has to fix them. [T5.11] */
function charactersOf(output: unknown, max: number): number {
  const { ok, accepted } = recordOf(output);
  return ok === false || accepted === false ? Math.max(max, ERROR_CHARACTERS) : max;
}

async function called<Argument, Options>(
  execute: (argument: Argument, options: Options) => unknown,
  argument: Argument,
  options: Options,
): Promise<unknown> {
  try {
    return await execute(argument, options);
  } catch (error) {
    // The error object stays the same, because observers distinguish refusals from failures by it.
    if (error instanceof Error && error.message.length > ERROR_CHARACTERS)
      error.message = `${error.message.slice(0, ERROR_CHARACTERS)}… (${error.message.length - ERROR_CHARACTERS} characters are left out)`;
    throw error;
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const outcomeOf = (output: unknown): "done" | "failed" => (recordOf(output)["ok"] === false ? "failed" : "done");

function factsOf(tool: string, output: unknown): StepFacts {
  const { added, removed, created } = recordOf(output);
  const lines = typeof added === "number" && typeof removed === "number" ? { added, removed } : {};
  if (tool === "add_dependency" && removed === true) return { kind: "delete" };
  return (tool === "write_file" || tool === "write_function") && created === false ? { ...lines, kind: "edit" } : lines;
}
