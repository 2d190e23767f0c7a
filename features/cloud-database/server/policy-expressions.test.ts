/** Conditions of policies on a real database: what the check passes is one expression for Postgres, or refused by it. */
import { expressionProblem } from "@slipway/kernel/sql/one-expression";
import { openTestProject, type TestProject } from "@slipway/cloud/testing/test-project";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { policySql } from "../contract/changes/policy-change.ts";

let project: TestProject;

beforeAll(async () => {
  project = await openTestProject([]);
  await owner().query("create table public.guarded (id int, title text)");
  await owner().query("create table public.canary (id int)");
}, 120_000);
afterAll(() => project?.[Symbol.asyncDispose]());

const owner = () => project.backend.database.as("postgres");

class Undone extends Error {}

interface Seen {
  /** Policies of the whole schema. */
  policies: { name: string; table: string; cmd: string; roles: string; has_check: boolean }[];
  tables: string[];
  /** Whether the script left settings and the transaction alone. */
  isWhole: boolean;
}

const LOOK = `select
  (select coalesce(json_agg(json_build_object('name', policyname, 'table', tablename, 'cmd', cmd, 'roles', roles::text, 'has_check', with_check is not null)), '[]')
    from pg_catalog.pg_policies where schemaname = 'public') as policies,
  (select json_agg(relname order by relname) from pg_catalog.pg_class where relnamespace = 'public'::pg_catalog.regnamespace and relkind = 'r') as tables,
  pg_catalog.current_setting('slipway.mark', true) = 'mine' as "isWhole"`;

/** The catalog once a policy with this condition is made; null where Postgres refuses it. Nothing is kept. */
async function made(using: string, settings: string): Promise<Seen | null> {
  const sql = policySql({
    ...{ kind: "create_policy", table: "guarded" },
    policy: { name: "mine", command: "UPDATE", roles: ["anon"], is_restrictive: false, using, check: null },
  });
  let seen: Seen | null = null;
  const work = owner().transaction(async (tx) => {
    await tx.query(`${settings};`);
    await tx.query("set local slipway.mark = 'mine'");
    await tx.script(sql);
    [seen] = (await tx.query<Seen>(LOOK)).rows as [Seen];
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone) && !(error instanceof pg.DatabaseError)) throw error;
  });
  return seen;
}

const ONE_POLICY: Seen = {
  policies: [{ name: "mine", table: "guarded", cmd: "UPDATE", roles: "{anon}", has_check: false }],
  tables: ["canary", "guarded"],
  isWhole: true,
};

/** Parts of texts that would get out of their brackets. */
const PARTS = [
  ...["(", ")", "[", "]", ";", "--", "/*", "*/", "'", '"', "\\", "$$", "$a$", "E'", "U&'", 'U&"', "b'", "N'", "::"],
  ...[
    " ",
    "\n",
    "\t",
    "\u00a0",
    "\u2028",
    "a",
    "1",
    "1e",
    "é",
    "🙂",
    "$1",
    "+",
    "-",
    "*",
    "/",
    "|",
    "@",
    "#",
    "=",
    ",",
  ],
  ...[
    "true",
    "id",
    "title",
    "not ",
    "id = 1",
    "title = 'a'",
    " and ",
    " or ",
    "(select 1)",
    "array[1]",
    "exists (select 1)",
  ],
  ...[") with check (true", ") with check (true) --", "; drop table public.canary", ";drop table public.canary;--"],
  ...["); drop table public.canary; --", " uescape '!'", "; commit", "'\n'", "E'\\'", "$a$ ) $a$", "/* ) */"],
] as const;

const STANDARD = "set local standard_conforming_strings = on";
const ESCAPING = "set local standard_conforming_strings = off";

/** Texts that Postgres reads as more than one expression, by a reading of quotes, names and spaces of its own. */
const ATTACKS: readonly { text: string; settings: string }[] = [
  { text: "true) with check (true", settings: STANDARD },
  { text: "true); drop table public.canary; select (1", settings: STANDARD },
  // A space for others is a part of a name here, so that the dollar after it begins no text.
  {
    text: "exists (select 1 \u00a0$a$)) with check (exists (select 1 \u00a0$a$)",
    settings: STANDARD,
  },
  // The backslash keeps the quote behind it from closing the text.
  { text: String.raw`title = '\' || ') with check (title = ' || \' '`, settings: ESCAPING },
  // A text that goes on after a line break keeps the escapes of its first part.
  { text: "title = E'a'\n'\\' || ') with check (title = E' || \\' '", settings: STANDARD },
];

const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PARTS) },
  { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
);
const anything = fc.array(part, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(""));

/** An attack with parts put in or taken out. */
const changed = fc
  .record({
    attack: fc.constantFrom(...ATTACKS),
    edits: fc.array(fc.record({ at: fc.nat(80), gone: fc.nat(3), put: fc.option(part, { nil: "" }) }), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(({ attack, edits }) =>
    edits.reduce(
      (text, { at, gone, put }) => text.slice(0, at % text.length) + put + text.slice((at % text.length) + gone),
      attack.text,
    ),
  )
  .filter((text) => text !== "");

it.each(ATTACKS)(
  "%j leaves more than one policy's condition in Postgres, and is refused",
  async ({ text, settings }) => {
    const seen = await made(text, settings);
    expect(seen).not.toBeNull();
    expect(seen).not.toEqual(ONE_POLICY);
    expect(expressionProblem(text)).not.toBeNull();
  },
);

it.each([
  ["as databases are set", STANDARD],
  ["with backslashes that escape in every text", ESCAPING],
])(
  "a condition that passes is one expression or refused, %s",
  async (_name, settings) => {
    let passed = 0;
    let taken = 0;
    const judge = async (using: string): Promise<void> => {
      if (expressionProblem(using) !== null) return;
      passed += 1;
      const seen = await made(using, settings);
      if (seen === null) return;
      taken += 1;
      expect(seen).toEqual(ONE_POLICY);
    };
    await fc.assert(fc.asyncProperty(anything, judge), { numRuns: 1000 });
    await fc.assert(fc.asyncProperty(changed, judge), { numRuns: 1500 });
    // Expressions that make sense, joined, so that the judgement is not about refusals alone.
    const sensible = fc.constantFrom(
      "true",
      "id = 1",
      "title = 'a)'",
      "title = E'\\'(' ",
      "id in (1, 2)",
      "(id is null)",
      "title = $$;)--$$",
    );
    const joined = fc.array(sensible, { minLength: 1, maxLength: 5 }).map((parts) => parts.join("\nand "));
    await fc.assert(fc.asyncProperty(joined, judge), { numRuns: 100 });
    expect(passed).toBeGreaterThan(150);
    expect(taken).toBeGreaterThan(100);
  },
  300_000,
);
