import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import type { Language } from "../../../plan/plan.ts";
import { removal } from "../pieces.ts";
import { ref, screenArchetype } from "../screen-app.ts";

const asked: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:(?:school|class|pupils?|students?|lesson|lessons|university|uni|course|study|my) (?:\p{L}+ )?(?:timetable|schedule)|timetable (?:app|planner|maker|for (?:my|our|the) (?:\p{L}+ )?(?:school|class|pupils|students|kids|lessons)))(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:stundenpl(?:an|äne)|stundenplaner|unterrichtsplan|vorlesungsplan)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:horario (?:escolar|de clases?|de (?:mi|nuestra|la) (?:clase|escuela)|lectivo|semanal de clases|para (?:mi|nuestra) clase))(?![\p{L}])/iu,
};
const otherThings =
  /(?<![\p{L}])(?:gym|fitness\p{L}*|yoga|pilates|dance|tanz\p{L}*|studio|gimnasio|trainer|website|webseite|homepage|página|web|bus|train|flight|zug|tren|autobús|kursplan|generator|work schedule)(?![\p{L}])/iu;

const taught: Record<Language, [name: string, teacher: string][]> = {
  en: [
    ["Reading", "Ms Hale"],
    ["Maths", "Mr Brandt"],
    ["Science", "Ms Quinn"],
    ["Sports", "Mr Okafor"],
    ["Art", "Ms Dahl"],
    ["Music", "Mr Whitlock"],
    ["Class council", "Ms Hale"],
  ],
  de: [
    ["Deutsch", "Frau Heller"],
    ["Mathe", "Herr Brandt"],
    ["Sachunterricht", "Frau Kern"],
    ["Sport", "Herr Otte"],
    ["Kunst", "Frau Dahl"],
    ["Musik", "Herr Weiß"],
    ["Klassenrat", "Frau Heller"],
  ],
  es: [
    ["Lengua", "Sra. Herrero"],
    ["Matemáticas", "Sr. Brotons"],
    ["Ciencias", "Sra. Quintana"],
    ["Educación física", "Sr. Ortega"],
    ["Plástica", "Sra. Dalmau"],
    ["Música", "Sr. Blanco"],
    ["Tutoría", "Sra. Herrero"],
  ],
};
const times = [
  ["08:00", "08:45"],
  ["08:50", "09:35"],
  ["09:55", "10:40"],
  ["10:45", "11:30"],
  ["11:45", "12:30"],
] as const;
/** One row for each hour, one number for each day: which subject it is, -1 where it is free. */
const plan = [
  [0, 1, 0, 1, 0],
  [1, 0, 1, 0, 1],
  [2, 0, 3, 2, 6],
  [4, 5, 3, 0, 2],
  [4, -1, -1, 5, -1],
];
const gym: Record<Language, string> = { en: "Gym", de: "Turnhalle", es: "Gimnasio" };

/** A week of lessons: what is taught when, by whom and where. */
export const timetable = screenArchetype({
  id: "timetable",
  folder: "timetable",
  score: ({ text, language }) =>
    (asked[language].test(text) || asked.en.test(text)) && !otherThings.test(text) ? 13 : 0,
  vocabulary: { en: "timetable|lessons", de: "stundenplan", es: "horario" },
  kind: ["a timetable", "ein Stundenplan", "un horario de clases"],
  names: [
    ["First Bell", "Five Days"],
    ["Erste Stunde", "Große Pause"],
    ["Primera hora", "Cinco días"],
  ],
  tagline: [
    "Tap an hour to say what is taught there.",
    "Auf eine Stunde tippen und sagen, was dort unterrichtet wird.",
    "Toca una hora para decir qué se da.",
  ],
  look: { ...appLooks.garden, density: ["compact"] },
  shell: "topbar",
  isPrivate: true,
  pages: [
    { component: "Index", title: ["The week", "Die Woche", "La semana"], icon: "CalendarDays", blueprint: "Week" },
    { component: "Subjects", title: ["Subjects", "Fächer", "Asignaturas"], icon: "BookOpen" },
  ],
  lists: [
    {
      key: "subject",
      singular: ["Subject", "Fach", "Asignatura"],
      plural: ["Subjects", "Fächer", "Asignaturas"],
      fields: fields("name:text!:Name|Name|Nombre", "teacher:text:Teacher|Lehrkraft|Docente"),
      samples: (language) => taught[language].map(([name, teacher]) => ({ name, teacher })),
    },
    {
      key: "period",
      singular: ["Hour", "Stunde", "Hora"],
      plural: ["Hours", "Stunden", "Horas"],
      fields: fields("name:text!:Name|Name|Nombre", "from:time:From|Von|Desde", "until:time:Until|Bis|Hasta"),
      samples: () => times.map(([from, until], at) => ({ name: `${at + 1}.`, from, until })),
    },
    {
      key: "lesson",
      singular: ["Lesson", "Unterricht", "Clase"],
      plural: ["Lessons", "Unterricht", "Clases"],
      fields: fields(
        "room:text:Room|Raum|Aula",
        "day:number:Day|Tag|Día",
        "period:relation>period!:Hour|Stunde|Hora",
        "subject:relation>subject!:Subject|Fach|Asignatura",
      ),
      samples: (language) =>
        plan.flatMap((row, hour) =>
          row.flatMap((subject, day) =>
            subject < 0
              ? []
              : [
                  {
                    day,
                    period: ref("period", hour),
                    subject: ref("subject", subject),
                    room: subject === 3 ? gym[language] : "",
                  },
                ],
          ),
        ),
    },
  ],
  pieces: [
    removal,
    ["timetable/week-plan.ts", "src/data/week-plan.ts"],
    ["timetable/LessonForm.tsx", "src/components/timetable/LessonForm.tsx"],
  ],
  features: ["create", "edit", "delete", "undo", "print", "timetable", "persist"],
  claims: [
    [
      "A week from Monday to Friday with subject, teacher and room in each hour, changed with a tap",
      "Eine Woche von Montag bis Freitag mit Fach, Lehrkraft und Raum in jeder Stunde, mit einem Tippen geändert",
      "Una semana de lunes a viernes con asignatura, docente y aula en cada hora, que se cambia con un toque",
    ],
    [
      "Subjects with their hours a week, hours of the day that can be moved, and a page that prints",
      "Fächer mit ihren Wochenstunden, verschiebbare Stundenzeiten und eine Seite zum Drucken",
      "Asignaturas con sus horas por semana, horas que se pueden mover y una página que se imprime",
    ],
  ],
  caveats: [
    [
      "The timetable stays in this browser until the database is on",
      "Der Stundenplan liegt in diesem Browser, bis die Datenbank eingeschaltet ist",
      "El horario queda en este navegador hasta activar la base de datos",
    ],
  ],
});
