/** "We are closed on 24 December", "Urlaub vom 1. bis 14. August": days that no table of weekdays can say stand above every page. */
import type { Language, Plan } from "../../plan/plan.ts";
import { elementsNamed, removeImport } from "../../edit/jsx.ts";
import { removeWithLine } from "../../edit/source.ts";
import { readWeek } from "../../parse/stated-hours.ts";
import { isChanged, lacks, operation, worded, type Wording } from "../operation.ts";
import { appFile } from "../pages/routes.ts";
import { has, remove, titled } from "../requests.ts";
import { announce, noticeFile, understoodNotice } from "./frame-parts.ts";

const away =
  "closed|shut|not open|on (?:holiday|vacation|leave)|(?:holidays?|vacation|leave) (?:from|until|till)|away|geschlossen|(?:betriebs)?(?:urlaub|ferien)|nicht (?:da|geöffnet)|zu|cerrad[oa]s?|cerramos|cerraremos|no abrimos|vacaciones|open|geöffnet|offen|abrimos|abiert[oa]s?";
const months =
  "jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sep(?:t|tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
const dated = new RegExp(
  `(?<!\\p{L})(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s*(?:of\\s+|de\\s+)?(?:${months})|(?:${months})\\s+\\d{1,2}|\\d{1,2}[./]\\d{1,2}\\.?|(?:in|im|en|all of|ganzen)\\s+(?:${months})|christmas(?: eve)?|new year(?:'?s)?(?: eve)?|easter|thanksgiving|weihnachten|heiligabend|silvester|neujahr|ostern|pfingsten|feiertagen?|navidad|nochebuena|nochevieja|semana santa|año nuevo|bank holidays?|public holidays?|next week|this week|tomorrow|nächste woche|morgen|próxima semana|mañana)(?!\\p{L})`,
  "iu",
);
const said =
  /^(?:(?:please|bitte|por favor|also|auch|también|and|und|y)\s+)*(?:(?:(?:add|write|say|mention|show|put|tell (?:people|them|visitors|everybody|customers))(?:\s+(?:somewhere|on (?:the )?(?:site|page|website)|on top|at the top|a note|a notice|there))*\s*(?:that|:)|(?:pon|escribe|di|avisa|añade)(?:\s+un aviso)?(?:\s+de)?\s+que)\s+)/iu;

const stays: Wording = {
  en: "The table of opening hours keeps its weekdays, and the line stays until you take it away: “Remove the notice”",
  de: "Die Tabelle der Öffnungszeiten behält ihre Wochentage, und die Zeile bleibt, bis Sie sie entfernen: „Entferne den Hinweis“",
  es: "La tabla del horario conserva sus días, y la línea se queda hasta que la quites: «Quita el aviso»",
};
const bookable: Wording = {
  en: "Bookings on these days are not turned away",
  de: "Buchungen an diesen Tagen werden nicht abgewiesen",
  es: "Las reservas en esos días no se rechazan",
};
const ours: Record<Language, (words: string) => string> = {
  en: (words) => words.replace(/^i['’]?m\s/iu, "We are ").replace(/^i am\s/iu, "We are "),
  de: (words) => words.replace(/^ich habe\s/iu, "Wir haben ").replace(/^ich bin\s/iu, "Wir sind "),
  es: (words) => words,
};

const hasSite = ({ archetype, files }: Plan): boolean =>
  files["src/content/site.ts"] !== undefined && !["tracker", "platform"].includes(archetype);

export const closure = operation<{ words: string }>({
  id: "closure",
  words: "closed holiday christmas vacation urlaub feiertag geschlossen weihnachten vacaciones cerrado navidad",
  match({ text, language }) {
    // "Tue-Fri 8-12 and 1-5.30" is the week and no date.
    if (readWeek(text) || !has(text, away) || !dated.test(text) || text.includes("?") || text.length > 160) return null;
    if (
      has(text, "field|column|filter|chart|sort\\w*|feld|spalte|campo|columna|tasks?|tickets?|deals?|cards?|invoices?")
    )
      return null;
    const words = ours[language](titled(text.trim().replace(said, "")));
    return { confidence: 0.885, values: { words }, understood: worded(understoodNotice, language, { text: words }) };
  },
  reads: () => [appFile, noticeFile],
  change(project, { words }, { language }) {
    if (!hasSite(project.plan)) return { say: "" };
    const outcome = announce(project, words, language);
    if (!isChanged(outcome)) return outcome;
    const isBooked = project.plan.archetype === "booking";
    return { ...outcome, notDone: [stays[language], ...(isBooked ? [bookable[language]] : [])] };
  },
});

const understoodWithout: Wording = {
  en: "Without the line above every page.",
  de: "Ohne die Zeile über jeder Seite.",
  es: "Sin la línea sobre cada página.",
};
const didWithout: Wording = {
  en: "The line above every page is gone",
  de: "Die Zeile über jeder Seite ist weg",
  es: "La línea sobre cada página ya no está",
};

/** "Remove the notice". */
export const removeNotice = operation<null>({
  id: "remove-notice",
  words: "",
  match({ text, language }) {
    const noun = "(?:announcement|notice|info ?bar|top line|banner|hinweis(?:leiste|zeile)?|ankündigung|aviso|anuncio)";
    return has(text, remove) && has(text, noun) && !has(text, "cookies?|hero|storage|speicher\\w*")
      ? { confidence: 0.5, values: null, understood: understoodWithout[language] }
      : null;
  },
  reads: () => [appFile, noticeFile],
  change(project, _, { language }) {
    const source = project.text(noticeFile) === null ? null : project.open(appFile);
    const element = source && elementsNamed(source.program, "Announcement")[0];
    if (!source || !element) return { say: "" };
    removeWithLine(source, element);
    removeImport(source, "Announcement");
    project.save(appFile, source);
    if (project.isOurs(noticeFile)) project.remove(noticeFile);
    return { plan: project.plan, claims: [lacks(didWithout[language], appFile, "Announcement")], routes: ["/"] };
  },
});
