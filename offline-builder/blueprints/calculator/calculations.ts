import { createCollection } from "@/lib/collection";

export interface Calculation {
  id: string;
  /** Which calculator: the route of its page. */
  of: string;
  /** What was entered, and what came of it. */
  given: string;
  result: string;
  /** Milliseconds since 1970. */
  at: number;
}

export const calculations = createCollection<Calculation>("calculations", []);
