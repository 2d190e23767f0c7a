/** Sections that stand on a page only where a request asks for them. */
import { locales, translate } from "../language/translate.ts";
import type { Understanding } from "../parse/understanding.ts";
import { datesOf, dayOf } from "../parse/stated-dates.ts";
import type { Language } from "../plan/plan.ts";
import { literal } from "./literal.ts";
import type { Section, SectionContext } from "./sections.ts";

const countsDown =
  /(?<![\p{L}])(?:count(?:s|ing)?[- ]?down\p{L}*|counting the days|days (?:until|to go|left)|herunterzähl\p{L}*|tage bis|cuenta (?:atrás|regresiva)|cuántos días faltan|días que faltan)(?![\p{L}])/iu;
const travels =
  /(?<![\p{L}])(?:travel(?:ling)?(?: info\p{L}*)?|how to get there|getting there|directions|accommodation|where to (?:stay|sleep)|hotels?|anreise|anfahrt|unterkünfte?|übernacht\p{L}*|hotels|cómo llegar|alojamientos?|hoteles|dónde dormir|información (?:de|del|sobre el) viaje)(?![\p{L}])/iu;
const hasDates =
  /(?<![\p{L}])(?:(?:concert|tour|gig|show|performance|live) dates|upcoming (?:concerts?|gigs?|shows?|dates)|next gigs?|my (?:concerts|gigs)|konzerttermine|konzertdaten|auftritte|tourdaten|termine der konzerte|fechas de (?:conciertos|la gira|gira)|próximos conciertos|conciertos)(?![\p{L}])/iu;
const hasRecordings =
  /(?<![\p{L}])(?:recordings?|discography|albums?|records|cds|aufnahmen|diskografie|alben|platten|grabaciones|discografía|discos|álbumes)(?![\p{L}])/iu;

const music =
  /(?<![\p{L}])(?:musicians?|pianists?|singers?|songwriters?|bands?|guitarists?|violinists?|cellists?|drummers?|djs?|rappers?|trio|quartett?|jazz|choir|musiker\p{L}*|sänger\p{L}*|pianist\p{L}*|chor|músic[oa]s?|cantantes?|pianista|grupo de música|coro)(?![\p{L}])/iu;

/** Ids of the sections of a first page, with those that the words ask for. */
export function withAskedSections({ text }: Understanding, ids: string[]): string[] {
  const [date] = datesOf(text);
  const counts = countsDown.test(text) && date !== undefined && dayOf(date) !== null;
  const plays = music.test(text);
  const asked = [
    ...(counts ? ["countdown"] : []),
    ...(plays && hasDates.test(text) ? ["dates"] : []),
    ...(plays && hasRecordings.test(text) ? ["recordings"] : []),
  ];
  const first = [...ids.slice(0, 1), ...asked, ...ids.slice(1)];
  return travels.test(text) && ids.includes("place")
    ? first.flatMap((id) => (id === "place" ? ["place", "travel"] : [id]))
    : first;
}

const gigs: Record<Language, [place: string, town: string][]> = {
  en: [
    ["The Lantern Room", "Port Ellis"],
    ["Hillford Arts Centre", "Hillford"],
    ["Late session at the Granary", "Eastwick"],
    ["House concert, Mill Lane", "Lower Ashby"],
  ],
  de: [
    ["Laternensaal", "Leipzig"],
    ["Kulturzentrum Schlachthof", "Kassel"],
    ["Späte Stunde im Kornspeicher", "Bremen"],
    ["Hauskonzert, Mühlgasse", "Jena"],
  ],
  es: [
    ["Sala Linterna", "Cádiz"],
    ["Centro Cultural Matadero", "Toledo"],
    ["Última sesión en el Granero", "Málaga"],
    ["Concierto en casa, calle del Molino", "Ocaña"],
  ],
};
const albums: Record<Language, [title: string, note: string][]> = {
  en: [
    ["Blue Hour", "Trio, recorded in one night."],
    ["Left Hand Only", "Solo, eleven pieces, one microphone."],
    ["Long Way Home", "Live, with the audience breathing."],
  ],
  de: [
    ["Blaue Stunde", "Trio, in einer Nacht aufgenommen."],
    ["Nur die linke Hand", "Solo, elf Stücke, ein Mikrofon."],
    ["Der lange Heimweg", "Live, man hört den Saal atmen."],
  ],
  es: [
    ["Hora azul", "Trío, grabado en una noche."],
    ["Solo la izquierda", "Solo, once piezas, un micrófono."],
    ["El camino largo", "En directo, se oye respirar a la sala."],
  ],
};

/** In the words of the request, where it has them. */
function headingOf(request: string, words: RegExp, usual: string): string {
  const found = words.exec(request)?.[0] ?? usual;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

function items(rows: readonly object[]): string {
  return rows.map((row) => literal(row, 1)).join(",\n  ");
}

function stated({ plan }: SectionContext): { year: number; month: number; date: number } {
  const day = dayOf(datesOf(plan.request)[0] ?? "");
  if (!day) throw new Error("A countdown needs a day");
  return day;
}

export const askedSections: Record<string, Section> = {
  countdown: {
    component: "Countdown",
    blueprint: "countdown",
    names: (context) => {
      const { year, month, date } = stated(context);
      const when = datesOf(context.plan.request)[0]!;
      return { year: String(year), month: String(month), date: String(date), when };
    },
  },
  travel: {
    component: "Travel",
    blueprint: "travel",
    names: ({ plan }) => ({ place: plan.details.find(({ key }) => key === "address.city")?.value ?? "" }),
  },
  dates: {
    component: "Dates",
    blueprint: "dates",
    names: ({ plan }) => ({
      heading: headingOf(plan.request, hasDates, translate("Dates", plan.language)),
      locale: locales[plan.language].tag,
      dates: items(
        gigs[plan.language].map(([place, town], at) => ({
          inDays: 9 + at * 12,
          place,
          town,
          time: at === 2 ? "22:30" : "20:00",
        })),
      ),
    }),
  },
  recordings: {
    component: "Recordings",
    blueprint: "recordings",
    names: ({ plan }) => ({
      heading: headingOf(plan.request, hasRecordings, translate("Recordings", plan.language)),
      recordings: items(albums[plan.language].map(([title, note], at) => ({ title, year: 2025 - at * 3, note }))),
    }),
  },
};
