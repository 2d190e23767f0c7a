import { createCollection } from "@/lib/collection";

export interface Order {
  id: string;
  number: string;
  placedAt: string;
  name: string;
  email: string;
  street: string;
  postcode: string;
  city: string;
  lines: { name: string; quantity: number; total: number }[];
  /** Shipping included. */
  total: number;
}

export const orders = createCollection<Order>("orders", []);

/** Starts with the day and ends at random, so that no two visitors share one: "261127-K7Q2". */
export function nextOrderNumber(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(4)), (part) => "23456789ABCDEFGHJKMNPQRSTUVWXYZ"[part % 31]);
  return `${new Date().toISOString().slice(2, 10).replaceAll("-", "")}-${letters.join("")}`;
}
