/** Events of the chat. A turn's end may be told again after a restart. */
import { eventName } from "@slipway/kernel/contract/events";

interface AboutTurn {
  projectId: string;
  aiMessageId: string;
  /** The person who sent the message. */
  userId: string;
}

/** Turns that a person stopped are not told. */
export const turnEnded = eventName<
  AboutTurn & {
    /** `asked`: the answer is a question. */
    how: "finished" | "failed" | "asked";
    /** The version's title, the reason or the question; may be empty. */
    text: string;
  }
>("turn.ended");

/** The turn waits until somebody allows a tool. */
export const turnWaits = eventName<AboutTurn & { approvalId: string; text: string }>("turn.waits");
