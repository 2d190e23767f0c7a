/** The community page of 10,000 projects: its first rows, in every order and filter, and a page far behind the first. */
import { feature as accounts } from "@slipway/features/accounts/server/index.ts";
import { feature as community } from "@slipway/features/community/server/index.ts";
import { feature as projects } from "@slipway/features/projects/server/index.ts";
import { feature as sharing } from "@slipway/features/sharing/server/index.ts";
import { feature as workspaces } from "@slipway/features/workspaces/server/index.ts";
import type { RouteInput } from "@slipway/kernel/contract/route";
import { communityContract } from "@slipway/features/community/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import startPostgres from "@slipway/platform/testing/run/global-setup";
import { provideTestPostgres } from "@slipway/platform/testing/test-database";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { median, report, timed } from "../figures.ts";

const PROJECTS = 10_000;
const ROUNDS = 15;
const GOAL_MS = 300;
const FAR_PAGES = 50;

async function fill(app: TestApp): Promise<void> {
  const maya = await app.signUp("Maya");
  const { id: model } = await newProject(maya.call, { display_name: "Bakery", visibility: "public" });
  const { id: userId } = await maya.call(accountsContract.user, {});
  const { pool } = app.services.database;
  await pool.query("update projects set is_published = true where id = $1", [model]);
  const { rows } = await pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'projects' and column_name not in ('id', 'name', 'display_name') order by 1",
  );
  const others = rows.map((row) => row.column_name).join(", ");
  await pool.query(
    `insert into projects (id, name, display_name, ${others})
     select 'p' || lpad(n::text, 17, '0'), 'project-' || n, 'Project ' || n, ${others}
     from projects, generate_series(1, ${PROJECTS}) n where id = $1`,
    [model],
  );
  await pool.query(
    `insert into community_listings (project_id, listed_by, category, is_wanted, remix_count, listed_at)
     select 'p' || lpad(n::text, 17, '0'), $1, (array['website','shop','game','tool'])[1 + n % 4], true, n % 37,
       now() - n * interval '1 minute' from generate_series(1, ${PROJECTS}) n`,
    [userId],
  );
  await pool.query("analyze projects; analyze community_listings; analyze users;");
}

type Query = RouteInput<typeof communityContract.list>["query"];

async function measure(app: TestApp): Promise<void> {
  const read = (query: Query) => app.stranger(communityContract.list, { query });
  const first = async (query: Query): Promise<number[]> => {
    const samples: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) samples.push(await timed(() => read(query)));
    return samples;
  };
  let cursor: string | null = null;
  for (let page = 0; page < FAR_PAGES; page += 1) {
    const answer: { next_cursor: string | null } = await read({ limit: 100, ...(cursor === null ? {} : { cursor }) });
    cursor = answer.next_cursor;
  }
  if (cursor === null) throw new Error("the list ended too early");

  const popular = await first({});
  const far = await first({ cursor });
  report(
    [
      { name: `first of ${PROJECTS} projects, popular`, samples: popular, unit: "ms", goal: GOAL_MS },
      { name: "first, latest", samples: await first({ view: "latest" }), unit: "ms", goal: GOAL_MS },
      { name: "first of a category", samples: await first({ category: "game" }), unit: "ms", goal: GOAL_MS },
      {
        name: "first of a search with one result",
        samples: await first({ q: "project 9999" }),
        unit: "ms",
        goal: GOAL_MS,
      },
      { name: `page after ${FAR_PAGES * 100} projects`, samples: far, unit: "ms", goal: GOAL_MS },
    ],
    [{ name: "far page against the first", value: median(far) / median(popular) }],
  );
}

const end = await startPostgres({ provide: (_key, url) => provideTestPostgres(url) });
try {
  await using app = await createTestApp({ features: [accounts, workspaces, sharing, projects, community] });
  await fill(app);
  await measure(app);
} finally {
  await end();
}
