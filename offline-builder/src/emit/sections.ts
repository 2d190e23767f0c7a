import type { SourceFile } from "../archetypes/archetype.ts";
import { plannedSignUp, signUpWord, type SignUpWord } from "../archetypes/brochure/sign-up.ts";
import type { Copy, Domain } from "../lexicon/domain.ts";
import { locales, translate } from "../language/translate.ts";
import type { DraftPlan } from "../plan/plan.ts";
import { emitScene, indent, subjectMarkup } from "../scenes/scene.ts";
import { fillBlueprint, type BlueprintValues } from "./blueprint.ts";
import { literal } from "./literal.ts";
import { askedSections } from "./asked-sections.ts";
import { mix } from "./random.ts";
import { partSections } from "./site-parts/part-sections.ts";
import type { SitePart } from "./site-content.ts";

/** What a section may use when it is written. */
export interface SectionContext {
  plan: DraftPlan;
  domain: Domain;
  copy: Copy;
  /** Texts by the keys that blueprints ask for. */
  content: Record<string, string>;
  /** Routes by name: `actionTo`, `offerTo`. */
  names: Record<string, string>;
}

/** One kind of section: a component of its own in `src/components/sections/`. */
export interface Section {
  component: string;
  blueprint: string;
  /** Parts of `src/content/site.ts` it reads, besides name, tagline, address, phone and email. */
  reads?: SitePart[];
  /** Files it imports. */
  with?: (context: SectionContext) => SourceFile[];
  names?: (context: SectionContext) => Record<string, string>;
}

export const sections: Record<string, Section> = {
  "hero-split": hero("hero-split"),
  "hero-arch": hero("hero-arch"),
  "hero-banner": hero("hero-banner"),
  "hero-editorial": hero("hero-editorial", true),
  "hero-ledger": { ...hero("hero-ledger"), with: (context) => [heroScene(context), ...hoursFiles(context)] },
  "hero-plain": { component: "Hero", blueprint: "hero-plain" },
  "favourites-list": {
    component: "Favourites",
    blueprint: "favourites-list",
    reads: ["offer"],
    with: (context) => [formatFile(context)],
    names: perGroup,
  },
  "favourites-cards": {
    component: "Favourites",
    blueprint: "favourites-cards",
    reads: ["offer"],
    with: (context) => [formatFile(context), itemArt(context)],
    names: perGroup,
  },
  "story-side": {
    component: "Story",
    blueprint: "story-side",
    with: (context) => [storyScene(context)],
    names: (context) => ({ StoryScene: storySceneName(context) }),
  },
  "story-statement": { component: "Story", blueprint: "story-statement" },
  points: {
    component: "Points",
    blueprint: "points-numbered",
    names: (context) => ({ points: literal(context.copy.points ?? []) }),
  },
  steps: { component: "Steps", blueprint: "steps", names: (context) => ({ steps: literal(context.copy.steps ?? []) }) },
  questions: {
    component: "Questions",
    blueprint: "questions",
    names: (context) => ({ questions: literal(context.copy.questions ?? []) }),
  },
  visit: {
    component: "Visit",
    blueprint: "visit",
    reads: ["hours"],
    with: (context) => [openBadge(context), ...hoursFiles(context)],
  },
  people: { component: "People", blueprint: "people", reads: ["people"] },
  plans: {
    component: "Plans",
    blueprint: "plans",
    reads: ["plans"],
    with: (context) => [formatFile(context)],
    names: ({ copy }) => ({ columns: planColumns[Math.min(copy.plans?.length ?? 3, 4)] ?? "lg:grid-cols-3" }),
  },
  timetable: {
    component: "Timetable",
    blueprint: "timetable",
    reads: ["classes"],
    names: (context) => ({ locale: locales[context.plan.language].tag }),
  },
  "offer-list": {
    component: "OfferList",
    blueprint: "offer-list",
    reads: ["offer"],
    with: (context) => [formatFile(context), ...(onCards(context.plan) ? [itemArt(context)] : [])],
  },
  contact: {
    component: "Contact",
    blueprint: "contact",
    with: (context) => [
      blueprintFile("data/messages.ts", "src/data/messages.ts", context),
      blueprintFile("sections/contact-form.tsx", "src/components/sections/ContactForm.tsx", context),
    ],
  },
  "featured-products": { component: "FeaturedProducts", blueprint: "featured-products" },
  categories: { component: "Categories", blueprint: "categories" },
  works: {
    component: "Works",
    blueprint: "works",
    with: (context) => [workArt(context)],
    names: ({ plan }) => ({ grid: worksGrid[plan.theme.density] }),
  },
  "post-list": {
    component: "PostList",
    blueprint: "post-list",
    with: (context) => [itemArt(context)],
    names: ({ plan }) => ({ locale: locales[plan.language].tag }),
  },
  newsletter: {
    component: "Newsletter",
    blueprint: "newsletter",
    with: (context) => [blueprintFile("data/subscribers.ts", "src/data/subscribers.ts", context)],
  },
  donate: {
    component: "Donate",
    blueprint: "donate",
    with: (context) => [blueprintFile("data/pledges.ts", "src/data/pledges.ts", context)],
    names: ({ plan }) => moneyNames(plan),
  },
  rsvp: {
    component: "Rsvp",
    blueprint: "rsvp",
    with: (context) => [blueprintFile("data/replies.ts", "src/data/replies.ts", context)],
    names: ({ plan }) => replyWords(plan),
  },
  stay: {
    component: "Stay",
    blueprint: "stay",
    reads: ["offer"],
    with: (context) => [blueprintFile("data/stays.ts", "src/data/stays.ts", context), formatFile(context)],
  },
  preorder: {
    component: "Preorder",
    blueprint: "preorder",
    reads: ["offer"],
    with: (context) => [blueprintFile("data/preorders.ts", "src/data/preorders.ts", context), formatFile(context)],
    names: ({ plan }) => ({ locale: locales[plan.language].tag, weekdays: String(plan.options["orderDays"] ?? "6") }),
  },
  waitlist: {
    component: "Waitlist",
    blueprint: "waitlist",
    with: (context) => [blueprintFile("data/subscribers.ts", "src/data/subscribers.ts", context)],
  },
  programme: { component: "Programme", blueprint: "programme", reads: ["programme"] },
  place: { component: "Place", blueprint: "place" },
  closing: { component: "Closing", blueprint: "closing" },
  ...askedSections,
  ...partSections,
};

