/** "Tom Adler is now called Tom Berger": wherever the app names somebody. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { literally } from "../../parse/words.ts";
import type { DraftPlan, Language, Plan } from "../../plan/plan.ts";
import { renamedPerson, type RenamedPerson } from "../../read/owners/renamed-person.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { entriesOf, entryLists, listPaths } from "../entries/content-lists.ts";
import { sourcePaths } from "../pages/routes.ts";
import { keepsRecords } from "../records/records.ts";
import { renameRecords } from "../records/rename-records.ts";
import { keptRows, rowsOfPeople } from "./sample-names.ts";
import { meantBy, nameAt, teamOf, withTeam } from "./team-places.ts";

const understood: Wording = {
  en: "{to} instead of {from}.",
  de: "{to} statt {from}.",
  es: "{to} en lugar de {from}.",
};
const did: Wording = {
  en: "{from} is called {to} wherever the name stood: {where}",
  de: "{from} heißt {to}, wo immer der Name stand: {where}",
  es: "{from} se llama {to} dondequiera que estaba el nombre: {where}",
};
const exists: Wording = {
  en: "There is a {to} already. I changed nothing.",
  de: "{to} gibt es schon. Ich habe nichts geändert.",
  es: "Ya hay {to}. No he cambiado nada.",
};
const places: Record<"team" | "booking" | "classes" | "texts", Wording> = {
  team: { en: "team", de: "Team", es: "equipo" },
  booking: { en: "booking", de: "Terminbuchung", es: "reservas" },
  classes: { en: "timetable", de: "Kursplan", es: "horario" },
  texts: { en: "texts", de: "Texte", es: "textos" },
};

export const renamePerson = operation<RenamedPerson>({
  id: "rename-person",
  words: "",
  match({ text, language }) {
    const values = renamedPerson(text);
    return values && { confidence: 0.5, values, understood: worded(understood, language, { ...values }) };
  },
  reads: (plan) => [...sourcePaths(plan), ...listPaths(plan)],
  change: (project, wanted, { language }) => renamed(project, wanted, language) ?? { say: "" },
});

/** First names that only one of the people has mean that person: "Tom is now called Thomas". */
function whole({ from, to }: RenamedPerson, names: readonly string[]): RenamedPerson | null {
  const meant = meantBy(from, names);
  if (meant === null) return null;
  const isFirst = meant !== from && !from.includes(" ") && !to.includes(" ") && meant.includes(" ");
  return { from: meant, to: isFirst ? `${to}${meant.slice(from.length)}` : to };
}

function renamed(project: ProjectEdit, wanted: RenamedPerson, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  const team = teamOf(project);
  const names = [...(team?.records.map(nameAt) ?? []), ...namesIn(project)];
  const found = whole(wanted, names);
  // An entry of another list is renamed as one.
  if (found === null || (!team && isEntry(project, found.from))) return ofRecords(project, wanted, language);
  const { from, to } = found;
  if (names.includes(to)) return { say: worded(exists, language, { to }) };
  const before = new Map(project.paths.map((path) => [path, project.text(path)!]));
  const changed = project.paths
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => {
      const next = withName(before.get(path)!, from, to);
      if (next === before.get(path)) return false;
      project.write(path, next);
      return true;
    });
  if (changed.length === 0) return null;
  const where = whereOf(project, { changed, to, language });
  const rows = rowsOfPeople(project);
  const after = withTeam(project, teamOf(project));
  return {
    plan: withRenaming(after, plan, { from, to }),
    claims: changed.map((path) => ({
      text: worded(did, language, { from, to, where }),
      path,
      holds: (content) => content?.includes(to) === true && withName(content, from, to) === content,
    })),
    ...(rows && changed.includes(rows.path) ? { notDone: [worded(keptRows, language, { where: rows.where })] } : {}),
    routes: ["/"],
  };
}

/** Names that people choose from, and those of rows that stand in files. */
function namesIn(project: ProjectEdit): string[] {
  const rowsAt = rowsOfPeople(project)?.path;
  const lists = project.paths.filter((path) => path === rowsAt || /^src\/content\/site\.ts$/.test(path));
  return lists.flatMap((path) => {
    const text = project.text(path)!;
    const choices = [...text.matchAll(/\bresources: \[([^\]]*)\]/g)].flatMap(([, inner]) => [
      ...inner!.matchAll(/"([^"]+)"/g),
    ]);
    const rows = path === rowsAt ? [...text.matchAll(/\bname: "([^"]+)"/g)] : [];
    return [...choices, ...rows].map(([, name]) => name!);
  });
}

const isEntry = (project: ProjectEdit, name: string): boolean =>
  entriesOf(entryLists(project)).some((entry) => entry.name === name && entry.list.holder !== "people");

/** A value of a field, in the lists of an app. */
function ofRecords(project: ProjectEdit, { from, to }: RenamedPerson, language: Language): Changed | null {
  const { plan } = project;
  const fields = keepsRecords(plan) ? plan.entities.flatMap((entity) => entity.fields) : [];
  const names = fields.flatMap(({ options }) => options ?? []);
  const found = whole({ from, to }, names);
  return found && renameRecords(project, found, language);
}

/** First names that begin sentences and buttons as words: "Mark as done". */
const isOrdinary =
  /^(?:mark|rose|june|may|april|grace|hope|faith|will|art|bill|pat|robin|ray|grant|clay|cliff|hunter|joy|miles|penny|summer|dawn|sol|paz|mar|luz|mai|rosa|pilar|ángel)$/iu;

/** Whole names stand for nothing else; a first name that is a word as well, "Rose", is changed where it stands alone. */
function withName(text: string, from: string, to: string): string {
  if (isOrdinary.test(from)) return text.replaceAll(stringLiteral(from), stringLiteral(to));
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}/.<])${literally(from)}(?![\\p{L}\\p{N}/(])`, "gu"), () => to);
}

interface Where {
  changed: readonly string[];
  to: string;
  language: Language;
}

function whereOf(project: ProjectEdit, { changed, to, language }: Where): string {
  const text = changed.map((path) => project.text(path)!).join("\n");
  const name = stringLiteral(to);
  const found = [
    [places.team, teamOf(project)?.records.some((record) => nameAt(record) === to)],
    [rowsOfPeople(project)?.where ?? "", changed.some((path) => path === rowsOfPeople(project)?.path)],
    [places.booking, new RegExp(`resources: \\[[^\\]]*${literally(name)}`).test(text)],
    [places.classes, text.includes(`coach: ${name}`)],
    [places.texts, changed.some((path) => path.endsWith(".tsx"))],
  ] as const;
  const said = found.flatMap(([wording, is]) =>
    is ? [typeof wording === "string" ? wording : wording[language]] : [],
  );
  return said.length > 0 ? said.join(", ") : changed.join(", ");
}

/** Bookings in the database go along, so that a time under the old name stays taken. */
function withRenaming(after: DraftPlan, before: Plan, { from, to }: RenamedPerson): DraftPlan {
  if (before.answers?.some(({ kind }) => kind === "bookings") !== true) return after;
  const known = before.options["renamedPeople"];
  const pairs = [...(Array.isArray(known) ? known : []), `${from}|${to}`].slice(-MAX_PAIRS);
  return { ...after, options: { ...after.options, renamedPeople: pairs } };
}

/** The last ones are those that a migration may still have to carry out. */
const MAX_PAIRS = 20;
