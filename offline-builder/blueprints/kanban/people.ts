// #if stored
import { createStoredCollection } from "@/lib/stored-collection";
// #else
import { createCollection } from "@/lib/collection";
// #end
import { samplePeople } from "@/content/sample-people";

export interface Person {
  id: string;
  name: string;
}

// #if stored
export const people = createStoredCollection<Person>($peopleTable$);
// #else
export const people = createCollection<Person>("people", samplePeople);
// #end

/** Empty when nobody is meant, or somebody who has left. */
export function personName(rows: readonly Person[], id: string): string {
  return rows.find((row) => row.id === id)?.name ?? "";
}

export function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join("")
    .toUpperCase();
}
