import { createCollection } from "@/lib/collection";

export interface Subscriber {
  id: string;
  email: string;
}

export const subscribers = createCollection<Subscriber>("subscribers", []);
