const money = new Intl.NumberFormat("$locale$", { style: "currency", currency: "$currency$"$digits$ });

export function formatPrice(value: number): string {
  return value === 0 ? __("free") : money.format(value);
}
