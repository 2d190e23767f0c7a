import { fillBlueprint } from "../../emit/blueprint.ts";
import { formatFile, type SectionContext } from "../../emit/sections.ts";
import { locales } from "../../language/translate.ts";
import type { Copy, OfferItem } from "../../lexicon/domain.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { bookingTexts, bookingWords } from "./texts.ts";

/** The two pages of booking; brochures take them in too when a request asks for appointments or tables. */
export function bookingPages(language: Language, { tables, courts }: Partial<BookedThings> = {}): PlannedPage[] {
  const texts = bookingWords(language, tables === true);
  const { occupancy, occupancyPath } = texts.courts;
  return [
    { path: texts.bookPath, title: texts.book, component: "Book", nav: true },
    { path: texts.minePath, title: texts.mine, component: "MyBookings", nav: true },
    ...(courts ? [{ path: occupancyPath, title: occupancy, component: "Occupancy", nav: true }] : []),
  ];
}

/** What can be booked and with whom: services and people, or tables where a kitchen serves guests. */
export function bookingContent(
  copy: Copy,
  language: Language,
  { tables, courts }: BookedThings,
): Record<string, unknown> {
  const texts = bookingTexts[language];
  if (tables) {
    return {
      services: [2, 4, 6].map((guests) => ({ name: texts.tableFor(guests), price: 0, minutes: 120 })),
      resources: [1, 2, 3, 4].map((number) => texts.table(number)),
    };
  }
  if (courts) {
    return {
      resources: copy.people?.list.map((person) => person.name) ?? [1, 2, 3, 4].map((number) => texts.table(number)),
      hourPrices: hourPrices(copy),
    };
  }
  const services = bookable(copy);
  const booked = services.length > 0 ? services : [{ name: texts.visit, price: 0, minutes: 45 }];
  return {
    services: booked.slice(0, 10).map(({ name, price, minutes }) => ({ name, price, minutes: minutes ?? 45 })),
    // Without names there is nobody to choose, and one booking at a time.
    resources: copy.people?.list.map((person) => person.name) ?? [texts.team],
  };
}

/** Goods are bought. A shop's visitors book what takes its time, or a visit. */
function bookable({ offer }: Copy): OfferItem[] {
  const items = offer.groups.flatMap((group) => group.items);
  return /^(?:range|sortiment|surtido)$/.test(offer.path)
    ? items.filter(({ minutes }) => minutes !== undefined)
    : items;
}

const NOON_BREAK = 14 * 60;

/** One price all day where one is stated; else that of the morning, and from two in the afternoon that of the evening. */
function hourPrices(copy: Copy): { from: number; price: number }[] {
  const [morning, evening] = copy.offer.groups[0]?.items ?? [];
  const day = [{ from: 0, price: morning?.price ?? 0 }];
  return evening && evening.minutes === 60 ? [...day, { from: NOON_BREAK, price: evening.price }] : day;
}

/** What the finished booking can do, and what it cannot. */
export function bookingClaims(plan: DraftPlan): string[] {
  const texts = bookingWords(plan.language, servesTables(plan));
  return hasCourts(plan) ? texts.courts.claims : texts.claims;
}

export function bookingCaveats(plan: DraftPlan): string[] {
  const { courts, caveat } = bookingTexts[plan.language];
  const asked = currencyReplies(plan).length > 0;
  const currency = String(plan.options["currency"] ?? locales[plan.language].currency);
  return [hasCourts(plan) ? courts.caveat : caveat, ...(asked ? [courts.currency.replace("{code}", currency)] : [])];
}

/** Spanish is spoken where people pay in twenty currencies: one is asked for where neither it nor a place is named. */
export function currencyReplies({ language, options }: DraftPlan): string[] {
  const unknown = language === "es" && options["prices"] === true && options["currency"] === undefined;
  return unknown ? ["Precios en €", "Precios en $", "Precios en ARS"] : [];
}

/** What stands behind a booking, where it is not somebody's time. */
export interface BookedThings {
  tables: boolean;
  courts: boolean;
}

export function hasCourts(plan: DraftPlan): boolean {
  return plan.pages.some((page) => page.component === "Occupancy");
}

export function emitBookingPage(page: PlannedPage, context: SectionContext, tables: boolean): SourceFile[] {
  const { plan } = context;
  const texts = bookingWords(plan.language, tables);
  const courts = hasCourts(plan);
  const values = {
    language: plan.language,
    content: {
      bookTitle: texts.book,
      bookLead: courts ? texts.courts.lead : texts.bookLead,
      bookAction: texts.action,
      bookedTitle: texts.booked,
      mineTitle: texts.mine,
      serviceLabel: tables ? texts.guestsLabel : texts.service,
      personLabel: tables ? texts.tableLabel : courts ? texts.courts.label : texts.person,
      personsTitle: context.copy.people?.title ?? "",
      occupancyTitle: texts.courts.occupancy,
      occupancyLead: texts.courts.occupancyLead,
    },
    names: { locale: locales[plan.language].tag, bookPath: texts.bookPath, minePath: texts.minePath },
    flags: {
      stored: hasStoredBookings(plan),
      prices: !tables && plan.options["hidePrices"] !== true && bookable(context.copy).length > 0,
    },
  };
  const fill = (blueprint: string, path: string): SourceFile => ({ path, content: fillBlueprint(blueprint, values) });
  return [
    fill("lib/hours.ts", "src/lib/hours.ts"),
    fill("booking/days.ts", "src/lib/days.ts"),
    fill("booking/bookings.ts", BOOKINGS_FILE),
    ...(hasStoredBookings(plan) ? [fill("answers/send-entry.ts", "src/lib/send-entry.ts")] : []),
    ...(page.component === "Book"
      ? [
          fill("booking/ReachUs.tsx", "src/components/booking/ReachUs.tsx"),
          fill("booking/BookingOutcome.tsx", "src/components/booking/BookingOutcome.tsx"),
        ]
      : []),
    ...(page.component === "Book" ? [fill("booking/Choices.tsx", "src/components/booking/Choices.tsx")] : []),
    ...(page.component !== "MyBookings" && values.flags.prices ? [formatFile(context)] : []),
    ...(courts ? [fill("booking/court-hours.ts", "src/lib/court-hours.ts")] : []),
    fill(
      `pages/booking/${courts && page.component === "Book" ? "BookCourt" : page.component}.tsx`,
      `src/pages/${page.component}.tsx`,
    ),
  ];
}

export const BOOKINGS_FILE = "src/data/bookings.ts";

/** Bookings are sent to the database, which gives each time once. */
const hasStoredBookings = (plan: DraftPlan): boolean =>
  plan.answers?.some(({ path }) => path === BOOKINGS_FILE) === true;

export function servesTables(plan: DraftPlan): boolean {
  return plan.options["tables"] === true;
}
