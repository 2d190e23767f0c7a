/**
 * The entries that stand in the files of an app: works, products, dishes, courses, dates, columns of a board. One way to find
 * them for every kind of app, since all of them keep such lists as plain values.
 */
import type { Expression, Node, ObjectExpression } from "oxc-parser";
import { keyOf, numberAt, stringAt, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, type Source } from "../../edit/source.ts";
import { knownEntity } from "../../lexicon/entities/index.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { Plan } from "../../plan/plan.ts";
import { contentsOf } from "../../emit/site-contents.ts";
import { likeness, type Which } from "./which-one.ts";

export interface EntryList {
  path: string;
  source: Source;
  /** The property, constant or function that holds it: `works`, `items`, `sampleChannels`. */
  holder: string;
  /** What stands around it: "Main" of a menu. */
  group: string | null;
  /** What one of its entries may be called, as stems. */
  nouns: ReadonlySet<string>;
  node: Extract<Expression, { type: "ArrayExpression" }>;
  records: ObjectExpression[];
}

export interface Entry {
  list: EntryList;
  at: number;
  name: string;
}

export function listPaths(plan: Plan): string[] {
  return Object.keys(plan.files).filter(
    (path) => /^src\/(?:content|data)\/[^/]+\.ts$/.test(path) && !/(?:navigation|\/sample-[^/]+)\.ts$/.test(path),
  );
}

/** What lists are called by everybody, by the name of what holds them. */
const spoken: Readonly<Record<string, string>> = {
  works:
    "work piece project picture painting photo photograph drawing image illustration object werk arbeit projekt bild stück foto zeichnung obra trabajo proyecto pieza imagen dibujo pintura",
  products: "product article item good produkt artikel ware producto artículo",
  posts: "post article recipe entry story text beitrag artikel rezept eintrag entrada artículo receta",
  items:
    "service treatment dish drink item offer meal course product leistung behandlung gericht getränk speise angebot kurs produkt servicio tratamiento plato bebida curso producto oferta",
  offer: "group category group section kategorie gruppe categoría grupo",
  plans: "plan price membership pass tariff package tarif paket karte abo plan tarifa bono paquete",
  people:
    "person member employee colleague trainer teacher coach mitarbeiter person mitglied lehrer persona empleado profesor miembro",
  entries: "date event appointment session talk item termin veranstaltung punkt fecha evento acto cita",
  programme: "day part block tag teil día",
  classes: "class lesson course kurs stunde clase",
  columns: "column lane stage spalte columna",
  sampleChannels: "room channel raum kanal zimmer sala canal",
  resources: "table room place tisch raum platz mesa sala",
  points: "reason benefit promise vorteil grund ventaja",
  steps: "step schritt paso",
  faq: "question frage pregunta",
};

/** "tourDates" holds tour dates. */
const spelled = (holder: string): string => holder.replace(/(?=\p{Lu})/gu, " ").toLowerCase();

const nameOf = (record: ObjectExpression): string | null => stringAt(record, "name") ?? stringAt(record, "title");

/** Lists whose entries have names, as they stand in the files; those that the plan says the app consists of first. */
export function entryLists(project: ProjectEdit): EntryList[] {
  const contents = contentsOf(project.plan);
  const nounsAt = (path: string, holder: string): string[] =>
    contents
      .filter(({ at }) => at === path || at === `${path}#${holder}` || (holder === "items" && at === `${path}#offer`))
      .flatMap(({ key, singular, plural }) => [
        ...tokens(`${singular} ${plural}`),
        ...(knownEntity(key)?.words ?? []).flatMap((words) => tokens(words.replaceAll("|", " "))),
      ]);
  const lists = listPaths(project.plan).flatMap((path): EntryList[] => {
    const source = project.open(path);
    if (!source) return [];
    const found = findAll(source.program, "ArrayExpression").flatMap(({ node, parents }): EntryList[] => {
      const records = node.elements.filter((element) => element?.type === "ObjectExpression");
      if (records.length === 0 || records.length !== node.elements.length) return [];
      if (!records.every((record) => nameOf(record) !== null)) return [];
      const holder = holderOf(parents);
      if (holder === null) return [];
      const words = `${spoken[holder] ?? spelled(holder)} ${nounsAt(path, holder).join(" ")}`;
      return [{ path, source, holder, group: null, nouns: new Set(tokens(words).map(stem)), node, records }];
    });
    return found.map((list) => ({ ...list, group: groupOf(list, found) }));
  });
  const known = (list: EntryList): number => (nounsAt(list.path, list.holder).length > 0 ? 0 : 1);
  return lists.sort((one, other) => known(one) - known(other));
}

/** The property, the constant or the function whose value this is. */
function holderOf(parents: readonly Node[]): string | null {
  const around = [...parents]
    .reverse()
    .find((node) => node.type !== "TSAsExpression" && node.type !== "TSSatisfiesExpression");
  if (!around) return null;
  if (around.type === "VariableDeclarator") return around.id.type === "Identifier" ? around.id.name : null;
  if (around.type !== "ReturnStatement") return keyOf(around);
  const holder = [...parents].reverse().find((node) => node.type === "FunctionDeclaration");
  return holder?.type === "FunctionDeclaration" ? (holder.id?.name ?? null) : null;
}

