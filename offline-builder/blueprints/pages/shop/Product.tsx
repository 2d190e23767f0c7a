import { useState } from "react";
import { Link, useParams } from "react-router";
import { ItemArt } from "@/components/art/ItemArt";
// #if reviews
import { Reviews } from "@/components/app/Reviews";
// #end
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { productById, type Product } from "@/content/products";
import { site } from "@/content/site";
import { addToCart } from "@/lib/cart";
import { formatPrice } from "@/lib/format";
import NotFound from "@/pages/NotFound";

export default function ProductPage() {
  const { id = "" } = useParams();
  const product = productById(id);
  return product ? <ProductDetails key={product.id} product={product} /> : <NotFound />;
}

function ProductDetails({ product }: { product: Product }) {
  const [option, setOption] = useState(product.options[0] ?? "");
  const [quantity, setQuantity] = useState(1);

  function add() {
    addToCart(product, option, quantity);
    toast(`${product.name}: ${__("added to the cart")}`);
  }

  return (
    <div className="wrap grid gap-10 pt-8 pb-24 lg:grid-cols-2 lg:gap-16">
      <title>{`${product.name} · ${site.name}`}</title>
      <ItemArt index={product.art} className="aspect-4/5 w-full rounded-card" />
      <div className="lg:pt-8">
        <Link to="$shopTo$" className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline underline-offset-4">
          {$$("shopTitle")}
        </Link>
        <h1 className="text-title mt-3">{product.name}</h1>
        <p className="mt-4 text-2xl tabular-nums">{formatPrice(product.price)}</p>
        <p className="text-lead mt-6 text-muted-foreground">{product.note}</p>
        <div className="mt-8 flex flex-wrap items-end gap-4">
          {product.options.length > 0 && (
            <Field label={$$("optionLabel")} className="w-44">
              {(control) => (
                <Select {...control} value={option} onChange={(event) => setOption(event.target.value)}>
                  {product.options.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field label={__("Quantity")} className="w-28">
            {(control) => (
              <Select {...control} value={quantity} onChange={(event) => setQuantity(Number(event.target.value))}>
                {Array.from({ length: Math.min(product.stock, 8) }, (_, index) => (
                  <option key={index}>{index + 1}</option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button size="lg" onClick={add}>
            {__("Add to cart")}
          </Button>
          <Badge tone={product.stock <= 3 ? "warning" : "success"}>
            {product.stock <= 3 ? `${__("Only a few left:")} ${product.stock}` : __("In stock")}
          </Badge>
        </div>
        <ul className="mt-10 divide-y border-y">
          {product.details.map((detail) => (
            <li key={detail} className="py-3">
              {detail}
            </li>
          ))}
        </ul>
      </div>
      {/* #if reviews */}
      <div className="lg:col-span-2">
        <Reviews about={product.id} />
      </div>
      {/* #end */}
    </div>
  );
}
