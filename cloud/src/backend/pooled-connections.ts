/** A pool of connections that one login has into one running cluster. */
import { AppError, unavailable } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import { machineFault } from "@slipway/platform/http/machine-faults";
import pg from "pg";
import { cloudUnavailable, tookTooLong } from "../clusters/refusals.ts";
import { guardedClients } from "./answer-guard.ts";
import { isRefusedLogin } from "./bounded-client.ts";
import { inWordsOfMemory } from "./data-error.ts";
import { runPipeline, type PipedResult, type PipedStatement } from "./pipeline.ts";
import { databaseFull, hasGrown, signInRefusal, takenBy, type Taken } from "./no-growth.ts";
import { SharedReads } from "./shared-reads.ts";
import type { BackendTransaction, Caller, Connections, QueryBounds, Rows, Statement, TransactionPlan } from "./port.ts";

export interface PoolPlace extends pg.ClientConfig {
  max: number;
  /** Timeout of one statement, which its SQL may change. */
  statementTimeoutMs?: number;
  /** Bound of one answer; a statement may name another. Default: MAX_ANSWER_BYTES. */
  maxAnswerBytes?: number;
}

/** An idle connection costs the cluster about 2 MB. */
const IDLE_MS = 20_000;
const CONNECT_MS = 10_000;
/** Statements that wait for a connection; more are refused. */
const MAX_WAITING = 500;
/** Longer than the statement timeout of any size. */
const STATEMENT_MS = 75_000;
const TRANSACTION_MS = 120_000;

export function openPool({ statementTimeoutMs, maxAnswerBytes, ...place }: PoolPlace): pg.Pool {
  const pool = new pg.Pool({
    ...place,
    Client: guardedClients(maxAnswerBytes === undefined ? {} : { maxBytes: maxAnswerBytes }),
    ...(statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }),
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    allowExitOnIdle: true,
  });
  // The cluster may be stopped or killed under an idle connection: the next statement opens another.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

const sharedReads = new WeakMap<pg.Pool, SharedReads>();

function sharedReadsOf(pool: pg.Pool): SharedReads {
  let known = sharedReads.get(pool);
  if (known === undefined) sharedReads.set(pool, (known = new SharedReads()));
  return known;
}

const SETTING = /^[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)*$/i;

/** Statement texts by the names they set, since requests set the same ones again and again. */
const becomeTexts = new RecentMap<string>(100);

function becomeText(names: readonly string[]): string {
  const key = names.join(" ");
  const known = becomeTexts.get(key);
  if (known !== undefined) return known;
  const calls = names.map((name, index) => {
    if (!SETTING.test(name)) throw new Error(`${name} is no name of a setting`);
    return `pg_catalog.set_config('${name}', $${index + 1}, true)`;
  });
  // The condition is never true, because a returned row would carry the settings along with every answer.
  const text = `select where pg_catalog.num_nulls(${calls.join(", ")}) operator(pg_catalog.<) 0`;
  becomeTexts.set(key, text);
  return text;
}

/** Serialised claims by their object, which never changes: a token that comes again brings the same one. */
const claimTexts = new WeakMap<object, string>();

function claimsText(claims: Caller["claims"]): string {
  const known = claimTexts.get(claims);
  if (known !== undefined) return known;
  const text = JSON.stringify(claims);
  if (Object.isFrozen(claims)) claimTexts.set(claims, text);
  return text;
}

/** One statement that switches the rest of the transaction to the caller. */
function becomeStatement({ role, claims, settings = {} }: Caller): PipedStatement {
  // The role comes last, because the settings before it may need the login's rights.
  const text = becomeText(["request.jwt.claims", ...Object.keys(settings), "role"]);
  const values = [claimsText(claims), ...Object.values(settings), role];
  return { text, values, prepared: true, isSilent: true };
}

/** As the server says after each statement; others: no transaction, or a failed one. */
const IN_TRANSACTION = "T";

const READ_ONLY: PipedStatement = { text: "set transaction read only", values: [], prepared: true };

const becomeLogin = (role: string | null): PipedStatement => ({
  text: "select set_config('request.jwt.claims', '', true), set_config('role', $1, true)",
  values: [role ?? "none"],
  prepared: true,
});

