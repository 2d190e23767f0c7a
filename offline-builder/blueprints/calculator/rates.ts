import { createCollection } from "@/lib/collection";

export interface Rate {
  id: string;
  code: string;
  name: string;
  /** How much of it one euro buys. */
  perEuro: number;
}

/** Round figures to begin with, no exchange rates of a day. */
export const rates = createCollection<Rate>("exchange-rates", [
  { id: "EUR", code: "EUR", name: __("Euro"), perEuro: 1 },
  { id: "USD", code: "USD", name: __("US dollar"), perEuro: 1.1 },
  { id: "GBP", code: "GBP", name: __("Pound sterling"), perEuro: 0.85 },
  { id: "CHF", code: "CHF", name: __("Swiss franc"), perEuro: 0.95 },
  { id: "JPY", code: "JPY", name: __("Japanese yen"), perEuro: 160 },
  { id: "CAD", code: "CAD", name: __("Canadian dollar"), perEuro: 1.5 },
  { id: "AUD", code: "AUD", name: __("Australian dollar"), perEuro: 1.65 },
  { id: "SEK", code: "SEK", name: __("Swedish krona"), perEuro: 11 },
  { id: "PLN", code: "PLN", name: __("Polish złoty"), perEuro: 4.3 },
  { id: "MXN", code: "MXN", name: __("Mexican peso"), perEuro: 20 },
]);

export function exchange(amount: number, from: Rate, to: Rate): number {
  return (amount / from.perEuro) * to.perEuro;
}
