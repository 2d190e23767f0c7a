/** Changes to offer by their own words, filled with what the app has: each is understood as it stands here. */
import type { Entity, Field, Language, Plan } from "../../plan/plan.ts";

export interface Example {
  /** Of the operation that carries it out. */
  id: string;
  /** At most 32 characters, or it is not offered. */
  text(plan: Plan): string | null;
}

type Texts = Record<Language, string>;

const of = (plan: Plan, texts: Texts): string => texts[plan.language];

/** Where the app keeps lists of its own. */
function entity(plan: Plan): Entity | null {
  return ["tracker", "platform", "crm"].includes(plan.archetype) ? (plan.entities[0] ?? null) : null;
}

function field(plan: Plan, fits: (field: Field) => boolean): Field | null {
  return entity(plan)?.fields.find(fits) ?? null;
}

const isBoard = (plan: Plan): boolean => plan.archetype === "kanban";
const isShop = (plan: Plan): boolean => plan.archetype === "shop";
/** With a header and a footer, not the frame of an app. */
const isSite = (plan: Plan): boolean => plan.options["shell"] === undefined;

function plain(id: string, fits: (plan: Plan) => boolean, texts: Texts): Example {
  return { id, text: (plan) => (fits(plan) ? of(plan, texts) : null) };
}

function listed(id: string, text: (plan: Plan, entity: Entity) => string | null): Example {
  return {
    id,
    text: (plan) => {
      const found = entity(plan);
      return found && text(plan, found);
    },
  };
}

export const examples: readonly Example[] = [
  listed("sort-list", (plan, { plural }) => {
    const by = field(plan, ({ type }) => ["money", "number", "date", "text"].includes(type))?.label;
    return by
      ? of(plan, {
          en: `Sort ${plural} by ${by}`,
          de: `Sortiere ${plural} nach ${by}`,
          es: `Ordena ${plural} por ${by}`,
        })
      : null;
  }),
  listed("only-option", (plan, { plural }) => {
    const option = field(plan, ({ type }) => type === "enum")?.options?.[0];
    return option
      ? of(plan, {
          en: `Show only ${plural}: ${option}`,
          de: `Zeige nur ${plural}: ${option}`,
          es: `Muestra solo ${plural}: ${option}`,
        })
      : null;
  }),
  listed("only-rows", (plan, { plural }) =>
    field(plan, ({ type }) => type === "date")
      ? of(plan, {
          en: `Only ${plural} of this month`,
          de: `Nur ${plural} diesen Monat`,
          es: `Solo ${plural} de este mes`,
        })
      : null,
  ),
  listed("add-filter", (plan, { plural }) => {
    const by = field(plan, ({ type }) => type === "relation" || type === "enum")?.label;
    return by
      ? of(plan, {
          en: `Filter ${plural} by ${by}`,
          de: `${plural} nach ${by} filtern`,
          es: `Filtrar ${plural} por ${by}`,
        })
      : null;
  }),
  listed("duplicate-row", (plan, { plural }) =>
    of(plan, { en: `Let me duplicate ${plural}`, de: `${plural} duplizieren`, es: `Duplicar ${plural}` }),
  ),
  listed("list-view", (plan, { plural, view }) =>
    view === "cards" || plan.archetype === "crm"
      ? null
      : of(plan, {
          en: `Show ${plural} as cards`,
          de: `Zeige ${plural} als Karten`,
          es: `Muestra ${plural} en tarjetas`,
        }),
  ),
  listed("add-field", (plan) =>
    of(plan, { en: "Add a field Reference", de: "Feld Referenz hinzufügen", es: "Añade un campo Referencia" }),
  ),
  listed("budget", (plan) =>
    field(plan, ({ type }) => type === "money") && field(plan, ({ type }) => type === "date")
      ? of(plan, {
          en: "Set a monthly budget of 500",
          de: "Monatsbudget von 500 setzen",
          es: "Presupuesto mensual de 500",
        })
      : null,
  ),
  listed("attach-file", (plan) =>
    of(plan, { en: "Let me attach a photo", de: "Foto anhängen können", es: "Adjuntar una foto" }),
  ),
  plain("wip-limit", isBoard, {
    en: "At most 3 cards in progress",
    de: "Höchstens 3 Karten in Arbeit",
    es: "Máximo 3 tarjetas en curso",
  }),
  plain("archive-cards", isBoard, {
    en: "Archive cards, not delete them",
    de: "Karten archivieren statt löschen",
    es: "Archivar en vez de borrar",
  }),
  plain("card-labels", isBoard, {
    en: "Add coloured labels to cards",
    de: "Farbige Etiketten für Karten",
    es: "Añade etiquetas de color",
  }),
  plain("add-field", isBoard, {
    en: "Add a priority to the cards",
    de: "Füge den Karten Priorität hinzu",
    es: "Añade prioridad a las tarjetas",
  }),
  plain("add-column", isBoard, {
    en: "Add a column Blocked",
    de: "Spalte Blockiert hinzufügen",
    es: "Añade una columna Bloqueado",
  }),
  plain("duplicate-row", isBoard, {
    en: "Let me duplicate a card",
    de: "Karten duplizieren",
    es: "Duplicar una tarjeta",
  }),
  plain("add-stage", ({ archetype }) => archetype === "crm", {
    en: "Add a stage Negotiation",
    de: "Phase Verhandlung hinzufügen",
    es: "Añade la etapa Negociación",
  }),
  plain("discount", isShop, {
    en: "Add a discount code",
    de: "Gutscheincode hinzufügen",
    es: "Añade un código de descuento",
  }),
  plain("checkout-note", isShop, {
    en: "A gift message at checkout",
    de: "Grußnachricht an der Kasse",
    es: "Mensaje de regalo en el pedido",
  }),
  plain("tax", isShop, { en: "Add 20 % tax", de: "19 % Steuer hinzufügen", es: "Añade un 21 % de IVA" }),
  plain("part-size", ({ archetype }) => ["shop", "brochure", "booking"].includes(archetype), {
    en: "Make the prices bigger",
    de: "Mach die Preise größer",
    es: "Haz los precios más grandes",
  }),
  plain("part-size", ({ archetype }) => ["dashboard", "crm", "tracker"].includes(archetype), {
    en: "Make the charts bigger",
    de: "Diagramme größer",
    es: "Gráficos más grandes",
  }),
  plain("part-size", isShop, {
    en: "Bigger product pictures",
    de: "Größere Produktbilder",
    es: "Fotos de producto más grandes",
  }),
  plain("storage-notice", isSite, {
    en: "Add a cookie notice",
    de: "Cookie-Hinweis hinzufügen",
    es: "Pon un aviso de cookies",
  }),
  plain("sticky-header", isSite, {
    en: "Make the header sticky",
    de: "Mach die Kopfzeile fixiert",
    es: "Haz la cabecera fija",
  }),
  plain("add-button", ({ archetype }) => archetype === "brochure", {
    en: "Add a WhatsApp button",
    de: "WhatsApp-Knopf hinzufügen",
    es: "Añade un botón de WhatsApp",
  }),
  plain("offer-looks", () => true, {
    en: "Make it look more serious",
    de: "Es soll seriöser wirken",
    es: "Que se vea más serio",
  }),
];
