import { eventName } from "@slipway/kernel/contract/events";

/** A project has a backend from now on; what its app reads of it is known. */
export const cloudEnabled = eventName<{ projectId: string }>("cloud.enabled");
