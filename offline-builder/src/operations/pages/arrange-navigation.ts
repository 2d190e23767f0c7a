import type { ObjectExpression } from "oxc-parser";
import { stringAt } from "../../edit/objects.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { findNavigation, navigationPaths, type NavigationList } from "./routes.ts";

/** Where an entry goes, or all entries in the order that was said. */
type Wish =
  | { kind: "end"; entry: string; to: "first" | "last" }
  | { kind: "beside"; entry: string; side: "before" | "after"; other: string }
  | { kind: "swap"; one: string; other: string }
  | { kind: "all"; order: string[] };

const bar =
  "nav(?:igation)?(?: ?bar)?|menu(?: ?bar)?|header|menü|menüleiste|kopfzeile|kopfleiste|navigationsleiste|menú|cabecera|barra";

const understood: Wording = {
  en: "The navigation in another order.",
  de: "Die Navigation in anderer Reihenfolge.",
  es: "La navegación en otro orden.",
};
const did: Wording = {
  en: "Navigation: {list}",
  de: "Navigation: {list}",
  es: "Navegación: {list}",
};
const already: Wording = {
  en: "The navigation stands in that order already: {list}. I changed nothing.",
  de: "Die Navigation steht schon so: {list}. Ich habe nichts geändert.",
  es: "La navegación ya está en ese orden: {list}. No he cambiado nada.",
};
const noSuch: Wording = {
  en: "I found no such entry in the navigation. It has: {list}. I changed nothing.",
  de: "Diesen Eintrag hat die Navigation nicht. Sie enthält: {list}. Ich habe nichts geändert.",
  es: "La navegación no tiene esa entrada. Tiene: {list}. No he cambiado nada.",
};

/** Entries of the navigation in another order; pages and their addresses stay. */
export const arrangeNavigation = operation<Wish>({
  id: "arrange-navigation",
  words: "navigation order reorder menu entry first last reihenfolge menüpunkt orden navegación",
  match({ text, language }) {
    const wish = wishIn(text);
    return wish && { confidence: 0.9, values: wish, understood: understood[language] };
  },
  reads: (plan) => navigationPaths(plan),
  change(project, wish, { language }) {
    const navigation = findNavigation(project);
    if (!navigation) return { say: worded(noSuch, language, { list: "" }) };
    const { records } = navigation.entries;
    const before = records.map(labelOf);
    const order = ordered(records, wish);
    if (!order) return { say: worded(noSuch, language, { list: before.join(", ") }) };
    const labels = order.map(labelOf);
    if (labels.join("|") === before.join("|")) return { say: worded(already, language, { list: labels.join(", ") }) };
    rewrite(navigation, order);
    project.save(navigation.path, navigation.source);
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(did, language, { list: labels.join(", ") }),
          path: navigation.path,
          holds: (content) => {
            const places = labels.map((label) => content?.indexOf(JSON.stringify(label)) ?? -1);
            return places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!));
          },
        },
      ],
    };
  },
});

/** Two labels are swapped at the end of a text; looking for them takes the cube of its length. */
const MAX_SWAP = 300;

