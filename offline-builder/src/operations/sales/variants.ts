/** "Add sizes S, M and L": what every product, or those of one kind, can be had in. */
import { recordLists, stringAt, valueAt } from "../../edit/objects.ts";
import { attribute } from "../../emit/literal.ts";
import { stem, tokens } from "../../parse/words.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { add, has, titled } from "../requests.ts";

const productsFile = "src/content/products.ts";
const productFile = "src/pages/Product.tsx";

const did: Wording = {
  en: "{count} products can be had in {list}: chosen on the product's page under “{label}”, kept in cart and order",
  de: "{count} Produkte gibt es in {list}: gewählt auf der Produktseite unter „{label}“, behalten in Warenkorb und Bestellung",
  es: "{count} productos se ofrecen en {list}: se elige en la página del producto en «{label}» y se guarda en carrito y pedido",
};
const samePrice: Wording = {
  en: "Every choice costs the same: a price for each of them cannot be set",
  de: "Jede Auswahl kostet gleich viel: ein Preis je Auswahl lässt sich nicht setzen",
  es: "Todas las opciones cuestan lo mismo: no hay un precio para cada una",
};
const whichOnes: Wording = {
  en: "Which ones? I do not make them up. For example one of these, or say your own. I changed nothing yet.",
  de: "Welche? Ich denke mir keine aus. Zum Beispiel eine von diesen, oder nennen Sie Ihre. Noch ist nichts geändert.",
  es: "¿Cuáles? No me las invento. Por ejemplo una de estas, o di las tuyas. Aún no he cambiado nada.",
};
const examples: Record<"size" | "colour" | "other", Record<"en" | "de" | "es", string[]>> = {
  size: {
    en: ["Add the sizes S, M, L and XL", "Add the sizes small and large"],
    de: ["Füge die Größen S, M, L und XL hinzu", "Füge die Größen klein und groß hinzu"],
    es: ["Añade las tallas S, M, L y XL", "Añade los tamaños pequeño y grande"],
  },
  colour: {
    en: ["Add the colours black and white", "Add the colours red, blue and green"],
    de: ["Füge die Farben schwarz und weiß hinzu", "Füge die Farben rot, blau und grün hinzu"],
    es: ["Añade los colores negro y blanco", "Añade los colores rojo, azul y verde"],
  },
  other: { en: [], de: [], es: [] },
};

const kinds: readonly (readonly [words: string, kind: "size" | "colour" | "other"])[] = [
  ["sizes?|größen?|tallas?|tamaños?", "size"],
  [
    "colou?r (?:options|choices|variants)|colou?rs|(?<=(?:choose|pick|select) (?:an?|the|their) )colou?r|farben|(?<=eine )farbe(?= (?:wählen|aussuchen|auswählen))|colores|(?<=(?:elegir|escoger) (?:el|un) )color",
    "colour",
  ],
  [
    "scents?|flavou?rs?|variants?|versions?|materials?|options?|düfte|sorten|varianten|materialien|aromas|sabores|variantes|versiones",
    "other",
  ],
];
const ofLooks =
  "font|text|heading|title|button|picture|image|logo|theme|header|background|page|screen|schrift|überschrift|letra|título|botón|foto";
const wants = `${add}|offer|let|choose|pick|select|sell|have|come in|available|there are|can be|anbieten|wählen|auswählen|gibt es|ofrece\\w*|elegir|vende\\w*|hay`;

function choicesIn(text: string, words: string): string[] {
  const list = new RegExp(
    `(?<![\\p{L}])(?:${words})(?![\\p{L}])\\s*(?:are|is|should be|like|such as|wie|sind|:|=|\\(|como|son)?\\s*:?\\s*(.+?)\\)?(?:\\s+(?:to|for|on|zu|für|bei|an|a|para|en)\\s+(?:the|all|each|every|our|my|den|alle\\w*|jede\\w*|unsere\\w*|die|los|las|tod[oa]s|cada|products?|produkte\\w*|productos?|it|them)(?![\\p{L}]).*)?(?:\\s+hinzu)?[.!]?$`,
    "iu",
  ).exec(text)?.[1];
  if (!list || /^(?:to|for|on|zu|für|a|para|en|options?|hinzu)(?!\p{L})/iu.test(list)) return [];
  const parts = list.split(/\s*(?:,|\/|\||\+|(?<!\p{L})(?:and|or|und|oder|y|o)(?!\p{L}))\s*/iu).filter(Boolean);
  // "S M L" has no commas; "200 ml" and "dark oak" stay together.
  const split =
    parts.length === 1 ? spaced(parts[0]!) : parts.flatMap((part) => (isLetters(part) ? part.split(/\s+/) : [part]));
  const isChoice = (part: string): boolean => part.length <= 24 && part.split(/\s+/).length <= 3;
  return split.every(isChoice)
    ? [...new Set(split.map((part) => (isLetters(part) ? part.toUpperCase() : titled(part))))]
    : [];
}

