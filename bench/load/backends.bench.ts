/**
 * A hundred backends on one machine: what they take awake and asleep, twenty at once with visitors who read and write, and a word of
 * each that must never be seen in another.
 */
import { setTimeout as delay } from "node:timers/promises";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { cloudContract, ENABLE_CLOUD_MESSAGE, ENABLE_CLOUD_VIEW } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend, type AppConnection } from "@slipway/features/cloud/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { newUuid } from "@slipway/kernel/ids";
import { backendProcesses } from "@slipway/trust/faults/nemesis";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import { startSlipway, type RunningSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { mustHold, report, timed, type Figure } from "../figures.ts";
import { memoryMbOf } from "../peers/process-figures.ts";

const PEOPLE = 5;
/** Fewer for a look while other work is on the machine: the goals stay those of a hundred. */
const ENABLED = Number(process.env["SLIPWAY_BENCH_BACKENDS"] ?? 100);
const BY_CHAT = 5;
const AWAKE = 20;
const TRAFFIC_MS = 10_000;
const VISITORS = 2;
const TABLES = 20;
const SCANS = 5;
/** The shortest that a started product takes. */
const IDLE_SECONDS = 10;
const ASLEEP_WITHIN_MS = 120_000;
const LETTERS = "abcdefghijklmnopqrst";

const schema = (word: string): string => `do $made$ begin execute $sql$
  create table public.notes (id bigint generated always as identity primary key, word text not null);
  alter table public.notes enable row level security;
  create policy everybody on public.notes for all to anon, authenticated using (true) with check (true);
  insert into public.notes (word) values ('${word}');
  insert into storage.buckets (id, name, public) values ('box', 'box', true);
  create policy everybody on storage.objects for all to anon using (true) with check (true);
$sql$; end $made$`;

interface Tenant {
  person: TestPerson;
  id: string;
  word: string;
  connection: AppConnection;
}

type Ask = (path: string, init?: { method: string; body: string; type: string }) => Promise<string>;

/** Throws when the answer is no good one. */
const asVisitor =
  ({ connection: { url, anon_key: key } }: Tenant): Ask =>
  async (path, init) => {
    const headers: Record<string, string> = { apikey: key, authorization: `Bearer ${key}` };
    if (init !== undefined) headers["content-type"] = init.type;
    const sent = init === undefined ? {} : { method: init.method, body: init.body };
    const answer = await fetchByAddress(`${url}${path}`, { ...sent, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  };

async function makeTenants(slipway: RunningSlipway): Promise<{ tenants: Tenant[]; said: number[]; enabled: number[] }> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_none, at) => signUp(slipway, `Person ${at}`)));
  const [said, enabled]: [number[], number[]] = [[], []];
  const tenants: Tenant[] = [];
  for (let count = 0; count < ENABLED; count += 1) {
    const person = people[count % PEOPLE]!;
    const { id } = await newProject(person.call);
    const word = `word-of-${id}`;
    // The first one waits for the template, as the first of an installation does.
    if (count > 0 && count <= BY_CHAT) said.push(await timed(() => sayEnable(person, id)));
    const began = performance.now();
    const connection = await enableBackend(person.call, id);
    if (count > BY_CHAT) enabled.push(performance.now() - began);
    const params = { id, ref: connection.ref };
    await person.call(cloudContract.query, { params, body: { query: schema(word) } });
    tenants.push({ person, id, word, connection });
  }
  return { tenants, said, enabled };
}

const sayEnable = (person: TestPerson, id: string): Promise<unknown> =>
  person.call(chatContract.send, {
    params: { id },
    body: {
      ...{ id: newUuid(), ai_message_id: newUuid(), message: ENABLE_CLOUD_MESSAGE, view: ENABLE_CLOUD_VIEW },
      use_offline_builder: true,
    },
  });

/** Words in an answer that are another project's. */
const foreignWords = (text: string, { word }: Tenant): string[] =>
  [...text.matchAll(/word-of-[a-z0-9]+/g)].map(([found]) => found).filter((found) => found !== word);

interface Traffic {
  answers: number;
  milliseconds: number[];
  wrong: string[];
}

/** Reads and writes rows and a file, and makes an account whose address is the same in every project. */
async function visit(tenant: Tenant, until: number, traffic: Traffic): Promise<void> {
  const ask = asVisitor(tenant);
  const { word } = tenant;
  const json = (body: object) => ({ method: "POST", body: JSON.stringify(body), type: "application/json" });
  const look = async (path: string, init?: Parameters<Ask>[1]): Promise<void> => {
    const began = performance.now();
    try {
      const text = await ask(path, init);
      const foreign = foreignWords(text, tenant);
      if (foreign.length > 0) traffic.wrong.push(`${word} saw ${foreign[0]!} at ${path}`);
      if (init === undefined && !text.includes(word)) traffic.wrong.push(`${word} did not see its own at ${path}`);
    } catch (error) {
      traffic.wrong.push(String(error));
    }
    traffic.answers += 1;
    traffic.milliseconds.push(performance.now() - began);
  };
  const file = `/storage/v1/object/box/${newUuid()}.txt`;
  await look(file, { method: "POST", body: word, type: "text/plain" });
  await look(
    "/auth/v1/signup",
    json({ email: `${newUuid()}@mail.example`, password: "correct horse 1", data: { word } }),
  );
  while (performance.now() < until) {
    await look("/rest/v1/notes", json({ word }));
    await look("/rest/v1/notes?order=id.desc&limit=50");
    await look(file.replace("/object/box", "/object/public/box"));
  }
}

