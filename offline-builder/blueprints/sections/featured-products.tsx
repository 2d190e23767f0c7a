import { Link } from "react-router";
import { ProductCard } from "@/components/shop/ProductCard";
import { buttonClass } from "@/components/ui/button";
import { categories, products } from "@/content/products";

export function FeaturedProducts() {
  const featured = categories.flatMap((category) => products.filter((product) => product.category === category).slice(0, 2)).slice(0, 6);
  return (
    <section className="section">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-5">
          <h2 className="text-title">{$$("featuredTitle")}</h2>
          <Link to="$shopTo$" className={buttonClass("outline")}>
            {$$("allProducts")}
          </Link>
        </div>
        <ul className="mt-10 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {featured.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
