/** "Our team: Lena Vogt and Tom Adler", "Sue Lim ist neu im Team", "Tom ya no trabaja con nosotros": who works there. */
import { partTexts } from "../../lexicon/site-parts/part-texts.ts";
import { singularOf } from "../../parse/records/grammatical-number.ts";
import type { Language } from "../../plan/plan.ts";
import type { SaidPerson } from "../../read/owners/person-names.ts";
import { onlySaidPeople, type SaidPeople } from "../../read/owners/said-people.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { operation, worded, type Changed, type Claim, type Unchanged, type Wording } from "../operation.ts";
import { listPaths } from "../entries/content-lists.ts";
import { sourcePaths } from "../pages/routes.ts";
import { titled } from "../requests.ts";
import { personField } from "./person-field.ts";
import { sampleNames } from "./sample-names.ts";
import { followTeam, meantBy, nameAt, teamOf, teamPage, withTeam, writeTeam } from "./team-places.ts";

const understood: Wording = { en: "The people: {list}.", de: "Die Personen: {list}.", es: "Las personas: {list}." };
const did: Record<SaidPeople["means"], Wording> = {
  all: {
    en: "{page} shows {list}",
    de: "{page} zeigt {list}",
    es: "{page} muestra a {list}",
  },
  more: {
    en: "{page} shows {list} as well",
    de: "{page} zeigt auch {list}",
    es: "{page} muestra también a {list}",
  },
  gone: { en: "{list}: no longer on {page}", de: "{list}: nicht mehr auf {page}", es: "{list}: ya no en {page}" },
};
const booked: Wording = {
  en: "Bookings can be made with {list}",
  de: "Termine gibt es bei {list}",
  es: "Se puede reservar con {list}",
};
const classesToo: Wording = {
  en: "Classes of people who are not on the team went to others of it: check the timetable",
  de: "Kurse von Leuten, die nicht im Team sind, haben jetzt andere aus dem Team: bitte den Plan prüfen",
  es: "Las clases de quienes no están en el equipo las dan ahora otros: revisa el horario",
};
const keepName: Wording = {
  en: "Bookings already made with {list} keep that name",
  de: "Termine, die bei {list} schon gebucht sind, behalten diesen Namen",
  es: "Las reservas ya hechas con {list} conservan ese nombre",
};
const stillNamed: Wording = {
  en: "{name} is still named in a text of the site ({path})",
  de: "{name} steht noch in einem Text der Website ({path})",
  es: "{name} sigue apareciendo en un texto del sitio ({path})",
};
const already: Wording = {
  en: "{page} shows {list} already. I changed nothing.",
  de: "{page} zeigt schon {list}. Ich habe nichts geändert.",
  es: "{page} ya muestra a {list}. No he cambiado nada.",
};
const nobody: Wording = {
  en: "I found no {name} on {page}. There are: {list}. I changed nothing.",
  de: "{name} steht nicht auf {page}. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay ningún {name} en {page}. Están: {list}. No he cambiado nada.",
};
const lastOne: Wording = {
  en: "Nobody would be left on {page}. Say who is on the team instead: “Our team: …”. I changed nothing.",
  de: "Auf {page} bliebe niemand übrig. Sagen Sie, wer stattdessen im Team ist: „Unser Team: …“. Ich habe nichts geändert.",
  es: "No quedaría nadie en {page}. Di quién forma el equipo: «Nuestro equipo: …». No he cambiado nada.",
};
const noPage: Wording = {
  en: "There is no page or field for people here, so I could not put {list} anywhere. Say “Add a team page” first. I changed nothing.",
  de: "Hier gibt es keine Seite und kein Feld für Personen, deshalb konnte ich {list} nicht eintragen. Sagen Sie zuerst „Seite Team hinzufügen“. Ich habe nichts geändert.",
  es: "Aquí no hay página ni campo para personas, así que no he podido poner a {list}. Di antes «Añade una página Equipo». No he cambiado nada.",
};
const joint: Record<Language, string> = { en: " and ", de: " und ", es: " y " };

/** "Lena, Tom and Mira". */
export function listed(names: readonly string[], language: Language): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")}${joint[language]}${names.at(-1)}`;
}

const namesOf = (people: readonly SaidPerson[]): string[] => people.map(({ name }) => name);

export const statePeople = operation<SaidPeople>({
  id: "state-people",
  words: "",
  match({ text, language }) {
    const values = onlySaidPeople(text, language);
    const list = values && listed(namesOf(values.people), language);
    return values && { confidence: 0.5, values, understood: worded(understood, language, { list: list! }) };
  },
  reads: (plan) => [...sourcePaths(plan), ...listPaths(plan)],
  change: (project, said, { language }) =>
    onSite(project, said, language) ??
    sampleNames(project, said, language) ??
    personField(project, said, language) ?? {
      say: "",
      ...(said.means === "all"
        ? { otherwise: worded(noPage, language, { list: listed(namesOf(said.people), language) }) }
        : {}),
    },
});

