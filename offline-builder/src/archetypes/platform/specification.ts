/** Reads requests that are written like a specification: several sentences on what users should be able to do. */
import { englishThings } from "../../lexicon/things/index.ts";
import { knownEntities } from "../../lexicon/entities/index.ts";
import type { KnownEntity } from "../../lexicon/entities/entity.ts";
import { neededSubjects } from "../../lexicon/things/needed-subjects.ts";
import type { Language } from "../../plan/plan.ts";
import { stem, tokens } from "../../parse/words.ts";
import { handedThings } from "./parts/handed-things.ts";

const obliging =
  /\b(?:should|must|needs? to|can|could|able to|allow(?:s|ing)?|functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|modules?|supports?|including)\b/gi;

const wished: Record<"de" | "es", RegExp> = {
  de: /(?<![\p{L}])(?:soll(?:en|te|ten)?|muss|müssen|können|kann|ermöglich\p{L}+|funktion(?:en)?|braucht|brauchen|jede[rsmn]?)(?![\p{L}])/giu,
  es: /(?<![\p{L}])(?:debe(?:n|ría|rían)?|tiene que|puedan?|pueden|permit\p{L}+|funcion(?:es|alidades)|necesit\p{L}+|queremos|cada)(?![\p{L}])/giu,
};

/** Long, and it says more than once what there should be. */
export function isSpecification(text: string, language: Language): boolean {
  const pattern = language === "en" ? obliging : wished[language];
  return text.length > 150 && (text.match(pattern)?.length ?? 0) >= 2;
}

/** The first sentence names what it is. */
export function subjectOf(text: string): string {
  return text.split(/[.!?](?:\s|$)|\n/)[0] ?? text;
}

interface Mention {
  entity: KnownEntity;
  /** As it is written: "customers". */
  written: string;
  at: number;
  length: number;
  weight: number;
}

const management =
  /^(?:management|information|records?|data|lists?|listings?|forms?|sections?|browsing|tracking|database|catalogu?e?|details|pages?|profiles?|schedule|introduction|uploads?)$/;
/** Words that are also said of the app itself, or of nothing in particular. */
const vague = new Set([
  "application",
  "use",
  "work",
  "issue",
  "show",
  "match",
  "order",
  "note",
  "sale",
  "task",
  "project",
  "asset",
  "track",
  "module",
  "lot",
  "coverage",
  "home",
  "post",
  "session",
  "offer",
  "show",
  "series",
  "term",
  "guide",
  "resource",
  "paper",
  "rating",
  "review",
  "feedback",
  "reservation",
  "material",
  "cost",
  "menu",
  "people",
  "forecast",
  "budget",
  "goal",
  "test",
]);

export interface NamedThing {
  entity: KnownEntity;
  /** Each way the text says it, "clients" and "customer". */
  written: string[];
}

/** Things of the lexicon that the text names, the most named first. */
export function namedThings(text: string): NamedThing[] {
  const words = tokens(text);
  const stems = words.map(stem);
  const line: Line = {
    text,
    words,
    stems,
    places: Map.groupBy(stems.keys(), (at) => stems[at]!),
    intro: tokens(subjectOf(text)).length,
    run: runs.test(subjectOf(text)),
  };
  const found = meantThings(text).flatMap((entity) => mentionsOf(entity, line));
  const kept = longest(found);
  const weights = new Map<KnownEntity, number>();
  for (const { entity, weight } of kept) weights.set(entity, (weights.get(entity) ?? 0) + weight);
  const named = [...weights].filter(([, weight]) => weight >= 1);
  // "Watch items" of auctions are auctions: the word stands for what is named otherwise.
  const own = named.filter(
    ([thing]) => !(named.length > 1 && kept.every((one) => one.entity !== thing || vagueOnes.test(one.written))),
  );
  return own
    .toSorted(([, one], [, other]) => other - one)
    .map(([entity]) => ({
      entity,
      written: kept.filter((mention) => mention.entity === entity).map((mention) => mention.written),
    }));
}

