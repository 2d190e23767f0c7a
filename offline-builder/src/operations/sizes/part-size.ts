/** Parts that every page draws its own way, larger or smaller: prices, the name in the header, pictures, diagrams. */
import { attributeOf } from "../../edit/jsx.ts";
import { hasBlock, readDeclaration, setDeclarations } from "../../edit/css.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, textOf } from "../../edit/source.ts";
import type { Language } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Wording } from "../operation.ts";
import { declares, stylesheet, wantedColor } from "../look/stylesheet.ts";
import { cardSelector } from "../colors/piece-color.ts";
import { directionIn } from "./direction.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

type PartId = "prices" | "logo" | "pictures" | "charts" | "cards";

interface Wish {
  direction: 1 | -1 | null;
  bold: boolean;
  /** A custom property or a colour. */
  color: string | null;
}

interface Part {
  id: PartId;
  words: string;
  name: Wording;
}

const parts: readonly Part[] = [
  {
    id: "logo",
    words:
      "logos?(?: text| name)?|(?:site|shop|business|company|app|brand) name|brand(?: name)?|wordmark|name in the (?:header|top)|schriftzug|logotext|name oben|(?:firmen|laden|shop)name|logotipo|nombre (?:del sitio|de la tienda|de arriba)",
    name: { en: "The name in the header", de: "Der Name in der Kopfzeile", es: "El nombre en la cabecera" },
  },
  {
    id: "prices",
    words: "prices?|price tags?|preise?|preisangaben|precios?",
    name: { en: "Prices", de: "Preise", es: "Precios" },
  },
  {
    id: "charts",
    words: "charts?|graphs?|diagrams?|diagramme?n?|grafiken|gráfic[oa]s?|diagramas?",
    name: { en: "Diagrams", de: "Diagramme", es: "Gráficos" },
  },
  {
    id: "pictures",
    words:
      "(?:product |menu )?(?:photos?|pictures?|images?|thumbnails?|drawings?|illustrations?)|(?:produkt)?(?:bilder|fotos|bild|foto)|(?:fotos?|imágenes|imagen|ilustraciones)(?: de(?:l)? productos?)?",
    name: { en: "Pictures", de: "Bilder", es: "Imágenes" },
  },
  {
    id: "cards",
    words: "(?:product |item )?(?:cards?|tiles?|boxes)|karten|kacheln|(?:produkt)?karten|tarjetas?|fichas?",
    name: { en: "Cards", de: "Karten", es: "Tarjetas" },
  },
];

const bigger =
  "bigger|larger|enlarge|increase|huge|taller|größer\\w*|groß|vergrößer\\w*|höher\\w*|más (?:grandes?|alt[oa]s?)|agranda|aumenta|grandes";
const smaller =
  "smaller|reduce|decrease|tiny|shrink|kleiner\\w*|klein|verkleiner\\w*|más (?:pequeñ[oa]s?|baj[oa]s?)|reduce|achica";
const bold = "bold(?:er)?|heavier|fett(?:er)?|(?:en )?negrita";
const striking =
  "stand out|standing out|more (?:visible|prominent|obvious)|highlight(?:ed)?|emphasi[sz]e\\w*|eye-?catching|hervorheben|herausheben|auffälliger\\w*|deutlicher\\w*|betonen|destaca\\w*|resalta\\w*|llamativ[oa]s?";
const notThese = `add|remove|delete|hide|rename|replace|filter|sort\\w*|field|column|upload|attach|page|seite|página|section|füge|entfern\\w*|lösch\\w*|quita|elimina|añade|agrega|feld|campo|round\\w*|rund\\w*|\\d+(?:[.,]\\d+)?\\s*(?:€|euro|\\$|dollar)`;

const understood: Wording = { en: "{part}: {how}.", de: "{part}: {how}.", es: "{part}: {how}." };
const how: Record<"1" | "-1" | "bold" | "color", Wording> = {
  "1": { en: "larger", de: "größer", es: "más grandes" },
  "-1": { en: "smaller", de: "kleiner", es: "más pequeños" },
  bold: { en: "bold", de: "fett", es: "en negrita" },
  color: { en: "in a colour of their own", de: "in eigener Farbe", es: "en su propio color" },
};
const did: Wording = {
  en: "{part} on every page: {how}",
  de: "{part} auf allen Seiten: {how}",
  es: "{part} en todas las páginas: {how}",
};
const nothing: Wording = {
  en: "I found nothing like that in this app: {part}. I changed nothing.",
  de: "So etwas habe ich in dieser App nicht gefunden: {part}. Ich habe nichts geändert.",
  es: "No he encontrado nada así en esta aplicación: {part}. No he cambiado nada.",
};
const limit: Wording = {
  en: "{part} are as far that way as they fit a phone. I changed nothing.",
  de: "{part}: weiter geht es nicht, ohne dass es auf dem Telefon überläuft. Ich habe nichts geändert.",
  es: "{part}: no hay más margen sin que se salga en el teléfono. No he cambiado nada.",
};

