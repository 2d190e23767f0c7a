import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields, type Localized } from "../../../lexicon/entities/entity.ts";
import type { Language, OptionValue } from "../../../plan/plan.ts";
import { audienceOf } from "../audience.ts";
import { removal } from "../pieces.ts";
import { ref, screenArchetype } from "../screen-app.ts";
import { courseSamples } from "./course-samples.ts";

const asked =
  /(?<![\p{L}])(?:online[- ]?(?:course|kurs|learning)|e-?learning(?: platform| app| site)?|learning (?:platform|app|management system)|lms|course (?:app|platform|with lessons)|courses? with (?:lessons|videos|modules|chapters|quizzes)|lessons (?:and|with) (?:a |an )?(?:quiz(?:zes)?|exercises|progress)|udemy|moodle|lernplattform|lern-?app|kurs mit lektionen|lektionen (?:und|mit)|curso (?:en línea|online|con lecciones)|plataforma (?:de )?(?:aprendizaje|cursos|e-?learning)|app para aprender|lecciones (?:y|con))(?![\p{L}])/iu;
const otherThings =
  /(?<![\p{L}])(?:sell(?:s|ing)?|shop|landing page|website|webseite|homepage|página web|sitio web|vocabulary|vokabel\p{L}*|vocabulario|flash ?cards?|machine learning|piano teacher|student management|catalogue of courses|enrol\p{L}*)(?![\p{L}])/iu;

const kinds: Localized = ["a course with lessons", "ein Kurs mit Lektionen", "un curso con lecciones"];
const leads: Record<Language, (topic: string) => string> = {
  en: (topic) => `A course on ${topic}: lessons in order, each ends in a question.`,
  de: (topic) => `Ein Kurs über ${topic}: Lektionen der Reihe nach, am Ende eine Frage.`,
  es: (topic) => `Un curso sobre ${topic}: lecciones en orden, cada una acaba en una pregunta.`,
};
const about: Record<Language, RegExp> = {
  en: /(?:course|courses|learning|lessons|learn)\s+(?:app |platform |site )?(?:on|about|for|in)\s+(?:the |my |our )?(\p{L}[\p{L} -]{2,30}?)(?=\s+(?:with|where|and|for|that)(?![\p{L}])|[,.:;]|\s*$)/iu,
  de: /(?:kurs|lernplattform|lern-?app|lektionen)\s+(?:über|für|zu|zum|in)\s+(?:die |den |das |dem )?(\p{L}[\p{L} -]{2,30}?)(?=\s+(?:mit|und|für|wo)(?![\p{L}])|[,.:;]|\s*$)/iu,
  es: /(?:curso|cursos|aprender|plataforma|lecciones)\s+(?:en línea |online |de |sobre |para )+(\p{L}[\p{L} -]{2,30}?)(?=\s+(?:con|y|para|donde)(?![\p{L}])|[,.:;]|\s*$)/iu,
};

/** Lessons in order, each with questions, and how far somebody has come. */
export const course = screenArchetype({
  id: "course",
  folder: "course",
  score: ({ text }) => (asked.test(text) && !otherThings.test(text) ? 13 : 0),
  vocabulary: { en: "lessons|course", de: "lektionen|kurs", es: "lecciones|curso" },
  kind: kinds,
  names: [
    ["Step by Step", "First Principles"],
    ["Schritt für Schritt", "Von Grund auf"],
    ["Paso a paso", "Desde cero"],
  ],
  tagline: [
    "Lessons in order, each ends in a question.",
    "Lektionen der Reihe nach, am Ende eine Frage.",
    "Lecciones en orden, cada una acaba en una pregunta.",
  ],
  look: { ...appLooks.desk, density: ["regular"], fonts: ["literary", "geometric"] },
  shell: "topbar",
  isPrivate: true,
  pages: [
    { component: "Index", title: ["Course", "Kurs", "Curso"], icon: "GraduationCap", blueprint: "Overview" },
    { component: "LessonDetail", title: ["Lesson", "Lektion", "Lección"], below: "Index" },
    {
      component: "WriteLessons",
      title: ["Write lessons", "Lektionen schreiben", "Escribir lecciones"],
      icon: "PenLine",
    },
  ],
  lists: [
    {
      key: "lesson",
      singular: ["Lesson", "Lektion", "Lección"],
      plural: ["Lessons", "Lektionen", "Lecciones"],
      fields: fields(
        "title:text!:Title|Titel|Título",
        "part:text:Part|Teil|Parte",
        "text:long-text:Text|Text|Texto",
        "minutes:number:Minutes|Minuten|Minutos",
      ),
      samples: (language) =>
        courseSamples[language].map(({ title, part, text, minutes }) => ({ title, part, text, minutes })),
    },
    {
      key: "exercise",
      singular: ["Question", "Frage", "Pregunta"],
      plural: ["Questions", "Fragen", "Preguntas"],
      fields: fields(
        "question:text!:Question|Frage|Pregunta",
        "lesson:relation>lesson!:Lesson|Lektion|Lección",
        "choices:long-text:Answers|Antworten|Respuestas",
        "answer:text:Right answer|Richtige Antwort|Respuesta correcta",
      ),
      samples: (language) =>
        courseSamples[language].map(({ ask: [question, right, ...wrong] }, at) => ({
          question,
          lesson: ref("lesson", at),
          choices: [right, ...wrong].sort((one, other) => one.localeCompare(other)).join("\n"),
          answer: right,
        })),
    },
    {
      key: "done-lesson",
      singular: ["Done", "Erledigt", "Hecha"],
      plural: ["Done", "Erledigt", "Hechas"],
      fields: fields("day:date:Day|Tag|Día", "lesson:relation>lesson!:Lesson|Lektion|Lección"),
    },
  ],
  pieces: [removal, ["course/course.ts", "src/data/course.ts"]],
  features: ["create", "edit", "delete", "undo", "progress", "quiz", "move", "persist"],
  claims: [
    [
      "Lessons in order with minutes and progress; one is done when its questions are answered",
      "Lektionen der Reihe nach mit Minuten und Fortschritt; erledigt ist eine, wenn ihre Fragen beantwortet sind",
      "Lecciones en orden con minutos y progreso; una está hecha cuando se responden sus preguntas",
    ],
    [
      "A page to write lessons and questions, and to put them in order",
      "Eine Seite, um Lektionen und Fragen zu schreiben und zu ordnen",
      "Una página para escribir lecciones y preguntas y ordenarlas",
    ],
  ],
  caveats: [
    [
      "The lessons are samples on learning itself: replace them with your own",
      "Die Lektionen sind Beispiele über das Lernen selbst: ersetzen Sie sie durch eigene",
      "Las lecciones son ejemplos sobre cómo aprender: cámbialas por las tuyas",
    ],
    [
      "Progress stays in this browser until the database is on",
      "Der Fortschritt bleibt in diesem Browser, bis die Datenbank eingeschaltet ist",
      "El progreso queda en este navegador hasta activar la base de datos",
    ],
  ],
  options: ({ text, language }): Record<string, OptionValue> => {
    const topic = about[language].exec(text)?.[1]?.trim() ?? (language === "en" ? null : audienceOf(text, language));
    return topic ? { topic } : {};
  },
  content: ({ options, language }): Record<string, string> =>
    typeof options["topic"] === "string" ? { lead: leads[language](options["topic"]) } : {},
});
