/** "Put the lavender soap first", "die Desserts vor die Hauptgerichte", "pon la más barata al principio". */
import { numberAt } from "../../edit/objects.ts";
import type { ObjectExpression } from "oxc-parser";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { titled } from "../requests.ts";
import {
  entriesOf,
  entryLists,
  findEntry,
  listPaths,
  namesIn,
  reorder,
  type Entry,
  type EntryList,
} from "./content-lists.ts";
import { whichOf, type Which } from "./which-one.ts";

type Where = { end: "first" | "last" } | { side: "before" | "after"; other: Which };

const lead =
  /^(?:(?:please|bitte|por favor|can you|could you|kannst du|puedes|and|und|y|also|auch|i want|i'd like|ich möchte|quiero)\s+)*(?:(?:move|put|bring|place|shift|push|show|list|display|pin|stick|have|to have|verschiebe?|schiebe?|setze?|stelle?|packe?|zeige?|mache?|lege?|bringe?|rücke?|pon|coloca|mueve|lleva|pasa|muestra|enseña|sube|baja)(?:\s+|$))?/iu;
const modal =
  /\s+(?:should|must|has to|have to|needs? to|ought to|shall|soll(?:te|ten|en)?|muss|müssen|debe(?:n|ría|rían)?|tienen? que|has de)(?:\s+(?:come|go|be|stand|appear|be shown|be listed|ir|estar|salir|aparecer|jetzt|now))*$/iu;
const verbBehind =
  "(?:\\s+(?:schieben|setzen|stellen|zeigen|anzeigen|kommen|stehen|packen|verschieben|bringen|rücken|haben|sein|bitte|please|por favor|pls))*[.!]?$";
const scope =
  "(?:\\s+(?:of|in|on|von|in|auf|der|des|de|del|en)\\s+(?:the |my |our |der |die |das |dem |la |el |las |los )?[\\p{L} -]{3,24})?";
const first = new RegExp(
  `(?:^|[\\s,])(?:(?:to|at|on|in|into)\\s+(?:the\\s+)?(?:very\\s+)?(?:top|front|start|beginning|first\\s+(?:place|position|spot))|(?:as\\s+)?(?:the\\s+)?first(?:\\s+(?:one|place|thing))?|up\\s+top|(?:ganz\\s+)?nach\\s+(?:ganz\\s+)?(?:oben|vorne?)|ganz\\s+(?:oben|vorne?)(?:\\s*hin)?|an\\s+(?:den\\s+anfang|(?:die\\s+)?erste[rn]?\\s+stelle)|als\\s+(?:aller)?erste[rsn]?|zuerst|zuoberst|(?:(?:el|la|lo|las|los)\\s+)?primer[oa]s?|al\\s+(?:principio|inicio|comienzo)|arriba(?:\\s+del\\s+todo)?|en\\s+primer\\s+lugar)${scope}${verbBehind}`,
  "iu",
);
const last = new RegExp(
  `(?:^|[\\s,])(?:(?:to|at|on|in|into)\\s+(?:the\\s+)?(?:very\\s+)?(?:bottom|end|back|last\\s+(?:place|position|spot))|(?:as\\s+)?(?:the\\s+)?last(?:\\s+(?:one|place|thing))?|(?:ganz\\s+)?nach\\s+(?:ganz\\s+)?(?:unten|hinten)|ganz\\s+(?:unten|hinten)(?:\\s*hin)?|ans?\\s+(?:das\\s+)?(?:ende|(?:die\\s+)?letzte[rn]?\\s+stelle)|als\\s+(?:aller)?letzte[rsn]?|zuletzt|(?:(?:el|la|lo|las|los)\\s+)?últim[oa]s?|al\\s+final|abajo(?:\\s+del\\s+todo)?|en\\s+último\\s+lugar)${scope}${verbBehind}`,
  "iu",
);
const beside = new RegExp(
  `\\s+(?:(?<before>before|above|in front of|ahead of|over|on top of|vor|über|oberhalb von|antes de(?:l)?|encima de(?:l)?|delante de(?:l)?)|(?<after>after|below|behind|beneath|under|underneath|nach|hinter|unter|después de(?:l)?|debajo de(?:l)?|detrás de(?:l)?|tras))\\s+(?<other>.+?)${verbBehind}`,
  "iu",
);

/** To which end of something the words send what; `what` is empty where they only say where. */
export function endIn(text: string): { what: string; end: "first" | "last" } | null {
  if (others.test(text)) return null;
  for (const [pattern, end] of [
    [first, "first"],
    [last, "last"],
  ] as const) {
    const found = pattern.exec(text);
    if (found) return { what: text.slice(0, found.index).replace(lead, "").replace(modal, "").trim(), end };
  }
  return null;
}

interface Wanted {
  which: Which;
  where: Where;
}

/** Other operations know these: the order of a whole list, and of the pages. */
const others =
  /^(?:(?:please|bitte|por favor)\s+)*(?:sort|order|sortiere?|ordena)(?!\p{L})|(?<!\p{L})(?:nav\p{L}*|menu items?|menüpunkte?|tabs?|reiter|fields?|feld|felder|campos?)(?!\p{L})/iu;

function wantedIn(text: string, it: string | undefined): Wanted | null {
  if (others.test(text)) return null;
  const moves = lead.exec(text)?.[0].trim() !== "";
  const ended = endIn(text);
  if (ended) {
    const { what, end } = ended;
    const which = whichOf(what) ?? (it !== undefined && /^(?:it|es|sie|ihn|lo|la)?$/iu.test(what) ? named(it) : null);
    if (which) return { which, where: { end } };
  }
  const found = beside.exec(text);
  if (!found || !moves) return null;
  const which = whichOf(text.slice(0, found.index).replace(lead, "").replace(modal, "").trim());
  const other = whichOf(found.groups!["other"]!);
  if (!which || !other) return null;
  return { which, where: { side: found.groups!["before"] ? "before" : "after", other } };
}

const named = (name: string): Which => ({ by: "name", name });

const understood: Wording = { en: "Another order.", de: "Eine andere Reihenfolge.", es: "Otro orden." };
const didMove: Wording = {
  en: "{name} now stands at place {place} of {count}{group}",
  de: "{name} steht jetzt an Stelle {place} von {count}{group}",
  es: "{name} está ahora en el lugar {place} de {count}{group}",
};
const didSort: Wording = {
  en: "{names}, …: the {kind} come first",
  de: "{names}, …: {kind} stehen vorn",
  es: "{names}, …: {kind} van primero",
};
const kinds: Record<"most" | "least", Wording> = {
  most: { en: "most expensive", de: "die teuersten", es: "lo más caro" },
  least: { en: "cheapest", de: "die billigsten", es: "lo más barato" },
};
const isThere: Wording = {
  en: "{name} stands there already. I changed nothing.",
  de: "{name} steht schon dort. Ich habe nichts geändert.",
  es: "{name} ya está ahí. No he cambiado nada.",
};
const noOther: Wording = {
  en: 'I found no "{other}" beside {name}. There are: {list}. I changed nothing.',
  de: "„{other}“ gibt es neben {name} nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay «{other}» junto a {name}. Hay: {list}. No he cambiado nada.",
};

export const moveEntry = operation<Wanted>({
  id: "move-entry",
  words: "",
  match({ text, language, it }) {
    const values = wantedIn(text, it);
    if (!values) return null;
    const { which } = values;
    return {
      confidence: 0.5,
      values,
      understood: understood[language],
      ...(which.by === "name" ? { subject: which.name } : {}),
    };
  },
  reads: listPaths,
  change(project, { which, where }, { language }) {
    const lists = entryLists(project);
    const found = findEntry(lists, which);
    if (!found) return { say: "" };
    if ("all" in found) return inOrder(project, { ...found, isLast: "end" in where && where.end === "last" }, language);
    const { list, at, name } = found.entry;
    const to = placeOf(found.entry, where);
    if (to === null) {
      const other = "other" in where && where.other.by === "name" ? titled(where.other.name) : "–";
      return { say: worded(noOther, language, { other, name, list: namesIn([list]) }) };
    }
    if (to === at) return { say: worded(isThere, language, { name }) };
    const order = [...list.records];
    order.splice(to, 0, ...order.splice(at, 1));
    reorder(list, order);
    project.save(list.path, list.source);
    const values = {
      name,
      place: to + 1,
      count: order.length,
      group: list.group === null ? "" : `, ${list.group}`,
    };
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(didMove, language, values),
          path: list.path,
          holds: () => placeIn(project, found.entry) === to,
        },
      ],
      routes: ["/"],
    };
  },
});

