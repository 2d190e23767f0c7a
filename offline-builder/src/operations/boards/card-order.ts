/** "Sort cards by due date": on a board the cards of each column, in the order in which they stand there otherwise. */
import { findAll } from "../../edit/source.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";

const page = "src/pages/Index.tsx";
const drawerFile = "src/components/board/CardDrawer.tsx";
const sorts = "sort\\p{L}*|order(?:ed)? by|orden\\p{L}+|first|on top|zuerst|oben|primero|arriba";
const kinds = {
  due: "due(?: dates?)?|deadlines?|dates?|overdue|soonest|urgent|fällig\\p{L}*|fristen?|datum|dringend\\p{L}*|fechas?(?: límite)?|vencimiento|vence[n]?|plazos?|urgentes?",
  title: "names?|titles?|alphabet\\p{L}*|a-z|namen?|titel|nombres?|títulos?|alfabét\\p{L}*",
  priority: "priorit(?:y|ies)|priorität(?:en)?|prioridad(?:es)?",
} as const;
type Kind = keyof typeof kinds;

const label: Record<Kind, Wording> = {
  due: {
    en: "the day they are due, those without a day last",
    de: "dem Tag, an dem sie fällig sind, ohne Tag zuletzt",
    es: "la fecha límite, sin fecha al final",
  },
  title: { en: "title", de: "Titel", es: "título" },
  priority: {
    en: "priority, the highest first",
    de: "Priorität, die höchste zuerst",
    es: "prioridad, la más alta primero",
  },
};
const did: Wording = {
  en: "The cards of each column are sorted by {by}",
  de: "Die Karten jeder Spalte sind sortiert nach {by}",
  es: "Las tarjetas de cada columna van ordenadas por {by}",
};
const byHand: Wording = {
  en: "Moving a card within its column has no effect while they are sorted; between columns it works as before",
  de: "Innerhalb einer Spalte lässt sich nichts mehr umordnen, solange sortiert ist; zwischen Spalten wie bisher",
  es: "Mover una tarjeta dentro de su columna no tiene efecto mientras estén ordenadas; entre columnas, como antes",
};
const already: Wording = {
  en: "The cards are sorted by {by} already. I changed nothing.",
  de: "Die Karten sind schon so sortiert: nach {by}. Ich habe nichts geändert.",
  es: "Las tarjetas ya están ordenadas por {by}. No he cambiado nada.",
};

export const cardOrder = operation<{ kind: Kind }>({
  id: "card-order",
  words: "",
  match({ text }) {
    if (!has(text, sorts) || has(text, "columns?|spalten?|columnas?|pages?|calendar|kalender|calendario")) return null;
    const kind = (Object.keys(kinds) as Kind[]).find((one) => has(text, kinds[one]));
    return kind ? { confidence: 0.5, values: { kind }, understood: "" } : null;
  },
  reads: () => [page, drawerFile],
  change(project, { kind }, { language }) {
    const source = project.plan.archetype === "kanban" ? project.open(page) : null;
    const code = compare(kind, project.text(drawerFile) ?? "");
    if (!source || code === null) return { say: "" };
    const by = label[kind][language];
    const shown = findAll(source.program, "VariableDeclarator").find(
      ({ node }) => node.id.type === "Identifier" && node.id.name === "shown",
    )?.node.init;
    if (!shown) return { say: "" };
    const chain = source.text.slice(shown.start, shown.end);
    if (chain.includes(code)) return { say: worded(already, language, { by }) };
    const before = /\n {4}\.sort\(\(one, other\) => [^\n]*\)$/.exec(chain)?.index ?? chain.length;
    source.edits.overwrite(shown.start, shown.end, `${chain.slice(0, before)}\n    .sort((one, other) => ${code})`);
    project.save(page, source);
    return {
      plan: project.plan,
      claims: [contains(worded(did, language, { by }), page, `.sort((one, other) => ${code})`)],
      notDone: [byHand[language]],
      routes: ["/"],
    };
  },
});

/** Null where the cards have no such thing. Levels stand in the drawer of a card, from low to high. */
function compare(kind: Kind, drawer: string): string | null {
  if (kind === "title") return "one.title.localeCompare(other.title)";
  if (kind === "due") return '(one.due || "9999").localeCompare(other.due || "9999")';
  const field = /value=\{card\.(priority|prioritaet|prioridad) [\s\S]*?<\/Select>/.exec(drawer);
  const options = [...(field?.[0] ?? "").matchAll(/<option>([^<]+)<\/option>/g)].map(([, option]) => option!);
  if (!field || options.length < 2) return null;
  const at = (card: string): string => `${JSON.stringify(options)}.indexOf(${card}.${field[1]!} ?? "")`;
  return `${at("other")} - ${at("one")}`;
}
