import { createCollection } from "@/lib/collection";

/** A gift that somebody brings. */
export interface Brought {
  id: string;
  gift: string;
}

export const brought = createCollection<Brought>("brought", []);
