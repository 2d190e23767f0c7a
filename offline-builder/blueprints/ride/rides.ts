import { kinds, places } from "@/content/city";
import { createCollection } from "@/lib/collection";

/** In the order in which a ride goes through them; the last two end it. */
export const steps = ["requested", "accepted", "arriving", "driving", "done", "cancelled"] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  requested: __("Requested"),
  accepted: __("Accepted"),
  arriving: __("The driver is here"),
  driving: __("On the way"),
  done: __("Arrived"),
  cancelled: __("Cancelled"),
};

export interface Ride {
  id: string;
  from: string;
  to: string;
  kind: string;
  km: number;
  minutes: number;
  fare: number;
  /** Empty until somebody accepts. */
  driver: string;
  step: Step;
  /** Milliseconds since 1970. */
  at: number;
}

export const rides = createCollection<Ride>("rides", []);

export type Kind = (typeof kinds)[number];
export type Place = (typeof places)[number];

const KM_PER_UNIT = 0.14;
const KM_PER_MINUTE = 0.4;

export function placeNamed(name: string): Place {
  return places.find((place) => place.name === name) ?? places[0]!;
}

/** Along the streets: first across, then down. */
export function routeOf(from: string, to: string): { km: number; minutes: number } {
  const [start, end] = [placeNamed(from), placeNamed(to)];
  const km = Math.round((Math.abs(start.x - end.x) + Math.abs(start.y - end.y)) * KM_PER_UNIT * 10) / 10;
  return { km, minutes: Math.max(1, Math.round(km / KM_PER_MINUTE)) };
}

/** The formula that is printed beside the price: start + kilometres + minutes. */
export function fareOf(kind: Kind, { km, minutes }: { km: number; minutes: number }): number {
  return Math.round((kind.start + km * kind.perKm + minutes * kind.perMinute) * 100) / 100;
}

export function isOpen(ride: Ride): boolean {
  return ride.step !== "done" && ride.step !== "cancelled";
}

/** One step on, as a driver and the road would bring it. */
export function simulateStep(ride: Ride, driver: string): void {
  const next = steps[steps.indexOf(ride.step) + 1];
  if (!isOpen(ride) || !next) return;
  rides.update(ride.id, { step: next, driver: ride.driver || driver });
}