/** Things of the lexicon that can be meant in a text about this. */
export function meantThings(text: string): KnownEntity[] {
  return [...englishThings, ...knownEntities].filter(({ where }) => where === undefined || where.test(text));
}

const vagueOnes = /^(?:items?|goods|antiques?|listings?)$/;

const runs = /\b(?:manag\w+|administrat\w+|erp|crm|hr|system|dashboard|backend|internal|automation)\b/i;

interface Line {
  text: string;
  words: readonly string[];
  stems: readonly string[];
  /** Where each of the stems stands. */
  places: ReadonlyMap<string, readonly number[]>;
  /** So many words has the first sentence. */
  intro: number;
  /** Those who work with it are kept in it: a management system. */
  run: boolean;
}

/** "For landlords and tenants", "win new clients", "sellers should be able to": people the app is for, who are no list by that alone. */
function isToldOf({ words, run, intro }: Line, at: number, length: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).join(" ");
  // "Organizer tools" and "design tools" are parts of the site.
  if (
    words[at] === "tools" &&
    /^(?:organi[sz]er|seller|admin|planning|collaboration|communication|analysis|analytics|design|editing|management|productivity|reporting|support|learning)$/.test(
      words[at - 1] ?? "",
    )
  )
    return true;
  // "An invoice generator for freelancers".
  if (!run && at + length === intro && /\bfor$/.test(before)) return true;
  const behind = words[at + length] ?? "";
  return (
    /(?:^|\s)(?:win|attract|acquire|gain|reach|find) (?:new |more |potential )*$/.test(`${before} `) ||
    (!run && /^(?:should|can|could|must|may|will)$/.test(behind))
  );
}

function mentionsOf(entity: KnownEntity, line: Line): Mention[] {
  const { words, stems, places, intro, text } = line;
  const phrases = [...new Set(entity.words[0].split("|").map((phrase) => tokens(phrase).map(stem).join(" ")))];
  return phrases.filter(Boolean).flatMap((phrase) => {
    const parts = phrase.split(" ");
    return (places.get(parts[0]!) ?? []).flatMap((at) => {
      if (!parts.every((part, offset) => stems[at + offset] === part)) return [];
      const last = words[at + parts.length - 1]!;
      // "Contact information" and "contact us" are a page, no address book.
      if (
        entity.key === "contact" &&
        /^(?:information|details|us|form|page|section|info)$/.test(words[at + parts.length] ?? "")
      )
        return [];
      // "Win new clients" has no news in it.
      if (last === "new") return [];
      // "Pages for services and contact" are what the site consists of.
      if (/^pages?$/.test(last) && /^(?:for|such|like|to|of|where|with|about)$/.test(words[at + parts.length] ?? ""))
        return [];
      // Who the app is made for keeps no list of such firms.
      if (entity.key === "company" && last === parts.at(-1) && at < intro) return [];
      const said = words.slice(at, at + parts.length).join(" ");
      if (isAnother(entity.key, said, text)) return [];
      // A meeting room is no meeting.
      if (/^(?:meeting|class|conference|dining|waiting)$/.test(last) && /^rooms?$/.test(words[at + parts.length] ?? ""))
        return [];
      // People are meant: "human resources".
      if (words[at - 1] === "human" && /^resources?$/.test(words[at]!)) return [];
      // Those of a shop are on a page, not in a list.
      if (entity.key === "time-entry" && /^(?:opening|business|office|visiting)$/.test(words[at - 1] ?? "")) return [];
      const plural = last !== parts.at(-1);
      const managed =
        management.test(words[at + parts.length] ?? "") ||
        /^(?:manage|managing)$/.test(words[at - 1] ?? "") ||
        (![last, words[at + parts.length] ?? ""].some((word) =>
          /^(?:requests?|forms?|reports?|applications?|orders?)$/.test(word),
        ) &&
          handing.test(`${words.slice(Math.max(0, at - 6), at).join(" ")} `)) ||
        (plural && /^(?:set|create|creating|define|monthly|daily|weekly)$/.test(words[at - 1] ?? ""));
      const single = parts.length === 1 && vague.has(parts[0]!) && !managed;
      const told = isToldOf(line, at, parts.length);
      const weight = told ? 0.3 : single ? 0.2 : parts.length > 1 || plural || managed ? 1 : 0.4;
      return [{ entity, written: words.slice(at, at + parts.length).join(" "), at, length: parts.length, weight }];
    });
  });
}

