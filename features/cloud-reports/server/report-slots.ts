/** Recorded hours, joined to the slots of a report. Pure. */
import type { UsageHour } from "../../cloud/server/index.ts";
import type { ReportSlot, ReportStep } from "../contract/index.ts";

const STEP_MS: Readonly<Record<ReportStep, number>> = { hour: 3_600_000, day: 86_400_000 };
const HOURS_OF_DAY = 24;

export interface ReportPeriod {
  now: number;
  days: number;
  step: ReportStep;
}

/** Starts of the slots, oldest first; the last one holds the present. */
export function slotStarts({ now, days, step }: ReportPeriod): number[] {
  const length = STEP_MS[step];
  const last = Math.floor(now / length) * length;
  const count = step === "day" ? days : days * HOURS_OF_DAY;
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * length);
}

const EMPTY: Omit<ReportSlot, "at"> = {
  database_bytes: null,
  file_bytes: null,
  egress_bytes: 0,
  requests: 0,
  failed_requests: 0,
  function_calls: 0,
};

/** `hours`: oldest first, so that a slot's size is the last one measured in it. */
export function reportSlots(hours: readonly UsageHour[], period: ReportPeriod): ReportSlot[] {
  const slots = new Map(slotStarts(period).map((at): [number, ReportSlot] => [at, { at, ...EMPTY }]));
  const length = STEP_MS[period.step];
  for (const one of hours) {
    const slot = slots.get(Math.floor(one.hour / length) * length);
    if (slot === undefined) continue;
    slot.database_bytes = one.databaseBytes ?? slot.database_bytes;
    slot.file_bytes = one.fileBytes ?? slot.file_bytes;
    slot.egress_bytes += one.egressBytes;
    slot.requests += one.requests;
    slot.failed_requests += one.failedRequests;
    slot.function_calls += one.functionCalls;
  }
  return [...slots.values()];
}
