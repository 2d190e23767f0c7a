import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { SearchBox } from "@/components/app/SearchBox";
import { PageHeader } from "@/components/layout/PageHeader";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { isLow, products, type Product } from "@/data/products";
import { useRows } from "@/lib/collection";
import { formatNumber } from "@/lib/format";
import { matches } from "@/lib/search";

export default function StockLevelsPage() {
  const rows = useRows(products);
  const [query, setQuery] = useState("");
  const [onlyLow, setOnlyLow] = useState(false);
  const shown = rows
    .filter((row) => !onlyLow || isLow(row))
    .filter((row) => matches(query, [row.name, row.sku]))
    .sort((one, other) => coverage(one) - coverage(other));
  const low = rows.filter(isLow).length;

  return (
    <>
      <PageHeader title={$$("title")} lead={$$("lead")} />
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchBox label={__("Search products")} value={query} onChange={setQuery} />
        <Checkbox
          label={`${__("Only low stock")} (${low})`}
          checked={onlyLow}
          onChange={(event) => setOnlyLow(event.target.checked)}
        />
      </div>
      {shown.length === 0 && <EmptyState title={__("Nothing matches")} />}
      <ul className="divide-y rounded-card border bg-card empty:hidden">
        {shown.map((row) => (
          <StockLine key={row.id} product={row} />
        ))}
      </ul>
    </>
  );
}

/** How many times the reorder level is still there; the scarcest stands first. */
function coverage(product: Product): number {
  return product.stock / Math.max(1, product.reorderLevel);
}

function StockLine({ product }: { product: Product }) {
  const scale = Math.max(product.stock, product.reorderLevel * 2, 1);

  function change(by: number) {
    products.update(product.id, { stock: Math.max(0, product.stock + by) });
  }

  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 px-5 py-3 md:grid-cols-[2fr_3fr_auto]">
      <div>
        <Link to={`$path$/${product.id}`} className="font-medium underline-offset-4 hover:underline">
          {product.name}
        </Link>
        <p className="text-sm text-muted-foreground">{product.sku}</p>
      </div>
      <div className="col-span-2 row-start-2 md:col-span-1 md:row-start-auto">
        <p className="mb-1 flex flex-wrap items-center gap-3 text-sm tabular-nums">
          {formatNumber(product.stock)}
          <span className="text-muted-foreground">
            {__("Reorder at")} {formatNumber(product.reorderLevel)}
          </span>
          {isLow(product) && <Badge tone="danger">{__("Low stock")}</Badge>}
        </p>
        <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full overflow-hidden rounded-full">
          <rect width="100" height="6" className="fill-muted" />
          <rect width={(product.stock / scale) * 100} height="6" className={isLow(product) ? "fill-destructive" : "fill-primary"} />
          <rect x={(product.reorderLevel / scale) * 100} width="0.6" height="6" className="fill-foreground" />
        </svg>
      </div>
      <div className="flex gap-1">
        <Button variant="outline" size="sm" disabled={product.stock === 0} aria-label={`${__("Take one out:")} ${product.name}`} onClick={() => change(-1)}>
          <Minus aria-hidden className="size-4" />
        </Button>
        <Button variant="outline" size="sm" aria-label={`${__("Put one back:")} ${product.name}`} onClick={() => change(1)}>
          <Plus aria-hidden className="size-4" />
        </Button>
      </div>
    </li>
  );
}
