/**
 * The project's database: its content, and SQL that needs approval, is kept as migrations and refused without row-level
 * security.
 */
import { tool, type ToolSet } from "ai";
import { z } from "zod";

export interface DataPort {
  schema(): Promise<unknown>;
  execute(input: { sql: string; purpose: string }): Promise<unknown>;
  read(input: { sql: string; purpose: string; logs?: boolean | undefined }): Promise<unknown>;
}

/** The person who allows it reads all of it. */
const MAX_SQL_CHARACTERS = 50_000;
const sql = z.string().min(1).max(MAX_SQL_CHARACTERS);
const purpose = z.string().min(1).max(200).describe("What for, in a few words; the person reads it");

/** `mayEdit` false leaves out tools that need approval. */
export function dataTools(data: DataPort, { mayEdit }: { mayEdit: boolean }): ToolSet {
  const schema: ToolSet = {
    db_schema: tool({
      description: `The project's database (Postgres with sign-in, spoken to with @supabase/supabase-js): its tables, columns, policies and migrations. state "not_enabled": it has none yet; when one is needed ask_user with the one option "Enable Cloud for this project" and stop, and you go on after the click. ai says whether its functions may ask language models.`,
      inputSchema: z.object({}),
      execute: () => data.schema(),
    }),
  };
  if (!mayEdit) return schema;
  return {
    ...schema,
    execute_sql: tool({
      description:
        "Changes the database's structure. The person is asked first. All statements run in one transaction and are kept as a file in supabase/migrations, not written by you. A view needs (security_invoker = true). A table in public without row-level security is refused: enable it and write a policy per operation, with an owner column `user_id uuid not null default auth.uid()`. VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are set in import.meta.env.",
      inputSchema: z.object({ sql, purpose }),
      execute: (input) => data.execute(input),
    }),
    query_database: tool({
      description:
        "Runs one reading query. The person is asked first. logs: of the last hour, from function_logs, function_edge_logs, auth_logs, postgres_logs or edge_logs (timestamp, event_message).",
      inputSchema: z.object({ sql, purpose, logs: z.boolean().optional() }),
      execute: (input) => data.read(input),
    }),
  };
}
