/** Pages that a site has because its request names them: "with services, gallery, FAQ and a quote form". */
import { localized } from "../../lexicon/entities/entity.ts";
import { offerWords, peopleWords, sitePartKinds, type SitePartKind } from "../../lexicon/site-parts/site-parts.ts";
import { partTexts } from "../../lexicon/site-parts/part-texts.ts";
import type { ClassSlot, Copy, Person } from "../../lexicon/domain.ts";
import { samplePools } from "../../lexicon/sample-words.ts";
import { statedTeam } from "../../parse/facts/stated-team.ts";
import { namedPeople, type NamedPeople } from "../../read/owners/named-people.ts";
import { saidPeople } from "../../read/owners/said-people.ts";
import { leadingDeed } from "../../parse/parts/leading-deed.ts";
import { singularOf } from "../../parse/records/grammatical-number.ts";
import type { Language, OptionValue, PlannedPage } from "../../plan/plan.ts";
import { slug } from "../../emit/slug.ts";

export interface AskedPart {
  id: string;
  title: string;
}

export interface AskedParts {
  parts: AskedPart[];
  /** What the people of the site and what it offers are called, where the request has a word of its own. */
  people: string | null;
  /** How many of them, where the request says it. */
  team: number | null;
  /** Who they are, where the request names them. */
  named: readonly string[];
  offer: string | null;
}

const articles =
  /^(?:(?:and|with|also|an?|the|my|our|their|your|some|und|mit|eine?[nmr]?|die|der|das|unsere?[nr]?|meine?[nr]?|y|con|una?|el|la|los|las|nuestr[oa]s?|mis?)\s+)+/iu;

/** What is enumerated behind the first sign of a list; nothing of what stands before it, which says what the site is. */
export function askedItems(text: string): string[] {
  const tail =
    /(?:\s(?:with|including|showing|featuring|mit|samt|inklusive|con|incluyendo)\s|:\s|\s[-–—]\s)(.+)$/isu.exec(
      text,
    )?.[1] ??
    /^[^,]{8,}?,\s+(.+)$/su.exec(text)?.[1] ??
    "";
  return tail
    .split(/\s*(?:,|;|\+|&|\n|[.!?](?:\s|$)|(?<![\p{L}])(?:and|und|y)(?![\p{L}]))\s*/iu)
    .map((item) =>
      item
        .replace(/\([^)]*\)/gu, "")
        .replace(articles, "")
        .replace(leadingDeed, "")
        .replace(articles, "")
        .trim(),
    )
    .filter((item) => item !== "" && item.split(/\s+/).length <= 6);
}

const openingHours = /(?:öffnungs|sprech|geschäfts)zeiten$|^(?:the |our )?(?:opening|business) (?:hours|times)$/iu;

export function askedParts(text: string, language: Language): AskedParts {
  const items = askedItems(text);
  const found = items.flatMap((item): AskedPart[] => {
    const kind = sitePartKinds.find(({ words }) => words.test(item));
    // Opening hours stand where the place is shown; a page of dates would be about something else.
    if (kind?.id === "schedule" && openingHours.test(item)) return [];
    return kind ? [{ id: kind.id, title: titleOf(kind, item, language) }] : [];
  });
  const parts = found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
  const wordIn = (words: string): string | null =>
    words
      .split("|")
      .find((word) => items.some((item) => new RegExp(`^(?:\\p{L}+ )?${word}(?: page)?$`, "iu").test(item))) ?? null;
  const named = peopleNamed(text, language);
  const team = named?.names.length ?? statedTeam(text, language);
  const people = wordIn(localized(peopleWords, language)) ?? named?.word ?? null;
  return {
    parts,
    people: people ?? (team === null ? null : localized(peopleWords, language).split("|")[0]!),
    team,
    named: named?.names ?? [],
    offer: wordIn(localized(offerWords, language)),
  };
}

/** By the words for people, else by a sentence that says who works there: "We are Lena, Tom and Mira". */
function peopleNamed(text: string, language: Language): NamedPeople | null {
  const named = namedPeople(text, language);
  const said = named ? null : saidPeople(text, language);
  if (!said || said.means !== "all") return named;
  const word = said.word ?? localized(peopleWords, language).split("|")[0]!;
  return { word, names: said.people.map(({ name }) => name) };
}

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

