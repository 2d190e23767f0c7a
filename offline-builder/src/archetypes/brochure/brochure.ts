import { emitSectionPage } from "../../emit/pages.ts";
import { mix, pick } from "../../emit/random.ts";
import { pricesAtHome, sections, type SectionContext } from "../../emit/sections.ts";
import { inventDetails, siteContent, type SitePart } from "../../emit/site-content.ts";
import { dedupe, siteApp, siteFrame } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import type { Copy, Domain, DomainPage } from "../../lexicon/domain.ts";
import { domainById } from "../../lexicon/domains/index.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { namesSite } from "../../parse/records/request-form.ts";
import { recordSubject } from "../../parse/records/subject.ts";
import { datesOf } from "../../parse/stated-dates.ts";
import { presence } from "../../parse/words.ts";
import type { DraftPlan, Language, OwnerForm, PlannedPage } from "../../plan/plan.ts";
import { subjectsFor } from "../../scenes/subjects-by-word.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, ProjectFiles } from "../archetype.ts";
import { clubName, fitted, memberTitle, occasionName, ownOptions, toldOption, withOwnStory } from "../own-words.ts";
import { chooseSubject, copyOf, inventsPrices, offerOption } from "../subject.ts";
import { asksForSite, statedCurrency } from "../app-request.ts";
import {
  bookingCaveats,
  bookingClaims,
  bookingContent,
  bookingPages,
  emitBookingPage,
  hasCourts,
  servesTables,
} from "../booking/booking-pages.ts";
import { bookingWords } from "../booking/texts.ts";
import { askedParts, partLead, staffOption, withAskedParts, withStaff } from "./asked-parts.ts";
import { emitLegalPage, hasLegalPages, legalCaveat, legalPages } from "./legal-pages.ts";
import { orderDays, preorderWords } from "./preorder.ts";
import { plannedSignUp, signUpOf, signUpPage, signUpWord } from "./sign-up.ts";
import { brochureTexts } from "./texts.ts";

const words = {
  en: "website|site|landing page|homepage|web page|company|business|brochure|restaurant|studio|charity|non-profit|nonprofit|society|church|festival|wedding|conference",
  de: "webseite|website|homepage|seite|internetseite|betrieb|firma|verein|kirchengemeinde|hochzeit|stiftung",
  es: "página web|sitio web|web|página|negocio|empresa|asociación|fundación|boda|festival",
};

/** A dashboard for a bakery is no bakery's site. */
const dashboardWords = "dashboard|kpi|kpis|analytics|kennzahlen|panel de control|métricas";

export const brochure: Archetype = {
  id: "brochure",
  vocabulary: words,
  score(request) {
    if (presence(request.index, dashboardWords) > 0 && !asksForSite(request)) return 0;
    const named = presence(request.index, words[request.language]) + presence(request.index, words.en);
    const stated = request.hours !== null || request.prices.length > 1 || request.facts.phone !== undefined;
    const told = request.domains.some(({ copy }) => (copy[request.language]?.offer.groups.length ?? 0) > 0);
    return named * 1.5 + (told ? 2 : 0) + (stated ? 1.5 : 0);
  },
  plan: (request) => planBrochure(request, { archetype: "brochure", booking: request.features.includes("booking") }),
  emit: emitBrochure,
  understood: (plan) => [
    String(plan.options["trade"] ?? copyOf(plan).kind),
    ...plan.pages.filter((page) => page.path !== "/" && page.nav).map((page) => page.title),
    ...(plan.options["hours"] === true ? [translate("Opening hours", plan.language)] : []),
  ],
  built: (plan) => [...new Set([...(hasBooking(plan) ? bookingClaims(plan) : []), ...sectionClaims(plan)])],
  caveats: (plan) => [...(hasBooking(plan) ? bookingCaveats(plan) : []), ...(hasLegalPages(plan) ? [legalCaveat] : [])],
  suggestions: (plan) => brochureTexts[plan.language].suggestions,
};

