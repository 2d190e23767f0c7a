import pg from "pg";
import { join } from "node:path";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startManagedServer, type ManagedTestServer } from "../../../testing/managed-server.ts";
import { RICH } from "../../../testing/databases/rich-database.ts";
import { openManagedClusters } from "../../managed-clusters.ts";
import type { Clusters } from "../../port.ts";
import { ManagedCopies } from "../copies.ts";
import { describeDatabase, type Description } from "./describe.ts";

const log = memoryLog();
let server: ManagedTestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let clusters: Clusters;
let copies: ManagedCopies;

beforeAll(async () => {
  server = await startManagedServer();
  folder = await temporaryFolder();
  clusters = await openManagedClusters({ folder: folder.path, url: server.url, log });
  copies = await ManagedCopies.open({ folder: folder.path, url: server.url, log });
  await clusters.enable("rich");
  await clusters
    .database("rich")
    .as("postgres")
    .transaction((tx) => tx.script(RICH));
}, 60_000);
afterAll(async () => {
  await copies?.[Symbol.asyncDispose]();
  await clusters?.[Symbol.asyncDispose]();
  await folder?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});

async function described(ref: string): Promise<Description> {
  const url = new URL(server.url);
  url.pathname = `/slipway_${ref}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query("set search_path = pg_catalog");
    const { beforeRows, afterRows } = await describeDatabase(client);
    return { beforeRows: beforeRows.sort(), afterRows: afterRows.sort() };
  } finally {
    await client.end();
  }
}

const ROWS = [
  `select id, "odd Name", email, feeling, tags, extra, attributes::text, low, double, bytes, no from shop.people order by id`,
  "select tableoid::regclass::text as place, id, person, total from orders order by id",
  "select tableoid::regclass::text as place, day::text, what from events order by day",
  "select email, nickname from auth.users",
  "select provider from auth.identities",
  "select name, version from storage.objects",
  "select id, row_count from storage.contents",
  "select * from sums order by person",
  "select * from cache",
  "select doubled from dear order by 1",
];
/** Compared independently of the export's own description. */
const CENSUS = [
  ..."pg_class pg_attribute pg_attrdef pg_constraint pg_index pg_proc pg_type pg_enum pg_policy pg_trigger pg_rewrite".split(
    " ",
  ),
  ..."pg_statistic_ext pg_publication pg_publication_rel pg_description pg_default_acl pg_inherits pg_extension".split(
    " ",
  ),
].map(
  (catalog) =>
    `(select count(*)::int from ${catalog}${catalog === "pg_attribute" ? " where not attisdropped" : ""}) as ${catalog}`,
);
const counts = async (ref: string): Promise<unknown[]> =>
  (
    await clusters
      .database(ref)
      .as("postgres")
      .query(`select ${CENSUS.join(", ")}`)
  ).rows;

const UNDONE = new Error("looked at");
async function rowsOf(ref: string): Promise<unknown[]> {
  const all: unknown[] = [];
  const looking = clusters
    .database(ref)
    .as("postgres")
    .transaction(async (tx) => {
      // The owner would otherwise see none of the rows.
      await tx.query("alter table shop.people no force row level security");
      for (const sql of ROWS) all.push((await tx.query(sql)).rows);
      throw UNDONE;
    });
  await expect(looking).rejects.toBe(UNDONE);
  return all;
}

it("exports a database and recreates it with the same description and the same rows", async () => {
  const [statements, rows, census] = [await described("rich"), await rowsOf("rich"), await counts("rich")];
  const target = join(folder.path, "copy");
  expect(await copies.export("rich", target)).toMatchObject({ leftOut: [] });
  await clusters.remove("rich");
  const imported = await copies.import("rich", target);
  expect(imported).toEqual({ kept: false, differences: [] });
  expect(await described("rich")).toEqual(statements);
  await clusters[Symbol.asyncDispose]();
  clusters = await openManagedClusters({ folder: folder.path, url: server.url, log });
  expect(await clusters.status("rich")).toBe("ACTIVE_HEALTHY");
  expect(await rowsOf("rich")).toEqual(rows);
  expect(await counts("rich")).toEqual(census);
  // Goes on where it was.
  const owner = clusters.database("rich").as("postgres");
  const { rows: next } = await owner.query("insert into orders (person, total) values (1, 50) returning id, total");
  expect(next).toEqual([{ id: 4, total: "51.00" }]);
}, 60_000);

it("copies a paused project, which stays closed, and names what has no place in a copy", async () => {
  await clusters.enable("odd");
  const owner = clusters.database("odd").as("postgres");
  await owner.query("create aggregate public.most (int) (sfunc = int4larger, stype = int)");
  await clusters.pause("odd");
  const target = join(folder.path, "odd");
  expect(await copies.export("odd", target)).toMatchObject({ leftOut: ["aggregate public.most(integer)"] });
  expect(await clusters.status("odd")).toBe("INACTIVE");
  await expect(described("odd")).rejects.toMatchObject({ code: "55000" });
  await clusters.remove("odd");
  await copies.import("odd", target);
  await expect(described("odd")).rejects.toMatchObject({ code: "55000" });
  await copies.remove("odd");
});

it("leaves a database that stands on the server already, and answers nothing for a project without one", async () => {
  const target = join(folder.path, "again");
  await copies.export("rich", target);
  await clusters.database("rich").as("postgres").query("insert into events values ('2031-01-01', 'since')");
  expect(await copies.import("rich", target)).toEqual({ kept: true, differences: [] });
  const { rows } = await clusters.database("rich").as("postgres").query("select what from events where what = 'since'");
  expect(rows).toHaveLength(1);
  expect(await copies.export("nobody", target)).toBeNull();
});
