import { enteredInApp } from "../entries/entry-of-app.ts";
import type { ObjectExpression } from "oxc-parser";
import {
  appendElement,
  keyOf,
  laidOut,
  numberAt,
  plainValues,
  recordLists,
  removeElement,
  stringAt,
  valueAt,
  type RecordList,
} from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Source } from "../../edit/source.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { add, has, quotedTexts, remove, slugOf, titled } from "../requests.ts";
import { alike, suits } from "./item-groups.ts";

/** A record with a name in one of the content files: a dish, a product, a trainer. */
export interface Item {
  path: string;
  source: Source;
  list: RecordList;
  record: ObjectExpression;
  name: string;
}

export function contentPaths(plan: Plan): string[] {
  return Object.keys(plan.files).filter(
    (path) => /^src\/(?:content|data)\/.+\.ts$/.test(path) && !path.endsWith("navigation.ts"),
  );
}

function items(project: ProjectEdit): Item[] {
  return contentPaths(project.plan).flatMap((path) => {
    const source = project.open(path);
    if (!source) return [];
    return recordLists(source).flatMap((list) =>
      list.records.flatMap((record) => {
        const name = stringAt(record, "name") ?? stringAt(record, "title");
        return name ? [{ path, source, list, record, name }] : [];
      }),
    );
  });
}

