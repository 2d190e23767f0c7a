/** What must hold before files go back is asked of the features that know it: versions know no conversation. */
import type { Services } from "../../services.ts";
import type { EditRow } from "./edits-table.ts";

export interface WantedRevert {
  projectId: string;
  target: EditRow;
  /** The message the version was chosen at; null where none was named. */
  messageId: string | null;
  /** The person was told that the database stays as it is. [E3] */
  filesOnly: boolean;
}

/** Throws the `AppError` that refuses it. */
export type RevertCheck = (wanted: WantedRevert) => Promise<void>;

const checks = new WeakMap<Services, RevertCheck[]>();

export function addRevertCheck(services: Services, check: RevertCheck): void {
  checks.set(services, [...(checks.get(services) ?? []), check]);
}

export async function checkRevert(services: Services, wanted: WantedRevert): Promise<void> {
  for (const check of checks.get(services) ?? []) await check(wanted);
}
