/** The names of features in files of prompts, and the oracle each stands for. */
import type { App } from "../screen/app.ts";
import { placesFor } from "../screen/places.ts";
import { cartTotals, checksOut } from "../oracles/commerce.ts";
import { charts, downloads, filters, searches, sorts } from "../oracles/lists.ts";
import { keepsBest, lightbox, movesCards, plays, scores } from "../oracles/play.ts";
import {
  approves,
  assigns,
  creates,
  deletes,
  edits,
  marks,
  opensDetails,
  rates,
  relates,
  showsDates,
  totals,
} from "../oracles/records.ts";
import { authenticates, sends, separatesPeople } from "../oracles/talk.ts";
import { firstThatHolds, no, type Finding, type Oracle } from "../oracles/verdict.ts";
import { APPLICATION, BOOKING, CONTACT, formWorks, NEWSLETTER, refusesConflict } from "../oracles/visitor-forms.ts";

type Ask = (app: App, words: readonly string[]) => Promise<Finding>;

const isGame = (app: App): boolean =>
  app.pages.some(({ text }) => /high ?score|best score|\bbest\b\D{0,12}\d|game over|\bscore\b/i.test(text));

const applies: Ask = (app, words) => {
  const places = placesFor(app, words);
  const first = places[0];
  return first === undefined
    ? Promise.resolve(no(`no page names ${words.join(", ")}`))
    : formWorks(app, { ...APPLICATION, words: [...APPLICATION.words, ...words] });
};

/** A stored thing or a stored score, whichever the app is about. */
const persists: Ask = (app, words) => (isGame(app) ? keepsBest(app) : creates(app, words));

const FEATURES: Record<string, Ask> = {
  create: creates,
  edit: edits,
  delete: deletes,
  details: opensDetails,
  search: searches,
  filter: filters,
  sort: sorts,
  export: downloads,
  download: downloads,
  chart: charts,
  cart: cartTotals,
  checkout: checksOut,
  "contact-form": (app) => formWorks(app, CONTACT),
  "booking-form": (app) => formWorks(app, BOOKING),
  "newsletter-form": (app) => formWorks(app, NEWSLETTER),
  "conflict-check": refusesConflict,
  apply: applies,
  lightbox,
  play: plays,
  score: scores,
  persist: persists,
  move: movesCards,
  "due-date": showsDates,
  alert: (app, words) =>
    marks(app, words, /\blow\b|running out|reorder|warning|critical|overdue|expired|out of stock/i),
  approve: approves,
  rate: rates,
  rating: rates,
  assign: assigns,
  relation: relates,
  total: totals,
  send: (app, words) => sends(app, { words, inDetails: false }),
  comment: (app, words) => sends(app, { words, inDetails: true }),
  auth: authenticates,
  login: authenticates,
  rls: separatesPeople,
  rsvp: (app) =>
    formWorks(app, {
      words: ["rsvp", "attend", "guest", "invitation"],
      fits: /rsvp|attend|guest|name/i,
      leads: /rsvp|attend/i,
    }),
  "order-form": (app) =>
    formWorks(app, {
      words: ["order", "request", "quote"],
      fits: /order|quantity|name/i,
      leads: /order|request|quote/i,
    }),
};

/** `things`: alternatives per thing of the prompt; the oracle is asked about them, so that another app does not pass by its own. */
export function featureOracle(name: string, things: readonly string[]): Oracle | null {
  const ask = FEATURES[name];
  if (ask === undefined) return null;
  const subjects = things.map((pattern) =>
    pattern
      .split("|")
      .flatMap((one) => one.replaceAll(/[^\p{L}\s]/gu, "").split(" "))
      .filter((one) => one !== "item"),
  );
  return {
    name: `feature: ${name}`,
    ask: (app) => (subjects.length === 0 ? ask(app, []) : firstThatHolds(subjects, (words) => ask(app, words))),
  };
}
