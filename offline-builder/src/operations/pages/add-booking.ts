import { mergePlan, pathsThatDiffer } from "../../edit/re-emit.ts";
import { bookingPages, servesTables } from "../../archetypes/booking/booking-pages.ts";
import { bookingWords } from "../../archetypes/booking/texts.ts";
import { hourDetailsOf } from "../../emit/site-content.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import type { DraftPlan, Plan } from "../../plan/plan.ts";
import { keptFiles } from "../records/records.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { add, has } from "../requests.ts";
import { addNavigation, addRoute, appFile, navigationPaths, sourcePaths } from "./routes.ts";

const words =
  "booking\\p{L}*|appointments?|reservations?|book a (?:time|table|slot|visit|session)|terminbuchung\\p{L}*|buchung\\p{L}*|buchungsformular|termine?|reservierung\\p{L}*|tischreservierung|reservas?|citas?|turnos?";

const understood: Wording = {
  en: "Booking: days, free times, own bookings.",
  de: "Buchung: Tage, freie Zeiten, eigene Termine.",
  es: "Reservas: días, horas libres y reservas propias.",
};
const did: Wording = {
  en: "{book} at {path}: booking by day and free time within the opening hours; nobody is booked twice",
  de: "{book} unter {path}: Buchung nach Tag und freier Zeit innerhalb der Öffnungszeiten, ohne Doppelbuchung",
  es: "{book} en {path}: reserva por día y hora libre dentro del horario, sin reservas dobles",
};
const didMine: Wording = {
  en: "{mine} at {path}, with cancelling",
  de: "{mine} unter {path}, mit Absage",
  es: "{mine} en {path}, con cancelación",
};
const exists: Wording = {
  en: "People can book here already, at {path}. I changed nothing.",
  de: "Buchen kann man hier schon, unter {path}. Ich habe nichts geändert.",
  es: "Aquí ya se puede reservar, en {path}. No he cambiado nada.",
};
const notHere: Wording = {
  en: "Booking needs opening hours and services, which this app does not have. I changed nothing.",
  de: "Für Buchungen braucht es Öffnungszeiten und Leistungen; die hat diese App nicht. Ich habe nichts geändert.",
  es: "Para reservar hacen falta un horario y servicios, que esta aplicación no tiene. No he cambiado nada.",
};
/** Booking on a site that shows what it offers: the same pages that a request for a booking site begins with. */
export const addBooking = operation<Record<string, never>>({
  id: "add-booking",
  words: "booking appointment reservation form calendar book termin buchung reservieren reserva cita turno",
  match({ text, language }) {
    // "I don't want appointments on Sundays" is about the hours.
    if (has(text, "(?:do not|don'?t) (?:want|take|do|have)")) return null;
    if (
      !has(text, words) ||
      !has(text, `${add}|let (?:people|guests|customers|clients|visitors)|permite\\p{L}*|lass\\p{L}*`)
    )
      return null;
    if (has(text, "field|feld|campo|column|spalte|columna|chart|section about|export\\p{L}*|csv|filter")) return null;
    return { confidence: 0.92, values: {}, understood: understood[language] };
  },
  reads(plan) {
    const after = withBooking(plan);
    return [...sourcePaths(plan), ...navigationPaths(plan), ...(after ? pathsThatDiffer(plan, after) : [])];
  },
  change(project, _values, { language }) {
    const { plan } = project;
    const known = plan.pages.find((page) => page.component === "Book");
    if (known) return { say: worded(exists, language, { path: known.path }) };
    const after = withBooking(plan);
    if (!after) return { say: notHere[language] };
    const texts = bookingWords(plan.language, servesTables(plan));
    const pages = after.pages.filter((page) => page.component === "Book" || page.component === "MyBookings");
    // Routes and navigation may have been changed since they were written: the new entries are put into what stands there.
    const { kept } = mergePlan(project, after, (path) => path === appFile || navigationPaths(plan).includes(path));
    for (const page of pages) {
      addRoute(project, page);
      addNavigation(project, page.path, page.title);
    }
    return {
      plan: after,
      claims: [
        contains(
          worded(did, language, { book: texts.book, path: texts.bookPath }),
          appFile,
          `path="${texts.bookPath}"`,
        ),
        contains(
          worded(didMine, language, { mine: texts.mine, path: texts.minePath }),
          appFile,
          `path="${texts.minePath}"`,
        ),
      ],
      notDone: [texts.caveat, ...(kept.length > 0 ? [worded(keptFiles, language, { list: kept.join(", ") })] : [])],
      routes: [texts.bookPath, "/"],
    };
  },
});

/** Null where the project is no site with an offer, or books already. */
function withBooking(plan: Plan): DraftPlan | null {
  const has = (fits: (page: Plan["pages"][number]) => boolean): boolean => plan.pages.some(fits);
  if (plan.archetype !== "brochure" || has((page) => page.component === "Book")) return null;
  const copy = domainById(plan.domain).copy[plan.language];
  if (!copy || copy.occasion || !has((page) => page.sections?.includes("offer-list") === true)) return null;
  const pages = bookingPages(plan.language, { tables: servesTables(plan) });
  const hours = plan.details.some((detail) => detail.key.startsWith("hours."))
    ? []
    : hourDetailsOf(copy.hours, plan.language);
  return {
    ...plan,
    pages: [...plan.pages, ...pages],
    details: [...plan.details, ...hours],
    forms: [...plan.forms, { id: "booking", page: pages[0]!.path, kind: "booking" }],
    options: { ...plan.options, hours: true },
  };
}
