/** "Only allow bookings from Tuesday to Saturday": said of the days that stay free, which the opening hours know as closed. */
import type { Language } from "../../plan/plan.ts";
import { has } from "../requests.ts";

const days: Record<Language, readonly string[]> = {
  en: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  de: ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
};
const dayWords: Record<Language, string> = {
  en: "mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:rs(?:day)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?",
  de: "montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?",
  es: "lunes|martes|miércoles|jueves|viernes|sábados?|domingos?",
};
const booked = "book(?:ed|ing|ings|able)?|appointments?|reserv\\p{L}*|slots?|termine?|buch\\p{L}*|citas?|turnos?";
const only = "only|just|nur|ausschließlich|solo|sólo|solamente|únicamente";
const span = "to|till|until|through|thru|-|–|bis|a|hasta";
const closed: Record<Language, (names: string) => string> = {
  en: (names) => `closed on ${names}`,
  de: (names) => `${names} geschlossen`,
  es: (names) => `cerrado los ${names}`,
};
const and: Record<Language, string> = { en: " and ", de: " und ", es: " y " };

/** Null where no days are named that alone can be booked. */
export function asClosedDays(text: string, language: Language): string | null {
  if (!has(text, booked) || !has(text, only) || /\d/.test(text)) return null;
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}])(?:${dayWords[language]})(?![\\p{L}])`, "giu"))];
  const named = found.map(([word]) =>
    days[language].findIndex((day) =>
      day.startsWith(
        word
          .toLowerCase()
          .replace(/sonnabends?/, "samstag")
          .slice(0, language === "en" ? 3 : 4),
      ),
    ),
  );
  const [first, last] = [named[0], named[1]];
  if (first === undefined || named.includes(-1))
    return has(text, "weekdays|werktags|an werktagen|entre semana|días laborables")
      ? closed[language](list([5, 6], language))
      : null;
  const between = found.length === 2 ? text.slice(found[0]!.index + found[0]![0].length, found[1]!.index).trim() : "";
  const isSpan = last !== undefined && new RegExp(`^(?:${span})$`, "iu").test(between);
  const open = new Set(
    isSpan ? Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, ahead) => (first + ahead) % 7) : named,
  );
  const free = [0, 1, 2, 3, 4, 5, 6].filter((day) => !open.has(day));
  return free.length === 0 || free.length === 7 ? null : closed[language](list(free, language));
}

function list(free: readonly number[], language: Language): string {
  const names = free.map((day) => {
    const name = days[language][day]!;
    return language === "es" ? name : `${name}s`;
  });
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")}${and[language]}${names.at(-1)!}`;
}
