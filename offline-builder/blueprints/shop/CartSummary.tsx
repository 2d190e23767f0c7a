import { freeShippingFrom, type Totals } from "@/lib/cart";
import { formatPrice } from "@/lib/format";

export function CartSummary({ totals }: { totals: Totals }) {
  const missing = freeShippingFrom - totals.subtotal;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2.5">
      <dt>{__("Subtotal")}</dt>
      <dd className="text-right tabular-nums">{formatPrice(totals.subtotal)}</dd>
      <dt>{__("Shipping")}</dt>
      <dd className="text-right tabular-nums">{totals.shipping === 0 ? __("free") : formatPrice(totals.shipping)}</dd>
      <dt className="border-t pt-3 text-lg font-semibold">{__("Total")}</dt>
      <dd className="border-t pt-3 text-right text-lg font-semibold tabular-nums">{formatPrice(totals.total)}</dd>
      {missing > 0 && totals.count > 0 && (
        <dd className="col-span-2 pt-2 text-sm text-muted-foreground">
          {`${__("Missing for free shipping:")} ${formatPrice(missing)}`}
        </dd>
      )}
    </dl>
  );
}
