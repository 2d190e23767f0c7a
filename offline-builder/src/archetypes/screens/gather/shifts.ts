import { namesSite } from "../../../parse/records/request-form.ts";
import type { Language } from "../../../plan/plan.ts";
import { screenArchetype } from "../screen-app.ts";
import { gathering, gatheringLists, gatheringWords, type GatheringSample } from "./events.ts";

const asked =
  /(?<![\p{L}])(?:(?:volunteers?|helpers?)(?:[- ]\p{L}+){0,2} (?:sign[- ]?ups?|shifts?|slots)[^.]{0,60}(?:shifts?|slots|places|spots)|(?:volunteer|helper) shifts?|shift sign[- ]?ups?|(?:sign|signing) up for (?:a |the |their |open )?(?:shifts?|slots?)|(?:claim|take|pick|choose) (?:a |an |open |their )*(?:shifts?|slots?)|shifts? with (?:limited|a limited number of|\d+) (?:places|spots|people|volunteers)|helfer(?:schichten|einsätze)|(?:schichten|dienste)[^.]{0,40}(?:eintragen|plätze)|turnos[^.]{0,40}(?:plazas|apuntarse|voluntari\p{L}*))(?![\p{L}])/iu;
/** Who works when is a roster, and a shop pays for it. */
const rostered =
  /(?<![\p{L}])(?:employees?|staff|payroll|wages?|rota|roster|nurses?|clock(?:ing)? in|mitarbeiter\p{L}*|dienstplan\p{L}*|empleados?)(?![\p{L}])/iu;

const samples: Record<Language, GatheringSample[]> = {
  en: [
    [
      "Morning shift",
      5,
      "09:00",
      "Meeting point at the car park",
      8,
      "Two hours outside. Gloves, bags and coffee are there.",
    ],
    [
      "Midday shift",
      5,
      "11:30",
      "Meeting point at the car park",
      8,
      "Two hours, with soup afterwards. Children come with an adult.",
    ],
    ["Setting up", 4, "17:00", "Store room", 4, "Carrying tables and putting up signs, about an hour."],
    ["Sorting and counting", -9, "14:00", "Store room", 6, "Everything was weighed and written down."],
  ],
  de: [
    [
      "Frühschicht",
      5,
      "09:00",
      "Treffpunkt am Parkplatz",
      8,
      "Zwei Stunden draußen. Handschuhe, Säcke und Kaffee sind da.",
    ],
    [
      "Mittagsschicht",
      5,
      "11:30",
      "Treffpunkt am Parkplatz",
      8,
      "Zwei Stunden, danach gibt es Suppe. Kinder kommen mit einem Erwachsenen.",
    ],
    ["Aufbau", 4, "17:00", "Lager", 4, "Tische tragen und Schilder aufstellen, etwa eine Stunde."],
    ["Sortieren und zählen", -9, "14:00", "Lager", 6, "Alles wurde gewogen und aufgeschrieben."],
  ],
  es: [
    [
      "Turno de mañana",
      5,
      "09:00",
      "Punto de encuentro en el aparcamiento",
      8,
      "Dos horas al aire libre. Hay guantes, bolsas y café.",
    ],
    [
      "Turno de mediodía",
      5,
      "11:30",
      "Punto de encuentro en el aparcamiento",
      8,
      "Dos horas, y después sopa. Los niños vienen con un adulto.",
    ],
    ["Montaje", 4, "17:00", "Almacén", 4, "Llevar mesas y poner carteles, alrededor de una hora."],
    ["Clasificar y contar", -9, "14:00", "Almacén", 6, "Se pesó y se apuntó todo."],
  ],
};

/** Shifts that volunteers put their names down for, each with a number of places. */
export const shifts = screenArchetype({
  ...gathering,
  id: "shifts",
  score: ({ text }) => (asked.test(text) && !rostered.test(text) && !namesSite(text) ? 11.5 : 0),
  vocabulary: { en: "shifts|volunteer", de: "schichten|helfer", es: "turnos|voluntarios" },
  kind: ["a sign-up for volunteers", "eine Anmeldung für Helfer", "una inscripción de voluntarios"],
  names: [
    ["Many Hands", "Sign Me Up"],
    ["Viele Hände", "Bin dabei"],
    ["Muchas manos", "Me apunto"],
  ],
  tagline: [
    "Shifts with free places, and who takes them.",
    "Schichten mit freien Plätzen, und wer sie übernimmt.",
    "Turnos con plazas libres, y quién los toma.",
  ],
  pages: [
    { component: "Index", title: ["Shifts", "Schichten", "Turnos"], icon: "HandHelping", blueprint: "Events" },
    { component: "EventDetail", title: ["Shift", "Schicht", "Turno"], below: "Index" },
  ],
  lists: gatheringLists({
    singular: ["Shift", "Schicht", "Turno"],
    plural: ["Shifts", "Schichten", "Turnos"],
    samples,
  }),
  ...gatheringWords({
    all: ["All shifts", "Alle Schichten", "Todos los turnos"],
    over: ["This shift is over.", "Diese Schicht ist vorbei.", "Este turno ya pasó."],
    add: ["Add a shift", "Schicht hinzufügen", "Añadir un turno"],
    search: ["Search shifts", "Schichten durchsuchen", "Buscar turnos"],
    hint: [
      "What you can do, when you have to leave",
      "Was Sie können, wann Sie gehen müssen",
      "Qué sabes hacer, a qué hora te vas",
    ],
    none: ["No shift here", "Hier steht keine Schicht", "Aquí no hay turnos"],
  }),
  claims: [
    [
      "Shifts with day, time and number of places; past ones stand apart",
      "Schichten mit Tag, Uhrzeit und Platzzahl; vergangene stehen für sich",
      "Turnos con día, hora y plazas; los pasados van aparte",
    ],
    [
      "Volunteers put their names down, for several people too, never more than there are places; list as CSV",
      "Helfer tragen sich ein, auch für mehrere, nie mehr als Plätze da sind; Liste als CSV",
      "Los voluntarios se apuntan, también por varios, nunca más que plazas; lista en CSV",
    ],
  ],
  speaksOf: { parts: /\b(?:limited (?:places|spots)|sign[- ]?ups?|begrenzte\p{L}* plätze\p{L}*|plazas limitadas)\b/iu },
});
