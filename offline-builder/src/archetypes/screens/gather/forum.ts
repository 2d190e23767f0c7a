import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import type { Language, OptionValue } from "../../../plan/plan.ts";
import { audienceOf } from "../audience.ts";
import { listPieces, writerPieces } from "../pieces.ts";
import { moment, ref, screenArchetype, type SampleValue } from "../screen-app.ts";
import { forumSamples } from "./forum-samples.ts";

const asked =
  /(?<![\p{L}])(?:forums?|message board|discussion board|bulletin board|q ?& ?a (?:site|app|page|board)|question and answer (?:site|board|app)|stack ?overflow|reddit|threads and (?:answers|replies)|\p{L}*-?forum|diskussionsforum|fragen[- ]und[- ]antworten|foros?|tablón de discusión|preguntas y respuestas)(?![\p{L}])/iu;
/** A congress is no place to write in, and "forum" is also a part of other things. */
const otherThings =
  /(?<![\p{L}])(?:conference|congress|economic forum|wirtschaftsforum|fachtagung|congreso|roman forum)(?![\p{L}])/iu;

const lead: Record<Language, (audience: string) => string> = {
  en: (audience) => `Questions and answers for ${audience}.`,
  de: (audience) => `Fragen und Antworten für ${audience}.`,
  es: (audience) => `Preguntas y respuestas para ${audience}.`,
};

const author = "author:text!:Written by|Geschrieben von|Escrito por";
const at = "at:text:When|Wann|Cuándo";

/** Questions in topics, answers below them, and which of them solved it. */
export const forum = screenArchetype({
  id: "forum",
  folder: "forum",
  score: ({ text }) => (asked.test(text) && !otherThings.test(text) ? 11 : 0),
  vocabulary: { en: "forum|threads|answers", de: "forum|themen", es: "foro|temas" },
  kind: ["a forum", "ein Forum", "un foro"],
  names: [
    ["Ask Around", "Round Table"],
    ["Frag die Runde", "Guter Rat"],
    ["Pregunta y verás", "Buena pregunta"],
  ],
  tagline: [
    "Questions by topic, answers, and which of them helped.",
    "Fragen nach Themen, Antworten und welche davon geholfen hat.",
    "Preguntas por temas, respuestas y cuál de ellas ayudó.",
  ],
  look: { ...appLooks.ledger, density: ["regular"] },
  shell: "topbar",
  pages: [
    { component: "Index", title: ["Questions", "Fragen", "Preguntas"], icon: "MessagesSquare", blueprint: "Threads" },
    { component: "Thread", title: ["Question", "Frage", "Pregunta"], below: "Index" },
    { component: "Ask", title: ["Ask a question", "Frage stellen", "Hacer una pregunta"], icon: "CircleHelp" },
  ],
  lists: [
    {
      key: "thread",
      singular: ["Question", "Frage", "Pregunta"],
      plural: ["Questions", "Fragen", "Preguntas"],
      fields: fields(
        "title:text!:Question|Frage|Pregunta",
        "topic:enum:Topic|Thema|Tema:Getting started,How to,Equipment,Meeting up,Everything else|Für den Anfang,So geht es,Ausrüstung,Treffen,Alles andere|Para empezar,Cómo se hace,Material,Quedadas,Lo demás",
        "text:long-text:Text|Text|Texto",
        author,
        at,
        "solvedBy:text:Solved by|Gelöst durch|Resuelta por",
      ),
      samples: (language) =>
        forumSamples[language].map(({ title, topic, text, author: by, ago, solved }, index) => ({
          title,
          topic,
          text,
          author: by,
          at: moment(-ago, "09:30"),
          solvedBy: solved === undefined ? "" : ref("answer", answersBefore(language, index) + solved),
        })),
    },
    {
      key: "answer",
      singular: ["Answer", "Antwort", "Respuesta"],
      plural: ["Answers", "Antworten", "Respuestas"],
      fields: fields(author, "thread:relation>thread!:Question|Frage|Pregunta", "text:long-text:Text|Text|Texto", at),
      samples: (language) =>
        forumSamples[language].flatMap(({ answers, ago }, index) =>
          answers.map(
            ([by, text], place): Record<string, SampleValue> => ({
              author: by,
              thread: ref("thread", index),
              text,
              at: moment(-Math.max(0, ago - 1), `1${place}:15`),
            }),
          ),
        ),
    },
    {
      key: "thanks",
      singular: ["Thanks", "Dank", "Gracias"],
      plural: ["Thanks", "Dank", "Gracias"],
      fields: fields("author:text!:From|Von|De", "answer:relation>answer!:Answer|Antwort|Respuesta"),
      samples: () => [
        { author: "Leo", answer: ref("answer", 0) },
        { author: "Ada", answer: ref("answer", 0) },
        { author: "Nora", answer: ref("answer", 3) },
      ],
    },
  ],
  pieces: [...listPieces, ...writerPieces, ["forum/forum.ts", "src/data/forum.ts"]],
  features: ["create", "reply", "delete", "undo", "search", "filter", "vote", "persist"],
  claims: [
    [
      "Questions by topic with search, narrowed to unanswered, open or solved ones",
      "Fragen nach Themen mit Suche, auch nur unbeantwortete, offene oder gelöste",
      "Preguntas por temas con búsqueda, también solo sin respuesta, abiertas o resueltas",
    ],
    [
      "Answers that can be marked as helpful, and the one that solved it first",
      "Antworten, die als hilfreich markiert werden, die lösende zuerst",
      "Respuestas que se marcan como útiles, con la que lo resolvió en primer lugar",
    ],
    [
      "A question similar to one that was asked is shown while it is typed",
      "Ähnliche Fragen erscheinen schon beim Tippen",
      "Las preguntas parecidas aparecen mientras se escribe",
    ],
  ],
  caveats: [
    [
      "What is written stays in this browser: others read it once the project has a database",
      "Geschriebenes bleibt in diesem Browser: andere lesen es erst mit einer Datenbank",
      "Lo escrito queda en este navegador: otros lo leen cuando el proyecto tenga una base de datos",
    ],
  ],
  options: ({ text, language }): Record<string, OptionValue> => {
    const audience = audienceOf(text, language);
    return audience ? { audience } : {};
  },
  content: ({ options, language }): Record<string, string> =>
    typeof options["audience"] === "string" ? { lead: lead[language](options["audience"]) } : {},
});

function answersBefore(language: Language, thread: number): number {
  return forumSamples[language].slice(0, thread).reduce((sum, { answers }) => sum + answers.length, 0);
}
