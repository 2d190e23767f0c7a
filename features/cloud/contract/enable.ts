/**
 * Cloud and AI are enabled by chat messages, so that the conversation shows who did it and when. [C4.12] [C7.26] [CF2]
 */
import { eventName } from "@slipway/kernel/contract/events";

export const ENABLE_CLOUD_VIEW = "enable_cloud";
export const ENABLE_CLOUD_MESSAGE = "Enable Cloud for this project";
export const ENABLE_AI_MESSAGE = "Enable AI for this project";

/** A project's backend has new keys: the values its app reads have changed. */
export const keysRotated = eventName<{ projectId: string }>("cloud.keys-rotated");

/** A project has a backend from now on; the values its app reads are known. */
export const cloudEnabled = eventName<{ projectId: string }>("cloud.enabled");