function titleOf(kind: SitePartKind, item: string, language: Language): string {
  const usual = localized(kind.title, language);
  const found = kind.words.exec(item)?.[0]?.replace(articles, "") ?? "";
  const said = language === "de" ? found.replace(/^terminen$/iu, "Termine") : found;
  return kind.says && said !== "" && said.split(" ").length <= 3 && !/^where /i.test(said) ? capital(said) : usual;
}

/** Parts that are a form to ask with: one of a site, called after the first. */
const forms = new Set(["quote", "enquiry", "catering", "volunteer", "application"]);
const sectionOf: Readonly<Record<string, string>> = {
  gallery: "gallery",
  faq: "questions",
  reviews: "reviews",
  journal: "journal",
  events: "events",
  schedule: "events",
  place: "place",
  about: "story-statement",
  gifts: "gifts",
  works: "works",
  sponsors: "sponsors",
  skills: "skills",
  resume: "resume",
};

interface Site {
  copy: Copy;
  /** It shows works: what they are called may be a page, and pictures of what is offered are none. */
  shows?: boolean;
  pages: readonly PlannedPage[];
}

/** Sections that stand on the first page until they have one of their own. */
const movable = new Set(["questions", "programme", "plans"]);

/** The pages with those that are asked for before the contact page; the first page no longer says what has one of its own. */
export function withAskedParts(asked: AskedParts, { copy, pages, shows = false }: Site): PlannedPage[] {
  const named = pages.map((page) => scheduled(called(page, asked), asked));
  const added: PlannedPage[] = [];
  if (asked.people !== null && !named.some(({ component }) => component === "Team")) added.push(teamPage(asked.people));
  for (const part of asked.parts.filter(({ id }) => id !== (shows ? "gallery" : "works"))) {
    const page = isCovered(part, named) ? null : pageOf(part, copy);
    if (page && ![...named, ...added].some((other) => isSame(other, page))) added.push(page);
  }
  const [home, ...others] = named;
  const at = others.findIndex(({ component }) => component === "Contact");
  const last = at < 0 ? others.length : at;
  const first = home ? [{ ...home, sections: homeWith(home.sections ?? [], added, asked) }] : [];
  return [...first, ...others.slice(0, last), ...added, ...others.slice(last)];
}

const isSame = (one: PlannedPage, other: PlannedPage): boolean =>
  one.path === other.path || one.title === other.title || one.component === other.component;

function homeWith(sections: readonly string[], added: readonly PlannedPage[], asked: AskedParts): string[] {
  const moved = new Set(added.flatMap((page) => page.sections ?? []).filter((id) => movable.has(id)));
  const kept = sections.filter((id) => !moved.has(id));
  const wantsNews =
    asked.parts.some(({ id }) => id === "newsletter") && !kept.some((id) => /waitlist|newsletter/.test(id));
  return wantsNews ? [...kept.slice(0, -1), "newsletter", ...kept.slice(-1)] : kept;
}

function pageOf({ id, title }: AskedPart, copy: Copy): PlannedPage | null {
  const page = (component: string, ...sections: string[]): PlannedPage => ({
    path: `/${slug(title)}`,
    title,
    component,
    nav: true,
    sections,
  });
  if (forms.has(id)) return page("Enquiry", "enquiry");
  if (id === "pricing" && !copy.offer.free) return page("Pricing", copy.plans ? "plans" : "price-list");
  if (id === "pricing" && copy.plans) return page("Pricing", "plans");
  if (id === "schedule" && copy.programme) return page("Programme", "programme");
  const section = sectionOf[id];
  const isMissing =
    (id === "faq" && !copy.questions) ||
    (id === "place" && copy.placeless) ||
    (id === "gallery" && offersNothing(copy));
  return section && !isMissing ? page(`${capital(id)}Part`, section) : null;
}

const offersNothing = ({ offer }: Copy): boolean => offer.groups.every(({ items }) => items.length === 0);

/** The page that offers, or shows people, takes the word of the request. */
function called(page: PlannedPage, { offer, people }: AskedParts): PlannedPage {
  if (page.component === "Team" && people !== null && !/^(?:team|people|equipo)$/i.test(people))
    return { ...page, title: capital(people), path: `/${slug(people)}` };
  const isService =
    /^(?:services|treatments|courses|what we do|leistungen|angebote?|kurse|behandlungen|servicios|tratamientos|cursos)$/i;
  if (page.component === "Offer" && offer !== null && isService.test(page.title) && page.title.toLowerCase() !== offer)
    return { ...page, title: capital(offer), path: `/${slug(offer)}` };
  return page;
}

