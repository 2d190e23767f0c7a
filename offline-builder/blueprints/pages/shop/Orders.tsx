import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { orders } from "@/data/orders";
import { useRows } from "@/lib/collection";
import { formatPrice } from "@/lib/format";

const dates = new Intl.DateTimeFormat("$locale$", { dateStyle: "medium", timeStyle: "short" });

export default function OrdersPage() {
  const rows = [...useRows(orders)].reverse();
  return (
    <>
      <PageHeader title={__("Your orders")} lead={__("Orders placed in this browser.")} />
      <div className="wrap pb-24">
        {rows.length === 0 && (
          <EmptyState
            title={__("No orders yet")}
            action={
              <Link to="$shopTo$" className={buttonClass()}>
                {$$("allProducts")}
              </Link>
            }
          />
        )}
        <ul className="divide-y border-y empty:border-0">
          {rows.map((order) => (
            <li key={order.id} className="grid gap-4 py-6 sm:grid-cols-[1fr_2fr_auto]">
              <div>
                <h2 className="text-heading">
                  {__("Order")} {order.number}
                </h2>
                <p className="text-sm text-muted-foreground">{dates.format(new Date(order.placedAt))}</p>
                <p className="mt-2">
                  <Badge>{__("Noted on this device")}</Badge>
                </p>
              </div>
              <p>{order.lines.map((line) => `${line.quantity} × ${line.name}`).join(", ")}</p>
              <p className="font-medium tabular-nums">{formatPrice(order.total ?? order.lines.reduce((sum, line) => sum + line.total, 0))}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
