/**
 * How much one turn may use: steps, tokens and credits. The model is told at the beginning and when little is left; at the
 * end the turn keeps its work as a draft and asks the person to go on.
 */
import { BUDGET_PARTS, type BudgetPart, type TurnBudgetFacts } from "../../contract/budget.ts";

export interface BudgetBounds {
  steps: number;
  /** Null: no bound. */
  tokens: number | null;
  credits: number | null;
}

export interface TurnBudgetInput {
  max: BudgetBounds;
  /** Credits used so far. */
  spent: () => number;
  /** The model reads a note when little is left. */
  isTold: boolean;
  /** Told after each step. */
  onChange?: (facts: TurnBudgetFacts) => void;
}

/** From this share on the model is told to come to an end. */
const LITTLE_LEFT = 0.8;

export class TurnBudget {
  readonly #input: TurnBudgetInput;
  #steps = 0;
  #tokens = 0;
  #hasNote: boolean;

  constructor(input: TurnBudgetInput) {
    this.#input = input;
    this.#hasNote = input.isTold;
  }

  step(tokens: number): void {
    this.#steps += 1;
    this.#tokens += tokens;
    this.#input.onChange?.(this.facts);
  }

  /** Also for calls that are no steps of the turn, such as those of a helper. */
  book(tokens: number): void {
    this.#tokens += tokens;
  }

  get facts(): TurnBudgetFacts {
    const { max, spent } = this.#input;
    return {
      steps: { used: this.#steps, max: max.steps },
      ...(max.tokens === null ? {} : { tokens: { used: this.#tokens, max: max.tokens } }),
      ...(max.credits === null ? {} : { credits: { used: spent(), max: max.credits } }),
    };
  }

  get stepsLeft(): number {
    return Math.max(0, this.#input.max.steps - this.#steps);
  }

  /** The part that is used up, or null. */
  get over(): BudgetPart | null {
    return this.#partFrom(1);
  }

  /** For the model, once a turn; null while there is enough. */
  note(): string | null {
    const part = this.#hasNote ? this.#partFrom(LITTLE_LEFT) : null;
    if (part === null) return null;
    this.#hasNote = false;
    return (
      `Most of this turn's budget is used: ${amountWords(part, this.facts)}. Bring what you have into a state that works, and call finish; ` +
      "what is open belongs in not_done. If the budget ends first, your files are kept as a draft and the person is asked whether you go on."
    );
  }

  #partFrom(share: number): BudgetPart | null {
    const { facts } = this;
    return (
      BUDGET_PARTS.find((part) => facts[part] !== undefined && facts[part].used >= facts[part].max * share) ?? null
    );
  }
}

/** `48 of 60 steps`, or as `worded` says it. */
export function amountWords(
  part: BudgetPart,
  facts: TurnBudgetFacts,
  worded = (of: BudgetPart, used: string, max: string): string => `${used} of ${max} ${of}`,
): string {
  const { used, max } = facts[part] ?? { used: 0, max: 0 };
  const round = (amount: number): string => amount.toLocaleString("en", { maximumFractionDigits: 1 });
  return worded(part, round(used), round(max));
}