/** Milliseconds that a look at the rules of a database with twenty tables takes. */
async function scans({ person, id, connection }: Tenant): Promise<number[]> {
  const tables = [...LETTERS.slice(0, TABLES)].map(
    (letter) =>
      `create table public.table_${letter} (id int primary key, owner uuid not null default auth.uid()); alter table public.table_${letter} enable row level security; create policy own on public.table_${letter} using (owner = auth.uid());`,
  );
  const query = `do $made$ begin execute $sql$ ${tables.join("\n")} $sql$; end $made$`;
  await person.call(cloudContract.query, { params: { id, ref: connection.ref }, body: { query } });
  const samples: number[] = [];
  for (let round = 0; round < SCANS; round += 1)
    samples.push(await timed(() => person.call(cloudContract.security, { params: { id } })));
  return samples;
}

async function memoryOfBackends(slipway: RunningSlipway): Promise<{ processes: number; megabytes: number }> {
  const pids = await backendProcesses(slipway.process.pid!);
  return { processes: pids.length, megabytes: await memoryMbOf(pids) };
}

async function asleep(slipway: RunningSlipway): Promise<{ processes: number; megabytes: number }> {
  const until = performance.now() + ASLEEP_WITHIN_MS;
  for (;;) {
    const seen = await memoryOfBackends(slipway);
    if (seen.processes === 0 || performance.now() > until) return seen;
    await delay(1000);
  }
}

async function measure(slipway: RunningSlipway): Promise<{ figures: Figure[]; wrong: string[]; left: number }> {
  const { tenants, said, enabled } = await makeTenants(slipway);
  // Backends that idled while the others were made are asleep by now, so all are asked at once.
  await Promise.all(tenants.map((tenant) => asVisitor(tenant)("/rest/v1/notes")));
  const all = await memoryOfBackends(slipway);
  const scanned = await scans(tenants[0]!);
  const quiet = await asleep(slipway);
  const chosen = tenants.slice(0, AWAKE);
  const woken: number[] = [];
  for (const tenant of chosen) woken.push(await timed(() => asVisitor(tenant)("/rest/v1/notes")));
  const few = await memoryOfBackends(slipway);
  const traffic: Traffic = { answers: 0, milliseconds: [], wrong: [] };
  const until = performance.now() + TRAFFIC_MS;
  const visitors = chosen.flatMap((tenant) => Array.from({ length: VISITORS }, () => visit(tenant, until, traffic)));
  await Promise.all(visitors);
  for (const tenant of tenants) {
    const rows = await asVisitor(tenant)("/rest/v1/notes?select=word");
    if (foreignWords(rows, tenant).length > 0) traffic.wrong.push(`${tenant.word} holds words of others`);
  }
  return {
    wrong: traffic.wrong,
    left: quiet.processes,
    figures: [
      { name: "Enable Cloud by a chat message", samples: said, unit: "ms", goal: 1000 },
      { name: `enable, ${ENABLED} one after the other`, samples: enabled, unit: "ms", goal: 1000 },
      { name: `memory of ${ENABLED} awake`, samples: [all.megabytes], unit: "MB", goal: 2560 },
      { name: "memory of each of them", samples: [all.megabytes / ENABLED], unit: "MB", goal: 25 },
      { name: "memory of all asleep", samples: [quiet.megabytes], unit: "MB", goal: 0 },
      { name: `memory of each of ${AWAKE} awake`, samples: [few.megabytes / AWAKE], unit: "MB", goal: 25 },
      { name: "wake -> first REST answer", samples: woken, unit: "ms", goal: 300 },
      { name: `scan of a database with ${TABLES} tables`, samples: scanned, unit: "ms", goal: 1000 },
      { name: `answer to visitors of ${AWAKE} at once`, samples: traffic.milliseconds, unit: "ms" },
      { name: "answers", samples: [traffic.answers / (TRAFFIC_MS / 1000)], unit: "/s" },
    ],
  };
}

const environment = { SLIPWAY_CLOUD_IDLE_SECONDS: String(IDLE_SECONDS) };
await using slipway = await startSlipway({ environment });
const { figures, wrong, left } = await measure(slipway);
report(figures);
mustHold("nothing of a project's backend is seen in another, and nobody is refused", {
  holds: wrong.length === 0,
  found: [...new Set(wrong)].slice(0, 5).join(" | "),
});
mustHold("all go to sleep when nobody asks", { holds: left === 0, found: `${left} processes are left` });