const isLetters = (text: string): boolean => /^(?:x*[sml]|xxl|xxs)(?:\s+(?:x*[sml]|xxl|xxs))*$/iu.test(text);
const spaced = (text: string): string[] => {
  const words = text.split(/\s+/);
  return isLetters(text) || words.every((word) => /^\p{L}+$/u.test(word) && word.length > 2) ? words : [text];
};

export const variants = operation<{
  label: string;
  kind: "size" | "colour" | "other";
  choices: string[];
  text: string;
}>({
  id: "variants",
  words: "sizes colours variants options products choose größen farben varianten produkte tallas colores variantes",
  match({ text }) {
    const found = kinds.find(([words]) => has(text, words));
    if (
      !found ||
      has(text, ofLooks) ||
      has(text, "fields?|columns?|feld|spalte|campo|filter\\w*|sort\\w*|remove|without|bigger|smaller") ||
      !has(text, wants)
    )
      return null;
    const [words, kind] = found;
    const choices = choicesIn(text, words);
    if (kind === "other" && choices.length < 2) return null;
    const named = new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu").exec(text)![0];
    return { confidence: 0.6, values: { label: named, kind, choices, text }, understood: "" };
  },
  reads: () => [productsFile, productFile],
  change(project, { label: named, kind, choices, text }, { language }) {
    const source = project.open(productsFile);
    const page = project.text(productFile);
    const records = source ? recordLists(source).flatMap((list) => list.records) : [];
    const optioned = records.filter((record) => valueAt(record, "options")?.type === "ArrayExpression");
    if (!source || page === null || optioned.length === 0) return { say: "" };
    if (choices.length < 2) return { say: whichOnes[language], options: examples[kind][language] };
    const words = new Set(tokens(text).map(stem));
    const isNamed = (name: string | null): boolean =>
      name !== null &&
      tokens(name).length > 0 &&
      tokens(name)
        .map(stem)
        .every((word) => words.has(word));
    const some = optioned.filter(
      (record) => isNamed(stringAt(record, "name")) || isNamed(stringAt(record, "category")),
    );
    const meant = some.length > 0 ? some : optioned;
    const written = `[${choices.map((choice) => JSON.stringify(choice)).join(", ")}]`;
    for (const record of meant) {
      const place = valueAt(record, "options")!;
      source.edits.overwrite(place.start, place.end, written);
    }
    project.save(productsFile, source);
    const label = kind === "other" ? titled(named) : labels[kind][project.plan.language];
    // One word above the choice for all products: where others keep theirs, it stays what fits both.
    if (meant.length === optioned.length)
      project.write(
        productFile,
        page.replace(/<Field label="[^"]*" className="w-44">/, `<Field label=${attribute(label)} className="w-44">`),
      );
    const shown = /<Field label="([^"]*)" className="w-44">/.exec(project.text(productFile) ?? "")?.[1] ?? label;
    const facts = { count: meant.length, list: choices.join(", "), label: shown };
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(did, language, facts),
          path: productsFile,
          holds: (content) => (content?.split(`options: ${written}`).length ?? 0) > meant.length,
        },
      ],
      notDone: [samePrice[language]],
      routes: project.plan.pages.filter(({ component }) => component === "Shop").map(({ path }) => path),
    };
  },
});

const labels: Record<"size" | "colour", Wording> = {
  size: { en: "Size", de: "Größe", es: "Talla" },
  colour: { en: "Colour", de: "Farbe", es: "Color" },
};
