/**
 * Random statements of a project's owner: some with known results, some that must change nothing. Each can be repeated
 * by its number.
 */
import { isDeepStrictEqual } from "node:util";
import { AppError } from "@slipway/kernel/errors";
import { WORDS } from "@slipway/cloud/testing/requests/rows-model";
import { diceOf, type Dice } from "@slipway/platform/testing/dice";
import type { Needs } from "../../services.ts";

/** Expected rows of `kept`. */
type Kept = Map<number, string | null>;

interface Asked {
  query: string;
  parameters?: (string | number | null)[];
  readOnly: boolean;
  /** Expected rows; null: refused, or without effect. */
  expected: unknown;
}

const SETUP = `do $made$ begin execute $sql$
  create table public.kept (id int primary key, word text);
  alter table public.kept enable row level security;
  create function public.put() returns int language sql volatile as $f$ insert into public.kept values (-1, 'put') returning id $f$;
$sql$; end $made$`;

/** Everything that could have changed: rows, tables, functions, roles, settings. */
const STATE = `select (select json_agg(k order by id) from public.kept k) as kept,
  (select json_agg(c.relname::text order by c.relname::text) from pg_class c where c.relnamespace = 'public'::regnamespace) as tables,
  (select count(*)::int from pg_proc where pronamespace = 'public'::regnamespace) as functions,
  (select json_agg(r order by r.rolname) from (select rolname, rolsuper, rolconfig from pg_roles) r) as roles,
  (select json_agg(e.extname::text order by 1) from pg_extension e) as extensions`;

const PROBE = `select session_user::text as login, current_user::text as role, current_setting('transaction_read_only') as reads,
  current_setting('search_path') as path`;

/** Statements by which an owner might try to write in a read-only call, or leave the transaction or the database. */
const ESCAPES: readonly string[] = [
  ...[
    "insert into kept values (-1, $w)",
    "update kept set word = $w",
    "delete from kept",
    "truncate kept",
    "drop table kept",
    "select put()",
  ],
  ...[
    "with gone as (delete from kept returning *) select * from gone",
    "create table more (word text)",
    "select * into more from kept",
  ],
  ...[
    "do $$ begin delete from kept; end $$",
    "do $$ begin commit; end $$",
    "do $$ begin perform put(); exception when others then end $$",
  ],
  ...[
    "commit; delete from kept",
    "rollback; delete from kept",
    "begin; delete from kept; commit",
    "end; drop table kept",
    "select 1; delete from kept",
  ],
  ...[
    "set transaction read write",
    "set transaction_read_only = off",
    "select set_config('transaction_read_only', 'off', false)",
  ],
  ...[
    "set role supabase_admin",
    "set session authorization supabase_admin",
    "reset session authorization",
    "set role none",
    "reset role",
  ],
  ...[
    "alter role postgres superuser",
    "create role more superuser login",
    "alter role anon set search_path = auth",
    "drop role anon",
  ],
  ...[
    "alter system set log_statement = 'all'",
    "create extension plpython3u",
    "create extension file_fdw",
    "load 'auto_explain'",
  ],
  ...[
    "copy kept to '/tmp/kept'",
    "copy kept from program 'id'",
    "copy kept to program 'cat'",
    "copy (select $w) to stdout",
  ],
  ...[
    "select pg_read_file('/etc/passwd')",
    "select pg_ls_dir('/')",
    "select lo_import('/etc/passwd')",
    "select pg_reload_conf()",
  ],
  ...[
    "select pg_terminate_backend(pid) from pg_stat_activity where usename <> current_user",
    "create database more",
    "vacuum full pg_class",
  ],
  ...[
    "set search_path = auth",
    "select set_config('search_path', 'auth', false)",
    "prepare p as delete from kept",
    "execute p",
    "deallocate all",
  ],
  ...[
    "discard all",
    "listen kept",
    "notify kept",
    "declare c cursor with hold for select 1",
    "lock table kept",
    "grant all on kept to anon",
  ],
];
const TOKENS: readonly string[] = [
  ...[
    "select",
    "from",
    "where",
    "kept",
    "word",
    "id",
    "*",
    "(",
    ")",
    ",",
    "=",
    "'",
    '"',
    ";",
    "--",
    "/*",
    "*/",
    "$1",
    "$$",
    "null",
  ],
  ...[
    "with",
    "as",
    "union",
    "order by",
    "limit",
    "1",
    "::int",
    "::regclass",
    "[",
    "]",
    "case when",
    "end",
    "exists",
    "values",
    "json_agg",
    "\\",
    "%",
  ],
];