type Project = Parameters<typeof teamOf>[0];

/** The names as they will stand; null where nobody of these is meant. */
function namesAfter(old: readonly string[], { people, means }: SaidPeople): SaidPerson[] {
  const said = people.map((person) => ({ ...person, name: meantBy(person.name, old) ?? person.name }));
  const kept = old.map((name): SaidPerson => said.find((one) => one.name === name) ?? { name });
  if (means === "gone") return kept.filter(({ name }) => !said.some((one) => one.name === name));
  if (means === "more") return [...kept, ...said.filter(({ name }) => !old.includes(name))];
  return said;
}

/** The role of people whose work is not named: that of the others, such as therapist, or member of the team. */
function roleOf({ word }: SaidPeople, language: Language): string {
  const one = word === null ? null : (singularOf(language === "de" ? titled(word) : word, language) ?? word);
  const whole = /^(?:team|staff|people|crew|person|persona|personal|equipo|gente|leute|mannschaft|members?)$/iu;
  return one === null || whole.test(word!) ? partTexts[language].role : titled(one);
}

function onSite(project: Project, said: SaidPeople, language: Language): Changed | Unchanged | null {
  const team = teamOf(project);
  if (!team) return null;
  const shows = teamPage(project, team);
  const page = shows?.title ?? "Team";
  const old = team.records.map(nameAt);
  const people = namesAfter(old, said);
  const now = namesOf(people);
  const shown = { page, list: listed(now, language) };
  if (people.length === 0) return { say: worded(lastOne, language, shown) };
  const told = said.people.some(({ role }) => role !== undefined);
  if (now.join("|") === old.join("|") && !told)
    return said.means === "gone"
      ? { say: worded(nobody, language, { ...shown, name: said.people[0]!.name }) }
      : { say: worded(already, language, shown) };
  writeTeam(project, team, { people, role: roleOf(said, language) });
  const followed = followTeam(project, { old, now, language });
  const gone = old.filter((name) => !now.includes(name));
  return {
    plan: withTeam(project, team),
    claims: claimsOf(project, { said, page, old, now, path: team.path, followed }, language),
    notDone: notDoneOf(project, { gone, followed, isBooked: isBooked(project) }, language),
    routes: shows ? [shows.path] : ["/"],
  };
}

const isBooked = ({ plan }: Project): boolean => plan.forms.some(({ kind }) => kind === "booking");

interface Told {
  said: SaidPeople;
  page: string;
  old: readonly string[];
  now: readonly string[];
  path: string;
  followed: readonly string[];
}

const isNamed = (content: string | null, name: string): boolean => content?.includes(stringLiteral(name)) === true;

function claimsOf(project: Project, { said, page, old, now, path, followed }: Told, language: Language): Claim[] {
  const fresh = now.filter((name) => !old.includes(name));
  const gone = old.filter((name) => !now.includes(name));
  const told = said.means === "more" && fresh.length > 0 ? fresh : said.means === "gone" ? gone : now;
  const claim = (text: string, holds: Claim["holds"], at = path): Claim => ({ text, path: at, holds });
  const isGone = (content: string | null): boolean => gone.every((name) => !isNamed(content, name));
  const list = listed(told, language);
  const rest =
    said.means === "all" && gone.length > 0
      ? [claim(worded(did.gone, language, { page, list: listed(gone, language) }), isGone)]
      : [];
  const main =
    said.means === "gone"
      ? claim(worded(did.gone, language, { page, list }), isGone)
      : claim(worded(did[said.means], language, { page, list }), (content) =>
          now.every((name) => isNamed(content, name)),
        );
  const booking = isBooked(project) && followed.length > 0;
  const bookable = claim(
    worded(booked, language, { list: listed(now, language) }),
    (content) => now.every((name) => isNamed(content, name)),
    followed[0],
  );
  return [main, ...rest, ...(booking ? [bookable] : [])];
}

interface Left {
  gone: readonly string[];
  followed: readonly string[];
  isBooked: boolean;
}

function notDoneOf(project: Project, { gone, followed, isBooked: books }: Left, language: Language): string[] {
  const stored = project.plan.answers?.some(({ kind }) => kind === "bookings") === true;
  const holds = followed.some((path) => /\bcoach:/.test(project.text(path) ?? ""));
  const texts = gone.flatMap((name) => {
    const path =
      name.includes(" ") && project.paths.find((one) => project.text(one)!.includes(name) && one.endsWith("x"));
    return path ? [worded(stillNamed, language, { name, path })] : [];
  });
  return [
    ...(holds ? [classesToo[language]] : []),
    ...(stored && books && gone.length > 0 ? [worded(keepName, language, { list: listed(gone, language) })] : []),
    ...texts,
  ];
}
