import { createCollection } from "@/lib/collection";

export interface CartLine {
  id: string;
  /** Id of what is ordered, and the way back to it. */
  about: string;
  path: string;
  title: string;
  price: number;
  quantity: number;
}

export interface PlacedOrder {
  id: string;
  number: string;
  name: string;
  email: string;
  address: string;
  lines: { title: string; quantity: number; price: number }[];
  total: number;
  /** Milliseconds since 1970. */
  at: number;
}

export const cart = createCollection<CartLine>("cart", []);
export const placedOrders = createCollection<PlacedOrder>("placed-orders", []);

export function addToCart(entry: Omit<CartLine, "id" | "quantity">) {
  const line = cart.all().find((row) => row.about === entry.about);
  if (line) cart.update(line.id, { quantity: line.quantity + 1 });
  else cart.add({ ...entry, quantity: 1 });
}

export function totalOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
}

/** Takes what is in the cart as an order; the cart is empty afterwards. */
export function placeOrder(buyer: Pick<PlacedOrder, "name" | "email" | "address">): PlacedOrder {
  const lines = cart.all().map(({ title, quantity, price }) => ({ title, quantity, price }));
  const number = `${new Date().getFullYear()}-${String(placedOrders.all().length + 1).padStart(4, "0")}`;
  const order = placedOrders.add({ ...buyer, number, lines, total: totalOf(lines), at: Date.now() });
  cart.replace([]);
  return order;
}
