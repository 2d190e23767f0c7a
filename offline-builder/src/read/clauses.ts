/** Clauses that ask for something else than a list: charts, roles, rules, looks. */
import type { AskChart, AskField, AskList, AskRole } from "./ask.ts";
import { typeOfWord, units } from "./fields/field-words.ts";
import type { LanguageTable } from "./languages/table.ts";
import { headOf } from "./frame.ts";
import { isPlural } from "../parse/records/grammatical-number.ts";
import { capital, isVerb, lexemeOf, nounOf, readsAsNoun, setOf } from "./words/nouns.ts";
import { written, type Token } from "./words/tokens.ts";

const has = (list: string, token: Token): boolean => setOf(list).has(token.low);

/** A German compound counts by its last part: "Balkendiagramm". */
function endsIn(list: string, { low }: Token, compounds: boolean): boolean {
  if (setOf(list).has(low)) return true;
  return compounds && low.length > 8 && list.split(" ").some((word) => word.length > 4 && low.endsWith(word));
}

export const isChart = (tokens: readonly Token[], { clauses, compounds }: LanguageTable): boolean =>
  tokens.some((token) => endsIn(clauses.chart, token, compounds)) || isSummary(tokens);

const summaries = /^(?:average|total|sum|durchschnitt|durchschnittliche[nrs]?|summe|media|promedio)$/;

/** "Show the average temperature per fridge". */
const isSummary = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }) => is === "show") &&
  tokens.some(({ low }) => summaries.test(low)) &&
  tokens.some(({ is }) => is === "per" || is === "by");

/** The piece asks for something of the whole: a chart, a function, a page. */
export function isClause(tokens: readonly Token[], table: LanguageTable): boolean {
  if (isChart(tokens, table)) return true;
  if (tokens[0]?.is === "has") return false;
  const own = tokens.filter(({ is }) => !["det", "poss", "filler", "and", "pron"].includes(is));
  const [first] = own;
  if (!first) return false;
  if ((first.is === "show" && tokens.length > 1) || first.is === "neg") return true;
  // "… and I want to search": a sentence of its own.
  const [start, next] = tokens.filter(({ is }) => is !== "filler");
  if (start?.low === "it" && next?.is === "keep") return true;
  if (
    start?.is === "pron" &&
    !/^(?:there|es|hay)$/.test(start.low) &&
    next &&
    ["want", "modal", "deed", "show"].includes(next.is)
  )
    return true;
  const noun = nounOf(tokens, table);
  const isPage = (token: Token): boolean =>
    has(table.clauses.page, token) && typeOfWord(token.low, table.language) === undefined;
  if (noun?.tokens.every(isPage)) return true;
  const isTyped = noun !== null && noun.tokens.length > 1 && typeOfWord(noun.head, table.language) !== undefined;
  return (has(table.clauses.feature, first) && !isTyped) || isRole(tokens, table);
}

export const isFeature = (tokens: readonly Token[], table: LanguageTable): boolean =>
  tokens.some((token) => has(table.clauses.feature, token)) || tokens[0]?.is === "neg";

const lookNouns =
  /^(?:design|look|style|graphics|colours?|colors?|theme|gestaltung|gestalterisch|optik|stil|aussehen|farben|diseño|estilo|colores|aspecto)$/;

export const isLook = (tokens: readonly Token[], table: LanguageTable): boolean => {
  const [first] = tokens.filter(({ is }) => !["det", "poss", "filler", "prep", "in"].includes(is));
  if (first && lookNouns.test(first.low) && tokens[1]?.low !== ",") return true;
  const own = tokens.filter(({ is }) => is === "word");
  return own.length > 0 && own.filter((token) => endsIn(table.clauses.look, token, false)).length * 2 >= own.length;
};

const personal: Readonly<Record<LanguageTable["language"], RegExp>> = {
  en: /(?:[^aeiou]ers?|[ai]tors?|ssors?|ists?|ians?|ants?|m[ae]n)$/,
  de: /(?:er|erin|erinnen|or|orin|oren|ist|istin|isten|ant|anten|leitung|führung|verwaltung|wart|meister|chef|amt)$/,
  es: /(?:or|ora|ores|oras|istas?|antes?|entes?|ari[oa]s?|er[oa]s?)$/,
};
const things = new Set(
  "number order water paper letter folder weather container server printer color floor door error computer plant plants counter chapter".split(
    " ",
  ),
);

