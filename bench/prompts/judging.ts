/** An app of the run and what is asked of it. */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { judge, type Oracle, type Verdict } from "./oracles/verdict.ts";
import type { Product, Project } from "./product.ts";
import type { App, Hygiene } from "./screen/app.ts";
import { crawl, type Crawled } from "./screen/crawl.ts";

export interface Running {
  product: Product;
  browser: Browser;
  /** Folder of the run: pictures per case, and `results.json`. */
  out: string;
}

/** One line's app with what is asked of it. */
export interface Subject {
  id: string;
  app: App | null;
  oracles: readonly Oracle[];
}

export const noHygiene = (): Hygiene => ({
  deadLinks: [],
  consoleErrors: [],
  failedRequests: [],
  overflow: [],
  axe: [],
});

/** Oracles have visits of their own, so some of them can wait at the same time. */
const AT_ONCE = 3;

export async function judgeAll(oracles: readonly Oracle[], app: App | null): Promise<Verdict[]> {
  if (app === null)
    return oracles.map(({ name }) => ({ name, outcome: "failed", reason: "there is no app to look at" }));
  const verdicts: Verdict[] = [];
  const left = oracles.map((oracle, at) => ({ oracle, at }));
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      verdicts[next.at] = await judge(next.oracle, app);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return verdicts;
}

const safe = (id: string): string => id.replaceAll(/[^\w.-]+/g, "_");

export async function look(
  running: Running,
  project: Project,
  { id, full }: { id: string; full: boolean },
): Promise<Crawled | null> {
  if (project.origin === null) return null;
  return crawl(running.browser, project.origin, { folder: join(running.out, safe(id)), full });
}

export const appOf = (
  running: Running,
  project: Project,
  { crawled, request }: { crawled: Crawled | null; request: string },
): App | null =>
  crawled === null || project.origin === null
    ? null
    : {
        origin: project.origin,
        browser: running.browser,
        pages: crawled.pages,
        plan: project.plan,
        request,
        hygiene: crawled.hygiene,
      };
