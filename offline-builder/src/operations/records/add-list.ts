import type { ProjectEdit } from "../../edit/project-edit.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { planEntity } from "../../lexicon/entities/entity.ts";
import { findThings } from "../../parse/entities.ts";
import { statedRecords } from "../../parse/records/stated-records.ts";
import { understand } from "../../parse/understand.ts";
import type { Entity, Language, Plan, PlannedPage } from "../../plan/plan.ts";
import { tidyRelations } from "../../archetypes/tracker/relations.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { has, slugOf, titled } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityNamed, keepsRecords } from "./records.ts";

const understood: Wording = {
  en: "A list of its own: {name}.",
  de: "Eine eigene Liste: {name}.",
  es: "Una lista propia: {name}.",
};
const did: Wording = {
  en: "{name} have a page to list, add, edit and search them, with {fields}",
  de: "{name} haben eine Seite zum Auflisten, Anlegen, Bearbeiten und Suchen, mit {fields}",
  es: "{name} tienen una página para verlos, añadirlos, editarlos y buscarlos, con {fields}",
};
const exists: Wording = {
  en: "There is a list {name} already. I changed nothing.",
  de: "Eine Liste {name} gibt es schon. Ich habe nichts geändert.",
  es: "Ya hay una lista {name}. No he cambiado nada.",
};
const noRecords: Wording = {
  en: "This app is not made of lists that could get another one beside them. I changed nothing.",
  de: "Diese App besteht nicht aus Listen, zu denen eine weitere passt. Ich habe nichts geändert.",
  es: "Esta aplicación no está hecha de listas a las que sumar otra. No he cambiado nada.",
};
const full: Wording = {
  en: "{count} lists are as many as the navigation has room for. I changed nothing; remove one first.",
  de: "Für mehr als {count} Listen hat die Navigation keinen Platz. Ich habe nichts geändert; entfernen Sie zuerst eine.",
  es: "En la navegación caben {count} listas. No he cambiado nada; quita una antes.",
};
const unclear: Wording = {
  en: "I could not tell what such a list should keep, so I changed nothing. Say it as: add a list of suppliers with name, phone and notes.",
  de: "Was eine solche Liste enthalten soll, war mir nicht klar; ich habe nichts geändert. Etwa so: eine Liste Lieferanten mit Name, Telefon und Notizen.",
  es: "No me ha quedado claro qué guardaría esa lista y no he cambiado nada. Dilo así: añade una lista de proveedores con nombre, teléfono y notas.",
};

const mostLists = 8;

interface Wanted {
  /** "suppliers" */
  things: string;
  /** "name, phone and notes", as the request lists them. */
  fields: string | null;
}

/** One more kind of thing that the app keeps: pages, form, samples and all. */
export const addList = operation<Wanted>({
  id: "add-list",
  words: "list page track keep records suppliers clients liste verwalten erfassen lista registrar",
  match({ text, language }) {
    const values = wantedList(text);
    return (
      values && { confidence: 0.91, values, understood: worded(understood, language, { name: titled(values.things) }) }
    );
  },
  reads: sourcePaths,
  change: (project, values, { language }) => addListOf(project, values, language),
});

