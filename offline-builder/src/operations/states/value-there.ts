/** "Let me mark books as read": where a field of the entries has that very value, how it is set. */
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { keepsRecords, optionIn } from "../records/records.ts";
import { has } from "../requests.ts";

const says: Wording = {
  en: "{entity} can be marked that way already: {field} has the value {value}, in the form of each entry, and the list can be narrowed to it. I changed nothing.",
  de: "{entity} lassen sich schon so markieren: {field} hat den Wert {value}, im Formular jedes Eintrags, und die Liste lässt sich darauf eingrenzen. Ich habe nichts geändert.",
  es: "{entity} ya se pueden marcar así: {field} tiene el valor {value}, en el formulario de cada entrada, y la lista se puede acotar a él. No he cambiado nada.",
};
const marking =
  /^(?:(?:please|can you|i want to|we want to|i need to|i(?:['’]d| would) like to|let (?:me|us|people|users)|be able to|make it possible to|add a (?:way|button|option) to|bitte|ich (?:möchte|will)|quiero|permite)\s+)+(?:(?:be able to|to)\s+)?(?:mark|set|flag|tick|check)\s+(?:(?:an?|the|my|each|single)\s+)?(?:\p{L}+\s+){0,3}?(?:as|to)\s+(?<value>[\p{L} ]{2,24})[.!]*$|^ich (?:möchte|will)\s+(?:\p{L}+\s+){1,3}als\s+(?<wert>\p{L}+)\s+markieren[.!]*$|^quiero marcar\s+(?:\p{L}+\s+){1,3}como\s+(?<valor>[\p{L} ]{2,24})[.!]*$/iu;

export const valueThere = operation<{ text: string; value: string }>({
  id: "value-there",
  words: "",
  match({ text }) {
    const found = marking.exec(text.trim())?.groups;
    const value = found?.["value"] ?? found?.["wert"] ?? found?.["valor"];
    return value && !has(value, "favou?rites?|favorit\\p{L}*|red|rot|rojo|urgent|important")
      ? { confidence: 0.5, values: { text, value }, understood: "" }
      : null;
  },
  reads: sourcePaths,
  change(project, { value }, { language }) {
    const place = keepsRecords(project.plan) ? optionIn(project.plan, value) : null;
    if (!place) return { say: "" };
    const { entity, field, option } = place;
    return { say: worded(says, language, { entity: entity.plural, field: field.label, value: option }) };
  },
});
