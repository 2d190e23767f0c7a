/** "Take out the first one", "die Suppe kann weg", "quita la más cara": entries by their name or their place. */
import { lastOne } from "../shop/items.ts";
import { removeElement } from "../../edit/objects.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { boardFile } from "../lists/board-columns.ts";
import { namesASection } from "../sections/page-sections.ts";
import { entryLists, findEntry, likely, listPaths, namesIn, type Entry } from "./content-lists.ts";
import { likeness, whichOf, type Which } from "./which-one.ts";

const polite = "(?:(?:please|bitte|por favor|can you|could you|kannst du|puedes|and|und|y|also|auch)\\s+)*";
const from =
  "(?:\\s+(?:from|off|out of|on|in|von|aus|auf|bei|de|del|en)\\s+(?:the|my|our|der|dem|die|das|la|el|las|los)?\\s*\\p{L}+)?";
const behind = "(?:\\s+(?:out|off|away|down|again|raus|weg|heraus|runter|wieder|fuera|please|bitte|por favor))*[.!]?$";
const forms = [
  new RegExp(
    `^${polite}(?:remove|delete|drop|scrap|lose|cut|hide|kick out|get rid of|take(?: out| off| away| down)?|entferne|lösche?|streiche?|nimm|quita|elimina|borra|saca)\\s+(?<what>.+?)${from}${behind}`,
    "iu",
  ),
  new RegExp(
    `^${polite}(?<what>.+?)\\s+(?:can go|has to go|must go|should go|is no longer (?:available|offered|needed)|kann weg|können weg|muss weg|(?:bitte\\s+)?(?:löschen|entfernen|streichen|rausnehmen|wegnehmen)|raus|weg|fuera|sobra)${behind}`,
    "iu",
  ),
  new RegExp(
    `^${polite}(?:we|i|wir|ich)\\s+(?:no longer|don'?t|do not)\\s+(?:offer|have|sell|make|do|need)\\s+(?<what>.+?)(?:\\s+any\\s?more)?[.!]?$`,
    "iu",
  ),
];
const other =
  /(?<!\p{L})(?:pages?|sections?|fields?|columns?|buttons?|filters?|search|options?|choices?|seite|abschnitt|feld|spalte|knopf|auswahl|página|sección|campo|columna|botón|opción|everything|all|alles|todo)(?!\p{L})/iu;

const understood: Wording = { en: "One entry less.", de: "Ein Eintrag weniger.", es: "Una entrada menos." };
const did: Wording = {
  en: "{name} is gone from the list",
  de: "{name} ist aus der Liste entfernt",
  es: "{name} ya no está en la lista",
};
export const noSuch: Wording = {
  en: 'I found nothing here called "{what}". There are: {list}. I changed nothing.',
  de: "„{what}“ habe ich hier nicht gefunden. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No he encontrado «{what}». Hay: {list}. No he cambiado nada.",
};

/** One entry, or a few of them, and what is to become of them. */
const MAX_WISH = 1000;

export const removeEntry = operation<{ what: string; parts: Which[] }>({
  id: "remove-entry",
  words: "",
  match({ text, language }) {
    if (text.length > MAX_WISH) return null;
    const what = forms
      .map((form) => form.exec(text.trim())?.groups?.["what"]?.trim())
      .find((found) => found !== undefined);
    if (!what || other.test(what)) return null;
    const whole = whichOf(what);
    const parts = what.split(/\s*,\s*|\s+(?:and|und|y)\s+/iu).flatMap((part) => whichOf(part) ?? []);
    return (
      whole && {
        confidence: 0.5,
        values: { what, parts: [whole, ...(parts.length > 1 ? parts : [])] },
        understood: understood[language],
      }
    );
  },
  reads: listPaths,
  change(project, { what, parts }, { language }) {
    if (namesASection(what)) return { say: "" };
    const lists = entryLists(project).filter(({ path }) => path !== boardFile);
    const [whole, ...several] = parts.map((which) => {
      const found = findEntry(lists, which);
      const isThat =
        found !== null && !("all" in found) && (which.by !== "name" || likeness(found.entry.name, which.name) >= 5.3);
      return isThat ? found.entry : null;
    });
    const entries = whole ? [whole] : several;
    const found = entries.filter((entry): entry is Entry => entry !== null);
    if (found.length === 0 || found.length < entries.length) {
      const list = namesIn(likely(lists, what));
      return list === "" ? { say: "" } : { say: "", otherwise: worded(noSuch, language, { what, list }) };
    }
    for (const { list, name } of found) {
      if (found.filter((entry) => entry.list === list).length >= list.records.length)
        return { say: worded(lastOne, language, { name }) };
    }
    for (const { list, at } of found) removeElement(list.source, list.records[at]!);
    for (const { list } of found) project.save(list.path, list.source);
    return {
      plan: project.plan,
      claims: found.map(({ list, name }) => {
        const before = list.source.text.split(stringLiteral(name)).length;
        return {
          text: worded(did, language, { name }),
          path: list.path,
          holds: (content) => content !== null && content.split(stringLiteral(name)).length < before,
        };
      }),
      routes: ["/"],
    };
  },
});
