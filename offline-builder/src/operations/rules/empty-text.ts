/** "When there are no tickets show 'Nothing to do'": what a list says before there is anything in it. */
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityIn, keepsRecords, withEntity } from "../records/records.ts";
import { has, quotedTexts } from "../requests.ts";
import { isAlready } from "./field-meant.ts";

const empty =
  "empty|no \\p{L}+ (?:yet|left|there)|there (?:is|are) (?:no|none|nothing)|nothing (?:is )?(?:there|left|in it)|leer\\p{L}*|kein\\p{L}* \\p{L}+ (?:da|vorhanden|gibt)|nichts (?:da|drin|vorhanden)|vací[oa]s?|no hay|nada";
const says =
  /(?:say|says|show|display|write|read|steht|stehen|zeige?|schreib|sag|pon|muestra|diga|di|ponga)\s*:?\s+([^:]{4,100})$/iu;

const understood: Wording = {
  en: "The empty list: {text}",
  de: "Die leere Liste: {text}",
  es: "La lista vacía: {text}",
};
const did: Wording = {
  en: "{entity}: the empty list says “{text}”",
  de: "{entity}: Die leere Liste sagt „{text}“",
  es: "{entity}: la lista vacía dice «{text}»",
};

export const emptyText = operation<{ said: string; text: string }>({
  id: "empty-text",
  words: "",
  match({ text, language }) {
    if (
      !has(text, empty) ||
      !/(?<!\p{L})(?:when|if|while|as long as|wenn|solange|falls|cuando|si|mientras|empty|leere?\p{L}*|vací\p{L}*)(?!\p{L})/iu.test(
        text,
      )
    )
      return null;
    const said = quotedTexts(text)[0] ?? says.exec(text)?.[1]?.trim();
    return said === undefined
      ? null
      : {
          confidence: 0.5,
          values: { said, text: text.replace(said, "") },
          understood: worded(understood, language, { text: said }),
        };
  },
  reads: sourcePaths,
  change(project, { said, text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const entity = entityIn(plan, text) ?? plan.entities[0]!;
    const claim = worded(did, language, { entity: entity.plural, text: said });
    const done = carryOut(project, withEntity(plan, entity, { ...entity, emptyText: said }), {
      language,
      text: claim,
      path: /^src\/pages\//,
      holds: (content) => content.includes(JSON.stringify(said)),
    });
    return done ?? { say: worded(isAlready, language, { label: claim }) };
  },
});
