const money = new Intl.NumberFormat("$locale$", { style: "currency", currency: "$currency$" });
const roundMoney = new Intl.NumberFormat("$locale$", { style: "currency", currency: "$currency$", maximumFractionDigits: 0 });
const number = new Intl.NumberFormat("$locale$", { maximumFractionDigits: 1 });

export function formatMoney(value: number): string {
  return money.format(value);
}

/** Without cents, for sums that are read at a glance. */
export function formatRoundMoney(value: number): string {
  return roundMoney.format(value);
}

export function formatNumber(value: number): string {
  return number.format(value);
}
