import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields, localized, type Localized } from "../../../lexicon/entities/entity.ts";
import { namesSite } from "../../../parse/records/request-form.ts";
import type { DraftPlan, Language } from "../../../plan/plan.ts";
import { csv, listPieces, removal } from "../pieces.ts";
import { day, ref, screenArchetype, type ScreenApp, type ScreenList } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:(?:club |team |community |group |social )?events? (?:app|planner|manager|management|platform|board|calendar with|with rsvp|where|and who|people (?:can )?(?:join|sign))|meet ?up(?: app| clone)?|eventbrite|rsvp (?:app|tool|tracker|manager)|track rsvps|events? .{0,40}(?:who comes|who is coming|say (?:if|whether) they come|rsvp|places? left|seats left|sign up)|veranstaltungs(?:app|planer|verwaltung|kalender mit)|veranstaltungen (?:mit (?:zu|an)|planen|für|verwalten|organisieren)|event-?(?:app|planer|manager|verwaltung)|(?:vereins)?(?:feste|treffen|ausflüge) (?:\p{L}+ )*mit (?:zu-? ?und absagen|zusagen|anmeldung)|gestor de eventos|app (?:de|para) eventos|eventos (?:con|donde|y quién)|quedadas)(?![\p{L}])/iu;
const otherThings =
  /(?<![\p{L}])(?:wedding|hochzeit\p{L}*|boda|birthday|geburtstag\p{L}*|cumpleaños|tickets?|sell|verkauf\p{L}*|entradas|agency|agentur|venue|logs?|logging|server|webhook|analytics|budget|vendors?|caterers?|catering|historical|timeline|sponsors?)(?![\p{L}])/iu;

export type GatheringSample = [title: string, days: number, time: string, place: string, seats: number, about: string];
const samples: Record<Language, GatheringSample[]> = {
  en: [
    [
      "Repair café",
      6,
      "14:00",
      "Old school, room 2",
      12,
      "Bring what is broken, small enough to carry. We have tools, tea and patience.",
    ],
    [
      "Walk around the reservoir",
      13,
      "09:30",
      "Car park at the dam",
      0,
      "Nine kilometres, flat, with a stop for bread and cheese.",
    ],
    [
      "Evening of short films",
      20,
      "19:30",
      "Library hall",
      40,
      "Six films, none longer than twelve minutes, and time to talk after each.",
    ],
    ["Seed swap", -18, "10:00", "Market square", 0, "More tomatoes changed hands than anybody can plant."],
  ],
  de: [
    [
      "Reparaturcafé",
      6,
      "14:00",
      "Alte Schule, Raum 2",
      12,
      "Bringt mit, was kaputt ist und sich tragen lässt. Werkzeug, Tee und Geduld sind da.",
    ],
    [
      "Rund um die Talsperre",
      13,
      "09:30",
      "Parkplatz an der Mauer",
      0,
      "Neun Kilometer, eben, mit einer Pause für Brot und Käse.",
    ],
    [
      "Kurzfilmabend",
      20,
      "19:30",
      "Saal der Bücherei",
      40,
      "Sechs Filme, keiner länger als zwölf Minuten, und danach jeweils Zeit zum Reden.",
    ],
    [
      "Saatguttausch",
      -18,
      "10:00",
      "Marktplatz",
      0,
      "Mehr Tomaten wechselten den Besitzer, als irgendwer pflanzen kann.",
    ],
  ],
  es: [
    [
      "Taller de reparación",
      6,
      "17:00",
      "Escuela vieja, aula 2",
      12,
      "Trae lo que esté roto y se pueda llevar. Hay herramientas, té y paciencia.",
    ],
    [
      "Paseo por el embalse",
      13,
      "09:30",
      "Aparcamiento de la presa",
      0,
      "Nueve kilómetros llanos, con una parada para pan y queso.",
    ],
    [
      "Noche de cortos",
      20,
      "20:30",
      "Salón de la biblioteca",
      40,
      "Seis películas, ninguna de más de doce minutos, y un rato para hablar después.",
    ],
    [
      "Intercambio de semillas",
      -18,
      "10:00",
      "Plaza del mercado",
      0,
      "Cambiaron de manos más tomates de los que nadie puede plantar.",
    ],
  ],
};
const answered: readonly [event: number, name: string, answer: number, people: number][] = [
  [0, "Nora", 0, 1],
  [0, "Leo", 0, 2],
  [0, "Ada", 1, 1],
  [1, "Samuel", 0, 3],
  [1, "Ines", 2, 1],
  [2, "Mira", 0, 2],
];