const transactionEnded = (): AppError =>
  new AppError({
    code: "transaction_ended",
    status: 400,
    kind: "user",
    userMessage: "The statement ended the transaction, so the statements after it did not run.",
  });

const busy = (): AppError => unavailable("cloud_busy", "This backend has too many requests at once. Try again.");

const asRows = <Row extends object>(result: { rows: Record<string, unknown>[]; count: number }): Rows<Row> => ({
  rows: result.rows as Row[],
  count: result.count,
});

/**
 * The cluster was stopped, killed or changed during the statement, which is neither the caller's fault nor one of the
 * product's database.
 */
const withoutConnection = (error: unknown): unknown =>
  !(error instanceof AppError) && machineFault(error)?.code === "database_unavailable"
    ? cloudUnavailable(error)
    : error;

export interface PoolSource {
  /** Called each time, because a cluster that was stopped has another pool after waking up. */
  pool(): Promise<pg.Pool>;
  /** Sets the passwords of the platform's logins again, after a project's SQL has changed one. */
  repairLogins(): Promise<void>;
  /** Statements of a full database are read-only, whatever the project's SQL has set for its logins or sessions. */
  isFull?(): boolean;
  /** Size of the tables when the database became full; answers `bytes` when nothing is recorded yet. */
  fullSince?(bytes: number): Promise<number>;
  /** Ends a session by its process id on the server. */
  endSession?(pid: number): Promise<void>;
  /** The memory that one statement may use; null where nothing of ours bounds it. */
  statementBytes?(): number | null;
  /** Role with which sessions begin, for statements that name no role. Null: the login itself. */
  role?(): string | null;
}

type WithProcess = pg.PoolClient & {
  processID: number | null;
  connection: pg.Connection;
  getTransactionStatus(): string | null;
};

/**
 * Ends the session when its time is over. If the session does not end, its connection is abandoned and the caller still
 * gets the error.
 */
function endAfter(client: pg.PoolClient, { maxMs, source }: { maxMs: number; source: PoolSource }) {
  const { processID, connection } = client as WithProcess;
  const watch = { isOver: false, [Symbol.dispose]: () => clearTimeout(timer) };
  const end = async (): Promise<void> => {
    watch.isOver = true;
    try {
      if (processID !== null) await source.endSession?.(processID);
    } finally {
      connection.stream.destroy();
    }
  };
  // Postgres notices by itself that the client is gone (client_connection_check_interval).
  const timer = setTimeout(() => void end().catch(() => undefined), maxMs);
  return watch;
}

export function pooledConnections(source: PoolSource): Connections {
  async function connect(isAgain = false): Promise<pg.PoolClient> {
    const open = await source.pool();
    if (open.waitingCount >= MAX_WAITING) throw busy();
    try {
      return await open.connect();
    } catch (error) {
      // The pool was closed between the two lines because its cluster stops. Nothing was sent, and the next attempt has
      // another pool.
      if (open.ending) return isAgain ? Promise.reject(cloudUnavailable(error)) : connect(true);
      if (!isRefusedLogin(error) || isAgain) throw withoutConnection(error);
      await source.repairLogins();
      return connect(true);
    }
  }

  async function withClient<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    { maxMs, endsSession = false }: { maxMs: number; endsSession?: boolean | undefined },
  ): Promise<T> {
    const client = await connect();
    using watch = endAfter(client, { maxMs, source });
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      if (watch.isOver) throw tookTooLong(maxMs, error);
      // A refused statement leaves the connection intact; other errors may not.
      if (!(error instanceof pg.DatabaseError) && !(error instanceof AppError)) broken = error as Error;
      if (error instanceof pg.DatabaseError && (error.severity === "FATAL" || error.severity === "PANIC"))
        broken = error;
      throw withoutConnection(inWordsOfMemory(error, source.statementBytes?.() ?? null));
    } finally {
      // The request to end the session may still be on its way.
      client.release(watch.isOver || endsSession ? true : broken);
    }
  }

  const run = (statements: PipedStatement[], maxMs = STATEMENT_MS) =>
    withClient((client) => runPipeline(client, statements), { maxMs });

  const share = async (statements: PipedStatement[]): Promise<PipedResult[]> =>
    sharedReadsOf(await source.pool()).ask({
      statements,
      withClient: (work) => withClient(work, { maxMs: STATEMENT_MS }),
    });

  const isFull = (): boolean => source.isFull?.() === true;
  const limits = (): PipedStatement[] => (isFull() ? [READ_ONLY] : []);

  return {
    async query<Row extends object>(
      text: string,
      values: readonly unknown[] = [],
      { maxMs, ...bounds }: QueryBounds = {},
    ) {
      const results = await run([...limits(), { text, values, prepared: false, ...bounds }], maxMs);
      return asRows<Row>(results.at(-1)!);
    },
    async queryAs<Row extends object>(caller: Caller, statement: Statement) {
      const { text, values = [], prepared = false, mayRunTwice = false } = statement;
      const statements = [...limits(), becomeStatement(caller), { text, values, prepared }];
      const results = await (mayRunTwice ? share(statements) : run(statements));
      return asRows<Row>(results.at(-1)!);
    },
    transaction: (work, caller, { aim, maxMs = TRANSACTION_MS, endsSession } = {}) =>
      withClient((client) => inTransaction(client, work, { caller, aim, isFull: isFull(), source }), {
        maxMs,
        endsSession,
      }),
    endSession: async (pid) => source.endSession?.(pid),
  };
}

