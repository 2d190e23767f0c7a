import { createCollection } from "@/lib/collection";

export interface Review {
  id: string;
  name: string;
  /** 1 to 5. */
  stars: number;
  text: string;
  writtenAt: string;
}

export const reviews = createCollection<Review>("reviews", []);
