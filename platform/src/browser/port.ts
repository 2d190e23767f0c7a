/** Looks at pages of untrusted code in a browser without network and with a fresh profile, in bounded time. */

import type { ActionReport, ActionTarget, PageAction } from "./acting/page-action.ts";
import type { SiteBackend } from "./looking/site-backend.ts";

export type SiteSource =
  /** A preview's UNIX socket. */
  | { kind: "socket"; socketPath: string }
  /** A built site; unknown paths answer index.html. */
  | { kind: "files"; files: ReadonlyMap<string, Uint8Array>; backend?: SiteBackend | undefined };

/** Entries of local storage by which a page knows that somebody is signed in. */
export interface PageSession {
  storage: Readonly<Record<string, string>>;
  /** Every page begins with them, or those are opened again with them that show nothing but a sign-in without. */
  when: "always" | "behind_sign_in";
}

export interface Viewport {
  width: number;
  height: number;
}

export interface RenderRequest {
  site: SiteSource;
  /** Paths with a leading slash. One with a parameter (`/items/:id`) is opened at an address that a page links to. At most 20. */
  routes: readonly string[];
  /** Where links to such routes are looked for. Default: on the pages of `routes` only. */
  links?: LinkSources;
  /** Viewports in which each route is looked at, two of them side by side. Default: one of 1280 x 800. At most 4. */
  viewports?: readonly Viewport[];
  /** Time for one page to become ready (`looking/page-readiness.ts`); three times that while it still loads. Default 10,000. */
  timeoutMs?: number;
  /** Pictures of every page, or of the first route in the first viewport only. Default none. */
  screenshot?: "every" | "first";
  /** Pictures show the whole page, down to a bound, and not its first screen (`looking/take-picture.ts`). */
  fullPage?: boolean | undefined;
  /** The browser prefers dark colours. */
  dark?: boolean | undefined;
  /** Elements whose place, size and colours are told. At most 5. */
  measure?: readonly ActionTarget[] | undefined;
  /** Entries that are in local storage before a page opens. */
  storage?: Readonly<Record<string, string>> | undefined;
  /** The page's visible text, at most 20,000 characters. */
  text?: boolean;
  /** Runs axe-core's rules for WCAG A and AA, on every page or on those of one width: the rules cost more than the look. */
  axe?: boolean | { width: number };
  /**
   * Actions on every page once it is ready, in a tab that shares nothing with other pages. At most 20; the report shows
   * the page afterwards.
   */
  actions?: readonly PageAction[];
  /** Actions of each route by its place in `routes`, instead of the same for all. A route may stand there twice. */
  actionsByRoute?: readonly (readonly PageAction[])[];
  session?: PageSession | undefined;
  /** Bound of the whole look once the browser has started. Pages that it does not reach are unseen. */
  boundMs?: number;
  signal?: AbortSignal;
  /** Workspace that asks: waiting workspaces take turns. */
  tenant?: string;
  /** Places ahead of this look while it waits; 0 when it begins. */
  onPlace?: (ahead: number) => void;
}

export interface LinkSources {
  /**
   * Paths opened one after the other when no page of the same viewport had such a link; they appear in no report. At
   * most 3.
   */
  pages: readonly string[];
  /** Routes of the site that a link must not match: `/items/new` is a page of its own beside `/items/:id`. */
  others: readonly string[];
}

export interface FailedRequest {
  url: string;
  reason: string;
}

export interface AccessibilityFinding {
  rule: string;
  impact: string | null;
  help: string;
  /** Selectors of the elements, at most 10. */
  elements: string[];
}

export interface PageReport {
  route: string;
  /**
   * The opened address: the route itself, or a link that matches it. Null when no page links to one; nothing was opened
   * then.
   */
  address: string | null;
  viewport: Viewport;
  /** Status of the document itself; null when there was no answer. */
  status: number | null;
  title: string;
  /** Errors of the console and uncaught exceptions, at most 50. */
  consoleErrors: string[];
  /** Failed requests to the site itself and to its backend, at most 50. */
  failedRequests: FailedRequest[];
  /** Names of what the page asked its backend for and what does not run here, such as `functions/send-mail`. At most 50. */
  notAvailable: string[];
  /** The page asked its backend. */
  asksBackend: boolean;
  /** Addresses elsewhere that the page requested. They fail because the browser has no network. At most 50. */
  externalRequests: string[];
  /** Logs beside errors, such as `warning: no key`: the last 20. */
  logs: string[];
  /** Requests to its backend, such as `GET /rest/v1/orders 200, 2 times`. At most 30 different ones. */
  requests: string[];
  /** A line for each element that was to be measured. */
  measures: string[];
  /** PNG of the viewport, or of the whole page. */
  screenshot: Uint8Array | null;
  /** How much a picture of the whole page shows. */
  pictureExtent: string | null;
  /** Whether the content is wider than the viewport. */
  overflow: boolean;
  /** Elements that reach beyond the right edge, the outermost ones, such as `ul.grid ends at 1080`. At most 3. */
  beyondEdge: string[];
  /** The page shows a form to sign in or up, or led to such a page. Its own content may be behind it. */
  isSignIn: boolean;
  /** It was opened with the session. */
  isSignedIn: boolean;
  text: string | null;
  accessibility: AccessibilityFinding[];
  /** In the order of the request's actions, up to the first that could not be done. */
  actions: ActionReport[];
  /** A fault of the page, as a sentence: it stays empty, it hangs, it ends the browser. */
  problem: string | null;
  /** The problem is that the page stays empty. Somebody may have asked for an empty page. */
  isEmpty: boolean;
  /**
   * Why the page could not be seen in time, as a clause after "because". It has no picture then, and nothing was judged:
   * neither overflow nor rules.
   */
  unseen: string | null;
  /** Time until the page was ready. */
  durationMs: number;
}

/** Whether the page was seen as its visitors see it: what its picture may be used for depends on it. */
export const isWhole = ({ status, problem, unseen }: Pick<PageReport, "status" | "problem" | "unseen">): boolean =>
  status !== null && status < 400 && problem === null && unseen === null;

export interface BrowserCapabilities {
  available: boolean;
  engine: string;
  reduced: string[];
  /** Why the browser is unavailable. */
  reason: string | null;
}

export interface BrowserPort extends AsyncDisposable {
  /**
   * Announces that pages will be looked at soon: an idle engine starts a browser ahead, which ends by itself when it is
   * not used. Never fails.
   */
  prepare(): void;
  /**
   * Answers one report for each route and viewport, in order. Takes bounded time whatever the pages do, and does not
   * throw for their faults. Throws AppError `browser_unavailable` with the reason when this machine cannot isolate or
   * has no browser.
   */
  renderPages(request: RenderRequest): Promise<PageReport[]>;
  capabilities(): Promise<BrowserCapabilities>;
}
