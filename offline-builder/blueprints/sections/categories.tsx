import { Link } from "react-router";
import { categories, products } from "@/content/products";

export function Categories() {
  return (
    <section className="section bg-muted">
      <div className="wrap grid gap-10 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-title">{$$("categoriesTitle")}</h2>
        <ul className="divide-y border-y">
          {categories.map((category) => (
            <li key={category}>
              <Link
                to={`$shopTo$?category=${encodeURIComponent(category)}`}
                className="flex items-baseline justify-between gap-6 py-5 hover:text-accent"
              >
                <span className="font-display text-2xl font-semibold">{category}</span>
                <span className="tabular-nums">{products.filter((product) => product.category === category).length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
