/** Superuser access to a cluster for tests; the product never runs such a text. */
import { join } from "node:path";
import pg from "pg";
import { clusterPaths } from "../clusters/local/cluster-files.ts";
import { loginPasswords, SUPERUSER } from "../clusters/local/logins.ts";
import { TEMPLATES } from "./test-project.ts";

/** `folder` is the one that `openLocalClusters` was given. The cluster must be awake. */
export async function asClusterSuperuser<Row extends object>(folder: string, ref: string, sql: string): Promise<Row[]> {
  const { run: host } = clusterPaths(join(folder, "projects"), ref);
  const password = (await loginPasswords(TEMPLATES)).ofCluster(ref).of(SUPERUSER);
  const client = new pg.Client({ host, database: "postgres", user: SUPERUSER, password });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
