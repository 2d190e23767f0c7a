import { createCollection } from "@/lib/collection";
import { samplePeople } from "@/content/sample-people";

export interface Person {
  id: string;
  name: string;
}

export const people = createCollection<Person>("people", samplePeople);

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
