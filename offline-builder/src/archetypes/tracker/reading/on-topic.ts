/** Lists whose first entries are on what the request names: cards to learn, and a question to vote on. */
import type { AppKind } from "../../../lexicon/app-kinds.ts";
import { nounNamed, nounPools } from "../../../lexicon/nouns/index.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { Entity, Language } from "../../../plan/plan.ts";
import { cardsFor, withCards } from "./cards.ts";
import { withTopicTasks } from "./topic-tasks.ts";
import { withTradeGoods } from "./trade-goods.ts";

export interface OnTopic {
  entities: Entity[];
  /** False where a topic is named that nothing here is known of. */
  known: boolean;
}

export function onTopic(lists: Entity[], { id }: AppKind, request: Understanding): OnTopic {
  const { text, language } = request;
  const entities = withTopicTasks(withTradeGoods(lists, request), request);
  const found = id === "flashcards" ? cardsFor(text, language) : null;
  if (found)
    return { known: found.known, entities: entities.map((entity) => withSamples(entity, "flashcard", found.cards)) };
  const poll = id === "polls" ? pollOn(text, language) : null;
  return { known: true, entities: poll ? entities.map((entity) => withSamples(entity, "poll", poll)) : entities };
}

function withSamples(entity: Entity, key: string, samples: Parameters<typeof withCards>[1]): Entity {
  return entity.key === key ? withCards(entity, samples) : entity;
}

const voted: Record<Language, RegExp> = {
  en: /^(?:an? |our |the |my )?((?:\p{L}[\p{L}'-]* ){1,3})(?:vote|voting|poll)$/iu,
  de: /^(?:eine |unsere )?(\p{L}{3,}?)[- ]?(?:abstimmung|umfrage)$/iu,
  es: /^(?:una |nuestra )?(?:votación|votacion|encuesta) (?:de|del|sobre|para) (?:el |la |los |las )?(\p{L}+(?: \p{L}+){0,2})$/iu,
};
const asked: Record<Language, (subject: string) => string> = {
  en: (subject) => `${subject}: which do you like best?`,
  de: (subject) => `${subject}: Was gefällt am besten?`,
  es: (subject) => `${subject}: ¿cuál gusta más?`,
};
const anyChoices: Record<Language, string[]> = {
  en: ["First choice", "Second choice", "Third choice"],
  de: ["Erster Vorschlag", "Zweiter Vorschlag", "Dritter Vorschlag"],
  es: ["Primera opción", "Segunda opción", "Tercera opción"],
};
const names: Record<Language, string[]> = {
  en: ["Mia", "Leo", "Ada", "Emil"],
  de: ["Mia", "Leo", "Ada", "Emil"],
  es: ["Lucía", "Martín", "Vera", "Bruno"],
};

/** "Baby names vote": the one question that is asked. */
function pollOn(text: string, language: Language): Record<string, string[]> | null {
  const subject = voted[language].exec(text.trim())?.[1]?.trim();
  if (!subject) return null;
  const said = subject.charAt(0).toUpperCase() + subject.slice(1);
  const noun = nounNamed(subject, language) ?? nounNamed(subject.split(" ").at(-1)!, language);
  const pool = noun ? nounPools[noun.fields[0]?.about ?? ""]?.[language].slice(0, 4) : undefined;
  const choices = /names?$|namen?$|nombres?/iu.test(subject) ? names[language] : (pool ?? anyChoices[language]);
  return { question: [asked[language](said)], choices: [choices.join("\n")] };
}
