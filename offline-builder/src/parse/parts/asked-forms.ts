/** The forms that a request asks for by name or by what visitors do: "a registration form", "people can send a repair request". */
import type { Language } from "../../plan/plan.ts";
import { formKinds } from "../../lexicon/shown-lists/forms.ts";

export interface AskedForm {
  /** "Repair request" */
  title: string;
  /** As they are written, or the usual ones of such a form. */
  fields: string[];
}

const named: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<![\p{L}-])((?:[\p{L}-]+\s){0,2}?(?:registration|sign[- ]?up|waiting list|wait-?list|test drive|application|enquiry|inquiry|request|quote|estimate|feedback|complaints?|nomination|submission|volunteer|adoption|membership|entry|order|referral|suggestion|trial|test drive|demo|consultation|call-?back|viewing)s?)\s+form(?:\s+(?:with|asking for|for)\s+([^.;]+))?/giu,
    /(?:send|submit|leave|file|hand in|fill (?:in|out)|make|place)\s+(?:us\s+|me\s+|in\s+)?(?:an?|their|the)\s+((?:[\p{L}-]+\s){0,2}?(?:request|application|enquiry|inquiry|registration|complaint|nomination|suggestion|referral))(?:s?\s+with\s+([^.;]+))?/giu,
    /form\s+(?:to|for|where (?:people|they|customers|visitors) (?:can )?)\s*(?:request(?:ing)?|ask(?:ing)? for|report(?:ing)?)\s+(?:an?\s+|the\s+)?([\p{L}-]+(?:\s(?!with|and)[\p{L}-]+)?)(?:\s+with\s+([^.;]+))?/giu,
    /(?:take|accept|do|make)s?\s+((?:custom|bespoke|special|made-to-order)\s+orders?)(?:\s+with\s+([^.;]+))?/giu,
    /(?:request|ask for|get)\s+(?:an?|their)\s+((?:free\s|price\s)?(?:quote|estimate))(?:\s+with\s+([^.;]+))?/giu,
  ],
  de: [
    /(?<![\p{L}-])((?:\p{Lu}\p{L}+-?)?(?:[Aa]nmelde|[Aa]nfrage|[Bb]ewerbungs|[Rr]eparatur|[Bb]eitritts|[Aa]uftrags|[Vv]orschlags|[Ff]eedback|[Rr]ückmelde)-?[Ff]ormular)(?:\s+(?:mit|für)\s+([^.;]+))?/gu,
    /(?<![\p{L}-])(\p{Lu}\p{L}*anfragen?|Anmeldung|Bewerbung|Reparaturauftrag)(?![\p{L}])(?:\s+mit\s+([^.;]+))?/gu,
  ],
  es: [
    /formulario\s+(?:de|para)\s+((?:la\s|una\s)?(?:inscripción|solicitud|registro|reparación|presupuesto|adopción|voluntariado|sugerencias|quejas|encargos?|citas?)(?:\s(?:de|para)\s[\p{L}]+)?)(?:\s+con\s+([^.;]+))?/giu,
    /(?:enviar|mandar|dejar|presentar|pedir|solicitar)\s+(?:una?|su)\s+(solicitud(?:\sde\s[\p{L}]+)?|presupuesto|inscripción|queja|sugerencia|reparación)(?:\s+con\s+([^.;]+))?/giu,
  ],
};
/** Forms that every site has, or that another part of the request stands for. */
const others =
  /^(?:an?\s+|the\s+|simple\s+|short\s+|online\s+)*(?:contact|kontakt|contacto|search|login|log-?in|checkout|payment|newsletter|rsvp|booking|table|reservation)(?:\s|$)|newsletter|(?:^|\s)(?:pull|merge|feature|http|api|friend|fetch)\s+request|^(?:tisch|kontakt)anfrage/iu;
const articles =
  /^(?:add|create|include|make|build|need|want|füge|erstelle|ergänze|añade|agrega|crea|an?|the|their|our|my|simple|short|online|easy|with|and|also|has|have|la|una|de|eine?n?)\s+/iu;

/** "A form to request a repair" is a repair request. */
const isCalledForm =
  /(?:regist\w+|sign[- ]?up|waiting list|wait-?list|test drive|appl\w+|e?i?nquir\w+|requests?|quotes?|estimates?|feedback|complaints?|nominations?|submissions?|volunteer|adoption|membership|entry|orders?|referrals?|suggestions?)$/iu;

export function askedForms(text: string, language: Language): AskedForm[] {
  const found = named[language].flatMap((pattern) => [...text.matchAll(pattern)]).sort((a, b) => a.index - b.index);
  const forms: AskedForm[] = [];
  for (const [, words = "", tail] of found) {
    let name = words.trim();
    // "Prices and sign-up form": what stands before "and" is a part of its own.
    name = name.replace(/^.*(?<![\p{L}])(?:and|or)\s+/iu, "");
    while (articles.test(name)) name = name.replace(articles, "");
    if (name === "" || others.test(name)) continue;
    const title = titleOf(language === "en" && !isCalledForm.test(name) ? `${name} request` : name, language);
    if (forms.some((form) => alike(form.title, title))) continue;
    forms.push({ title, fields: fieldsOf(name, tail, language) });
  }
  return forms.slice(0, 2);
}

const alike = (one: string, other: string): boolean => {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  return long.includes(short);
};

function titleOf(name: string, language: Language): string {
  const plain = language === "de" ? name.replace(/-?formular$/iu, "").replace(/s$/u, "") : name;
  const full = language === "de" ? (wholes[plain.toLowerCase()] ?? plain) : plain;
  return full.charAt(0).toUpperCase() + full.slice(1);
}

/** "Anmeldeformular" asks for an "Anmeldung". */
const wholes: Readonly<Record<string, string>> = {
  anmeld: "Anmeldung",
  anmelde: "Anmeldung",
  anfrag: "Anfrage",
  anfrage: "Anfrage",
  bewerbung: "Bewerbung",
  bewerbungs: "Bewerbung",
  beitritt: "Beitritt",
  auftrag: "Auftrag",
  vorschlag: "Vorschlag",
  rückmeld: "Rückmeldung",
};

/** What is named behind the form goes with the usual ones: a photo alone reaches nobody. */
function fieldsOf(name: string, tail: string | undefined, language: Language): string[] {
  const kind = formKinds.find(({ words }) => words[language].test(name))!;
  const usual = kind.fields[language].split(", ");
  const stated = (tail ?? "")
    .split(/\s*(?:,|(?<![\p{L}])(?:and|und|y|e)(?![\p{L}]))\s*/iu)
    .map((field) => field.trim().replace(/^(?:an?|the|their|its|eine?[nrm]?|ihre[nrm]?|una?|su)\s+/iu, ""))
    .filter((field) => field !== "" && field.split(" ").length <= 3);
  const own = stated.filter((field) => !usual.some((one) => one.toLowerCase() === field.toLowerCase()));
  const complete = stated.length > 2;
  const base = complete ? usual.slice(0, 2).filter((field) => !stated.includes(field)) : usual;
  return [...base, ...(complete ? stated : own)].slice(0, 8);
}
