import { PageHeader } from "@/components/layout/PageHeader";
import { EmptyState } from "@/components/ui/empty-state";
import { placedOrders } from "@/data/cart";
import { useRows } from "@/lib/collection";
import { formatMoney } from "@/lib/format";

const time = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

export default function MyOrdersPage() {
  const rows = useRows(placedOrders).toReversed();
  return (
    <>
      <PageHeader title={__("My orders")} lead={__("Orders placed in this browser.")} />
      {rows.length === 0 && <EmptyState title={__("No order yet")} hint={__("What you order stands here afterwards.")} />}
      <ul className="flex flex-col gap-4">
        {rows.map((order) => (
          <li key={order.id} className="rounded-card border bg-card p-6">
            <p className="flex flex-wrap items-baseline justify-between gap-4">
              <strong>{order.number}</strong>
              <time className="text-sm text-muted-foreground">{time.format(order.at)}</time>
            </p>
            <ul className="mt-3 divide-y border-y">
              {order.lines.map((line) => (
                <li key={line.title} className="flex justify-between gap-4 py-2">
                  <span>
                    {line.quantity} × {line.title}
                  </span>
                  <span className="tabular-nums">{formatMoney(line.quantity * line.price)}</span>
                </li>
              ))}
            </ul>
            <p className="mt-3 flex justify-between gap-4 font-medium">
              <span>{order.name}</span>
              <span className="tabular-nums">{formatMoney(order.total)}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
