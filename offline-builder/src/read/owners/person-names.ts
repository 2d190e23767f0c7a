/** Names of people as they stand in a sentence: "Dr. Lena Vogt", "Tom", "María de la Cruz (yoga)". */
import { isRealWord } from "../../lexicon/real-words.ts";
import { nounNamed } from "../../lexicon/nouns/index.ts";
import { isFirstName } from "./first-names.ts";
import type { Language } from "../../plan/plan.ts";

export interface SaidPerson {
  name: string;
  /** The person's work, where the text names it: "(massage)". */
  role?: string;
}

/** More people than this are a list to import. */
const MAX_PEOPLE = 14;

const title = "(?:(?:Dr|Prof|Dra|Mr|Mrs|Ms|Sr|Sra)\\.?\\s|(?:Frau|Herr|Señora?|Doña?)\\s)";
const word = "\\p{Lu}[\\p{L}'’]{1,24}(?:-\\p{L}[\\p{L}'’]{0,24})?";
const particle = "(?:van|von|der|den|zu|de|del|la|los|las|di|da|el|bin)";
const initial = "\\p{Lu}\\.";
/** One person, as a part of a pattern without the flag `i`. */
export const PERSON = `${title}?${title}?${word}(?:\\s(?:${initial}|(?:${particle}\\s){0,3}${word})){0,3}`;

const role = "(?:\\s*\\((?<role>[^()]{2,40})\\)|\\s+[–—-]\\s+(?<dash>[^,;()]{2,40}))";
const one = new RegExp(`^(?<name>${PERSON})${role}?$`, "u");
const listed = `${PERSON}(?:\\s*\\([^()]{2,40}\\)|\\s+[–—-]\\s+[^,;()]{2,40}?)?`;
/** Some people, as a part of a pattern without the flag `i`. */
export const PEOPLE = `${listed}(?:\\s*[,;]\\s*${listed}){0,${MAX_PEOPLE}}(?:\\s*,?\\s+(?:and|und|y|e|&)\\s+${listed})?`;

const times = new Set(
  "monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag lunes martes miércoles jueves viernes sábado domingo january february march april june july august september october november december januar februar märz mai juni juli oktober dezember enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre english german spanish french italian deutsch englisch spanisch".split(
    " ",
  ),
);
/** Months and days that are given as names as well, where others stand beside them. */
const both = new Set(["april", "june", "august", "mai", "julio", "abril", "domingo"]);

/** A word that names something else: "Bäckerei", "Kiln". A first and a last name together are no such word. */
function isOrdinary(name: string, language: Language): boolean {
  if (name.includes(" ")) return false;
  if (isFirstName(name)) return false;
  const small = name.toLowerCase();
  const ends = language === "de" && small.length > 7 ? [...small].map((_, at) => small.slice(at)).slice(3, -3) : [];
  return isRealWord(small) || both.has(small) || [small, ...ends].some((end) => nounNamed(end, language) !== undefined);
}

const isTime = (name: string): boolean => times.has(name.toLowerCase()) && !both.has(name.toLowerCase());

/** The people of a list; null where one of them is none. `isSaid`: a word beside them says that they are people. */
export function peopleIn(list: string, language: Language, isSaid: boolean): SaidPerson[] | null {
  const parts = list
    .split(/\s*[,;]\s*(?:(?:and|und|y|e)\s+)?(?![^(]*\))|\s+(?:and|und|y|e|&)\s+(?![^(]*\))/u)
    .filter((part) => part !== "");
  if (parts.length === 0 || parts.length > MAX_PEOPLE) return null;
  const people: SaidPerson[] = [];
  for (const part of parts) {
    const groups = one.exec(part.trim())?.groups;
    const name = groups?.["name"];
    if (name === undefined || isTime(name)) return null;
    const does = (groups!["role"] ?? groups!["dash"])?.trim();
    if (!people.some((other) => other.name === name)) people.push(does === undefined ? { name } : { name, role: does });
  }
  const isKnown = isSaid || people.length > 2 || people.some(({ name }) => name.includes(" ") || isFirstName(name));
  return isKnown && people.some(({ name }) => !isOrdinary(name, language)) ? people : null;
}
