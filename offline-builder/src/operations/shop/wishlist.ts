/** "Add a wishlist": products a visitor wants to find again, kept in the visitor's browser. */

import { attribute } from "../../emit/literal.ts";
import { addImport, elementsNamed, insertAfter } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language, PlannedPage } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { addPage, freeName, wantedTitle, withAddedPage } from "../pages/add-page.ts";
import { addNavigation, addRoute, pageFile, sourcePaths } from "../pages/routes.ts";
import { has, slugOf } from "../requests.ts";

const dataFile = "src/data/wishes.ts";
const buttonFile = "src/components/shop/WishButton.tsx";
const productFile = "src/pages/Product.tsx";
const shopFile = "src/pages/Shop.tsx";

const understood: Wording = { en: "A wishlist.", de: "Eine Merkliste.", es: "Una lista de deseos." };
const did: Wording = {
  en: "A heart at every product, in the shop and on its page, keeps it and lets go of it again",
  de: "Ein Herz an jedem Produkt, im Shop und auf seiner Seite, merkt es vor und lässt es wieder los",
  es: "Un corazón en cada producto, en la tienda y en su página, lo guarda y lo vuelve a soltar",
};
const didPage: Wording = {
  en: "Page {title} at {path}, in the navigation",
  de: "Seite {title} unter {path}, in der Navigation",
  es: "Página {title} en {path}, en la navegación",
};
const own: Wording = {
  en: "The wishlist belongs to one browser: on another device it is empty",
  de: "Die Merkliste gehört zu einem Browser: auf einem anderen Gerät ist sie leer",
  es: "La lista pertenece a un navegador: en otro dispositivo está vacía",
};
const already: Wording = {
  en: "There is a wishlist already. I changed nothing.",
  de: "Eine Merkliste gibt es schon. Ich habe nichts geändert.",
  es: "Ya hay una lista de deseos. No he cambiado nada.",
};
const noShop: Wording = {
  en: "This app has no shop with products to keep, so I changed nothing.",
  de: "Diese App hat keinen Shop mit Produkten zum Merken; ich habe nichts geändert.",
  es: "Esta aplicación no tiene una tienda con productos que guardar y no he cambiado nada.",
};

const texts: Record<Language, { title: string; keep: string; kept: string; none: string; hint: string }> = {
  en: {
    title: "Wishlist",
    keep: "Add to wishlist",
    kept: "On the wishlist",
    none: "Nothing on the wishlist",
    hint: "The heart at a product puts it here.",
  },
  de: {
    title: "Merkliste",
    keep: "Auf die Merkliste",
    kept: "Auf der Merkliste",
    none: "Noch nichts gemerkt",
    hint: "Das Herz an einem Produkt setzt es auf diese Liste.",
  },
  es: {
    title: "Lista de deseos",
    keep: "Añadir a la lista",
    kept: "En la lista",
    none: "La lista está vacía",
    hint: "El corazón de un producto lo pone aquí.",
  },
};

