import { createCollection } from "@/lib/collection";
import type { Totals } from "@/lib/cart";

export interface Order {
  id: string;
  number: string;
  placedAt: string;
  name: string;
  lines: { name: string; quantity: number; total: number }[];
  totals: Totals;
}

export const orders = createCollection<Order>("orders", []);

export function nextOrderNumber(): string {
  return String(1001 + orders.all().length);
}
