import { Minus, Plus, Trash2 } from "lucide-react";
import { ItemArt } from "@/components/art/ItemArt";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { cart, type CartEntry } from "@/lib/cart";
import { formatPrice } from "@/lib/format";

export function CartLines({ entries }: { entries: CartEntry[] }) {
  if (entries.length === 0) return <EmptyState title={__("Your cart is empty")} hint={__("What you add appears here.")} />;
  return (
    <ul className="divide-y border-y">
      {entries.map((entry) => (
        <li key={entry.id} className="flex gap-4 py-4">
          <ItemArt index={entry.product.art} className="size-20 shrink-0 rounded-control" />
          <div className="min-w-0 flex-1">
            <div className="flex justify-between gap-3">
              <p className="font-medium">{entry.product.name}</p>
              <p className="font-medium whitespace-nowrap tabular-nums">{formatPrice(entry.total)}</p>
            </div>
            {entry.option && <p className="text-sm text-muted-foreground">{entry.option}</p>}
            <div className="mt-2 flex items-center gap-1">
              <Button
                variant="outline"
                size="icon"
                className="size-9"
                aria-label={`${__("One less")}: ${entry.product.name}`}
                disabled={entry.quantity === 1}
                onClick={() => cart.update(entry.id, { quantity: entry.quantity - 1 })}
              >
                <Minus className="size-4" />
              </Button>
              <span className="w-9 text-center tabular-nums">{entry.quantity}</span>
              <Button
                variant="outline"
                size="icon"
                className="size-9"
                aria-label={`${__("One more")}: ${entry.product.name}`}
                disabled={entry.quantity >= entry.product.stock}
                onClick={() => cart.update(entry.id, { quantity: entry.quantity + 1 })}
              >
                <Plus className="size-4" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                className="ml-auto size-9"
                aria-label={`${__("Remove")}: ${entry.product.name}`}
                onClick={() => cart.remove(entry.id)}
              >
                <Trash2 className="size-4" />
              </Button>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
