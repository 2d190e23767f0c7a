/** An app's subject: its kind, its things, its words, its menu. */
import type { App } from "../screen/app.ts";
import { alternatives, found, letters, plainWords, withoutEcho } from "../cases/words.ts";
import { no, unasked, yes, type Finding, type Oracle } from "./verdict.ts";

/** Names of the same kind of app, by different builders. */
const KINDS: Record<string, RegExp> = {
  kanban: /kanban|board|task/i,
  brochure: /brochure|landing|story|business|site|website|restaurant/i,
  shop: /shop|store|commerce/i,
  booking: /book|appointment|reserv|schedul/i,
  portfolio: /portfolio|gallery|photo/i,
  blog: /blog|journal|publish/i,
  news: /news|magazine|blog|publish/i,
  crm: /crm|tracker|record|contact|client|practice|management/i,
  erp: /erp|invent|stock|tracker|record|management/i,
  internal: /internal|helpdesk|ticket|tracker|record|crm|dashboard|management|timesheet|team|club|match|organi/i,
  productivity: /productiv|diary|habit|note|tracker|todo|task|journal|planner|kanban|match|organi/i,
  game: /game|quiz|trivia|puzzle|play|hangman|memory|bingo|darts|sudoku|minesweeper|connect|rock-paper|typing/i,
  jobs: /job|career|recruit|listing/i,
  chat: /chat|messag|channel/i,
  media: /media|music|video|library|playlist|album|tracker|rating/i,
  forum: /forum|community|discussion/i,
  social: /social|community|feed/i,
  listing: /listing|director|catalog|estate|marketplace/i,
  learning: /learn|course|quiz|school|lesson/i,
  dashboard: /dashboard|analytic|report|tracker/i,
  events: /event|rsvp|conference|festival/i,
  helpdesk: /helpdesk|ticket|support/i,
  invoicing: /invoic|billing/i,
  polls: /poll|survey|vote|tracker/i,
  travel: /travel|trip|booking|listing/i,
};

/** Signs of such an app from any builder; the builder's own word for its kind is not enough. */
const SHOWN: Record<string, RegExp> = {
  kanban: /to do|doing|done|in progress|backlog|column|review/i,
  shop: /\bcart|basket|\bbuy\b|checkout/i,
  booking: /\bbook|reserv|appointment|\btimes?\b/i,
  portfolio: /work|project|photo|gallery/i,
  blog: /post|article|read|stor(y|ies)/i,
  news: /article|stor(y|ies)|news|read/i,
  crm: /contact|client|customer|deal|owner|patient|member/i,
  erp: /stock|quantity|supplier|item/i,
  game: /score|play|start|question|new game/i,
  jobs: /\bjobs?\b|apply|position/i,
  chat: /message|channel|chat/i,
  media: /album|song|film|movie|video|playlist|rating/i,
  forum: /thread|topic|repl(y|ies)|discussion/i,
  social: /post|follow|like|feed/i,
  learning: /course|lesson|quiz|question/i,
  dashboard: /total|revenue|chart|this month|this week|overview/i,
  events: /event|rsvp|attend|programme|schedule/i,
  helpdesk: /ticket|priority|status/i,
  invoicing: /invoice|due|amount|total/i,
  polls: /vote|poll|answer/i,
};

export const archetypeOracle = (any: readonly string[]): Oracle => ({
  name: `kind: ${any.join(" or ")}`,
  async ask({ plan, pages, request }) {
    if (plan === null) return unasked("the app has no plan that names its kind");
    const fitting = any.filter((one) => (KINDS[one] ?? alternatives(one)).test(plan.archetype));
    if (fitting.length === 0) return no(`the plan says ${plan.archetype}`);
    const text = pages.map((page) => withoutEcho([page.text, ...page.controls].join("\n"), request)).join("\n");
    const isShown = fitting.some((one) => SHOWN[one]?.test(text) ?? true);
    return isShown ? yes(plan.archetype) : no(`the plan says ${plan.archetype}, and no page shows it`);
  },
});

const spaced = (text: string): string => text.replaceAll(/[-_]/g, " ");

/**
 * Reads signs: headings, menu, columns, fields. A word in running text counts as a thing only if the plan has it, too;
 * the plan alone proves nothing, nor does a sign that repeats the request.
 */
export const entityOracle = (pattern: string): Oracle => ({
  name: `thing: ${pattern}`,
  async ask({ plan, pages, request }) {
    const wanted = alternatives(pattern);
    const own = (text: string): string => withoutEcho(text, request);
    for (const page of pages) {
      const signs = [...page.headings, ...page.labels, ...page.controls];
      const sign = signs.find((one) => wanted.test(spaced(own(one))));
      if (sign !== undefined) return yes(`${page.path}: "${letters(sign).slice(0, 60)}"`);
    }
    const planned = plan?.entities.find((entity) => wanted.test(spaced(entity)));
    if (planned === undefined) return no(`no heading, menu, column or field names it`);
    const names = plainWords(spaced(planned));
    const page = pages.find(({ text }) => found(names, own(text)).length > 0);
    return page === undefined
      ? no(`planned as ${planned}, and on no page`)
      : yes(`planned as ${planned}, and on ${page.path}`);
  },
});

export const textOracle = (pattern: string): Oracle => ({
  name: `text: ${pattern}`,
  async ask({ pages, request }) {
    const wanted = alternatives(pattern);
    for (const page of pages) {
      const line = withoutEcho(page.text, request)
        .split("\n")
        .find((one) => wanted.test(one));
      if (line !== undefined) return yes(`${page.path}: "${letters(line).slice(0, 60)}"`);
    }
    return no("on no page");
  },
});

/**
 * A link of the menu, a button beside it, or at least a link to a page of that name somewhere (as from a cart to the
 * checkout).
 */
export const navOracle = (pattern: string): Oracle => ({
  name: `menu: ${pattern}`,
  async ask({ pages, request }) {
    const named = alternatives(pattern);
    const wanted = { test: (label: string): boolean => named.test(withoutEcho(label, request)) };
    const inMenu = pages.find((one) => one.linkedFromNav && one.labels.some((label) => wanted.test(label)));
    if (inMenu !== undefined) return yes(`leads to ${inMenu.path}`);
    const button = pages.flatMap(({ bar }) => bar).find((name) => wanted.test(name));
    if (button !== undefined) return yes(`the button "${button}" beside the menu`);
    const linked = pages.find(({ path, labels }) => path !== "/" && labels.some((label) => wanted.test(label)));
    return linked === undefined ? no("no link is called so") : yes(`a link outside the menu leads to ${linked.path}`);
  },
});

export const verbatimOracle = (words: string): Oracle => ({
  name: `verbatim: ${words}`,
  async ask({ pages }): Promise<Finding> {
    const page = pages.find(({ text, title }) => `${letters(text)} ${title}`.includes(words));
    return page === undefined ? no("on no page, letter by letter") : yes(page.path);
  },
});

/** Counts routes, not addresses: `/recipe/1` and `/recipe/2` are one. */
export const routeCount = (app: Pick<App, "pages">): number =>
  new Set(app.pages.map(({ path }) => path.split("#")[0]!.replaceAll(/\/[^/]*\d[^/]*(?=\/|$)/g, "/:id"))).size;

export const routesOracle = (least: number): Oracle => ({
  name: `pages: at least ${least}`,
  async ask(app) {
    const count = routeCount(app);
    return count >= least ? yes(`${count} pages`) : no(`${count} page${count === 1 ? "" : "s"}`);
  },
});
