/** "Ask for the hair length in the form", "frag auch nach der Allergie": a question more in the form of a site. */
import { addToForm } from "../fields/site-form-field.ts";
import { fieldFrom } from "../fields/wanted-fields.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has, titled } from "../requests.ts";

const understood: Wording = {
  en: "A question more in the form: {label}.",
  de: "Eine Frage mehr im Formular: {label}.",
  es: "Una pregunta más en el formulario: {label}.",
};

const article =
  "(?:(?:the|their|your|his|her|an?|also|auch|der|dem|den|die|das|deren?|seine[rmn]?|ihre[rmn]?|eine[rmn]?|el|la|los|las|su|un[ao]?)\\s+)*";
const tail =
  "(?:\\s+(?:in|on|at|when|during|while|as well|too|im|in|beim|bei|am|an|mit|ab|en|al|cuando|también)(?:\\s.*)?)?[.!?]?$";
const forms: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\s)ask\\s+(?:(?:people|them|customers|guests|clients|visitors|users|everyone)\\s+)?(?:also\\s+)?(?:for|about)\\s+(?:also\\s+)?${article}([\\p{L}][\\p{L}\\p{N} /-]{1,40}?)${tail}`,
    "iu",
  ),
  new RegExp(
    `(?:^|\\s)frage?n?\\s+(?:(?:sie|die leute|kunden|gäste|im formular|bei der buchung|beim buchen|bitte|noch|auch|zusätzlich)\\s+)*nach\\s+${article}([\\p{L}][\\p{L}\\p{N} /-]{1,40}?)(?:\\s+fragen)?${tail}`,
    "iu",
  ),
  /(?:^|\s)nach\s+(?:der|dem|den|ihrer|ihrem)\s+([\p{L}][\p{L}\p{N} /-]{1,40}?)\s+fragen[.!?]?$/iu,
  new RegExp(
    `(?:^|\\s)(?:pregunt\\p{L}+|pide|pedir|que pida|solicita)\\s+(?:(?:también|además|en el formulario|al reservar|a los clientes)\\s+)*(?:por\\s+)?${article}([\\p{L}][\\p{L}\\p{N} /-]{1,40}?)${tail}`,
    "iu",
  ),
];

export const askMore = operation<{ label: string; text: string }>({
  id: "ask-more",
  words: "",
  match({ text, language }) {
    if (
      has(
        text,
        "faq|häufige fragen|preguntas frecuentes|confirm\\p{L}*|reviews?|permission|erlaubnis|why|warum|por qué",
      )
    )
      return null;
    const label = forms.map((form) => form.exec(text.trim())?.[1]).find((found) => found !== undefined);
    return label
      ? { confidence: 0.5, values: { label, text }, understood: worded(understood, language, { label: titled(label) }) }
      : null;
  },
  reads: sourcePaths,
  change(project, { label, text }, request) {
    const { plan } = project;
    if (plan.entities.length > 0 || plan.forms.length === 0) return { say: "" };
    return addToForm(project, fieldFrom(titled(label), [], plan.language), { request, text });
  },
});
