/** Spans of days that people name, and how an app tells whether a day is in one. */
import type { Language } from "../../plan/plan.ts";
import { has } from "../requests.ts";

export type Period = "today" | "week" | "month" | "year";

export const periods: readonly Period[] = ["today", "week", "month", "year"];

const words: Record<Period, string> = {
  today: "today(?:'s)?|heutige\\w*|heute|hoy",
  week: "(?:this|the current) week(?:'s)?|diese\\w? woche|(?:la |esta )semana(?: actual)?",
  month: "(?:this|the current) month(?:'s)?|diese\\w? monat\\w*|(?:este|el) mes(?: actual)?|im laufenden monat",
  year: "(?:this|the current) year(?:'s)?|diese\\w? jahr\\w*|este año|im laufenden jahr",
};

export function periodIn(text: string): Period | null {
  return periods.find((period) => has(text, words[period])) ?? null;
}

export const periodNames: Record<Language, Record<Period, string>> = {
  en: { today: "Today", week: "This week", month: "This month", year: "This year" },
  de: { today: "Heute", week: "Diese Woche", month: "Dieser Monat", year: "Dieses Jahr" },
  es: { today: "Hoy", week: "Esta semana", month: "Este mes", year: "Este año" },
};

export const periodsFile = "src/lib/periods.ts";

export function periodsCode(weekShift: number): string {
  return `import { inDays, today } from "@/lib/dates";

/** Whether a day, "2026-03-14", lies in the span that holds today. Everything does in no span. */
export function isInPeriod(day: string, period: string): boolean {
  if (period === "") return true;
  if (period === "today") return day === today();
  if (period === "month") return day.startsWith(today().slice(0, 7));
  if (period === "year") return day.startsWith(today().slice(0, 4));
  const sinceStart = (new Date().getDay() + ${weekShift}) % 7;
  return day >= inDays(-sinceStart) && day <= inDays(6 - sinceStart);
}

/** The same for days that come round every year, such as birthdays. */
export function comesInPeriod(day: string, period: string): boolean {
  if (period === "" || period === "year") return day !== "" || period === "";
  return [0, 1].some((ahead) => isInPeriod(\`\${Number(today().slice(0, 4)) + ahead}\${day.slice(4)}\`, period));
}
`;
}
