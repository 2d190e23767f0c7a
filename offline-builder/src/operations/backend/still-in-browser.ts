/** Entries that this builder cannot store in a database yet; the answer names them whenever it stores others. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Language } from "../../plan/plan.ts";
import { worded, type Wording } from "../operation.ts";

const stays: Wording = {
  en: "Still kept in each browser: {parts}",
  de: "Bleibt weiter im jeweiligen Browser: {parts}",
  es: "Sigue en cada navegador: {parts}",
};

/** Lists of the builder's own making beside those of the plan, by the file that keeps them. */
const besides: Record<string, Wording> = {
  "src/data/ticks.ts": {
    en: "the days a habit was kept",
    de: "die Tage der Gewohnheiten",
    es: "los días de los hábitos",
  },
  "src/data/meals.ts": { en: "the planned meals", de: "die geplanten Mahlzeiten", es: "las comidas planeadas" },
  "src/data/shopping-items.ts": { en: "the shopping list", de: "die Einkaufsliste", es: "la lista de la compra" },
  "src/data/votes.ts": { en: "the votes", de: "die Stimmen", es: "los votos" },
  "src/data/entry-comments.ts": { en: "comments", de: "Kommentare", es: "los comentarios" },
  "src/data/direct-messages.ts": { en: "messages", de: "Nachrichten", es: "los mensajes" },
  "src/data/saved-reports.ts": { en: "saved reports", de: "gespeicherte Berichte", es: "los informes guardados" },
  "src/data/favourites.ts": { en: "favourites", de: "Favoriten", es: "los favoritos" },
  "src/data/cart.ts": { en: "the cart and orders", de: "Warenkorb und Bestellungen", es: "el carrito y los pedidos" },
  "src/data/brought.ts": {
    en: "who brings which gift",
    de: "wer welches Geschenk mitbringt",
    es: "quién trae cada regalo",
  },
  "src/data/site-questions.ts": {
    en: "questions to the site",
    de: "Fragen an die Seite",
    es: "las preguntas al sitio",
  },
  "src/data/jobs.ts": {
    en: "jobs that visitors post",
    de: "Stellen, die Besucher eintragen",
    es: "los empleos que publican",
  },
  "src/data/saved.ts": { en: "saved entries", de: "gemerkte Einträge", es: "las entradas guardadas" },
};

/** A sentence, or none where everything is carried. */
export function stillInBrowser(project: ProjectEdit, language: Language): string[] {
  const known = project.plan.answers?.map(({ path }) => path) ?? [];
  const left = Object.entries(besides).flatMap(([path, words]) =>
    project.text(path) === null || known.includes(path) || isStored(project, path) ? [] : [words[language]],
  );
  return left.length > 0 ? [worded(stays, language, { parts: left.join(", ") })] : [];
}

const isStored = (project: ProjectEdit, path: string): boolean =>
  /create(?:StoredCollection|Answers|CopiedAnswers|Published)</.test(project.text(path) ?? "");
