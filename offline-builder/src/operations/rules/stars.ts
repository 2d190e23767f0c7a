/** "Show the rating as stars". */
import { isNumeric } from "../../emit/app/fields.ts";
import type { Field, Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { fieldIn, keepsRecords, type FieldPlace } from "../records/records.ts";
import { has } from "../requests.ts";
import { isAlready, withRule } from "./field-meant.ts";

const rated =
  /(?<!\p{L})(?:rating|score|stars?|grade|bewertung|wertung|sterne|note|punkte|valoración|puntuación|nota|estrellas)(?!\p{L})/iu;

const understood: Wording = { en: "Stars for a number.", de: "Sterne für eine Zahl.", es: "Estrellas para un número." };
const did: Wording = {
  en: "{entity}: {label} is shown as stars, from 0 to {most}",
  de: "{entity}: {label} steht als Sterne da, von 0 bis {most}",
  es: "{entity}: {label} se muestra con estrellas, de 0 a {most}",
};
const none: Wording = {
  en: "Nothing in this app is rated with a number yet. Say “Add a number field Rating” and then “show the rating as stars”. I changed nothing.",
  de: "In dieser App wird noch nichts mit einer Zahl bewertet. Sagen Sie „Füge ein Zahlenfeld Bewertung hinzu“ und dann „zeig die Bewertung als Sterne“. Ich habe nichts geändert.",
  es: "En esta aplicación aún no se valora nada con un número. Di «Añade un campo numérico Valoración» y luego «muestra la valoración con estrellas». No he cambiado nada.",
};

export const stars = operation<{ text: string }>({
  id: "stars",
  words: "",
  match({ text, language }) {
    return has(text, "stars?|sternen?|sterne|estrellas?") && !has(text, "reviews?|bewertungen|reseñas")
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null;
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const place = ratedField(plan, text);
    if (!place) return { say: "", otherwise: none[language] };
    const { entity, field } = place;
    const most = mostIn(text, field);
    const says = worded(did, language, { entity: entity.plural, label: field.label, most });
    if (field.stars === most) return { say: worded(isAlready, language, { label: says }) };
    const { unit: _, ...rest } = field;
    return withRule(project, {
      place,
      next: { ...rest, stars: most, min: 0, max: most },
      says,
      language,
      path: /^src\/pages\//,
      shows: "★",
    });
  },
});

function ratedField(plan: Plan, text: string): FieldPlace | null {
  const named = fieldIn(plan, text, isNumeric);
  if (named) return named;
  const all = plan.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  return all.find(({ field }) => isNumeric(field) && rated.test(field.label)) ?? null;
}

/** As many as are said, as the field counts to, or five. */
function mostIn(text: string, { unit, max }: Field): number {
  const said = Number(
    /(?:of|out of|to|von|bis|de|hasta)\s+(\d{1,2})\b|(\d{1,2})\s+(?:stars?|sterne|estrellas)/iu
      .exec(text)
      ?.slice(1)
      .find(Boolean) ?? 0,
  );
  const counted = unit?.startsWith("/") ? Number(unit.slice(1).trim()) : (max ?? 0);
  const most = said || counted || 5;
  return most >= 3 && most <= 10 ? most : 5;
}
