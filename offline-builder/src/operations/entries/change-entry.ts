/** "Change the type of the first work to Poster", "ändere die Dauer von Färben auf 90": one value of one entry. */
import type { Expression, ObjectExpression } from "oxc-parser";
import { constValue, setLiteral, stringAt, unwrapped, valueAt } from "../../edit/objects.ts";
import { literal, stringLiteral } from "../../emit/literal.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { entryLists, findEntry, likely, listPaths, namesIn, type Entry, type EntryList } from "./content-lists.ts";
import { whichOf, type Which } from "./which-one.ts";

/** What people call a value, and the properties that may hold it, the first that is there. */
const properties: readonly (readonly [words: string, keys: readonly string[]])[] = [
  [
    "kind|type|categor(?:y|ies)|series|collection|genre|group|art|typ|kategorie|reihe|serie|gruppe|rubrik|tipo|clase|categoría|serie|grupo|género",
    ["series", "category", "kind", "type", "genre", "group"],
  ],
  ["year|jahr|año", ["year"]],
  [
    "descriptions?|caption|notes?|details|blurb|summary|beschreibung|bildunterschrift|notiz|hinweis|text|descripción|pie|nota|resumen|texto",
    ["note", "summary", "text", "description", "answer"],
  ],
  ["price|cost|preis|kosten|precio|coste", ["price"]],
  ["duration|length|minutes|dauer|länge|minuten|duración|minutos", ["minutes"]],
  ["time|hour|uhrzeit|zeit|hora", ["time"]],
  ["date|day|datum|tag|fecha|día", ["date", "time", "day"]],
  ["role|job|position|rolle|aufgabe|puesto|cargo", ["role"]],
  ["stock|quantity|bestand|menge|existencias|cantidad", ["stock"]],
  ["level|niveau|nivel", ["level"]],
  ["teacher|coach|trainer|trainerin|lehrer(?:in)?|profesor(?:a)?|entrenador(?:a)?", ["coach", "teacher"]],
  ["topic|thema|tema", ["topic"]],
];
const words = properties.map(([said]) => said).join("|");
const prop = `(?<prop>${words})`;
const to = "[\"'„“«‘]?(?<to>.{1,200}?)[\"'”“»’]?[.!]?$";
const polite = "(?:(?:please|bitte|por favor|can you|kannst du|puedes|and|und|y)\\s+)*";
const forms = [
  new RegExp(
    `^${polite}(?:change|set|update|make|edit|correct|fix)\\s+(?:the\\s+)?${prop}\\s+(?:of|for|on|in)\\s+(?<what>.+?)\\s+(?:to|into|as|=|:)\\s*${to}`,
    "iu",
  ),
  new RegExp(`^${polite}(?:change|set|update)\\s+(?<what>.+?)['’]s\\s+${prop}\\s+(?:to|into|as)\\s+${to}`, "iu"),
  new RegExp(
    `^${polite}(?:the\\s+)?${prop}\\s+(?:of|for)\\s+(?<what>.+?)\\s+(?:is|should be|must be|has to be)\\s+(?:now\\s+)?${to}`,
    "iu",
  ),
  new RegExp(
    `^${polite}(?:ändere?|setze?|stelle?)\\s+(?:den|die|das)\\s+${prop}\\s+(?:von|vom|für|bei|beim|der|des)\\s+(?<what>.+?)\\s+(?:auf|in|zu)\\s+${to}`,
    "iu",
  ),
  new RegExp(
    `^${polite}(?:der|die|das)\\s+${prop}\\s+(?:von|vom|für|bei|beim|der|des)\\s+(?<what>.+?)\\s+(?:soll|ist|muss)\\s+(?:jetzt\\s+)?["„“]?(?<to>.+?)["“”]?(?:\\s+sein|\\s+werden)?[.!]?$`,
    "iu",
  ),
  new RegExp(
    `^${polite}(?:cambia|pon|modifica|corrige)\\s+(?:el|la|los|las)\\s+${prop}\\s+(?:de(?:l)?|a|para)\\s+(?<what>.+?)\\s+(?:a|en|por|como)\\s+${to}`,
    "iu",
  ),
];

interface Values {
  keys: readonly string[];
  said: string;
  which: Which;
  to: string;
}

const understood: Wording = { en: "{said}: {to}.", de: "{said}: {to}.", es: "{said}: {to}." };
const did: Wording = {
  en: "{name}: {said} is now {to}",
  de: "{name}: {said} ist jetzt {to}",
  es: "{name}: {said} ahora es {to}",
};
const none: Wording = {
  en: "{name} has no such value here. It has: {list}. I changed nothing.",
  de: "{name} hat hier keine solche Angabe. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "{name} no tiene ese dato aquí. Tiene: {list}. No he cambiado nada.",
};
const noNumber: Wording = {
  en: "{said} has to be a number here. I changed nothing.",
  de: "{said} muss hier eine Zahl sein. Ich habe nichts geändert.",
  es: "{said} tiene que ser un número. No he cambiado nada.",
};
const noGroup: Wording = {
  en: "{name} stands under {group}; a group {to} is not there. There are: {list}. I changed nothing.",
  de: "{name} steht unter {group}; eine Gruppe {to} gibt es nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "{name} está en {group}; no hay un grupo {to}. Hay: {list}. No he cambiado nada.",
};
const noSuch: Wording = {
  en: "I found no such entry. There are: {list}. I changed nothing.",
  de: "Diesen Eintrag habe ich nicht gefunden. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No he encontrado esa entrada. Hay: {list}. No he cambiado nada.",
};

