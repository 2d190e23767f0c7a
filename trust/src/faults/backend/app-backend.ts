/**
 * A project's backend as seen by its app's visitors, who write rows by REST, files and accounts, and by its owner, who
 * deploys a function.
 */
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { AppError } from "@slipway/kernel/errors";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import type { TestPerson } from "@slipway/server/testing/test-person";

const PASSWORD = "correct horse 1";
export const FUNCTION_PATH = "supabase/functions/say/index.ts";

const SCHEMA = `do $made$ begin execute $sql$
  create table public.entries (
    id bigint generated always as identity primary key, writer int not null, value text not null unique, filling text not null default ''
  );
  alter table public.entries enable row level security;
  create policy everybody on public.entries for all to anon using (true) with check (true);
  insert into storage.buckets (id, name, public) values ('box', 'box', true);
  create policy everybody on storage.objects for all to anon using (true) with check (true);
$sql$; end $made$`;

/** Repeated, so that truncated content is noticed. */
const contentOf = (value: string): string => `${value}\n`.repeat(2000);
const addressOf = (value: string): string => `${value}@mail.example`;
export const functionSource = (value: string): string => `Deno.serve(() => new Response("${value}"));\n`;

export interface AppBackend {
  readonly projectId: string;
  readonly ref: string;
  addRow(writer: number, value: string, filling?: string): Promise<void>;
  addFile(value: string): Promise<void>;
  signUp(value: string): Promise<void>;
  /** Acknowledged when the function's file is saved; the deployment follows by itself. */
  deploy(value: string): Promise<void>;
  /** A count of rows through REST. */
  rowCount(): Promise<number>;
  status(): Promise<string>;
  /** Rows of one writer, in order. */
  rows(writer: number): Promise<string[]>;
  /** Files that hold exactly what their writer sent, and faults of others in words. */
  files(): Promise<{ whole: string[]; wrong: string[] }>;
  people(): Promise<string[]>;
  /** Whether the account's password signs in. */
  signIn(value: string): Promise<void>;
  /** The function's current answer. */
  say(): Promise<string>;
}

/** Each protocol words failures in its own way. */
async function refusalOf(response: Response): Promise<AppError> {
  const text = await response.text();
  let said: Record<string, unknown> = {};
  try {
    said = JSON.parse(text) as Record<string, unknown>;
  } catch {
    said = { message: text };
  }
  const word = (...names: string[]): string =>
    names.map((name) => said[name]).find((value): value is string => typeof value === "string") ?? "";
  return new AppError({
    code: word("error_code", "code", "error") || "none",
    status: response.status,
    userMessage: word("message", "msg", "error_description"),
  });
}

export async function makeAppBackend(person: TestPerson): Promise<AppBackend> {
  const { id: projectId } = await newProject(person.call);
  const { ref, url, anon_key: key } = await enableBackend(person.call, projectId);
  const params = { id: projectId, ref };
  const sql = async (query: string): Promise<Record<string, unknown>[]> =>
    person.call(cloudContract.query, { params, body: { query } });
  await sql(SCHEMA);

  const send = async (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) => {
    const headers = { apikey: key, authorization: `Bearer ${key}`, ...init.headers };
    const response = await fetchByAddress(`${url}${path}`, { ...init, headers });
    if (!response.ok) throw await refusalOf(response);
    return response;
  };
  const json = (path: string, body: object): Promise<Response> =>
    send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const column = async (query: string): Promise<string[]> => (await sql(query)).map((row) => String(row["value"]));

  return {
    projectId,
    ref,
    addRow: async (writer, value, filling = "") => void (await json("/rest/v1/entries", { writer, value, filling })),
    addFile: async (value) =>
      void (await send(`/storage/v1/object/box/${value}`, {
        method: "POST",
        headers: { "content-type": "text/plain" },
        body: contentOf(value),
      })),
    signUp: async (value) => void (await json("/auth/v1/signup", { email: addressOf(value), password: PASSWORD })),
    async deploy(value) {
      const changes = [{ path: FUNCTION_PATH, content: functionSource(value) }];
      await person.call(filesContract.editCode, { params: { projectId }, body: { changes, commit_message: value } });
    },
    async rowCount() {
      const response = await send("/rest/v1/entries?select=count");
      return ((await response.json()) as [{ count: number }])[0].count;
    },
    status: async () => (await person.call(cloudContract.status, { params: { id: projectId } })).status,
    rows: (writer) => column(`select value from public.entries where writer = ${writer} order by id`),
    async files() {
      const whole: string[] = [];
      const wrong: string[] = [];
      for (const value of await column(
        "select name as value from storage.objects where bucket_id = 'box' order by created_at, name",
      )) {
        const text = await send(`/storage/v1/object/public/box/${value}`).then((response) => response.text(), String);
        if (text === contentOf(value)) whole.push(value);
        else wrong.push(`the file ${value} is listed and does not hold what was sent: ${text.slice(0, 100)}`);
      }
      return { whole, wrong };
    },
    people: () => column("select split_part(email, '@', 1) as value from auth.users order by created_at"),
    signIn: async (value) =>
      void (await json("/auth/v1/token?grant_type=password", { email: addressOf(value), password: PASSWORD })),
    say: async () => (await send("/functions/v1/say")).text(),
  };
}
