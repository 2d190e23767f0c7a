import { createCollection } from "@/lib/collection";

/** What somebody wrote about one entry of a list. */
export interface Review {
  id: string;
  /** Id of the entry it is about. */
  about: string;
  name: string;
  text: string;
  // #if rating
  /** 1 to 5. */
  stars: number;
  // #end
  // #if likes
  /** By whoever uses this browser. */
  liked?: boolean;
  // #end
  /** Milliseconds since 1970. */
  at: number;
}

export const reviews = createCollection<Review>("entry-comments", []);
