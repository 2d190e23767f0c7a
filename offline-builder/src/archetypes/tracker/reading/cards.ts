/** What stands on the first cards of somebody who learns: the language or the topic that the request names. */
import { quizTopic, quizTopics } from "../../../lexicon/quiz-questions.ts";
import { languageNames, lessons, vocabulary } from "../../../lexicon/rows/vocabulary.ts";
import type { Entity, Language } from "../../../plan/plan.ts";

interface Cards extends Record<string, readonly string[]> {
  front: readonly string[];
  back: readonly string[];
  lesson: readonly string[];
}

/** What says that cards are wanted, and of whom, but not what is on them. */
const unsaid =
  /(?<![\p{L}])(?:flash ?cards?|revision|study|learn(?:ing)?|cards?|vocab(?:ulary)?|trainer|words?|language|languages|app|for|about|on|of|the|an?|my|me|us|our|kids?|students?|school|exams?|tests?|with|to|and|make|build|create|i|want|need|please|spaced|repetition|karteikarten?|lernkarten?|vokabeln?|vokabeltrainer|lernen|für|zum|mit|und|eine?|die|der|das|meine?|schule|prüfung|tarjetas?|memoria|estudio|estudiar|aprender|vocabulario|palabras|de|para|del?|el|la|los|las|una?|mis?|con|y)(?![\p{L}])/giu;

/** Null where the request names neither a language nor a topic: the cards of the lexicon stay. */
export function cardsFor(text: string, language: Language): { cards: Cards; known: boolean } | null {
  const said = languageNames
    .map(([code, words]) => ({ code, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ code }) => code);
  if (said.length > 0) return { cards: languageCards(said, language), known: true };
  const topic = quizTopics.find(({ id, words }) => id !== "general" && words.test(text));
  if (topic) return { cards: topicCards(topic.id, language), known: true };
  const asked = text
    .replace(unsaid, " ")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
  return asked === "" ? null : { cards: topicCards("general", language), known: false };
}

function languageCards([first = "", second]: readonly string[], language: Language): Cards {
  const behind = second ?? first;
  // Who learns the language of the app itself reads another one behind it.
  const other = language === "en" ? "es" : "en";
  const [front, back] = second ? [first, second] : behind === language ? [language, other] : [language, behind];
  return { front: vocabulary[front]!, back: vocabulary[back]!, lesson: lessons[language] };
}

function topicCards(id: string, language: Language): Cards {
  const { rows, name } = quizTopic(id);
  const title = name[language].charAt(0).toUpperCase() + name[language].slice(1);
  return {
    front: rows[language].map(([question]) => question),
    back: rows[language].map(([, answer]) => answer),
    lesson: [title],
  };
}

/** Samples by the key of their field. */
export function withCards(entity: Entity, cards: Partial<Record<string, readonly string[]>>): Entity {
  return {
    ...entity,
    fields: entity.fields.map((field) => {
      const samples = cards[field.key];
      return samples ? { ...field, samples: [...samples] } : field;
    }),
  };
}