function list(wish: Wish, language: Language): string {
  return [
    wish.direction && how[`${wish.direction}`][language],
    wish.bold && how.bold[language],
    wish.color && how.color[language],
  ]
    .filter(Boolean)
    .join(", ");
}

export const partSize = operation<{ part: Part; wish: Wish }>({
  id: "part-size",
  words:
    "prices bigger smaller logo name pictures photos charts preise größer logo bilder diagramme precios grandes fotos gráficos",
  match({ text, language }) {
    if (has(text, notThese)) return null;
    const part = parts.find(({ words }) => has(text, words));
    if (!part) return null;
    const direction = directionIn(text, { bigger, smaller });
    const isStriking = has(text, striking);
    const color = part.id === "prices" ? (wantedColor(text)?.hex ?? (isStriking ? "var(--accent)" : null)) : null;
    const wish: Wish = {
      direction: direction ?? (isStriking && part.id === "prices" ? 1 : null),
      bold: part.id === "prices" && (isStriking || has(text, bold)),
      color,
    };
    if (list(wish, language) === "" || (part.id !== "prices" && direction === null)) return null;
    return {
      confidence: 0.89,
      values: { part, wish },
      understood: worded(understood, language, { part: part.name[language], how: list(wish, language) }),
    };
  },
  reads: (plan) => [stylesheet, ...sourcePaths(plan)],
  change(project, { part, wish }, { language }) {
    const said = worded(did, language, { part: part.name[language], how: list(wish, language) });
    const outcome = changes[part.id](project, wish, said);
    if (outcome === "none") return { say: worded(nothing, language, { part: part.name[language] }) };
    if (outcome === "limit") return { say: worded(limit, language, { part: part.name[language] }) };
    return outcome;
  },
});

const zooms = ["0.85", "1.15", "1.3", "1.45"];

/** A list in columns gets one fewer, or one more; what stands in columns of its own is drawn larger as a whole. */
function resizeCards(project: ProjectEdit, wish: Wish, said: string): Outcome {
  const inColumns = resizePictures(project, wish, said);
  if (inColumns !== "none") return inColumns;
  const selector = cardSelector(project);
  if (selector === null) return "none";
  const css = project.text(stylesheet) ?? "";
  const now = readDeclaration(css, selector, "zoom");
  const next = now === null ? zooms[wish.direction === 1 ? 1 : 0] : zooms[zooms.indexOf(now) + (wish.direction ?? 1)];
  if (!next) return "limit";
  const block = hasBlock(css, selector) ? css : `${css.trimEnd()}\n\n${selector} {\n}\n`;
  project.write(stylesheet, setDeclarations(block, selector, { zoom: next }));
  return {
    plan: project.plan,
    claims: [{ text: said, path: stylesheet, holds: declares(selector, "zoom", next) }],
    routes: ["/"],
  };
}

type Outcome = Changed | "none" | "limit";
const changes: Record<PartId, (project: ProjectEdit, wish: Wish, said: string) => Outcome> = {
  cards: resizeCards,
  prices: (project, wish, said) =>
    markPrices(project)
      ? styled(project, ".price", { wish, said, sizes: ["0.875em", "1.25em", "1.5em", "1.75em"] })
      : "none",
  logo: (project, wish, said) =>
    project.paths.some((path) => /\/layout\/(?:SiteHeader|AppShell)\.tsx$/.test(path))
      ? styled(project, 'a.font-display[href="/"]', { wish, said, sizes: ["1rem", "1.625rem", "2rem", "2.5rem"] })
      : "none",
  pictures: resizePictures,
  charts: resizeCharts,
};

interface Styled {
  wish: Wish;
  said: string;
  /** The usual size is between the first and the second. */
  sizes: string[];
}

function styled(project: ProjectEdit, selector: string, { wish, said, sizes }: Styled): Outcome {
  const css = project.text(stylesheet) ?? "";
  const declarations: Record<string, string> = {};
  if (wish.direction) {
    const now = readDeclaration(css, selector, "font-size");
    const next = now === null ? sizes[wish.direction === 1 ? 1 : 0] : sizes[sizes.indexOf(now) + wish.direction];
    if (!next) return "limit";
    declarations["font-size"] = next;
  }
  if (wish.bold) declarations["font-weight"] = "700";
  if (wish.color) declarations["color"] = wish.color;
  const block = hasBlock(css, selector) ? css : `${css.trimEnd()}\n\n${selector} {\n}\n`;
  project.write(stylesheet, setDeclarations(block, selector, declarations));
  return {
    plan: project.plan,
    claims: [
      {
        text: said,
        path: stylesheet,
        holds: (content) =>
          Object.entries(declarations).every(([name, value]) => declares(selector, name, value)(content)),
      },
    ],
    routes: ["/"],
  };
}

