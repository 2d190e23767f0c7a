import { join } from "node:path";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { afterAll, beforeAll, expect } from "vitest";
import { createAuthService } from "../auth/service.ts";
import { createRealtimeService } from "../realtime/service.ts";
import { restService } from "../rest/rest-service.ts";
import { schemaMigrations, type SchemaFile } from "../schema/schema-migrations.ts";
import { createStorageService } from "../storage/service.ts";
import { lateBound, NEWER, rightsSuite, type RightsUnderTest } from "../testing/hostile/rights.suite.ts";
import { Tripwire } from "../testing/hostile/tripwire.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { startManagedServer, type ManagedTestServer } from "../testing/managed-server.ts";
import { openManagedClusters } from "./managed-clusters.ts";
import { ManagedCopies } from "./managed/copies.ts";
import type { Clusters } from "./port.ts";

/** Roles on a server that many projects share: the roles of all projects, and the logins of this one. */
const ALLOWED =
  /^(anon|authenticated|service_role|authenticator|slipway_owner|supabase_(auth|storage|realtime)_admin|slipway_(p1test|remixed)_[a-z]+)$/;

const tripwire = new Tripwire();
const rest = restService();
const realtime = createRealtimeService();
let server: ManagedTestServer;
let folder: string;
let project: ListeningProject;
let clusters: Clusters;

const open = (changes?: readonly SchemaFile[]): Promise<Clusters> =>
  openManagedClusters({
    folder,
    url: server.url,
    log: project?.backend.log ?? memoryLog(),
    ...(changes === undefined ? {} : { schemaMigrations: changes }),
  });

beforeAll(async () => {
  server = await startManagedServer({ wal_level: "logical" }, tripwire.hear);
  await server.admin("alter role slipway_operator replication");
  const mail = { send: async () => ({ id: "1" }) };
  const auth = createAuthService({ fetch: async () => new Response(null, { status: 503 }), mail });
  project = await openListeningProject([rest, auth, createStorageService(), realtime], {
    openClusters: async (path) => {
      folder = path;
      clusters = await open();
      return lateBound(() => clusters);
    },
  });
  project.save("auth", { mailer_autoconfirm: true });
}, 60_000);
afterAll(async () => {
  await realtime[Symbol.asyncDispose]();
  rest[Symbol.dispose]();
  await project?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});

const under = (): RightsUnderTest => ({
  project,
  clusters,
  tripwire,
  isAllowed: (role) => ALLOWED.test(role),
  // Nobody of ours is a superuser there: the operator's role is what must not be lent.
  hasCanary: async () => false,
});

const query = (sql: string) => clusters.database("p1test").as("postgres").query(sql);

rightsSuite(under, {
  "an export, and an import of it": async () => {
    await using target = await temporaryFolder();
    const copies = await ManagedCopies.open({ folder, url: server.url, log: memoryLog() });
    await using _closed = copies;
    // A table that the project's owner may not read keeps nothing else from being saved.
    await query("grant create on schema public to anon");
    const api = clusters.database("p1test").as("authenticator");
    await api.queryAs({ role: "anon", claims: {} }, { text: "create table public.hidden (id int)" });
    const exported = await copies.export("p1test", join(target.path, "p1test"));
    expect(exported!.leftOut).toContain("rows of public.hidden (permission denied for table hidden)");
    expect(exported!.tables.map(({ name }) => name)).toContain("public.prey");
    await clusters.remove("p1test");
    await copies.import("p1test", join(target.path, "p1test"));
    await clusters[Symbol.asyncDispose]();
    clusters = await open();
    await query("select 1");
  },
  "the schema of a newer version": async () => {
    await clusters[Symbol.asyncDispose]();
    clusters = await open([...(await schemaMigrations()), { name: "999-newer.sql", sql: NEWER }]);
    await query("select 1 from auth.later");
  },
});
