import { hasBlock, readDeclaration, setDeclarations } from "../../edit/css.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { declares, stylesheet } from "../look/stylesheet.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const selector = "tbody td";
/** What tables have by themselves is between the first and the second. */
const steps = ["0.25rem", "1rem", "1.375rem", "1.75rem"];

const understood: Wording = {
  en: "The rows of tables: {size}.",
  de: "Die Zeilen von Tabellen: {size}.",
  es: "Las filas de las tablas: {size}.",
};
const sizes: Record<1 | -1, Wording> = {
  1: { en: "taller", de: "höher", es: "más altas" },
  [-1]: { en: "closer together", de: "enger", es: "más juntas" },
};
const did: Wording = {
  en: "Rows of all tables are {size}: {value} above and below each line",
  de: "Zeilen aller Tabellen sind {size}: {value} über und unter jeder Zeile",
  es: "Las filas de todas las tablas están {size}: {value} encima y debajo de cada línea",
};
const noTable: Wording = {
  en: "This app has no tables, so I changed nothing.",
  de: "Diese App hat keine Tabellen; ich habe nichts geändert.",
  es: "Esta aplicación no tiene tablas y no he cambiado nada.",
};
const limit: Wording = {
  en: "The rows are that way already, as far as it goes. I changed nothing.",
  de: "Die Zeilen sind schon so, weiter geht es nicht. Ich habe nichts geändert.",
  es: "Las filas ya están así, no hay más. No he cambiado nada.",
};

const rows = "rows?|row height|line height|table lines?|(?:tabellen)?zeilen?(?:höhe|abstand)?|filas?";
const tables = "tables?|lists?|tabellen?|listen?|tablas?|listas?";
const taller =
  "taller|higher|bigger|larger|roomier|airier|more (?:space|room|padding|spacing|air)|increase|less (?:cramped|dense|tight)|(?:too|so) (?:cramped|dense|tight|small)|höher\\w*|größer\\w*|luftiger\\w*|mehr (?:platz|abstand|luft)|zu eng|más (?:altas?|grandes?|espacio|aire|separad[oa]s)|apretad[oa]s?";
const closer =
  "shorter|lower|smaller|tighter|denser|compact|thinner|less (?:space|padding|spacing)|closer|niedriger\\w*|kleiner\\w*|enger\\w*|kompakter?\\w*|weniger (?:platz|abstand)|más (?:bajas?|pequeñas?|juntas?)|compactas?|menos espacio";

/** "Make the table rows taller". */
export const rowHeight = operation<{ direction: 1 | -1 }>({
  id: "row-height",
  words: "table rows taller height space cramped tabelle zeilen höher filas altas tabla",
  match({ text, language }) {
    const isAboutRows =
      has(text, rows) || (has(text, tables) && has(text, "cramped|dense|tight|eng|apretad[oa]s?|compact|kompakt"));
    if (
      !isAboutRows ||
      has(text, "\\d+ rows|rows per|zeilen pro|filas por|add|delete|remove|colou?r|heading|kopfzeile|fußzeile")
    )
      return null;
    const direction = has(text, taller) ? 1 : has(text, closer) ? -1 : null;
    return (
      direction && {
        confidence: 0.88,
        values: { direction },
        understood: worded(understood, language, { size: sizes[direction][language] }),
      }
    );
  },
  reads: (plan) => [stylesheet, ...sourcePaths(plan).filter((path) => path.endsWith(".tsx"))],
  change(project, { direction }, { language }) {
    const css = project.text(stylesheet) ?? "";
    const drawsTable = project.paths.some((path) => /<(?:DataTable|Table|table)\b/.test(project.text(path) ?? ""));
    if (!drawsTable) return { say: noTable[language] };
    const now = readDeclaration(css, selector, "padding-block");
    const value = now === null ? (direction === 1 ? steps[1]! : steps[0]!) : steps[steps.indexOf(now) + direction];
    if (!value) return { say: limit[language] };
    const block = hasBlock(css, selector) ? css : `${css.trimEnd()}\n\n${selector} {\n}\n`;
    project.write(stylesheet, setDeclarations(block, selector, { "padding-block": value }));
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(did, language, { size: sizes[direction][language], value }),
          path: stylesheet,
          holds: declares(selector, "padding-block", value),
        },
      ],
    };
  },
  chip: (plan, language) =>
    plan.entities.length > 0
      ? { en: "Make the table rows taller", de: "Tabellenzeilen höher machen", es: "Filas más altas en las tablas" }[
          language
        ]
      : null,
});
