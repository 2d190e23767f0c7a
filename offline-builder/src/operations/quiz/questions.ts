import { appendElement, removeElement, setLiteral, stringAt, valueAt } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { stringLiteral } from "../../emit/literal.ts";
import type { Language, Plan } from "../../plan/plan.ts";
import { contains, lacks, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { add, has, quotedTexts, remove, slugOf } from "../requests.ts";
import { writtenQuestions, type WrittenQuestion } from "./question-words.ts";
import { addSiteQuestions, siteQuestionFiles } from "./site-questions.ts";
import { hasQuiz, questionFile, questionNamed, questionsFile, wrongKeys, type QuestionFile } from "./quiz-file.ts";

const noun = "questions?|fragen?|preguntas?";
const understood: Wording = {
  en: "A question.",
  de: "Eine Frage.",
  es: "Una pregunta.",
};
const didAdd: Wording = {
  en: "The quiz asks “{question}”, right answer: {answer}",
  de: "Das Quiz fragt „{question}“, richtige Antwort: {answer}",
  es: "El concurso pregunta «{question}», respuesta correcta: {answer}",
};
const didRemove: Wording = {
  en: "The quiz no longer asks “{question}”",
  de: "Das Quiz fragt nicht mehr „{question}“",
  es: "El concurso ya no pregunta «{question}»",
};
const didAnswer: Wording = {
  en: "“{question}”: the right answer is {answer}",
  de: "„{question}“: die richtige Antwort ist {answer}",
  es: "«{question}»: la respuesta correcta es {answer}",
};
const didReword: Wording = {
  en: "“{from}” reads “{to}” now; its answers stay: {answer}",
  de: "„{from}“ heißt jetzt „{to}“; die Antworten bleiben: {answer}",
  es: "«{from}» ahora dice «{to}»; sus respuestas siguen: {answer}",
};
const ownLists: Wording = {
  en: "A browser in which somebody has changed the questions by hand keeps its own list",
  de: "Ein Browser, in dem jemand die Fragen von Hand geändert hat, behält seine eigene Liste",
  es: "Un navegador en el que alguien cambió las preguntas a mano conserva su propia lista",
};
const noQuiz: Wording = {
  en: "This app has no quiz whose questions I could change. I changed nothing.",
  de: "Diese App hat kein Quiz, dessen Fragen ich ändern könnte. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene un concurso cuyas preguntas cambiar. No he cambiado nada.",
};
const noQuestions: Wording = {
  en: "This app has no quiz and no questions and answers to add it to. Say first: Add questions and answers. I changed nothing.",
  de: "Diese App hat kein Quiz und keine Fragen und Antworten, zu denen sie passt. Sagen Sie erst: Füge Fragen und Antworten hinzu. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene concurso ni preguntas y respuestas donde ponerla. Di antes: Añade preguntas y respuestas. No he cambiado nada.",
};
const needsWords: Wording = {
  en: "I do not make up questions. Say it like this: Add the question: Where is the Prado? Madrid, wrong: Lisbon, Seville, Paris. I changed nothing.",
  de: "Fragen erfinde ich nicht. Etwa so: Füge die Frage hinzu: Wo steht der Prado? Madrid, falsch: Lissabon, Sevilla, Paris. Ich habe nichts geändert.",
  es: "No invento preguntas. Dilo así: Añade la pregunta: ¿Dónde está el Prado? Madrid, incorrectas: Lisboa, Sevilla, París. No he cambiado nada.",
};
const needsWrong: Wording = {
  en: "“{question}” needs at least one wrong answer to choose from",
  de: "„{question}“ braucht mindestens eine falsche Antwort zur Auswahl",
  es: "«{question}» necesita al menos una respuesta incorrecta para elegir",
};
const tooMany: Wording = {
  en: "“{question}”: a question has up to three wrong answers; left out: {list}",
  de: "„{question}“: eine Frage hat bis zu drei falsche Antworten; ausgelassen: {list}",
  es: "«{question}»: una pregunta tiene hasta tres respuestas incorrectas; fuera quedan: {list}",
};
const noSuch: Wording = {
  en: "I found no such question. There is for example: {list}. I changed nothing.",
  de: "Diese Frage habe ich nicht gefunden. Es gibt zum Beispiel: {list}. Ich habe nichts geändert.",
  es: "No he encontrado esa pregunta. Hay por ejemplo: {list}. No he cambiado nada.",
};
const lastOne: Wording = {
  en: "A quiz needs a question. Say which ones to ask instead: Replace all questions with: … I changed nothing.",
  de: "Ein Quiz braucht eine Frage. Sagen Sie, welche stattdessen: Ersetze alle Fragen durch: … Ich habe nichts geändert.",
  es: "Un concurso necesita una pregunta. Di cuáles en su lugar: Cambia todas las preguntas por: … No he cambiado nada.",
};

const counted =
  /(?<!\p{L})(?:ask|only|just|stelle?|frage|nur|haz|pregunta|solo|sólo)\s+(?:up to |bis zu )?\d{1,2}\s+(?:questions|fragen|preguntas)(?!\p{L})/iu;
const reads = (plan: Plan): string[] => (hasQuiz(plan) ? [questionsFile] : []);

/** "Add the question: …", and all of them replaced by others. */
export const addQuestion = operation<{ written: WrittenQuestion[]; instead: boolean; text: string }>({
  id: "add-question",
  words: "question quiz answer ask frage antwort pregunta respuesta",
  match({ text, language }) {
    if (!has(text, noun) || has(text, `faq|frequently|häufige|frecuentes|sections?|pages?|seite|página`)) return null;
    const instead =
      has(text, "replace|instead of|swap|ersetze?|ersetzen|tausche|reemplaza|sustituye|cambia(?:r)? todas") &&
      has(text, "all|the questions|alle|die fragen|todas|las preguntas");
    if (!instead && !has(text, `${add}|ask|frage?|pregunta`)) return null;
    if (
      !instead &&
      has(text, "change|remove|delete|ändere?|entferne?|lösche?|cambia\\w*|quita\\w*|elimina\\w*|borra\\w*")
    )
      return null;
    const written = writtenQuestions(text);
    // "Ask 8 questions": a number of them is a rule of the quiz.
    if (written.length === 0 && counted.test(text)) return null;
    // "Add questions and answers" is a section of a site.
    if (written.length === 0 && has(text, "questions and answers|q ?& ?a|fragen und antworten|preguntas y respuestas"))
      return null;
    return written.length === 0 && !/^.{0,40}$/s.test(text) && !instead
      ? null
      : { confidence: 0.94, values: { written, instead, text }, understood: understood[language] };
  },
  reads: (plan) => [...reads(plan), ...(hasQuiz(plan) ? [] : siteQuestionFiles)],
  change(project, { written, instead, text }, { language }) {
    const file = questionFile(project);
    if (!file) return addSiteQuestions(project, { written, text }, language) ?? { say: noQuestions[language] };
    if (written.length === 0) return { say: needsWords[language] };
    return addAll(project, file, { written, instead, language });
  },
});

interface Wanted {
  written: WrittenQuestion[];
  instead: boolean;
  language: Language;
}

function addAll(
  project: ProjectEdit,
  { source, list }: QuestionFile,
  { written, instead, language }: Wanted,
): Changed | Unchanged {
  const complete = written.filter(({ answer, wrong }) => answer !== null && wrong.length > 0);
  const lacking = written
    .filter((one) => !complete.includes(one))
    .map(({ question }) => worded(needsWrong, language, { question }));
  if (complete.length === 0) return { say: `${lacking.join(". ")}. ${needsWords[language]}` };
  const rows = complete.map(({ question, answer, wrong }) => rowCode(question, answer!, wrong));
  if (instead)
    source.edits.overwrite(list.list.start, list.list.end, `[\n${rows.map((row) => `  ${row},\n`).join("")}]`);
  else for (const row of rows) appendElement(source, list.list, row);
  project.save(questionsFile, source);
  const many = complete
    .filter(({ wrong }) => wrong.length > wrongKeys.length)
    .map(({ question, wrong }) =>
      worded(tooMany, language, { question, list: wrong.slice(wrongKeys.length).join(", ") }),
    );
  return {
    plan: project.plan,
    claims: complete.map(({ question, answer }) =>
      contains(worded(didAdd, language, { question, answer: answer! }), questionsFile, stringLiteral(question)),
    ),
    notDone: [...lacking, ...many, ownLists[language]],
    routes: ["/"],
  };
}

function rowCode(question: string, answer: string, wrong: readonly string[]): string {
  const values = { id: `question-${slugOf(question).slice(0, 40)}`, question, answer };
  const others = wrongKeys.map((key, at) => [key, wrong[at] ?? ""] as const);
  const parts = [...Object.entries(values), ...others].map(([key, value]) => `${key}: ${stringLiteral(value)}`);
  return `{ ${parts.join(", ")} }`;
}

function someQuestions({ list }: QuestionFile): string {
  return list.records
    .slice(0, 3)
    .map((record) => `“${stringAt(record, "question") ?? ""}”`)
    .join(", ");
}

/** "Remove the question about planets", "lösche Frage 3". */
export const removeQuestion = operation<{ phrase: string }>({
  id: "remove-question",
  words: "question quiz remove frage entfernen pregunta quitar",
  match({ text, language }) {
    if (!has(text, remove) || has(text, "faq|sections?|pages?|seite|página|abschnitt|bereich|sección|apartado|bloque"))
      return null;
    const phrase =
      quotedTexts(text)[0] ??
      /(?<![\p{L}])(?:questions?|fragen?|preguntas?)\s*(?:(?:about|on|with|number|über|zu|zum|zur|mit|nach|sobre|de|del|número|:)\s+)?(.+?)[.!]?$/iu.exec(
        text,
      )?.[1];
    return has(text, noun) && phrase
      ? { confidence: 0.94, values: { phrase }, understood: understood[language] }
      : null;
  },
  reads,
  change(project, { phrase }, { language }) {
    const file = questionFile(project);
    if (!file) return { say: noQuiz[language] };
    const record = questionNamed(file, phrase);
    if (!record) return { say: worded(noSuch, language, { list: someQuestions(file) }) };
    if (file.list.records.length === 1) return { say: lastOne[language] };
    const question = stringAt(record, "question")!;
    removeElement(file.source, record);
    project.save(questionsFile, file.source);
    return {
      plan: project.plan,
      claims: [lacks(worded(didRemove, language, { question }), questionsFile, stringLiteral(question))],
      notDone: [ownLists[language]],
      routes: ["/"],
    };
  },
});

interface Change {
  /** Which question. */
  phrase: string;
  to: string;
  part: "question" | "answer";
}

/** "Change the answer to … to …", "the question … should read …". */
export const changeQuestion = operation<Change>({
  id: "change-question",
  words: "question answer change frage antwort ändern pregunta respuesta cambiar",
  match({ text, language }) {
    if (!has(text, `${noun}|answers?|antwort(?:en)?|respuestas?`) || has(text, "faq|sections?|pages?|seite|página"))
      return null;
    const change = changeIn(text);
    return change && { confidence: 0.945, values: change, understood: understood[language] };
  },
  reads,
  change(project, { phrase, to, part }, { language }) {
    const file = questionFile(project);
    if (!file) return { say: noQuiz[language] };
    const record = questionNamed(file, phrase);
    if (!record) return { say: worded(noSuch, language, { list: someQuestions(file) }) };
    const [question, answer] = [stringAt(record, "question")!, stringAt(record, "answer")!];
    // What was wrong before and is right now leaves its place to what was right.
    const twin = wrongKeys.find((key) => stringAt(record, key)?.toLowerCase() === to.toLowerCase());
    if (part === "answer" && twin) setLiteral(file.source, valueAt(record, twin)!, answer);
    setLiteral(file.source, valueAt(record, part)!, to);
    project.save(questionsFile, file.source);
    const text =
      part === "answer"
        ? worded(didAnswer, language, { question, answer: to })
        : worded(didReword, language, { from: question, to, answer });
    return {
      plan: project.plan,
      claims: [contains(text, questionsFile, `${part}: ${stringLiteral(to)}`)],
      notDone: [ownLists[language]],
      routes: ["/"],
    };
  },
});

const clean = (text: string): string =>
  text
    .trim()
    .replace(/^["“„«']+|["”“»']+$/g, "")
    .replace(/(?<=[^.])[.!]$/, "")
    .trim();

function changeIn(text: string): Change | null {
  const answer =
    /(?:answer|antwort|respuesta(?: correcta)?)\s+(?:to|of|for|on|auf|zu|zur|von|bei|a|de|para)\s+(?:the\s+|die\s+|der\s+|la\s+)?(?:question\s+|frage\s+|pregunta\s+)?(.+?\?["”“»']?|["“„«].+?["”“»]|.+?)\s*(?:,\s*)?(?:\s(?:to|is|should be|into|auf|in|zu|ist|soll|lautet|a|por|es|debe ser)\s+)(.+?)(?:\s+(?:ändern|sein|lauten))?[.!]?$/isu.exec(
      text,
    );
  if (
    answer &&
    has(
      text,
      "change|correct|fix|set|should|make|update|is|ändere?|korrigiere|soll|setze?|ist|cambia\\w*|corrige|debe|es",
    )
  )
    return { phrase: clean(answer[1]!), to: clean(answer[2]!), part: "answer" };
  const question =
    /(?:change|reword|rewrite|replace|rephrase|ändere?|ersetze?|formuliere|cambia|sustituye|reemplaza)\s+(?:the\s+|die\s+|la\s+)?(?:question|frage|pregunta)\s+(.+?\?["”“»']?|["“„«].+?["”“»]|.+?)\s*(?:\s(?:to|with|by|into|in|zu|durch|por|a|con)\s+)(.+?)(?:\s+um)?[.!]?$/isu.exec(
      text,
    );
  return question ? { phrase: clean(question[1]!), to: clean(question[2]!), part: "question" } : null;
}
