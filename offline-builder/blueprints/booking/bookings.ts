// #if stored
import { useSyncExternalStore } from "react";
import { createCollection } from "@/lib/collection";
import { postEntry, readEntries } from "@/lib/send-entry";
// #else
import { createCollection, useRows } from "@/lib/collection";
// #end

export interface Booking {
  id: string;
  service: string;
  /** Who or which place it is with. */
  person: string;
  /** "2026-03-14" */
  day: string;
  /** Minutes after midnight. */
  starts: number;
  minutes: number;
  name: string;
  phone: string;
}

/** A taken time as every visitor sees it. The name is known only for bookings made in this browser. */
export type Taken = Pick<Booking, "person" | "day" | "starts" | "minutes"> & { name?: string };

/** `unsent`: noted in this browser only. `taken`: somebody was faster. `refused`: the site could not take it. `failed`: it was not reached. */
export type Outcome = "sent" | "unsent" | "taken" | "refused" | "failed";

/** Those made in this browser. */
export const bookings = createCollection<Booking & { sent?: boolean }>("bookings", []);

/** True when the person is already taken for any part of the span. */
export function isTaken(rows: readonly Taken[], wanted: Taken): boolean {
  return rows.some(
    (row) =>
      row.person === wanted.person &&
      row.day === wanted.day &&
      row.starts < wanted.starts + wanted.minutes &&
      wanted.starts < row.starts + row.minutes,
  );
}

// #if stored
/** Bookings are sent to the owner of the site. */
export const reachesOwner: boolean = true;

/** As many as the database gives at once: where there are more, what is missing says nothing. */
const MAX_READ = 1000;

let taken: readonly Taken[] = [];
/** Ids of bookings that were sent from this browser and whose time is free again. */
let cancelled: ReadonlySet<string> = new Set();
let begun = 0;
const listeners = new Set<() => void>();

/** The times that are taken, whoever has them. An older answer, or one from before a booking was sent, says nothing about now. */
async function refresh() {
  const mine = ++begun;
  const sent = bookings.all().filter((row) => row.sent);
  const read = await readEntries<Taken>("bookings", ["person", "day", "starts", "minutes"]);
  if (read && mine === begun) {
    taken = read;
    cancelled = new Set(sent.filter((row) => read.length < MAX_READ && !isTaken(read, row)).map(({ id }) => id));
  }
  listeners.forEach((listener) => listener());
}

function refreshWhenSeen() {
  if (document.visibilityState === "visible") void refresh();
}

function follow(listener: () => void) {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", refreshWhenSeen);
    void refresh();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener("visibilitychange", refreshWhenSeen);
  };
}

export function useTaken(): readonly Taken[] {
  return useSyncExternalStore(follow, () => taken);
}

/** True only if it is cancelled; false also where somebody else has the time by now. Follows `useTaken`. */
export function isCancelled({ id }: Booking): boolean {
  return cancelled.has(id);
}

const outcomes = { sent: "sent", there: "sent", conflict: "taken", refused: "refused", failed: "failed", unconnected: "unsent" } as const;

/** The database decides who gets a time: never two people. What was tried before keeps its id, in case only the reply was lost. */
export async function book(values: Omit<Booking, "id">): Promise<Outcome> {
  const before = bookings.all().find((row) => !row.sent && row.phone === values.phone && isTaken([row], values));
  if (before) bookings.update(before.id, values);
  return sendBooking(before ? { ...before, ...values } : bookings.add(values));
}

/** Also of a booking that was noted in this browser before. */
export async function sendBooking(row: Booking): Promise<Outcome> {
  const { id, sent: _sent, ...values } = row as Booking & { sent?: boolean };
  const answer = await postEntry("bookings", { ...values, id: secretOf(id) });
  const outcome = outcomes[answer];
  if (outcome === "sent") {
    taken = [...taken, values];
    bookings.update(id, { sent: true });
  }
  if (outcome === "taken" || outcome === "refused") bookings.remove(id);
  void refresh();
  return outcome;
}

/** Only this browser knows the id, so only it can give the time back. False where the database was not reached. */
export async function cancelBooking({ id, sent }: Booking & { sent?: boolean }): Promise<boolean> {
  const answer = sent ? await postEntry("cancelled_bookings", { id: secretOf(id) }) : "sent";
  if (answer !== "sent") return false;
  bookings.remove(id);
  void refresh();
  return true;
}

function secretOf(id: string): string {
  return `booking-${id}`;
}
// #else
/** Bookings are noted in this browser; nobody else gets them. */
export const reachesOwner: boolean = false;

export function useTaken(): readonly Taken[] {
  return useRows(bookings);
}

export async function book(values: Omit<Booking, "id">): Promise<Outcome> {
  bookings.add(values);
  return "unsent";
}

export function isCancelled(_row: Booking): boolean {
  return false;
}

export async function sendBooking(_row: Booking): Promise<Outcome> {
  return "unsent";
}

export async function cancelBooking({ id }: Booking): Promise<boolean> {
  bookings.remove(id);
  return true;
}
// #end
