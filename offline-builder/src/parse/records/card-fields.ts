/** What a request wants noted on each card of a board, beyond what every card of one has. */
import { planEntity } from "../../lexicon/entities/entity.ts";
import { knownEntity } from "../../lexicon/entities/index.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { sameField } from "../entities.ts";
import { fieldOf, statedItems } from "./stated-fields.ts";

const board =
  /(?<![\p{L}])(?:kanban\p{L}*(?:[ -](?:board|tafel))?|task ?boards?|aufgaben(?:board|tafel)|tablero (?:kanban|de tareas))(?![\p{L}])/iu;
const each = /\s+(?:per|for each|for every|on each|pro|je|por)\s+(?:task|card|ticket|aufgabe|karte|tarea|tarjeta)s?$/iu;

/** The fields behind "with", where one is an amount or a number: usual cards have none, so a list in columns has them. */
function cardFields(text: string, language: Language): Field[] {
  const [head = ""] = text.split(/\s(?:with|mit|con)\s|[:,]\s/u);
  if (!board.test(head)) return [];
  const items = statedItems(text).map((item) => item.replace(each, ""));
  const stated = items.flatMap((item) => fieldOf(item, items, language) ?? []);
  const counts = stated.some(({ field, sure }) => sure && ["money", "number"].includes(field.type));
  return counts ? stated.map(({ field }) => field) : [];
}

export const numbersOnCards = (text: string, language: Language): boolean => cardFields(text, language).length > 0;

/** Tasks with the fields that a request puts on its cards; null where the usual cards have all of them. */
export function cardsWithNumbers(text: string, language: Language): Entity | null {
  const stated = cardFields(text, language);
  if (stated.length === 0) return null;
  const task = planEntity(knownEntity("task")!, language);
  const usual = task.fields.map(({ to, ...field }): Field => (to === undefined ? field : { ...field, type: "text" }));
  const own = stated.filter((field) => !usual.some((other) => sameField(field, other)));
  // Cards show what comes first: the title and the column, then what was asked for.
  return { ...task, fields: [...usual.slice(0, 2), ...own, ...usual.slice(2)] };
}

/** "Kanban for wedding planning": what the board is for is what it is called. */
export function boardTitle(text: string): string | null {
  const purpose =
    /\s(?:for|für|para)\s+(?:an? |the |my |our |die |das |den |eine |unsere |la |el |una |nuestra )?(\p{L}[^,.:;]{2,40}?)(?:\s(?:with|mit|con)\s|[,.:;]|$)/iu.exec(
      text,
    )?.[1];
  return purpose ? purpose.charAt(0).toUpperCase() + purpose.slice(1) : null;
}
