/** Questions that only this installation can answer: a probe's answer has to come back through the public name. */
import { randomText } from "@slipway/kernel/ids";
import type { HostHandler } from "@slipway/platform/http/port";
import { answerPlain } from "@slipway/platform/http/host-table";

/** No slug and no project id begins with a digit and has a hyphen: nobody's preview or site is hidden by it. */
export const CHECK_LABEL = "0-slipway-check";
export const QUESTION_PATH = "/.well-known/slipway-check/";

export class Questions {
  readonly #open = new Map<string, string>();

  /** Open until it is disposed. Held by this process: the one that probes is the one that must be reached. */
  ask(): Disposable & { question: string; answer: string } {
    const [question, answer] = [randomText(32), randomText(32)];
    this.#open.set(question, answer);
    return { question, answer, [Symbol.dispose]: () => void this.#open.delete(question) };
  }

  answerTo(question: string): string | null {
    return this.#open.get(question) ?? null;
  }

  /** Answers under the check's own name, besides previews and sites. */
  handler(): HostHandler {
    return {
      request: (incoming, response) => {
        incoming.resume();
        const path = incoming.url ?? "";
        const answer = path.startsWith(QUESTION_PATH) ? this.answerTo(path.slice(QUESTION_PATH.length)) : null;
        answerPlain(response, answer === null ? 404 : 200, answer ?? "Nothing here.");
      },
    };
  }
}
