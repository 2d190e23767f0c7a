import { writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { restService } from "../rest/rest-service.ts";
import { startCompatProject } from "./compat-project.ts";
import { DEMO_SECRET } from "./demo-keys.ts";

const log = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };

it("goes on behind a statement that is refused, as psql does, and says its place", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "schema.sql");
  await writeFile(
    file,
    `create extension if not exists never_heard_of;
begin;
create table notes (id bigint generated always as identity primary key, text text);
grant select on notes to anon;
create table places (id int, at never_heard_of.point);
insert into notes (text) values ('a;b');
commit;
COPY public.notes (id, text) FROM stdin;
7\tit's; \\N\\t"here"
8\t\\N
\\.
SELECT pg_catalog.setval(pg_get_serial_sequence('public.notes', 'id'), 8, true);
select nothing;
`,
  );
  const refused: string[] = [];
  using rest = restService();
  await using project = await startCompatProject({
    folder: folder.path,
    runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
    templateFolder: join(tmpdir(), `slipway-cloud-templates-${userInfo().uid}`),
    port: 0,
    secret: DEMO_SECRET,
    sqlFiles: [file],
    schemas: ["graphql_public"],
    services: [rest],
    refused: (place, message) => void refused.push(`${place.slice(file.length)} ${message}`),
    log,
  });
  expect(refused).toEqual([
    ':1 extension "never_heard_of" is not available',
    ':5 schema "never_heard_of" does not exist',
    ':13 column "nothing" does not exist',
  ]);
  // Identities count on although a statement was refused in between.
  const answer = await fetch(`${project.url}/rest/v1/notes`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    [
      { id: 1, text: "a;b" },
      { id: 7, text: 'it\'s; N\t"here"' },
      { id: 8, text: null },
    ],
  ]);
});
