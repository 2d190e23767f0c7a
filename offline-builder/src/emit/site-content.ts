import type { Copy, Hours } from "../lexicon/domain.ts";
import type { Understanding } from "../parse/understanding.ts";
import { translate } from "../language/translate.ts";
import type { Detail, DraftPlan, Language } from "../plan/plan.ts";
import { mix } from "./random.ts";

/** Parts of `src/content/site.ts` that only some sections read. */
export type SitePart = "hours" | "offer" | "people" | "plans" | "classes" | "programme";

export const dayKeys = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const dayLabels = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The `site` object of `src/content/site.ts`: every fact a page shows, in one place. */
export function siteContent(plan: DraftPlan, copy: Copy, parts: ReadonlySet<SitePart>): Record<string, unknown> {
  const value = (key: string): string => plan.details.find((detail) => detail.key === key)?.value ?? "";
  const site: Record<string, unknown> = { name: plan.name, tagline: copy.tagline };
  if (plan.options["place"] !== false) {
    site["address"] = { street: value("address.street"), city: value("address.city") };
    site["phone"] = value("phone");
  }
  site["email"] = value("email");
  if (parts.has("hours")) {
    site["hours"] = Object.fromEntries(dayKeys.map((day) => [day, value(`hours.${day}`)]));
  }
  if (parts.has("offer")) {
    const items = copy.offer.groups.flatMap((group) => group.items);
    const tagged = items.some((item) => item.tags?.length);
    const lowerBounds = items.some((item) => item.from);
    site["offer"] = copy.offer.groups.map((group) => ({
      name: group.name,
      items: group.items.map(({ name, note, price, from, tags }) => ({
        name,
        note,
        ...(copy.offer.free ? {} : { price }),
        ...(lowerBounds ? { from: from ?? false } : {}),
        ...(tagged ? { tags: tags ?? [] } : {}),
      })),
    }));
  }
  if (parts.has("people")) {
    site["people"] = copy.people?.list.map((person, index) => ({
      ...person,
      name: value(`people.${index}.name`) || person.name,
    }));
  }
  if (parts.has("plans")) site["plans"] = copy.plans;
  if (parts.has("classes")) site["classes"] = copy.classes;
  if (parts.has("programme")) site["programme"] = copy.programme?.parts ?? [];
  return site;
}

interface Invented {
  copy: Copy;
  name: string;
  /** Kinds of details the site shows: `place`, `hours`, `people`. */
  parts?: ReadonlySet<string>;
}

/** What was made up and what the request stated; both are shown to the person for correction. */
export function inventDetails(request: Understanding, { copy, name, parts = new Set() }: Invented): Detail[] {
  const { language, facts, place, seed } = request;
  const label = (phrase: string): string => translate(phrase, language);
  const details: Detail[] = [{ key: "name", label: label("Name"), value: name }];
  if (parts.has("place")) {
    details.push(
      { key: "address.street", label: label("Street"), value: facts.street ?? copy.place.street },
      {
        key: "address.city",
        label: label("City"),
        value: facts.postcode && place ? `${facts.postcode} ${place}` : (place ?? copy.place.city),
      },
      {
        key: "phone",
        label: label("Phone"),
        value: facts.phone ?? `555-01${String(mix(seed, "phone") % 100).padStart(2, "0")}`,
      },
    );
  }
  details.push({ key: "email", label: label("Email"), value: facts.email ?? `${mailbox(language)}@example.com` });
  if (parts.has("hours")) details.push(...hourDetails(request.hours ?? withDaysOff(copy.hours, request), label));
  if (parts.has("people")) {
    details.push(...personDetails(copy.people?.list ?? []));
  }
  return details;
}

/** People are told apart by their role. Those who share one are numbered: no two fields of a form have one label. */
function personDetails(people: readonly { name: string; role: string }[]): Detail[] {
  return people.map((person, index) => {
    const alike = people.filter(({ role }) => role === person.role);
    const number = alike.length > 1 ? ` ${alike.indexOf(person) + 1}` : "";
    return { key: `people.${index}.name`, label: `${person.role}${number}`, value: person.name };
  });
}

function withDaysOff(hours: Hours, { closedDays }: Understanding): Hours {
  return hours.map((span, day) => (closedDays.includes(day) ? null : span));
}

/** Opening hours as details, for a site that begins to need them. */
export function hourDetailsOf(hours: Hours, language: Language): Detail[] {
  return hourDetails(hours, (phrase) => translate(phrase, language));
}

function hourDetails(hours: Hours, label: (phrase: string) => string): Detail[] {
  return hours.map((span, index) => ({
    key: `hours.${dayKeys[index]}`,
    label: label(dayLabels[index]!),
    value: span ? printed(span) : label("closed"),
  }));
}

/** "08:00-12:00, 13:00-17:30". */
function printed([open, close, ...again]: NonNullable<Hours[number]>): string {
  return again.length > 1 ? `${open}-${close}, ${again.join("-")}` : `${open}-${close}`;
}

function mailbox(language: Language): string {
  return { en: "hello", de: "hallo", es: "hola" }[language];
}
