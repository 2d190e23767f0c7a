import { Link } from "react-router";
import { ItemArt } from "@/components/art/ItemArt";
import type { Product } from "@/content/products";
import { formatPrice } from "@/lib/format";

export function ProductCard({ product }: { product: Product }) {
  return (
    <Link to={`$productTo$/${product.id}`} className="group block">
      <ItemArt index={product.art} className="aspect-4/5 w-full rounded-card transition-opacity group-hover:opacity-90" />
      <span className="mt-4 flex items-baseline justify-between gap-4">
        <span className="font-display text-lg font-semibold underline-offset-4 group-hover:underline">{product.name}</span>
        <span className="font-medium whitespace-nowrap tabular-nums">{formatPrice(product.price)}</span>
      </span>
      <span className="mt-0.5 block text-muted-foreground">{product.category}</span>
    </Link>
  );
}
