import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { CartLines } from "@/components/shop/CartLines";
import { Button, buttonClass } from "@/components/ui/button";
import { Drawer } from "@/components/ui/drawer";
import { useCart } from "@/lib/cart";
import { formatPrice } from "@/lib/format";

export function CartButton() {
  const [open, setOpen] = useState(false);
  const { entries, totals } = useCart();
  return (
    <>
      <Button variant="ghost" className="px-3 text-inherit hover:bg-transparent" onClick={() => setOpen(true)}>
        <ShoppingBag aria-hidden className="size-5" />
        <span className="hidden sm:inline">{__("Cart")}</span>
        <span className="tabular-nums">({totals.count})</span>
        <span className="sr-only">{__("Open cart")}</span>
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={__("Cart")} closeLabel={__("Close cart")}>
        <CartLines entries={entries} />
        {entries.length > 0 && (
          <div className="mt-6 flex flex-col gap-3">
            <p className="flex justify-between font-medium">
              <span>{__("Subtotal")}</span>
              <span className="tabular-nums">{formatPrice(totals.subtotal)}</span>
            </p>
            <Link to="$checkoutTo$" onClick={() => setOpen(false)} className={buttonClass("primary", "lg")}>
              {__("Go to checkout")}
            </Link>
            <Link to="$cartTo$" onClick={() => setOpen(false)} className={buttonClass("outline", "lg")}>
              {__("View cart")}
            </Link>
          </div>
        )}
      </Drawer>
    </>
  );
}
