import { fillBlueprint } from "../../emit/blueprint.ts";
import { slug } from "../../emit/slug.ts";
import { literal } from "../../emit/literal.ts";
import { emitSectionPage } from "../../emit/pages.ts";
import { mix, pick } from "../../emit/random.ts";
import { formatFile, itemArt, type SectionContext } from "../../emit/sections.ts";
import { inventDetails, siteContent } from "../../emit/site-content.ts";
import { dedupe, siteApp, siteFrame } from "../../emit/site-frame.ts";
import { locales } from "../../language/translate.ts";
import type { Copy, Domain, Product } from "../../lexicon/domain.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { presence } from "../../parse/words.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { chooseSubject } from "../subject.ts";
import { statedCurrency, namesFigures } from "../app-request.ts";
import { subjectOf } from "../platform/specification.ts";
import { understand } from "../../parse/understand.ts";
import { goodsIn, inventProducts, productsOfCategories, statedCategories } from "./goods.ts";
import { asksForReviews, reviewFiles, reviewsClaim } from "./reviews.ts";
import { shopTexts } from "./texts.ts";

const words = {
  en: "online store|online shop|web shop|webshop|shop|store|e-commerce|ecommerce|cart|checkout|sell|selling|sells",
  de: "onlineshop|online-shop|shop|laden|webshop|warenkorb|kasse|verkaufen|verkaufe",
  es: "tienda online|tienda|carrito|vender|comercio",
};

/** "Barber shop", "coffee shop", "bike repair shop": places to go, not places to order from. */
const placesToGo = "barber shop|coffee shop|repair shop|bike shop|tattoo shop|workshop|cake shop|friseurladen";

const online =
  "online|online store|onlineshop|online-shop|webshop|web shop|cart|basket|checkout|e-commerce|ecommerce|sell|selling|sells|ship|shipping|warenkorb|verkaufen|verkaufe|versand|carrito|vender|envío|envíos";

/** A shop with opening hours or a telephone number, and no word of ordering: people want its website. */
function isVisited({ index, hours, facts }: Understanding): boolean {
  return (hours !== null || facts.phone !== undefined) && presence(index, online) === 0;
}

/** People come for it: no address to send it to, but a day to fetch it on. */
const fetched =
  /(?<![\p{L}])(?:(?:for|to) (?:pick|collect)(?:[- ]?up|ion)?|pick[- ]?up|click (?:and|&) collect|collection only|zum abholen|zur abholung|selbst abholen|abholung|para (?:recoger|llevar)|recogida)(?![\p{L}])/iu;
const sent =
  /(?<![\p{L}])(?:cart|basket|checkout|online|e-?commerce|shipping|delivery|warenkorb|kasse|versand|lieferung|carrito|envíos?)(?![\p{L}])/iu;

/** What a shop has is counted by whoever works there, unless something is sold on these pages. */
const stocked =
  /(?<![\p{L}])(?:inventory|stock (?:list|control|keeping|management)|warenbestand|lagerverwaltung|inventar|inventario|control de existencias)(?![\p{L}])/iu;
const sold =
  /(?<![\p{L}])(?:online|cart|checkout|sell(?:s|ing)?|buy|customers? (?:can|order)|warenkorb|kasse|verkauf\p{L}*|carrito|vend\p{L}*|comprar)(?![\p{L}])/iu;

export const shop: Archetype = {
  id: "shop",
  vocabulary: words,
  score(request) {
    const named = presence(request.index, words[request.language]) + presence(request.index, words.en) * 0.5;
    if (isVisited(request) || namesFigures(request.text)) return 0;
    if (fetched.test(request.text) && !sent.test(request.text)) return 0;
    if (stocked.test(request.text) && !sold.test(request.text)) return 0;
    const goes = presence(request.index, placesToGo);
    const buying = request.features.includes("cart") || request.features.includes("checkout") ? 3 : 0;
    return Math.max(0, named * 2.2 - goes * 2.5 + (named > 0 ? buying : 0));
  },
  plan: planShop,
  emit: emitShop,
  understood: (plan) => {
    const texts = shopTexts[plan.language];
    return [texts.kind(goodsOf(plan)), texts.shop, texts.cart, texts.checkout, texts.orders];
  },
  built: (plan) => {
    const products = productsOf(plan);
    const categories = new Set(products.map((product) => product.category)).size;
    return [
      ...shopTexts[plan.language].claims(products.length, categories),
      ...(plan.features.includes("reviews") ? [reviewsClaim[plan.language]] : []),
    ];
  },
  caveats: (plan) => [shopTexts[plan.language].noMoney],
  suggestions: (plan) => shopTexts[plan.language].suggestions,
};

