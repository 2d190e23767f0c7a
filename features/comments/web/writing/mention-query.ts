/** The name that somebody is typing after "@", and the people it may mean. */
import type { Commenter } from "../../contract/index.ts";

const MAX_OFFERED = 6;
/** An "@" that begins a word, and what follows it up to the cursor. */
const TYPED = /(?:^|[^\p{L}\p{N}_])@([^\n@]{0,40})$/u;

/** Null where no name is being typed. */
export function mentionQuery(text: string, caret: number): string | null {
  return TYPED.exec(text.slice(0, caret))?.[1] ?? null;
}

const matches = (query: string, name: string): boolean => {
  const [wanted, known] = [query.toLocaleLowerCase(), name.toLocaleLowerCase()];
  return known.startsWith(wanted) || known.split(/\s+/u).some((word) => word.startsWith(wanted));
};

export const offeredPeople = (query: string, people: readonly Commenter[]): Commenter[] =>
  people
    .filter(({ name, username }) => matches(query, name) || (username !== null && matches(query, username)))
    .slice(0, MAX_OFFERED);

/** The display name, or the user name where it tells people of the same name apart. */
export function writtenName(person: Commenter, people: readonly Commenter[]): string {
  const isShared = people.some(({ id, name }) => id !== person.id && name === person.name);
  return isShared && person.username !== null ? person.username : person.name;
}

/** The text with the name in place of what was typed, and where the cursor stands then. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const query = mentionQuery(text, caret) ?? "";
  const before = text.slice(0, caret - query.length);
  const after = text.slice(caret);
  const space = after.startsWith(" ") ? "" : " ";
  return { text: before + name + space + after, caret: before.length + name.length + 1 };
}
