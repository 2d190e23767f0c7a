import type { Language } from "../plan/plan.ts";

/** The day a week begins with, and how far Sunday stands from it, as blueprints of calendars read it. */
export const weeks: Record<Language, { weekStart: string; weekShift: string }> = {
  en: { weekStart: "Sunday", weekShift: "0" },
  de: { weekStart: "Monday", weekShift: "6" },
  es: { weekStart: "Monday", weekShift: "6" },
};
