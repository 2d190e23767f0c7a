import { createCollection } from "@/lib/collection";

export interface Preorder {
  id: string;
  /** How many of each, by its name. */
  items: { name: string; count: number }[];
  /** "2026-03-14". */
  day: string;
  name: string;
  phone: string;
}

export const preorders = createCollection<Preorder>("preorders", []);
