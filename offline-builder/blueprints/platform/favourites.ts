import { createCollection } from "@/lib/collection";

/** An entry of any list that somebody wants to find again. */
export interface Favourite {
  id: string;
  /** Id of the entry. */
  about: string;
  title: string;
  list: string;
  path: string;
}

export const favourites = createCollection<Favourite>("favourites", []);