/** The week or the programme is called what the request calls it. */
function scheduled(page: PlannedPage, { parts }: AskedParts): PlannedPage {
  const title = parts.find(({ id }) => id === "schedule")?.title;
  return title !== undefined && ["Classes", "Programme"].includes(page.component) ? { ...page, title } : page;
}

/** What a page of another kind shows already. */
function isCovered({ id }: AskedPart, pages: readonly PlannedPage[]): boolean {
  const has = (...components: string[]): boolean => pages.some(({ component }) => components.includes(component));
  if (id === "schedule") return has("Classes", "Programme");
  if (id === "pricing")
    return (
      has("Pricing") ||
      pages.some(({ title }) =>
        /^(?:pricing|prices|rates|menu|rooms|preise|tarife|precios|tarifas|tickets)$/i.test(title),
      )
    );
  if (forms.has(id)) return has("Enquiry", "Preorder", "Stay");
  if (id === "about") return has("About");
  return id === "newsletter";
}

const teamPage = (people: string): PlannedPage => ({
  path: `/${slug(people)}`,
  title: capital(people),
  component: "Team",
  nav: true,
  sections: ["people"],
});

/** People where the trade has none of its own, or others than are asked for: name, what they are there, a line. */
export function staffOption(asked: AskedParts, copy: Copy, language: Language): Record<string, OptionValue> {
  const { people, team, named } = asked;
  if (people === null || (copy.people && team === null)) return {};
  const texts = partTexts[language];
  const one = singularOf(language === "de" ? capital(people) : people, language);
  const role =
    one === null || /^(?:team|staff|people|crew|board|committee|equipo|personal|vorstand)$/i.test(people)
      ? texts.role
      : capital(one);
  // The line about a person and a role of one's own were written for somebody else.
  if (named.length > 0) return { staff: named.map((name) => `${name}|${role}|`) };
  const known = copy.people?.list ?? texts.people.map(([name, note]) => ({ name, role, note }));
  return {
    staff: withOthers(known, team ?? known.length, language).map(({ name, role: does, note }) =>
      [name, does, note].join("|"),
    ),
  };
}

/** As many as are asked for: the first of those that are known, and then others of the same kind. */
function withOthers(known: readonly Person[], count: number, language: Language): Person[] {
  const texts = partTexts[language];
  const role = known[0]?.role ?? texts.role;
  const described = texts.people.map(([name, note]) => ({ name, role, note }));
  const others = [...described, ...samplePools["person"]![language].map((name) => ({ name, role, note: "" }))];
  const people = [...known, ...others];
  return people.filter(({ name }, at) => people.findIndex((other) => other.name === name) === at).slice(0, count);
}

/** The copy with the people that the plan keeps. */
export function withStaff(copy: Copy, staff: OptionValue | undefined): Copy {
  if (!Array.isArray(staff)) return copy;
  const list = staff.map((entry) => {
    const [name = "", role = "", note = ""] = entry.split("|");
    return { name, role, note };
  });
  const people = { title: copy.people?.title ?? list[0]?.role ?? "", list };
  return copy.classes && list.length > 0
    ? { ...copy, people, classes: heldBy(list, copy.classes) }
    : { ...copy, people };
}

/** Leads of the pages, by component. */
export function partLead(page: PlannedPage, asked: AskedParts, language: Language): string | undefined {
  const id = page.component === "Enquiry" ? asked.parts.find((part) => part.title === page.title)?.id : undefined;
  const own = /^(\p{L}+)Part$/u.exec(page.component)?.[1]?.toLowerCase();
  return partTexts[language].leads[id ?? own ?? ""];
}

/** A class is held by somebody of the team: whoever is not on the list hands theirs to one who is. */
function heldBy(list: readonly Person[], classes: readonly ClassSlot[]): ClassSlot[] {
  const coaches = [...new Set(classes.map(({ coach }) => coach))];
  const isListed = (coach: string): boolean => list.some(({ name }) => name === coach);
  return classes.map((slot) =>
    isListed(slot.coach) ? slot : { ...slot, coach: list[coaches.indexOf(slot.coach) % list.length]!.name },
  );
}