/** The word means this list only where the text is about its subject. */
function isAnother(key: string, said: string, text: string): boolean {
  return neededFor(key, said, text) !== undefined;
}

function neededFor(key: string, said: string, text: string): (typeof neededSubjects)[number] | undefined {
  return neededSubjects.find((need) => need.key === key && need.words.test(said) && !need.where.test(text));
}

/** "Fill in a medical questionnaire": one of it is handed in, so there are many. */
const handing =
  /(?:^|\s)(?:fill(?:ing)? (?:in|out)|submit(?:ting)?|apply(?:ing)? for|report(?:ing)?|complet(?:e|ing)) (?:an?|the|their) (?:\p{L}+ ){0,2}$/u;

/** "Travel package" is no package, and each word belongs to one thing: the longer name, then the one listed first. */
function longest(all: readonly Mention[]): Mention[] {
  const taken = new Set<number>();
  const ends = new Set(all.map(({ at, length }) => at + length));
  // "Doctor listings" are of doctors.
  const own = all.filter(({ at, length, written }) => length > 1 || !management.test(written) || !ends.has(at));
  return own
    .map((mention, order) => ({ mention, order }))
    .toSorted((one, other) => other.mention.length - one.mention.length || one.order - other.order)
    .flatMap(({ mention }) => {
      const places = Array.from({ length: mention.length }, (_, offset) => mention.at + offset);
      if (places.some((place) => taken.has(place))) return [];
      places.forEach((place) => taken.add(place));
      return [mention];
    });
}

const acted =
  /\b(?:browse|browsing|view(?:ing)?|manag(?:e|ing)|search(?:ing)? for|track(?:ing)?|publish(?:ing)?|shar(?:e|ing)|post(?:ing)?|submit(?:ting)?|upload(?:ing)?|add(?:ing)?|list(?:ing)?|review(?:ing)?|monitor(?:ing)?|explor(?:e|ing)|display(?:s|ing)?|showcas(?:e|es|ing)|order(?:ing)?|rent(?:ing)?|record(?:ing)?|collect(?:ing)?|book(?:ing)?|buy(?:ing)?|sell(?:ing)?|sells|creat(?:e|ing)|sav(?:e|ing)|set|defin(?:e|ing)|writ(?:e|ing)|log|logging|earn|earning|keep|enter(?:ing)?|giv(?:e|ing)|join(?:ing)?|subscrib(?:e|ing) to|follow(?:ing)?|solv(?:e|ing)|configur(?:e|ing))\s+(?:(?:and|or)\s+\p{Ll}+\s+)?((?:\p{Ll}[\p{Ll}-]*\s){0,3}\p{Ll}[\p{Ll}-]*s)\b/gu;

const said = new Set(
  "lovers fans enthusiasts information details data functions features functionalities results users pages websites items things options people others settings contents content requests needs preferences keywords categories types colors components websites sites accounts sections tools services images pictures links updates interests statistics analysis analytics reports charts graphs progress news process access business address success status various their others' comments reviews ratings messages feedback questions answers scores purposes tasks actions operations ideas numbers values costs prices hours times days companies conditions replies dates versions statuses months weeks years entries answers responses points levels ingredients steps buyers sellers members visitors guests customers readers players owners managers admins administrators participants others areas topics subjects words sentences languages currencies amounts totals balances debts trends movements records habits totals notes details results limits rankings labels leaderboards scores alerts notifications reminders settings preferences filters profiles photos videos files details' ways terms related this his its is was as us always favourites favorites drafts bookmarks wishlists watchlists hints guesses goals colours tags hashtags".split(
    " ",
  ),
);
const adjectives =
  /^(?:the|their|its|all|various|different|available|detailed|own|new|other|multiple|relevant|latest|related|specific|popular|current|personal|user|your|these|those|any|some|more|of|for|and|or|to|with|in|on|by|from|a|an)$/;

