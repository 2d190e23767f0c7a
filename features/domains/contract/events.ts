import { eventName } from "@slipway/kernel/contract/events";

/** The hourly check could not reach this installation under one of its names. */
export const addressFailed = eventName<{ name: string; sentence: string }>("address.failed");
