import type { ObjectExpression } from "oxc-parser";
import { recordLists, stringAt, type RecordList } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Source } from "../../edit/source.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { Plan } from "../../plan/plan.ts";

export const questionsFile = "src/content/sample-questions.ts";

/** Keys of the answers that are not right, in the order of the form. */
export const wrongKeys = ["wrong", "alsoWrong", "wrongToo"] as const;

export function hasQuiz(plan: Plan): boolean {
  return plan.entities.some(({ key }) => key === "question");
}

export interface QuestionFile {
  source: Source;
  list: RecordList;
}

/** The questions that the quiz begins with. Null in an app without any. */
export function questionFile(project: ProjectEdit): QuestionFile | null {
  const source = hasQuiz(project.plan) ? project.open(questionsFile) : null;
  const list =
    source && recordLists(source).find(({ records }) => records.some((record) => stringAt(record, "answer")));
  return source && list ? { source, list } : null;
}

const empty = new Set(
  "what which who when where how many much the a an is are was were of in on to about question das der die was welche welcher wer wann wo wie viele ist frage über qué cuál quién cuándo dónde cómo cuántos el la los las de es pregunta sobre".split(
    " ",
  ),
);

const contentWords = (text: string): string[] =>
  tokens(text)
    .filter((word) => !empty.has(word))
    .map(stem);

/** The question that has most words in common with the phrase; null when none has half of them. */
export function questionNamed({ list }: QuestionFile, phrase: string): ObjectExpression | null {
  const number = /^(?:number\s+|nummer\s+|número\s+|no\.?\s*|#)?(\d{1,2})$/iu.exec(phrase.trim())?.[1];
  if (number) return list.records[Number(number) - 1] ?? null;
  const wanted = contentWords(phrase);
  if (wanted.length === 0) return null;
  const ranked = list.records
    .map((record) => {
      const said = new Set(contentWords(`${stringAt(record, "question") ?? ""} ${stringAt(record, "answer") ?? ""}`));
      return { record, common: wanted.filter((word) => said.has(word)).length };
    })
    .toSorted((one, other) => other.common - one.common);
  const best = ranked[0];
  return best && best.common * 2 >= wanted.length ? best.record : null;
}
