/** "Add a habit called Drink water": what people enter is theirs; the app itself has the form for it. */
import { stem } from "../../parse/words.ts";
import type { Language, Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { keepsRecords } from "../records/records.ts";

const wanted =
  /^(?:(?:please|bitte|por favor|can you|could you|also)\s+)*(?:add|create|enter|log|record|put in|füge|erstelle|trage?|añade|agrega|crea|anota)\s+(?:(?:an?|another|one more|new|eine?n?|neue?n?|un[ao]?|otr[oa]|nuev[oa])\s+)+(?<noun>\p{L}{3,})\s*(?:called|named|for|of|:|namens|für|llamad[oa]|para|de)?\s+["„“«']?\p{L}[^?]{1,80}$/iu;

const says: Wording = {
  en: "{many} are entered in the app: open {many} and press “Add {one}”. What is entered there I neither write nor change. I changed nothing.",
  de: "{many} werden in der App eingetragen: {many} öffnen und auf Hinzufügen tippen. Was dort steht, schreibe und ändere ich nicht. Ich habe nichts geändert.",
  es: "{many} se introducen en la aplicación: abre {many} y pulsa añadir. Lo que hay allí ni lo escribo ni lo cambio. No he cambiado nada.",
};

/** Null where the words name no list that people keep in the app. */
export function enteredInApp(plan: Plan, text: string, language: Language): string | null {
  const noun = wanted.exec(text)?.groups?.["noun"];
  if (noun === undefined || !keepsRecords(plan)) return null;
  const said = stem(noun.toLowerCase());
  const entity = plan.entities.find(({ singular, plural }) =>
    [singular, plural].some((label) => stem(label.toLowerCase().split(" ").at(-1)!) === said),
  );
  const one = language === "de" ? entity?.singular : entity?.singular.toLowerCase();
  return entity ? worded(says, language, { many: entity.plural, one: one! }) : null;
}

export const entryOfApp = operation<{ text: string }>({
  id: "entry-of-app",
  words: "",
  match: ({ text }) => (wanted.test(text) ? { confidence: 0.3, values: { text }, understood: "" } : null),
  reads: () => [],
  change: ({ plan }, { text }, { language }) => ({ say: enteredInApp(plan, text, language) ?? "" }),
});
