import { eventName } from "@slipway/kernel/contract/events";

export interface PreviewBuilt {
  projectId: string;
  sha: string;
  ok: boolean;
  /** For people; "" when ok. */
  log: string;
  durationMs: number;
}
/** A production build of a commit has ended. Also emitted for builds that already existed. */
export const previewBuilt = eventName<PreviewBuilt>("preview.built");