function groupOf(list: EntryList, all: readonly EntryList[]): string | null {
  const around = all
    .flatMap(({ records }) => records)
    .find((record) => record.start < list.node.start && record.end > list.node.end);
  return around ? nameOf(around) : null;
}

export function entriesOf(lists: readonly EntryList[]): Entry[] {
  return lists.flatMap((list) => list.records.map((record, at) => ({ list, at, name: nameOf(record) ?? "" })));
}

export type Found = { entry: Entry } | { all: EntryList[]; most: boolean } | null;

/** What a phrase means among these lists; null where it means nothing there. */
export function findEntry(lists: readonly EntryList[], which: Which): Found {
  if (which.by === "name") {
    const ranked = entriesOf(lists)
      .map((entry) => ({ entry, score: likeness(entry.name, ownName(entry.list, which.name)) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    if (ranked[0]) return { entry: ranked[0].entry };
    const course = groupCalled(lists, which.name);
    return course ? { entry: course } : null;
  }
  const meant = listsFor(lists, which.noun, which.by === "price");
  if (meant.length === 0) return null;
  if (which.by === "price") {
    const priced = meant.filter(({ records }) => numberAt(records[0]!, "price") !== null);
    if (priced.length === 0) return null;
    if (which.all) return { all: priced, most: which.most };
    const price = ({ list, at }: Entry): number => numberAt(list.records[at]!, "price") ?? 0;
    const ranked = entriesOf(priced).sort((one, other) => (price(one) - price(other)) * (which.most ? -1 : 1));
    return { entry: ranked[0]! };
  }
  const entry = entriesOf(meant).at(which.at);
  return entry ? { entry } : null;
}

/** "The product Sunrise", "service gutter cleaning": the word for what it is stands before the name. */
function ownName({ nouns }: EntryList, phrase: string): string {
  const [first, ...rest] = phrase.split(/\s+/u);
  return rest.length > 0 && nouns.has(stem(first!.toLowerCase()))
    ? rest
        .join(" ")
        .replace(/^(?:called|named|namens|llamad[oa])\s+/iu, "")
        .replace(/^["'„“«‘](.+)["'”“»’]$/u, "$1")
    : phrase;
}

/** Those whose entries are called so; without a noun, the ones the app is about. */
export function listsFor(lists: readonly EntryList[], noun: string, priced = false): EntryList[] {
  const fits = (list: EntryList): boolean => !priced || numberAt(list.records[0]!, "price") !== null;
  const words = tokens(noun).map(stem);
  if (words.length === 0) return sameHolder(lists.filter((list) => fits(list) && !list.records.some(hasEntries)));
  const named = lists.filter((list) => fits(list) && words.some((word) => list.nouns.has(word)));
  if (named.length > 0) return sameHolder(named);
  // "The cheapest candle": a word of what is sold.
  return priced ? sameHolder(lists.filter(fits)) : [];
}

function hasEntries(record: ObjectExpression): boolean {
  return valueAt(record, "items") !== null || valueAt(record, "entries") !== null;
}

function sameHolder(lists: readonly EntryList[]): EntryList[] {
  const [first] = lists;
  return first ? lists.filter((list) => list.path === first.path && list.holder === first.holder) : [];
}

const courses: readonly (readonly [said: RegExp, group: RegExp])[] = [
  [
    /^(?:starters?|appeti[sz]ers?|entrées?|vorspeisen?|entrantes?|primeros)$/iu,
    /begin|start|vorspeis|anfang|entrant|empezar|antipast/iu,
  ],
  [
    /^(?:mains?|main (?:courses?|dishes)|hauptgerichte?|hauptspeisen?|principales|segundos)$/iu,
    /main|haupt|principal/iu,
  ],
  [
    /^(?:desserts?|sweets?|puddings?|nachtisch\w*|nachspeisen?|süßes|postres?|dulces?)$/iu,
    /dessert|sweet|süß|nachtisch|finish|schluss|postre|dulce|dolci|cake|kuchen/iu,
  ],
  [/^(?:drinks?|beverages?|wines?|getränke|weine?|bebidas?|vinos?)$/iu, /drink|wine|getränk|wein|bebida|vino|glass/iu],
];

/** The group of a menu that people call "the desserts", whatever its heading. */
function groupCalled(lists: readonly EntryList[], phrase: string): Entry | null {
  const groups = courses.find(([said]) => said.test(phrase.trim()))?.[1];
  return groups
    ? (entriesOf(lists.filter(({ records }) => records.some(hasEntries))).find(({ name }) => groups.test(name)) ?? null)
    : null;
}

/** The text of the list again with its entries in this order. */
export function reorder({ source, records }: EntryList, order: readonly ObjectExpression[]): void {
  records.forEach((record, at) => {
    const other = order[at]!;
    if (other !== record) source.edits.overwrite(record.start, record.end, source.text.slice(other.start, other.end));
  });
}

export function namesIn(lists: readonly EntryList[]): string {
  return [...new Set(entriesOf(lists).map(({ name }) => name))].slice(0, 6).join(", ");
}

/** The lists a phrase that names nothing here was about: by its noun, else those the app consists of. */
export function likely(lists: readonly EntryList[], phrase: string): EntryList[] {
  const words = tokens(phrase).map(stem);
  const named = lists.filter(({ nouns }) => words.some((word) => nouns.has(word)));
  return named.length > 0 ? sameHolder(named) : listsFor(lists, "");
}