/** Things with a day and a number of places that people say they come to: what all kinds of them have. */
export const gathering = {
  folder: "events",
  look: appLooks.club,
  shell: "topbar",
  pieces: [
    ...listPieces,
    removal,
    csv,
    ["events/events.ts", "src/data/gathering.ts"],
    ["events/EventForm.tsx", "src/components/events/EventForm.tsx"],
  ],
  features: ["create", "edit", "delete", "undo", "search", "filter", "rsvp", "export", "persist"],
  caveats: [
    [
      "Answers stay in this browser: guests answer from their own devices once the project has a database",
      "Antworten bleiben in diesem Browser: von eigenen Geräten antworten Gäste erst mit einer Datenbank",
      "Las respuestas quedan en este navegador: los invitados responden desde su dispositivo cuando haya base de datos",
    ],
  ],
} satisfies Partial<ScreenApp>;

interface Called {
  singular: Localized;
  plural: Localized;
  samples: Record<Language, GatheringSample[]>;
}

/** What people come to, under the name the app has for it, and who comes. */
export function gatheringLists({ singular, plural, samples }: Called): ScreenList[] {
  return [
    {
      key: "event",
      singular,
      plural,
      fields: fields(
        "title:text!:Title|Titel|Título",
        "date:date!:Date|Datum|Fecha",
        "time:time:Time|Uhrzeit|Hora",
        "place:text:Place|Ort|Lugar",
        "about:long-text:About|Worum es geht|De qué va",
        "seats:number:Places|Plätze|Plazas",
      ),
      samples: (language) =>
        samples[language].map(([title, days, time, place, seats, about]) => ({
          title,
          date: day(days),
          time,
          place,
          seats,
          about,
        })),
    },
    {
      key: "rsvp",
      singular: ["Answer", "Antwort", "Respuesta"],
      plural: ["Answers", "Antworten", "Respuestas"],
      fields: fields(
        "name:text!:Name|Name|Nombre",
        `event:relation>event!:${singular.join("|")}`,
        "answer:enum:Answer|Antwort|Respuesta:Coming,Maybe,Not coming|Kommt,Vielleicht,Kommt nicht|Viene,Quizá,No viene",
        "people:number:People|Personen|Personas",
        "note:text:Note|Notiz|Nota",
      ),
      samples: () =>
        answered.map(([event, name, answer, people]) => ({ name, event: ref("event", event), answer, people })),
    },
  ];
}

/** Sentences of the pages that say what people come to. */
export function gatheringWords(words: Record<"all" | "over" | "add" | "search" | "none" | "hint", Localized>): {
  content: (plan: DraftPlan) => Record<string, string>;
} {
  return {
    content: ({ language }) =>
      Object.fromEntries(Object.entries(words).map(([key, texts]) => [key, localized(texts, language)])),
  };
}

/** Events with places, and who comes to them. */
export const events = screenArchetype({
  ...gathering,
  id: "events",
  score: ({ text }) => (asked.test(text) && !otherThings.test(text) && !namesSite(text) ? 11 : 0),
  vocabulary: { en: "events|rsvp", de: "veranstaltungen", es: "eventos" },
  kind: ["an app for events", "eine App für Veranstaltungen", "una aplicación de eventos"],
  names: [
    ["See You There", "Count Me In"],
    ["Ich bin dabei", "Bis dann"],
    ["Cuenta conmigo", "Allí nos vemos"],
  ],
  tagline: ["What is on, and who comes.", "Was stattfindet, und wer kommt.", "Qué hay, y quién viene."],
  pages: [
    { component: "Index", title: ["Events", "Veranstaltungen", "Eventos"], icon: "CalendarHeart", blueprint: "Events" },
    { component: "EventDetail", title: ["Event", "Veranstaltung", "Evento"], below: "Index" },
  ],
  lists: gatheringLists({
    singular: ["Event", "Veranstaltung", "Evento"],
    plural: ["Events", "Veranstaltungen", "Eventos"],
    samples,
  }),
  ...gatheringWords({
    all: ["All events", "Alle Veranstaltungen", "Todos los eventos"],
    over: ["This event is over.", "Diese Veranstaltung ist vorbei.", "Este evento ya pasó."],
    add: ["Add an event", "Veranstaltung hinzufügen", "Añadir un evento"],
    search: ["Search events", "Veranstaltungen durchsuchen", "Buscar eventos"],
    hint: ["What you bring, what you do not eat", "Was Sie mitbringen, was Sie nicht essen", "Qué traes, qué no comes"],
    none: ["No event here", "Hier steht keine Veranstaltung", "Aquí no hay eventos"],
  }),
  claims: [
    [
      "Events with day, place and number of places; past ones stand apart",
      "Veranstaltungen mit Tag, Ort und Platzzahl; vergangene stehen für sich",
      "Eventos con día, lugar y plazas; los pasados van aparte",
    ],
    [
      "Answers by name: coming, maybe or not, for several people, never more than there are places; guest list as CSV",
      "Antworten mit Namen: kommt, vielleicht oder nicht, auch für mehrere, nie mehr als Plätze; Gästeliste als CSV",
      "Respuestas con nombre: viene, quizá o no, para varias personas, nunca más que plazas; lista en CSV",
    ],
  ],
  speaksOf: { parts: /\b(?:rsvps?|zu- und absagen|zusagen|absagen|confirmaciones)\b/iu },
});
