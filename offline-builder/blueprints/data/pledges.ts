import { createCollection } from "@/lib/collection";

/** What somebody would like to give. No money moves here. */
export interface Pledge {
  id: string;
  amount: number;
  name: string;
  email: string;
  writtenAt: string;
}

export const pledges = createCollection<Pledge>("pledges", []);