export const changeEntry = operation<Values>({
  id: "change-entry",
  words: "",
  match({ text, language, it }) {
    for (const form of forms) {
      const groups = form.exec(text.trim())?.groups;
      if (!groups) continue;
      const what = groups["what"]!;
      const which: Which | null =
        it !== undefined && /^(?:it|es|ihn|sie|lo|la)$/iu.test(what) ? { by: "name", name: it } : whichOf(what);
      const said = groups["prop"]!.toLowerCase();
      const keys = properties.find(([names]) => new RegExp(`^(?:${names})$`, "iu").test(said))?.[1];
      if (!which || !keys) continue;
      const values = { keys, said, which, to: groups["to"]!.trim() };
      return {
        confidence: 0.5,
        values,
        understood: worded(understood, language, { said: said.charAt(0).toUpperCase() + said.slice(1), to: values.to }),
        ...(which.by === "name" ? { subject: which.name } : {}),
      };
    }
    return null;
  },
  reads: listPaths,
  change(project, { keys, said, which, to: value }, { language }) {
    const lists = entryLists(project);
    const found = findEntry(lists, which);
    if (!found || "all" in found) {
      const list = which.by === "name" ? namesIn(likely(lists, which.name)) : "";
      return list === "" ? { say: "" } : { say: "", otherwise: worded(noSuch, language, { list }) };
    }
    const { list, at, name } = found.entry;
    const record = list.records[at]!;
    const key = keys.find((one) => valueAt(record, one)?.type === "Literal");
    if (key === undefined && keys.includes("group") && list.group !== null)
      return toGroup(project, lists, { entry: found.entry, to: value, language });
    if (key === undefined) return { say: worded(none, language, { name, list: keysOf(record) }) };
    const place = valueAt(record, key)!;
    const isNumber = place.type === "Literal" && typeof place.value === "number";
    // "120 and the Attic to 80" is no value of one entry.
    if (isNumber && (value.match(/\d+(?:[.,]\d+)*/g) ?? []).length > 1) return { say: "" };
    const number = Number(value.replace(/[^\d.,-]/g, "").replace(",", "."));
    if (isNumber && (!/\d/.test(value) || !Number.isFinite(number)))
      return { say: worded(noNumber, language, { said: said.charAt(0).toUpperCase() + said.slice(1) }) };
    setLiteral(list.source, place, isNumber ? number : value);
    if (!isNumber) offerToo(list, stringAt(record, key), value);
    project.save(list.path, list.source);
    const written = isNumber ? literal(number) : stringLiteral(value);
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(did, language, { name, said, to: value }),
          path: list.path,
          holds: (content) =>
            content !== null && after(content, { name: stringLiteral(name), written: `${key}: ${written}`, record }),
        },
      ],
      routes: ["/"],
    };
  },
});

function keysOf(record: ObjectExpression): string {
  return record.properties
    .flatMap((property) =>
      property.type === "Property" && property.key.type === "Identifier" ? property.key.name : [],
    )
    .filter((key) => !["id", "art", "name", "title"].includes(key))
    .join(", ");
}

/** Whether the value stands in the record of that name, wherever in it. */
function after(
  content: string,
  { name, written, record }: { name: string; written: string; record: ObjectExpression },
): boolean {
  const at = content.indexOf(name);
  const length = record.end - record.start + 200;
  return at >= 0 && content.slice(Math.max(0, at - length), at + length).includes(written);
}

/** A list of all values beside the entries, `categories`, gets the new one. */
function offerToo(list: EntryList, old: string | null, value: string): void {
  const all = constValue(list.source, "categories");
  if (all?.type !== "ArrayExpression" || old === null) return;
  const values = all.elements.map((element) => (element?.type === "Literal" ? element.value : null));
  const last = all.elements.at(-1);
  if (values.includes(old) && !values.includes(value) && last)
    list.source.edits.appendLeft(last.end, `, ${stringLiteral(value)}`);
}

interface Regrouping {
  entry: Entry;
  to: string;
  language: Language;
}

/** What is of a kind stands in the list of that kind. */
function toGroup(
  project: ProjectEdit,
  lists: readonly EntryList[],
  { entry, to: group, language }: Regrouping,
): Changed | Unchanged {
  const { list, at, name } = entry;
  const groups = lists.filter(
    (other) => other.path === list.path && other.holder === list.holder && other.group !== null,
  );
  const target = groups.find((other) => other.group!.toLowerCase() === group.toLowerCase());
  if (!target || target === list || list.records.length < 2)
    return {
      say: worded(noGroup, language, {
        name,
        group: list.group!,
        to: group,
        list: groups.map((other) => other.group).join(", "),
      }),
    };
  const record = list.records[at]!;
  const text = list.source.text.slice(record.start, record.end);
  const next = list.records[at + 1] as Expression | undefined;
  if (next) list.source.edits.remove(record.start, next.start);
  else list.source.edits.remove(list.records[at - 1]!.end, record.end);
  const last = unwrapped(target.records.at(-1))!;
  list.source.edits.appendLeft(last.end, `, ${text}`);
  project.save(list.path, list.source);
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(did, language, {
          name,
          said: { en: "the group", de: "die Gruppe", es: "el grupo" }[language],
          to: target.group!,
        }),
        path: list.path,
        holds: (content) => {
          const place = content?.indexOf(stringLiteral(target.group!)) ?? -1;
          return place >= 0 && content!.indexOf(stringLiteral(name), place) > place;
        },
      },
    ],
    routes: ["/"],
  };
}
