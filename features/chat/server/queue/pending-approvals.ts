/**
 * Questions of running turns that wait for a person, at most one per project. They end with the process, as their runs
 * do.
 */
import { AppError } from "@slipway/kernel/errors";
import type { PendingApproval, ApprovalAnswer } from "../../../agent/contract/index.ts";

interface Given {
  answer: ApprovalAnswer;
  userId: string;
}

interface Waiting {
  approvalId: string;
  aiMessageId: string;
  /** As the person reads it. */
  tool: string;
  destructive: boolean;
  /** The requested secret: only its value counts as an answer, besides a denial. */
  secretName: string | null;
  /** Its value is being stored. */
  isTaken: boolean;
  settle: (given: Given) => void;
}

export class PendingApprovals {
  readonly #waiting = new Map<string, Waiting>();

  /**
   * Rejects with the signal's reason. `changed` is called with the question when the wait begins, and again when it
   * ends.
   */
  async wait(
    turn: { projectId: string; aiMessageId: string },
    question: PendingApproval,
    { signal, changed }: { signal: AbortSignal; changed: (question: PendingApproval | null) => void },
  ): Promise<Given> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Given>();
    const stop = (): void => reject(signal.reason as Error);
    signal.addEventListener("abort", stop, { once: true });
    const waiting = {
      approvalId: question.id,
      aiMessageId: turn.aiMessageId,
      tool: question.tool_label,
      destructive: question.destructive,
      secretName: question.secret_name,
      isTaken: false,
      settle: resolve,
    };
    this.#waiting.set(turn.projectId, waiting);
    changed(question);
    try {
      return await promise;
    } finally {
      signal.removeEventListener("abort", stop);
      if (this.#waiting.get(turn.projectId) === waiting) this.#waiting.delete(turn.projectId);
      changed(null);
    }
  }

  /** Number of projects whose turn waits for a person. */
  get size(): number {
    return this.#waiting.size;
  }

  /** The tool that the waiting turn asks for; null: none. */
  toolAsked(projectId: string): string | null {
    return this.#waiting.get(projectId)?.tool ?? null;
  }

  isWaiting(projectId: string): boolean {
    return this.#waiting.has(projectId);
  }

  /**
   * False if this question no longer waits here: the first answer counts. Throws AppError 400 `always_asks`,
   * `needs_value`.
   */
  answer(
    projectId: string,
    { approvalId, aiMessageId, ...given }: Given & Pick<Waiting, "approvalId" | "aiMessageId">,
  ): boolean {
    const waiting = this.#waiting.get(projectId);
    if (waiting?.approvalId !== approvalId || waiting.aiMessageId !== aiMessageId || waiting.isTaken) return false;
    if (waiting.secretName !== null && given.answer !== "deny") {
      const userMessage = "This question is answered with the secret's value.";
      throw new AppError({ code: "needs_value", status: 400, userMessage });
    }
    if (waiting.destructive && given.answer === "allow_always") {
      const userMessage = "This tool can take something away, so it asks each time.";
      throw new AppError({ code: "always_asks", status: 400, userMessage });
    }
    this.#waiting.delete(projectId);
    waiting.settle(given);
    return true;
  }

  /** `keep` stores the value under the requested name; if it throws, the question stays open. False as in `answer`. */
  async giveSecret(
    projectId: string,
    { approvalId, aiMessageId, userId }: Pick<Waiting, "approvalId" | "aiMessageId"> & { userId: string },
    keep: (name: string) => Promise<void>,
  ): Promise<boolean> {
    const waiting = this.#waiting.get(projectId);
    if (waiting?.approvalId !== approvalId || waiting.aiMessageId !== aiMessageId || waiting.isTaken) return false;
    if (waiting.secretName === null) return false;
    waiting.isTaken = true;
    try {
      await keep(waiting.secretName);
    } finally {
      waiting.isTaken = false;
    }
    if (this.#waiting.get(projectId) === waiting) this.#waiting.delete(projectId);
    waiting.settle({ answer: "allow_once", userId });
    return true;
  }
}