interface SiteKind {
  archetype: "brochure" | "booking";
  booking: boolean;
}

export function planBrochure(said: Understanding, kind: SiteKind): DraftPlan {
  const request = { ...said, trade: said.trade ?? subjectOf(said) };
  const subject = chooseSubject(request, (candidate) => candidate.offer.groups.length > 0);
  const { domain, known } = subject;
  const { language, seed } = request;
  const name =
    request.name ??
    clubName(request, domain) ??
    occasionName(request, domain) ??
    pick(subject.copy.names, seed, "name");
  const own = ownOptions(request, subject.copy);
  const asked = askedParts(request.text, language);
  const usual = fitted(subject.copy, { name, options: own, language });
  const staff = staffOption(asked, usual, language);
  const copy = asked.team === null ? usual : withStaff(usual, staff["staff"]);
  const planned = planPages(request, {
    domain,
    copy,
    kind: domain.noSlots ? { ...kind, booking: false } : kind,
    told: !known && request.trade !== null,
  });
  const named = withAskedParts(asked, { copy, pages: planned });
  // "Anmeldung zur Probestunde" has its form: a second page to sign up would ask the same.
  const isTwice = named.some(({ component, title }) => component === "Enquiry" && /^anmeldung$/i.test(title));
  const pages = isTwice ? named.filter(({ component }) => component !== "Rsvp") : named;
  const reads = partsRead(pages, copy);
  const signUp = pages.some(({ component }) => component === "Rsvp") ? signUpOf(request.text, domain) : null;
  return {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: kind.archetype,
    domain: domain.id,
    seed,
    theme: chooseTheme(domain.look, request.colors, seed),
    pages,
    features: pages.flatMap((page) => page.sections ?? []),
    entities: [],
    forms: pages.flatMap(ownerForms),
    details: inventDetails(request, { copy, name, parts: new Set([...(copy.placeless ? [] : ["place"]), ...reads]) }),
    options: {
      hours: reads.has("hours"),
      known,
      prices: inventsPrices(request) && (copy.offer.free !== true || copy.plans !== undefined),
      programme: reads.has("programme"),
      ...statedWhen(request, copy),
      tables: domain.tables === true,
      ...(copy.placeless ? { place: false } : {}),
      ...own,
      ...orderDays(request),
      ...toldOption(request),
      ...staff,
      ...offerOption(request),
      ...(known ? {} : ownWords(request)),
      ...(signUp ? { signUp } : {}),
      ...statedCurrency(request.text),
    },
  };
}

