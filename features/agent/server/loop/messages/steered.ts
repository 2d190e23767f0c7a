/**
 * Messages that a person wrote while the model worked, each at the place where the model first read it. The SDK knows
 * nothing of them, so they are put into every later step again.
 */
import type { ModelMessage } from "ai";

const STEERING = "While you were working, the person wrote this. Take it into account from here on, in this turn.";

export class Steered {
  /** By the number of the conversation's own messages before it. */
  readonly #said: { after: number; message: ModelMessage }[] = [];
  readonly #start: number;

  /** `start`: messages that the steps began with. */
  constructor(start: number) {
    this.#start = start;
  }

  /** Before the first step there is nothing to interrupt: the words follow the request. */
  heard(ownMessages: number, words: readonly string[]): void {
    for (const text of words) this.told(ownMessages, `${STEERING}\n${text}`);
  }

  /** A note of ours, at the same place. */
  told(ownMessages: number, content: string): void {
    this.#said.push({ after: Math.max(this.#start, ownMessages), message: { role: "user", content } });
  }

  within(own: readonly ModelMessage[]): ModelMessage[] {
    const all = [...own];
    for (const { after, message } of this.#said.toReversed()) all.splice(after, 0, message);
    return all;
  }
}
