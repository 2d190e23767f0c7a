/**
 * Messages of every shape up to the longest, sent as a person would: first requests, changes, questions, errors to
 * fix. Each is answered, and none blocks the event loop, judged by the processor time of its thread, because the clock
 * also counts the machine's other work.
 */
import { answerWithin, send, traceOf, type Message } from "@slipway/features/chat/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { createMetrics } from "@slipway/platform/metrics/prometheus";
import { diceOf, type Dice } from "@slipway/platform/testing/dice";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { textOfSomeShape } from "@slipway/platform/testing/texts-of-every-shape";
import { startEventLoopMonitor } from "@slipway/server/observation/event-loop-monitor";
import { BUILDER_ANSWERED } from "@slipway/server/services";
import type { TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";

export interface TextsRun {
  app: TestApp;
  /** People whose workspaces send at the same time. */
  people: readonly TestPerson[];
  seed: number;
  count: number;
  /** Processor time that one turn of the loop may take. */
  holdMs: number;
  patienceMs: number;
}

export interface TextsFindings {
  /** Answers by their kind. */
  answers: Map<string, number>;
  /** Processor time of the builder for each message that was read, in ms, all steps of its answer together. */
  readMs: number[];
  holds: Holds;
  problems: string[];
}

/** Turns of the loop for these messages that were longer than 50 ms by the clock. */
export interface Holds {
  /** The longest, in ms of the processor's time. */
  longestMs: number;
  /** Those that took more of the processor than they may. */
  over: number;
  /** Those in which others had the processor: they say how busy the machine was. */
  waits: number;
  /** The longest by the clock. */
  longestClockMs: number;
}

/** Turns before a hold are counted with it, up to so long. */
const BEAT_MS = 5;

/** The readings that a person's message goes through. */
const WAYS: readonly ((dice: Dice) => Omit<Message, "message">)[] = [
  () => ({ mode: "agent" }),
  () => ({ mode: "agent" }),
  () => ({ mode: "agent", chat_only: true }),
  () => ({ mode: "instant" }),
  () => ({ mode: "agent", contains_error: true }),
  (dice) => ({ mode: "agent", current_page: dice.of(["/", "/menu", "/a/b"]), view: "preview" }),
];
const APP = "a website for a bakery with prices";
/** After this many messages another project is used, so that conversations and apps do not only grow. */
const MESSAGES_EACH = 12;
/** The test's own work, and that of stand-ins for the database and the disk, has no trace. */
const isOurs = (place: unknown): boolean => place !== "unknown" && place !== "start";

function outcomeOf(content: string): string {
  if (content.includes("could not read this message")) return "not read, and said so";
  return /did not answer|unexpected error/i.test(content) ? "failed" : "answered";
}

/** Processor time of the builder for all calls of one turn. */
function readingOf({ logged }: TestApp, trace: string): number {
  const calls = logged.filter(({ message, traceId }) => message === BUILDER_ANSWERED && traceId === trace);
  return calls.reduce((sum, { fields }) => sum + Number(fields["cpuMs"]), 0);
}

export async function readTexts({ app, people, seed, count, holdMs, patienceMs }: TextsRun): Promise<TextsFindings> {
  const log = memoryLog();
  await using monitor = startEventLoopMonitor({
    log,
    metrics: createMetrics({ processFigures: false }),
    linesEveryMs: 0,
    beatMs: BEAT_MS,
  });
  await monitor.ready;
  const found: TextsFindings = {
    answers: new Map(),
    readMs: [],
    holds: { longestMs: 0, over: 0, waits: 0, longestClockMs: 0 },
    problems: [],
  };
  const answered = answerWithin(patienceMs);
  let next = 0;

  const counted = (outcome: string): void => void found.answers.set(outcome, (found.answers.get(outcome) ?? 0) + 1);

  async function openProject(person: TestPerson, hasApp: boolean): Promise<string> {
    const { id } = await newProject(person.call);
    if (!hasApp) return id;
    const sent = await send(person.call, id, { message: APP });
    await answered(app.services, id, sent.ai_message_id);
    return id;
  }

  async function sendOne(person: TestPerson, projectId: string, index: number): Promise<void> {
    const dice = diceOf(seed, index);
    const { shape, text } = textOfSomeShape(dice);
    const message = { ...dice.of(WAYS)(dice), message: text, not_a_secret: true };
    const name = `${seed}:${index} (${shape}, ${text.length} characters)`;
    try {
      const sent = await send(person.call, projectId, message);
      const answer = await answered(app.services, projectId, sent.ai_message_id);
      const outcome = outcomeOf(answer.content);
      counted(outcome);
      if (outcome === "answered") found.readMs.push(readingOf(app, await traceOf(app.services, sent.ai_message_id)));
      if (outcome === "failed") found.problems.push(`${name}: ${answer.content.slice(-300)}`);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      // Characters that no database stores are refused on entry.
      if (said.includes("must not contain NUL characters or half characters")) return counted("refused");
      found.problems.push(`${name}: ${said.slice(0, 300)}`);
    }
  }

  async function work(person: TestPerson): Promise<void> {
    for (let project = 0; next < count; project += 1) {
      const id = await openProject(person, project % 3 !== 0);
      for (let sent = 0; sent < MESSAGES_EACH && next < count; sent += 1) {
        const index = next;
        next += 1;
        await sendOne(person, id, index);
      }
    }
  }

  await Promise.all(people.map(work));
  for (const { fields } of log.lines) {
    if (!isOurs(fields["place"])) continue;
    const cpuMs = Number(fields["cpuMs"]);
    const heldMs = Number(fields["heldMs"]);
    const { holds } = found;
    holds.longestMs = Math.max(holds.longestMs, cpuMs);
    holds.longestClockMs = Math.max(holds.longestClockMs, heldMs);
    if (cpuMs <= holdMs) {
      holds.waits += 1;
      continue;
    }
    holds.over += 1;
    const place = `${String(fields["place"])} ${JSON.stringify(fields["stack"])}`;
    found.problems.push(`held for ${cpuMs} ms of the processor, ${heldMs} by the clock: ${place}`);
  }
  return found;
}
