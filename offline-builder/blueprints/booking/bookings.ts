import { createCollection } from "@/lib/collection";

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

export const bookings = createCollection<Booking>("bookings", []);

/** True when the person is already taken for any part of the span. */
export function isTaken(rows: readonly Booking[], wanted: Pick<Booking, "person" | "day" | "starts" | "minutes">): boolean {
  return rows.some(
    (row) =>
      row.person === wanted.person &&
      row.day === wanted.day &&
      row.starts < wanted.starts + wanted.minutes &&
      wanted.starts < row.starts + row.minutes,
  );
}
