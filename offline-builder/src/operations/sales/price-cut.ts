/** "Put 20% off everything": every price lower for as long as the sale lasts, with the price before it beside. */
import { numberAt, recordLists, setLiteral, stringAt, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { Plan } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { contentPaths } from "../shop/items.ts";

const productsFile = "src/content/products.ts";
const cardFile = "src/components/shop/ProductCard.tsx";
const productFile = "src/pages/Product.tsx";

const understood: Wording = { en: "{percent} % off.", de: "{percent} % günstiger.", es: "{percent} % de descuento." };
const understoodEnd: Wording = { en: "The end of the sale.", de: "Das Ende der Aktion.", es: "El fin de la rebaja." };
const did: Wording = {
  en: "{count} prices are {percent} % lower, also in the cart; the price before stands beside, crossed out",
  de: "{count} Preise sind {percent} % niedriger, auch im Warenkorb; der Preis davor steht durchgestrichen daneben",
  es: "{count} precios bajan un {percent} %, también en el carrito; el precio anterior queda al lado, tachado",
};
const didPlain: Wording = {
  en: "{count} prices are {percent} % lower",
  de: "{count} Preise sind {percent} % niedriger",
  es: "{count} precios bajan un {percent} %",
};
const notBeside: Wording = {
  en: "The price before is not shown beside the new one in this list",
  de: "Der Preis davor steht in dieser Liste nicht neben dem neuen",
  es: "El precio anterior no se muestra junto al nuevo en esta lista",
};
const didEnd: Wording = {
  en: "{count} prices are what they were before the sale",
  de: "{count} Preise sind wieder wie vor der Aktion",
  es: "{count} precios vuelven a ser los de antes de la rebaja",
};
const noSale: Wording = {
  en: "No price is reduced here, so I changed nothing.",
  de: "Hier ist kein Preis gesenkt; ich habe nichts geändert.",
  es: "Aquí no hay ningún precio rebajado y no he cambiado nada.",
};
const ends: Wording = {
  en: "It ends when you say “End the sale”; a day on which it ends by itself is not set",
  de: "Sie endet, wenn Sie „Beende die Aktion“ sagen; von selbst endet sie an keinem Tag",
  es: "Termina cuando digas «Termina la rebaja»; no acaba sola ningún día",
};

const off =
  "off|discount(?:ed)?|cheaper|less|lower|reduced?|reduce|sale|rabatt|reduzier\\w*|günstiger|billiger|weniger|nachlass|senke?n?|gesenkt|descuento|rebaja\\w*|más barat[oa]s?|menos|baja\\w*";
const notHere =
  "codes?|coupons?|vouchers?|promo|gutschein\\w*|rabattcode\\w*|código|cupón|if|when|over|above|from|first|members?|wenn|ab|über|bei|erste\\w*|si|cuando|a partir|más de|primer\\w*|tax|vat|mwst|steuer|iva|tip|fields?|columns?|button|banner|saying|says|banner|hinweis|aviso|text|page|opacity|size";
const all =
  "everything|all|every|each|whole|entire|prices?|products?|items?|store|shop|alles?|jede\\w*|ganze\\w*|preise?|produkte?|artikel|todo|tod[oa]s|precios?|productos?|tienda";
const endWords =
  "(?:end|stop|finish|remove|cancel|undo|take (?:away|off)|no more|turn off|beende\\w*|stopp\\w*|entfern\\w*|aufheben|termina\\w*|acaba\\w*|quita\\w*|fin de)(?: the| this| der| die| das| la| el| las| los)? (?:sale|discount|reduction|price cut|special offer|aktion|rabatt(?:aktion)?|preissenkung|ausverkauf|rebajas?|descuentos?|oferta)";

interface Values {
  /** Null where the sale is over. */
  percent: number | null;
  text: string;
}

export const priceCut = operation<Values>({
  id: "price-cut",
  words: "percent off sale everything discount prices lower cheaper prozent rabatt preise alles rebajas descuento todo",
  match({ text, language }) {
    if (has(text, endWords) && !has(text, "codes?|coupons?|gutschein\\w*|código"))
      return { confidence: 0.94, values: { percent: null, text }, understood: understoodEnd[language] };
    const percent = Number(
      /(\d{1,2}(?:[.,]\d)?)\s*(?:%|percent|prozent|por ciento)/iu.exec(text)?.[1]?.replace(",", "."),
    );
    if (!(percent > 0 && percent < 100) || !has(text, off) || has(text, notHere)) return null;
    if (!has(text, all) && !/\b(?:off|on|auf|en)\s+\S/iu.test(text)) return null;
    return { confidence: 0.94, values: { percent, text }, understood: worded(understood, language, { percent }) };
  },
  reads: (plan: Plan) => [...contentPaths(plan), cardFile, productFile],
  change(project, { percent, text }, { language }) {
    const { plan } = project;
    if (percent === null) return endSale(project, noSale[language], (count) => worded(didEnd, language, { count }));
    const isShop = project.text(productsFile) !== null;
    const changed = isShop ? [productsFile] : contentPaths(plan);
    const paths: string[] = [];
    let count = 0;
    for (const path of changed) {
      const lowered = lowerPrices(project, { path, percent, text, keeps: isShop });
      if (lowered > 0) paths.push(path);
      count += lowered;
    }
    const [path] = paths;
    if (path === undefined) return { say: "" };
    const shown = isShop && showBefore(project);
    return {
      plan,
      claims: [
        {
          text: worded(shown ? did : didPlain, language, { count, percent }),
          path: shown ? cardFile : path,
          holds: (content) => (shown ? content?.includes("product.was") === true : content !== null),
        },
      ],
      notDone: isShop ? [ends[language]] : [notBeside[language]],
      routes: plan.pages
        .filter((page) => page.nav)
        .map((page) => page.path)
        .slice(0, 3),
    };
  },
});

interface Lowering {
  path: string;
  percent: number;
  text: string;
  /** Whether a record may keep what it cost before. */
  keeps: boolean;
}

/** How many prices were lowered: those of the category or the entries that are named, else all. */
function lowerPrices(project: ProjectEdit, { path, percent, text, keeps }: Lowering): number {
  const source = project.open(path);
  if (!source) return 0;
  const words = new Set(tokens(text).map(stem));
  const isNamed = (name: string | null): boolean =>
    name !== null &&
    tokens(name).length > 0 &&
    tokens(name)
      .map(stem)
      .every((word) => words.has(word));
  const priced = recordLists(source)
    .flatMap(({ records }) => records)
    .filter((record) => numberAt(record, "price") !== null && numberAt(record, "price") !== 0);
  const named = priced.filter((record) => isNamed(stringAt(record, "category")) || isNamed(stringAt(record, "name")));
  const meant = named.length > 0 ? named : priced;
  for (const record of meant) {
    // A second sale is off the price from before the first.
    const before = numberAt(record, "was") ?? numberAt(record, "price")!;
    const place = valueAt(record, "price")!;
    const price = Math.round(before * (100 - percent)) / 100;
    const was = valueAt(record, "was");
    if (was || !keeps) setLiteral(source, place, price);
    else source.edits.overwrite(place.start, place.end, `${price},\n    was: ${before}`);
  }
  if (meant.length > 0) project.save(path, source);
  return meant.length;
}

/** The price before, crossed out beside the one of the sale, in list and on the product's page. */
function showBefore(project: ProjectEdit): boolean {
  const products = project.text(productsFile)!;
  if (!products.includes("was?: number"))
    project.write(
      productsFile,
      products.replace(
        "  price: number;\n",
        "  price: number;\n  /** What it costs outside the sale. */\n  was?: number;\n",
      ),
    );
  for (const path of [cardFile, productFile]) {
    const text = project.text(path);
    if (text === null || text.includes("product.was")) continue;
    const label = before[project.plan.language];
    project.write(
      path,
      text.replace(
        "{formatPrice(product.price)}",
        `\n          {product.was !== undefined && (\n            <s className="mr-2 font-normal text-muted-foreground">\n              <span className="sr-only">${label} </span>\n              {formatPrice(product.was)}\n            </s>\n          )}\n          {formatPrice(product.price)}\n        `,
      ),
    );
  }
  return project.text(cardFile)?.includes("product.was") === true;
}

const before: Wording = { en: "Before:", de: "Vorher:", es: "Antes:" };

function endSale(project: ProjectEdit, none: string, said: (count: number) => string): Changed | Unchanged {
  const source = project.open(productsFile);
  const reduced = source
    ? recordLists(source)
        .flatMap(({ records }) => records)
        .filter((record) => numberAt(record, "was") !== null)
    : [];
  if (!source || reduced.length === 0) return { say: none };
  for (const record of reduced) {
    const [price, was] = [valueAt(record, "price")!, valueAt(record, "was")!];
    source.edits.overwrite(price.start, was.end, String(numberAt(record, "was")));
  }
  project.save(productsFile, source);
  return {
    plan: project.plan,
    claims: [{ text: said(reduced.length), path: productsFile, holds: (content) => !content?.includes(" was: ") }],
    routes: ["/"],
  };
}
