/** Names of features in files of prompts, with their oracles. */
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
import { authenticates, sends, separatesPeople } from "../oracles/accounts-and-messages.ts";
import { menuFitsPhones, takesFiles, walksByKeyboard } from "../oracles/pages.ts";
import { checksOff, FAVOURITE, FOLLOW, LIKE, marksThings, VOTE, type MarkKind } from "../oracles/used/marked.ts";
import { darkens, maps, pages, prints, runs, showsMonths, showsProgress, unfolds } from "../oracles/used/viewed.ts";
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

const marking =
  (kind: MarkKind): Ask =>
  (app, words) =>
    marksThings(app, words, kind);

const form =
  (words: readonly string[], fits: RegExp, leads: RegExp): Ask =>
  (app) =>
    formWorks(app, { words: [...words], fits, leads });

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
  like: marking(LIKE),
  vote: marking(VOTE),
  favorite: marking(FAVOURITE),
  follow: marking(FOLLOW),
  checklist: checksOff,
  upload: takesFiles,
  pagination: pages,
  "calendar-view": showsMonths,
  print: prints,
  "dark-mode": darkens,
  progress: showsProgress,
  timer: runs,
  map: maps,
  faq: unfolds,
  keyboard: walksByKeyboard,
  responsive: menuFitsPhones,
  donate: form(["donate", "donation", "give"], /amount|donat|gift/i, /donat|give/i),
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

/** Other names that people give to the same feature. */
const SAME: Record<string, string> = Object.fromEntries(
  Object.entries({
    create: "add new crud add-item post",
    edit: "update rename change",
    delete: "remove",
    details: "detail detail-page detail-view view",
    search: "searching find lookup",
    filter: "filters filtering category-filter categories tags tag price-filter",
    sort: "sorting order-by",
    export: "csv csv-export pdf-export backup",
    chart: "charts graph graphs statistics stats analytics report reports dashboard",
    cart: "basket add-to-cart quantity",
    checkout: "order place-order payment",
    "contact-form": "contact message-form feedback-form",
    "booking-form": "booking book reserve reservation reservation-form appointment appointment-form schedule",
    "newsletter-form": "newsletter newsletter-signup subscribe",
    "conflict-check": "no-double-booking availability double-booking",
    "order-form": "quote-form request-form enquiry-form inquiry-form quote enquiry",
    apply: "application-form application",
    lightbox: "gallery image-viewer",
    play: "game quiz answer",
    score: "points scoring",
    persist: "high-score best-score leaderboard save autosave",
    move: "drag drag-drop drag-and-drop kanban board stages status-change",
    "due-date": "due deadline deadlines dates date",
    alert: "alerts warning low-stock overdue",
    approve: "approval approvals",
    rate: "ratings stars review reviews",
    assign: "assignment assignee assignees",
    relation: "relations link linked",
    total: "totals sum subtotal summary budget balance",
    send: "message messages chat",
    comment: "comments reply replies answers discussion thread",
    auth: "signup sign-up sign-in signin register accounts account authentication",
    rls: "private privacy own-data",
    like: "likes reaction reactions",
    vote: "votes voting upvote upvotes poll",
    favorite: "favorites favourite favourites wishlist bookmark bookmarks save-for-later saved",
    follow: "followers following",
    checklist: "check complete mark-done done toggle tick",
    upload: "file-upload image-upload photo-upload uploads attachment attachments import",
    pagination: "paging load-more",
    "calendar-view": "calendar month-view",
    print: "printing pdf",
    "dark-mode": "theme-toggle darkmode theme",
    progress: "progress-bar completion",
    timer: "countdown stopwatch",
    map: "maps directions location",
    faq: "accordion",
    keyboard: "accessibility",
    responsive: "mobile mobile-menu",
    donate: "donation donation-form donations",
    rsvp: "attend registration event-registration registration-form",
  }).flatMap(([feature, names]) => names.split(" ").map((name) => [name, feature])),
);

/** `things`: alternatives per thing of the prompt; the oracle is asked about them, so that another app does not pass by its own. */
export function featureOracle(name: string, things: readonly string[]): Oracle | null {
  const key = name.toLowerCase().replaceAll(/[\s_]+/g, "-");
  const ask = FEATURES[key] ?? FEATURES[SAME[key] ?? ""];
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