export const wishlist = operation<null>({
  id: "wishlist",
  words:
    "wishlist wish list favourites save products heart later merkliste wunschliste favoriten produkte lista deseos favoritos guardar productos",
  match({ text, language }) {
    if (
      !has(
        text,
        "wish-?lists?|wish lists?|favou?rites? list|save (?:products?|items?|them)? ?for later|merk(?:liste|zettel)|wunschliste|wunschzettel|lista de deseos|favoriten(?:liste)?|lista de favoritos",
      )
    )
      return null;
    if (has(text, "remove|delete|hide|entfern\\w*|lösch\\w*|quita|elimina|rename")) return null;
    return { confidence: 0.92, values: null, understood: understood[language] };
  },
  reads: (plan, _, request) => [...sourcePaths(plan), dataFile, ...addPage.reads(plan, { title: "" }, request)],
  change(project, _, request) {
    const { language } = request;
    const { plan } = project;
    const words = texts[plan.language];
    const product = plan.pages.find(({ component }) => component === "Product")?.path.replace("/:id", "");
    if (project.text(dataFile) !== null) return { say: already[language] };
    // Where nothing is sold, a page of that name is what was asked for.
    const title = product === undefined ? wantedTitle(request.text) : null;
    if (title !== null) return addPage.change(project, { title }, request);
    if (!product || !standsInShop(project) || !standsAtProduct(project)) return { say: noShop[language] };
    project.write(dataFile, dataCode);
    project.write(buttonFile, buttonCode(words));
    const page: PlannedPage = {
      path: `/${slugOf(words.title)}`,
      title: words.title,
      component: freeName(plan, "Wishlist"),
      nav: true,
    };
    project.write(pageFile(page), pageCode(page, words));
    addRoute(project, page);
    addNavigation(project, page.path, page.title);
    return {
      plan: withAddedPage(plan, page),
      claims: [
        contains(did[language], shopFile, "<WishButton product={product} />"),
        contains(
          worded(didPage, language, { title: page.title, path: page.path }),
          "src/App.tsx",
          `path="${page.path}"`,
        ),
      ],
      notDone: [own[language]],
      routes: [plan.pages.find(({ component }) => component === "Shop")?.path ?? "/", page.path],
    };
  },
  chip: (plan, language) =>
    plan.archetype === "shop" && !plan.pages.some(({ component }) => component === "Wishlist")
      ? { en: "Add a wishlist", de: "Merkliste hinzufügen", es: "Añade una lista de deseos" }[language]
      : null,
});

function standsInShop(project: ProjectEdit): boolean {
  const source = project.open(shopFile);
  const card = source ? elementsNamed(source.program, "ProductCard")[0] : undefined;
  if (!source || !card) return false;
  insertAfter(source, card, "<WishButton product={product} />");
  addImport(source, "WishButton", "@/components/shop/WishButton");
  project.save(shopFile, source);
  return true;
}

function standsAtProduct(project: ProjectEdit): boolean {
  const source = project.open(productFile);
  const button = source ? elementsNamed(source.program, "Button")[0] : undefined;
  if (!source || !button) return false;
  insertAfter(source, button, "<WishButton product={product} />");
  addImport(source, "WishButton", "@/components/shop/WishButton");
  project.save(productFile, source);
  return true;
}

const dataCode = `import { createCollection } from "@/lib/collection";

/** A product that somebody wants to find again. */
export interface Wish {
  id: string;
  productId: string;
}

export const wishes = createCollection<Wish>("wishes", []);
`;

function buttonCode({ keep, kept }: (typeof texts)["en"]): string {
  return `import { Heart } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Product } from "@/content/products";
import { wishes } from "@/data/wishes";
import { cn } from "@/lib/cn";
import { useRows } from "@/lib/collection";

export function WishButton({ product }: { product: Product }) {
  const wish = useRows(wishes).find((row) => row.productId === product.id);
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3"
      aria-pressed={wish !== undefined}
      aria-label={\`${keep}: \${product.name}\`}
      onClick={() => (wish ? wishes.remove(wish.id) : wishes.add({ productId: product.id }))}
    >
      <Heart aria-hidden className={cn("size-4", wish && "fill-current")} />
      {wish ? "${kept}" : "${keep}"}
    </Button>
  );
}
`;
}

function pageCode({ component }: PlannedPage, { title, none, hint }: (typeof texts)["en"]): string {
  return `import { PageHeader } from "@/components/layout/PageHeader";
import { ProductCard } from "@/components/shop/ProductCard";
import { WishButton } from "@/components/shop/WishButton";
import { EmptyState } from "@/components/ui/empty-state";
import { productById } from "@/content/products";
import { wishes } from "@/data/wishes";
import { useRows } from "@/lib/collection";

export default function ${component}Page() {
  const products = useRows(wishes).flatMap((wish) => productById(wish.productId) ?? []);
  return (
    <>
      <PageHeader title=${attribute(title)} />
      <div className="wrap pb-24">
        {products.length === 0 ? (
          <EmptyState title="${none}" hint="${hint}" />
        ) : (
          <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
                <WishButton product={product} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
`;
}
