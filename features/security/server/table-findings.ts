/** Findings about a table, from trying it as a stranger and as signed-in people. [SE3] */
import type { FailedAttempt, ProvenTable } from "../../cloud/contract/security.ts";
import type { CloudTable } from "../../cloud/server/index.ts";
import type { Level, Scanner } from "../contract/index.ts";

export interface Found {
  scanner: Scanner;
  rule: string;
  level: Level;
  description: string;
  /** The place. */
  details: string;
  /** Identifies the same finding in the next scan; `details` if left out. */
  place?: string;
}

type Finding = Pick<Found, "rule" | "level" | "description">;

/** Columns that usually hold personal values. */
const PERSONAL = /e_?mail|phone|address|birth|passw|iban|card_|salary|token/i;

const rows = (count: number): string => (count === 1 ? "1 row" : `${count} rows`);

const WORDS = { select: "reading", insert: "adding", update: "changing", delete: "deleting" } as const;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)!}`;

const quotedWords = ({ message, sqlstate }: FailedAttempt): string =>
  `"${message}"${sqlstate === null ? "" : ` (${sqlstate})`}`;

/** Distinct, in their order. */
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

const operationsOf = (attempts: readonly FailedAttempt[]): string =>
  listed(distinct(attempts.map(({ operation }) => WORDS[operation])));

function callersOf(attempts: readonly FailedAttempt[]): string {
  const who = new Set(attempts.map(({ caller }) => (caller === "anon" ? "strangers" : "people who are signed in")));
  return listed([...who]);
}

const CIRCLE = "42P17";

/** Nobody can read or change any row. */
const isShut = ({ access }: ProvenTable): boolean =>
  Object.values(access).every(
    (one) => !one.insert && [one.select, one.update, one.delete].every((count) => count === null),
  );

/** A rule that fails lets nobody in: it is not a hole, but nobody can use the table. */
function brokenRules(table: ProvenTable): Finding[] {
  const broken = table.failed.filter(({ kind }) => kind === "broken");
  const [first] = broken;
  if (first === undefined) return [];
  const why =
    first.sqlstate === CIRCLE
      ? ` Its policy asks a table whose policy asks it again. Put the question into a function that is security definer, and let both policies call it.`
      : " Mend the policy or trigger, or what it calls.";
  const what = isShut(table)
    ? `Nobody gets into ${table.table}`
    : `Nobody gets through with ${operationsOf(broken)} in ${table.table} (tried as ${callersOf(broken)})`;
  return [{ rule: "policy_fails", level: "error", description: `${what}: Postgres says ${quotedWords(first)}.${why}` }];
}

/** Reports what could not be determined, so that it does not pass for safe. */
function unknownAccess({ table, failed, is_complete }: ProvenTable): Finding[] {
  const unclear = failed.filter(({ kind }) => kind === "unclear");
  const [first] = unclear;
  if (first === undefined && is_complete) return [];
  const description =
    first === undefined
      ? `We could not tell who gets at ${table}: trying it took too long.`
      : `We could not tell whether ${callersOf(unclear)} get through with ${operationsOf(unclear)} in ${table}: Postgres says ${quotedWords(first)}.${is_complete ? "" : " The rest was not tried."}`;
  return [{ rule: "access_not_known", level: is_complete ? "info" : "warn", description }];
}

function openAccess(table: ProvenTable, columns: CloudTable["columns"]): Finding[] {
  const { access, table: name } = table;
  const { anon, user_a: a, user_b: b } = access;
  const found: Finding[] = [];
  const changed = Math.max(anon.update ?? 0, anon.delete ?? 0);
  if (changed > 0)
    found.push({
      rule: "strangers_can_change_rows",
      level: "error",
      description: `Anyone can change or delete rows of ${name} (${rows(changed)}): we tried it as a stranger, and took it back.`,
    });
  if ((anon.select ?? 0) > 0) {
    const read = table.anon_columns;
    const isPersonal = columns.some(({ name: column }) => (read?.includes(column) ?? true) && PERSONAL.test(column));
    const what = read === null ? name : `${listed(read)} of ${name}`;
    found.push({
      rule: "strangers_can_read_rows",
      level: isPersonal ? "error" : "info",
      description: `Anyone can read ${what} (${rows(anon.select!)}): we asked as a stranger and got them.`,
    });
  }
  const both = Math.min(a.update ?? 0, b.update ?? 0);
  if (changed === 0 && both > 0 && both === table.rows)
    found.push({
      rule: "members_can_change_all_rows",
      level: "warn",
      description: `Everybody who is signed in can change every row of ${name} (${rows(both)}), also those of others.`,
    });
  return found;
}

export function findingsOfTable(table: ProvenTable, columns: CloudTable["columns"]): Found[] {
  const details = table.table.includes(".") ? table.table : `public.${table.table}`;
  const found = [...openAccess(table, columns), ...brokenRules(table), ...unknownAccess(table)];
  return found.map((finding) => ({ scanner: "supabase", details, ...finding }));
}
