/** What people should be able to do and the app has neither list, button nor page for: named in the report, never dropped. English so far. */
import { knownEntity } from "../../../lexicon/entities/index.ts";
import { likesComments } from "./taps.ts";
import { saidDeeds, type SaidDeed } from "../../../parse/wishes/said-deeds.ts";
import { stem, tokens } from "../../../parse/words.ts";
import type { DraftPlan } from "../../../plan/plan.ts";

/** Deeds that a list of the thing is not enough for, and the sign in the plan that they can be done. */
const special: readonly (readonly [verb: RegExp, met: (has: Has) => boolean])[] = [
  [/^(?:lik|upvot)e$/, ({ tap, page, likes }) => likes || tap("Like") || tap("Vote") || page("Favourites")],
  [/^follow$/, ({ tap, words }) => tap("Follow") || words.has("statu")],
  [/^join$/, ({ tap, forms }) => tap("Join") || forms],
  [/^vote$/, ({ tap, page }) => tap("Vote") || page("Vote")],
  [/^compare$/, ({ page }) => page("Compare") || page("ReportPage") || page("Scores")],
  [/^(?:message|chat)$/, ({ page }) => page("MessagePage")],
  [/^(?:rate|comment|reply)$/, ({ feature, words }) => feature("reviews") || words.has("rating") || words.has("reply")],
  [/^(?:calculate|simulate|scale)$/, ({ calculators, page }) => calculators || page("ReportPage") || page("CartPage")],
  [/^(?:play|pause|stream)$/, ({ page }) => page("QuizPlay")],
  [
    /^(?:lock|unlock|ban|block|pin|hide|archive|merge|translate|predict|draw|scan|sync|zoom|rotate|redeem|swap|warn|remind|notify|highlight)$/,
    () => false,
  ],
  [/^moderate$/, () => true],
];

interface Has {
  words: ReadonlySet<string>;
  tap: (verb: string) => boolean;
  page: (component: string) => boolean;
  feature: (id: string) => boolean;
  forms: boolean;
  likes: boolean;
  calculators: boolean;
}

/** Words that every app answers to: what they name is on each page or said elsewhere in the report. */
const everywhere =
  /^(?:websites?|sites?|apps?|platforms?|systems?|users?|visitors?|information|data|details?|results?|content|pages?|sections?|items?|options?|things?|entry|entries|categor(?:y|ies)|types?|keywords?|names?|dates?|times?|it|them|each|other|others|online|list|lists|features?|functions?|form|forms|status|history|histories|progress|interface|navigation|settings|preferences|needs?|interests?|requirements?|criteria|account|accounts|profile|profiles|password|support|experience|time|first|new|more|all|any|the|a|an|their|own|his|her|its|your|specific|related|relevant|latest|personal|various|different|available|selected|favorite|favourite|operations?|tasks?|actions?|updates?|changes?|notes?|photos?|pictures?|images?|files?|documents?|attachments?|amounts?|numbers?|totals?|prices?|costs?|map|out|off|down|detailed|performance|results?|one|ones|themselves|everything|something|issues?)$/;

/** Where what a deed is done with ends. */
const ends =
  /^(?:to|via|through|with|for|by|in|into|on|onto|at|from|about|as|when|where|which|that|who|so|using|under|within|per|after|before|between|if|including|such|like|of|based|without|once|during|against)$/;

/** As they are written, in the order of the request. */
export function unmetDeeds(plan: DraftPlan): string[] {
  if (plan.language !== "en") return [];
  const has = hasOf(plan);
  const unmet = saidDeeds(plan.request).filter((deed) => !isMet(deed, has));
  return [...new Set(unmet.map(({ written }) => written))];
}

function isMet({ verb, objects, written }: SaidDeed, has: Has): boolean {
  if (/contact form/i.test(written) && has.page("ContactPage")) return true;
  const rule = special.find(([said]) => said.test(verb));
  if (rule) return rule[1](has);
  const end = objects.findIndex((word, at) => at > 0 && ends.test(word));
  const own = (end < 0 ? objects : objects.slice(0, end)).filter((word) => word.length > 2 && !ends.test(word));
  const named = own.filter((word) => !everywhere.test(word));
  // One known word is enough: "customer reviews" are there where customers or reviews are.
  return named.length === 0 || named.some((word) => isThere(word, has.words));
}

/** Also where it is bent or misspelt: "articals", "analytical". */
function isThere(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(stem(word)) || words.has(stem(word.replace(/s$/, "")))) return true;
  return word.length >= 6 && [...words].some((other) => other.startsWith(word.slice(0, 5)));
}

function hasOf(plan: DraftPlan): Has {
  const { entities, pages, features, options } = plan;
  const taps = (options["taps"] as string[] | undefined) ?? [];
  const said = [
    ...pages.map(({ title }) => title),
    ...entities.flatMap((entity) => [
      entity.singular,
      entity.plural,
      ...(knownEntity(entity.key)?.words[0] ?? "").split("|"),
      ...entity.fields.flatMap(({ label, options: values }) => [label, ...(values ?? [])]),
    ]),
    ...features.flatMap((feature) => [feature, ...(alsoCalled[feature] ?? [])]),
    ...pages.flatMap(({ component }) => alsoCalled[component] ?? []),
    plan.name,
  ];
  return {
    words: new Set(said.flatMap((words) => tokens(words).map(stem))),
    tap: (verb) => taps.some((tap) => tap.endsWith(`|${verb}`)),
    page: (component) => pages.some((page) => page.component === component),
    feature: (id) => features.includes(id),
    likes: likesComments(plan),
    forms: (options["submissions"] as unknown) !== undefined,
    calculators: (options["calculators"] as unknown) !== undefined,
  };
}

/** What else the parts beside the lists are called. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  reviews: ["comments", "replies", "feedback", "reviews", "discussions", "opinions"],
  ratings: ["ratings", "stars", "scores"],
  reports: [
    "reports",
    "charts",
    "statistics",
    "analytics",
    "figures",
    "trends",
    "summary",
    "insights",
    "analysis",
    "graphs",
    "metrics",
    "performance",
    "reporting",
  ],
  messages: ["messages", "chat", "conversations", "communication"],
  accounts: ["account", "login", "registration", "sign in", "sign up", "profile", "password"],
  pdf: ["pdf", "download", "certificates", "invoices", "vouchers", "receipts", "tickets"],
  quiz: ["quiz", "questions", "answers", "test", "exam", "score"],
  cart: ["cart", "basket", "checkout", "order", "purchase", "payment", "products"],
  favourites: ["favourites", "favorites", "wishlist", "wish list", "watchlist", "bookmarks", "saved"],
  contact: ["contact", "inquiry", "enquiry", "message"],
  Compare: ["comparison"],
  EntryCalendar: ["calendar", "schedule"],
  SiteAssistant: ["chatbot", "questions"],
  Scores: ["leaderboard", "ranking", "score"],
};
