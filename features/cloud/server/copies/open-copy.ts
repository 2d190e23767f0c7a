/**
 * Makes a throwaway copy of a project's backend: the tables of its migrations on a new database, sample rows, people.
 * The project's own database is asked for nothing but its tables' definitions.
 */
import type { Connections } from "@slipway/cloud/backend/port";
import { maySpeakOfPublications, publishGeneratedColumns } from "@slipway/cloud/realtime/changes/publication";
import { createProjectKeys } from "@slipway/cloud/tokens/project-keys";
import { AppError, unavailable } from "@slipway/kernel/errors";
import { randomText } from "@slipway/kernel/ids";
import type { Needs } from "../../../services.ts";
import type { CloudTable } from "../../contract/tables.ts";
import { requireBackend } from "../backend/backends.ts";
import type { Keeps } from "../cloud-state.ts";
import { tablesOf } from "../database/read-tables.ts";
import { sqlRefusal } from "../database/run-query.ts";
import { listMigrations } from "../migrations/migration-rows.ts";
import { runText } from "../migrations/run-migration.ts";
import type { CheckCopy, CopyOrder } from "./check-copy.ts";
import { makePeople, signIn, warmUp } from "./copy-people.ts";
import { isCopyRef, newCopyRef } from "./copy-place.ts";

/** Each is a Postgres of its own, beside those of the projects. */
const MAX_COPIES = 3;
const SCHEMA_MS = 30_000;
const SEED_MS = 5_000;
const MAX_SEED_BYTES = 256 * 1024;

/** Choices of the project that people of its app see. Keys of other services, mails and messages stay with the project. */
const KEPT_SETTINGS = [
  ...["disable_signup", "external_anonymous_users_enabled", "external_email_enabled", "mailer_autoconfirm"],
  ...["password_min_length", "password_required_characters"],
];
/** The journeys of a turn sign in more often than one person does. */
const NO_LIMIT = 1_000_000;
const RATE_LIMITS = Object.fromEntries(
  ["email_sent", "anonymous_users", "token_refresh", "sign_in_sign_ups", "token_verifications"].map((name) => [
    name,
    NO_LIMIT,
  ]),
);

export type CopyPorts = Needs<"clusters" | "database" | "disk" | "log"> & Keeps<"backends" | "copies" | "traffic">;

export async function openCopy(ports: CopyPorts, projectId: string, order: CopyOrder): Promise<CheckCopy> {
  const { backend } = await requireBackend(ports, projectId);
  if (ports.copies.size >= MAX_COPIES) throw copiesBusy();
  const ref = newCopyRef();
  await using stack = new AsyncDisposableStack();
  ports.copies.add(ref);
  stack.defer(() => void ports.copies.delete(ref));
  await ports.disk.requireRoom();
  stack.defer(() => ports.clusters.remove(ref));
  const [, migrations, wanted] = await Promise.all([
    ports.clusters.enable(ref),
    listMigrations(ports, projectId),
    tablesOf(backend.database.as("postgres")),
  ]);
  const database = ports.clusters.database(ref).as("postgres");
  await runMigrations(
    database,
    migrations.flatMap(({ state, sql }) => (state === "succeeded" ? [sql] : [])),
  );
  if (shapeOf(await tablesOf(database)) !== shapeOf(wanted)) throw copyDiffers();
  const tokenSecret = randomText(48);
  const settings = { auth: authSettings(order.url, await backend.settings.read("auth")) };
  const rest = await backend.settings.read("rest");
  const served = { ref, tokenSecret, url: order.url, settings: { ...settings, ...(rest === null ? {} : { rest }) } };
  const socketPath = await ports.traffic.serveCopy(served);
  stack.defer(() => ports.traffic.endCopy(ref));
  const keys = await createProjectKeys({ secret: tokenSecret });
  const { people, strongest } = await makePeople({ socketPath, keys }, database);
  const seedProblem = order.seed === null ? null : await runSeed(database, order.seed);
  const place = { socketPath, keys };
  // Made ahead, because the first look usually needs it.
  const first = { session: await signIn(place, strongest), isUsed: false };
  await warmUp(place, wanted[0]?.name);
  const owned = stack.move();
  return {
    ...{ socketPath, people, strongest, seedProblem, anonKey: keys.anonKey },
    async signIn(name) {
      if (name !== strongest || first.isUsed) return signIn(place, name);
      first.isUsed = true;
      return first.session;
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

async function runMigrations(database: Connections, texts: readonly string[]): Promise<void> {
  const run = database.transaction(
    async (tx) => {
      await tx.query("set transaction read write");
      for (const text of texts) {
        await tx.query(`set local statement_timeout = ${SCHEMA_MS}`);
        await runText(tx, text);
        if (maySpeakOfPublications(text)) await publishGeneratedColumns(tx);
      }
    },
    undefined,
    { maxMs: SCHEMA_MS },
  );
  await run.catch((error: unknown) => {
    throw error instanceof AppError ? error : copyDiffers(error);
  });
}

/** Null, or the database's words. The seed is a file of the project, so its faults are the project's. */
async function runSeed(database: Connections, text: string): Promise<string | null> {
  if (Buffer.byteLength(text) > MAX_SEED_BYTES) return `The file has at most ${MAX_SEED_BYTES / 1024} kB.`;
  try {
    await database.transaction(
      async (tx) => {
        await tx.query("set transaction read write");
        await tx.query(`set local statement_timeout = ${SEED_MS}`);
        await runText(tx, text);
      },
      undefined,
      { maxMs: SEED_MS },
    );
    return null;
  } catch (error) {
    const refusal = sqlRefusal(error, text);
    if (!(refusal instanceof AppError)) throw error;
    const { line } = (refusal.details ?? {}) as { line?: number | null };
    return `${line == null ? "" : `Line ${line}: `}${refusal.userMessage}`.slice(0, 500);
  }
}

function authSettings(url: string, saved: Record<string, unknown> | null): Record<string, unknown> {
  const kept = Object.entries(saved ?? {}).filter(([name]) => KEPT_SETTINGS.includes(name));
  return { ...Object.fromEntries(kept), site_url: url, mailer_max_frequency: 0, rate_limits: RATE_LIMITS };
}

/** The tables as pages see them: a table that no migration made would be missing in the copy. */
const shapeOf = (tables: readonly CloudTable[]): string =>
  JSON.stringify(
    tables.map(({ name, rls_enabled, columns, policies }) => [
      ...[
        name,
        rls_enabled,
        policies.map(({ policyname, cmd, qual, with_check }) => [policyname, cmd, qual, with_check]),
      ],
      columns.map((column) => `${column.name} ${column.data_type}`).sort(),
    ]),
  );

const copiesBusy = (): AppError =>
  unavailable("copies_busy", `The checks of ${MAX_COPIES} other apps use a copy of their backend just now.`);

const copyDiffers = (cause?: unknown): AppError =>
  new AppError({
    code: "copy_differs",
    status: 409,
    userMessage: "The tables of the project's database are not those that its migrations make.",
    cause,
  });

/** Removes what a process left that was killed in the middle of a turn. */
export async function removeLeftCopies({
  clusters,
  copies,
  log,
}: Pick<CopyPorts, "clusters" | "copies" | "log">): Promise<void> {
  for (const ref of (await clusters.refs()).filter((one) => isCopyRef(one) && !copies.has(one)))
    await clusters.remove(ref).catch((error: unknown) => log.warn("a copy for checks was not removed", { ref, error }));
}
