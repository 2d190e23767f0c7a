import { addVocabulary } from "../parse/understand.ts";
import { nouns } from "../lexicon/nouns/index.ts";
import { commands } from "../parse/names.ts";
import { isQuestion, isTalk, namesInstrument, namesSite, namesTool } from "../parse/records/request-form.ts";
import { statedRecords } from "../parse/records/stated-records.ts";
import { whoDoes } from "../parse/records/who-does.ts";
import type { Understanding } from "../parse/understanding.ts";
import type { Archetype } from "./archetype.ts";
import { askedArchetype, unbuildableKind } from "./asked.ts";
import { blog, news } from "./blog/blog.ts";
import { booking } from "./booking/booking.ts";
import { brochure } from "./brochure/brochure.ts";
import { calculator } from "./calculator/calculator.ts";
import { chat } from "./chat/chat.ts";
import { crm } from "./crm/crm.ts";
import { dashboard } from "./dashboard/dashboard.ts";
import { diary } from "./diary/diary.ts";
import { game } from "./game/game.ts";
import { jobs } from "./jobs/jobs.ts";
import { kanban } from "./kanban/kanban.ts";
import { matchday } from "./matchday/matchday.ts";
import { platform } from "./platform/platform.ts";
import { isSpecification } from "./platform/specification.ts";
import { portfolio } from "./portfolio/portfolio.ts";
import { ride } from "./ride/ride.ts";
import { screens } from "./screens/screens.ts";
import { shop } from "./shop/shop.ts";
import { tracker } from "./tracker/tracker.ts";

/** One line per archetype. The first with the highest score is built. */
const archetypes: readonly Archetype[] = [
  shop,
  booking,
  portfolio,
  blog,
  news,
  ...screens,
  chat,
  diary,
  ride,
  matchday,
  kanban,
  crm,
  jobs,
  game,
  calculator,
  platform,
  tracker,
  dashboard,
  brochure,
];

addVocabulary(archetypes.flatMap((archetype) => Object.values(archetype.vocabulary)));
addVocabulary(nouns.flatMap(({ words }) => words.en.flatMap((word) => word.split(" ").filter(isLong))));

/** Short words have too many neighbours that are no misspellings of them. */
function isLong(word: string): boolean {
  return word.length >= 7;
}

/** Null when the request names nothing that could be built: no noun of substance, or a question. */
export function chooseArchetype(request: Understanding): Archetype | null {
  if (isQuestion(request.text) && !whoDoes(request.text, request.language)) return null;
  const chosen = bestFitting(request);
  if (unbuildableKind(request, chosen) !== null) return null;
  return (
    askedArchetype(request, {
      chosen,
      site: fitting(request, sites) ?? brochure,
      isSite: chosen !== null && sites.includes(chosen),
    }) ?? chosen
  );
}

const bestFitting = (request: Understanding): Archetype | null =>
  fitting(request) ?? (commands.test(request.text.trim()) ? null : general(request));

/** Why nothing is built of a request: it asks for a game or a tool that nobody here makes. */
export function refusedKind(request: Understanding): "game" | "tool" | null {
  return isTalk(request.text) ? null : unbuildableKind(request, bestFitting(request));
}

/** Kinds whose pages visitors read. */
const sites: readonly Archetype[] = [shop, booking, portfolio, blog, news, brochure];

/** A game of a kind that nothing here plays still has what its request enumerates. */
const listsPages =
  /\b(?:users?|players?|visitors?|members?|customers?) (?:should be able to|can|could|must be able to)\b/i;

/** Unknown things become an app of lists when there are several of them, else a site in the words of the request. */
function general(request: Understanding): Archetype | null {
  if (isTalk(request.text)) return null;
  if (listsPages.test(request.text) && isSpecification(request.text, request.language)) return platform;
  const records = statedRecords(request);
  // "A page for my vet practice": nothing is kept there, and there is somebody to make it for.
  if (!records) return namesSite(request.text) && request.trade !== null ? brochure : null;
  if (namesInstrument(request.text)) return tracker;
  const site = namesSite(request.text) || request.place !== null || request.hours !== null || !records.counted;
  return site && !namesTool(request.text, request.language) ? brochure : tracker;
}

function fitting(request: Understanding, among = archetypes): Archetype | null {
  let best: { archetype: Archetype; score: number } | null = null;
  for (const archetype of among) {
    const score = archetype.score(request);
    if (score > 0 && score > (best?.score ?? 0)) best = { archetype, score };
  }
  return best?.archetype ?? null;
}

/** Every kind that the words fit, the best first. */
export function kindsThatFit(request: Understanding): string[] {
  return archetypes
    .map(({ id, score }) => ({ id, score: score(request) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

export function archetypeById(id: string): Archetype | null {
  return archetypes.find((archetype) => archetype.id === id) ?? null;
}
