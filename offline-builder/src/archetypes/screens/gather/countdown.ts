import { appLooks } from "../../../lexicon/app-kinds.ts";
import { fields } from "../../../lexicon/entities/entity.ts";
import { findPlace } from "../../../parse/names.ts";
import { datesOf, dayOf } from "../../../parse/stated-dates.ts";
import type { Language } from "../../../plan/plan.ts";
import { namesSite } from "../../../parse/records/request-form.ts";
import { removal } from "../pieces.ts";
import { day, screenArchetype, type SampleValue } from "../screen-app.ts";

const asked =
  /(?<![\p{L}])(?:count(?:s|ing)?[- ]?down(?! timer)(?:s| app| page)?|days (?:until|left until)|tage bis|cuenta (?:atrás|regresiva)|cuántos días faltan)(?![\p{L}])/iu;
const otherThings =
  /(?<![\p{L}])(?:pomodoro|timers?|quiz|launch|newsletter|waitlist|waiting list|shop|store|tournament|game|spiel|juego|match(?:es)?|festival|conference|konferenz)(?![\p{L}])/iu;

/** What is waited for, in the words of the request. */
const waited: Record<Language, RegExp> = {
  en: /(?:count(?:s|ing)?[- ]?down (?:to|for|until)|days (?:left )?until)\s+(?:the |my |our )?(.{3,50}?)(?=\s+(?:on|in|with|at)\s|[,.;]|\s*$)/iu,
  de: /(?:countdown|tage) (?:bis )?(?:zu[rm]?|für|bis)\s+(?:zu[rm]?\s+)?(?:de[mnr] |unsere[mnr]? |meine[mnr]? )?(.{3,50}?)(?=\s+(?:am|im|in|mit|um)\s|[,.;]|\s*$)/iu,
  es: /(?:cuenta (?:atrás|regresiva) (?:para|hasta)|faltan para)\s+(?:el |la |mi |nuestr[oa] )?(.{3,50}?)(?=\s+(?:el|en|con)\s|[,.;]|\s*$)/iu,
};

const samples: Record<Language, [title: string, days: number][]> = {
  en: [
    ["The first warm weekend", 24],
    ["Visit to Port Ellis", 61],
  ],
  de: [
    ["Das erste warme Wochenende", 24],
    ["Besuch am Meer", 61],
  ],
  es: [
    ["El primer fin de semana de calor", 24],
    ["Visita a la costa", 61],
  ],
};

function statedDay(text: string, language: Language): Record<string, SampleValue>[] {
  const found = dayOf(datesOf(text)[0] ?? "");
  if (!found) return [];
  const two = (value: number): string => String(value).padStart(2, "0");
  const title = waited[language].exec(text)?.[1]?.trim() ?? datesOf(text)[0]!;
  return [
    {
      id: "stated-day",
      title: title.charAt(0).toUpperCase() + title.slice(1),
      date: `${found.year}-${two(found.month)}-${two(found.date)}`,
      time: "",
    },
  ];
}

const leads: Record<Language, (day: string) => string> = {
  en: (stated) => `How long until ${stated}, and until other days that matter.`,
  de: (stated) => `Wie lange noch bis ${stated}, und bis zu anderen Tagen, die zählen.`,
  es: (stated) => `Cuánto falta para el ${stated}, y para otros días que importan.`,
};

/** Days to look forward to, the nearest one in large figures. */
export const countdown = screenArchetype({
  id: "countdown",
  folder: "countdown",
  score: ({ text }) =>
    asked.test(text) && !otherThings.test(text) && !namesSite(text) && !/\bpage\b|seite|página/i.test(text) ? 10 : 0,
  vocabulary: { en: "countdown", de: "countdown" },
  kind: ["a countdown", "ein Countdown", "una cuenta atrás"],
  names: [
    ["Not Long Now", "Sleeps Left"],
    ["Nicht mehr lange", "Noch so viel Schlaf"],
    ["Ya queda poco", "Falta menos"],
  ],
  tagline: [
    "How long until the days that matter.",
    "Wie lange noch bis zu den Tagen, die zählen.",
    "Cuánto falta para los días que importan.",
  ],
  look: { ...appLooks.night, header: ["bar"] },
  shell: "topbar",
  isPrivate: true,
  pages: [
    { component: "Index", title: ["Countdown", "Countdown", "Cuenta atrás"], icon: "Hourglass", blueprint: "Days" },
  ],
  lists: [
    {
      key: "big-day",
      singular: ["Day", "Tag", "Día"],
      plural: ["Days", "Tage", "Días"],
      fields: fields(
        "title:text!:What you wait for|Worauf Sie warten|Qué esperas",
        "date:date!:Date|Datum|Fecha",
        "time:time:Time|Uhrzeit|Hora",
      ),
      samples: (language, { request }) => {
        const stated = statedDay(request, language);
        return stated.length > 0
          ? stated
          : samples[language].map(([title, days]) => ({ title, date: day(days), time: "" }));
      },
    },
  ],
  pieces: [removal],
  features: ["create", "delete", "undo", "countdown", "persist"],
  claims: [
    [
      "The nearest day in days, hours, minutes and seconds, the others below it; days are added and removed",
      "Der nächste Tag in Tagen, Stunden, Minuten und Sekunden, die übrigen darunter; Tage kommen hinzu und gehen",
      "El día más cercano en días, horas, minutos y segundos, los demás debajo; se añaden y se quitan",
    ],
  ],
  caveats: [
    [
      "Days stay in this browser until the database is on",
      "Die Tage liegen in diesem Browser, bis die Datenbank eingeschaltet ist",
      "Los días quedan en este navegador hasta activar la base de datos",
    ],
  ],
  content: ({ request, language }): Record<string, string> => {
    const [date] = datesOf(request);
    return date ? { lead: leads[language]([date, findPlace(request)].filter(Boolean).join(", ")) } : {};
  },
});
