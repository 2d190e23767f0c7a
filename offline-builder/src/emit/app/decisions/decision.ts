/** Whether a list is decided on, and between which values. */
import type { Entity, Field } from "../../../plan/plan.ts";

const approving =
  /^(?:approved|accepted|freigegeben|genehmigt|bewilligt|angenommen|aprobad[oa]|aceptad[oa]|autorizad[oa])$/i;
const rejecting = /^(?:rejected|declined|refused|denied|abgelehnt|rechazad[oa]|denegad[oa])$/i;

export interface Decision {
  field: Field;
  waiting: string;
  approved: string;
  rejected: string;
}

/** Null when nothing is decided on in this list. */
export function decisionOf({ fields }: Entity): Decision | null {
  for (const field of fields) {
    if (field.type !== "enum") continue;
    const options = field.options ?? [];
    const approved = options.findIndex((option) => approving.test(option));
    const rejected = options.find((option) => rejecting.test(option));
    const waiting = options[approved - 1];
    if (rejected !== undefined && waiting !== undefined)
      return { field, waiting, approved: options[approved]!, rejected };
  }
  return null;
}
