/** "Hide what is done", "zeig Erledigte nicht mehr": a list that begins with what is still to do. */
import { endsOf } from "../../emit/app/fields.ts";
import type { Language } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { has } from "../requests.ts";
import { valuesIn } from "../rules/apart.ts";
import { listPageOf } from "./list-page.ts";
import { withChoice } from "./only-rows.ts";

const hides =
  "hide|hidden|(?:do|does|should|must)(?:n['’]?t| not) (?:be )?(?:show\\w*|see|display\\w*|list\\w*|appear)|stop showing|no longer (?:show|list|display)|filter out|verstecke?\\p{L}*|verberge?\\p{L}*|ausblende\\p{L}*|blende|(?:zeige?|anzeigen|sehen) (?:\\p{L}+ ){0,4}nicht|nicht (?:mehr )?(?:\\p{L}+ )?(?:zeigen|anzeigen|sehen)|oculta\\p{L}*|esconde\\p{L}*|no (?:me )?(?:muestres?|mostrar|quiero ver|enseñes)|deja de mostrar";
const again = "(?:show|display|list|bring|see|zeige?|anzeigen|muestra|enseña|ver)";
const back = "again|too|as well|also|back|after all|wieder|auch|doch|otra vez|de nuevo|también";

const name: Record<Language, string> = { en: "Still open", de: "Noch offen", es: "Pendiente" };
const didShow: Wording = {
  en: "{entity} begin with all of them again; the choice above the list still narrows it",
  de: "{entity} beginnen wieder mit allen; die Auswahl über der Liste grenzt sie weiter ein",
  es: "{entity} empiezan otra vez con todos; la opción sobre la lista la sigue reduciendo",
};
const shownAlready: Wording = {
  en: "{entity} show all of them already. I changed nothing.",
  de: "{entity} zeigen schon alle. Ich habe nichts geändert.",
  es: "{entity} ya muestran todos. No he cambiado nada.",
};
const narrowed = 'useState("only")';

export const hideDone = operation<{ text: string; shows: boolean }>({
  id: "hide-done",
  words: "",
  match({ text }) {
    if (has(text, "columns?|fields?|buttons?|pages?|sections?|spalten?|feld|seite|columnas?|campos?|página"))
      return null;
    // "Only those who have not paid" is a choice of its own.
    if (has(text, "only|just|nur|solo|sólo|who|wer|quien(?:es)?")) return null;
    const isHidden = has(text, hides);
    const shows = !isHidden && has(text, again) && has(text, back);
    return isHidden || shows
      ? {
          confidence: 0.5,
          values: { text, shows }, // Said only once it is known that the app has such a thing.
          understood: "",
        }
      : null;
  },
  reads: sourcePaths,
  change(project, { text, shows }, { language }) {
    const { plan } = project;
    const found = valuesIn(plan, text);
    const field = found?.entity.fields.find(({ key }) => key === found.field);
    if (!found || !field) return { say: "" };
    const { entity } = found;
    if (shows) {
      const page = listPageOf(project, entity);
      if (!page) return { say: "" };
      if (!page.source.text.includes(narrowed))
        return { say: worded(shownAlready, language, { entity: entity.plural }) };
      project.write(page.path, page.source.text.replace(narrowed, 'useState("")'));
      return {
        plan,
        claims: [
          {
            text: worded(didShow, language, { entity: entity.plural }),
            path: page.path,
            holds: (content) => content !== null && !content.includes(narrowed),
          },
        ],
        routes: [page.route],
      };
    }
    const gone = new Set(field.type === "boolean" ? [] : found.values.length > 0 ? found.values : endsOf(field));
    const values = field.type === "boolean" ? ["no"] : (field.options ?? []).filter((option) => !gone.has(option));
    const own = name[plan.language];
    return withChoice(project, { entity, field, label: field.label, values, name: own, language });
  },
});
