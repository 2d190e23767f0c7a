/** Invented addresses, names and opening hours that trades without their own take turns in. */
import type { Language } from "../../plan/plan.ts";
import type { Copy, Hours } from "../domain.ts";

function turn(id: string, length: number, salt = 0): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0) + salt) % 9973, 7) % length;
}

const streets: Record<Language, string[]> = {
  en: ["Mill Lane", "Station Road", "Church Street", "Bridge Street", "Queen's Parade", "Orchard Way", "Wharf Road"],
  de: ["Mühlgasse", "Lindenstraße", "Brückenstraße", "Am Markt", "Gartenweg", "Schulstraße", "Hafenstraße"],
  es: ["Calle Mayor", "Calle del Molino", "Plaza Nueva", "Calle del Río", "Avenida del Puerto", "Calle Olmo"],
};
const cities: Record<Language, string[]> = {
  en: ["Wexley", "Ashby", "Marlow Bridge", "Harborough", "Thornbury", "Kingsmere", "Eastleigh"],
  de: ["Göttingen", "Kassel", "Regensburg", "Lübeck", "Freiburg", "Erfurt", "Münster"],
  es: ["Zaragoza", "Valladolid", "Cádiz", "Santander", "Murcia", "Gijón", "Granada"],
};

export function addressOf(id: string, language: Language): Copy["place"] {
  const number = 3 + turn(id, 84);
  const street = streets[language][turn(id, streets[language].length, 1)]!;
  return {
    street: language === "en" ? `${number} ${street}` : `${street} ${number}`,
    city: cities[language][turn(id, cities[language].length, 2)]!,
  };
}

const people: Record<Language, string[][]> = {
  en: [
    ["Nora Hale", "Tom Okafor", "Ines Marsh"],
    ["Priya Lal", "George Whitlow", "Ada Quinn"],
    ["Leo Brandt", "Maeve Doyle", "Sam Adeyemi"],
    ["Ruth Ferris", "Owen Pryce", "Hana Sato"],
  ],
  de: [
    ["Katrin Vogel", "Jonas Brehm", "Aylin Demir"],
    ["Petra Lindner", "Marek Nowak", "Svenja Thoms"],
    ["Henning Kolb", "Mira Falk", "Tobias Rau"],
    ["Elif Kaya", "Bernd Seidel", "Clara Winkler"],
  ],
  es: [
    ["Lucía Ferrer", "Andrés Molina", "Nuria Pons"],
    ["Carmen Robles", "Iván Soto", "Marta Gil"],
    ["Pablo Serrano", "Elena Vidal", "Omar Haddad"],
    ["Rosa Iglesias", "Javier Luna", "Aitana Roca"],
  ],
};

export function namesFor(id: string, language: Language): string[] {
  return people[language][turn(id, people[language].length, 3)]!;
}

const day = (open: string, close: string): readonly [string, string] => [open, close];
const week = (weekdays: Hours[number], friday: Hours[number], weekend: Hours): Hours => [
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  friday,
  ...weekend,
];

const hours: Record<string, Hours> = {
  shop: week(day("09:30", "18:30"), day("09:30", "18:30"), [day("09:30", "16:00"), null]),
  office: week(day("09:00", "17:00"), day("09:00", "15:00"), [null, null]),
  craft: week(day("07:30", "16:30"), day("07:30", "14:00"), [null, null]),
  care: week(day("08:00", "18:00"), day("08:00", "14:00"), [null, null]),
  salon: [
    null,
    day("10:00", "19:00"),
    day("10:00", "19:00"),
    day("10:00", "20:00"),
    day("10:00", "20:00"),
    day("09:00", "16:00"),
    null,
  ],
  cafe: [
    null,
    day("08:00", "18:00"),
    day("08:00", "18:00"),
    day("08:00", "18:00"),
    day("08:00", "18:00"),
    day("09:00", "18:00"),
    day("09:00", "17:00"),
  ],
  evening: [
    null,
    null,
    day("17:00", "23:00"),
    day("17:00", "23:00"),
    day("17:00", "23:30"),
    day("15:00", "23:30"),
    day("15:00", "22:00"),
  ],
  night: [
    null,
    day("18:00", "00:30"),
    day("18:00", "00:30"),
    day("18:00", "01:00"),
    day("18:00", "02:00"),
    day("17:00", "02:00"),
    null,
  ],
  stage: [
    null,
    day("16:00", "20:00"),
    day("16:00", "22:30"),
    day("16:00", "22:30"),
    day("16:00", "23:00"),
    day("14:00", "23:00"),
    day("11:00", "19:00"),
  ],
  screen: week(day("15:00", "23:00"), day("15:00", "23:45"), [day("13:00", "23:45"), day("11:00", "22:30")]),
  courts: week(day("08:00", "22:00"), day("08:00", "22:00"), [day("08:00", "20:00"), day("08:00", "20:00")]),
  lunch: week(day("11:30", "20:00"), day("11:30", "21:00"), [day("12:00", "21:00"), day("12:00", "19:00")]),
  farm: week(day("08:00", "18:00"), day("08:00", "18:00"), [day("08:00", "14:00"), null]),
  stand: week(day("08:00", "20:00"), day("08:00", "21:00"), [day("08:00", "21:00"), day("08:00", "20:00")]),
  food: [
    null,
    day("08:00", "13:00"),
    day("08:00", "18:00"),
    day("08:00", "18:00"),
    day("08:00", "18:30"),
    day("07:30", "13:30"),
    null,
  ],
  visits: [
    null,
    day("10:00", "17:00"),
    day("10:00", "17:00"),
    day("10:00", "20:00"),
    day("10:00", "17:00"),
    day("10:00", "18:00"),
    day("10:00", "18:00"),
  ],
  daily: week(day("10:00", "20:00"), day("10:00", "21:00"), [day("10:00", "21:00"), day("10:00", "19:00")]),
  lessons: week(day("13:00", "20:00"), day("13:00", "19:00"), [day("09:00", "14:00"), null]),
  early: week(day("07:00", "17:00"), day("07:00", "16:00"), [null, null]),
  round: week(day("06:00", "23:00"), day("06:00", "23:30"), [day("06:00", "23:30"), day("07:00", "23:00")]),
  club: [null, day("17:00", "21:00"), null, day("17:00", "21:00"), null, day("10:00", "14:00"), null],
  weekend: [null, null, null, null, day("14:00", "19:00"), day("10:00", "18:00"), day("11:00", "17:00")],
};

export function openingHours(id: string): Hours {
  const found = hours[id];
  if (!found) throw new Error(`No opening hours called ${id}`);
  return found;
}
