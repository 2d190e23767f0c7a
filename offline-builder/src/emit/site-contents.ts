/**
 * What the pages of an app are made of beside the collections of its plan, so that whoever reads the plan, another model too,
 * finds the lists: `offer` of `src/content/site.ts` holds the menu items. Worked out from the plan and its files, never kept.
 */
import { domains } from "../lexicon/domains/index.ts";
import { namesOf, offerNoun, peopleNoun, type SiteNoun } from "../lexicon/nouns/site-nouns.ts";
import type { Plan, SiteContent } from "../plan/plan.ts";

const site = "src/content/site.ts";

/** Files of lists, and what one entry of each is; `posts` of a paper are articles. */
const files: Record<string, SiteNoun> = {
  "src/content/products.ts": "product",
  "src/content/posts.ts": "post",
  "src/content/works.ts": "project",
  "src/data/orders.ts": "order",
  "src/data/bookings.ts": "booking",
  "src/data/messages.ts": "message",
  "src/data/subscribers.ts": "subscriber",
  "src/data/replies.ts": "reply",
  "src/data/pledges.ts": "pledge",
  "src/data/enquiries.ts": "enquiry",
  "src/data/reviews.ts": "review",
  "src/data/stays.ts": "stay",
  "src/data/preorders.ts": "preorder",
  "src/data/jobs.ts": "job",
  "src/data/applications.ts": "application",
  "src/data/cards.ts": "task",
  "src/data/people.ts": "team-member",
  "src/data/rides.ts": "ride",
  "src/data/calculations.ts": "calculation",
  "src/data/high-scores.ts": "high-score",
};

const inSections: readonly (readonly [
  section: RegExp,
  list: "offer" | "people" | "plans" | "classes" | "programme",
])[] = [
  [/^(?:offer-list|favourites-|preorder$|stay$)/, "offer"],
  [/^people$/, "people"],
  [/^plans$/, "plans"],
  [/^timetable$/, "classes"],
  [/^programme$/, "programme"],
];

/** Lists that were added to the site, as its plan keeps them: "path|singular|plural". */
export function siteListsOf({ options }: Pick<Plan, "options">): { path: string; singular: string; plural: string }[] {
  const kept = options["siteLists"];
  return (Array.isArray(kept) ? kept : []).map((line) => {
    const [path = "", singular = "", plural = ""] = line.split("|");
    return { path, singular, plural };
  });
}

export function contentsOf(
  plan: Pick<Plan, "domain" | "archetype" | "language" | "pages" | "files" | "entities" | "options">,
): SiteContent[] {
  const kept = new Set(plan.entities.map(({ key }) => key));
  const added = siteListsOf(plan)
    .filter(({ path }) => path in plan.files)
    .map(({ path, singular, plural }) => ({ key: singular.toLowerCase(), singular, plural, at: path }));
  const inFiles = Object.keys(plan.files).flatMap((path): [SiteNoun, string][] => {
    const noun = files[path];
    if (path === "src/data/chat.ts")
      return [
        ["channel", path],
        ["message", path],
      ];
    return noun === undefined ? [] : [[named(noun, plan), path]];
  });
  return [...onPages(plan), ...inFiles]
    .filter(([noun]) => !kept.has(noun))
    .map(([noun, at]): SiteContent => ({ key: noun, ...namesOf(noun, plan.language), at }))
    .concat(added);
}

function named(noun: SiteNoun, { archetype, domain }: Pick<Plan, "archetype" | "domain">): SiteNoun {
  if (noun === "post" && archetype === "news") return "article";
  return noun === "project" && domain === "photography" ? "photo" : noun;
}

function onPages({ domain, pages, files: written }: Pick<Plan, "domain" | "pages" | "files">): [SiteNoun, string][] {
  const copy = site in written ? domains.find(({ id }) => id === domain)?.copy.en : undefined;
  const used = new Set(pages.flatMap((page) => page.sections ?? []));
  const nouns = {
    offer: offerNoun(copy?.offer.title),
    people: peopleNoun(copy?.people?.title),
    plans: "plan",
    classes: "class",
    programme: "session",
  } as const;
  return inSections
    .filter(([section]) => [...used].some((id) => section.test(id)))
    .map(([, list]) => [nouns[list], `${site}#${list}`]);
}
