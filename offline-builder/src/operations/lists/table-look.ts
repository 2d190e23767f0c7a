/** "Make the tables striped", "lines between the columns": how the tables of an app look, one rule at the end of the stylesheet. */
import { hasBlock, readDeclaration, setDeclarations } from "../../edit/css.ts";
import { operation, worded, type Wording, asItIs } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";
import { declares, stylesheet } from "../look/stylesheet.ts";

interface Look {
  words: string;
  without: boolean;
  selector: string;
  property: string;
  value: string;
  said: Wording;
}

const stripes =
  "strip(?:ed|es?|ing|y)|zebra(?:[- ]?\\p{L}*)?|alternat\\p{L}* (?:row|line)?\\s*(?:colou?rs?|rows?|shad\\p{L}*)|every (?:second|other) (?:row|line)|gestreift\\p{L}*|streifen|abwechselnd\\p{L}*|jede zweite zeile|rayad[oa]s?|a rayas|rayas|cebra|altern\\p{L}*|filas alternas";
const lines =
  "(?:grid ?|vertical |column )lines?|lines? between (?:the )?columns|cell borders?|gitter\\p{L}*|spaltenlinien|linien zwischen den spalten|líneas (?:verticales|entre (?:las )?columnas)|cuadrícula";
const table =
  "tables?|rows?|lists?|tabellen?|zeilen?|listen?|tablas?|filas?|listas?|everything|alles|todo|it|es|each|every|columns?|spalten|columnas";

const looks: readonly Omit<Look, "without">[] = [
  {
    words: stripes,
    selector: "tbody tr:nth-child(even)",
    property: "background-color",
    value: "color-mix(in oklch, var(--foreground) 5%, transparent)",
    said: {
      en: "every second row on a darker ground",
      de: "jede zweite Zeile auf dunklerem Grund",
      es: "una de cada dos filas sobre fondo más oscuro",
    },
  },
  {
    words: lines,
    selector: "tbody td + td",
    property: "border-inline-start",
    value: "1px solid var(--border)",
    said: { en: "lines between the columns", de: "Linien zwischen den Spalten", es: "líneas entre las columnas" },
  },
];

const understood: Wording = { en: "Tables: {said}.", de: "Tabellen: {said}.", es: "Tablas: {said}." };
const did: Wording = {
  en: "Tables on every page: {said}",
  de: "Tabellen auf allen Seiten: {said}",
  es: "Tablas en todas las páginas: {said}",
};
const didWithout: Wording = {
  en: "Tables on every page: without {said}",
  de: "Tabellen auf allen Seiten: ohne {said}",
  es: "Tablas en todas las páginas: sin {said}",
};
const noTable: Wording = {
  en: "This app shows no table, so I changed nothing.",
  de: "Diese App zeigt keine Tabelle; ich habe nichts geändert.",
  es: "Esta aplicación no muestra ninguna tabla y no he cambiado nada.",
};
export const tableLook = operation<Look>({
  id: "table-look",
  words: "table rows striped zebra lines grid tabelle zeilen gestreift tabla filas rayas",
  match({ text, language }) {
    const look = looks.find(({ words }) => has(text, words));
    if (!look || !has(text, table)) return null;
    const without = has(text, "no|without|remove|less|ohne|keine|entfern\\w*|sin|quita\\w*");
    return {
      confidence: 0.86,
      values: { ...look, without },
      understood: worded(understood, language, { said: look.said[language] }),
    };
  },
  reads: (plan) => [...sourcePaths(plan), stylesheet],
  change(project, { selector, property, value, said, without }, { language }) {
    const hasTable = project.paths.some(
      (path) => path.endsWith(".tsx") && /<(?:table|DataTable|tbody)\b/.test(project.text(path) ?? ""),
    );
    if (!hasTable) return { say: noTable[language] };
    const css = project.text(stylesheet) ?? "";
    const wanted = without ? (property.startsWith("border") ? "0" : "transparent") : value;
    const now = readDeclaration(css, selector, property);
    if (now === wanted || (without && now === null)) return { say: asItIs[language] };
    const block = hasBlock(css, selector) ? css : `${css.trimEnd()}\n\n${selector} {\n}\n`;
    project.write(stylesheet, setDeclarations(block, selector, { [property]: wanted }));
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(without ? didWithout : did, language, { said: said[language] }),
          path: stylesheet,
          holds: declares(selector, property, wanted),
        },
      ],
    };
  },
});
