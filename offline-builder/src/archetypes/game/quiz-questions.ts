import { appBlueprint } from "../../emit/app/app-frame.ts";
import { emitEntityData } from "../../emit/app/entity-data.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { quizTopic, quizTopics } from "../../lexicon/quiz-questions.ts";
import type { DraftPlan, Entity, Language } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";

/** Fields of a question in each language; the keys are what the quiz reads. */
const labels: Record<Language, [one: string, many: string, answer: string, wrong: [string, string, string]]> = {
  en: ["Question", "Questions", "Right answer", ["Wrong answer 1", "Wrong answer 2", "Wrong answer 3"]],
  de: ["Frage", "Fragen", "Richtige Antwort", ["Falsche Antwort 1", "Falsche Antwort 2", "Falsche Antwort 3"]],
  es: ["Pregunta", "Preguntas", "Respuesta correcta", ["Respuesta falsa 1", "Respuesta falsa 2", "Respuesta falsa 3"]],
};

export function questionEntity(language: Language): Entity {
  const [singular, plural, answer, wrong] = labels[language];
  return {
    key: "question",
    singular,
    plural,
    fields: [
      { key: "question", label: singular, type: "text", required: true },
      { key: "answer", label: answer, type: "text", required: true },
      { key: "wrong", label: wrong[0], type: "text", required: true },
      { key: "alsoWrong", label: wrong[1], type: "text" },
      { key: "wrongToo", label: wrong[2], type: "text" },
    ],
  };
}

/** The topic a request names; `known` is false where general questions stand in. */
export function topicOf(text: string): { id: string; known: boolean } {
  const topic = quizTopics.find(({ words }) => words.test(text));
  const named = /\b(?:quiz|game|trivia|fragen|juego)\b.{0,12}\b(?:about|on|über|zu|sobre)\b/i.test(text);
  return { id: topic?.id ?? "general", known: topic !== undefined || !named };
}

export function questionData(plan: DraftPlan, entity: Entity): SourceFile[] {
  const rows = quizTopic(String(plan.options["topic"])).rows[plan.language].map(
    ([question, answer, wrong, alsoWrong, wrongToo], at) =>
      `  { id: "sample-question-${at + 1}", question: ${stringLiteral(question)}, answer: ${stringLiteral(answer)}, wrong: ${stringLiteral(wrong)}, alsoWrong: ${stringLiteral(alsoWrong)}, wrongToo: ${stringLiteral(wrongToo)} },`,
  );
  return emitEntityData(plan, entity, `[\n${rows.join("\n")}\n]`);
}

export function scoreFiles(plan: DraftPlan): SourceFile[] {
  return [
    appBlueprint(plan, { blueprint: "games/scores.ts", path: "src/data/high-scores.ts" }),
    appBlueprint(plan, { blueprint: "games/ScoreLine.tsx", path: "src/components/games/ScoreLine.tsx" }),
  ];
}

const leads: Record<Language, (topic: string) => string> = {
  en: (topic) => `Questions on ${topic}, against the clock.`,
  de: (topic) => `Fragen: ${topic}, gegen die Uhr.`,
  es: (topic) => `Preguntas de ${topic}, contra el reloj.`,
};

/** The page that asks, under the name of its component. */
export function quizPage(plan: DraftPlan, component: string, title: string): SourceFile {
  const topic = quizTopic(String(plan.options["topic"]));
  const path = plan.pages.find((page) => page.component === "Questions")?.path ?? "/";
  return appBlueprint(plan, {
    blueprint: "games/Quiz.tsx",
    path: `src/pages/${component}.tsx`,
    content: { title, lead: leads[plan.language](topic.name[plan.language]) },
    names: { component, questionsPath: path },
  });
}
