/** "Show a hint 'Last name first' under author": words for whoever fills in a field. */
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { keepsRecords } from "../records/records.ts";
import { has, quotedTexts } from "../requests.ts";
import { fieldMeant, withRule } from "./field-meant.ts";

const words =
  "hints?|help ?texts?|helper text|tooltips?|placeholders?|explanation|example text|hinweis\\p{L}*|hilfetext\\p{L}*|platzhalter|erklärung|beispieltext|pista|ayuda|texto de ayuda|aclaración|indicación";

const understood: Wording = { en: "A hint: {hint}.", de: "Ein Hinweis: {hint}.", es: "Una indicación: {hint}." };
const did: Wording = {
  en: "{entity}: below {label} stands “{hint}”",
  de: "{entity}: unter {label} steht „{hint}“",
  es: "{entity}: bajo {label} pone «{hint}»",
};

export const fieldHint = operation<{ hint: string; text: string; it: string | undefined }>({
  id: "field-hint",
  words: "",
  match({ text, language, it }) {
    if (!has(text, words)) return null;
    const hint = quotedTexts(text)[0] ?? /:\s*(.{3,120})$/u.exec(text)?.[1]?.trim();
    if (hint === undefined) return null;
    return {
      confidence: 0.5,
      values: { hint, text: text.replace(hint, ""), it },
      understood: worded(understood, language, { hint }),
    };
  },
  reads: sourcePaths,
  change(project, { hint, ...values }, { language }) {
    if (!keepsRecords(project.plan)) return { say: "" };
    const place = fieldMeant(project.plan, values, ({ type }) => !["boolean", "file"].includes(type));
    if (!place) return { say: "" };
    const { entity, field } = place;
    return withRule(project, {
      place,
      next: { ...field, hint },
      says: worded(did, language, { entity: entity.plural, label: field.label, hint }),
      language,
      shows: hint,
    });
  },
});