/** Somebody: a word for people, or one that ends like them. */
const isSomebody = (token: Token, { people, compounds, language }: LanguageTable): boolean =>
  endsIn(people, token, compounds) ||
  (token.is === "word" &&
    personal[language].test(token.low) &&
    !things.has(token.low) &&
    (language !== "de" || /^\p{Lu}/u.test(token.text)));

/** "HR can see", "la secretaría autoriza el": a verb of doing behind whoever may or decides. */
function actsAt(tokens: readonly Token[], end: number, table: LanguageTable): boolean {
  const subject = tokens.slice(0, end);
  if (subject.some((token) => token.is === "word" && headOf(token, table) !== null)) return false;
  let verb = end;
  while (tokens[verb] && ["modal", "filler", "each"].includes(tokens[verb]!.is)) verb++;
  const [found, next] = [tokens[verb], tokens[verb + 1]];
  if (!found || !isVerb(found)) return false;
  if (verb > end) return !table.verbLast && !/^(?:will|shall|would|could)$/.test(tokens[end]!.low);
  return found.is !== "deed" ? false : next !== undefined && ["det", "poss", "each"].includes(next.is);
}

/** Where the verb of "managers approve" stands; -1 where nobody does anything. */
function verbAt(tokens: readonly Token[], table: LanguageTable): number {
  const at = tokens.findIndex(({ is }) => !["det", "poss", "filler", "and", "each", "mark"].includes(is));
  if (at < 0) return -1;
  let end = at;
  while (
    end < tokens.length &&
    (tokens[end]!.is === "word" ||
      tokens[end]!.is === "of" ||
      (tokens[end]!.is === "det" && tokens[end - 1]?.is === "of")) &&
    end - at < 5
  )
    end++;
  // A verb that no table has stands between somebody and an object.
  const next = tokens[end];
  const isObject = next !== undefined && ["det", "poss", "pron", "each"].includes(next.is);
  if (isObject && end - at > 1 && table.language === "en" && endsIn(table.people, tokens[end - 2]!, false))
    return end - 1;
  const subject = tokens.slice(at, end);
  if (subject.length === 0 || (at > 0 && tokens[at - 1]!.is === "each")) return -1;
  if (!subject.some((token) => endsIn(table.people, token, table.compounds)) && !isSomebody(subject.at(-1)!, table))
    return actsAt(tokens, end, table) ? end : -1;
  let verb = end;
  while (tokens[verb] && ["modal", "filler", "neg", "each"].includes(tokens[verb]!.is)) verb++;
  // "El encargado las aprueba".
  if (table.headFirst && /^(?:l[aeo]s?|se)$/.test(tokens[verb]?.low ?? "") && tokens[verb + 1]) verb++;
  const found = tokens[verb];
  if (!found) return -1;
  const isModal = tokens.slice(end, verb).some(({ is }) => is === "modal");
  if (isVerb(found) || isModal)
    return isVerb(found) && !isModal && tokens[verb + 1] === undefined && end - at > 1 ? -1 : end;
  return -1;
}

export const isRole = (tokens: readonly Token[], table: LanguageTable): boolean => verbAt(tokens, table) > 0;

export interface Said {
  text: string;
  table: LanguageTable;
  lists: readonly AskList[];
}

export function roleOf(tokens: readonly Token[], { text, table, lists }: Said): AskRole | null {
  const end = verbAt(tokens, table);
  if (end < 1) return null;
  const who = nounOf(tokens.slice(0, end), table);
  if (!who) return null;
  const verbs = tokens.slice(end).filter((_, at, all) => doesSomething(all, at, table));
  const does = [...new Set(verbs.map(({ low }) => deedOf(low, table)))];
  if (does.length === 0) return null;
  const object = tokens
    .slice(end)
    .filter((token, at, all) => token.is === "word" || (isVerb(token) && readsAsNoun(all, at)));
  const on = lists.find((list) => object.some((token) => isCalled(list, lexemeOf(token.low, table.language))));
  return {
    who: nameOf(tokens.slice(0, end), who.label),
    does,
    on: on?.key ?? (lists.length === 1 ? lists[0]!.key : null),
    said: written(tokens, text),
  };
}