export function itemNamed(
  project: ProjectEdit,
  phrase: string,
  fits: (item: Item) => boolean = () => true,
): Item | null {
  const wanted = phrase
    .trim()
    .toLowerCase()
    .replace(/^(?:the|a|an|der|die|das|el|la|los|las)\s+/, "")
    .replace(/["'„“”«».]/g, "");
  const all = items(project).filter(fits);
  const words = tokens(wanted).map(stem);
  return (
    all.find((item) => item.name.toLowerCase() === wanted) ??
    all.find((item) => words.length > 0 && words.join(" ") === tokens(item.name).map(stem).join(" ")) ??
    all.find((item) => wanted.length > 3 && item.name.toLowerCase().includes(wanted)) ??
    null
  );
}

export const amount = "[$€£]?\\s*(\\d+(?:[.,]\\d{1,2})?)\\s*(?:[$€£]|eur(?:os?)?|usd|dollars?|pounds?)?";
export function priceIn(content: string | null, name: string): number | null {
  const at = content?.indexOf(JSON.stringify(name)) ?? -1;
  const found = at < 0 ? null : /price: (-?[\d.]+)/.exec(content!.slice(at));
  return found ? Number(found[1]) : null;
}

/** What comes nearest to a name that nothing here has, then others. */
export function namesNear(project: ProjectEdit, name: string, priced = false): string {
  const words = new Set(tokens(name).map((word) => stem(word).slice(0, 5)));
  const likeness = (item: Item): number => tokens(item.name).filter((word) => words.has(stem(word).slice(0, 5))).length;
  const all = items(project).filter((item) => !priced || numberAt(item.record, "price") !== null);
  const near = [...all].sort((one, other) => likeness(other) - likeness(one));
  return [...new Set(near.map((item) => item.name))].slice(0, 4).join(", ") || "–";
}

export const understoodAdd: Wording = {
  en: "A new entry: {name}.",
  de: "Ein neuer Eintrag: {name}.",
  es: "Una nueva entrada: {name}.",
};
export const didAdd: Wording = {
  en: "{name} stands in the list{group}",
  de: "{name} steht in der Liste{group}",
  es: "{name} está en la lista{group}",
};
const needsPrice: Wording = {
  en: 'Every entry there has a price and I do not make one up. Say it: "Add {name} for 5". I changed nothing.',
  de: "Jeder Eintrag dort hat einen Preis, und ich erfinde keinen: „Füge {name} für 5 hinzu“. Ich habe nichts geändert.",
  es: "Allí todo tiene precio y no lo invento. Dilo: «Añade {name} por 5». No he cambiado nada.",
};
const noList: Wording = {
  en: "I found no list in this app's content to add that to, so I changed nothing.",
  de: "Im Inhalt dieser App habe ich keine passende Liste gefunden und nichts geändert.",
  es: "No he encontrado en el contenido una lista para ello y no he cambiado nada.",
};
export const copied: Wording = {
  en: "Taken from the entry before it until you change it: {fields}",
  de: "Vom Eintrag davor übernommen, bis Sie es ändern: {fields}",
  es: "Copiado de la entrada anterior hasta que lo cambies: {fields}",
};

export interface NewItem {
  name: string;
  price: number | null;
  note: string | null;
  text: string;
}

export const addItem = operation<NewItem>({
  id: "add-item",
  words: "add item dish product entry menu eintrag gericht produkt hinzufügen añadir plato producto",
  match({ text, language }) {
    if (
      !(
        has(text, add) ||
        /^(?:please\s+|bitte\s+|por favor\s+)?(?:put|setze?|stelle?|leg|nimm|mete|coloca)\s.*\d/iu.test(text)
      ) ||
      has(
        text,
        "page|seite|página|section|abschnitt|sección|field|feld|campo|column|spalte|columna|search|filter|button|tax|steuer|iva|shipping|mode|switch|font|charts?|graphs?|diagrams?|diagramm|gráfic[oa]s?|tables?|maps?|forms?|formular|formulario|newsletter|countdown|badges?|stickers?|ribbons?|hours|öffnungszeiten|horarios?",
      )
    )
      return null;
    const target = has(
      text,
      "to the \\p{L}+|to our \\p{L}+|menu|list|products?|shop|under|zur|zum|auf die|speisekarte|karte|carta|menú|tienda|al \\p{L}+|a (?:el|la|los|las) \\p{L}+",
    );
    const price = new RegExp(`(?:for|at|costs?|price|für|zu|por|a|,|-|\\()\\s*${amount}`, "iu").exec(text);
    if (!target && !price) return null;
    const name =
      quotedTexts(text)[0] ??
      /(?:add|include|create|insert|put|füge|ergänze|setze?|stelle?|leg|nimm|añade|agrega|pon|mete|coloca|incluye)\s+(?:an?\s+|the\s+|new\s+|eine?n?\s+|das\s+|un[ao]?\s+)*(?:(?:item|dish|product|entry|gericht|produkt|eintrag|plato|producto)\s+(?:called\s+|named\s+|namens\s+|llamado\s+)?)?(.+?)(?=\s+(?:for|at|to|under|in|with(?=\s+(?:(?:an?|the)\s+)?(?:notes?|descriptions?|price|["“]))|costs?|für|zu|zur|zum|unter|auf|por|a|al|en|hinzu)(?![\p{L}])|\s*[,(:–]|\s+-\s|\s*[$€£]|$)/iu.exec(
        text,
      )?.[1];
    if (!name || name.length > 60 || has(name, "item|dish|product|entry|it|something")) return null;
    const note = /(?:with|note|description|:|–)\s*["“]([^"”]+)["”]/iu.exec(text)?.[1] ?? null;
    return {
      confidence: price ? 0.8 : 0.58,
      values: { name: titled(name), price: price ? Number(price[1]!.replace(",", ".")) : null, note, text },
      understood: worded(understoodAdd, language, { name: titled(name) }),
    };
  },
  reads: contentPaths,
  change(project, values, { language }) {
    const { name, price, note, text } = values;
    const target = listFor(project, text, name);
    if (!target) return { say: enteredInApp(project.plan, text, language) ?? noList[language] };
    const model = target.list.records.at(-1)!;
    if (numberAt(model, "price") !== null && price === null) return { say: worded(needsPrice, language, { name }) };
    const { record, taken } = recordLike(model, { name, price, note }, target);
    appendElement(target.source, target.list.list, laidOut(target.source, record, model));
    project.save(target.path, target.source);
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(didAdd, language, { name, group: target.group ? `, ${target.group}` : "" }),
          path: target.path,
          holds: (content) =>
            content?.includes(JSON.stringify(name)) === true && (price === null || priceIn(content, name) === price),
        },
      ],
      notDone: taken.length > 0 ? [worded(copied, language, { fields: taken.join(", ") })] : [],
    };
  },
});

interface Target {
  path: string;
  source: Source;
  list: RecordList;
  group: string | null;
}

/** The list the words name: a group ("under Cake"), a content file's list ("products"), else the first with prices. */
function listFor(project: ProjectEdit, text: string, name: string): Target | null {
  const wish = text.toLowerCase().replace(name.toLowerCase(), "");
  const words = new Set(
    tokens(wish)
      .filter((word) => word.length > 2 && !/^(?:the|for|our|and|zur|zum|für|auf|und|por|para|las|los)$/.test(word))
      .map(stem),
  );
  const likeness = new Set(tokens(name).map(stem));
  const targets = contentPaths(project.plan).flatMap((path): (Target & { score: number })[] => {
    const source = project.open(path);
    if (!source) return [];
    const lists = recordLists(source);
    return lists
      .filter(
        ({ records }) =>
          records.every((record) => stringAt(record, "name") ?? stringAt(record, "title")) &&
          !records.some((record) => valueAt(record, "items")),
      )
      .map((list) => {
        const outer = lists
          .flatMap((entry) => entry.records)
          .find((record) => record.start < list.list.start && record.end > list.list.end);
        const group = outer ? stringAt(outer, "name") : null;
        const named = [
          ...tokens(list.name),
          ...tokens(group ?? ""),
          ...(list.name === "items" || list.name === "offer" ? ["menu", "dish", "speisekarte", "carta", "list"] : []),
        ];
        const score =
          named.filter((word) => words.has(stem(word))).length * 2 +
          (numberAt(list.records[0]!, "price") !== null ? 1 : 0) +
          alike(list, likeness) +
          suits(group, name) +
          (group && words.has(stem(group.toLowerCase())) ? 3 : 0);
        return { path, source, list, group, score };
      });
  });
  const best = targets.sort((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best : null;
}

/** A record of the same shape. What was not said is empty, or copied where empty would break the page. */
export function recordLike(
  model: ObjectExpression,
  said: Omit<NewItem, "text">,
  target: Pick<Target, "list">,
): { record: Record<string, unknown>; taken: string[] } {
  const record: Record<string, unknown> = {};
  const taken: string[] = [];
  const plain = plainValues(model);
  for (const property of model.properties) {
    const key = keyOf(property);
    if (!key || property.type !== "Property") continue;
    if (key === "name" || key === "title") record[key] = said.name;
    else if (key === "id") record[key] = uniqueId(said.name, target);
    else if (key === "price") record[key] = said.price;
    else if (key === "note" && typeof plain["role"] === "string") record[key] = "";
    else if (["note", "summary", "text", "description", "role", "topic"].includes(key)) record[key] = said.note ?? "";
    else if (property.value.type === "ArrayExpression") record[key] = [];
    else if (property.value.type === "Literal" && typeof property.value.value === "boolean") record[key] = false;
    else {
      record[key] = plain[key] ?? "";
      if (!["art", "category"].includes(key)) taken.push(key);
    }
  }
  return { record, taken };
}

function uniqueId(name: string, { list }: Pick<Target, "list">): string {
  const taken = new Set(list.records.map((record) => stringAt(record, "id")));
  const base = slugOf(name) || "item";
  let id = base;
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`;
  return id;
}

const understoodRemove: Wording = { en: "Without {name}.", de: "Ohne {name}.", es: "Sin {name}." };
const didRemove: Wording = {
  en: "{name} is gone from the list",
  de: "{name} ist aus der Liste entfernt",
  es: "{name} ya no está en la lista",
};
const noSuch: Wording = {
  en: 'I found nothing called "{name}", so I changed nothing. There is for example: {list}.',
  de: "„{name}“ habe ich nicht gefunden und nichts geändert. Es gibt zum Beispiel: {list}.",
  es: "No he encontrado «{name}» y no he cambiado nada. Hay por ejemplo: {list}.",
};
export const lastOne: Wording = {
  en: "{name} is the last entry of its list, which may not be empty. I changed nothing.",
  de: "{name} ist der letzte Eintrag seiner Liste, die nicht leer sein darf. Ich habe nichts geändert.",
  es: "{name} es la última entrada de su lista, que no puede quedar vacía. No he cambiado nada.",
};

export const removeItem = operation<{ name: string }>({
  id: "remove-item",
  words: "remove delete item dish product eintrag entfernen quitar plato producto",
  match({ text, language }) {
    if (
      !has(text, remove) ||
      has(text, "page|seite|página|section|abschnitt|sección|field|column|everything|all|alles|todo|search|filter")
    )
      return null;
    const name =
      quotedTexts(text)[0] ??
      /(?:remove|delete|drop|take|entferne|lösche|streiche|nimm|quita|elimina|borra)\s+(?:the\s+|den\s+|die\s+|das\s+|el\s+|la\s+)?(?:(?:item|dish|product|gericht|produkt|plato|producto)\s+)?(.+?)(?:\s+(?:from|off|out of|von|aus|de|del)\s+.+)?[.!]?$/iu.exec(
        text,
      )?.[1];
    if (!name || /^(?:it|this|that|them|es|das|sie|eso|esto)$/iu.test(name.trim())) return null;
    const listed = has(
      text,
      "from (?:the|our|my) (?:menu|list|shop|products?|team)|from the \\p{L}+|item|dish|product|von der (?:karte|speisekarte|liste)|gericht|produkt|de la carta|del menú|plato|producto",
    );
    return {
      confidence: listed ? 0.81 : 0.5,
      values: { name },
      understood: worded(understoodRemove, language, { name: titled(name) }),
    };
  },
  reads: contentPaths,
  change(project, { name }, { language }) {
    const item = itemNamed(project, name);
    if (!item) return { say: worded(noSuch, language, { name, list: namesNear(project, name) }) };
    if (item.list.records.length === 1) return { say: worded(lastOne, language, { name: item.name }) };
    removeElement(item.source, item.record);
    project.save(item.path, item.source);
    const { path } = item;
    const before = countIn(item);
    return {
      plan: project.plan,
      claims: [
        {
          text: worded(didRemove, language, { name: item.name }),
          path,
          holds: (content) => content !== null && content.split(JSON.stringify(item.name)).length < before,
        },
      ],
    };
  },
});

function countIn(item: Item): number {
  return item.source.text.split(JSON.stringify(item.name)).length;
}
