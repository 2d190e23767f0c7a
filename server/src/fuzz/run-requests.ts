/** Sends a seed's requests, several at a time, and keeps in words what was wrong with the answers. */
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
  /** All that there are, where `routes` are some of them: a request may hit another one than it was made for. */
  declared?: readonly RouteDefinition[];
  seed: number;
  from?: number;
  count: number;
  /** An answer that takes longer has not come. */
  patienceMs: number;
  /** Where the machine is not overrun, an answer that takes longer is a hang. */
  slowMs?: number;
}

export const nameOf = ({ method, path }: RouteDefinition): string => `${method} ${path}`;

/** More than twice as many runnable processes as cores: how long something takes says nothing about it. */
const isOverrun = (): boolean => loadavg()[0]! > 2 * availableParallelism();

export interface RunFindings {
  problems: string[];
  statuses: Map<number, number>;
  /** Requests that fit the contract, by callers who may, and were answered with 200. */
  answeredByRoute: Map<string, number>;
  /** Answers of 500 and above by their code, as `503 language_server_ended`. */
  failures: Map<string, number>;
  slowestMs: number;
  /** Answers that took longer than a hang may, on a machine that was overrun or not. */
  slow: number;
}

/** As a program would send it again: everything but credentials, which are made anew in each run. */
function replayable({ id, caller, flaw, wire }: FuzzRequest): string {
  const { method, path, body, headers } = wire;
  const type = headers["content-type"] === undefined ? "" : ` ${headers["content-type"]}`;
  const sent = body === null ? "" : ` ${body.byteLength} bytes: ${String(body).slice(0, 300)}`;
  return `[replay ${id}] ${caller}${flaw === "" ? "" : ` (${flaw})`}: ${method} ${path.slice(0, 300)}${type}${sent}`;
}

/** What the server said to itself last: a failure that needs the timing of a whole run is not seen again by replaying it. */
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

/** What the world itself causes: a database that gets another size is away for a moment. */
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

/** Told just before the patience ends, while whatever keeps the answer back is still there. */
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

export async function runRequests({
  world,
  patienceMs,
  slowMs = SLOW_MS,
  ...wanted
}: RunOptions): Promise<RunFindings> {
  const { host, callers, known } = world;
  const open = new Set<FuzzRequest>();
  const waiting = fuzzRequests({ ...wanted, host, callers, known });
  const counts = { statuses: new Map(), answeredByRoute: new Map() };
  const found: RunFindings = { problems: [], ...counts, failures: new Map(), slowestMs: 0, slow: 0 };
  const count = <Key>(of: Map<Key, number>, key: Key): void => void of.set(key, (of.get(key) ?? 0) + 1);
  const work = async (): Promise<void> => {
    for (const request of waiting) {
      const began = performance.now();
      open.add(request);
      const { answer, doing } = await answerTo(request, world, { open, patienceMs });
      open.delete(request);
      const ms = performance.now() - began;
      found.slowestMs = Math.max(found.slowestMs, ms);
      if (ms > slowMs) {
        found.slow += 1;
        if (!isOverrun()) found.problems.push(`took ${Math.round(ms)} ms: ${replayable(request)}`);
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