/** What the form asks: guests whether they come, others whether they take part. */
function replyWords(plan: SectionContext["plan"]): Record<string, string> {
  const kind = plannedSignUp(plan);
  const said = (word: SignUpWord, invited: string): string =>
    signUpWord(kind, word, plan.language) ?? translate(invited, plan.language);
  return {
    note: said("note", replyNote(plan)),
    question: said("question", "Will you come?"),
    yes: said("yes", "Yes, with pleasure"),
    no: said("no", "Sadly no"),
    howMany: said("howMany", "How many are you?"),
  };
}

/** What an answer says besides: what the request wants to know of its guests. */
function replyNote({ request, domain }: SectionContext["plan"]): string {
  const brings =
    /(?<![\p{L}])(?:bring|brings|bringing|potluck|mitbring\p{L}*|bringen|bringt|trae|traen|traer|traiga|lleva|llevar)(?![\p{L}])/iu;
  if (brings.test(request)) return "What will you bring?";
  const eats =
    /(?<![\p{L}])(?:what they eat|eat|eats|food|diet\p{L}*|essen|isst|ernährung|comen|comer|comida|dieta)(?![\p{L}])/iu;
  if (eats.test(request)) return "What you eat, and what you do not";
  return domain === "wedding" ? "Allergies, wishes, a song" : "Anything we should know?";
}

