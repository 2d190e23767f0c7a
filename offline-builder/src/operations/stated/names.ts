/** What entries are called of which something is so. */
import type { Condition, Entity, Language } from "../../plan/plan.ts";

interface Words {
  not: string;
  no: string;
  yes: string;
  past: string;
  today: string;
  month: string;
  year: string;
}

const words: Record<Language, Words> = {
  en: { not: "not", no: "no", yes: "yes", past: "passed", today: "today", month: "this month", year: "this year" },
  de: {
    not: "nicht",
    no: "nein",
    yes: "ja",
    past: "vorbei",
    today: "heute",
    month: "dieser Monat",
    year: "dieses Jahr",
  },
  es: { not: "no", no: "no", yes: "sí", past: "pasada", today: "hoy", month: "este mes", year: "este año" },
};

export function nameOfConditions(entity: Entity, when: readonly Condition[], language: Language): string {
  const say = words[language];
  return when
    .map(({ field, is, values = [] }) => {
      const label = entity.fields.find(({ key }) => key === field)?.label ?? field;
      switch (is) {
        case "one-of":
          return values.join(", ");
        case "none-of":
          return `${say.not} ${values.join(", ")}`;
        case "set":
          return `${label}: ${say.yes}`;
        case "unset":
          return `${label}: ${say.no}`;
        case "past":
        case "today":
        case "month":
        case "year":
          return `${label}: ${say[is]}`;
        default:
          return label;
      }
    })
    .join(" · ");
}
