export type Operator = "+" | "−" | "×" | "÷";

export interface Sum {
  /** What is on the display. */
  shown: string;
  /** The number before the operator. */
  left: number | null;
  operator: Operator | null;
  /** The next digit begins a new number. */
  fresh: boolean;
}

export const cleared: Sum = { shown: "0", left: null, operator: null, fresh: true };

const longest = 14;

export function withDigit(sum: Sum, digit: string): Sum {
  if (sum.fresh) return { ...sum, shown: digit === "." ? "0." : digit, fresh: false };
  if ((digit === "." && sum.shown.includes(".")) || sum.shown.length >= longest) return sum;
  return { ...sum, shown: sum.shown === "0" && digit !== "." ? digit : sum.shown + digit };
}

/** A second operator works out the first one, as on every desk calculator. */
export function withOperator(sum: Sum, operator: Operator): Sum {
  const done = sum.fresh ? sum : equals(sum);
  return { shown: done.shown, left: Number(done.shown), operator, fresh: true };
}

export function equals(sum: Sum): Sum {
  if (sum.operator === null || sum.left === null) return { ...sum, fresh: true };
  return { shown: printed(apply(sum.left, sum.operator, Number(sum.shown))), left: null, operator: null, fresh: true };
}

export function withoutLast(sum: Sum): Sum {
  if (sum.fresh) return cleared;
  return { ...sum, shown: sum.shown.length > 1 ? sum.shown.slice(0, -1) : "0" };
}

export function asPercent(sum: Sum): Sum {
  const value = Number(sum.shown);
  const whole = sum.left !== null && (sum.operator === "+" || sum.operator === "−") ? sum.left : 1;
  return { ...sum, shown: printed((whole * value) / 100), fresh: false };
}

export function negated(sum: Sum): Sum {
  return { ...sum, shown: printed(-Number(sum.shown)) };
}

function apply(left: number, operator: Operator, right: number): number {
  if (operator === "+") return left + right;
  if (operator === "−") return left - right;
  return operator === "×" ? left * right : left / right;
}

/** Twelve digits hide what binary fractions leave behind: 0.1 + 0.2. */
function printed(value: number): string {
  return String(Number(value.toPrecision(12)));
}
