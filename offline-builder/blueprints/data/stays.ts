import { createCollection } from "@/lib/collection";

export interface Stay {
  id: string;
  /** "2026-03-14". */
  arrival: string;
  departure: string;
  room: string;
  guests: number;
  name: string;
  email: string;
}

export const stays = createCollection<Stay>("stays", []);
