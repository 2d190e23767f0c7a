import { Link } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { CartLines } from "@/components/shop/CartLines";
import { CartSummary } from "@/components/shop/CartSummary";
import { buttonClass } from "@/components/ui/button";
import { useCart } from "@/lib/cart";

export default function CartPage() {
  const { entries, totals } = useCart();
  return (
    <>
      <PageHeader title={__("Cart")} />
      <div className="wrap grid gap-12 pb-24 lg:grid-cols-[2fr_1fr]">
        <CartLines entries={entries} />
        <div className="self-start rounded-card bg-muted p-7">
          <CartSummary totals={totals} />
          {entries.length > 0 ? (
            <Link to="$checkoutTo$" className={buttonClass("primary", "lg", "mt-6 w-full")}>
              {__("Go to checkout")}
            </Link>
          ) : (
            <Link to="$shopTo$" className={buttonClass("primary", "lg", "mt-6 w-full")}>
              {$$("allProducts")}
            </Link>
          )}
        </div>
      </div>
    </>
  );
}
