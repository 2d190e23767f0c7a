/**
 * Measures the checks of a turn that reach all six pages of an app, with real types, build and browser in a started
 * product: an app without a backend, and one whose pages stand behind sign-in and list rows of a copy of its database:
 * `./slipway bench backend-checks [turns]`.
 */
import { setTimeout as delay } from "node:timers/promises";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import type { Graph, GraphNode } from "@slipway/features/agent/contract/index.ts";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { cloudSqlContract } from "@slipway/features/cloud-sql/contract/index.ts";
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
import { startSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { mustHold, report, type Figure } from "../figures.ts";

const TURNS = Number(process.argv[2] ?? 8);
/** Six pages with a backend. (issue 27, "Must reach") */
const GOAL_MS = 6000;
const USAGE = { input: 9000, output: 200 };
const SHARED = "src/lib/title.ts";
const NAMES = ["Orders", "Guests", "Tables", "Dishes", "Invoices", "Events"];

const TABLES = NAMES.map((name) => name.toLowerCase())
  .map(
    (table) => `create table public.${table} (id bigint generated always as identity primary key, title text not null);
alter table public.${table} enable row level security;
create policy "staff reads" on public.${table} for select to authenticated using (true);
insert into public.${table} (title) select '${table} ' || n from generate_series(1, 20) n;`,
  )
  .join("\n");

const CLIENT = `import { createClient } from "@supabase/supabase-js";
export const supabase = createClient(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_ANON_KEY);
`;

const LIST = `<ul>{rows.map((row) => <li key={row}>{row}</li>)}</ul>`;
const openPage = (name: string): string => `import { title } from "@/lib/title";
const rows = Array.from({ length: 20 }, (_, n) => "${name} " + n);
export default function ${name}() { return <main><h1>{title} ${name}</h1>${LIST}</main>; }
`;
const signedInPage = (name: string): string => `import { useEffect, useState } from "react";
import { title } from "@/lib/title";
import { supabase } from "@/lib/supabase";
export default function ${name}() {
  const [rows, setRows] = useState<string[] | null>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    void supabase.auth.getSession().then(async ({ data }) => {
      if (data.session === null) return setOut(true);
      const found = await supabase.from("${name.toLowerCase()}").select("title").order("id");
      setRows((found.data ?? []).map((row) => String(row.title)));
    });
  }, []);
  if (isOut) return <main><h1>{title}</h1><form><label>Email <input type="email" /></label><label>Password <input type="password" /></label><button>Sign in</button></form></main>;
  if (rows === null) return <main aria-busy="true">Loading</main>;
  return <main><h1>{title} ${name}</h1>${LIST}</main>;
}
`;

const pathOf = (at: number): string => (at === 0 ? "/" : `/${NAMES[at]!.toLowerCase()}`);
const APP = `import { BrowserRouter, Route, Routes } from "react-router";
${NAMES.map((name) => `import ${name} from "@/pages/${name}";`).join("\n")}
export default function App() {
  return <BrowserRouter><Routes>${NAMES.map((name, at) => `<Route path="${pathOf(at)}" element={<${name} />} />`).join("")}</Routes></BrowserRouter>;
}
`;

const titleOf = (turn: number): string => `Title ${turn}`;
const shared = (turn: number): string => `export const title = "${titleOf(turn)}";\n`;

/** Each turn changes what all pages show. */
let turnAt = 0;
const answers: Answer = async (response, { body }) => {
  const roles = ((body as { messages?: readonly { role: string }[] }).messages ?? []).map(({ role }) => role);
  const step = roles.slice(roles.lastIndexOf("user")).filter((role) => role === "tool").length;
  const call =
    step === 0
      ? { name: "write_file", input: { path: SHARED, content: shared(turnAt) } }
      : { name: "finish", input: { did: ["Changed the title"], not_done: [], suggestions: [] } };
  const calls = [{ id: `c-${turnAt}-${step}`, name: call.name, input: [JSON.stringify(call.input)] }];
  await writeFrames(response, WIRE_FORMATS.compatible.frames({ text: ["On it."], calls }, USAGE));
  response.end();
};

const CHECKS = new Set(["typecheck", "build", "functions", "render", "screenshot"]);

/** Milliseconds from the first check's begin to the last one's end. */
function checkedMs({ nodes }: Graph): number {
  const ran = nodes.filter(
    ({ name, started_at, completed_at }: GraphNode) => CHECKS.has(name) && started_at !== null && completed_at !== null,
  );
  const from = Math.min(...ran.map(({ started_at }) => Date.parse(started_at!)));
  return Math.max(...ran.map(({ completed_at }) => Date.parse(completed_at!))) - from;
}

async function prepared(person: TestPerson, withBackend: boolean): Promise<string> {
  const { workspaces } = await person.call(accountsContract.user, {});
  const { id } = await person.call(projectsContract.create, { body: { workspace_id: workspaces[0]!.id } });
  const params = { id };
  if (withBackend) {
    await person.call(cloudContract.enable, { params, body: {} });
    await person.call(cloudSqlContract.saveMigration, { params, body: { name: "lists", sql: TABLES } });
  }
  const page = withBackend ? signedInPage : openPage;
  const files = new Map(NAMES.map((name) => [`src/pages/${name}.tsx`, page(name)]));
  if (withBackend) files.set("src/lib/supabase.ts", CLIENT);
  files.set("src/App.tsx", APP).set(SHARED, shared(0));
  const changes = [...files].map(([path, content]) => ({ path, content }));
  await person.call(filesContract.editCode, { params: { projectId: id }, body: { changes } });
  return id;
}

interface Measured {
  checks: number[];
  whole: number[];
  said: string[];
}

async function measured(person: TestPerson, url: string, withBackend: boolean): Promise<Measured> {
  const projectId = await prepared(person, withBackend);
  await using trajectory = await followLive(url, person, `projects/${projectId}/trajectory`);
  const found: Measured = { checks: [], whole: [], said: [] };
  // The first turn fills file caches.
  for (let turn = 0; turn <= TURNS; turn += 1) {
    turnAt += 1;
    await delay(500);
    const from = Date.now();
    const answerId = await sendMessage(person, projectId, `Change the title, number ${turn}`);
    await finishedVersion(trajectory, answerId);
    const whole = Date.now() - from;
    const { graphs } = await person.call(inspectContract.listGraphs, { params: { projectId }, query: {} });
    const graphId = graphs[0]!.id;
    const graph = (await person.call(inspectContract.graph, { params: { projectId, graphId } }))[graphId]!;
    const { evidence } = trajectory.documents.get(answerId) as { evidence?: { summary: string } | null };
    if (turn === 0) continue;
    found.checks.push(checkedMs(graph));
    found.whole.push(whole);
    found.said.push(evidence?.summary ?? "");
  }
  return found;
}

await using model = await startModelServer([answers]);
await using slipway = await startSlipway({ environment: { SLIPWAY_MODEL_GPT_5: `${model.url}|a-model` } });
const maya = await signUp(slipway, "Maya");
const open = await measured(maya, slipway.url, false);
const behind = await measured(maya, slipway.url, true);

const figures: Figure[] = [
  { name: "checks of six pages without a backend", samples: open.checks, unit: "ms" },
  { name: "checks of six pages behind sign-in", samples: behind.checks, unit: "ms", goal: GOAL_MS },
  { name: "the turn without a backend", samples: open.whole, unit: "ms" },
  { name: "the turn with a backend", samples: behind.whole, unit: "ms" },
];
report(figures);
mustHold("all six pages behind sign-in were seen with their rows", {
  holds: behind.said.every((said) => said.includes("6 pages at 2 widths, 0 console errors")),
  found: behind.said[0] ?? "nothing",
});