/** "Head of the programme" is somebody by the whole of it. */
function nameOf(tokens: readonly Token[], label: string): string {
  const of = tokens.findIndex(({ is }) => is === "of");
  if (of < 1) return label;
  return capital(
    tokens
      .slice(tokens.findIndex(({ is }) => is === "word"))
      .map(({ text }) => text)
      .join(" "),
  );
}

function doesSomething(all: readonly Token[], at: number, { verbLast }: LanguageTable): boolean {
  const token = all[at]!;
  if (at === 0 && token.is === "word") return true;
  if (isVerb(token))
    return verbLast ? /^\p{Ll}/u.test(token.text) : !(at > 0 && readsAsNoun(all, at) && all[at - 1]!.is !== "and");
  return at > 0 && token.is === "word" && all[at - 1]!.is === "modal" && !verbLast;
}

const deedForms: Readonly<Record<string, string>> = {
  gibt: "freigeben",
  geben: "freigeben",
  lehnt: "ablehnen",
  lehnen: "ablehnen",
  genehmigt: "genehmigen",
  bestätigt: "bestätigen",
  bucht: "buchen",
  aprueba: "aprobar",
  aprueban: "aprobar",
  rechaza: "rechazar",
  rechazan: "rechazar",
  confirma: "confirmar",
};

/** The verb as a dictionary has it. */
function deedOf(word: string, { language }: LanguageTable): string {
  const known = deedForms[word];
  if (known) return known;
  if (language === "en")
    return word.endsWith("ies")
      ? `${word.slice(0, -3)}y`
      : word.replace(/(ss|sh|ch|x)es$|([^s])s$/, "$1$2").replaceAll("_", " ");
  if (language === "de" && /[^e]t$/.test(word)) return `${word.slice(0, -1)}en`;
  return word.replaceAll("_", " ");
}

/** Whether a noun, one of it, means the list: "harvest" is one of the honey harvests. */
export function isCalled({ key }: AskList, lexeme: string): boolean {
  const words = key.split("-");
  // A "Stillstand" is a "Maschinenstillstand".
  if (lexeme.length > 5 && words.length === 1 && key.endsWith(lexeme)) return true;
  return lexeme.length > 2 && (key === lexeme.replaceAll(" ", "-") || words.at(-1) === lexeme || words[0] === lexeme);
}

const money =
  /^(?:made|make|spent|spend|spending|sales|earned|earn|cost|costs|revenue|income|takings|money|umsatz|einnahmen|ausgaben|kosten|ingresos|gastos?|ventas|gastado|gastamos)$/;
const lasting = /^(?:hours|minutes|duration|time_spent|stunden|minuten|dauer|horas|minutos|duración)$/;
const counting = /^(?:how_many|number|count|wie_viele|anzahl|zahl|cuántos|cuántas|número)$/;

export function chartOf(tokens: readonly Token[], said: Said): AskChart | null {
  const { table, lists, text } = said;
  if (lists.length === 0) return null;
  const at = tokens.findLastIndex(
    ({ is, low }, place) =>
      is === "per" ||
      is === "by" ||
      is === "each" ||
      low === "nach" ||
      (is === "det" && place > 0 && periodIn(tokens.slice(place + 1, place + 2), table) !== undefined),
  );
  const before = at < 0 ? tokens : tokens.slice(0, at);
  const all = at < 0 ? [] : tokens.slice(at + 1);
  // "By month as a line": how it looks.
  const as = all.findIndex(({ low }) => /^(?:as|als|como)$/.test(low));
  const behind = as < 0 ? all : all.slice(0, as);
  const period = periodIn(behind, table) ?? periodIn(tokens, table);
  const words = before.filter((token) => token.is !== "mark" && !endsIn(table.clauses.chart, token, table.compounds));
  const found = measured(words, said);
  if (!found) return null;
  const own = behind.length > 0 ? nounOf(behind, table) : null;
  const field = own ? fieldNamed(found.list, own.lexeme, table) : undefined;
  const by = field?.label ?? period ?? own?.label;
  if (by === undefined) return null;
  const counted = words.find(({ low }) => counting.test(low));
  const isOwn = counted !== undefined && found.field?.label.toLowerCase().split(" ").includes(counted.low) === true;
  const measure = counted && !isOwn ? null : (found.field?.label ?? null);
  const shape = tokens.some(({ low }) => /^(?:pie|donut|kreis\p{L}*|torten\p{L}*|circular)$/u.test(low))
    ? "pie"
    : period && period === by
      ? "line"
      : "bar";
  return { of: found.list.key, measure, by, shape, said: written(tokens, text) };
}

