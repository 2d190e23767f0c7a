/** Looks at pages of code we did not write: in a browser with no network, a fresh profile, and an end that always comes. */

import type { ActionReport, PageAction } from "./acting/page-action.ts";

export type SiteSource =
  /** A preview's UNIX socket. */
  | { kind: "socket"; socketPath: string }
  /** A built site; unknown paths answer index.html. */
  | { kind: "files"; files: ReadonlyMap<string, Uint8Array> };

export interface Viewport {
  width: number;
  height: number;
}

export interface RenderRequest {
  site: SiteSource;
  /** Paths with a leading slash. One with a parameter (`/items/:id`) is opened at an address that a page links to. At most 20. */
  routes: readonly string[];
  /** Where such addresses are looked for. Default: on the pages of `routes` only. */
  links?: LinkSources;
  /** Each route is looked at in each of these, two of them side by side. Default: one of 1280 x 800. At most 4. */
  viewports?: readonly Viewport[];
  /** How long one page may take to become ready; three times that while it still loads. Default 10,000. */
  timeoutMs?: number;
  /** Of every page, or of the first route in the first viewport only. Default none. */
  screenshot?: "every" | "first";
  /** The page's visible text, at most 20,000 characters. */
  text?: boolean;
  /** Runs axe-core's rules for WCAG A and AA, on every page or on those of one width: the rules cost more than the look. */
  axe?: boolean | { width: number };
  /** Done with every page once it is ready, in a tab of its own that knows of no other page. At most 10; what is told of a page is told as it is then. */
  actions?: readonly PageAction[];
  signal?: AbortSignal;
  /** Whose look it is: workspaces that wait take turns. */
  tenant?: string;
  /** Places ahead of this look while it waits; 0 when it begins. */
  onPlace?: (ahead: number) => void;
}

export interface LinkSources {
  /** Paths that are opened in turn when no page of the same viewport had such a link; told of in no report. At most 3. */
  pages: readonly string[];
  /** Routes of the site that such an address must not be of: `/items/new` is a page of its own beside `/items/:id`. */
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
  /** What was opened: the route itself, or an address of it; null when no page links to one, and then nothing was opened. */
  address: string | null;
  viewport: Viewport;
  /** Of the document itself; null when there was no answer. */
  status: number | null;
  title: string;
  /** Errors of the console and uncaught exceptions, at most 50. */
  consoleErrors: string[];
  /** Of the site itself, at most 50. */
  failedRequests: FailedRequest[];
  /** Addresses elsewhere that the page asked for; they have no answer here, because the browser has no network. At most 50. */
  externalRequests: string[];
  /** PNG of the viewport. */
  screenshot: Uint8Array | null;
  /** Wider than the viewport. */
  overflow: boolean;
  text: string | null;
  accessibility: AccessibilityFinding[];
  /** In the order of the request's actions, up to the first that could not be done. */
  actions: ActionReport[];
  /** A sentence when the page could not be looked at in full: it never became ready, it hung, the browser was stopped. */
  problem: string | null;
  /** Until the page was ready. */
  durationMs: number;
}

export interface BrowserCapabilities {
  available: boolean;
  engine: string;
  reduced: string[];
  /** Why not available. */
  reason: string | null;
}

export interface BrowserPort extends AsyncDisposable {
  /**
   * Pages will be looked at in a moment: where nothing else runs a browser is started meanwhile, and ends by itself when
   * nobody came. Never fails.
   */
  prepare(): void;
  /**
   * One report for each route and viewport, in order. Ends within bounds whatever the pages do, and does not throw for what they do.
   * Throws AppError `browser_unavailable` with the reason when this machine cannot isolate or has no browser.
   */
  renderPages(request: RenderRequest): Promise<PageReport[]>;
  capabilities(): Promise<BrowserCapabilities>;
}
