import { createCollection, useRows } from "@/lib/collection";
import { productById, type Product } from "@/content/products";

export interface CartLine {
  id: string;
  productId: string;
  option: string;
  quantity: number;
}

export interface CartEntry extends CartLine {
  product: Product;
  total: number;
}

export interface Totals {
  count: number;
  subtotal: number;
  shipping: number;
  total: number;
}

export const shippingFee = $shippingFee$;
export const freeShippingFrom = $freeShippingFrom$;

export const cart = createCollection<CartLine>("cart", []);

/** Adds to the line that already holds this product in this option; never more than there is in stock. */
export function addToCart(product: Product, option: string, quantity: number): void {
  const line = cart.all().find((row) => row.productId === product.id && row.option === option);
  if (line) cart.update(line.id, { quantity: Math.min(product.stock, line.quantity + quantity) });
  else cart.add({ productId: product.id, option, quantity: Math.min(product.stock, quantity) });
}

export function useCart(): { entries: CartEntry[]; totals: Totals } {
  const entries = useRows(cart).flatMap((line) => {
    const product = productById(line.productId);
    return product ? [{ ...line, product, total: product.price * line.quantity }] : [];
  });
  return { entries, totals: totalsOf(entries) };
}

export function totalsOf(entries: readonly { quantity: number; total: number }[]): Totals {
  const subtotal = entries.reduce((sum, entry) => sum + entry.total, 0);
  const shipping = subtotal === 0 || subtotal >= freeShippingFrom ? 0 : shippingFee;
  return { count: entries.reduce((sum, entry) => sum + entry.quantity, 0), subtotal, shipping, total: subtotal + shipping };
}