function periodIn(tokens: readonly Token[], { periods, periodLabels }: LanguageTable): string | undefined {
  const found = Object.entries(periods).find(([, list]) => tokens.some((token) => has(list, token)));
  return found ? periodLabels[found[0] as keyof typeof periodLabels] : undefined;
}

const fieldNamed = ({ fields }: AskList, lexeme: string, { language }: LanguageTable): AskField | undefined =>
  fields.find(({ label }) =>
    label
      .toLowerCase()
      .split(" ")
      .some((word) => lexemeOf(word, language) === lexeme || word === lexeme),
  ) ?? fields.find(({ label }) => lexeme.length > 3 && label.toLowerCase().includes(lexeme));

interface Measured {
  list: AskList;
  field?: AskField | undefined;
}

const amounts = new Set(["money", "quantity", "number", "rating"]);

/** The amount whose name has most of the words: "amount granted" is no "amount asked". */
function bestNamed(words: readonly Token[], { lists, table }: Pick<Said, "lists" | "table">): Measured | null {
  let best: (Measured & { met: number }) | null = null;
  for (const list of lists)
    for (const field of list.fields) {
      if (!amounts.has(field.type)) continue;
      const met = words.filter((token) => isMeant(token, field, table)).length;
      if (met > (best?.met ?? 0)) best = { list, field, met };
    }
  return best;
}

function isMeant({ low }: Token, { label, unit }: AskField, { language }: LanguageTable): boolean {
  const lexeme = lexemeOf(low, language);
  const own = label.toLowerCase();
  return (
    own.split(" ").some((word) => word === low || lexemeOf(word, language) === lexeme) ||
    (unit !== undefined && units[low] === unit) ||
    (lasting.test(low) && lasting.test(own))
  );
}

/** The subject of a chart: a field by its name or unit, money by what is done with it, or entries of a list. */
function measured(words: readonly Token[], { lists, table }: Said): Measured | null {
  const named = bestNamed(words, { lists, table });
  if (named) return named;
  const owned = words.flatMap((token) => {
    const found = lists.find((one) => isCalled(one, lexemeOf(token.low, table.language)));
    return found ? [{ token, list: found }] : [];
  })[0];
  if (owned) {
    // "Samples by town" are counted, "the harvest by year" and "sales by month" are added up.
    const isCounted =
      isPlural(owned.token.low, table.language) &&
      !money.test(owned.token.low) &&
      onlyAmount(owned.list)?.type !== "money";
    return { list: owned.list, field: isCounted ? undefined : onlyAmount(owned.list) };
  }
  const paid = words.some(({ low }) => money.test(low) || typeOfWord(low, table.language) === "money");
  const owner = paid ? lists.find(({ fields }) => fields.some(({ type }) => type === "money")) : undefined;
  if (owner) return { list: owner, field: owner.fields.find(({ type }) => type === "money") };
  const [only, ...others] = lists;
  if (!only || others.length > 0) return null;
  const amount = onlyAmount(only);
  return { list: only, field: amount?.type === "money" && words.length === 0 ? amount : undefined };
}

function onlyAmount({ fields }: AskList): AskField | undefined {
  const found = fields.filter(({ type }) => type === "quantity" || type === "money");
  return found.length === 1 ? found[0] : undefined;
}
