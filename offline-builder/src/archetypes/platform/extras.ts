/** What a specified app has beside its lists on pages of their own: a cart, favourites, a calendar, sums, a contact form. */

import { attribute } from "../../emit/literal.ts";
import { appBlueprint } from "../../emit/app/app-frame.ts";
import { calendarComponent, emitCalendar, wantsCalendar } from "../../emit/app/calendar-page.ts";
import type { DetailPage } from "../../emit/app/entity-detail.ts";
import { entityNames, titleCode } from "../../emit/app/naming.ts";
import type { DraftPlan, Entity, Field, Language, OwnerForm, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { calculatorIcon, calculatorPage } from "../calculator/calculator.ts";
import { emitCalculator } from "../calculator/emit-calculators.ts";
import { translate } from "../../language/translate.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { wantedCalculators } from "../calculator/wanted-calculators.ts";
import { slug } from "../../emit/slug.ts";
import type { Parts } from "./parts/parts.ts";
import type { ModuleId } from "./modules.ts";
import { compareTitle, comparedList, emitCompare } from "./parts/compare-page.ts";

export interface Extras {
  pages: PlannedPage[];
  options: Record<string, string[] | string>;
  forms: OwnerForm[];
}

const keptAs: readonly (readonly [said: RegExp, title: string])[] = [
  [/\bwish ?lists?\b/i, "Wishlist"],
  [/\bwatch ?lists?\b/i, "Watchlist"],
  [/\bbookmark/i, "Bookmarks"],
  [/\bfavourite/i, "Favourites"],
  [/\bfavorite/i, "Favorites"],
  [/\blik(?:e|ing)\b/i, "Likes"],
  [/\b(?:save|saved)\b/i, "Favorites"],
];

/** The last of them where the request says no other word for it. */
const keptInOthers: Record<"de" | "es", readonly (readonly [said: RegExp, title: string])[]> = {
  de: [
    [/wunschliste/i, "Wunschliste"],
    [/merkliste|merken/i, "Merkliste"],
    [/./, "Favoriten"],
  ],
  es: [
    [/lista de deseos/i, "Lista de deseos"],
    [/./, "Favoritos"],
  ],
};

function keptTitle(text: string, language: Language): string {
  const names = language === "en" ? keptAs : keptInOthers[language];
  return names.find(([said]) => said.test(text))?.[1] ?? "Favorites";
}

const page = (title: string, component: string, path = `/${slug(title)}`): PlannedPage => ({
  path,
  title,
  component,
  nav: true,
});

/** Pages in the order of the navigation; a page whose list is already called so is left out by the caller. */
export function extrasOf(
  { text, language }: Pick<Understanding, "text" | "language">,
  modules: readonly ModuleId[],
  { entities, estimates, calendar }: Pick<Parts, "entities" | "estimates" | "calendar">,
): Extras {
  const t = (phrase: string): string => translate(phrase, language);
  const selling = modules.includes("cart") && entities.some((entity) => priceOf(entity));
  const calculators = [...estimates, ...(estimates.length > 0 ? [] : wantedCalculators(text, language))].slice(0, 2);
  const kept = keptTitle(text, language);
  const compared = comparedList(text, language, entities);
  return {
    pages: [
      ...(selling ? [page(t("Cart"), "CartPage", "/cart"), page(t("My orders"), "MyOrders", "/my-orders")] : []),
      ...(modules.includes("favourites") ? [page(kept, "Favourites")] : []),
      ...(compared ? [page(compareTitle(compared, language), "Compare")] : []),
      ...(entities.some(({ key }) => key === "poll") ? [page(t("Vote"), "Vote")] : []),
      ...(entities.some(({ key }) => key === "flashcard") ? [page(t("Practice"), "Practice")] : []),
      ...(wantsCalendar(text, entities)
        ? [page(calendar ?? t("Calendar"), calendarComponent, `/${slug(t("Calendar"))}`)]
        : []),
      ...calculators.map((id) => calculatorPage({ language }, id)),
      ...(modules.includes("contact") ? [page(t("Contact"), "ContactPage", contactPath(language))] : []),
    ],
    options: {
      ...(modules.includes("favourites") ? { favourites: kept } : {}),
      ...(calculators.length > 0 ? { calculators } : {}),
      ...(compared ? { compare: compared.key } : {}),
    },
    forms: modules.includes("contact") ? [{ id: "contact", page: contactPath(language), kind: "contact" }] : [],
  };
}

/** A page of the same name may be one of the lists: contacts. */
function contactPath(language: Language): string {
  return { en: "/contact-us", de: "/kontakt", es: "/contacto" }[language];
}

/** What one of it costs to whoever orders it; sums that are kept of the past are no prices. */
function priceOf(entity: Entity): Field | undefined {
  if (/expense|transaction|donation|invoice|order|budget|claim|policy|salary|fee-record|investment/.test(entity.key))
    return undefined;
  return entity.fields.find(
    ({ type, label }) =>
      type === "money" && /price|fee|cost|rate|premium|preis|kosten|gebühr|precio|coste|tarifa|cuota/i.test(label),
  );
}

const has = (plan: DraftPlan, component: string): boolean => plan.pages.some((one) => one.component === component);

/** Files that pages of several kinds import. */
export function extraFiles(plan: DraftPlan): SourceFile[] {
  const fill = (blueprint: string, path: string, content: Record<string, string> = {}): SourceFile =>
    appBlueprint(plan, { blueprint: `platform/${blueprint}`, path, content });
  const kept = String(plan.options["favourites"] ?? "");
  return [
    ...(has(plan, "CartPage")
      ? [
          fill("cart.ts", "src/data/cart.ts"),
          fill("AddToCart.tsx", "src/components/app/AddToCart.tsx"),
          fill("CheckoutForm.tsx", "src/components/app/CheckoutForm.tsx"),
        ]
      : []),
    ...(has(plan, "Favourites")
      ? [
          fill("favourites.ts", "src/data/favourites.ts"),
          fill("FavouriteButton.tsx", "src/components/app/FavouriteButton.tsx", {
            add: keptPhrases[plan.language].add(kept),
            remove: keptPhrases[plan.language].remove(kept),
          }),
        ]
      : []),
  ];
}

export function extraIcons(plan: DraftPlan): Record<string, string> {
  const ids = (plan.options["calculators"] as string[] | undefined) ?? [];
  return {
    CartPage: "ShoppingCart",
    MyOrders: "PackageCheck",
    Favourites: "Heart",
    Compare: "Scale",
    [calendarComponent]: "CalendarDays",
    ContactPage: "Mail",
    ...Object.fromEntries(ids.map((id) => [calculatorPage(plan, id).component, calculatorIcon(id)])),
  };
}

/** Null when the page is none of these. */
export function emitExtra(
  plan: DraftPlan,
  planned: PlannedPage,
  pathOf: (entity: Entity) => string,
): SourceFile[] | null {
  const fill = (blueprint: string, path: string, content: Record<string, string> = {}): SourceFile =>
    appBlueprint(plan, { blueprint, path, content });
  const file = `src/pages/${planned.component}.tsx`;
  const ids = (plan.options["calculators"] as string[] | undefined) ?? [];
  const calculator = ids.find((id) => calculatorPage(plan, id).component === planned.component);
  if (calculator) return emitCalculator(plan, planned, calculator);
  if (planned.component === calendarComponent) return emitCalendar(plan, planned, { pathOf });
  if (planned.component === "CartPage" || planned.component === "MyOrders")
    return [fill(`platform/${planned.component}.tsx`, file)];
  if (planned.component === "ContactPage")
    return [
      fill("data/messages.ts", "src/data/messages.ts"),
      fill("sections/contact-form.tsx", "src/components/sections/ContactForm.tsx"),
      fill("platform/ContactPage.tsx", file, { title: planned.title }),
    ];
  if (planned.component === "Compare") {
    const about = plan.entities.find(({ key }) => key === plan.options["compare"]) ?? plan.entities[0]!;
    return emitCompare(plan, planned, pathOf(about));
  }
  if (planned.component !== "Favourites") return null;
  const say = keptPhrases[plan.language];
  return [
    fill("platform/Favourites.tsx", file, {
      title: planned.title,
      lead: translate("What you marked to find it again.", plan.language),
      none: say.none(planned.title),
      hint: say.hint(planned.title),
    }),
  ];
}

type Named = (kept: string) => string;

const keptPhrases: Record<Language, Record<"add" | "remove" | "none" | "hint", Named>> = {
  en: {
    add: (kept) => `Add to ${kept.toLowerCase()}`,
    remove: (kept) => `Remove from ${kept.toLowerCase()}`,
    none: (kept) => `Nothing in your ${kept.toLowerCase()} yet`,
    hint: (kept) => `Open an entry and press “Add to ${kept.toLowerCase()}”.`,
  },
  de: {
    add: (kept) => `${kept}: hinzufügen`,
    remove: (kept) => `${kept}: entfernen`,
    none: (kept) => `${kept}: noch nichts gemerkt`,
    hint: (kept) => `Einen Eintrag öffnen und „${kept}: hinzufügen“ wählen.`,
  },
  es: {
    add: (kept) => `${kept}: añadir`,
    remove: (kept) => `${kept}: quitar`,
    none: (kept) => `${kept}: todavía nada`,
    hint: (kept) => `Abre una entrada y pulsa «${kept}: añadir».`,
  },
};

type Actions = NonNullable<DetailPage["actions"]>;

/** Buttons for one entry: into the cart, among the favourites. */
export function extraActions(plan: DraftPlan, entity: Entity, listPath: string): Actions[] {
  const { one } = entityNames(entity);
  const about = `about={${one}.id} path={\`${listPath}/\${${one}.id}\`} title={${titleCode(entity, one)}}`;
  const price = priceOf(entity);
  return [
    ...(has(plan, "CartPage") && price
      ? [
          {
            before: "",
            code: `        <AddToCart ${about} price={${one}.${price.key}} />`,
            modules: { AddToCart: "@/components/app/AddToCart" },
          },
        ]
      : []),
    ...(has(plan, "Favourites")
      ? [
          {
            before: "",
            code: `        <FavouriteButton ${about} list=${attribute(entity.singular)} />`,
            modules: { FavouriteButton: "@/components/app/FavouriteButton" },
          },
        ]
      : []),
  ];
}
