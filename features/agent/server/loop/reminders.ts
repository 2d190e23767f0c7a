/** Words for a model that stops before it has finished: once per turn for each way of stopping. */

const NO_CALL =
  "Your answer had no call, so the turn would end here. If work is left, continue with the tools. If you are done, call finish. Do not repeat what you wrote.";
const STALLED =
  "Your last calls repeated earlier ones on unchanged files, so they brought nothing new. Use what you know: edit, ask the person, or call finish with what is open in not_done.";

/** Answers a call of `finish` while parts of the to-do list are open. */
export const unticked = (parts: readonly string[]): string =>
  `Nothing was checked yet, because your to-do list has open parts: ${parts.join("; ")}. In one answer tick off what is done and call finish again; what stays open belongs in not_done.`;

export class Reminders {
  readonly #isOn: boolean;
  #hasCalled = false;
  #saidNoCall = false;
  #saidStalled = false;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** The model has used a tool in this turn: a mere answer to a message needs no end. */
  called(): void {
    this.#hasCalled = true;
  }

  /** Null: the turn ends. `isAnswered`: the person asked a question, and nothing was changed. */
  next({ isStalled, isAnswered }: { isStalled: boolean; isAnswered: boolean }): string | null {
    if (!this.#isOn) return null;
    if (isStalled) {
      if (this.#saidStalled) return null;
      this.#saidStalled = true;
      return STALLED;
    }
    if (this.#saidNoCall || !this.#hasCalled || isAnswered) return null;
    this.#saidNoCall = true;
    return NO_CALL;
  }
}
