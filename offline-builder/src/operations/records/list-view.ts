import type { ProjectEdit } from "../../edit/project-edit.ts";
import { boardField, pictureField } from "../../emit/app/entity-views.ts";
import type { Entity, Field, Language, Plan } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityIn, fieldIn, keepsRecords, withEntity } from "./records.ts";
import { offerOnCards } from "./offer-cards.ts";

type View = "table" | "cards" | "board";

const names: Record<View, Wording> = {
  table: { en: "a table", de: "Tabelle", es: "tabla" },
  cards: { en: "cards", de: "Karten", es: "tarjetas" },
  board: { en: "a board", de: "Tafel mit Spalten", es: "tablero con columnas" },
};
const understood: Wording = {
  en: "The list shown as {view}.",
  de: "Die Liste als {view}.",
  es: "La lista como {view}.",
};
const did: Wording = {
  en: "{entity} are shown as {view}; search, filters and editing stay",
  de: "{entity} erscheinen als {view}; Suche, Filter und Bearbeiten bleiben",
  es: "{entity} se muestran como {view}; la búsqueda, los filtros y la edición siguen ahí",
};
const didBoard: Wording = {
  en: "{entity} stand in columns by {field}; the choice on each moves it",
  de: "{entity} stehen in Spalten nach {field}; die Auswahl auf jedem verschiebt es",
  es: "{entity} están en columnas por {field}; la lista de cada uno lo mueve",
};
const photos: Wording = {
  en: "Photos: I have none, so each card shows its initial until a photo is added in its form",
  de: "Fotos: ich habe keine; jede Karte zeigt ihren Anfangsbuchstaben, bis im Formular ein Foto dazukommt",
  es: "Fotos: no tengo ninguna; cada tarjeta muestra su inicial hasta que se añada una foto en su formulario",
};
const noList: Wording = {
  en: "This app has no list that could be shown another way. I changed nothing.",
  de: "Diese App hat keine Liste, die sich anders zeigen ließe. Ich habe nichts geändert.",
  es: "Esta aplicación no tiene una lista que mostrar de otra forma. No he cambiado nada.",
};
const noColumns: Wording = {
  en: "{entity} have no field with fixed values that could be columns. Add one first, for example: add a status field with open, in progress and done. I changed nothing.",
  de: "{entity} haben kein Feld mit festen Werten für Spalten. Zuerst zum Beispiel: Feld Status mit offen, in Arbeit und fertig. Ich habe nichts geändert.",
  es: "{entity} no tienen un campo con valores fijos para las columnas. Añade antes uno, por ejemplo: campo Estado con abierto, en curso y hecho. No he cambiado nada.",
};
const noFixed: Wording = {
  en: "{field} has no fixed values, so {entity} cannot stand in groups by it. Sorting brings the same together: “Sort by {field}”. I changed nothing.",
  de: "{field} hat keine festen Werte, deshalb gibt es keine Gruppen von {entity} danach. Sortieren bringt Gleiches zusammen: „Sortiere nach {field}“. Ich habe nichts geändert.",
  es: "{field} no tiene valores fijos, así que no hay grupos de {entity} por eso. Ordenar junta lo igual: «Ordena por {field}». No he cambiado nada.",
};
const already: Wording = {
  en: "{entity} are shown that way already. I changed nothing.",
  de: "{entity} werden schon so gezeigt. Ich habe nichts geändert.",
  es: "{entity} ya se muestran así. No he cambiado nada.",
};

const pictureWords = "photos?|pictures?|images?|thumbnails?|fotos?|bilder|bild|imágenes|imagen";

