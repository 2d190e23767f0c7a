import { calendarComponent, dayOf } from "../../emit/app/calendar-page.ts";
import { pathsThatDiffer } from "../../edit/re-emit.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut } from "../records/records.ts";
import { has, slugOf } from "../requests.ts";

const understood: Wording = {
  en: "A calendar of the entries.",
  de: "Ein Kalender der Einträge.",
  es: "Un calendario de las entradas.",
};
const did: Wording = {
  en: "Page {title} at {path}: a month with {entities} on their days, which can be turned and leads to each entry",
  de: "Seite {title} unter {path}: ein Monat mit {entities} an ihren Tagen, zum Blättern, führt zu jedem Eintrag",
  es: "Página {title} en {path}: un mes con {entities} en sus días, que se puede pasar y lleva a cada entrada",
};
const already: Wording = {
  en: "There is a calendar already, at {path}: it shows what has a day. I changed nothing.",
  de: "Einen Kalender gibt es schon unter {path}: er zeigt, was ein Datum hat. Ich habe nichts geändert.",
  es: "Ya hay un calendario en {path}: muestra lo que tiene fecha. No he cambiado nada.",
};
const noDays: Wording = {
  en: "Nothing in this app has a day that could stand in a calendar. Add one first, for example: add a date field. I changed nothing.",
  de: "Nichts in dieser App hat ein Datum für einen Kalender. Zuerst zum Beispiel: Feld Datum hinzufügen. Ich habe nichts geändert.",
  es: "Nada en esta aplicación tiene una fecha para un calendario. Antes, por ejemplo: añade un campo Fecha. No he cambiado nada.",
};

const calendars = "calend[ae]rs?|kalender(?:ansicht)?|monatsansicht|calendario|month(?:ly)? view|vista mensual";

/** "Show the deals in a calendar". */
export const calendarView = operation<null>({
  id: "calendar-view",
  words: "calendar month days deals tasks entries kalender monat tage calendario mes días",
  match({ text, language }) {
    if (!has(text, calendars)) return null;
    if (
      !has(
        text,
        "show|see|add|view|put|display|include|need|want|in a|as a|list|zeige?|anzeigen|füge|hinzu\\w*|im|als|brauche|möchte|muestra|ver|añade|pon|agrega|en (?:un|el)|quiero|necesito",
      )
    )
      return null;
    if (
      has(
        text,
        "starts?|begins?|week|beginn\\w*|woche|empie\\w*|semana|google|outlook|ical|sync\\w*|export\\w*|remove|delete|entfern\\w*|quita|elimina|book\\w*|buch\\w*|reserv\\w*|colou?r|rename|section|abschnitt|sección",
      )
    )
      return null;
    return { confidence: 0.915, values: null, understood: understood[language] };
  },
  reads: (plan) => {
    const after = withCalendar(plan);
    return [...sourcePaths(plan), ...(after ? pathsThatDiffer(plan, after) : [])];
  },
  change(project, _, { language }) {
    const { plan } = project;
    const there = plan.pages.find((page) => page.component.endsWith("Calendar"));
    if (there) return { say: worded(already, language, { path: there.path }) };
    const after = withCalendar(plan);
    if (!after) return { say: noDays[language] };
    const page = after.pages.find(({ component }) => component === calendarComponent)!;
    const entities = shown(plan)
      .map(({ plural }) => plural)
      .join(", ");
    const done = carryOut(project, after, {
      language,
      text: worded(did, language, { title: page.title, path: page.path, entities }),
      path: /calendar-entries\.ts$/,
      holds: (content) => content.includes("useCalendarEntries"),
    });
    return done ?? { say: noDays[language] };
  },
  chip: (plan, language) =>
    withCalendar(plan)
      ? {
          en: "Show the entries in a calendar",
          de: "Einträge im Kalender zeigen",
          es: "Muestra todo en un calendario",
        }[language]
      : null,
});

const dated = new Set(["tracker", "platform", "crm"]);

function shown(plan: Plan) {
  return plan.entities.filter((entity) => dayOf(entity) && !(plan.archetype === "crm" && entity.key === "contact"));
}

function withCalendar(plan: Plan): DraftPlan | null {
  if (!dated.has(plan.archetype) || shown(plan).length === 0) return null;
  if (plan.pages.some(({ component }) => component === calendarComponent)) return null;
  const title = translate("Calendar", plan.language);
  const page = { path: `/${slugOf(title)}`, title, component: calendarComponent, nav: true };
  const account = plan.pages.findIndex(({ component }) => component === "Account");
  const pages =
    account < 0 ? [...plan.pages, page] : [...plan.pages.slice(0, account), page, ...plan.pages.slice(account)];
  return { ...plan, pages };
}
