/** Questions and answers of a site, where "add a question" means those and no quiz. */
import { appendElement, constValue } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { stringLiteral } from "../../emit/literal.ts";
import type { Language, Plan } from "../../plan/plan.ts";
import { contains, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import type { WrittenQuestion } from "./question-words.ts";

const folder = "src/components/sections";
/** The section of a built site, and the one a later wish adds. */
export const siteQuestionFiles: readonly string[] = [`${folder}/Questions.tsx`, `${folder}/Faq.tsx`];

const did: Wording = {
  en: "Questions and answers: “{question}”",
  de: "Fragen und Antworten: „{question}“",
  es: "Preguntas y respuestas: «{question}»",
};
const needsAnswer: Wording = {
  en: "I do not make up answers. Say it like this: Add the question: Is there parking? Yes, behind the house. I changed nothing.",
  de: "Antworten erfinde ich nicht. Etwa so: Füge die Frage hinzu: Gibt es Parkplätze? Ja, hinter dem Haus. Ich habe nichts geändert.",
  es: "No invento respuestas. Dilo así: Añade la pregunta: ¿Hay aparcamiento? Sí, detrás de la casa. No he cambiado nada.",
};

/** Null where the app has no such section. */
export function addSiteQuestions(
  project: ProjectEdit,
  { written, text }: { written: readonly WrittenQuestion[]; text: string },
  language: Language,
): Changed | Unchanged | null {
  const path = siteQuestionFiles.find((file) => project.text(file) !== null);
  const source = path ? project.open(path) : null;
  if (!path || !source) return null;
  const list = constValue(source, "questions") ?? constValue(source, "entries");
  if (list?.type !== "ArrayExpression") return null;
  const answered = answersTo(written, text);
  if (answered.length === 0) return { say: needsAnswer[language] };
  for (const { question, answer } of answered)
    appendElement(source, list, `{ question: ${stringLiteral(question)}, answer: ${stringLiteral(answer)} }`);
  project.save(path, source);
  return {
    plan: project.plan,
    claims: answered.map(({ question }) =>
      contains(worded(did, language, { question }), path, stringLiteral(question)),
    ),
    routes: routesOf(project.plan),
  };
}

/** What stands between a question and the next, commas and all: a site gives one answer, a quiz several to choose from. */
function answersTo(written: readonly WrittenQuestion[], text: string): { question: string; answer: string }[] {
  const at = written.map(({ question }) => text.indexOf(question));
  return written.flatMap(({ question }, index) => {
    const begin = at[index]!;
    if (begin < 0) return [];
    const next = at.slice(index + 1).find((place) => place > begin);
    const answer = text.slice(begin + question.length, next).replace(/^[\s"'“”„»«:–-]+|[\s"'“”„»«]+$/gu, "");
    return /\p{L}/u.test(answer) ? [{ question, answer }] : [];
  });
}

function routesOf(plan: Plan): string[] {
  const shown = plan.pages.filter(({ sections }) => sections?.some((id) => id === "questions" || id === "faq"));
  return shown.length > 0 ? shown.map(({ path }) => path) : ["/"];
}
