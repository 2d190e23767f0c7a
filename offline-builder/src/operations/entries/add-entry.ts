/** "Add a work called Walnut bench", "neuer Termin: Sommerfest am 12. Juli", "añade una obra llamada Marea": by what the app calls its entries. */
import { appendElement, laidOut, numberAt, stringAt, valueAt } from "../../edit/objects.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { stem, tokens } from "../../parse/words.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { quotedTexts, titled } from "../requests.ts";
import { recordLike, copied, didAdd, understoodAdd } from "../shop/items.ts";
import { boardFile } from "../lists/board-columns.ts";
import { entriesOf, entryLists, listPaths, listsFor, type EntryList } from "./content-lists.ts";

const lead =
  /^(?:(?:please|bitte|por favor|can you|could you|kannst du|puedes|and|und|y|also|auch)\s+)*(?:(?:add|include|create|insert|put in|i have|we have|there is|füge|ergänze|erstelle|nimm|es gibt|wir haben|añade|agrega|crea|incluye|pon|hay)\s+)?(?:(?:an?|another|one more|the|eine?n?|noch|das|den|die|un[ao]?|otr[oa]|el|la)\s+)*(?:(?:new|neue[nrs]?|weitere[nrs]?|nuev[oa])\s+)?/iu;
const adds =
  /^(?:(?:please|bitte|por favor|can you|could you|kannst du|puedes|and|und|y|also|auch)\s+)*(?:add|include|create|insert|put in|füge|ergänze|erstelle|nimm|añade|agrega|crea|incluye|pon)\s/iu;
const isNew =
  /^(?:(?:and|und|y|please|bitte)\s+)*(?:(?:an?|eine?n?|un[ao]?|the|das)\s+)?(?:new|neue[nrs]?|weitere[nrs]?|nuev[oa])\s/iu;
const calledWord =
  "(?:called|named|titled|with the (?:name|title)|namens|mit (?:dem )?(?:Namen|Titel)|genannt|llamad[oa]|titulad[oa]|que se llam[ae])";
