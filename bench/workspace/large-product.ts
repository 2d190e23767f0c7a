/** A started Slipway whose database the measurement reaches, too: what takes a person years to write is there in seconds. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { NEW_ANSWER } from "@slipway/features/chat/contract/new-answer.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { createLog } from "@slipway/platform/log/pino-log";
import { startEmbeddedPostgres } from "@slipway/platform/database/embedded-postgres";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import type { Database } from "@slipway/platform/database/port";
import { signUp } from "@slipway/server/testing/generated-project";
import { startSlipway } from "@slipway/server/testing/start-slipway";
import type { TestPerson } from "@slipway/server/testing/test-person";

export interface LargeProduct extends AsyncDisposable {
  url: string;
  dataDir: string;
  maya: TestPerson;
  database: Database;
}

const DATABASE = "postgres";

export async function startLargeProduct(): Promise<LargeProduct> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const log = stack.use(createLog({ level: "warn", file: join(folder, "postgres.log") }));
  const runtimeFolder = join(tmpdir(), `slipway-postgres-${process.getuid?.() ?? 0}`);
  const cluster = stack.use(await startEmbeddedPostgres({ folder, runtimeFolder, log }));
  const url = cluster.urlOf(DATABASE);
  const slipway = stack.use(await startSlipway({ environment: { DATABASE_URL: url } }));
  const database = stack.use(await openDatabase({ url, engine: "embedded", log, maxConnections: 2 }));
  const maya = await signUp(slipway, "Maya");
  const parts = stack.move();
  const { dataDir } = slipway;
  return { url: slipway.url, dataDir, maya, database, [Symbol.asyncDispose]: () => parts[Symbol.asyncDispose]() };
}

/** A new project of the starter, without a turn. */
export async function emptyProject({ maya }: LargeProduct): Promise<string> {
  const { workspaces } = await maya.call(accountsContract.user, {});
  return (await maya.call(projectsContract.create, { body: { workspace_id: workspaces[0]!.id } })).id;
}

/** One version with these files. */
export async function save({ maya }: LargeProduct, projectId: string, files: Record<string, string>): Promise<void> {
  const changes = Object.entries(files).map(([path, content]) => ({ path, content }));
  await maya.call(filesContract.editCode, { params: { projectId }, body: { changes } });
}

const ANSWER = `Added a filter to the shop, and its count beside the title.

- **Filter** by category, price and what is in stock
- The count follows what is typed

\`\`\`tsx
export const Count = ({ of }: { of: readonly string[] }) => <p>{of.length} found</p>;
\`\`\`
`;

/** As many messages as that, half of them answers, newest last. */
export async function fillChat({ database }: LargeProduct, projectId: string, messages: number): Promise<void> {
  const rows = Array.from({ length: messages }, (_none, at) => {
    const created = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
    const asked = at % 2 === 0;
    const person = { user_id: "u", user_name: "Maya" };
    const fields = asked
      ? { ...person, edit_id: null, ai_message_id: `a${at + 1}`, selected_elements: [], images: [], answer_to: null }
      : {
          ...NEW_ANSWER,
          ...person,
          edit_id: null,
          message_id: `m${at - 1}`,
          status: "completed",
          queued_position: null,
        };
    const more = { contains_error: false, tags: [], chat_only: false, mode: "agent", model: "auto", is_stuck: false };
    return {
      id: asked ? `m${at}` : `a${at}`,
      tag: asked ? "user-message" : "ai-message",
      content: asked ? `Message ${at}: a filter for the shop, please` : ANSWER,
      created,
      fields: asked ? { ...fields, ...more, intent: null, queued_position: null } : fields,
    };
  });
  await database.pool.query(
    `insert into chat_documents (project_id, id, tag, content, created_at, fields)
     select $1, id, tag, content, created::timestamptz, fields
     from jsonb_to_recordset($2::jsonb) as given(id text, tag text, content text, created text, fields jsonb)`,
    [projectId, JSON.stringify(rows)],
  );
}
