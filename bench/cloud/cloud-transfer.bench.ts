/** 100,000 rows of a CSV file into a table over HTTP, checked and stored, and the database out as SQL with the memory that it takes. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { cloudTransferContract } from "@slipway/features/cloud-transfer/contract/index.ts";
import { rowsBody } from "@slipway/features/cloud-transfer/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import { ownPids } from "@slipway/server/testing/own-processes";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import { report, timed, type Figure } from "../figures.ts";

const ROWS = 100_000;
const ROUNDS = 3;
const COLUMNS = ["sku", "name", "price", "day", "tags"];
const MEBIBYTE = 1_048_576;
const POLL_MS = 100;

const body = (round: number): Blob =>
  new Blob([
    rowsBody(
      { table: "goods", columns: COLUMNS },
      Array.from({ length: ROWS }, (_, at) => [
        ...[`${round}-${at}`, `Thing number ${at}, "quoted"`, String(at % 1000), "2026-11-28", "{a,b}"],
      ]),
    ),
  ]);

/** Memory of all processes of the product together. */
async function residentBytes(pid: number): Promise<number> {
  const sizes = (await ownPids(pid)).map(async (one) => {
    const status = await readFile(`/proc/${one}/status`, "utf8").catch(() => "");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
}

async function transfers(): Promise<Figure[]> {
  await using slipway = await startSlipway();
  const maya = await signUp(slipway, "Maya");
  const { id } = await newProject(maya.call);
  const { ref } = await enableBackend(maya.call, id);
  const query =
    "do $$ begin create table public.goods (id bigint generated always as identity primary key, sku text unique, name text not null, price numeric(10, 2) check (price >= 0), day date, tags text[]); alter table public.goods enable row level security; end $$";
  await maya.call(cloudContract.query, { params: { id, ref }, body: { query } });
  const send = async (round: number, check: "true" | "false"): Promise<void> => {
    const input = { params: { id, importId: randomUUID() }, query: { check }, body: body(round) };
    const { inserted } = await maya.call(cloudTransferContract.importCsv, input);
    if (inserted !== ROWS) throw new Error(`${inserted} rows were taken`);
  };
  const [checks, imports, dumps, sizes]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    checks.push((await timed(() => send(round, "true"))) / 1000);
    imports.push((await timed(() => send(round, "false"))) / 1000);
  }
  const url = `${slipway.url}/api/projects/${id}/cloud/transfer/dump?users=with_passwords`;
  const pid = slipway.process.pid!;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await residentBytes(pid);
    let peak = before;
    const poll = setInterval(() => {
      residentBytes(pid).then(
        (bytes) => (peak = Math.max(peak, bytes)),
        () => undefined,
      );
    }, POLL_MS);
    dumps.push(
      (await timed(async () => {
        const response = await fetchByAddress(url, { headers: { cookie: maya.headers["cookie"]! } });
        let bytes = 0;
        for await (const chunk of response.body!) bytes += (chunk as Uint8Array).byteLength;
        if (bytes < ROUNDS * ROWS * 40) throw new Error(`the dump has ${bytes} bytes`);
      })) / 1000,
    );
    clearInterval(poll);
    sizes.push((peak - before) / MEBIBYTE);
  }
  return [
    { name: `CSV: ${ROWS} rows checked`, samples: checks, unit: "s", goal: 20 },
    { name: `CSV: ${ROWS} rows stored`, samples: imports, unit: "s", goal: 20 },
    { name: `SQL: ${ROUNDS * ROWS} rows downloaded`, samples: dumps, unit: "s" },
    { name: "SQL: memory that a download adds", samples: sizes, unit: "MB", goal: 200 },
  ];
}

report(await transfers());
