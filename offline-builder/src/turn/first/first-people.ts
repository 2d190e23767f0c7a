/** People whom a first request names, in an app of lists: as what a field offers, or as its first rows. */
import { ProjectEdit } from "../../edit/project-edit.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { isChanged, worded, type Wording } from "../../operations/operation.ts";
import { listed, statePeople } from "../../operations/people/state-people.ts";
import type { Language } from "../../plan/plan.ts";
import type { Conversation } from "../../protocol/conversation.ts";
import { saidPeople } from "../../read/owners/said-people.ts";
import { hashesOf } from "../apply.ts";
import { accepted, type MetWishes } from "./first-wishes.ts";

const nowhere: Wording = {
  en: "{list}: the app has no page or field for people, so they stand nowhere",
  de: "{list}: Die App hat keine Seite und kein Feld für Personen, deshalb stehen sie nirgends",
  es: "{list}: la aplicación no tiene página ni campo para personas, así que no aparecen",
};

/** The names that a request says; none where it says nothing of who they are. */
export function namedIn(text: string, language: Language): string[] {
  const said = saidPeople(text, language);
  return said?.means === "all" ? said.people.map(({ name }) => name) : [];
}

/** The same state where nobody is named; whoever finds no place is said to stand nowhere. */
export function meetPeople(state: MetWishes, text: string, conversation: Conversation): MetWishes {
  const { language } = state.plan;
  const said = saidPeople(text, language);
  if (said?.means !== "all" || said.people.every(({ name }) => stands(state, name))) return state;
  const hashes = hashesOf([...state.files].map(([path, content]) => ({ path, content })));
  const project = new ProjectEdit({ ...state.plan, files: hashes }, state.files);
  const outcome = statePeople.change(project, said, { text, language, conversation });
  const claimed = isChanged(outcome) ? { ...outcome, claims: outcome.claims.slice(0, 1), notDone: [] } : null;
  return (
    (claimed && accepted(state, project, claimed)) ??
    withNobody(
      state,
      said.people.map(({ name }) => name),
      language,
    )
  );
}

const stands = ({ files }: MetWishes, name: string): boolean =>
  [...files].some(([path, content]) => path.startsWith("src/") && content.includes(stringLiteral(name)));

const withNobody = (state: MetWishes, names: readonly string[], language: Language): MetWishes => ({
  ...state,
  notDone: [...(state.notDone ?? []), worded(nowhere, language, { list: listed(names, language) })],
});
