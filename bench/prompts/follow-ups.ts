/** A request, a second one that changes what it made, and what is different afterwards. */
import { loadavg } from "node:os";
import type { Crawled } from "./screen/crawl.ts";
import type { FollowUpCase } from "./cases/cases.ts";
import { compileFollowUp, untouched, type Changed } from "./cases/changes.ts";
import { judge, type Oracle, type Verdict } from "./oracles/verdict.ts";
import { build, change, type Project } from "./product.ts";
import { routeCount } from "./oracles/content.ts";
import type { CaseResult } from "./results.ts";
import { readLook } from "./screen/looks.ts";
import { appOf, judgeAll, look, noHygiene, type Running, type Subject } from "./judging.ts";

async function shown(running: Running, project: Project, { id, request }: { id: string; request: string }) {
  const crawled: Crawled | null = await look(running, project, { id, full: false });
  const app = appOf(running, project, { crawled, request });
  return { app, crawled, screen: app === null ? null : await readLook(app) };
}

/** A prompt such as "undo that" needs something to undo. */
const EARLIER_CHANGE = "make the theme dark blue";

export async function askFollowUp(
  running: Running,
  one: FollowUpCase,
  previous: Subject | null,
): Promise<{ result: CaseResult; subject: Subject }> {
  const notes = one.standIn ? [`no line ${one.on} in the file of builds: "${one.base}" stands in`] : [];
  const first = await build(running.product, one.base, { opens: false });
  if (first.origin === null) throw new Error(`what it changes was not built: ${first.unpublished}`);
  const undoes = /revert|previous commit|undo/i.test(`${one.kind} ${one.oracle}`);
  const before = undoes ? await change(running.product, first, EARLIER_CHANGE) : first;
  if (undoes) notes.push(`"${EARLIER_CHANGE}" was asked for in between`);
  const was = await shown(running, before, { id: `${one.id}-before`, request: one.base });
  const after = await change(running.product, before, one.prompt);
  const now = await shown(running, after, { id: one.id, request: `${one.base} ${one.prompt}` });
  const changed: Changed = {
    one,
    first,
    before,
    after,
    wasScreen: was.screen,
    screen: now.screen,
    wasPages: was.crawled?.pages ?? [],
  };
  const oracle = compileFollowUp(changed);
  const oracles: Oracle[] = oracle === null ? [] : [oracle];
  const beside: Verdict = await judge(
    untouched(changed),
    now.app ?? { origin: "", browser: running.browser, pages: [], plan: null, request: "", hygiene: noHygiene() },
  );
  const verdicts = [...(await judgeAll(oracles, now.app)), beside];
  const result: CaseResult = {
    id: one.id,
    prompt: `${one.base} -> ${one.prompt}`,
    notes,
    turn: after.turn,
    unpublished: after.unpublished,
    routes: now.app === null ? 0 : routeCount(now.app),
    hygiene: now.crawled?.hygiene ?? noHygiene(),
    verdicts,
    control: previous === null ? [] : await judgeAll(oracles, previous.app),
    controlOf: previous?.id ?? null,
    notCompiled: oracle === null ? [one.oracle] : [],
    picture: [],
    loadAtEnd: loadavg()[0]!,
  };
  return { result, subject: { id: one.id, app: now.app, oracles } };
}
