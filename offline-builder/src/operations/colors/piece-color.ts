/** "Make the cards darker", "color the editing column purple": the ground of one kind of piece, not the colour of the app. */
import { hasBlock, readDeclaration, setDeclarations } from "../../edit/css.ts";
import { stringAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { contrast } from "../../theme/color.ts";
import { boardFile, columnsOf } from "../lists/board-columns.ts";
import { darkerWords, declares, lighterWords, stylesheet, wantedColor } from "../look/stylesheet.ts";
import { operation, worded, type Wording, asItIs } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { stems } from "../records/records.ts";
import { has } from "../requests.ts";

const cardWords = "cards?|tiles?|boxes|panels?|karten|kacheln|kästen|kästchen|tarjetas?|cajas?|fichas?|cartas";
const columnWords = "columns?|lanes?|lists?|spalten?|listen?|columnas?|listas?";
const notThese =
  "text|font|titles?|headings?|buttons?|borders?|shadows?|corners?|labels?|background of the (?:page|app|site)|schrift|überschrift\\p{L}*|knöpfe|knopf|rahmen|schatten|ecken|etiketten?|letra|títulos?|botón|botones|bordes?|sombras?|etiquetas?|urgent|priority|priorit\\p{L}*|overdue|with|without|when|if|wenn|mit|ohne|cuando|con|sin|credit|gift|business";

const understood: Wording = { en: "{what}: {color}.", de: "{what}: {color}.", es: "{what}: {color}." };
const cards: Wording = { en: "Cards", de: "Karten", es: "Tarjetas" };
const oneColumn: Wording = { en: "A column", de: "Eine Spalte", es: "Una columna" };
const darker: Wording = { en: "darker", de: "dunkler", es: "más oscuras" };
const lighter: Wording = { en: "lighter", de: "heller", es: "más claras" };
const did: Wording = {
  en: "{what}: {color}, with readable text on it; everything else keeps its colours",
  de: "{what}: {color}, mit lesbarer Schrift darauf; alles andere behält seine Farben",
  es: "{what}: {color}, con texto legible encima; lo demás conserva sus colores",
};
const didColumn: Wording = {
  en: "The column {what}: {color}; the others keep their colours",
  de: "Die Spalte {what}: {color}; die anderen behalten ihre Farben",
  es: "La columna {what}: {color}; las demás conservan sus colores",
};
const noColumn: Wording = {
  en: "I found no such column. There are: {names}. I changed nothing.",
  de: "So eine Spalte gibt es nicht. Vorhanden: {names}. Ich habe nichts geändert.",
  es: "No hay una columna así. Hay: {names}. No he cambiado nada.",
};
const noCards: Wording = {
  en: "Nothing in this app stands on cards with a ground of their own. I changed nothing.",
  de: "Nichts in dieser App steht auf Karten mit eigenem Grund. Ich habe nichts geändert.",
  es: "Nada en esta aplicación está en tarjetas con fondo propio. No he cambiado nada.",
};
interface Values {
  hex: string | null;
  /** In the words of the request. */
  color: string;
  shift: "black" | "white" | null;
  text: string;
  isColumn: boolean;
}

export const pieceColor = operation<Values>({
  id: "piece-color",
  words: "",
  match({ text, language }) {
    const isColumn = has(text, columnWords);
    if ((!isColumn && !has(text, cardWords)) || has(text, notThese)) return null;
    const wanted = wantedColor(text);
    const shift = wanted ? null : has(text, darkerWords) ? "black" : has(text, lighterWords) ? "white" : null;
    if (!wanted && !shift) return null;
    const color = wanted?.words ?? (shift === "black" ? darker : lighter)[language];
    const what = (isColumn ? oneColumn : cards)[language];
    return {
      confidence: 0.5,
      values: { hex: wanted?.hex ?? null, color, shift, text, isColumn },
      understood: worded(understood, language, { what, color }),
    };
  },
  reads: (plan) => [...sourcePaths(plan), stylesheet, boardFile],
  change(project, values, { language }) {
    const { hex, color } = values;
    const column = values.isColumn ? columnNamed(project, values.text) : null;
    if (values.isColumn && !column) {
      const names = (columnsOf(project)?.records ?? []).map((record) => stringAt(record, "name")).join(", ");
      return { say: "", ...(names === "" ? {} : { otherwise: worded(noColumn, language, { names }) }) };
    }
    const selector = column ? `[data-column="${column.id}"]` : cardSelector(project);
    if (selector === null) return { say: "", otherwise: noCards[language] };
    const token = column ? "--muted" : selector === cardBacks ? "--primary" : "--card";
    // A column holds cards with grounds and inks of their own: only its own ground is tinted.
    const declarations: Record<string, string> = column
      ? {
          "background-color": `color-mix(in oklab, ${hex ?? values.shift!} ${hex ? 28 : 14}%, var(${token}))`,
          ...(hex ? { "border-top": `0.25rem solid ${hex}` } : {}),
        }
      : hex
        ? painted(hex)
        : { "background-color": `color-mix(in oklab, var(${token}) 90%, ${values.shift!})` };
    const css = project.text(stylesheet) ?? "";
    if (Object.entries(declarations).every(([name, value]) => readDeclaration(css, selector, name) === value))
      return { say: asItIs[language] };
    const block = hasBlock(css, selector) ? css : `${css.trimEnd()}\n\n${selector} {\n}\n`;
    project.write(stylesheet, setDeclarations(block, selector, declarations));
    const what = column?.name ?? cards[language];
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(column ? didColumn : did, language, { what, color: hex ?? color }),
          path: stylesheet,
          holds: declares(selector, "background-color", declarations["background-color"]!),
        },
      ],
      routes: ["/"],
    };
  },
});

/** What stands on the card takes its ink from it. */
function painted(hex: string): Record<string, string> {
  const ink =
    contrast(hex, "#ffffff") >= 4.5 || contrast(hex, "#ffffff") > contrast(hex, "#0d1017") ? "#ffffff" : "#0d1017";
  return {
    "background-color": hex,
    color: ink,
    "--foreground": ink,
    "--card-foreground": ink,
    "--muted-foreground": ink,
    "--accent": ink,
  };
}

/** Of a memory game: cards that lie face down. */
const cardBacks = "main li > .bg-primary";

/** The ground that cards of this app are drawn with; null where it draws none. */
export function cardSelector(project: ProjectEdit): string | null {
  const text = project.paths
    .filter((path) => /^src\/(?:pages|components\/(?!layout|ui))/.test(path) && path.endsWith(".tsx"))
    .map((path) => project.text(path) ?? "")
    .join("\n");
  if (project.plan.archetype === "game") return text.includes("@/content/pictures") ? cardBacks : null;
  if (text.includes("data-card=")) return "main [data-card]";
  return /rounded-card[^"]*bg-card|bg-card[^"]*rounded-card/.test(text) ? "main .rounded-card.bg-card" : null;
}

function columnNamed(project: ProjectEdit, text: string): { id: string; name: string } | null {
  const words = ` ${stems(text)} `;
  const named = (columnsOf(project)?.records ?? []).flatMap((record) => {
    const [id, name] = [stringAt(record, "id"), stringAt(record, "name")];
    return id && name && words.includes(` ${stems(name)} `) ? [{ id, name }] : [];
  });
  return named.length === 1 ? named[0]! : null;
}
