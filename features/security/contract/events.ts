import { eventName } from "@slipway/kernel/contract/events";

/** A scan found errors or warnings that the scan before did not have. */
export const findingsAppeared = eventName<{
  projectId: string;
  /** Epoch milliseconds of the scan. */
  at: number;
  count: number;
}>("findings.appeared");