function wantedList(text: string): Wanted | null {
  if (
    has(
      text,
      "section|abschnitt|sección|chart|button|field|feld|campo|filter|search|price list|preisliste|lista de precios|checklist|to the (?:menu|list)",
    )
  )
    return null;
  const noun = "([\\p{L}][\\p{L} -]{2,28}?)";
  const tail = "(?:\\s*(?:,|:|\\(|with|that has|having|mit|con)\\s+(.+?)\\)?)?[.!]?$";
  const forms = [
    new RegExp(
      `(?:add|create|make|include|need|want|füge|erstelle|ergänze|brauche|añade|agrega|crea|necesito)\\s+(?:me\\s+|us\\s+)?(?:an?\\s+|another\\s+|eine?\\s+|una?\\s+)?(?:new\\s+|own\\s+|neue\\s+|nueva\\s+)?(?:list|table|register|liste|tabelle|lista|tabla)\\s+(?:of|for|with all|für|von|mit allen|de|para)\\s+(?:my\\s+|our\\s+|the\\s+|all\\s+|meine[nr]?\\s+|unsere[nr]?\\s+|mis\\s+|nuestr[oa]s\\s+)?${noun}${tail}`,
      "iu",
    ),
    new RegExp(
      `(?:add|create|make|include|füge|erstelle|ergänze|añade|agrega|crea)\\s+(?:an?\\s+|another\\s+|eine?\\s+|una?\\s+)?(?:new\\s+|neue\\s+|nueva\\s+)?${noun}[ -](?:list|page|table|liste|seite)\\s+(?:with|that has|having|mit|con)\\s+(.+?)[.!]?$`,
      "iu",
    ),
    new RegExp(
      `(?:add|create|make|füge|erstelle|añade|crea)\\s+(?:an?\\s+|eine?\\s+|una?\\s+)?(?:page|seite|página)\\s+(?:for|to (?:manage|track|list)|für|zum verwalten von|para)\\s+(?:my\\s+|our\\s+|the\\s+|meine\\s+|unsere\\s+|mis\\s+)?${noun}\\s+(?:with|mit|con)\\s+(.+?)[.!]?$`,
      "iu",
    ),
    new RegExp(
      `(?:i|we)\\s+(?:also\\s+)?(?:want|need|would like)(?:\\s+to)?\\s+(?:also\\s+)?(?:track|manage|keep track of|keep|record|store)\\s+(?:my\\s+|our\\s+|the\\s+)?${noun}(?:\\s+(?:too|as well|also))?${tail}`,
      "iu",
    ),
    new RegExp(
      `^(?:please\\s+)?(?:also\\s+)(?:track|manage|keep track of|record|store)\\s+(?:my\\s+|our\\s+|the\\s+)?${noun}(?:\\s+too)?${tail}`,
      "iu",
    ),
    new RegExp(
      `(?:ich|wir)\\s+(?:möchten?|wollen|will|brauchen?)\\s+auch\\s+(?:meine\\s+|unsere\\s+|die\\s+)?${noun}\\s+(?:verwalten|erfassen|festhalten)()[.!]?$`,
      "iu",
    ),
    new RegExp(
      `(?:quiero|queremos|necesito)\\s+(?:también\\s+)?(?:gestionar|registrar|llevar)\\s+(?:mis\\s+|los\\s+|las\\s+)?${noun}(?:\\s+también)?${tail}`,
      "iu",
    ),
  ];
  for (const form of forms) {
    const found = form.exec(text);
    const things = found?.[1]?.trim();
    if (things && !/^(?:it|them|this|that|everything|data|about|contact|home|new|eine?|una?|another)$/i.test(things))
      return { things, fields: found?.[2]?.trim() || null };
  }
  return null;
}

export function addListOf(project: ProjectEdit, wanted: Wanted, language: Language): Changed | Unchanged {
  const { plan } = project;
  if (!keepsRecords(plan)) return { say: noRecords[language] };
  const known = entityNamed(plan, wanted.things);
  if (known) return { say: worded(exists, language, { name: known.plural }) };
  if (plan.entities.length >= mostLists) return { say: worded(full, language, { count: mostLists }) };
  const entity = entityOf(plan, wanted);
  if (!entity) return { say: unclear[language] };
  const entities = tidyRelations([...plan.entities, entity]);
  const done = carryOut(
    project,
    { ...plan, entities, pages: withPages(plan, entity) },
    {
      language,
      text: worded(did, language, {
        name: entity.plural,
        fields: entity.fields.map((field) => field.label.toLowerCase()).join(", "),
      }),
      path: /navigation\.ts$/,
      holds: (content) => content.includes(JSON.stringify(entity.plural)),
    },
  );
  return done ?? { say: unclear[language] };
}

/** As the request describes it; with no fields named, as such things usually are. */
function entityOf(plan: Plan, { things, fields }: Wanted): Entity | null {
  const { language } = plan;
  const lead = { en: "track my", de: "Liste meiner", es: "registrar mis" }[language];
  const words = `${lead} ${things}${fields ? `: ${fields}` : ""}`;
  const understanding = understand(words, language);
  const known = findThings(understand(`${lead} ${things}`, language)).known[0];
  const stated = statedRecords(understanding);
  const own = stated && (stated.stated.length >= 2 || !known) ? stated.entity : null;
  const entity = own ?? (known ? planEntity(known, language) : null);
  if (!entity || plan.entities.some((other) => taken(other, entity))) return null;
  return entity;
}

function taken(one: Entity, other: Entity): boolean {
  const [names, others] = [entityNames(one), entityNames(other)];
  return (
    one.key === other.key ||
    names.file === others.file ||
    names.listPage === others.listPage ||
    names.type === others.type
  );
}

/** Behind the last list: what stands after the lists, an account or a report, stays last. */
export function withPages(plan: Plan, entity: Entity): PlannedPage[] {
  const names = entityNames(entity);
  const slug = slugOf(entity.plural);
  const free = plan.pages.some((page) => page.path === `/${slug}`) ? `/${slug}-list` : `/${slug}`;
  const added: PlannedPage[] = [
    { path: free, title: entity.plural, component: names.listPage, nav: true },
    { path: `${free}/:id`, title: entity.singular, component: names.detailPage, nav: false },
  ];
  const details = new Set(plan.entities.map((other) => entityNames(other).detailPage));
  const last = plan.pages.findLastIndex((page) => details.has(page.component));
  return last < 0
    ? [...plan.pages, ...added]
    : [...plan.pages.slice(0, last + 1), ...added, ...plan.pages.slice(last + 1)];
}
