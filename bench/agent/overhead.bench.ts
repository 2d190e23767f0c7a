/**
 * Measures the cost of a turn beside its model and its checks, with a model in another process whose every moment is
 * known, a started product, a project of 300 files, and real types, build and browser. A turn lasts from the message to
 * the answer that a reader sees as ended; the times of the model and of the checks are subtracted: `./slipway bench
 * overhead [turns]`.
 */
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import type { Graph, GraphNode } from "@slipway/features/agent/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { inspectContract } from "@slipway/features/inspect/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
} from "@slipway/platform/testing/servers/model-server";
import { followLive } from "@slipway/server/testing/follow-live";
import { finishedVersion, sendMessage, signUp } from "@slipway/server/testing/generated-project";
import { ownProcesses } from "@slipway/server/testing/own-processes";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { median, mustHold, report, type Figure } from "../figures.ts";
import { FILES, largeProject } from "./large-project.ts";

const TURNS = Number(process.argv[2] ?? 12);
/** A second, plus verification. (issue 4, "Must reach") */
const GOAL_MS = 600;
/** The times of a fast provider until its first word and until its last. */
const THINKS_MS = 150;
const SPEAKS_MS = 50;
const CHANGED = "src/pages/Index.tsx";
const USAGE = { input: 9000, output: 200 };

/** Milliseconds of this machine's clock, which also stamps the product's nodes. */
interface Span {
  from: number;
  to: number;
}

type Call = { name: string; input: unknown };
const STEPS: readonly Call[] = [
  { name: "read_files", input: { files: [CHANGED] } },
  { name: "search", input: { pattern: "OrderListPart1" } },
  { name: "search_replace", input: { path: CHANGED, edits: [{ old: "__OLD__", new: "__NEW__" }] } },
  { name: "finish", input: { did: ["Changed the title"], not_done: [], suggestions: [] } },
];

/** The step follows from the request: the number of results after the person's newest words. */
function stepOf({ messages }: { messages?: readonly { role: string }[] }): number {
  const roles = (messages ?? []).map(({ role }) => role);
  return roles.slice(roles.lastIndexOf("user")).filter((role) => role === "tool").length;
}

const titleOf = (turn: number): string => `Title of turn ${turn}`;

interface Watched {
  turn: number;
  answering: Span[];
}

const answersOf =
  (watched: Watched): Answer =>
  async (response, { body }) => {
    const from = Date.now();
    const { name, input } = STEPS[stepOf(body)]!;
    const text = JSON.stringify(input)
      .replace("__OLD__", titleOf(watched.turn - 1))
      .replace("__NEW__", titleOf(watched.turn));
    const calls = [{ id: `c-${watched.turn}-${name}`, name, input: [text] }];
    const [first, ...rest] = WIRE_FORMATS.compatible.frames({ text: ["On it."], calls }, USAGE);
    await delay(THINKS_MS);
    await writeFrames(response, [first!]);
    await delay(SPEAKS_MS);
    await writeFrames(response, rest);
    response.end();
    watched.answering.push({ from, to: Date.now() });
  };

const CHECKS = new Set(["typecheck", "build", "functions", "render", "screenshot"]);
const PARTS = ["guard", "intent", "fast_relevant_files", "relevant_files", "knowledge", "history", "commit", "preview"];

const spanOf = ({ started_at, completed_at }: GraphNode): Span => ({
  from: Date.parse(started_at!),
  to: Date.parse(completed_at!),
});
const hasRun = ({ started_at, completed_at }: GraphNode): boolean => started_at !== null && completed_at !== null;
const length = ({ from, to }: Span): number => to - from;

/** Milliseconds of the whole that at least one span covers. */
function covered(spans: readonly Span[], whole: Span): number {
  let [sum, until] = [0, whole.from];
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const end = Math.min(to, whole.to);
    sum += Math.max(0, end - Math.max(from, until));
    until = Math.max(until, end);
  }
  return sum;
}

/** Processor milliseconds of the server's process; null where unknown. */
async function computedMs(pid: number | undefined): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function newestGraph(person: TestPerson, projectId: string): Promise<Graph> {
  const { graphs } = await person.call(inspectContract.listGraphs, { params: { projectId }, query: {} });
  const { id: graphId } = graphs[0]!;
  return (await person.call(inspectContract.graph, { params: { projectId, graphId } }))[graphId]!;
}

