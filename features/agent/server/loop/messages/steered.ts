/**
 * Messages that a person wrote while the model worked, each at the place where the model first read it. The SDK knows
 * nothing of them, so they are put into every later step again.
 */
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { ModelMessage, UserContent } from "ai";
import { contextNote } from "../../context/volatile-context.ts";
import { picturesNote, withImages } from "../../prompt/instructions.ts";
import type { SteeringMessage } from "../../run/run-request.ts";

const STEERING = "While you were working, the person wrote this. Take it into account from here on, in this turn.";

/** The message as the model reads it, with its pictures and with the elements it points at. */
export function steeringContent(
  { text, images, selected_elements }: SteeringMessage,
  model: Pick<ResolvedModel, "isBlind">,
): UserContent {
  const words = [
    STEERING,
    ...(images.length === 0 ? [] : [picturesNote(images)]),
    text,
    ...(selected_elements.length === 0 ? [] : [contextNote({ selected_elements })]),
  ];
  return withImages(words.join("\n"), images, model);
}

export class Steered {
  /** By the number of the conversation's own messages before it. */
  readonly #said: { after: number; message: ModelMessage }[] = [];
  readonly #start: number;

  /** `start`: messages that the steps began with. */
  constructor(start: number) {
    this.#start = start;
  }

  /** Before the first step there is nothing to interrupt: the words follow the request. */
  heard(ownMessages: number, messages: readonly UserContent[]): void {
    for (const content of messages) this.told(ownMessages, content);
  }

  /** A note of ours, at the same place. */
  told(ownMessages: number, content: UserContent): void {
    this.#said.push({ after: Math.max(this.#start, ownMessages), message: { role: "user", content } });
  }

  within(own: readonly ModelMessage[]): ModelMessage[] {
    const all = [...own];
    for (const { after, message } of this.#said.toReversed()) all.splice(after, 0, message);
    return all;
  }
}
