import { appendElement, setLiteral, stringAt, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { has, quotedTexts, titled } from "../requests.ts";
import { contentPaths, itemNamed, namesNear, type Item } from "./items.ts";

const productFile = "src/pages/Product.tsx";
const cardFile = "src/components/shop/ProductCard.tsx";

const understood: Wording = { en: "{name} is sold out.", de: "{name} ist ausverkauft.", es: "{name} está agotado." };
const did: Wording = {
  en: "{name}: marked as sold out, and it cannot be put into the cart",
  de: "{name}: als ausverkauft markiert und nicht in den Warenkorb zu legen",
  es: "{name}: marcado como agotado y no se puede añadir al carrito",
};
const didTag: Wording = {
  en: "{name}: marked as sold out in the list",
  de: "{name}: in der Liste als ausverkauft markiert",
  es: "{name}: marcado como agotado en la lista",
};
const noItem: Wording = {
  en: "I found nothing called “{name}”, so I changed nothing. There is for example: {list}.",
  de: "„{name}“ habe ich nicht gefunden und nichts geändert. Es gibt zum Beispiel: {list}.",
  es: "No he encontrado «{name}» y no he cambiado nada. Hay por ejemplo: {list}.",
};
const already: Wording = {
  en: "{name} is sold out already. I changed nothing.",
  de: "{name} ist schon ausverkauft. Ich habe nichts geändert.",
  es: "{name} ya está agotado. No he cambiado nada.",
};
const mark: Record<Language, string> = { en: "Sold out", de: "Ausverkauft", es: "Agotado" };

const soldOut =
  "sold[ -]?out|out of stock|unavailable|not available|ausverkauft|vergriffen|nicht (?:mehr )?(?:verfügbar|lieferbar)|agotad[oa]s?|sin existencias";

/** "Mark Harbour as sold out". */
export const markSoldOut = operation<{ name: string }>({
  id: "sold-out",
  words: "sold out stock unavailable mark product ausverkauft vergriffen markieren agotado producto marcar",
  match({ text, language }) {
    if (!has(text, soldOut) || has(text, "when|if|wenn|sobald|cuando|si|field|column|filter|show|hide|page"))
      return null;
    const name =
      quotedTexts(text)[0] ??
      new RegExp(
        `(?:mark|set|show|make|label|markiere?|setze?|kennzeichne|marca|pon)\\s+(.+?)\\s+(?:as|to|als|auf|como)\\s+(?:${soldOut})`,
        "iu",
      ).exec(text)?.[1] ??
      new RegExp(
        `^(?:please\\s+|bitte\\s+|por favor\\s+)?(.+?)\\s+(?:is|are|ist|sind|está|están)\\s+(?:now\\s+|jetzt\\s+|leider\\s+|ya\\s+)?(?:${soldOut})`,
        "iu",
      ).exec(text)?.[1] ??
      new RegExp(`^(.+?)\\s+als\\s+(?:${soldOut})\\s+(?:markieren|kennzeichnen)`, "iu").exec(text)?.[1];
    return name
      ? { confidence: 0.91, values: { name }, understood: worded(understood, language, { name: titled(name) }) }
      : null;
  },
  reads: (plan) => [...contentPaths(plan), productFile, cardFile],
  change(project, { name }, { language }) {
    const item =
      itemNamed(project, name) ??
      itemNamed(
        project,
        name.replace(
          /^(?:(?:the|die|der|das|la|el|los|las)\s+)?(?:candle|kerze|vela|product|produkt|producto)s?\s+/iu,
          "",
        ),
      );
    if (!item) return { say: worded(noItem, language, { name, list: namesNear(project, name) }) };
    return valueAt(item.record, "stock") ? inShop(project, item, language) : inList(project, item, language);
  },
});

function inShop(project: ProjectEdit, { source, record, path, name }: Item, language: Language): Changed | Unchanged {
  const stock = valueAt(record, "stock")!;
  if (source.text.slice(stock.start, stock.end) === "0") return { say: worded(already, language, { name }) };
  setLiteral(source, stock, 0);
  project.save(path, source);
  showSoldOut(project);
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(did, language, { name }),
        path: productFile,
        holds: (content) => content?.includes("disabled={product.stock === 0}") === true,
      },
    ],
    routes: project.plan.pages.filter(({ component }) => component === "Shop").map((page) => page.path),
  };
}

/** Shops are written for products that can be bought: what is gone is said and cannot be put into the cart. */
function showSoldOut(project: ProjectEdit): void {
  const words = mark[project.plan.language];
  const product = project.text(productFile);
  if (product && !product.includes("product.stock === 0"))
    project.write(
      productFile,
      product
        .replace('<Button size="lg" onClick={add}>', '<Button size="lg" disabled={product.stock === 0} onClick={add}>')
        .replace("Math.min(product.stock, 8)", "Math.max(1, Math.min(product.stock, 8))")
        .replace("tone={product.stock <= 3 ? ", 'tone={product.stock === 0 ? "danger" : product.stock <= 3 ? ')
        .replace("{product.stock <= 3 ? `", `{product.stock === 0 ? "${words}" : product.stock <= 3 ? \``),
    );
  const card = project.text(cardFile);
  const category = '<span className="mt-0.5 block text-muted-foreground">{product.category}</span>';
  if (card?.includes(category) && !card.includes("product.stock === 0"))
    project.write(
      cardFile,
      card.replace(
        category,
        `${category}\n      {product.stock === 0 && <span className="mt-1 block text-sm font-semibold text-destructive">${words}</span>}`,
      ),
    );
}

/** A dish or a service has no stock; its list shows small words beside it. */
function inList(project: ProjectEdit, { source, record, path, name }: Item, language: Language): Changed | Unchanged {
  const words = mark[project.plan.language].toLowerCase();
  const tags = valueAt(record, "tags");
  if (tags?.type !== "ArrayExpression")
    return { say: worded(noItem, language, { name, list: namesNear(project, name) }) };
  if (tags.elements.some((element) => element?.type === "Literal" && element.value === words))
    return { say: worded(already, language, { name }) };
  appendElement(source, tags, JSON.stringify(words));
  project.save(path, source);
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(didTag, language, { name: stringAt(record, "name") ?? name }),
        path,
        holds: (content) => content?.includes(JSON.stringify(words)) === true,
      },
    ],
  };
}