/** The index it gets; null for a neighbour that is not in its list. */
function placeOf({ list, at }: Entry, where: Where): number | null {
  if ("end" in where) return where.end === "first" ? 0 : list.records.length - 1;
  const other = findEntry([list], where.other);
  if (!other || "all" in other || other.entry.at === at) return null;
  const rest = other.entry.at > at ? other.entry.at - 1 : other.entry.at;
  return rest + (where.side === "after" ? 1 : 0);
}

function placeIn(project: ProjectEdit, { list, name }: Entry): number {
  const same = entryLists(project).find(
    (entry) => entry.path === list.path && entry.holder === list.holder && entry.group === list.group,
  );
  return same ? entriesOf([same]).findIndex((entry) => entry.name === name) : -1;
}

/** Every list by its prices. */
function inOrder(
  project: ProjectEdit,
  { all, most, isLast }: { all: EntryList[]; most: boolean; isLast: boolean },
  language: Language,
): Changed | Unchanged {
  const descending = most !== isLast;
  const price = (record: ObjectExpression): number => numberAt(record, "price") ?? 0;
  const sorted = all.map((list) =>
    [...list.records].sort((one, other) => (price(one) - price(other)) * (descending ? -1 : 1)),
  );
  const kind = kinds[descending ? "most" : "least"][language];
  if (all.every(({ records }, index) => records.every((record, at) => record === sorted[index]![at])))
    return { say: worded(isThere, language, { name: titled(kind) }) };
  all.forEach((list, index) => reorder(list, sorted[index]!));
  const { path, source } = all[0]!;
  const names = entriesOf([{ ...all[0]!, records: sorted[0]! }]).map(({ name }) => name);
  project.save(path, source);
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(didSort, language, { names: names.slice(0, 2).join(", "), kind }),
        path,
        holds: (content) => {
          const places = names.map((name) => content?.indexOf(JSON.stringify(name)) ?? -1);
          return places.every((place, at) => place >= 0 && (at === 0 || place > places[at - 1]!));
        },
      },
    ],
    routes: ["/"],
  };
}
