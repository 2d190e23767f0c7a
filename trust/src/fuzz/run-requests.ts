/** Sends a seed's requests, several at a time, and records the faults of answers in words. */
import { availableParallelism, loadavg } from "node:os";
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { fuzzRequests, type FuzzRequest } from "./fuzz-requests.ts";
import { CANARY, type FuzzWorld } from "./fuzz-world.ts";
import { answerProblem } from "./judge-answer.ts";
import { sendBytes, type WireAnswer } from "./send-bytes.ts";
import { whatItDoes } from "./world/what-it-does.ts";

const AT_ONCE = 8;
const SLOW_MS = 5_000;

export interface RunOptions {
  world: FuzzWorld;
  routes: readonly RouteDefinition[];
  /** All routes, where `routes` are only some: a request may hit another one than it was made for. */
  declared?: readonly RouteDefinition[];
  seed: number;
  from?: number;
  count: number;
  /** An answer beyond this time counts as missing. */
  patienceMs: number;
}

export const nameOf = ({ method, path }: RouteDefinition): string => `${method} ${path}`;

/** More than twice as many runnable processes as cores: durations say nothing then. */
const isOverrun = (): boolean => loadavg()[0]! > 2 * availableParallelism();

export interface RunFindings {
  problems: string[];
  statuses: Map<number, number>;
  /** Valid requests by permitted callers that were answered with 200. */
  answeredByRoute: Map<string, number>;
  /** Answers of 500 and above by their code, as `503 language_server_ended`. */
  failures: Map<string, number>;
  slowestMs: number;
  /** Answers that took longer than `SLOW_MS`, on any machine. */
  slow: number;
  /** Slow answers on a machine that was not overloaded, in words. The bench refuses them; in a test they would measure the machine. */
  hangs: string[];
}

/** The request for a repeat, without credentials, which each run makes anew. */
function replayable({ id, caller, flaw, wire }: FuzzRequest): string {
  const { method, path, body, headers } = wire;
  const type = headers["content-type"] === undefined ? "" : ` ${headers["content-type"]}`;
  const sent = body === null ? "" : ` ${body.byteLength} bytes: ${String(body).slice(0, 300)}`;
  return `[replay ${id}] ${caller}${flaw === "" ? "" : ` (${flaw})`}: ${method} ${path.slice(0, 300)}${type}${sent}`;
}

/** The server's last log lines: a failure that depends on a whole run's timing cannot be replayed. */
function causeOf(world: FuzzWorld, { status }: WireAnswer): string {
  if (status < 500) return "";
  const errors = world.app.logged.filter(({ level }) => level === "error").slice(-3);
  const words = errors.map(({ message, fields: { error } }) => {
    const chain: string[] = [];
    for (let at = error; at instanceof Error; at = at.cause) chain.push(at.message);
    return [message, ...chain].join(" < ");
  });
  return ` {${words.join(" | ").slice(0, 1000)}}`;
}

/** Failures caused by the world itself: a database that changes its size is away for a moment. */
const CAUSED: ReadonlySet<string> = new Set(["503 cloud_unavailable", "503 cloud_busy"]);

const codeOf = (text: string): string => /"code":"([a-z_]+)"/.exec(text)?.[1] ?? "";

const brokenAnswer = (error: unknown): WireAnswer => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : "";
  return {
    status: 0,
    headers: {},
    text: `the connection broke: ${[String(error), cause].filter(Boolean).join(" < ")}`,
  };
};

interface Waiting {
  open: ReadonlySet<FuzzRequest>;
  patienceMs: number;
}

/** Described just before the time is over, while the cause is still present. */
async function answerTo(
  request: FuzzRequest,
  world: FuzzWorld,
  { open, patienceMs }: Waiting,
): Promise<{ answer: WireAnswer; doing: string }> {
  let doing = Promise.resolve("");
  const describe = async (): Promise<string> => {
    const others = [...open]
      .filter((one) => one !== request)
      .map(({ id, wire }) => `${id} ${wire.method} ${wire.path}`);
    return ` {${await whatItDoes(world.app)}\n  beside it: ${others.join(", ").slice(0, 1000)}}`;
  };
  const late = setTimeout(() => (doing = describe()), patienceMs * 0.9);
  const answer = await sendBytes({ port: world.port, ...request.wire }, patienceMs).catch(brokenAnswer);
  clearTimeout(late);
  return { answer, doing: answer.status === 0 ? await doing : "" };
}

export async function runRequests({ world, patienceMs, ...wanted }: RunOptions): Promise<RunFindings> {
  const { host, callers, known } = world;
  const open = new Set<FuzzRequest>();
  const waiting = fuzzRequests({ ...wanted, host, callers, known });
  const counts = { statuses: new Map(), answeredByRoute: new Map() };
  const found: RunFindings = { problems: [], ...counts, failures: new Map(), slowestMs: 0, slow: 0, hangs: [] };
  const count = <Key>(of: Map<Key, number>, key: Key): void => void of.set(key, (of.get(key) ?? 0) + 1);
  const work = async (): Promise<void> => {
    for (const request of waiting) {
      const began = performance.now();
      open.add(request);
      const { answer, doing } = await answerTo(request, world, { open, patienceMs });
      open.delete(request);
      const ms = performance.now() - began;
      found.slowestMs = Math.max(found.slowestMs, ms);
      if (ms > SLOW_MS) {
        found.slow += 1;
        if (!isOverrun()) found.hangs.push(`took ${Math.round(ms)} ms: ${replayable(request)}`);
      }
      count(found.statuses, answer.status);
      if (answer.status === 200) count(found.answeredByRoute, nameOf(request.route));
      if (answer.status >= 500) {
        const code = `${answer.status} ${codeOf(answer.text)}`;
        count(found.failures, code);
        if (!CAUSED.has(code))
          found.problems.push(`is a failure, ${code}: ${replayable(request)}${causeOf(world, answer)}`);
      }
      const problem = answerProblem(request, answer, { routes: wanted.declared ?? wanted.routes, canary: CANARY });
      if (problem !== null)
        found.problems.push(
          `${problem}: ${replayable(request)} -> ${answer.status} ${answer.text.slice(0, 300)}${causeOf(world, answer)}${doing}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}
