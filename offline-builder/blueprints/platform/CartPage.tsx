import { Minus, Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { CheckoutForm } from "@/components/app/CheckoutForm";
import { PageHeader } from "@/components/layout/PageHeader";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { cart, totalOf, type PlacedOrder } from "@/data/cart";
import { useRows } from "@/lib/collection";
import { formatMoney } from "@/lib/format";
import { removeWithUndo } from "@/lib/removal";

export default function CartPage() {
  const lines = useRows(cart);
  const [paying, setPaying] = useState(false);
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);

  // The button stood at the end of a long form, the outcome begins at the top.
  useEffect(() => {
    if (placed) window.scrollTo({ top: 0, behavior: "instant" });
  }, [placed]);

  return (
    <>
      <PageHeader title={__("Cart")} lead={__("What you have chosen, and what it costs.")} />
      {placed && (
        <div role="status" className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border bg-success-soft p-5">
          <p>
            {__("Not sent: the order is noted in this browser only, and nobody has received it. Order number:")} <strong>{placed.number}</strong>
          </p>
          <Link to="/my-orders" className={buttonClass("outline", "sm")}>
            {__("My orders")}
          </Link>
        </div>
      )}
      {lines.length === 0 ? (
        <EmptyState title={__("Your cart is empty")} hint={__("What you add appears here.")} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
          <ul className="divide-y rounded-card border bg-card px-6">
            {lines.map((line) => (
              <li key={line.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
                <p className="min-w-40 flex-1">
                  <Link to={line.path} className="font-medium underline-offset-4 hover:underline">
                    {line.title}
                  </Link>
                  <span className="block text-sm text-muted-foreground tabular-nums">{formatMoney(line.price)}</span>
                </p>
                <div className="flex items-center gap-1">
                  <Button
                    variant="outline"
                    size="icon"
                    className="size-9"
                    aria-label={`${__("One less")}: ${line.title}`}
                    disabled={line.quantity === 1}
                    onClick={() => cart.update(line.id, { quantity: line.quantity - 1 })}
                  >
                    <Minus aria-hidden className="size-4" />
                  </Button>
                  <span className="w-9 text-center tabular-nums">{line.quantity}</span>
                  <Button
                    variant="outline"
                    size="icon"
                    className="size-9"
                    aria-label={`${__("One more")}: ${line.title}`}
                    onClick={() => cart.update(line.id, { quantity: line.quantity + 1 })}
                  >
                    <Plus aria-hidden className="size-4" />
                  </Button>
                </div>
                <p className="w-24 text-right font-medium tabular-nums">{formatMoney(line.price * line.quantity)}</p>
                <Button
                  variant="ghost"
                  size="icon"
                  className="size-9"
                  aria-label={`${__("Remove")}: ${line.title}`}
                  onClick={() => removeWithUndo(cart, line, line.title)}
                >
                  <Trash2 aria-hidden className="size-4" />
                </Button>
              </li>
            ))}
          </ul>
          <section className="rounded-card border bg-card p-6">
            <p className="flex items-baseline justify-between gap-4 text-lg">
              {__("Total")} <strong className="tabular-nums">{formatMoney(totalOf(lines))}</strong>
            </p>
            {paying ? (
              <CheckoutForm
                onPlaced={(order) => {
                  setPlaced(order);
                  setPaying(false);
                }}
              />
            ) : (
              <Button className="mt-5 w-full" onClick={() => setPaying(true)}>
                {__("Go to checkout")}
              </Button>
            )}
          </section>
        </div>
      )}
    </>
  );
}