/** What shows the price of one thing carries the class; sums of a cart do not. */
function markPrices(project: ProjectEdit): boolean {
  let isMarked = false;
  for (const path of project.paths.filter((name) => /^src\/(?:pages|components)\/.+\.tsx$/.test(name))) {
    const source = project.open(path);
    if (!source || !/format(?:Price|Money)\(/.test(source.text)) continue;
    let isChanged = false;
    for (const { node, parents } of findAll(source.program, "JSXExpressionContainer")) {
      const holder = parents.at(-1);
      if (holder?.type !== "JSXElement" || !/format(?:Price|Money)\([^()]*\bprice\b/i.test(textOf(source, node)))
        continue;
      if (/<\w/.test(textOf(source, node))) continue;
      const classes = attributeOf(holder, "className");
      if (classes?.value.split(" ").includes("price")) isMarked = true;
      else if (classes) {
        source.edits.overwrite(classes.start, classes.end, JSON.stringify(`price ${classes.value}`));
        isChanged = true;
      } else if (!textOf(source, holder.openingElement).includes("className")) {
        source.edits.appendLeft(holder.openingElement.name.end, ' className="price"');
        isChanged = true;
      }
    }
    if (isChanged) project.save(path, source);
    isMarked ||= isChanged;
  }
  return isMarked;
}

const drawsPictures = /<(?:ProductCard|ItemArt|WorkArt|CardPicture|img)\b/;
const widths = /(?<=(?:^|\s)(?:(?:sm|md|lg|xl):)?(?:grid-cols|columns)-)\d(?=\s|$)/g;

/** A picture is as large as its column: one column fewer, or one more. */
function resizePictures(project: ProjectEdit, { direction }: Wish, said: string): Outcome {
  const by = -(direction ?? 1);
  let wanted: { path: string; classes: string } | null = null;
  let isThere = false;
  for (const path of project.paths.filter((name) => /^src\/(?:pages|components)\/.+\.tsx$/.test(name))) {
    const source = project.open(path);
    if (!source || !drawsPictures.test(source.text)) continue;
    for (const { node } of findAll(source.program, "JSXElement")) {
      const classes = attributeOf(node, "className");
      const inner = textOf(source, node);
      if (!classes || !inner.startsWith("<ul") || !drawsPictures.test(inner) || !widths.test(classes.value)) continue;
      widths.lastIndex = 0;
      isThere = true;
      const most = Math.max(...(classes.value.match(widths) ?? ["1"]).map(Number));
      if (most + by < 1 || most + by > 6) continue;
      const next = classes.value.replace(widths, (count) =>
        Number(count) === most ? String(most + by) : String(Math.min(Number(count), Math.max(1, most + by))),
      );
      source.edits.overwrite(classes.start, classes.end, JSON.stringify(next));
      wanted = { path, classes: next };
    }
    if (source.edits.hasChanged()) project.save(path, source);
  }
  if (!wanted) return isThere ? "limit" : "none";
  const { path, classes } = wanted;
  return {
    plan: project.plan,
    claims: [{ text: said, path, holds: (content) => content?.includes(JSON.stringify(classes)) === true }],
  };
}

const heights = [24, 36, 48, 56, 72, 96];
const height = /(?<=className="[^"]*\bh-)(\d+)(?= w-full)/g;

function resizeCharts(project: ProjectEdit, { direction }: Wish, said: string): Outcome {
  let shown: { path: string; size: number } | null = null;
  let isThere = false;
  for (const path of project.paths.filter((name) => /^src\/components\/charts\/.+\.tsx$/.test(name))) {
    const text = project.text(path)!;
    const next = text.replace(height, (found) => {
      const now = Number(found);
      // Bars are as high as a line of text; what is drawn over a height has at least six rem.
      if (now < 20) {
        const bar = [1, 2, 3, 4, 5].find((size) => size === now + (direction ?? 1));
        if (bar) shown ??= { path, size: bar };
        isThere = true;
        return String(bar ?? now);
      }
      isThere = true;
      const sizes =
        direction === 1 ? heights.filter((size) => size > now) : heights.filter((size) => size < now).reverse();
      const size = sizes[0];
      if (size === undefined) return found;
      shown = { path, size };
      return String(size);
    });
    if (next !== text) project.write(path, next);
  }
  if (!shown) return isThere ? "limit" : "none";
  const { path, size } = shown as { path: string; size: number };
  return {
    plan: project.plan,
    claims: [{ text: said, path, holds: (content) => content?.includes(`h-${size} w-full`) === true }],
    routes: ["/"],
  };
}