const identity = (dice: Dice): Asked => {
  const parameters = [dice.of(WORDS), dice.below(1000) - 500, dice.chance(0.3) ? null : dice.of(WORDS)];
  const [a, b, c] = parameters;
  const query = "select $1::text as a, $2::int as b, $3::text as c, length($1::text) as d";
  return { query, parameters, readOnly: dice.chance(0.5), expected: [{ a, b, c, d: [...String(a)].length }] };
};

/** The calls that the table screen makes. */
function writing(dice: Dice, kept: Kept): Asked {
  const id = dice.below(40);
  const word = dice.chance(0.1) ? null : dice.of(WORDS);
  if (!kept.has(id)) {
    kept.set(id, word);
    return {
      query: "insert into kept values ($1, $2) returning *",
      parameters: [id, word],
      readOnly: false,
      expected: [{ id, word }],
    };
  }
  if (dice.chance(0.5)) {
    kept.set(id, word);
    const query = `update "kept" set "word" = $2 where "id" = $1 returning *`;
    return { query, parameters: [id, word], readOnly: false, expected: [{ id, word }] };
  }
  kept.delete(id);
  const query = `delete from "kept" where "id" = $1 or ("id" = $2 and false) returning id`;
  return { query, parameters: [id, id + 1], readOnly: false, expected: [{ id }] };
}

/** Reads rows by values that look like SQL and compares them with the expected rows. */
function reading(dice: Dice, kept: Kept): Asked {
  const word = dice.of(WORDS);
  const expected = [...kept].filter(([, is]) => is === word).map(([id]) => ({ id }));
  return {
    query: "select id from kept where word = $1 order by id",
    parameters: [word],
    readOnly: true,
    expected: expected.toSorted((one, other) => one.id - other.id),
  };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const escaping = (dice: Dice): Asked => ({
  query: dice.of(ESCAPES).replace("$w", quoted(dice.of(WORDS))),
  readOnly: true,
  expected: null,
});
const guessing = (dice: Dice): Asked => ({
  query: Array.from({ length: 1 + dice.below(12) }, () => dice.of(dice.chance(0.85) ? TOKENS : WORDS)).join(" ") || " ",
  readOnly: true,
  expected: null,
});

const KINDS = [identity, writing, writing, reading, reading, escaping, escaping, guessing] as const;

export interface SqlFindings {
  problems: string[];
  /** How many of the statements that must change nothing were refused. */
  refused: number;
}

/** Runs in the project's own backend, one request after another: each meets the state that the one before left. */
export async function runSqlRequests(
  services: Needs<"cloud">,
  projectId: string,
  { seed, count }: { seed: number; count: number },
): Promise<SqlFindings> {
  const cloud = services.cloud;
  const ask = (query: string, readOnly = false, parameters: readonly unknown[] = []) =>
    cloud.query(projectId, { query, readOnly, parameters });
  await ask(SETUP);
  const kept: Kept = new Map();
  const found: SqlFindings = { problems: [], refused: 0 };
  const [first] = await ask(STATE);
  const usual = await ask(PROBE);
  for (let index = 0; index < count; index += 1) {
    const dice = diceOf(seed, index);
    const asked = dice.of(KINDS)(dice, kept);
    const wrong = (what: string): void =>
      void found.problems.push(
        `[${seed}:${index}] ${asked.query.slice(0, 300)} ${JSON.stringify(asked.parameters)}: ${what}`,
      );
    try {
      const rows = await ask(asked.query, asked.readOnly, asked.parameters);
      if (asked.expected !== null && !isDeepStrictEqual(rows, asked.expected))
        wrong(`${JSON.stringify(rows).slice(0, 300)} is not ${JSON.stringify(asked.expected).slice(0, 300)}`);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) wrong(`fails: ${String(error)}`);
      else if (asked.expected !== null) wrong(`is refused: ${error.userMessage}`);
      else found.refused += 1;
    }
    // The next caller on the same connection must have the usual identity.
    if (asked.expected === null && !isDeepStrictEqual(await ask(PROBE), usual)) wrong("another caller comes after it");
  }
  const [last] = await ask(STATE);
  const rows = [...kept].map(([id, word]) => ({ id, word })).toSorted((one, other) => one.id - other.id);
  const expected = { ...first, kept: rows.length === 0 ? null : rows };
  if (!isDeepStrictEqual(last, expected))
    found.problems.push(
      `[${seed}] ${JSON.stringify(last).slice(0, 600)} is not ${JSON.stringify(expected).slice(0, 600)}`,
    );
  await ask("drop table public.kept");
  await ask("drop function public.put()");
  return found;
}