const wares: Record<Language, string> = { en: "Goods", de: "Waren", es: "Artículos" };

function planShop(request: Understanding): DraftPlan {
  const { language, seed } = request;
  // In a long request the kinds of goods are no subject of their own: plants of a shop for aquariums.
  const named = statedCategories(request);
  const about = named.length > 0 ? understand(subjectOf(request.text), language) : request;
  const { domain, copy, known } = chooseSubject(about, sells);
  const usual = known && !/^(?:range|goods|sortiment|waren|surtido|artículos)$/i.test(copy.offer.title);
  const title = copy.products ? copy.offer.title : (copy.offer.groups[0]?.name ?? copy.offer.title);
  // A pottery sells more than its courses.
  const isCourses = /^(?:courses|kurse|cursos)$/i.test(title);
  const goods = isCourses ? wares[language] : usual ? title : (goodsIn(request.text, language) ?? title);
  const name = request.name ?? pick(copy.names, seed, "name");
  const shipping = { fee: 4.9, freeFrom: 60, ...statedShipping(request.text) };
  return {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: "shop",
    domain: domain.id,
    seed,
    theme: chooseTheme(domain.look, request.colors, seed),
    pages: planPages(request),
    features: [
      ...["cart", "checkout", "search", "filter", "sort", "orders"],
      ...(asksForReviews(request.text) ? ["reviews"] : []),
    ],
    entities: [],
    forms: [{ id: "checkout", page: shopTexts[language].paths.checkout, kind: "order" }],
    details: inventDetails(request, { copy, name }),
    options: {
      place: false,
      prices: true,
      known: known && named.length === 0,
      goods,
      ...(named.length > 0 ? { categories: named } : {}),
      ...statedCurrency(request.text),
      shippingFee: shipping.fee,
      freeShippingFrom: shipping.freeFrom,
    },
  };
}

/** "Free shipping over 50", "shipping always 5": figures of the request are kept. */
function statedShipping(text: string): { fee?: number; freeFrom?: number } {
  const free = /(?:free shipping|versand(?:kosten)?frei|envío gratis)\D{0,20}(\d+(?:[.,]\d+)?)/i.exec(text)?.[1];
  const fee =
    /(?:shipping|versand|envío)\s+(?:always|costs?|is|kostet|immer|cuesta|siempre)\s+\D?(\d+(?:[.,]\d+)?)/i.exec(
      text,
    )?.[1];
  return {
    ...(free ? { freeFrom: Number(free.replace(",", ".")) } : {}),
    ...(fee ? { fee: Number(fee.replace(",", ".")) } : {}),
  };
}

function planPages({ language, seed }: Understanding): PlannedPage[] {
  const texts = shopTexts[language];
  const { paths } = texts;
  const hero = pick(["hero-split", "hero-banner", "hero-arch", "hero-editorial"], seed, "hero");
  const story = pick(["story-side", "story-statement"], seed, "story");
  const middle =
    mix(seed, "order") % 2 === 0
      ? ["featured-products", "categories", story]
      : ["categories", "featured-products", story];
  return [
    { path: "/", title: texts.home, component: "Index", nav: true, sections: [hero, ...middle] },
    { path: paths.shop, title: texts.shop, component: "Shop", nav: true },
    { path: `${paths.product}/:id`, title: texts.product, component: "Product", nav: false },
    { path: paths.cart, title: texts.cart, component: "Cart", nav: false },
    { path: paths.checkout, title: texts.checkout, component: "Checkout", nav: false },
    { path: paths.orders, title: texts.orders, component: "Orders", nav: true },
  ];
}

function goodsOf(plan: DraftPlan): string {
  return String(plan.options["goods"]);
}

function productsOf(plan: DraftPlan): Product[] {
  const copy = domainById(plan.domain).copy[plan.language];
  if (plan.options["known"] === true && copy) return copy.products ?? offered(copy);
  const { categories } = plan.options;
  if (Array.isArray(categories)) return productsOfCategories(categories, plan);
  return inventProducts(plan.language, plan.seed, goodsOf(plan) === copy?.offer.title ? null : goodsOf(plan));
}

const sells = ({ products }: Copy, { id, pages }: Domain): boolean =>
  products !== undefined || id === "bakery" || pages?.includes("preorder") === true;

