/** Refusals of a project's backend. Messages are for people; codes and details are for programs. */
import { AppError, conflict, forbidden, notFound, unavailable } from "@slipway/kernel/errors";

export const notEnabled = (): AppError =>
  new AppError({ code: "cloud_not_enabled", status: 404, userMessage: notFound("The backend").userMessage });
/** [C6.04] */
export const disabledByWorkspace = (): AppError =>
  forbidden("The cloud backend has been disabled by the workspace admin.", { reason: "workspace" });
/** [C6.04] [CF2] */
export const disabledByPreference = (): AppError =>
  forbidden("Enabling Cloud is switched off in your tool preferences.", { reason: "preference" });
export const aiDisabledByPreference = (): AppError =>
  forbidden("Enabling AI is switched off in your tool preferences.", { reason: "preference" });
export const aiNotEnabled = (): AppError =>
  new AppError({
    code: "ai_not_enabled",
    status: 403,
    userMessage: 'AI is not enabled for this project. Its owner sends "Enable AI for this project" in the chat.',
  });
/** No answers are stored, so an owner would have nothing to read. */
export const ownerPageMissing = (): AppError =>
  conflict(
    "owner_page_missing",
    'This project has no owner page yet. Say "Store the answers of the form" in the chat, and it gets one.',
  );
/** Somebody else may have signed up with this address and know its password. */
export const ownerAddressTaken = (): AppError =>
  conflict(
    "owner_address_taken",
    "Somebody signed up on this site with this address, and it may not have been you. Please use another address.",
  );
/** The operator has switched backends off, or given them no host names. */
export const notOffered = (): AppError =>
  unavailable("cloud_not_offered", "This Slipway offers no backends. Please ask the person who runs it.");

export interface SqlFailure {
  message: string;
  /** Null if the database did not refuse it. */
  sqlstate: string | null;
  /** Counts from 1; null if the database does not say. */
  line: number | null;
}

export const sqlFailed = ({ message, sqlstate, line }: SqlFailure, cause?: unknown): AppError => {
  const place = line === null ? "" : ` (line ${line})`;
  return new AppError({
    code: "sql_failed",
    status: 400,
    userMessage: `${message}${place}`,
    details: { sqlstate, line },
    cause,
  });
};

/** A person ended it, or left the page. */
export const statementCancelled = (cause?: unknown): AppError =>
  new AppError({
    code: "statement_cancelled",
    status: 400,
    userMessage: "Cancelled. Nothing was changed.",
    cause,
  });

/** The gate of migrations: without it everybody who has the app's address could read and write these tables. Names as SQL writes them. */
export const rowSecurityMissing = (tables: readonly string[]): AppError => {
  const [first = ""] = tables;
  const what = tables.length === 1 ? `The table ${first} has` : `The tables ${tables.slice(0, 20).join(", ")} have`;
  return new AppError({
    code: "row_security_missing",
    status: 400,
    userMessage: `${what} no row-level security, so everybody could read and change every row. Nothing was applied. Add "alter table ${first} enable row level security;" to the same migration, and a policy for each operation that people may do.`,
    details: { tables: tables.map((name) => name.replace(/^public\./, "")) },
  });
};

const EVERYBODY = "so everybody who has the app's address could read what it holds. Nothing was applied.";

/** Ways past row-level security: what each one would do, and what to write instead. */
const PASSED: Readonly<
  Record<"view" | "materialized" | "foreign" | "owner" | "bypass" | "told", (name: string) => string>
> = {
  view: (name) =>
    `The view ${name} reads with its owner's rights, past row-level security, ${EVERYBODY} Make it "with (security_invoker = true)", or add "revoke all on ${name} from anon, authenticated;".`,
  materialized: (name) =>
    `The materialized view ${name} knows no row-level security, ${EVERYBODY} Add "revoke all on ${name} from anon, authenticated;", and read it in a function.`,
  foreign: (name) =>
    `The foreign table ${name} knows no row-level security, ${EVERYBODY} Add "revoke all on ${name} from anon, authenticated;".`,
  owner: (name) =>
    `Visitors would have the rights of the owner of ${name}, to whom row-level security does not apply, ${EVERYBODY} Let it belong to current_user, and grant the owner's role to neither anon nor authenticated.`,
  bypass: (name) =>
    `The role ${name} would pass row-level security by in every table. Nothing was applied. Leave out what changes that role; what a server does without rules is done as service_role.`,
  told: (name) =>
    `Changes of ${name}, which has no row-level security, would be told to everybody who listens. Nothing was applied. Add "alter table ${name} enable row level security;" with a policy, or "alter publication supabase_realtime drop table ${name};".`,
};

/** The gate again: row-level security is on, and something else would let visitors past it. */
export const rowSecurityPassed = ({ kind, object }: { kind: keyof typeof PASSED | "off"; object: string }): AppError =>
  kind === "off"
    ? rowSecurityMissing([object])
    : new AppError({
        code: "row_security_missing",
        status: 400,
        userMessage: PASSED[kind](object),
        details: { tables: [object] },
      });

export const answerTooLarge = (): AppError =>
  new AppError({
    code: "answer_too_large",
    status: 400,
    userMessage: "The answer has more than 10 MB. Ask for fewer rows or columns.",
  });

export const answerTooDeep = (max: number): AppError =>
  new AppError({
    code: "answer_too_deep",
    status: 400,
    userMessage: `The answer holds JSON that is nested more than ${max} levels deep, which cannot be shown. Ask for a part of it (column -> 'key') or for its text (column::text).`,
  });

export const vacuumTooLong = (maxMs: number): AppError =>
  sqlFailed({
    message: `VACUUM was ended after ${maxMs / 1000} seconds. Nothing is lost, and tables it was done with keep what they gained. Run it for one table at a time: vacuum full public.name_of_the_table.`,
    sqlstate: "57014",
    line: null,
  });

/** [C7.19] [CI4] */
export const otherProject = (): AppError => notFound("This backend");

export const migrationRunning = (): AppError =>
  conflict("migration_running", "Another migration of this project is running. Try again when it has ended.");
