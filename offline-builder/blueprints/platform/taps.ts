import { createCollection } from "@/lib/collection";

/** What somebody joined, follows or has completed: one row for each entry and deed. */
export interface Tap {
  id: string;
  /** Id of the entry. */
  about: string;
  deed: string;
}

export const taps = createCollection<Tap>("taps", []);