/** What the request is about, where no trade stands behind "for my". */
function subjectOf({ text, language }: Understanding): string | null {
  const title = recordSubject(text, language)?.title;
  if (
    !title ||
    /^(?:ich |heiße|mein name|my name|i am|me llamo|soy)/i.test(title) ||
    namesSite(title) ||
    title.split(" ").length > 4
  )
    return null;
  return language === "de" ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** A subject that we have no words for is told in those of the request. */
function ownWords({ trade, place }: Understanding): Record<string, string> {
  return trade ? { trade, ...(place ? { city: place } : {}) } : {};
}

/** When an occasion is, in the words of the request. */
function statedWhen({ text, place }: Understanding, copy: Copy): Record<string, string> {
  const [date] = copy.occasion ? datesOf(text) : [];
  return date ? { when: [date, place].filter(Boolean).join(", ") } : {};
}

function ownerForms(page: PlannedPage): OwnerForm[] {
  if (page.sections?.includes("donate")) return [{ id: "donation", page: page.path, kind: "donation" }];
  if (page.sections?.includes("rsvp")) return [{ id: "rsvp", page: page.path, kind: "rsvp" }];
  if (page.sections?.includes("stay")) return [{ id: "stay", page: page.path, kind: "booking" }];
  if (page.sections?.includes("preorder")) return [{ id: "preorder", page: page.path, kind: "order" }];
  if (page.component === "Waitlist") return [{ id: "waitlist", page: page.path, kind: "newsletter" }];
  if (page.component === "Book") return [{ id: "booking", page: page.path, kind: "booking" }];
  if (page.component === "Enquiry") return [{ id: "enquiry", page: page.path, kind: "contact" }];
  return page.sections?.includes("contact") ? [{ id: "contact", page: page.path, kind: "contact" }] : [];
}

/** "Who is coming this Sunday": people say whether they do. */
const repliesWanted =
  /(?<![\p{L}])(?:rsvp|who(?:'s| is| are) (?:coming|in|joining)|who comes|say (?:if|whether) they (?:come|are coming)|confirm (?:their |that they )?(?:attendance|coming)|wer (?:alles )?(?:kommt|dabei ist)|zusagen|zu- und absagen|quién(?:es)? viene[n]?|confirm\p{L}* (?:si|asistencia|su asistencia))(?![\p{L}])/iu;

interface SiteSubject {
  domain: Domain;
  copy: Copy;
  kind: SiteKind;
  /** The request names a trade that we have no words for: what it says stands alone. */
  told: boolean;
}

function planPages(request: Understanding, { domain, copy, kind, told }: SiteSubject): PlannedPage[] {
  const { language, seed, features } = request;
  const texts = brochureTexts[language];
  const pages: PlannedPage[] = [
    {
      path: "/",
      title: texts.home,
      component: "Index",
      nav: true,
      sections: withOwnStory(request, homeSections(request, { domain, copy, told })),
    },
    { path: `/${copy.offer.path}`, title: copy.offer.title, component: "Offer", nav: true, sections: ["offer-list"] },
  ];
  const asked = preorderWords.test(request.text) && copy.offer.free !== true && !domain.noSlots;
  const signUp = kind.booking ? null : signUpOf(request.text, domain);
  const replies = (signUp !== null || repliesWanted.test(request.text)) && !domain.pages?.includes("waitlist");
  for (const id of new Set([
    ...(domain.pages ?? []),
    ...(replies ? (["rsvp"] as const) : []),
    ...(asked ? (["preorder"] as const) : []),
  ]))
    pages.push(id === "rsvp" && signUp ? signUpPage(signUp, language) : domainPage(id, copy, language));
  if (copy.classes) {
    pages.push({
      path: texts.classesPath,
      title: texts.classes,
      component: "Classes",
      nav: true,
      sections: ["timetable"],
    });
  }
  if (copy.plans && !pricesAtHome({ pages }))
    pages.push({ path: texts.pricingPath, title: texts.pricing, component: "Pricing", nav: true, sections: ["plans"] });
  const members = copy.people?.title === memberTitle[language];
  if (
    copy.people &&
    (members || domain.peoplePage === true || features.includes("team") || mix(seed, "team page") % 3 === 0)
  ) {
    const path = `/${copy.people.title.toLowerCase().replace(/[^a-zà-ÿ]+/g, "-")}`;
    pages.push({ path, title: copy.people.title, component: "Team", nav: true, sections: ["people"] });
  }
  if (kind.booking) pages.push(...bookingPages(language, domain));
  pages.push({ path: texts.contactPath, title: texts.contact, component: "Contact", nav: true, sections: ["contact"] });
  pages.push(...legalPages(language, copy));
  return pages;
}

/** A page that is one section, named in the language of the site. */
function domainPage(id: DomainPage, copy: Copy, language: Language): PlannedPage {
  const { programme } = copy;
  if (id === "programme" && programme)
    return { path: `/${programme.path}`, title: programme.title, component: "Programme", nav: true, sections: [id] };
  const form = id === "programme" ? "donate" : id;
  const { title, path } = brochureTexts[language].forms[form];
  return { path, title, component: `${form.charAt(0).toUpperCase()}${form.slice(1)}`, nav: true, sections: [form] };
}

/** The first page opens with a hero and closes with a way to get in touch; what stands between depends on the subject. */
function homeSections({ seed, features }: Understanding, { domain, copy, told }: Omit<SiteSubject, "kind">): string[] {
  const hero = pick(domain.look.heroes ?? ["hero-split", "hero-banner", "hero-editorial", "hero-ledger"], seed, "hero");
  // Nobody comes by where there is no place.
  const visit = copy.placeless ? [] : ["visit"];
  if (told) return [hero, "favourites-list", ...visit, "closing"];
  if (domain.home) {
    const own = domain.home.filter((id) => id !== "questions" || copy.questions);
    return [hero, ...own, ...(own.includes("waitlist") ? [] : ["closing"])];
  }
  const middle = [
    pick(["favourites-list", "favourites-cards"], seed, "favourites"),
    hero === "hero-editorial" ? "story-statement" : pick(["story-side", "story-statement"], seed, "story"),
    ...(copy.points && mix(seed, "points") % 3 !== 0 ? ["points"] : []),
    ...(copy.steps ? ["steps"] : []),
  ];
  const order = mix(seed, "order") % 2 === 0 ? middle : [middle[1]!, middle[0]!, ...middle.slice(2)];
  const questions =
    copy.questions && (features.includes("faq") || mix(seed, "questions") % 2 === 0) ? ["questions"] : [];
  return [hero, ...order, ...visit, ...questions, "closing"];
}

export function sectionClaims(plan: DraftPlan): string[] {
  const copy = copyOf(plan);
  const items = copy.offer.groups.reduce((count, group) => count + group.items.length, 0);
  const claims = brochureTexts[plan.language].claims({
    offer: copy.offer.title,
    items,
    groups: copy.offer.groups.length,
  });
  const signUp = signUpWord(plannedSignUp(plan), "claim", plan.language);
  return plan.features.flatMap((section) => (section === "rsvp" ? signUp : undefined) ?? claims[section] ?? []);
}

function partsRead(pages: PlannedPage[], copy: Copy): Set<SitePart> {
  const parts = new Set<SitePart>(
    pages.flatMap((page) => page.sections ?? []).flatMap((id) => sections[id]?.reads ?? []),
  );
  if (copy.occasion || copy.placeless) parts.delete("hours");
  return pages.some((page) => page.component === "Book") ? parts.add("hours") : parts;
}

/** A subject without a domain of its own is drawn by the words of the request, and so is a society: it may be any. */
function drawnFor(plan: DraftPlan): Domain {
  const domain = domainById(plan.domain);
  const subjects = plan.options["known"] === false || domain.id === "society" ? subjectsFor(plan.request) : null;
  return subjects ? { ...domain, art: { ...domain.art, subjects } } : domain;
}

export function emitBrochure(plan: DraftPlan): ProjectFiles {
  const copy = copyOf(plan);
  const context: SectionContext = { plan, domain: drawnFor(plan), copy, ...contextTexts(plan, copy) };
  const leads: Record<string, string | undefined> = {
    Offer: copy.offer.lead,
    Classes: brochureTexts[plan.language].classesLead,
    Contact: brochureTexts[plan.language].contactLead,
    Programme: copy.programme?.lead,
    Donate: brochureTexts[plan.language].forms.donate.lead,
    Rsvp: signUpWord(plannedSignUp(plan), "lead", plan.language) ?? brochureTexts[plan.language].forms.rsvp.lead,
    Stay: brochureTexts[plan.language].forms.stay.lead,
    Waitlist: brochureTexts[plan.language].forms.waitlist.lead,
    Preorder: brochureTexts[plan.language].forms.preorder.lead,
  };
  const tables = servesTables(plan);
  const asked = askedParts(plan.request, plan.language);
  const site = {
    ...siteContent(plan, copy, partsRead(plan.pages, copy)),
    ...(hasBooking(plan) ? bookingContent(copy, plan.language, { tables, courts: hasCourts(plan) }) : {}),
  };
  return dedupe({
    shell: siteFrame(plan, site),
    pages: plan.pages.map((page) => ({
      page,
      files: page.sections
        ? emitSectionPage(page, leads[page.component] ?? partLead(page, asked, plan.language), context)
        : ["Imprint", "Privacy"].includes(page.component)
          ? emitLegalPage(plan, page)
          : emitBookingPage(page, context, tables),
    })),
    app: (pages) => siteApp(pages),
  });
}

function hasBooking(plan: DraftPlan): boolean {
  return plan.pages.some((page) => page.component === "Book");
}

/** Without words for the trade, the first lines say the name and what the request says is offered there. */
function ownHero(plan: DraftPlan, copy: Copy): { title: string; lead: string } | null {
  if (plan.options["trade"] === undefined) return null;
  const stated = Array.isArray(plan.options["offer"]) ? plan.options["offer"].length : 0;
  const names = copy.offer.groups
    .flatMap((group) => group.items)
    .slice(0, stated)
    .map((item) => item.name);
  return { title: plan.name, lead: [copy.tagline, names.length > 1 ? `${names.join(", ")}.` : ""].join(" ").trim() };
}

/** An occasion is first of all on a day. */
function datedHero({ options }: DraftPlan, hero: { title: string; lead: string }): { title: string; lead: string } {
  return typeof options["when"] === "string" ? { ...hero, lead: `${options["when"]}. ${hero.lead}` } : hero;
}

const formPages: ReadonlySet<string> = new Set(["Donate", "Rsvp", "Stay", "Waitlist", "Preorder"]);

function contextTexts(plan: DraftPlan, copy: Copy): Pick<SectionContext, "content" | "names"> {
  const texts = brochureTexts[plan.language];
  const booked = bookingWords(plan.language, servesTables(plan));
  const hero = ownHero(plan, copy) ?? datedHero(plan, pick(copy.heroes, plan.seed, "headline"));
  const pathOf = (name: string): string | undefined => plan.pages.find(({ component }) => component === name)?.path;
  const contactTo = pathOf("Waitlist") ?? pathOf("Contact") ?? "/";
  const offerTo = pathOf("Offer") ?? "/";
  const seeOffer = { text: copy.offer.see ?? texts.seeOffer(copy.offer.title), to: offerTo };
  const form = plan.pages.find((page) => formPages.has(page.component));
  const page = plan.pages.find((entry) => entry.component === "Programme") ?? form;
  const getInTouch = hasBooking(plan)
    ? { text: booked.book, to: booked.bookPath }
    : page
      ? { text: page.title, to: page.path }
      : { text: texts.write, to: contactTo };
  const offerFirst = !hasBooking(plan) && !form && (copy.occasion === true || mix(plan.seed, "action") % 2 === 0);
  const [action, second] = offerFirst ? [seeOffer, getInTouch] : [getInTouch, seeOffer];
  return {
    names: { offerTo, contactTo, actionTo: action.to, secondTo: second.to },
    content: {
      title: hero.title,
      lead: hero.lead,
      action: action.text,
      second: second.text,
      favourites: pick(copy.favourites ?? texts.favourites, plan.seed, "favourites title"),
      allOffers: seeOffer.text,
      storyTitle: copy.story.title,
      storyFirst: copy.story.paragraphs[0] ?? "",
      storySecond: copy.story.paragraphs[1] ?? "",
      plansTitle: texts.pricing,
      pointsTitle: pick(texts.points, plan.seed, "points title"),
      visitTitle: texts.visit,
      closingTitle: pick(
        hasBooking(plan) ? booked.closing : (copy.closing ?? texts.closing),
        plan.seed,
        "closing title",
      ),
      peopleTitle: plan.pages.find(({ component }) => component === "Team")?.title ?? copy.people?.title ?? "",
      newsletterTitle: texts.newsletter,
      stepsTitle: texts.steps,
      programmeTitle: copy.programme?.title ?? "",
      placeTitle: texts.place,
      searchLabel: copy.offer.search ?? texts.search(copy.offer.title),
      sceneLabel: copy.tagline,
    },
  };
}