/** The noun, then the name behind "called", a colon or in quotes, or with a capital. */
const forms = [
  new RegExp(`^(?<noun>[\\p{L}-]+(?:\\s[\\p{L}-]+)?)\\s+${calledWord}\\s+(?<rest>.+)$`, "iu"),
  /^(?<noun>[\p{L}-]+(?:\s[\p{L}-]+)?)\s*:\s*(?<rest>.+)$/iu,
  /^(?<noun>[\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?<rest>["„“«‘'].+)$/iu,
  /^(?<noun>\p{Ll}[\p{L}-]+|\p{L}[\p{L}-]+)\s+(?<rest>\p{Lu}.*)$/u,
  // Without a noun, with its price and its description: "a vegan burger for 14 with the description …".
  /^(?<noun>)(?<rest>(?:[\p{L}'’-]+\s){1,5}(?:for|für|por|a|zu)\s+[$€£]?\d.*\s(?:with|mit|con)\s.+)$/iu,
];

/** What is added to an app, and is no entry of it. */
const parts =
  /^(?:new\s+)?(?:fields?|columns?|pages?|sections?|buttons?|filters?|forms?|links?|menus?|charts?|lists?|tabs?|(?:\p{L}+ )?(?:badges?|labels?|ribbons?|stickers?|hours)|phone|address|e-?mail|öffnungszeiten|horarios?|feld|felder|spalten?|seiten?|abschnitte?|knopf|filter|formulare?|listen?|campos?|columnas?|páginas?|secci(?:ón|ones)|botón|botones|filtros?|formularios?|listas?)(?:\s|$)/iu;

const price =
  /(?:^|[\s,(])(?:for|at|costs?|für|zu|kostet|por|a|cuesta|,|-|–)\s*[$€£]?\s*(\d+(?:[.,]\d{1,2})?)\s*(?:[$€£]|eur(?:os?)?|usd|dollars?|pounds?)?(?=[\s,.!)]|$)/iu;
const year = /(?:^|[\s,(])(?:from|of|made in|in|aus|von|de|del)?\s*((?:19|20)\d\d)(?=[\s,.)]|$)/iu;
const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const when = new RegExp(
  `[\\s,]+(?:(?:on|am|at|um|el|an|every|jeden|cada|this)\\s+)?(?:the\\s+)?(?<when>(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+|de\\s+)?(?:${months})|(?:${months})\\s+\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?)(?:[\\s,]+(?:at|um|a las|@)\\s*\\d{1,2}(?:[:.]\\d{2})?\\s*(?:am|pm|uhr|h)?)?)`,
  "iu",
);
const described =
  /[\s,]+(?:with\s+(?:the\s+|a\s+)?(?:description|text|note|caption)|described as|mit\s+(?:der\s+|dem\s+)?(?:beschreibung|text|hinweis)|con\s+(?:la\s+|el\s+)?(?:descripción|texto|nota))\s*:?\s*["'„“«‘]?(.+?)["'”“»’]?[.!]?$/iu;
const grouped =
  /[\s,]+(?:in|to|under|into|zu|zur|zum|unter|bei|en|a)\s+(?:the\s+|der\s+|die\s+|den\s+|la\s+|el\s+)?(?:(?:series|category|kind|group|section|reihe|kategorie|gruppe|serie|categoría|grupo)\s+)?["'„“«]?([\p{L} &-]{2,30})["'”“»]?(?:\s+hinzu)?[.!]?$/iu;

/** "Lena Park who does boxing", "Ada Brook, talk about compilers": behind a name with capitals stands what it is about. */
const besidesName =
  /(?<=^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3})(?:,\s+(?!\p{Lu})|\s+(?:who|which|that|die|der|que)\s+(?:(?:does|teaches|makes|is|plays|speaks (?:about|on)|talks about|macht|unterrichtet|ist|spricht über|hace|enseña|es|habla de)\s+)?(?:an?\s+|eine?n?\s+|un[ao]?\s+)?)(?<said>\p{L}.{2,60})$/u;

interface Values {
  noun: string;
  name: string;
  price: number | null;
  year: number | null;
  when: string | null;
  note: string | null;
  text: string;
}

const exists: Wording = {
  en: "{name} stands in the list already. I changed nothing.",
  de: "{name} steht schon in der Liste. Ich habe nichts geändert.",
  es: "{name} ya está en la lista. No he cambiado nada.",
};
const needsPrice: Wording = {
  en: 'Every entry there has a price and I do not make one up. Say it: "Add {noun} {name} for 5". I changed nothing.',
  de: "Jeder Eintrag dort hat einen Preis, und ich erfinde keinen: „{noun} {name} für 5“. Ich habe nichts geändert.",
  es: "Allí todo tiene precio y no lo invento. Dilo: «Añade {noun} {name} por 5». No he cambiado nada.",
};
function wantedIn(text: string): Values | null {
  const bare = text.trim().replace(/\s+hinzu[.!]?$/iu, "");
  if (!adds.test(bare) && !isNew.test(bare)) return null;
  const words = bare.replace(lead, "");
  for (const form of forms) {
    const groups = form.exec(words)?.groups;
    if (!groups) continue;
    const noun = groups["noun"]!;
    if (parts.test(noun)) continue;
    const rest = groups["rest"]!;
    const quoted = /^["„“«‘']/u.test(rest) ? quotedTexts(rest)[0] : undefined;
    const facts = quoted === undefined ? rest : rest.slice(rest.indexOf(quoted) + quoted.length + 1);
    const [amount, day] = [price.exec(facts), when.exec(facts)];
    const age = year.exec(facts);
    const note = described.exec(facts)?.[1] ?? null;
    const ends = [amount?.index, day?.index, age?.index, described.exec(facts)?.index].filter((at) => at !== undefined);
    const name = quoted ?? rest.slice(0, Math.min(rest.length, ...ends));
    const role = quoted === undefined ? besidesName.exec(name) : null;
    const clean = (role ? name.slice(0, role.index) : name)
      .replace(/[\s,.;(–-]+$/u, "")
      .replace(/\s+(?:from|for|at|aus|für|zu|von|de|por|a|am|on|um)$/iu, "")
      .trim();
    if (clean === "" || clean.length > 60) continue;
    return {
      noun,
      name: titled(clean),
      price: amount ? Number(amount[1]!.replace(",", ".")) : null,
      year: age ? Number(age[1]) : null,
      when: day?.groups?.["when"]?.trim() ?? null,
      note: note ?? (role ? titled(role.groups!["said"]!.replace(/[.!]+$/, "")) : null),
      text,
    };
  }
  return null;
}

export const addEntry = operation<Values>({
  id: "add-entry",
  words: "",
  match({ text, language }) {
    const values = wantedIn(text);
    return (
      values && {
        confidence: 0.5,
        values,
        understood: worded(understoodAdd, language, { name: values.name }),
        subject: values.name,
      }
    );
  },
  reads: listPaths,
  change(project, values, { language }) {
    const { noun, price: amount } = values;
    const lists = listsFor(
      entryLists(project).filter(({ path }) => path !== boardFile),
      noun,
    );
    const isSure = tokens(noun).length > 0 || (amount !== null && values.note !== null);
    if (lists.length === 0 || !isSure) return { say: "" };
    const group = grouped.exec(values.name)?.[1] ?? grouped.exec(values.text)?.[1] ?? null;
    const target = groupOf(lists, group) ?? lists.find((list) => values.when && hasDate(list)) ?? lists[0]!;
    const name = groupOf(lists, group) ? values.name.replace(grouped, "") : values.name;
    if (entriesOf(lists).some((entry) => entry.name.toLowerCase() === name.toLowerCase()))
      return { say: worded(exists, language, { name }) };
    const model = target.records.at(-1)!;
    if (numberAt(model, "price") !== null && amount === null)
      return { say: worded(needsPrice, language, { noun, name }) };
    const { record, taken } = recordLike(
      model,
      { name, price: amount, note: values.note },
      { list: { name: target.holder, list: target.node, records: target.records } },
    );
    const said = told(target, record, { ...values, group });
    appendElement(target.source, target.node, laidOut(target.source, record, model));
    project.save(target.path, target.source);
    const left = taken.filter((key) => !said.includes(key));
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(didAdd, language, { name, group: target.group === null ? "" : `, ${target.group}` }),
          path: target.path,
          holds: (content) => content?.includes(stringLiteral(name)) === true,
        },
      ],
      notDone: left.length > 0 ? [worded(copied, language, { fields: left.join(", ") })] : [],
      routes: ["/"],
    };
  },
});

function groupOf(lists: readonly EntryList[], group: string | null): EntryList | undefined {
  const words = group === null ? "" : tokens(group).map(stem).join(" ");
  return words === ""
    ? undefined
    : lists.find((list) => list.group !== null && tokens(list.group).map(stem).join(" ") === words);
}

const dated = new RegExp(
  `\\d{1,2}\\.?\\s*(?:de\\s+)?(?:${months})|(?:${months})\\s+\\d|\\b(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\\b`,
  "iu",
);
const hasDate = (list: EntryList): boolean =>
  list.records.some((record) => dated.test(stringAt(record, "time") ?? stringAt(record, "date") ?? ""));

/** Puts in what was said beside the name, the next drawing where there are drawings. Returns the keys. */
function told(
  { records }: EntryList,
  record: Record<string, unknown>,
  said: Values & { group: string | null },
): string[] {
  const keys: string[] = [];
  const put = (key: string, value: unknown): void => {
    if (value === null || !(key in record)) return;
    record[key] = value;
    keys.push(key);
  };
  if ("art" in record) put("art", Math.max(...records.map((one) => numberAt(one, "art") ?? 0)) + 1);
  put("year", said.year);
  const time = said.when?.replace(/\s+(?:at|um|a las|@)\s+/iu, ", ") ?? null;
  put("time", time);
  for (const key of ["series", "category"]) {
    const known = records.map((one) => (valueAt(one, key) === null ? null : stringAt(one, key)));
    const fits = said.group && known.find((one) => one?.toLowerCase() === said.group!.toLowerCase());
    if (fits) put(key, fits);
  }
  return keys;
}
