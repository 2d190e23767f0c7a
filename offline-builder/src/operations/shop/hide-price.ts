/** "Hide the price of the beard trim": one of several things without a price, the others keep theirs. */
import { setLiteral, valueAt } from "../../edit/objects.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has, remove, titled } from "../requests.ts";
import { keepsRecords } from "../records/records.ts";
import { contentPaths, itemNamed, namesNear } from "./items.ts";

const siteFile = "src/content/site.ts";
const gone = `${remove}|(?:do(?:n['’]?t| not)|no|stop) (?:show|showing|display|list)|without|no price|nicht (?:mehr )?(?:zeigen|anzeigen)|verstecke?\\p{L}*|ausblenden|blende|ohne|kein\\p{L}*|oculta\\p{L}*|esconde\\p{L}*|no muestres|sin`;
const article =
  "(?:the\\s+|our\\s+|a\\s+|den\\s+|der\\s+|die\\s+|das\\s+|dem\\s+|unsere[nrsm]?\\s+|el\\s+|la\\s+|los\\s+|las\\s+|nuestr[oa]s?\\s+)?";
const forms: readonly RegExp[] = [
  new RegExp(`(?:price|cost)\\s+(?:of|for|on|from)\\s+${article}(.{2,50}?)(?:\\s+(?:away|off|out))?[.!]?$`, "iu"),
  new RegExp(
    `preis\\p{L}*\\s+(?:von|vom|für|beim?|des|der)\\s+${article}(.{2,50}?)(?:\\s+(?:weg|entfernen|ausblenden|löschen|raus|verstecken|nicht(?: mehr)? (?:zeigen|anzeigen)))*[.!]?$`,
    "iu",
  ),
  new RegExp(`precio\\s+(?:de(?:l)?|para)\\s+${article}(.{2,50}?)[.!]?$`, "iu"),
  /(?:remove|hide|delete|drop)\s+(?:the\s+)?(.{2,40}?)(?:['’]s)?\s+price[.!]?$/iu,
];

const understood: Wording = { en: "{name} without a price.", de: "{name} ohne Preis.", es: "{name} sin precio." };
const did: Wording = {
  en: "{name} shows no price any more; the others keep theirs",
  de: "{name} zeigt keinen Preis mehr; die anderen behalten ihren",
  es: "{name} ya no muestra precio; los demás conservan el suyo",
};
const needed: Wording = {
  en: "{name} can be put into the cart, which adds up prices, so it needs one. I changed nothing.",
  de: "{name} lässt sich in den Warenkorb legen, der Preise addiert, und braucht deshalb einen. Ich habe nichts geändert.",
  es: "{name} se puede añadir al carrito, que suma precios, y necesita uno. No he cambiado nada.",
};
const noItem: Wording = {
  en: "I found nothing called “{name}” with a price, so I changed nothing. There is for example: {list}.",
  de: "„{name}“ mit einem Preis habe ich nicht gefunden und nichts geändert. Es gibt zum Beispiel: {list}.",
  es: "No he encontrado «{name}» con precio y no he cambiado nada. Hay por ejemplo: {list}.",
};
const already: Wording = {
  en: "{name} shows no price already. I changed nothing.",
  de: "{name} zeigt schon keinen Preis. Ich habe nichts geändert.",
  es: "{name} ya no muestra precio. No he cambiado nada.",
};

export const hidePrice = operation<{ name: string }>({
  id: "hide-price",
  words: "",
  match({ text, language }) {
    if (
      !has(text, gone) ||
      has(text, "fields?|columns?|feld|spalte|campos?|columna|all|alle|todos|everything|every|each|jede\\p{L}*|cada")
    )
      return null;
    const name = forms.map((form) => form.exec(text.trim())?.[1]).find((found) => found !== undefined);
    return name
      ? { confidence: 0.5, values: { name }, understood: worded(understood, language, { name: titled(name) }) }
      : null;
  },
  reads: (plan) => [...sourcePaths(plan), ...contentPaths(plan), siteFile],
  change(project, { name: said }, { language }) {
    const item = itemNamed(project, said);
    const price = item && valueAt(item.record, "price");
    if (!item && !keepsRecords(project.plan))
      return { say: worded(noItem, language, { name: said, list: namesNear(project, said) }) };
    if (!item || price?.type !== "Literal") return { say: "" };
    const { source, path, name } = item;
    const { plan } = project;
    if (plan.archetype === "shop" || path !== siteFile) return { say: worded(needed, language, { name }) };
    if (price.value === 0) return { say: worded(already, language, { name }) };
    setLiteral(source, price, 0);
    project.save(path, source);
    // Whoever books it sees it once more, in a list of its own.
    const again = new RegExp(
      `(\\{ name: ${JSON.stringify(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}, price: )\\d+(?:\\.\\d+)?(, minutes)`,
    );
    project.write(path, project.text(path)!.replace(again, "$10$2"));
    for (const file of project.paths.filter((one) => one.endsWith(".tsx"))) {
      const before = project.text(file)!;
      const after = withoutZeros(before);
      if (after !== before) project.write(file, after);
    }
    return {
      plan,
      claims: [
        {
          text: worded(did, language, { name }),
          path,
          holds: (content) =>
            content !== null &&
            new RegExp(
              `name: ${JSON.stringify(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")},[^}]*price: 0[ ,\\n]`,
            ).test(content),
        },
      ],
      routes: [
        "/",
        ...plan.pages.filter(({ component }) => component === "Offer" || component === "Book").map((page) => page.path),
      ],
    };
  },
});

/** Nothing costs nothing here: what has no price shows none. */
function withoutZeros(text: string): string {
  return text
    .replace(/(?<=>)\{formatPrice\((\w+)\.price\)\}/g, "{$1.price > 0 && formatPrice($1.price)}")
    .replace(/^(\s+)\{formatPrice\((\w+)\.price\)\}$/gm, "$1{$2.price > 0 && formatPrice($2.price)}")
    .replace(
      /(?<=>|^\s+)\{(\w+)\.from \? (`[^`]+`) : formatPrice\(\1\.price\)\}/gm,
      "{$1.price > 0 && ($1.from ? $2 : formatPrice($1.price))}",
    )
    .replace(
      /`\$\{(\w+)\.minutes\} min, \$\{formatPrice\(\1\.price\)\}`/g,
      "$1.price > 0 ? `${$1.minutes} min, ${formatPrice($1.price)}` : `${$1.minutes} min`",
    );
}