interface OpenPlan extends Pick<TransactionPlan, "aim"> {
  caller: Caller | undefined;
  isFull: boolean;
  source: PoolSource;
}

/** Answers the earlier size of a full database whose transaction may change something. */
async function opened(tx: BackendTransaction, { aim, isFull }: OpenPlan): Promise<Taken | null> {
  // The mode has to be set before any statement that reads.
  if (aim !== undefined) await tx.query("set transaction read write");
  else if (isFull) await tx.query("set transaction read only");
  return isFull && aim !== undefined && aim !== "any" ? takenBy(tx) : null;
}

/** Rejects a transaction of a full database that took more space than its aim allows. */
async function refuseGrowth(tx: BackendTransaction, before: Taken, { aim, source }: OpenPlan): Promise<void> {
  const after = await takenBy(tx);
  if (aim === "removes" && hasGrown(before, after)) throw databaseFull();
  if (aim !== "signs_in") return;
  const refusal = signInRefusal(before, after, (await source.fullSince?.(before.bytes)) ?? before.bytes);
  if (refusal !== null) throw refusal;
}

function transactionOn(client: pg.PoolClient, { isFull, source }: OpenPlan): BackendTransaction {
  const one = async (statement: PipedStatement) => (await runPipeline(client, [statement]))[0]!;
  return {
    isFull,
    query: async <Row extends object>(text: string, values: readonly unknown[] = [], { maxBytes }: QueryBounds = {}) =>
      asRows<Row>(await one({ text, values, prepared: false, ...(maxBytes === undefined ? {} : { maxBytes }) })),
    async queryAsTexts(text, { maxRows, isReadOnly, ...bounds }) {
      const statement = { text, values: [], prepared: false, asTexts: { maxRows }, ...bounds };
      // Both go out before one Sync: no state of the session comes between them.
      const results = await runPipeline(client, isReadOnly ? [READ_ONLY, statement] : [statement]);
      if ((client as WithProcess).getTransactionStatus() !== IN_TRANSACTION) throw transactionEnded();
      return results.at(-1)!.texts!;
    },
    async script(text) {
      await client.query(text);
    },
    async become(next) {
      await one(next === null ? becomeLogin(source.role?.() ?? null) : becomeStatement(next));
    },
  };
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (tx: BackendTransaction) => Promise<T>,
  plan: OpenPlan,
): Promise<T> {
  await client.query("begin");
  try {
    const tx = transactionOn(client, plan);
    const before = await opened(tx, plan);
    if (plan.caller !== undefined) await tx.become(plan.caller);
    const result = await work(tx);
    if (before !== null) await refuseGrowth(tx, before, plan);
    await client.query("commit");
    return result;
  } catch (error) {
    try {
      await client.query("rollback");
    } catch (failure) {
      // The error that ended the connection says why.
      if (error instanceof AppError) throw error;
      // Released as broken; the cause is the error that ended the transaction.
      throw new Error("the transaction ended with its connection", { cause: failure });
    }
    throw error;
  }
}