const planColumns: Readonly<Record<number, string>> = {
  1: "lg:grid-cols-1",
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/** A list of two groups shows two of each, longer ones only the first. */
function perGroup({ copy }: SectionContext): Record<string, string> {
  const { length } = copy.offer.groups;
  return { perGroup: length > 2 ? "1" : length === 2 ? "2" : "4" };
}

function hero(blueprint: string, wide = false): Section {
  return {
    component: "Hero",
    blueprint,
    reads: ["hours"],
    with: (context) => [
      heroScene(context, wide),
      ...(hasHours(context) ? [openBadge(context), ...hoursFiles(context)] : []),
    ],
    names: (context) => ({ Scene: sceneName(context) }),
  };
}

/** The section's component with everything it imports. */
export function emitSection(id: string, context: SectionContext): SourceFile[] {
  const section = sections[id];
  if (!section) throw new Error(`No section called ${id}`);
  const values = valuesOf(context, section.names?.(context));
  return [
    ...(section.with?.(context) ?? []),
    {
      path: `src/components/sections/${section.component}.tsx`,
      content: fillBlueprint(`sections/${section.blueprint}.tsx`, values),
    },
  ];
}

function blueprintFile(blueprint: string, path: string, context: SectionContext): SourceFile {
  return { path, content: fillBlueprint(blueprint, valuesOf(context)) };
}

function valuesOf(context: SectionContext, names: Record<string, string> = {}): BlueprintValues {
  return {
    language: context.plan.language,
    content: context.content,
    names: { ...context.names, ...names },
    flags: {
      photographs: context.content["photographs"] !== undefined,
      storySecond: (context.content["storySecond"] ?? "") !== "",
      whose: (context.content["whose"] ?? "") !== "",
      hours: hasHours(context),
      ...offerFlags(context.copy),
      cards: onCards(context.plan),
      place: context.plan.options["place"] !== false,
      inPage: context.plan.pages.some((page) => page.component === "Programme"),
      pricesAtHome: pricesAtHome(context.plan),
    },
  };
}

/** Prices that stand on the first page have a heading there and no page of their own. */
export function pricesAtHome(plan: Pick<DraftPlan, "pages">): boolean {
  return plan.pages[0]?.sections?.includes("plans") ?? false;
}

function onCards(plan: DraftPlan): boolean {
  return plan.options["offerCards"] === true;
}

function offerFlags({ offer }: Copy): Record<string, boolean> {
  const items = offer.groups.flatMap((group) => group.items);
  return {
    tags: items.some((item) => item.tags?.length),
    from: items.some((item) => item.from),
    prices: offer.free !== true,
  };
}

function hasHours(context: SectionContext): boolean {
  return context.plan.options["hours"] === true;
}

function hoursFiles(context: SectionContext): SourceFile[] {
  if (!hasHours(context)) return [];
  const names = { locale: locales[context.plan.language].tag };
  return [
    { path: "src/lib/hours.ts", content: fillBlueprint("lib/hours.ts", { language: context.plan.language, names }) },
  ];
}

function openBadge(context: SectionContext): SourceFile {
  return blueprintFile("sections/OpenBadge.tsx", "src/components/sections/OpenBadge.tsx", context);
}

function moneyNames({ language, options }: DraftPlan): Record<string, string> {
  const { tag, currency } = locales[language];
  const stated = options["currency"];
  return { locale: tag, currency: typeof stated === "string" ? stated : currency };
}

export function formatFile(context: SectionContext): SourceFile {
  const amounts = context.copy.offer.groups.flatMap((group) => group.items.map((item) => item.price));
  // Cents after the price of a house are noise.
  const digits = amounts.some((amount) => amount >= 10_000) ? ", maximumFractionDigits: 0" : "";
  const values = { language: context.plan.language, names: { ...moneyNames(context.plan), digits } };
  return { path: "src/lib/format.ts", content: fillBlueprint("lib/format.ts", values) };
}

function sceneName({ domain }: SectionContext): string {
  return `${pascal(domain.art.subjects[0]!)}Scene`;
}

function storySceneName({ domain }: SectionContext): string {
  return `${pascal(domain.art.subjects[1] ?? domain.art.subjects[0]!)}Still`;
}

function heroScene(context: SectionContext, wide = false): SourceFile {
  const { domain, plan } = context;
  return emitScene({
    component: sceneName(context),
    backdrop: domain.art.backdrop,
    subjects: domain.art.subjects,
    label: context.content["sceneLabel"] ?? plan.name,
    seed: plan.seed,
    wide,
  });
}

const stillBackdrops = ["discs", "window", "arch", "stripes"];

function storyScene(context: SectionContext): SourceFile {
  const { domain, plan } = context;
  const backdrops = stillBackdrops.filter((id) => id !== domain.art.backdrop);
  return emitScene({
    component: storySceneName(context),
    backdrop: backdrops[mix(plan.seed, "still") % backdrops.length]!,
    subjects: domain.art.subjects.slice(1, 3),
    label: context.content["storyTitle"] ?? plan.name,
    seed: plan.seed + 1,
  });
}

const worksGrid: Record<DraftPlan["theme"]["density"], string> = {
  airy: "columns-1 gap-5 sm:columns-2",
  regular: "columns-1 gap-5 sm:columns-2 lg:columns-3",
  compact: "columns-2 gap-5 lg:columns-4",
};

export function itemArt(context: SectionContext): SourceFile {
  return drawn("ItemArt", context);
}

export function workArt(context: SectionContext): SourceFile {
  return drawn("WorkArt", context);
}

function drawn(component: "ItemArt" | "WorkArt", { domain }: SectionContext): SourceFile {
  const drawings = domain.art.subjects.map((id) => `  <g key="${id}">\n${indent(subjectMarkup(id), 4)}\n  </g>,`);
  return {
    path: `src/components/art/${component}.tsx`,
    content: fillBlueprint(`art/${component}.tsx`, { language: "en", names: { drawings: drawings.join("\n") } }),
  };
}

export function pascal(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
