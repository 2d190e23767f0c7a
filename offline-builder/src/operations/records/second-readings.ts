/**
 * Readings that only the plan can decide: "add a phone number to clients", "remove the employees". Where it names no such
 * thing they say nothing, and the first reading's answer stands.
 */
import { mergePlan } from "../../edit/re-emit.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { entityNames, titleField } from "../../emit/app/naming.ts";
import { knownEntities, listsNamedIn } from "../../lexicon/entities/index.ts";
import { englishThings } from "../../lexicon/things/index.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import type { Entity, Language, Plan } from "../../plan/plan.ts";
import { tidyRelations } from "../../archetypes/tracker/relations.ts";
import { lacks, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { add, has, remove, titled } from "../requests.ts";
import { addToEntity } from "../fields/form-field.ts";
import { fieldFrom, wantedFields } from "../fields/wanted-fields.ts";
import { removeFieldOf } from "../fields/remove-field.ts";
import { sourcePaths } from "../pages/routes.ts";
import { addListOf } from "./add-list.ts";
import { isAttribute, ownerOf } from "../fields/attributes.ts";
import { stringAt } from "../../edit/objects.ts";
import { entryLists, listPaths } from "../entries/content-lists.ts";
import { bare, entityIn, entityNamed, fieldPlace, keepsRecords, stems } from "./records.ts";

const nothing: Unchanged = { say: "" };
const verbs = "(?:add|include|put|create|need|want|füge|ergänze|erstelle|brauche|añade|agrega|pon|crea|necesito)";

const understoodField: Wording = { en: "A field {label}.", de: "Ein Feld {label}.", es: "Un campo {label}." };

/** "Add a phone number to clients", where there are clients. */
export const addNamedField = operation<{ label: string; owner: string; text: string }>({
  id: "add-named-field",
  words: "",
  match({ text, language }) {
    const found = new RegExp(
      `${verbs}\\s+(?:an?\\s+|the\\s+|eine?n?\\s+|un[ao]?\\s+)?([\\p{L}\\p{N} -]{2,30}?)\\s+(?:to|on|for|in|zu|zum|zur|bei|für|a|al|en|para)\\s+([\\p{L} -]{3,40}?)(?:\\s+hinzu)?[.!]?$`,
      "iu",
    ).exec(text);
    if (
      !found ||
      has(
        found[1]!,
        "it|this|that|them|these|those|es|das|sie|eso|esto|fields?|columns?|feld|spalte|campo|columna|pages?|buttons?|sections?|charts?|filters?|search|list|seite|knopf|abschnitt|diagramm|página|botón|sección|gráfico",
      )
    )
      return null;
    const [, label, owner] = found as unknown as [string, string, string];
    return {
      confidence: 0.5,
      values: { label, owner, text },
      understood: worded(understoodField, language, { label: titled(label) }),
    };
  },
  reads: sourcePaths,
  change(project, { label, owner, text }, { language }) {
    const { plan } = project;
    if (plan.entities.length === 0 || !entityNamed(plan, owner)) return nothing;
    return addToEntity(project, { fields: [fieldFrom(label, [], plan.language)], text }, { language });
  },
});

const ofPages =
  "sections?|pages?|buttons?|forms?|lists?|menus?|banners?|galler(?:y|ies)|links?|charts?|graphs?|diagramm\\p{L}*|gráfic[oa]s?|filters?|pictures? of|abschnitt\\p{L}*|seiten?|knopf|knöpfe|formulare?|listen?|secci(?:ón|ones)|páginas?|botón|botones|formularios?|listas?";

/** "Add a photo": one of what is usually a part of an entry, where the app keeps entries. */
export const addPlainField = operation<{ label: string; text: string }>({
  id: "add-plain-field",
  words: "",
  match({ text, language }) {
    const found = new RegExp(
      `^(?:please\\s+|bitte\\s+|por favor\\s+)?(?:also\\s+)?${verbs}\\s+(?:(an?|the|ein(?:e|en)?|una?|die|der|das|el|la)\\s+)?([\\p{L}][\\p{L} -]{2,24}?)(?:\\s+hinzu)?[.!]?$`,
      "iu",
    ).exec(text);
    const label = found?.[2];
    if (!label || has(label, `fields?|columns?|feld|felder|spalten?|campos?|columnas?|${ofPages}`)) return null;
    // What names its fields is read by their own operation, which also knows which of them are there.
    if (wantedFields(text, language)) return null;
    const isTyped =
      /^(?:an?|ein(?:e|en)?|una?)$/iu.test(found[1] ?? "") && fieldFrom(label, [], language).type !== "text";
    if (!isTyped && !isAttribute(label, language)) return null;
    return {
      confidence: 0.5,
      values: { label, text },
      understood: worded(understoodField, language, { label: titled(label) }),
    };
  },
  reads: (plan) => [...sourcePaths(plan), ...listPaths(plan)],
  change(project, { label, text }, { language }) {
    const { plan } = project;
    if (plan.entities.length === 0) return toldOf(project, label, language);
    const owner = /^(.+?)\s+(?:of|from|des|der|vom|de|del)\s+(?:(?:the|each|every|la|el)\s+)?(\p{L}+)$/iu.exec(label);
    const named = owner && entityNamed(plan, owner[2]!) ? owner[1]! : label;
    const field = { ...fieldFrom(named, [], plan.language), label: spelled(named) };
    const list = entityIn(plan, text) ? undefined : ownerOf(plan, named);
    return addToEntity(project, { fields: [field], text: list ? `${text} ${list.plural}` : text }, { language });
  },
});

/** Abbreviations are written in capitals. */
const spelled = (label: string): string =>
  titled(label.replace(/(?<!\p{L})(?:isbn|iban|sku|vat|plz|nif|url|id)(?!\p{L})/giu, (word) => word.toUpperCase()));

/** What the texts of a site say of its entries cannot be made up. */
function toldOf(project: ProjectEdit, label: string, language: Language): Unchanged {
  const [list] = entryLists(project).filter(
    ({ path, records }) => path.startsWith("src/content/") && records.some((one) => stringAt(one, "note") !== null),
  );
  const name = list && (stringAt(list.records[0]!, "name") ?? stringAt(list.records[0]!, "title"));
  return name ? { say: worded(untold, language, { label: titled(label), name }) } : nothing;
}

const untold: Wording = {
  en: "{label}: what would stand there for each entry I would have to make up. Say it where it is known: “Change the description of {name} to …”. I changed nothing.",
  de: "{label}: was bei jedem Eintrag dazu steht, müsste ich erfinden. Wo es bekannt ist: „Ändere die Beschreibung von {name} in …“. Ich habe nichts geändert.",
  es: "{label}: lo que pondría en cada entrada tendría que inventarlo. Donde se sepa: «Cambia la descripción de {name} por …». No he cambiado nada.",
};

const understoodRemove: Wording = { en: "Without {name}.", de: "Ohne {name}.", es: "Sin {name}." };
const didRemove: Wording = {
  en: "{name}: list, pages and form are gone, and what pointed to them keeps the name as text",
  de: "{name}: Liste, Seiten und Formular sind entfernt; was darauf zeigte, behält den Namen als Text",
  es: "{name}: la lista, sus páginas y su formulario ya no están; lo que apuntaba a ellos guarda el nombre como texto",
};
const lastList: Wording = {
  en: "{name} is the only list of this app, so it has to stay. I changed nothing.",
  de: "{name} ist die einzige Liste dieser App und muss bleiben. Ich habe nichts geändert.",
  es: "{name} es la única lista de la aplicación y tiene que quedarse. No he cambiado nada.",
};

/** A list or a field, by its name alone: "hide the employees", "remove priority from tasks". */
export const removeNamed = operation<{ name: string; text: string }>({
  id: "remove-named",
  words: "",
  match({ text, language }) {
    if (!has(text, `${remove}|without|no more|don't need|do not need|brauche (?:ich )?nicht|no necesito`)) return null;
    const name = new RegExp(
      `(?:remove|delete|drop|hide|get rid of|take out|don't need|do not need|entferne?n?|lösche?n?|streiche?|verstecke|quita|elimina|borra|oculta)\\s+(?:the\\s+|all\\s+(?:the\\s+)?|my\\s+|our\\s+|die\\s+|das\\s+|den\\s+|el\\s+|la\\s+|los\\s+|las\\s+)?([\\p{L}\\p{N} -]{2,40}?)(?:\\s+(?:from|of|on|in|aus|von|bei|de|del|en)\\s+.+)?[.!]?$`,
      "iu",
    ).exec(text)?.[1];
    return name
      ? {
          confidence: 0.5,
          values: { name, text },
          understood: worded(understoodRemove, language, { name: titled(name) }),
        }
      : null;
  },
  reads: sourcePaths,
  change(project, { name, text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return nothing;
    const wanted = bare(name).replace(/\s+(?:pages?|seiten?|páginas?|sections?)$/iu, "");
    const entity = entityNamed(plan, wanted);
    if (entity) return removeList(project, entity, language);
    const place = fieldPlace(plan, wanted, text);
    return place ? removeFieldOf(project, { name: place.field.label, text }, language) : nothing;
  },
});

function removeList(project: ProjectEdit, entity: Entity, language: Language): Changed | Unchanged {
  const { plan } = project;
  if (plan.entities.length === 1) return { say: worded(lastList, language, { name: entity.plural }) };
  const { listPage, detailPage, type } = entityNames(entity);
  const gone = new Set([listPage, detailPage, `Submit${type}`]);
  const route = plan.pages.find((page) => page.component === listPage)?.path ?? "";
  const entities = tidyRelations(plan.entities.filter((other) => other !== entity)).map(withTitle);
  const pages = plan.pages.filter((page) => !gone.has(page.component));
  const after = { ...plan, entities, pages };
  const { kept } = mergePlan(project, after);
  return {
    plan: after,
    claims: [lacks(worded(didRemove, language, { name: entity.plural }), "src/App.tsx", `path="${route}"`)],
    notDone: kept,
    routes: ["/"],
  };
}

/** What was known by another list's row is known by a text now. */
function withTitle(entity: Entity): Entity {
  const title = titleField(entity);
  return {
    ...entity,
    fields: entity.fields.map((field) => (field === title && !field.required ? { ...field, required: true } : field)),
  };
}

const understoodList: Wording = { en: "A list: {name}.", de: "Eine Liste: {name}.", es: "Una lista: {name}." };

/** "Add suppliers": a kind of thing this builder knows by name is a list of its own. */
export const addNamedList = operation<{ things: string }>({
  id: "add-named-list",
  words: "",
  match({ text, language }) {
    if (!has(text, add)) return null;
    const things = new RegExp(
      `^(?:please\\s+|bitte\\s+|por favor\\s+)?${verbs}\\s+(?:an?\\s+|the\\s+|also\\s+|eine?\\s+|una?\\s+)?([\\p{L} -]{3,28}?)(?:\\s+(?:page|list|section|tab|seite|liste|bereich|página|lista|sección)|\\s+hinzu)?[.!]?$`,
      "iu",
    ).exec(text)?.[1];
    return things &&
      !/\s(?:to|for|on|in|of|from|zu|für|auf|von|a|de|para|en)\s/iu.test(things) &&
      isKnown(things, language)
      ? { confidence: 0.5, values: { things }, understood: worded(understoodList, language, { name: titled(things) }) }
      : null;
  },
  reads: sourcePaths,
  change(project, { things }, { language }) {
    if (!keepsRecords(project.plan) || describes(project.plan, things)) return nothing;
    return addListOf(project, { things, fields: null }, language);
  },
});

/** As a whole: a "booking form" is no list of bookings. */
function isKnown(things: string, language: Language): boolean {
  const wanted = stems(things);
  return (language === "en" ? [...knownEntities, ...englishThings] : listsNamedIn(language)).some((entity) =>
    `${localized(entity.words, language)}|${localized(entity.plural, language)}`
      .split("|")
      .some((name) => stems(name) === wanted),
  );
}

function describes(plan: Plan, things: string): boolean {
  return plan.pages.some((page) => page.title.toLowerCase() === things.toLowerCase());
}
