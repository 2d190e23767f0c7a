// #if stored
import { createStoredCollection } from "@/lib/stored-collection";
// #else
import { createCollection } from "@/lib/collection";
// #end
import { sampleCards } from "@/content/sample-cards";
import { inDays, today } from "@/lib/dates";

export const columns = $columns$ as const;

export type ColumnId = (typeof columns)[number]["id"];

// #if priority
/** From the least to the most pressing. */
export const priorities = $priorities$ as const;

export type Priority = (typeof priorities)[number];

// #end
const finished: ColumnId = "$finished$";

export interface CheckItem {
  id: string;
  text: string;
  done: boolean;
}

export interface Comment {
  id: string;
  text: string;
  /** Time of writing, ISO 8601. */
  at: string;
}

export interface Card {
  id: string;
  title: string;
  description: string;
  column: ColumnId;
  /** "2026-03-14", or empty. */
  due: string;
  /** Id in people, or empty. */
  assigneeId: string;
  // #if priority
  /** Empty while nobody has set one. */
  priority: Priority | "";
  // #end
  checklist: CheckItem[];
  comments: Comment[];
}

// #if stored
export const cards = createStoredCollection<Card>($cardsTable$);
// #else
export const cards = createCollection<Card>("cards", sampleCards);
// #end

export function isOverdue(card: Card): boolean {
  return card.due !== "" && card.due < today() && card.column !== finished;
}

export function isDueThisWeek(card: Card): boolean {
  return card.due >= today() && card.due <= inDays(7) && card.column !== finished;
}

export function isOpen(card: Card): boolean {
  return card.column !== finished;
}

export function addCard(title: string, column: ColumnId): Card {
  // #if priority
  return cards.add({ title, column, description: "", due: "", assigneeId: "", priority: "", checklist: [], comments: [] });
  // #else
  return cards.add({ title, column, description: "", due: "", assigneeId: "", checklist: [], comments: [] });
  // #end
}

/** Puts a card into a column, before another card or at the end. Cards are kept in the order they are shown in. */
export function moveCard(id: string, column: ColumnId, before: string | null): void {
  const rows = cards.all();
  const card = rows.find((row) => row.id === id);
  if (!card) return;
  const rest = rows.filter((row) => row.id !== id);
  const at = before === null ? rest.length : rest.findIndex((row) => row.id === before);
  cards.replace([...rest.slice(0, at), { ...card, column }, ...rest.slice(at)]);
}

/** One step to a neighbouring column, or up or down in its own: what the arrow keys do. */
export function stepCard(card: Card, direction: "left" | "right" | "up" | "down"): void {
  if (direction === "left" || direction === "right") {
    const at = columns.findIndex((column) => column.id === card.column) + (direction === "left" ? -1 : 1);
    const next = columns[at];
    if (next) moveCard(card.id, next.id, null);
    return;
  }
  const own = cards.all().filter((row) => row.column === card.column);
  const at = own.findIndex((row) => row.id === card.id);
  const before = direction === "up" ? own[at - 1] : own[at + 2];
  if (direction === "up" ? before : at < own.length - 1) moveCard(card.id, card.column, before?.id ?? null);
}

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}
