/** "Tom Adler is now called Tom Berger", "Lena Vogt heißt jetzt Lena Kuhn", "renombra a Ana Gil como Ana Mora". */
import { anyCase } from "./any-case.ts";
import { PERSON } from "./person-names.ts";

export interface RenamedPerson {
  from: string;
  to: string;
}

const from = `(?<from>${PERSON})`;
const to = `(?<to>${PERSON})`;
const please = "(?:(?:please|bitte|por favor),?\\s+)?";
/** Only the names begin with capitals. */
const joins: readonly (readonly [before: string, between: string, behind: string])[] = [
  [
    "",
    "(?:['’]s name)?\\s+(?:(?:got|has|was|is)\\s+married\\s+and\\s+)?(?:is|has)\\s+(?:now\\s+|actually\\s+|really\\s+)?(?:(?:called|named|renamed(?: to)?)\\s+)(?:now\\s+)?",
    "(?:\\s+now)?",
  ],
  ["", "(?:['’]s name)?\\s+(?:(?:got|was)\\s+married\\s+and\\s+)?is\\s+now\\s+", ""],
  ["", "\\s+(?:has\\s+)?(?:changed|changes)\\s+(?:her|his|their)\\s+name\\s+to\\s+", ""],
  ["", "\\s+(?:should|must)\\s+be\\s+(?:called|named|spelled|spelt)\\s+", ""],
  ["", "\\s+is\\s+(?:actually\\s+)?(?:spelled|spelt|written)\\s+", ""],
  [`${please}(?:rename|change)\\s+(?:the name\\s+(?:of\\s+)?)?`, "\\s+(?:to|into|as)\\s+", ""],
  [
    "",
    "\\s+(?:hat geheiratet und\\s+)?heißt\\s+(?:jetzt|nun|ab jetzt|eigentlich|richtig|künftig|seit \\p{L}+)\\s+",
    "",
  ],
  ["", "\\s+(?:soll(?:te)?|muss)\\s+(?:jetzt\\s+|nun\\s+)?", "\\s+(?:heißen|geschrieben werden)"],
  ["", "\\s+(?:wird|schreibt sich)\\s+", "(?:\\s+geschrieben)?"],
  [`${please}(?:benenne?|nenne?)\\s+`, "\\s+(?:in|zu|jetzt)\\s+", "(?:\\s+um)?"],
  [`${please}`, "\\s+(?:in|zu)\\s+", "\\s+umbenennen"],
  [`${please}ändere?\\s+(?:den namen\\s+(?:von\\s+)?)?`, "\\s+(?:in|zu|auf)\\s+", ""],
  [
    "",
    "\\s+(?:ahora\\s+se\\s+llama|se\\s+llama\\s+ahora|pasa\\s+a\\s+llamarse|debe\\s+llamarse|se\\s+escribe)\\s+",
    "",
  ],
  [`${please}(?:renombra|cambia)\\s+(?:el nombre\\s+de\\s+)?(?:a\\s+)?`, "\\s+(?:a|como|por)\\s+", ""],
];
const forms = joins.map(
  ([before, between, behind]) =>
    new RegExp(`^(?:${anyCase(before)})${from}(?:${anyCase(between)})${to}(?:${anyCase(behind)})[.!]?$`, "u"),
);

/** Two names and a short sentence. */
const MAX_CHARACTERS = 200;

export function renamedPerson(text: string): RenamedPerson | null {
  if (text.length > MAX_CHARACTERS) return null;
  for (const form of forms) {
    const groups = form.exec(text.trim())?.groups;
    if (groups && groups["from"] !== groups["to"]) return { from: groups["from"]!, to: groups["to"]! };
  }
  return null;
}
