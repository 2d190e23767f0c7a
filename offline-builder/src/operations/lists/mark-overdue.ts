import { dueField } from "../../emit/app/fields.ts";
import { operation, worded, type Wording } from "../operation.ts";

const understood: Wording = {
  en: "What is overdue, in red.",
  de: "Was überfällig ist, in Rot.",
  es: "Lo vencido, en rojo.",
};
export const marksOverdue: Wording = {
  en: "{what} past their day carry a red “Overdue” already, in every list. I changed nothing.",
  de: "{what}, deren Tag vorbei ist, tragen schon ein rotes „Überfällig“, in jeder Liste. Ich habe nichts geändert.",
  es: "{what} con la fecha pasada ya llevan un «Vencido» en rojo, en cada lista. No he cambiado nada.",
};
const cards: Wording = { en: "Cards", de: "Karten", es: "Tarjetas" };
const none: Wording = {
  en: "No entry of this app is due on a day. Add one first: Add a due date. I changed nothing.",
  de: "In dieser App ist kein Eintrag an einem Tag fällig. Erst eines hinzufügen: Füge ein Fälligkeitsdatum hinzu. Ich habe nichts geändert.",
  es: "Nada en esta aplicación vence un día. Añádelo antes: Añade una fecha de vencimiento. No he cambiado nada.",
};

const late =
  /(?<![\p{L}])(?:overdue|past (?:their |its |the )?due|late (?:ones|tasks|entries)|überfällig\p{L}*|verspätet\p{L}*|vencid[oa]s?|atrasad[oa]s?)(?![\p{L}])/iu;
const marked =
  /(?<![\p{L}])(?:red|colou?r(?:ed)?|highlight\p{L}*|mark(?:ed)?|rot(?:e[rsn]?)?|farbig|markier\p{L}*|hervorheb\p{L}*|roj[oa]s?|resalt\p{L}*|marca\p{L}*|destaca\p{L}*)(?![\p{L}])/iu;

/** "Colour tasks that are overdue red" means those, not the app. They are marked from the first version on. */
export const markOverdue = operation<null>({
  id: "mark-overdue",
  words: "overdue red mark highlight überfällig rot vencido rojo",
  match({ text, language }) {
    return late.test(text) && marked.test(text)
      ? { confidence: 0.96, values: null, understood: understood[language] }
      : null;
  },
  reads: () => [],
  change({ plan }, _, { language }) {
    const due = plan.entities.find((entity) => dueField(entity));
    const what = due?.plural ?? (plan.archetype === "kanban" ? cards[plan.language] : null);
    return { say: what === null ? none[language] : worded(marksOverdue, language, { what }) };
  },
});
