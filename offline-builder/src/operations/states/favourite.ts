/** "I want to mark favourites with a heart": a heart beside each entry, and a choice above the list that leaves only those. */
import { addImport, insertBefore } from "../../edit/jsx.ts";
import { mergePlan } from "../../edit/re-emit.ts";
import { findAll, textOf, type Source } from "../../edit/source.ts";
import { entityNames, property, titleField } from "../../emit/app/naming.ts";
import type { Entity, Field } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn, keepsRecords, withEntity } from "../records/records.ts";
import { has, remove } from "../requests.ts";
import { listPageOf } from "../rows/list-page.ts";

const understood: Wording = { en: "Favourites.", de: "Favoriten.", es: "Favoritos." };
const did: Wording = {
  en: "{entity}: a heart beside each makes it a favourite and takes that back; the choice above the list leaves only those",
  de: "{entity}: ein Herz neben jedem macht es zum Favoriten und nimmt es zurück; die Auswahl über der Liste zeigt nur diese",
  es: "{entity}: un corazón junto a cada uno lo hace favorito o lo quita; la opción sobre la lista deja solo esos",
};
const already: Wording = {
  en: "{entity} can be made favourites already, so I changed nothing.",
  de: "{entity} lassen sich schon als Favoriten merken; ich habe nichts geändert.",
  es: "{entity} ya se pueden marcar como favoritos y no he cambiado nada.",
};
const label: Wording = { en: "Favourite", de: "Favorit", es: "Favorito" };

const words =
  "favou?rites?|favou?riting|favs?|faves?|heart|hearts|starred|(?<=(?:to|can|me|us|people) )star|bookmarks?|favorit(?:en)?|lieblings\\p{L}*|herz|herzen|favorit[oa]s?|corazón|corazones";
const wants =
  "add|mark(?:ed|ing)?|save|let|want|need|able|can|like to|star|heart|button|füge|markier\\p{L}*|merken|speichern|möchte|will|lass|kann|können|añad\\p{L}*|agreg\\p{L}*|marca\\p{L}*|guardar|quiero|permit\\p{L}*|poder|pueda\\p{L}*|pon";

export const favourites = operation<{ text: string }>({
  id: "favourites",
  words: "favourite favorites heart star mark save favoriten herz merken favoritos corazón",
  match: ({ text, language }) =>
    has(text, words) &&
    has(text, wants) &&
    !has(
      text,
      `${remove}|colou?rs?|first|top|sort\\w*|only|page|show my|filter|rename|zuerst|nur|seite|primero|solo|página`,
    )
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null,
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    const entity = keepsRecords(plan) ? (entityIn(plan, text) ?? plan.entities[0]) : undefined;
    if (!entity) return { say: "" };
    const names = { entity: entity.plural };
    if (
      entity.fields.some(({ key, type }) => type === "boolean" && /^(?:favou?rite?|favorit[oa]?|starred)$/i.test(key))
    )
      return { say: worded(already, language, names) };
    const field: Field = { key: "favourite", label: worded(label, plan.language), type: "boolean", added: true };
    const after = withEntity(plan, entity, {
      ...entity,
      fields: [...entity.fields, field],
      filters: [...(entity.filters ?? []), field.key],
    });
    if (!listPageOf(project, entity)) return { say: "" };
    mergePlan(project, after);
    const page = listPageOf(project, entity);
    if (!page || !putHeart(page.source, entity, field)) return { say: "" };
    project.save(page.path, page.source);
    return {
      plan: after,
      claims: [contains(worded(did, language, names), page.path, "favourite: !row.favourite")],
      routes: [page.route],
    };
  },
});

/** Before the button that edits the entry. */
function putHeart(source: Source, entity: Entity, { label: name }: Field): boolean {
  const edit = findAll(source.program, "JSXElement").find(({ node }) => {
    const opening = textOf(source, node.openingElement);
    return opening.startsWith("<Button") && opening.includes("setEditing(row)");
  })?.node;
  if (!edit) return false;
  const { many } = entityNames(entity);
  const title = property(titleField(entity));
  insertBefore(
    source,
    edit,
    `<Button\n  variant="ghost"\n  size="sm"\n  aria-pressed={row.favourite}\n  aria-label={\`${name}: \${row.${title}}\`}\n  onClick={() => ${many}.update(row.id, { favourite: !row.favourite })}\n>\n  <Heart aria-hidden className={cn("size-4", row.favourite && "fill-current")} />\n</Button>`,
  );
  addImport(source, "Heart", "lucide-react");
  addImport(source, "cn", "@/lib/cn");
  return true;
}