/** What is done with the thing is not its name: "publish news and receiving inquiries". */
const deedWord = /^(?:receiv|tak|send|sett|check|lik|writ|post|submit|read|view|sav|follow|play|convert|request)ing$/;

/** Words that begin another thought: "sharing website where cooks". */
const clause =
  /^(?:websites?|sites?|apps?|applications?|platforms?|systems?|where|which|who|that|when|so|should|can|whether|how|if|it|they|them|be|is|are|has|have|into|onto|via|as)$/;

/** Plural nouns that people are to browse, publish or manage, and that the lexicon has no thing for; as written. */
export function unknownNouns(text: string, known: readonly KnownEntity[]): string[] {
  const covered = new Set(
    [...meantThings(text), ...known].flatMap((entity) =>
      entity.words[0]
        .split("|")
        .filter((phrase) => known.includes(entity) || neededFor(entity.key, phrase, text)?.elsewhere !== true)
        // "Emergency calls" leave "calls" without a list.
        .filter((phrase) => known.includes(entity) || !phrase.includes(" ") || names(text, phrase))
        .map(lastStem),
    ),
  );
  const found = [...text.toLowerCase().matchAll(acted)]
    .flatMap((match) => [match[1]!, ...goingOn(text, match)])
    .flatMap((phrase) => {
      const words = phrase.split(" ");
      while (words.length > 1 && (adjectives.test(words[0]!) || deedWord.test(words[0]!))) words.shift();
      const from = words.findLastIndex((word) => adjectives.test(word) || deedWord.test(word)) + 1;
      const noun = words.slice(Math.max(from, words.length - 2));
      const last = noun.at(-1) ?? "";
      if (words.some((word) => clause.test(word))) return [];
      // "Appointments at offices" are no offices.
      if (words.slice(0, -1).some((word) => /^(?:at|between|per|within|through|about)$/.test(word))) return [];
      if (last.length < 4 || said.has(last) || /(?:ss|us|is|ies's)$/.test(last) || covered.has(stem(last))) return [];
      return [noun.join(" ")];
    });
  const handed = handedThings(text, covered).filter((noun) => !said.has(noun.split(" ").at(-1)!));
  return [...new Set([...found, ...handed])].filter(
    (noun, at, all) => !all.some((other, place) => place < at && lastStem(other) === lastStem(noun)),
  );
}

/** "Manage members, loans and repairs": what goes on behind the first thing. */
function goingOn(text: string, match: RegExpExecArray): string[] {
  const rest = text.toLowerCase().slice(match.index + match[0].length);
  const list = /^((?:,\s*(?:and\s+)?|\s+and\s+)\p{Ll}[\p{Ll}-]*s(?![\p{L}]))+/u.exec(rest)?.[0] ?? "";
  return list
    .split(/,|\sand\s/)
    .map((word) => word.replace(/^\s*and\s/, "").trim())
    .filter(Boolean);
}

const lineOf = (text: string): string => ` ${tokens(text).map(stem).join(" ")} `;
let lined = { text: "", line: lineOf("") };

/** Asked of the same text for each phrase of the lexicon. */
function names(text: string, phrase: string): boolean {
  if (lined.text !== text) lined = { text, line: lineOf(text) };
  return lined.line.includes(lineOf(phrase));
}

function lastStem(phrase: string): string {
  return stem(tokens(phrase).at(-1) ?? "");
}
