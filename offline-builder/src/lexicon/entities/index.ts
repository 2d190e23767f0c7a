import { knownRows } from "../rows/index.ts";
import { englishThings } from "../things/index.ts";
import { dailyEntities } from "./daily.ts";
import type { Language } from "../../plan/plan.ts";
import { localized, type KnownEntity, type ListShape } from "./entity.ts";
import { homeEntities } from "./home.ts";
import { moneyEntities } from "./money.ts";
import { peopleEntities } from "./people.ts";
import { privateEntities } from "./private.ts";
import { salesEntities } from "./sales.ts";
import { sharingEntities } from "./sharing.ts";
import { stockEntities } from "./stock.ts";
import { workEntities } from "./work.ts";

const shapes: readonly ListShape[] = [
  ...stockEntities,
  ...moneyEntities,
  ...workEntities,
  ...peopleEntities,
  ...homeEntities,
  ...salesEntities,
  ...sharingEntities,
  ...dailyEntities,
];

const filled = (shape: ListShape): KnownEntity => ({ ...shape, rows: knownRows(shape) });

/** Every list we have fields and sample rows for. */
export const knownEntities: readonly KnownEntity[] = shapes.map(filled);

/** Lists that no request names. */
export const unnamedEntities: readonly KnownEntity[] = privateEntities.map(filled);

const byKey = new Map([...knownEntities, ...unnamedEntities, ...englishThings].map((entity) => [entity.key, entity]));

export function knownEntity(key: string): KnownEntity | undefined {
  return byKey.get(key);
}

/** Lists that a request of this language can name by a word of their own, whatever it is about. */
export function listsNamedIn(language: Language): readonly KnownEntity[] {
  return [
    ...knownEntities,
    ...englishThings.filter(({ where, words }) =>
      language === "en" ? where === undefined : localized(words, language) !== "",
    ),
  ];
}

/** The list of a trade that one of these words names in the language. */
export function thingNamed(words: readonly string[], language: Language): KnownEntity | undefined {
  const things = listsNamedIn(language).filter((list) => !shapes.some(({ key }) => key === list.key));
  const said = (thing: KnownEntity): string[] =>
    `${localized(thing.words, language)}|${localized(thing.plural, language).toLowerCase()}`.split("|");
  for (const word of words) {
    const found = things.find((thing) => said(thing).includes(word.toLowerCase()));
    if (found) return found;
  }
  return undefined;
}