async function preparedProject(person: TestPerson): Promise<string> {
  const { workspaces } = await person.call(accountsContract.user, {});
  const { id } = await person.call(projectsContract.create, { body: { workspace_id: workspaces[0]!.id } });
  const files = largeProject();
  files.set(CHANGED, `export default function Index() {\n  return <h1>${titleOf(0)}</h1>;\n}\n`);
  const changes = [...files].map(([path, content]) => ({ path, content }));
  await person.call(filesContract.editCode, { params: { projectId: id }, body: { changes } });
  return id;
}

const measured = {
  whole: [] as number[],
  model: [] as number[],
  checks: [] as number[],
  overhead: [] as number[],
  before: [] as number[],
  loop: [] as number[],
  kept: [] as number[],
  after: [] as number[],
  computed: [] as number[],
};
const parts = new Map(PARTS.map((name) => [name, [] as number[]]));
const watched: Watched = { turn: 0, answering: [] };
const unseen: string[] = [];

await using model = await startModelServer([answersOf(watched)]);
await using slipway = await startSlipway({ environment: { SLIPWAY_MODEL_GPT_5: `${model.url}|a-model` } });
const maya = await signUp(slipway, "Maya");
const projectId = await preparedProject(maya);
await using trajectory = await followLive(slipway.url, maya, `projects/${projectId}/trajectory`);
// The first turn fills file caches and wakes the preview.
for (let turn = 0; turn <= TURNS; turn += 1) {
  watched.turn = turn + 1;
  watched.answering = [];
  const computed = await computedMs((await ownProcesses(slipway.process.pid!)).app ?? undefined);
  const from = Date.now();
  await finishedVersion(trajectory, await sendMessage(maya, projectId, `Change the title, number ${turn}`));
  const whole = { from, to: Date.now() };
  const computedThen = await computedMs((await ownProcesses(slipway.process.pid!)).app ?? undefined);
  const { nodes } = await newestGraph(maya, projectId);
  const ran = nodes.filter(hasRun);
  const checks = ran.filter(({ name }) => CHECKS.has(name)).map(spanOf);
  if (watched.answering.length !== STEPS.length) unseen.push(`turn ${turn} took ${watched.answering.length} steps`);
  if (checks.length < 3) unseen.push(`turn ${turn} has ${checks.length} checks`);
  if (turn === 0) continue;
  measured.whole.push(length(whole));
  measured.model.push(covered(watched.answering, whole));
  measured.checks.push(covered(checks, whole));
  measured.overhead.push(length(whole) - covered([...watched.answering, ...checks], whole));
  if (computed !== null && computedThen !== null) measured.computed.push(computedThen - computed);
  const work = ran.filter(({ is_input }) => !is_input).map((node) => ({ name: node.name, ...spanOf(node) }));
  const [loop, commit, reported] = ["edit_loop", "commit", "report"].map(
    (name) => work.find((one) => one.name === name)!,
  );
  measured.before.push(Math.min(...work.map((span) => span.from)) - whole.from);
  measured.loop.push(length(loop!) - covered([...watched.answering, ...checks], loop!));
  measured.kept.push(commit!.from - loop!.to + reported!.from - commit!.to);
  measured.after.push(whole.to - Math.max(...work.map((span) => span.to)));
  for (const { name, ...span } of work) parts.get(name)?.push(length(span));
}

const figures: Figure[] = [
  { name: `a turn of ${STEPS.length} steps, ${FILES} files`, samples: measured.whole, unit: "ms" },
  { name: "of it the model", samples: measured.model, unit: "ms" },
  { name: "of it types, build and pages", samples: measured.checks, unit: "ms" },
  { name: "a turn's own overhead", samples: measured.overhead, unit: "ms", goal: GOAL_MS },
  { name: "in it: from the message to the run's first node", samples: measured.before, unit: "ms" },
  { name: "in it: between the steps of the loop, tools included", samples: measured.loop, unit: "ms" },
  { name: "in it: from the loop to the report, without the commit", samples: measured.kept, unit: "ms" },
  { name: "in it: from the run's last node to the reader", samples: measured.after, unit: "ms" },
  ...[...parts]
    .filter(([, samples]) => samples.length > 0)
    .map(([name, samples]): Figure => ({ name: `in it: ${name}`, samples, unit: "ms" })),
  { name: "processor time of the server, checks included", samples: measured.computed, unit: "ms" },
];
report(figures);
mustHold("every turn is one of all steps and all checks", { holds: unseen.length === 0, found: unseen.join("; ") });
mustHold("the model's time is the model's alone", {
  holds: median(measured.model) >= STEPS.length * (THINKS_MS + SPEAKS_MS) * 0.9,
  found: `${median(measured.model)} ms`,
});
