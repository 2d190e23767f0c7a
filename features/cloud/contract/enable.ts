/** Cloud and AI are enabled by chat messages, so that the conversation says who did it and when. [C4.12] [C7.26] [CF2] */
import { eventName } from "@slipway/kernel/contract/events";

export const ENABLE_CLOUD_VIEW = "enable_cloud";
export const ENABLE_CLOUD_MESSAGE = "Enable Cloud for this project";
export const ENABLE_AI_MESSAGE = "Enable AI for this project";

/** A project's backend has other keys from now on: what its app reads of it has changed. */
export const keysRotated = eventName<{ projectId: string }>("cloud.keys-rotated");

/** A project has a backend from now on; what its app reads of it is known. */
export const cloudEnabled = eventName<{ projectId: string }>("cloud.enabled");
