import { Search } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { PageHeader } from "@/components/layout/PageHeader";
import { ProductCard } from "@/components/shop/ProductCard";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { categories, products, type Product } from "@/content/products";

const orders: Record<string, (one: Product, other: Product) => number> = {
  featured: () => 0,
  cheap: (one, other) => one.price - other.price,
  dear: (one, other) => other.price - one.price,
  name: (one, other) => one.name.localeCompare(other.name),
};

export default function ShopPage() {
  const [params, setParams] = useSearchParams();
  const category = params.get("category") ?? "";
  const [query, setQuery] = useState("");
  const [order, setOrder] = useState("featured");
  const shown = products
    .filter((product) => category === "" || product.category === category)
    .filter((product) => `${product.name} ${product.note}`.toLowerCase().includes(query.trim().toLowerCase()))
    .sort(orders[order] ?? orders.featured);

  function choose(name: string) {
    setParams(name ? { category: name } : {}, { replace: true });
  }

  function showEverything() {
    setQuery("");
    choose("");
  }

  return (
    <>
      <PageHeader title={$$("shopTitle")} lead={$$("shopLead")} />
      <div className="wrap pb-24">
        <div className="grid gap-3 border-y py-4 sm:grid-cols-[2fr_1fr_1fr]">
          <div className="relative">
            <Search aria-hidden className="absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted-foreground" />
            <Input
              type="search"
              aria-label={__("Search products")}
              placeholder={__("Search products")}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              className="pl-10"
            />
          </div>
          <Select aria-label={__("Category")} value={category} onChange={(event) => choose(event.target.value)}>
            <option value="">{__("All categories")}</option>
            {categories.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <Select aria-label={__("Sort by")} value={order} onChange={(event) => setOrder(event.target.value)}>
            <option value="featured">{__("Our order")}</option>
            <option value="cheap">{__("Price, low to high")}</option>
            <option value="dear">{__("Price, high to low")}</option>
            <option value="name">{__("Name")}</option>
          </Select>
        </div>
        <p role="status" className="py-5 text-sm text-muted-foreground">
          {shown.length} {__("of")} {products.length}
        </p>
        {shown.length === 0 ? (
          <EmptyState
            title={__("Nothing matches")}
            hint={__("Try another word or remove the filter.")}
            action={
              <Button variant="outline" onClick={showEverything}>
                {__("Show everything")}
              </Button>
            }
          />
        ) : (
          <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
            {shown.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
