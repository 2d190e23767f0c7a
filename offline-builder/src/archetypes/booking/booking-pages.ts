import { fillBlueprint } from "../../emit/blueprint.ts";
import { formatFile, type SectionContext } from "../../emit/sections.ts";
import { locales } from "../../language/translate.ts";
import type { Copy } from "../../lexicon/domain.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { bookingTexts } from "./texts.ts";

/** The two pages of booking; brochures take them in too when a request asks for appointments or tables. */
export function bookingPages(language: Language): PlannedPage[] {
  const texts = bookingTexts[language];
  return [
    { path: texts.bookPath, title: texts.book, component: "Book", nav: true },
    { path: texts.minePath, title: texts.mine, component: "MyBookings", nav: true },
  ];
}

/** What can be booked and with whom: services and people, or tables where a kitchen serves guests. */
export function bookingContent(copy: Copy, language: Language, tables: boolean): Record<string, unknown> {
  const texts = bookingTexts[language];
  if (tables) {
    return {
      services: [2, 4, 6].map((guests) => ({ name: texts.tableFor(guests), price: 0, minutes: 120 })),
      resources: [1, 2, 3, 4].map((number) => texts.table(number)),
    };
  }
  const services = copy.offer.groups.flatMap((group) => group.items);
  return {
    services: services.slice(0, 10).map(({ name, price, minutes }) => ({ name, price, minutes: minutes ?? 45 })),
    resources: copy.people?.list.map((person) => person.name) ?? [1, 2, 3].map((number) => texts.table(number)),
  };
}

export function emitBookingPage(page: PlannedPage, context: SectionContext, tables: boolean): SourceFile[] {
  const { plan } = context;
  const texts = bookingTexts[plan.language];
  const values = {
    language: plan.language,
    content: {
      bookTitle: texts.book,
      bookLead: texts.bookLead,
      bookAction: texts.action,
      bookedTitle: texts.booked,
      mineTitle: texts.mine,
      serviceLabel: tables ? texts.guestsLabel : texts.service,
      personLabel: tables ? texts.tableLabel : texts.person,
    },
    names: { locale: locales[plan.language].tag, bookPath: texts.bookPath, minePath: texts.minePath },
    flags: { prices: !tables && plan.options["hidePrices"] !== true },
  };
  const fill = (blueprint: string, path: string): SourceFile => ({ path, content: fillBlueprint(blueprint, values) });
  return [
    fill("lib/hours.ts", "src/lib/hours.ts"),
    fill("booking/days.ts", "src/lib/days.ts"),
    fill("booking/bookings.ts", "src/data/bookings.ts"),
    ...(page.component === "Book" ? [fill("booking/Choices.tsx", "src/components/booking/Choices.tsx")] : []),
    ...(page.component === "Book" && values.flags.prices ? [formatFile(context)] : []),
    fill(`pages/booking/${page.component}.tsx`, `src/pages/${page.component}.tsx`),
  ];
}

export function servesTables(plan: DraftPlan): boolean {
  return plan.options["tables"] === true;
}
