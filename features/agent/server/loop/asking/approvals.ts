/**
 * Tools that act beyond the project's files ask the person first. A model's claim that the person agreed does not
 * count.
 */
import { newUuid } from "@slipway/kernel/ids";
import { approvalFor, putPreference, type ToolIdentity } from "../../../../integrations/server/index.ts";
import type { Needs } from "../../../../services.ts";
import type { ApprovalQuestion } from "../../../contract/approvals.ts";
import type { RunReporter } from "../../run/run-request.ts";

/** Without an answer by then, the request is denied. */
export const APPROVAL_WAIT_MS = 10 * 60_000;
/** Questions per run; further ones are denied without asking. */
const MAX_QUESTIONS = 20;
/** After so many denials, further requests of the model are denied without asking. */
const MAX_DENIALS = 3;
const MAX_ARGUMENT_CHARACTERS = 50_000;

export interface ApprovalRequest extends Omit<ApprovalQuestion, "arguments" | "covers" | "secret_name" | "loss"> {
  identity: ToolIdentity;
  /** The part of the tool that this call is about. Allowing it for good covers this part alone. */
  part?: { identity: ToolIdentity; covers: string };
  arguments: unknown;
  /** Computed only if somebody will read it. */
  loss?: () => Promise<string>;
}

export interface ApprovalsInput {
  services: Needs<"clock" | "database" | "log">;
  /** The sender of the message, whose preferences apply. */
  userId: string;
  reporter: RunReporter;
  signal: AbortSignal;
  /** Adds a sentence to the answer about something that was not done. */
  say: (sentence: string) => void;
  /** Shows in the turn's rows what they wait for; null when they no longer wait. */
  onWait?: (sentence: string | null) => void;
  waitMs?: number;
}

/** The error that the model reads: a person denied the request, or nobody answered. */
export class ToolDenied extends Error {
  /** True: a person read the question and denied it. */
  readonly byPerson: boolean;

  constructor(reason: string, byPerson = false) {
    super(`${reason} Do not try it again. Go on without it, or say what is missing.`);
    this.name = "ToolDenied";
    this.byPerson = byPerson;
  }
}

const readable = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value, null, 2) ?? "");
  return text.length <= MAX_ARGUMENT_CHARACTERS
    ? text
    : `${text.slice(0, MAX_ARGUMENT_CHARACTERS)}\n… and ${text.length - MAX_ARGUMENT_CHARACTERS} characters more`;
};

const keyOf = ({ integration, tool, pin }: ToolIdentity): string => JSON.stringify([integration, tool, pin]);

export class Approvals {
  readonly #input: ApprovalsInput;
  /** Tools allowed for good during this run. */
  readonly #allowed = new Set<string>();
  #questions = 0;
  #denials = 0;

  /** Somebody denied a question, or nobody answered it in time, so asking again may help. */
  get wasDenied(): boolean {
    return this.#denials > 0;
  }

  constructor(input: ApprovalsInput) {
    this.#input = input;
  }

  /** Resolves when the call may be made. Throws `ToolDenied` if not, and the signal's reason when aborted. */
  async check(request: ApprovalRequest): Promise<void> {
    const { services, userId, signal } = this.#input;
    signal.throwIfAborted();
    const identities = [request.identity, ...(request.part === undefined ? [] : [request.part.identity])];
    const preferences = await Promise.all(identities.map((identity) => approvalFor(services, userId, identity)));
    if (preferences[1] === "disable")
      throw new ToolDenied(`${request.tool_label} is switched off for ${request.part!.covers} in the settings.`);
    if (preferences[0] === "disable") throw new ToolDenied(`${request.tool_label} is switched off in the settings.`);
    if (preferences.includes("allow")) return;
    // A tool that was allowed for good asks again if it has changed or can delete something.
    if (identities.some((identity) => !identity.destructive && this.#allowed.has(keyOf(identity)))) return;
    await this.#ask(request);
  }

  /** Resolves when somebody has stored the value where only functions read it. Throws `ToolDenied` if nobody has. */
  async secret({ name, why, isSet }: { name: string; why: string; isSet: boolean }): Promise<void> {
    const question = {
      integration_label: "Cloud",
      tool_label: "Ask for a secret",
      purpose: `${isSet ? "Give a new value for the secret" : "Give the value of the secret"} ${name}`,
      arguments: readable(why),
      destructive: false,
      changed: false,
      loss: null,
      covers: null,
      secret_name: name,
    };
    const words = { refused: `The person did not give ${name}.`, late: `Nobody gave ${name} in time.` };
    await this.#put(question, { words, tool: { integration: "cloud", tool: "request_secret" } });
  }

  /** False: further questions are denied without asking. */
  get #isHeard(): boolean {
    return this.#denials < MAX_DENIALS && this.#questions < MAX_QUESTIONS;
  }

  async #ask(request: ApprovalRequest): Promise<void> {
    const { identity: whole, part, loss, ...shown } = request;
    const identity = part?.identity ?? whole;
    const label = request.tool_label;
    const words = { refused: `The person did not allow ${label}.`, late: `Nobody allowed ${label} in time.` };
    const question = {
      ...shown,
      arguments: readable(request.arguments),
      covers: part?.covers ?? null,
      secret_name: null,
      loss: this.#isHeard ? ((await loss?.()) ?? null) : null,
    };
    const { answer, userId } = await this.#put(question, { words, tool: identity });
    if (answer !== "allow_always" || identity.destructive) return;
    this.#allowed.add(keyOf(identity));
    await putPreference(this.#input.services, userId, { ...identity, preference: "allow" }).catch((error: unknown) => {
      // The person has allowed this call. Others ask again.
      this.#input.services.log.warn("an approval could not be kept for good", { tool: identity.tool, error });
    });
  }

  /** Throws `ToolDenied` unless the answer allows it. */
  async #put(
    question: ApprovalQuestion,
    { words, tool }: { words: { refused: string; late: string }; tool: Pick<ToolIdentity, "integration" | "tool"> },
  ) {
    const { services, reporter, signal } = this.#input;
    signal.throwIfAborted();
    if (!this.#isHeard || reporter.approve === undefined)
      throw new ToolDenied(`${question.tool_label} was not allowed.`);
    this.#questions += 1;
    const answered = await this.#answerTo(question);
    if (answered === null) {
      this.#denials += 1;
      const minutes = Math.round((this.#input.waitMs ?? APPROVAL_WAIT_MS) / 60_000);
      this.#input.say(`Nobody answered within ${minutes} minutes, so this was not done: ${question.purpose}`);
      throw new ToolDenied(words.late);
    }
    services.log.info("a tool was answered", {
      integration: tool.integration,
      tool: tool.tool,
      answer: answered.answer,
      by: answered.userId,
    });
    if (answered.answer !== "deny") return answered;
    this.#denials += 1;
    throw new ToolDenied(words.refused, true);
  }

  /** Null if nobody answered in time. */
  async #answerTo(question: ApprovalQuestion) {
    const { services, reporter, signal, waitMs = APPROVAL_WAIT_MS } = this.#input;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), waitMs);
    const now = services.clock.now();
    const pending = {
      ...question,
      id: newUuid(),
      asked_at: new Date(now).toISOString(),
      expires_at: new Date(now + waitMs).toISOString(),
    };
    this.#input.onWait?.("needs your approval");
    try {
      return await reporter.approve!(pending, AbortSignal.any([signal, late.signal]));
    } catch (error) {
      if (late.signal.aborted && !signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      this.#input.onWait?.(null);
    }
  }
}
