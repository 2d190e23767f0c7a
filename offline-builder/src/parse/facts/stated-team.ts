/** "Our team of four", "four therapists", "ein Team aus drei", "un equipo de cinco": how many people a site shows. */
import type { Language } from "../../plan/plan.ts";

/** More people than this are a list to import, and none are made up for it. */
const MAX_TEAM = 14;

const numbers: Record<Language, string> = {
  en: "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
  de: "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf",
  es: "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce",
};
const people: Record<Language, string> = {
  en: "teachers|trainers|coaches|instructors|lawyers|attorneys|doctors|dentists|therapists|physiotherapists|physios|stylists|hairdressers|barbers|groomers|artists|guides|agents|chefs|bakers|vets|musicians|mentors|employees|colleagues|partners",
  de: "mitarbeiter(?:innen)?|trainer(?:innen)?|lehrer(?:innen)?|dozenten|anwälte|anwältinnen|ärzte|ärztinnen|therapeuten|therapeutinnen|physiotherapeuten|physiotherapeutinnen|friseure|friseurinnen|künstler(?:innen)?|köche|bäcker|musiker(?:innen)?|kolleg(?:en|innen)|personen|leute",
  es: "profesores|profesoras|entrenadores|monitores|abogados|abogadas|médicos|doctores|dentistas|terapeutas|fisioterapeutas|peluqueros|artistas|guías|agentes|cocineros|músicos|empleados|personas",
};
const patterns: Record<Language, (count: string) => string> = {
  en: (count) =>
    `(?:team|staff|crew) of (${count})|(${count})(?:-| )(?:person|people) (?:team|staff)|(?:our|my|the|with) (${count}) (?:${people.en})`,
  de: (count) =>
    `team (?:aus|von|mit) (${count})|(${count})köpfiges team|(?:unsere?n?|meine?n?|mit|den|die) (${count}) (?:${people.de})`,
  es: (count) => `(?:equipo|plantilla) de (${count})|(?:nuestr[oa]s|mis|l[oa]s|con) (${count}) (?:${people.es})`,
};

const compiled = new Map<Language, RegExp>();

/** Null where no number is stated, or one that no page of people is made for. */
export function statedTeam(text: string, language: Language): number | null {
  const words = numbers[language].split("|");
  const pattern =
    compiled.get(language) ??
    new RegExp(`(?<!\\p{L})(?:${patterns[language](`\\d{1,2}|${numbers[language]}`)})(?!\\p{L})`, "iu");
  compiled.set(language, pattern);
  const said = pattern
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
    ?.toLowerCase();
  if (said === undefined) return null;
  const count = words.includes(said) ? words.indexOf(said) + 2 : Number(said);
  return count >= 1 && count <= MAX_TEAM ? count : null;
}
