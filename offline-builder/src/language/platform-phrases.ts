/** What specified apps say of their lists: phrases with a noun inside, in each language. */
import type { Language } from "../plan/plan.ts";
import { inSentence } from "../emit/app/naming.ts";

/** What is done with what visitors hand in, by its English verb. */
export type Deed = "Share" | "Submit" | "Post" | "Request" | "Book" | "Compose" | "Upload" | "Apply for";

export interface PlatformPhrases {
  kind: (isSite: boolean) => string;
  lists: (lists: string) => string;
  together: (lists: string[]) => string;
  reportLead: (lists: string) => string;
  latest: (many: string) => string;
  browse: (many: string) => string;
  soFar: (many: string) => string;
  standsUnder: (many: string) => string;
  view: (one: string) => string;
  /** Around the name of what was saved. */
  saved: readonly [before: string, behind: string];
  deed: (verb: Deed, one: string) => string;
  notes: (many: string) => string;
  isKept: (kept: string) => string;
  workedOut: (title: string) => string;
}

const small = (noun: string, language: Language): string => inSentence(noun, language);

function joined(parts: readonly string[], and: string): string {
  const rest = [...parts];
  const last = rest.pop() ?? "";
  const all = rest.length === 0 ? last : `${rest.join(", ")} ${and} ${last}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

const germanDeeds: Record<Deed, string> = {
  Share: "teilen",
  Submit: "einreichen",
  Post: "veröffentlichen",
  Request: "anfragen",
  Book: "buchen",
  Compose: "schreiben",
  Upload: "hochladen",
  "Apply for": "anmelden",
};
const spanishDeeds: Record<Deed, string> = {
  Share: "Compartir",
  Submit: "Enviar",
  Post: "Publicar",
  Request: "Solicitar",
  Book: "Reservar",
  Compose: "Escribir",
  Upload: "Subir",
  "Apply for": "Inscripción:",
};

export const platformPhrases: Record<Language, PlatformPhrases> = {
  en: {
    kind: (isSite) => (isSite ? "a site with its own data" : "an app with its own data"),
    lists: (lists) => `Lists for ${lists}: search, filter, sort, add, edit, delete, CSV export and import`,
    together: (lists) =>
      `${joined(
        lists.map((list) => small(list, "en")),
        "and",
      )} in one place.`,
    reportLead: (lists) =>
      `A summary of ${lists}, combined from the entries as they are now, with charts and graphs to compare.`,
    latest: (many) => `${many}, the latest`,
    browse: (many) => `Browse ${small(many, "en")}`,
    soFar: (many) => `${many} so far`,
    standsUnder: (many) => `What you enter is saved and stands under ${many}.`,
    view: (one) => `View ${small(one, "en")}`,
    saved: ["Thank you. “", "” was submitted successfully and is saved."],
    deed: (verb, one) =>
      (small(one, "en").includes(verb.toLowerCase().split(" ")[0]!) ? (verb === "Post" ? "Write" : "Send") : verb) +
      ` ${small(one, "en")}`,
    notes: (many) => `Add a notes field to ${many.toLowerCase()}`,
    isKept: (kept) => `${kept}, kept in this browser`,
    workedOut: (title) => `${title}, worked out as you type`,
  },
  de: {
    kind: (isSite) => (isSite ? "eine Website mit eigenen Daten" : "eine App mit eigenen Daten"),
    lists: (lists) =>
      `Listen für ${lists}: suchen, filtern, sortieren, anlegen, ändern, löschen, CSV-Export und -Import`,
    together: (lists) => `${joined(lists, "und")} an einem Ort.`,
    reportLead: (lists) =>
      `Zusammengefasst aus den Einträgen, wie sie jetzt sind: ${lists}, mit Diagrammen zum Vergleichen.`,
    latest: (many) => `${many}: das Neueste`,
    browse: (many) => `${many} ansehen`,
    soFar: (many) => `${many} bisher`,
    standsUnder: (many) => `Was Sie eintragen, wird gespeichert und steht unter ${many}.`,
    view: (one) => `${one} ansehen`,
    saved: ["Danke. „", "“ ist angekommen und gespeichert."],
    deed: (verb, one) => (verb === "Apply for" ? `Anmeldung: ${one}` : `${one} ${germanDeeds[verb]}`),
    notes: (many) => `Feld Notizen bei ${many}`,
    isKept: (kept) => `${kept}, in diesem Browser gemerkt`,
    workedOut: (title) => `${title}, gerechnet beim Tippen`,
  },
  es: {
    kind: (isSite) => (isSite ? "una web con datos propios" : "una aplicación con datos propios"),
    lists: (lists) => `Listas de ${lists}: buscar, filtrar, ordenar, añadir, editar, eliminar, exportar e importar CSV`,
    together: (lists) =>
      `${joined(
        lists.map((list) => small(list, "es")),
        "y",
      )} en un solo lugar.`,
    reportLead: (lists) => `Un resumen de los datos tal como están ahora: ${lists}, con gráficos para comparar.`,
    latest: (many) => `${many}: lo último`,
    browse: (many) => `Ver ${small(many, "es")}`,
    soFar: (many) => `${many} hasta ahora`,
    standsUnder: (many) => `Lo que escribas se guarda y aparece en ${many}.`,
    view: (one) => `Ver ${small(one, "es")}`,
    saved: ["Gracias. «", "» se ha enviado y guardado."],
    deed: (verb, one) => `${spanishDeeds[verb]} ${small(one, "es")}`,
    notes: (many) => `Añade un campo Notas a ${small(many, "es")}`,
    isKept: (kept) => `${kept}, guardados en este navegador`,
    workedOut: (title) => `${title}, calculado al escribir`,
  },
};
