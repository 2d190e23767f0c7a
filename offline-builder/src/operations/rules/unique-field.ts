/** "Titles must be unique", "keine doppelten Namen", "que no se pueda repetir el título". */
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { keepsRecords } from "../records/records.ts";
import { has } from "../requests.ts";
import { fieldMeant, isAlready, withRule } from "./field-meant.ts";

const once =
  "unique|(?:no|without|avoid|prevent|forbid) (?:any )?(?:duplicates?|duplicate \\p{L}+|double \\p{L}+|doubles)|only once|(?:must|should|may|can) (?:not|n'?t) (?:be )?(?:repeat\\p{L}*|duplicated?|double)|" +
  "eindeutig\\p{L}*|einmalig\\p{L}*|kein\\p{L}* (?:doppelt\\p{L}*|duplikate?|dubletten)|nur einmal|nicht (?:doppelt|zweimal|mehrfach)\\p{L}*|" +
  "únic[oa]s?|sin (?:duplicad[oa]s|repetir)|una sola vez|no (?:se )?(?:repit\\p{L}*|dupli\\p{L}*)|no (?:se )?(?:pued\\p{L}*|deb\\p{L}*|haya|dejes)[^.;]{0,40}(?:repe\\p{L}*|duplic\\p{L}*|dos veces|igual(?:es)?)";
const not =
  /(?<!\p{L})(?:not|no|never|nobody|no one|cannot|\p{L}*n['’]?t|nicht|niemand|kein\p{L}*|nie|nadie|nunca)(?!\p{L})[^.;]{0,400}(?<!\p{L})(?:the same|twice|two times|more than once|duplicat\p{L}*|repeat\p{L}*|dieselbe\p{L}*|denselben|dasselbe|gleichen?|zweimal|doppelt\p{L}*)(?!\p{L})/iu;

const understood: Wording = {
  en: "No two entries alike.",
  de: "Nichts doppelt.",
  es: "Sin repetidos.",
};
const did: Wording = {
  en: "{entity}: the form takes no {label} that another entry has",
  de: "{entity}: Das Formular nimmt bei {label} nichts an, was schon ein anderer Eintrag hat",
  es: "{entity}: el formulario no admite en {label} lo que ya tiene otra entrada",
};

export const uniqueField = operation<{ text: string; it: string | undefined }>({
  id: "unique-field",
  words: "",
  match({ text, language, it }) {
    if (!has(text, once) && !not.test(text)) return null;
    return { confidence: 0.5, values: { text, it }, understood: understood[language], subject: text };
  },
  reads: sourcePaths,
  change(project, values, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const place = fieldMeant(plan, values, ({ type }) => !["boolean", "file", "long-text", "enum"].includes(type));
    if (!place) return { say: "" };
    const { entity, field } = place;
    const says = worded(did, language, { entity: entity.plural, label: field.label });
    if (field.unique) return { say: worded(isAlready, language, { label: says }) };
    return withRule(project, {
      place,
      next: { ...field, unique: true },
      says,
      language,
      shows: ["row.id !== ownId", `errors.${field.type === "relation" ? `${field.key}Id` : field.key}`],
    });
  },
});
