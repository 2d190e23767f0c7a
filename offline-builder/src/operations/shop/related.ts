import { addImport } from "../../edit/jsx.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const productFile = "src/pages/Product.tsx";
const componentFile = "src/components/shop/RelatedProducts.tsx";

const understood: Wording = {
  en: "Products that go with one.",
  de: "Passende Produkte.",
  es: "Productos relacionados.",
};
const did: Wording = {
  en: "Under each product stand up to {count} others, of the same kind first",
  de: "Unter jedem Produkt stehen bis zu {count} andere, zuerst aus derselben Kategorie",
  es: "Debajo de cada producto hay hasta {count} más, primero de la misma categoría",
};
const already: Wording = {
  en: "Products show others below them already. I changed nothing.",
  de: "Unter Produkten stehen schon andere. Ich habe nichts geändert.",
  es: "Debajo de los productos ya hay otros. No he cambiado nada.",
};
const noShop: Wording = {
  en: "This app has no pages of products, so I changed nothing.",
  de: "Diese App hat keine Produktseiten; ich habe nichts geändert.",
  es: "Esta aplicación no tiene páginas de productos y no he cambiado nada.",
};
const title: Record<Language, string> = {
  en: "Goes well with it",
  de: "Das passt dazu",
  es: "También te puede gustar",
};

/** "Show 3 related products under each product". */
export const relatedProducts = operation<{ count: number }>({
  id: "related-products",
  words: "related similar products recommend more like ähnliche produkte passende productos relacionados similares",
  match({ text, language }) {
    if (
      !has(
        text,
        "(?:related|similar|matching|recommended|suggested|other) (?:products|items|candles|articles)|you (?:may|might) also like|more like this|recommendations|ähnliche (?:produkte|artikel)|passende (?:produkte|artikel)|produktempfehlungen|(?:productos|artículos) (?:relacionados|similares|parecidos|recomendados)",
      )
    )
      return null;
    const count = Number(/(?<!\d)([2-8])(?!\d)/.exec(text)?.[1] ?? 4);
    return { confidence: 0.88, values: { count }, understood: understood[language] };
  },
  reads: () => [productFile, componentFile],
  change(project, { count }, { language }) {
    const text = project.text(productFile);
    if (project.text(componentFile) !== null) return { say: already[language] };
    const line = "return product ? <ProductDetails key={product.id} product={product} /> : <NotFound />;";
    if (!text?.includes(line)) return { say: noShop[language] };
    project.write(
      productFile,
      text.replace(
        line,
        `if (!product) return <NotFound />;
  return (
    <>
      <ProductDetails key={product.id} product={product} />
      <RelatedProducts product={product} />
    </>
  );`,
      ),
    );
    const source = project.open(productFile);
    if (!source) return { say: noShop[language] };
    addImport(source, "RelatedProducts", "@/components/shop/RelatedProducts");
    project.save(productFile, source);
    project.write(componentFile, componentCode(title[project.plan.language], count));
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, { count }), productFile, "<RelatedProducts product={product} />")],
    };
  },
  chip: (plan, language) =>
    plan.archetype === "shop"
      ? { en: "Show related products", de: "Ähnliche Produkte zeigen", es: "Muestra productos relacionados" }[language]
      : null,
});

function componentCode(heading: string, count: number): string {
  return `import { ProductCard } from "@/components/shop/ProductCard";
import { products, type Product } from "@/content/products";

const most = ${count};

/** Other products, of the same category first. */
export function RelatedProducts({ product }: { product: Product }) {
  const others = products
    .filter((other) => other.id !== product.id)
    .sort((one, other) => Number(other.category === product.category) - Number(one.category === product.category))
    .slice(0, most);
  if (others.length === 0) return null;
  return (
    <section className="wrap pb-24">
      <h2 className="text-title">${heading}</h2>
      <ul className="mt-8 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {others.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
`;
}