export const listView = operation<{ view: View; text: string }>({
  id: "list-view",
  words: "show list as cards table board grid kanban group columns karten tabelle tafel tarjetas tabla tablero",
  match({ text, language }) {
    if (
      !has(
        text,
        "show|display|view|list|put|present|turn|make|group|switch|use|change|arrange|zeige?|zeigen|anzeigen|darstellen|stelle?|mach\\w*|gruppier\\w*|ordne|wechsle|muestra|pon|agrupa|cambia|usa|haz",
      )
    )
      return null;
    if (
      has(
        text,
        "add a (?:\\p{L}+ )?(?:column|card)|remove|delete|rename|rounder|round|rounded|shadow|colou?r|background|bigger|smaller|export|sort\\w*|chart",
      )
    )
      return null;
    const view: View | null = has(
      text,
      "kanban|(?:as|on|in|into) (?:a |an )?(?:kanban )?board|columns by|group(?:ed)? (?:\\p{L}+ ){0,3}by|gruppier\\w*|als (?:kanban-?)?(?:board|tafel)|como (?:un )?tablero|agrupa\\w*",
    )
      ? "board"
      : has(
            text,
            "(?:as|on|in|into|with|using|to|use) (?:a |the )?(?:\\p{L}+ )?(?:cards?|grid|tiles?|gallery)|card (?:view|layout|grid)|grid (?:view|layout)|als (?:\\p{L}+ )?(?:karten|kacheln|raster)|(?:auf|in) karten|kartenansicht|(?:en|como) (?:tarjetas|cuadrícula|fichas)",
          )
        ? "cards"
        : has(
              text,
              "(?:as|in|into|to) (?:a )?(?:table|rows|list)|table view|list view|als tabelle|tabellenansicht|como (?:una )?tabla|en (?:una )?tabla",
            )
          ? "table"
          : null;
    return (
      view && {
        confidence: 0.84,
        values: { view, text },
        understood: worded(understood, language, { view: names[view][language] }),
      }
    );
  },
  reads: sourcePaths,
  change(project, { view, text }, { language }) {
    const { plan } = project;
    if (view === "cards" && plan.entities.length === 0)
      return offerOnCards(project, language) ?? { say: noList[language] };
    const entity = entityIn(plan, text) ?? (view === "board" ? withNewChoice(plan) : undefined) ?? plan.entities[0];
    // The deals of a CRM have views of their own.
    const isWritten = keepsRecords(plan) || (plan.archetype === "crm" && entity?.key !== "deal");
    if (!isWritten || !entity) return { say: noList[language] };
    return view === "board"
      ? asBoard(project, { entity, text, language })
      : asShown(project, { entity, view, pictures: has(text, pictureWords), language });
  },
});

interface Of {
  entity: Entity;
  language: Language;
}

/** "… and group them by it": the list that has just got values to choose from. */
const withNewChoice = (plan: Plan): Entity | undefined =>
  plan.entities.find(({ fields }) => fields.at(-1)?.added === true && fields.at(-1)?.type === "enum");

function asBoard(project: ProjectEdit, { entity, text, language }: Of & { text: string }): Changed | Unchanged {
  const { plan } = project;
  const named = fieldIn(plan, text, (field) => field.type === "enum");
  const by = /(?<![\p{L}])(?:by|nach|por)\s+(.+)$/iu.exec(text)?.[1];
  const free = named === null && by !== undefined ? fieldIn(plan, by) : null;
  if (free) return { say: worded(noFixed, language, { entity: free.entity.plural, field: free.field.label }) };
  const columns = named?.entity === entity ? named.field : boardField(entity);
  if (!columns) return { say: worded(noColumns, language, { entity: entity.plural }) };
  const done = carryOut(project, withEntity(plan, entity, { ...entity, view: "board", boardBy: columns.key }), {
    language,
    text: worded(didBoard, language, { entity: entity.plural, field: columns.label }),
    path: /^src\/pages\//,
    holds: (content) => content.includes("inColumn.map("),
  });
  return done ?? { say: worded(already, language, { entity: entity.plural }) };
}

const photoField = (plan: Plan): Field => ({
  key: "photo",
  label: { en: "Photo", de: "Foto", es: "Foto" }[plan.language],
  type: "file",
  added: true,
});

function asShown(
  project: ProjectEdit,
  { entity, view, pictures, language }: Of & { view: "table" | "cards"; pictures: boolean },
): Changed | Unchanged {
  const { plan } = project;
  const { view: _, ...rest } = entity;
  const withPhoto = view === "cards" && pictures && !pictureField(entity);
  const next: Entity = {
    ...rest,
    ...(view === "cards" ? { view } : {}),
    fields: withPhoto ? [...entity.fields, photoField(plan)] : entity.fields,
  };
  const done = carryOut(project, withEntity(plan, entity, next), {
    language,
    text: worded(did, language, { entity: entity.plural, view: names[view][language] }),
    path: /^src\/pages\//,
    holds: (content) => content.includes(view === "table" ? "<DataTable" : '<ul className="grid gap-4'),
    notDone: withPhoto ? [photos[language]] : [],
  });
  return done ?? { say: worded(already, language, { entity: entity.plural }) };
}
