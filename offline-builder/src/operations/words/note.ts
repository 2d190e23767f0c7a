/** "Mention that dogs are welcome", "schreib dazu, dass …": a sentence on the page it belongs to. */
import { elementsNamed, insertAfter } from "../../edit/jsx.ts";
import { jsxText } from "../../emit/literal.ts";
import type { PlannedPage } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { pageFile, pageNamed, sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";

const polite = "^(?:(?:please|can you|could you|bitte|por favor|and|und|y|also|auch|también)\\s+)*";
const forms: readonly RegExp[] = [
  new RegExp(
    `${polite}(?:mention|write|say|state|note|point out|add(?: a (?:note|line|sentence|hint))?|let (?:people|them|customers|guests|visitors) know)(?:\\s+(?:somewhere|there|also|clearly|as well))*(?:\\s+(?:on|in|at)\\s+(?:the\\s+)?(?<page>[\\p{L} -]{3,30}?)(?:\\s+page)?)?\\s+that\\s+(?<said>.{5,200})$`,
    "iu",
  ),
  new RegExp(
    `${polite}(?:schreibe?n?|erwähne?n?|vermerke?n?|notiere?n?|weise? darauf hin|setze?|ergänze?|füge?)(?:\\s+(?:dazu|darunter|hin|hinzu|noch|irgendwo|dort|rein|drauf|darauf|einen hinweis))*(?:\\s+(?:auf|in|bei)\\s+(?:die|der|dem|den)?\\s*(?<page>[\\p{L}-]{3,30}?)(?:seite)?)?(?:\\s+(?:dazu|hinzu))?,?\\s+(?:dass|daß)\\s+(?<said>.{5,200})$`,
    "iu",
  ),
  new RegExp(
    `${polite}(?:menciona|escribe|indica|avisa|di|aclara|pon|añade|agrega)(?:\\s+(?:también|además|ahí|una nota|un texto))*(?:\\s+(?:en)\\s+(?:la |el )?(?:página (?:de )?)?(?<page>[\\p{L} -]{3,30}?))?(?:\\s+(?:diciendo|de))?\\s+que\\s+(?<said>.{5,200})$`,
    "iu",
  ),
];
const booking =
  "appointments?|book(?:ing|ings|ed)?|cancel\\p{L}*|reserv\\p{L}*|termine?n?|buch\\p{L}*|absag\\p{L}*|stornier\\p{L}*|citas?|cancela\\p{L}*|turnos?";
const contact =
  "contact|call|phone|e-?mails?|parking|parkplatz|parkplätze|anruf\\p{L}*|telefon\\p{L}*|llam\\p{L}*|teléfono|aparcamiento";
const offer =
  "vegan\\p{L}*|vegetari\\p{L}*|allerg\\p{L}*|menu|dishes|prices?|vat|speisen?|gerichte?n?|preise?n?|mwst|platos?|precios?|iva";

const understood: Wording = { en: "A sentence: {said}", de: "Ein Satz: {said}", es: "Una frase: {said}" };
const did: Wording = {
  en: "On {title} ({path}) stands: “{said}”",
  de: "Auf {title} ({path}) steht: „{said}“",
  es: "En {title} ({path}) pone: «{said}»",
};
const isThere: Wording = {
  en: "That stands there already. I changed nothing.",
  de: "Das steht schon da. Ich habe nichts geändert.",
  es: "Eso ya está ahí. No he cambiado nada.",
};

export const note = operation<{ said: string; page: string }>({
  id: "note",
  words: "",
  match({ text, language }) {
    for (const form of forms) {
      const groups = form.exec(text.trim())?.groups;
      if (!groups) continue;
      const said = asSentence(groups["said"]!.trim().replace(/\s+(?:dazu|hinzu)$/iu, ""), form === forms[1]);
      return {
        confidence: 0.5,
        values: { said, page: groups["page"] ?? "" },
        understood: worded(understood, language, { said }),
      };
    }
    return null;
  },
  reads: sourcePaths,
  change(project, { said, page: named }, { language, conversation }) {
    const { plan } = project;
    // What an app of lists says belongs to its entries.
    if (plan.entities.length > 0) return { say: "" };
    const view = conversation.context.current_page;
    const by = (component: string): PlannedPage | undefined => plan.pages.find((page) => page.component === component);
    const page =
      (named === "" ? null : pageNamed(plan, named)) ??
      (view && view !== "/" ? plan.pages.find(({ path }) => path === view) : undefined) ??
      (has(said, booking)
        ? by("Book")
        : has(said, offer)
          ? by("Offer")
          : has(said, contact)
            ? by("Contact")
            : undefined) ??
      plan.pages.find(({ path }) => path === "/");
    const path = page && pageFile(page);
    const source = path === undefined ? null : project.open(path);
    if (!page || !source || path === undefined) return { say: "" };
    const words = jsxText(said);
    if (source.text.includes(words)) return { say: isThere[language] };
    const markup = `<p className="wrap pb-8 font-medium">${words}</p>`;
    // What is said once something is booked has a header of its own before the one of the form.
    const header = elementsNamed(source.program, "PageHeader").at(-1) ?? elementsNamed(source.program, "Hero")[0];
    if (!header) return { say: "" };
    const isHero = source.text.startsWith("<Hero", header.start);
    insertAfter(source, header, isHero ? markup.replace("pb-8", "py-8 text-center") : markup);
    project.save(path, source);
    return {
      plan,
      claims: [contains(worded(did, language, { title: page.title, path: page.path, said }), path, words)],
      routes: [page.path],
    };
  },
});

const subject =
  /^(?:(?:wir|man|ich|sie|es|ihr|er|hunde|kinder|niemand|alle|jeder)|(?:der|die|das|ein|eine|unser|unsere|kein|keine)\s+(?:\p{Ll}+e[nrs]?\s+)?\p{Lu}\p{L}+|\p{Lu}\p{L}+)(?=\s)/u;
const verbs =
  /\s(ist|sind|hat|haben|gibt|wird|werden|kann|können|muss|müssen|darf|dürfen|soll|sollen|bleibt|bleiben|gilt|gelten|kostet|kosten|braucht|brauchen|kommt|kommen|nehmen|bieten|liefern|sprechen|öffnen|schließen)$/u;

/** German puts the verb of such a clause last; as a sentence of its own it stands second. */
function asSentence(clause: string, isGerman: boolean): string {
  const plain = clause.replace(/[.!]+$/, "").replace(/^["„“«]|["”“»]$/gu, "");
  const verb = isGerman ? verbs.exec(plain)?.[1] : undefined;
  const lead = verb === undefined ? undefined : (subject.exec(plain)?.[0] ?? /^\p{L}+/u.exec(plain)?.[0]);
  const turned =
    verb === undefined || lead === undefined || plain.length < lead.length + verb.length + 2
      ? plain
      : `${lead} ${verb}${plain.slice(lead.length, plain.length - verb.length - 1)}`;
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}.`;
}
