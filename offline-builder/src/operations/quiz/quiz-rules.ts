import { constValue, setLiteral } from "../../edit/objects.ts";
import type { Plan } from "../../plan/plan.ts";
import { contains, operation, worded, type Claim, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { hasQuiz, questionFile, questionsFile } from "./quiz-file.ts";

const understood: Wording = {
  en: "The rules of the quiz.",
  de: "Die Regeln des Quiz.",
  es: "Las reglas del concurso.",
};
const didSeconds: Wording = {
  en: "Each question has {count} seconds",
  de: "Jede Frage hat {count} Sekunden",
  es: "Cada pregunta tiene {count} segundos",
};
const didRounds: Wording = {
  en: "A round asks up to {count} questions",
  de: "Eine Runde stellt bis zu {count} Fragen",
  es: "Una ronda hace hasta {count} preguntas",
};
const noQuiz: Wording = {
  en: "This app has no quiz. I changed nothing.",
  de: "Diese App hat kein Quiz. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene un concurso. No he cambiado nada.",
};
const already: Wording = {
  en: "The quiz has that rule already. I changed nothing.",
  de: "Diese Regel hat das Quiz schon. Ich habe nichts geändert.",
  es: "El concurso ya tiene esa regla. No he cambiado nada.",
};

const fewer: Wording = {
  en: "There are {count} questions so far, and a round asks each of them once; more come in with “Add the question: …”",
  de: "Bisher gibt es {count} Fragen, und eine Runde stellt jede einmal; mehr werden es mit „Füge die Frage hinzu: …“",
  es: "De momento hay {count} preguntas y una ronda hace cada una una vez; más llegan con «Añade la pregunta: …»",
};

interface Rules {
  seconds: number | null;
  rounds: number | null;
}

/** The page that asks, as far as a plan has one. */
function quizPath(plan: Plan): string | null {
  const component = plan.pages.find((page) => page.component === "QuizPlay")?.component ?? "Index";
  return hasQuiz(plan) ? `src/pages/${component}.tsx` : null;
}

const within = (count: string | undefined, most: number): number | null => {
  const value = Number(count);
  return value >= 1 && value <= most ? value : null;
};

/** "30 seconds per question", "ask 5 questions per round". */
export const quizRules = operation<Rules>({
  id: "quiz-rules",
  words: "seconds time questions round quiz sekunden zeit fragen segundos tiempo preguntas",
  match({ text, language }) {
    const seconds = within(/(\d{1,3})\s*(?:s|sec|secs|seconds?|sekunden?|segundos?)(?![\p{L}])/iu.exec(text)?.[1], 600);
    const minutes = within(/(\d{1,2})\s*(?:min|minutes?|minuten?|minutos?)(?![\p{L}])/iu.exec(text)?.[1], 10);
    const rounds = within(
      /(?:only|ask|show|just|have|want|need|use|nur|stelle?|frage|lieber|solo|sólo|haz|pregunta|quiero|make it|to)\s+(?:up to\s+|bis zu\s+)?(\d{1,2})\s+(?:questions|fragen|preguntas)/iu.exec(
        text,
      )?.[1] ??
        /(\d{1,2})\s+(?:questions|fragen|preguntas)\s+(?:per|a|each|in a|pro|je|in einer|por|en cada)\s+(?:round|game|quiz|runde|spiel|ronda|partida)/iu.exec(
          text,
        )?.[1] ??
        /^(?:(?:no|nein|ok|actually|rather|make it|lieber|doch|mejor|better)[\s,]+)*(\d{1,2})\s+(?:questions|fragen|preguntas)(?:\s+(?:instead|please|only|are enough|is enough|bitte|reichen|stattdessen|lieber|mejor|por favor|bastan))*[.!]?$/iu.exec(
          text.trim(),
        )?.[1],
      50,
    );
    const perQuestion = has(text, "questions?|answers?|timer?|quiz|clock|fragen?|zeit|preguntas?|tiempo|reloj");
    const time = perQuestion ? (seconds ?? (minutes === null ? null : minutes * 60)) : null;
    if (time === null && rounds === null) return null;
    // "20 seconds per question" is no question, though it has the word.
    const isRule = time !== null && !/[?:]/.test(text) && text.trim().split(/\s+/).length < 9;
    return { confidence: isRule ? 0.97 : 0.9, values: { seconds: time, rounds }, understood: understood[language] };
  },
  reads: (plan) => [quizPath(plan), questionsFile].filter((path) => path !== null),
  change(project, { seconds, rounds }, { language }) {
    const path = quizPath(project.plan);
    const source = path ? project.open(path) : null;
    const [timer, count] = source ? [constValue(source, "seconds"), constValue(source, "rounds")] : [];
    if (!path || !source || timer?.type !== "Literal" || count?.type !== "Literal") return { say: noQuiz[language] };
    const claims: Claim[] = [];
    if (seconds !== null && timer.value !== seconds) {
      setLiteral(source, timer, seconds);
      claims.push(contains(worded(didSeconds, language, { count: seconds }), path, `const seconds = ${seconds};`));
    }
    if (rounds !== null && count.value !== rounds) {
      setLiteral(source, count, rounds);
      claims.push(contains(worded(didRounds, language, { count: rounds }), path, `const rounds = ${rounds};`));
    }
    if (claims.length === 0) return { say: already[language] };
    project.save(path, source);
    const there = questionFile(project)?.list.records.length ?? Infinity;
    const notDone = rounds !== null && rounds > there ? [worded(fewer, language, { count: there })] : [];
    return { plan: project.plan, claims, notDone, routes: ["/"] };
  },
});
