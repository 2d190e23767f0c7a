/** Reasons to refuse an allowed call: a stop, too many calls, a full disk. */
import type { Needs } from "@slipway/features/services.ts";
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { AppError } from "@slipway/kernel/errors";
import { CallRates } from "./call-rates.ts";

const stopping = (): AppError =>
  new AppError({
    code: "stopping",
    status: 503,
    kind: "user",
    userMessage: "Slipway is restarting. Please try again in a moment.",
    retryAfter: 5,
  });

const writes = ({ method }: RouteDefinition): boolean => method !== "GET";

/** Sign-in, the caller's account and staff work always have room, and deleting makes some. */
const needsRoom = (definition: RouteDefinition): boolean =>
  writes(definition) &&
  definition.method !== "DELETE" &&
  typeof definition.policy === "object" &&
  definition.needsNoRoom !== true;

export function createAdmission(
  { addresses, disk }: Needs<"addresses" | "disk">,
  isStopping: () => boolean,
): (definition: RouteDefinition, caller: string) => Promise<void> {
  const rates = new CallRates({ onLoopback: addresses.thisComputerOnly });
  return async (definition, caller) => {
    await rates.take(definition, caller);
    if (writes(definition) && isStopping()) throw stopping();
    if (needsRoom(definition)) await disk.requireRoom();
  };
}
