/** Figures of the AI usage view, from the records of a span. Pure. [C2.39] [C3.16] [C9.09] [AI1] */
import type { AiGranularity, AiUsage } from "../../cloud/contract/index.ts";

export type UsageRecord = AiUsage["usage"][number];

export interface ModelCalls {
  model: string;
  provider: string;
  calls: number;
}

/** Most calls first. */
export function callsByModel(usage: readonly UsageRecord[]): ModelCalls[] {
  const known = new Map<string, ModelCalls>();
  for (const { model, provider, count } of usage) {
    const key = JSON.stringify([provider, model]);
    known.set(key, { model, provider, calls: (known.get(key)?.calls ?? 0) + count });
  }
  return [...known.values()].toSorted((one, other) => other.calls - one.calls || one.model.localeCompare(other.model));
}

const SLOT_MS: Readonly<Record<AiGranularity, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

export interface UsageSlot {
  /** In epoch milliseconds. */
  at: number;
  /** By the name of what is counted. */
  values: Readonly<Record<string, number>>;
}

type Used = Pick<AiUsage, "granularity" | "usage">;
interface Span {
  start: number;
  end: number;
}

/** A slot for each minute, hour or day of the span, also for those without a call. */
function slotsBy(
  { granularity, usage }: Used,
  { start, end }: Span,
  countsOf: (record: UsageRecord) => Readonly<Record<string, number>>,
): UsageSlot[] {
  const step = SLOT_MS[granularity];
  const byTime = new Map<number, Record<string, number>>();
  for (const record of usage) {
    const at = Math.floor(Date.parse(record.timestamp) / step) * step;
    const values = byTime.get(at) ?? {};
    for (const [name, count] of Object.entries(countsOf(record))) values[name] = (values[name] ?? 0) + count;
    byTime.set(at, values);
  }
  const first = Math.floor(start / step) * step;
  const length = Math.max(1, Math.ceil((end - first) / step));
  return Array.from({ length }, (_, index) => {
    const at = first + index * step;
    return { at, values: byTime.get(at) ?? {} };
  });
}

/** Calls by the name of the model. */
export const slotsOf = (used: Used, span: Span): UsageSlot[] =>
  slotsBy(used, span, ({ model, count }) => ({ [model]: count }));

/** Tokens that were sent (`input`) and answered (`output`). */
export const tokensOf = (used: Used, span: Span): UsageSlot[] =>
  slotsBy(used, span, ({ input_tokens: input, output_tokens: output }) => ({ input, output }));