function wishIn(text: string): Wish | null {
  const list =
    /(?:re-?order|order|sort|arrange|ordne|sortiere|ordena|reordena)\s+(?:the\s+|die\s+|la\s+|el\s+)?(?:entries (?:of|in) the\s+)?(?:nav\p{L}*|menu|menü|menú|header)(?:\s+(?:entries|links|items|bar|einträge))?(?:\s+(?:as|to|like|so|wie folgt|así|como))?\s*[:\s]\s*(.+?)[.!]?$/iu.exec(
      text,
    )?.[1];
  if (list && /,/.test(list)) {
    const order = list.split(/\s*(?:,|\band\b|\bund\b|\sy\s)\s*/iu).filter(Boolean);
    return { kind: "all", order };
  }
  const swapped =
    /(?:swap|switch|exchange|vertausche?|tausche?|intercambia|cambia)\s+(?:the\s+)?(?:(?:order|places?|reihenfolge|orden|el orden)\s+(?:of|von|de)\s+)?(?:the\s+|die\s+|el\s+|la\s+)?(.+?)\s+(?:and|with|und|mit|y|con|por)\s+(?:the\s+|die\s+|el\s+|la\s+)?(.+?)\s+(?:in|im|in der|en)\s+(?:the\s+|der\s+|dem\s+|la\s+|el\s+)?(?:\p{L}+\s+)?(?:nav\p{L}*|menu|menü|menú|header|kopfzeile|cabecera)[.!]?$/iu.exec(
      text.slice(-MAX_SWAP),
    );
  if (swapped) return { kind: "swap", one: swapped[1]!, other: swapped[2]! };
  if (!has(text, bar) || !has(text, "move|put|bring|place|shift|verschiebe?|schieb|setze?|stelle?|mueve|coloca|pon"))
    return null;
  const bare = text
    .replace(
      new RegExp(
        `\\s*(?:in|of|within|on|im|in der|en|de|del)\\s+(?:the\\s+|der\\s+|dem\\s+|la\\s+|el\\s+)?(?:${bar})(?![\\p{L}])`,
        "giu",
      ),
      " ",
    )
    .trim();
  const moved =
    /^(?:please\s+|bitte\s+|por favor\s+)?(?:move|put|bring|place|shift|verschiebe?|schieb|setze?|stelle?|mueve|coloca|pon)\s+(?:the\s+|die\s+|den\s+|das\s+|la\s+|el\s+)?(.+)$/iu.exec(
      bare,
    )?.[1];
  if (!moved) return null;
  const beside =
    /^(.+?)\s+(?:(before|in front of|left of|to the left of|vor|links von|antes de|delante de)|(after|behind|right of|to the right of|next to|hinter|nach|rechts von|neben|después de|detrás de))\s+(?:the\s+|die\s+|den\s+|das\s+|la\s+|el\s+)?(.+?)[.!]?$/iu.exec(
      moved,
    );
  if (beside) return { kind: "beside", entry: beside[1]!, side: beside[2] ? "before" : "after", other: beside[4]! };
  const end =
    /^(.+?)\s+(?:to\s+the\s+|to\s+|at\s+the\s+|an\s+den\s+|an\s+die\s+|ans\s+|an\s+|als\s+|al\s+|a\s+la\s+)?(?:(first(?:\s+place)?|front|start|beginning|top|far left|left|anfang|erste(?:r|s|n)?(?:\s+stelle)?|erstes|principio|primer(?:o|a)?|inicio)|(last(?:\s+place)?|end|back|bottom|far right|right|ende|letzte(?:r|s|n)?(?:\s+stelle)?|final|últim(?:o|a)))[.!]?$/iu.exec(
      moved,
    );
  return end ? { kind: "end", entry: end[1]!, to: end[2] ? "first" : "last" } : null;
}

function labelOf(record: ObjectExpression): string {
  return stringAt(record, "label") ?? "";
}

function find(records: readonly ObjectExpression[], name: string): ObjectExpression | undefined {
  const wanted = name
    .replace(/["'„“”«»]/g, "")
    .replace(/\s+(?:page|entry|link|item|seite|eintrag|enlace|tab)$/iu, "")
    .trim()
    .toLowerCase();
  return (
    records.find((record) => labelOf(record).toLowerCase() === wanted) ??
    records.find(
      (record) => stringAt(record, "to") === `/${wanted}` || (wanted === "home" && stringAt(record, "to") === "/"),
    )
  );
}

function ordered(records: ObjectExpression[], wish: Wish): ObjectExpression[] | null {
  if (wish.kind === "all") {
    const named = wish.order.map((name) => find(records, name));
    if (named.some((record) => !record)) return null;
    const first = [...new Set(named as ObjectExpression[])];
    return [...first, ...records.filter((record) => !first.includes(record))];
  }
  if (wish.kind === "swap") {
    const [one, other] = [find(records, wish.one), find(records, wish.other)];
    if (!one || !other) return null;
    return records.map((record) => (record === one ? other : record === other ? one : record));
  }
  const entry = find(records, wish.entry);
  if (!entry) return null;
  const rest = records.filter((record) => record !== entry);
  if (wish.kind === "end") return wish.to === "first" ? [entry, ...rest] : [...rest, entry];
  const other = find(rest, wish.other);
  if (!other) return null;
  const at = rest.indexOf(other) + (wish.side === "after" ? 1 : 0);
  return [...rest.slice(0, at), entry, ...rest.slice(at)];
}

/** Each place takes the text of the entry that belongs there, so that the layout of the list stays. */
function rewrite({ source, entries }: NavigationList, order: ObjectExpression[]) {
  entries.records.forEach((record, index) => {
    const next = order[index]!;
    if (next !== record) source.edits.overwrite(record.start, record.end, source.text.slice(next.start, next.end));
  });
}
