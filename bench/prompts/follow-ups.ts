/** A request, a second one that changes what it made, and what is different afterwards. */
import { loadavg } from "node:os";
import type { FollowUpCase } from "./cases/cases.ts";
import { nothingDone, type Changed, type Seen } from "./cases/changes/changed.ts";
import { compileFollowUp } from "./cases/changes/compile.ts";
import { untouched } from "./cases/untouched.ts";
import { claimsOf } from "./claims.ts";
import { judge, type Oracle, type Verdict } from "./oracles/verdict.ts";
import { build, change, type Project } from "./product.ts";
import { routeCount } from "./oracles/content.ts";
import { HELD_BEFORE, type CaseResult } from "./results.ts";
import type { App } from "./screen/app.ts";
import type { Crawled } from "./screen/crawl.ts";
import { readFrame, readLook } from "./screen/looks.ts";
import { appOf, judgeAll, look, noHygiene, type Running } from "./judging.ts";

interface Showing {
  id: string;
  request: string;
  full: boolean;
}

async function shown(
  running: Running,
  project: Project,
  { id, request, full }: Showing,
): Promise<Seen & { crawled: Crawled | null }> {
  const crawled = await look(running, project, { id, full });
  const app = appOf(running, project, { crawled, request });
  return {
    app,
    crawled,
    screen: app === null ? null : await readLook(app),
    frame: app === null ? null : await readFrame(app),
  };
}

/** A prompt such as "undo that" needs something to undo. */
const EARLIER_CHANGE = "make the theme dark blue";

/** A sentence that holds before anything was done proves nothing by holding afterwards, for the change or against it. */
export function besideControl(verdicts: readonly Verdict[], control: readonly Verdict[]): Verdict[] {
  const before = new Map(control.map((verdict) => [verdict.name, verdict]));
  return verdicts.map((verdict) =>
    verdict.outcome === "passed" && before.get(verdict.name)?.outcome === "passed"
      ? { ...verdict, outcome: "not applicable", reason: `${HELD_BEFORE}: ${verdict.reason}` }
      : verdict,
  );
}

const nowhere = (running: Running): App => ({
  origin: "",
  browser: running.browser,
  pages: [],
  plan: null,
  request: "",
  hygiene: noHygiene(),
});

export async function askFollowUp(running: Running, one: FollowUpCase): Promise<CaseResult> {
  const notes = one.standIn ? [`no line ${one.on} in the file of builds: "${one.base}" stands in`] : [];
  const first = await build(running.product, one.base, { opens: false });
  if (first.origin === null) throw new Error(`what it changes was not built: ${first.unpublished}`);
  const undoes = /revert|previous commit|undo/i.test(`${one.kind} ${one.oracle}`);
  const before = undoes ? await change(running.product, first, EARLIER_CHANGE) : first;
  if (undoes) notes.push(`"${EARLIER_CHANGE}" was asked for in between`);
  const was = await shown(running, before, { id: `${one.id}-before`, request: one.base, full: false });
  // The same address shows the changed app afterwards: the control has to be asked now.
  const still = compileFollowUp(nothingDone({ one, first, before, was })).oracle;
  const control = still === null ? [] : await judgeAll([still], was.app);
  const after = await change(running.product, before, one.prompt);
  const now = await shown(running, after, { id: one.id, request: `${one.base} ${one.prompt}`, full: true });
  const changed: Changed = { one, first, before, after, was, now };
  const { oracle, notCompiled } = compileFollowUp(changed);
  const oracles: Oracle[] = oracle === null ? [] : [oracle];
  const beside: Verdict = await judge(untouched(changed), now.app ?? nowhere(running));
  return {
    id: one.id,
    prompt: `${one.base} -> ${one.prompt}`,
    notes,
    turn: after.turn,
    unpublished: after.unpublished,
    routes: now.app === null ? 0 : routeCount(now.app),
    hygiene: now.crawled?.hygiene ?? noHygiene(),
    verdicts: [...besideControl(await judgeAll(oracles, now.app), control), beside],
    claims: await claimsOf(after, now.app),
    control,
    controlOf: control.length > 0 ? "the app before" : null,
    standIn: one.standIn,
    notCompiled,
    picture: [],
    loadAtEnd: loadavg()[0]!,
  };
}
