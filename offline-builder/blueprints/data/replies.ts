import { createCollection } from "@/lib/collection";

export interface Reply {
  id: string;
  name: string;
  coming: boolean;
  /** How many come, the person who answers included. */
  guests: number;
  note: string;
}

export const replies = createCollection<Reply>("replies", []);
