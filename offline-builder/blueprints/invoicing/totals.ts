import type { InvoiceLine } from "@/data/invoice-lines";

/** Percent, as they can be chosen for a line. */
export const rates: readonly number[] = $rates$;

const cents = (value: number): number => Math.round(value * 100) / 100;

export function amountOf(line: Pick<InvoiceLine, "quantity" | "price">): number {
  return cents(line.quantity * line.price);
}

export interface Totals {
  net: number;
  /** One entry for each rate that occurs, the highest first. */
  taxes: { rate: number; amount: number }[];
  total: number;
}

/** The tax is worked out for the sum of each rate, not line by line, as tax offices want it. */
export function totalsOf(lines: readonly Pick<InvoiceLine, "quantity" | "price" | "tax">[]): Totals {
  const net = cents(lines.reduce((sum, line) => sum + amountOf(line), 0));
  const used = [...new Set(lines.map((line) => line.tax))].filter((rate) => rate > 0).sort((one, other) => other - one);
  const taxes = used.map((rate) => ({
    rate,
    amount: cents(lines.filter((line) => line.tax === rate).reduce((sum, line) => sum + amountOf(line), 0) * (rate / 100)),
  }));
  return { net, taxes, total: cents(net + taxes.reduce((sum, tax) => sum + tax.amount, 0)) };
}