/** Whoever takes orders ahead sells the things of the offer. */
const offered = ({ offer }: Copy): Product[] =>
  offer.groups.flatMap(({ name: category, items }) =>
    items.map(({ name, note, price }) => ({ name, category, price, note, details: [], stock: 20 })),
  );

function emitShop(plan: DraftPlan): ProjectFiles {
  const domain = domainById(plan.domain);
  const copy = domain.copy[plan.language]!;
  const texts = shopTexts[plan.language];
  const context: SectionContext = { plan, domain, copy, content: contentOf(plan, copy), names: namesOf(plan) };
  const fill = (blueprint: string, path: string): SourceFile => ({
    path,
    content: fillBlueprint(blueprint, {
      language: plan.language,
      flags: { reviews: plan.features.includes("reviews") },
      content: context.content,
      names: context.names,
    }),
  });
  const shell = [
    ...siteFrame(plan, siteContent(plan, copy, new Set()), { cart: true }),
    productsFile(plan),
    formatFile(context),
    itemArt(context),
    fill("shop/cart.ts", "src/lib/cart.ts"),
    ...["CartButton", "CartLines", "ProductCard"].map((name) =>
      fill(`shop/${name}.tsx`, `src/components/shop/${name}.tsx`),
    ),
  ];
  const own: Record<string, SourceFile[]> = {
    Cart: [fill("shop/CartSummary.tsx", "src/components/shop/CartSummary.tsx")],
    Checkout: [fill("shop/orders.ts", "src/data/orders.ts")],
    Product: plan.features.includes("reviews") ? reviewFiles(plan) : [],
  };
  return dedupe({
    shell,
    pages: plan.pages.map((page) => ({
      page,
      files: page.sections
        ? emitSectionPage(page, texts.lead(goodsOf(plan)), context)
        : [...(own[page.component] ?? []), fill(`pages/shop/${page.component}.tsx`, `src/pages/${page.component}.tsx`)],
    })),
    app: (pages) => siteApp(pages),
  });
}

function productsFile(plan: DraftPlan): SourceFile {
  const { subjects } = domainById(plan.domain).art;
  const shown = new Map<number, number>();
  const products = productsOf(plan).map(({ subject, ...product }, index) => {
    const drawing = subject ? Math.max(0, subjects.indexOf(subject)) : index % subjects.length;
    const earlier = shown.get(drawing) ?? 0;
    shown.set(drawing, earlier + 1);
    const art = drawing + subjects.length * earlier;
    return { id: slug(product.name), ...product, options: product.options ?? [], art };
  });
  const categories = [...new Set(products.map((product) => product.category))];
  const content = `export interface Product {
  id: string;
  name: string;
  category: string;
  price: number;
  note: string;
  details: string[];
  options: string[];
  stock: number;
  /** Chooses the drawing and the ground it stands on. */
  art: number;
}

export const categories = ${literal(categories)};

export const products: Product[] = ${literal(products)};

export function productById(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}
`;
  return { path: "src/content/products.ts", content };
}

function namesOf(plan: DraftPlan): Record<string, string> {
  const { paths } = shopTexts[plan.language];
  return {
    shopTo: paths.shop,
    productTo: paths.product,
    cartTo: paths.cart,
    checkoutTo: paths.checkout,
    ordersTo: paths.orders,
    actionTo: paths.shop,
    secondTo: "/#about",
    locale: locales[plan.language].tag,
    shippingFee: String(plan.options["shippingFee"]),
    freeShippingFrom: String(plan.options["freeShippingFrom"]),
  };
}

function contentOf(plan: DraftPlan, copy: Copy): Record<string, string> {
  const texts = shopTexts[plan.language];
  const hero = pick(copy.heroes, plan.seed, "headline");
  return {
    title: hero.title,
    lead: hero.lead,
    action: texts.all,
    second: copy.story.title,
    storyTitle: copy.story.title,
    storyFirst: copy.story.paragraphs[0] ?? "",
    storySecond: copy.story.paragraphs[1] ?? "",
    featuredTitle: pick(texts.featured, plan.seed, "featured"),
    categoriesTitle: pick(texts.categories, plan.seed, "categories"),
    allProducts: texts.all,
    shopTitle: goodsOf(plan),
    shopLead: texts.lead(goodsOf(plan)),
    optionLabel: texts.option,
    sceneLabel: copy.tagline,
  };
}
