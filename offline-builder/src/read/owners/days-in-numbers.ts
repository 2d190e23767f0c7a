/** Days that a request writes in numbers, "01/02/2027": none of them is guessed, and those that no page shows are named. */
import type { Language } from "../../plan/plan.ts";

const inNumbers = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-]|\.\d)/g;
const MAX_NAMED = 5;

const says: Record<Language, { unclear: (days: string) => string; unread: (days: string) => string }> = {
  en: {
    unclear: (days) =>
      `Not used, as it can be read as two days: ${days}. Write the month as a word, such as “3 April 2027”`,
    unread: (days) => `Not used: ${days}. Write the month as a word, such as “13 April 2027”`,
  },
  de: {
    unclear: (days) =>
      `Nicht verwendet, weil zwei Tage gemeint sein können: ${days}. Schreiben Sie den Monat aus, etwa „3. April 2027“`,
    unread: (days) => `Nicht verwendet: ${days}. Schreiben Sie den Monat aus, etwa „13. April 2027“`,
  },
  es: {
    unclear: (days) =>
      `Sin usar, porque puede ser dos días: ${days}. Escribe el mes con letras, como «3 de abril de 2027»`,
    unread: (days) => `Sin usar: ${days}. Escribe el mes con letras, como «13 de abril de 2027»`,
  },
};

/** Sentences about days of the request that stand nowhere in what was written. */
export function unreadDays(request: string, written: string, language: Language): string[] {
  const days = [...request.matchAll(inNumbers)].filter(([day]) => !written.includes(day)).slice(0, MAX_NAMED);
  const isUnclear = ([, one, mark, other]: RegExpExecArray): boolean =>
    language === "en" && mark !== "." && Number(one) <= 12 && Number(other) <= 12 && one !== other;
  const [unclear, unread] = [days.filter(isUnclear), days.filter((day) => !isUnclear(day))].map((some) =>
    [...new Set(some.map(([day]) => day))].join(", "),
  );
  return [...(unclear ? [says[language].unclear(unclear)] : []), ...(unread ? [says[language].unread(unread)] : [])];
}
