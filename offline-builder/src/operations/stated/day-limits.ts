/** "A repair cannot be promised in the past", "Geburtsdatum nicht in der Zukunft", "no puede ser anterior a hoy". */
import { pickedEntries } from "../../parse/declared/picked-entries.ts";
import { byThen, notByThen } from "../../parse/declared/picked-words.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { keepsRecords } from "../records/records.ts";
import { isAlready, withRule } from "../rules/field-meant.ts";

const not =
  /(?<![\p{L}])(?:not|never|cannot|\p{L}+n['’]t|nobody|no one|nicht|nie|niemals|kein\p{L}*|no|nunca|nadie)(?![\p{L}])/iu;
const past =
  /(?<![\p{L}])(?:(?:lie |be )?in the past|(?:before|earlier than) today|in der vergangenheit|vor heute|(?:früher|eher) als heute|en el pasado|(?:antes de|anterior(?:es)? a|previ[oa]s? a) hoy|pasadas?)(?![\p{L}])/iu;
const future =
  /(?<![\p{L}])(?:in the future|(?:after|later than) today|in der zukunft|nach heute|später als heute|en el futuro|(?:después de|posterior(?:es)? a) hoy|futuras?)(?![\p{L}])/iu;
const says =
  /^(?:not|never|cannot|\p{L}+n['’]t|nobody|one|lie|past|future|before|after|earlier|later|than|today|set|chosen|entered|date|day|nicht|nie|niemals|kein\p{L}*|darf|dürfen|liegen|vergangenheit|zukunft|vor|nach|früher|später|eher|als|heute|datum|tag|gewählt|eingetragen|no|nunca|nadie|pasado|pasada|futuro|futura|antes|anterior\p{L}*|previ[oa]|posterior\p{L}*|después|hoy|fecha|día|poner|elegir)$/iu;

const did: Record<"past" | "future", Wording> = {
  past: {
    en: "{entity}: the form takes no {label} in the past",
    de: "{entity}: das Formular nimmt bei {label} keinen vergangenen Tag an",
    es: "{entity}: el formulario no admite en {label} un día pasado",
  },
  future: {
    en: "{entity}: the form takes no {label} in the future",
    de: "{entity}: das Formular nimmt bei {label} keinen künftigen Tag an",
    es: "{entity}: el formulario no admite en {label} un día futuro",
  },
};

export const dayLimits = operation<{ text: string; never: "past" | "future" }>({
  id: "day-limits",
  words: "",
  match({ text }) {
    const never = past.test(text) ? "past" : future.test(text) ? "future" : null;
    return never && not.test(text) ? { confidence: 0.5, values: { text, never }, understood: "" } : null;
  },
  reads: sourcePaths,
  change(project, { text, never }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const rest = text.replace(never === "past" ? past : future, " ");
    const read = plan.entities.flatMap((entity) => {
      const picked = pickedEntries([entity], `${entity.plural} ${rest}`, says);
      const days = entity.fields.filter(({ type }) => type === "date");
      const named = picked?.fields.filter(({ type }) => type === "date") ?? [];
      // What has not happened yet has a day by which it is to be; what has happened has none in the future.
      const fits = days.filter(({ label, key }) => byThen.test(`${label} ${key}`) && !notByThen.test(label));
      const day =
        named[0] ?? (days.length === 1 ? days[0] : never === "past" && fits.length === 1 ? fits[0] : undefined);
      return day && picked?.when.length === 0 && picked.left.length === 0
        ? [{ entity, field: day, isNamed: named.length > 0 }]
        : [];
    });
    const place = read.find(({ isNamed }) => isNamed) ?? (read.length === 1 ? read[0] : undefined);
    if (!place) return { say: "" };
    const label = worded(did[never], language, { entity: place.entity.plural, label: place.field.label });
    if (place.field.never === never) return { say: worded(isAlready, language, { label }) };
    return withRule(project, {
      place,
      next: { ...place.field, never },
      says: label,
      language,
      shows: `draft.${place.field.key} ${never === "past" ? "<" : ">"} today()`,
    });
  },
});
