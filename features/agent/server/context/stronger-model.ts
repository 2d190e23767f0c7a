/**
 * Names a stronger configured model to people who keep asking for the same repair. It is never used by itself: the
 * person whose credits it costs decides. Pure.
 */
import type { ModelOption } from "@slipway/kernel/model-options";
import type { ModelPrice, ResolvedModel } from "@slipway/platform/models/port";

/** As their makers rank them; between makers only roughly. Options whose names tell nothing are not ranked. */
const STRENGTH: Partial<Record<ModelOption, number>> = {
  "gpt-4.1-mini": 1,
  "gemini-2.5-flash": 1,
  "o4-mini": 2,
  "gpt-4.1": 2,
  "claude-4.5-haiku": 2,
  "kimi-k2": 2,
  "qwen-3-coder-480b": 2,
  "claude-3.7-sonnet": 3,
  "gpt-5-l": 3,
  "grok-4": 3,
  "gemini-2.5-pro": 3,
  "gpt-5-m": 4,
  "gpt-5": 4,
  "claude-4-opus": 4,
  "claude-4.5-m": 4,
  "gpt-5-h": 5,
  "claude-4.5-h": 5,
  "claude-4.5-xh": 6,
};

type Ranked = Pick<ResolvedModel, "option" | "label" | "embedded" | "price">;

const strengthOf = ({ option, embedded }: Ranked): number | null => (embedded ? 0 : (STRENGTH[option] ?? null));

/** The next stronger one, or null. */
function strongerThan(current: Ranked, configured: readonly Ranked[]): Ranked | null {
  const own = strengthOf(current);
  if (own === null) return null;
  const stronger = configured.filter((model) => (strengthOf(model) ?? 0) > own);
  return stronger.toSorted((one, other) => strengthOf(one)! - strengthOf(other)!)[0] ?? null;
}

const weightOf = ({ input, output }: ModelPrice): number => input + output;

function costWords(current: Ranked, { price }: Ranked): string {
  if (price === null) return "";
  if (current.price === null) return " It costs credits.";
  return weightOf(price) > weightOf(current.price) ? " It costs more credits." : "";
}

/** A paragraph for the answer; empty if no stronger model is configured. */
export function strongerWords(running: Ranked, configured: readonly Ranked[]): string {
  // The automatic choice is one of them, under its label.
  const current = configured.find(({ label }) => label === running.label) ?? running;
  const found = strongerThan(current, configured);
  if (found === null) return "";
  return `This repair was asked for three times now. ${found.label} is set up here too and is stronger: choose it under the message box for the next try.${costWords(current, found)}`;
}
