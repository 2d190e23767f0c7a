/** Plays random turns with faults against the whole app, over the wire, and tells what was lost or told untruly. */
import { chatContract, type AiMessage } from "@slipway/features/chat/contract/index.ts";
import { answerWithin, send } from "@slipway/features/chat/testing.ts";
import { recoverTurns } from "@slipway/features/chat/server/queue/recover-turns.ts";
import { fileAtHead } from "@slipway/features/edits/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { startModelServer, type Answer } from "@slipway/platform/testing/servers/model-server";
import type { TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { seededRandom } from "../faults/nemesis.ts";
import { randomCourse, TurnPlan, type Course, type Ending } from "./turn-plan.ts";

/** Longer than every pause between tries together. */
const ENDS_WITHIN_MS = 120_000;
const MAX_REQUESTS = 80;
/** Added to the number of a turn whose draft is continued. */
const CONTINUED = 1_000_000;
const answerTo = answerWithin(ENDS_WITHIN_MS);

/** A provider that plays each turn's plan, told apart by the number in the request. */
export async function planServer(): Promise<
  Awaited<ReturnType<typeof startModelServer>> & { plans: Map<number, TurnPlan> }
> {
  const plans = new Map<number, TurnPlan>();
  const asked = new Map<number, number>();
  const answer: Answer = async (response, { body }) => {
    // The newest one: a turn that goes on from a draft repeats the request before it.
    const id = Number([...JSON.stringify(body).matchAll(/lab-turn-(\d+)/g)].at(-1)?.[1]);
    const plan = plans.get(id);
    const at = asked.get(id) ?? 0;
    asked.set(id, at + 1);
    if (plan === undefined || at > MAX_REQUESTS) return void response.writeHead(400).end("{}");
    await plan.answers[Math.min(at, plan.answers.length - 1)]!(response, { url: "", headers: {}, body });
  };
  const server = await startModelServer([answer]);
  return Object.assign(server, { plans });
}

export interface Found extends Course {
  what: string;
}

interface Played {
  plan: TurnPlan;
  projectId: string;
  aiMessageId: string;
}

export interface Laboratory {
  app: TestApp;
  maya: TestPerson;
  plans: Map<number, TurnPlan>;
}

async function begin({ maya, plans }: Laboratory, plan: TurnPlan): Promise<Played> {
  plans.set(plan.course.id, plan);
  const { id: projectId } = await newProject(maya.call);
  const sent = await send(maya.call, projectId, { message: `Build it, lab-turn-${plan.course.id}` });
  return { plan, projectId, aiMessageId: sent.ai_message_id };
}

/** Null where every file is as it must be. */
async function lostFile(app: TestApp, { plan, projectId }: Played): Promise<string | null> {
  for (const [path, content] of plan.expected) {
    const found = await fileAtHead(app.services, projectId, path);
    if (found !== content)
      return `${path} holds ${JSON.stringify(found?.slice(0, 80) ?? null)}, not ${JSON.stringify(content.slice(0, 80))}`;
  }
  return null;
}

/** The answer's own words and fields agree with each other and with the project. */
function untruth({ plan: { course } }: Played, answer: AiMessage): string | null {
  const isApplied = answer.version !== null;
  const isDraft = answer.draft_state === "open";
  if (isApplied === isDraft) return `version ${answer.version} and draft ${answer.draft_state}`;
  if (isDraft && !/draft/.test(answer.content) && answer.question === null) return "a draft that nobody is told of";
  if (isApplied && /kept as a draft|not applied/i.test(answer.content)) return "a version that is called a draft";
  // Every plan mends what it breaks, so that a failure that is still named is an old one.
  if (isDraft && (answer.draft?.failing.length ?? 0) > 0) return `a draft that fails: ${answer.draft!.failing.join()}`;
  if (answer.steps.some(({ status }) => status === "running")) return "a step that still runs";
  if (APPLIES.has(course.ending) !== isApplied)
    return `the end ${course.ending} with version ${answer.version}: ${answer.content}`;
  if ((course.ending === "stop") !== (answer.status === "stopped"))
    return `the end ${course.ending} as ${answer.status}`;
  return null;
}

const APPLIES: ReadonlySet<string> = new Set(["finish", "finish at once", "stops calling"] satisfies Ending[]);

/**
 * Takes up the draft as its person would: keeps it after second thoughts, or lets the agent go on with it, by name or in other
 * words, with the same faults. Resolves to what is wrong afterwards.
 */
async function takeUp(
  { app, maya, plans }: Laboratory,
  { plan, projectId, aiMessageId }: Played,
): Promise<string | null> {
  const params = { id: projectId, aiMessageId };
  // The killed server's turn still waits in this process, so that nothing can follow it.
  const { id, faults, ending } = plan.course;
  const way = id % 3;
  if (ending === "kill" || way === 0) {
    await maya.call(chatContract.discardDraft, { params });
    await maya.call(chatContract.restoreDraft, { params });
    await maya.call(chatContract.keepDraft, { params });
    return null;
  }
  const takesUp = way === 1;
  const next = new TurnPlan({ id: id + CONTINUED, faults: faults.toReversed(), ending: "finish", takesUp }, () => 0);
  plans.set(next.course.id, next);
  const message = `Go on, lab-turn-${next.course.id}`;
  const sent = await send(maya.call, projectId, { message, ...(takesUp ? {} : { continues: aiMessageId }) });
  const continued = { plan: next, projectId, aiMessageId: sent.ai_message_id };
  const answer = await answerTo(app.services, projectId, sent.ai_message_id);
  return untruth(continued, answer) ?? lostFile(app, continued);
}

async function judge(laboratory: Laboratory, played: Played): Promise<string | null> {
  const { app } = laboratory;
  const answer = await answerTo(app.services, played.projectId, played.aiMessageId);
  const told = untruth(played, answer);
  if (told !== null) return told;
  return (answer.version === null ? await takeUp(laboratory, played) : null) ?? lostFile(app, played);
}

/** `atOnce` turns at a time, each in a project of its own. Those that are to be killed are ended together, at the end. */
export async function runTurns(
  laboratory: Laboratory,
  { seed, count, atOnce }: { seed: number; count: number; atOnce: number },
): Promise<Found[]> {
  const random = seededRandom(seed);
  const courses = Array.from({ length: count }, (_, at) => randomCourse(at + 1, random));
  const found: Found[] = [];
  const killed: Played[] = [];
  const judged = async (played: Played): Promise<void> => {
    const what = await judge(laboratory, played).catch((error: unknown) => String(error));
    if (what !== null) found.push({ ...played.plan.course, what });
  };
  const waiting = [...courses];
  const work = async (): Promise<void> => {
    for (let course = waiting.shift(); course !== undefined; course = waiting.shift()) {
      const played = await begin(laboratory, new TurnPlan(course, random));
      if (course.ending === "stop" || course.ending === "kill") await played.plan.reached.promise;
      if (course.ending === "kill") killed.push(played);
      else {
        const params = { id: played.projectId, aiMessageId: played.aiMessageId };
        if (course.ending === "stop") await laboratory.maya.call(chatContract.stop, { params });
        await judged(played);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // The process that comes after a killed one does this before its first request.
  await recoverTurns(laboratory.app.services);
  await Promise.all(killed.map(judged));
  return found;
}
