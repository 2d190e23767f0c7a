/**
 * Bounds of the data sent with a message. The client cuts before sending, and the server cuts again. [W5.05] [W5.06]
 * [CH8]
 */
import { limits } from "@slipway/kernel/limits";

export const TRUNCATED = "[truncated]";

type ReplayEvent = Record<string, unknown>;

/** Large events keep type and timestamp; the oldest go until the rest fits. */
export function truncateReplay(events: readonly ReplayEvent[]): ReplayEvent[] {
  const kept: ReplayEvent[] = [];
  let left = limits.replayTotalCharacters;
  for (const event of events.toReversed()) {
    const fitted =
      JSON.stringify(event).length > limits.replayEventCharacters ? { ...shell(event), data: TRUNCATED } : event;
    left -= JSON.stringify(fitted).length;
    if (left < 0) break;
    kept.push(fitted);
  }
  return kept.reverse();
}

function shell(event: ReplayEvent): ReplayEvent {
  const { type, timestamp } = event;
  return {
    ...(typeof type === "number" || typeof type === "string" ? { type: shortened(type) } : {}),
    ...(typeof timestamp === "number" ? { timestamp } : {}),
  };
}

const shortened = (type: number | string): number | string => (typeof type === "string" ? type.slice(0, 100) : type);

export const newest = <T>(items: readonly T[], max: number): T[] => items.slice(-max);
