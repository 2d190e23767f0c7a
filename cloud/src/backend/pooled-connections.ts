/** Connections of one login into one running cluster. */
import { AppError, unavailable } from "@slipway/kernel/errors";
import { machineFault } from "@slipway/platform/http/machine-faults";
import pg from "pg";
import { cloudUnavailable } from "../clusters/refusals.ts";
import { runPipeline, type PipedStatement } from "./pipeline.ts";
import { databaseFull, hasGrown, takenBy, type Taken } from "./no-growth.ts";
import type { BackendTransaction, Caller, Connections, QueryBounds, Rows, Statement, TransactionAim } from "./port.ts";

export interface PoolPlace {
  /** Folder of the UNIX socket, or a host. */
  host: string;
  port?: number;
  database: string;
  user: string;
  password: string;
  max: number;
}

/** A connection that idles costs the cluster about 2 MB. */
const IDLE_MS = 20_000;
const CONNECT_MS = 10_000;
/** Statements that wait for a connection; more are refused. */
const MAX_WAITING = 500;

export function openPool({ host, port, database, user, password, max }: PoolPlace): pg.Pool {
  const pool = new pg.Pool({
    host,
    ...(port === undefined ? {} : { port }),
    database,
    user,
    password,
    max,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    allowExitOnIdle: true,
  });
  // The cluster may be stopped or killed under an idle connection: the next statement opens another.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

const SETTING = /^[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)*$/i;

/** One statement that makes the rest of the transaction the caller's. */
function becomeStatement({ role, claims, settings = {} }: Caller): PipedStatement {
  // The role comes last: what precedes it may need the login's rights.
  const pairs = [["request.jwt.claims", JSON.stringify(claims)], ...Object.entries(settings), ["role", role]];
  const calls = pairs.map(([name], index) => {
    if (!SETTING.test(name!)) throw new Error(`${name} is no name of a setting`);
    return `set_config('${name}', $${index + 1}, true)`;
  });
  return { text: `select ${calls.join(", ")}`, values: pairs.map(([, value]) => value), prepared: true };
}

const READ_ONLY: PipedStatement = { text: "set transaction read only", values: [], prepared: true };

const BECOME_LOGIN: PipedStatement = {
  text: "select set_config('request.jwt.claims', '', true), set_config('role', 'none', true)",
  values: [],
  prepared: true,
};

const busy = (): AppError => unavailable("cloud_busy", "This backend has too many requests at once. Try again.");

const asRows = <Row extends object>(result: { rows: Record<string, unknown>[]; count: number }): Rows<Row> => ({
  rows: result.rows as Row[],
  count: result.count,
});

/** Wrong password, no login, expired. */
const isRefusedLogin = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code ?? "").startsWith("28");

/** The cluster was stopped, killed or changed under the statement: no fault of whoever asked, and none of the product's database. */
const withoutConnection = (error: unknown): unknown =>
  !(error instanceof AppError) && machineFault(error)?.code === "database_unavailable"
    ? cloudUnavailable(error)
    : error;

export interface PoolSource {
  /** Asked at every call: a cluster that was stopped has another pool after it woke up. */
  pool(): Promise<pg.Pool>;
  /** A project's SQL may have changed the password of a login of ours: sets it again. */
  repairLogins(): Promise<void>;
  /** Statements then run as reading ones, whatever the project's SQL has set for its logins or sessions. */
  isFull?(): boolean;
}

export function pooledConnections(source: PoolSource): Connections {
  async function connect(isAgain = false): Promise<pg.PoolClient> {
    const open = await source.pool();
    if (open.waitingCount >= MAX_WAITING) throw busy();
    try {
      return await open.connect();
    } catch (error) {
      // Closed between the two lines, as its cluster stops: nothing was sent, and the next one has another pool.
      if (open.ending) return isAgain ? Promise.reject(cloudUnavailable(error)) : connect(true);
      if (!isRefusedLogin(error) || isAgain) throw withoutConnection(error);
      await source.repairLogins();
      return connect(true);
    }
  }

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      // A refused statement leaves the connection whole; anything else may not.
      if (!(error instanceof pg.DatabaseError) && !(error instanceof AppError)) broken = error as Error;
      if (error instanceof pg.DatabaseError && (error.severity === "FATAL" || error.severity === "PANIC"))
        broken = error;
      throw withoutConnection(error);
    } finally {
      client.release(broken);
    }
  }

  const run = (statements: PipedStatement[]) => withClient((client) => runPipeline(client, statements));

  const isFull = (): boolean => source.isFull?.() === true;
  const limits = (): PipedStatement[] => (isFull() ? [READ_ONLY] : []);

  return {
    async query<Row extends object>(text: string, values: readonly unknown[] = [], bounds: Partial<QueryBounds> = {}) {
      const results = await run([...limits(), { text, values, prepared: false, ...bounds }]);
      return asRows<Row>(results.at(-1)!);
    },
    async queryAs<Row extends object>(caller: Caller, { text, values = [], prepared = false }: Statement) {
      const results = await run([...limits(), becomeStatement(caller), { text, values, prepared }]);
      return asRows<Row>(results.at(-1)!);
    },
    transaction: (work, caller, aim) =>
      withClient((client) => inTransaction(client, work, { caller, aim, isFull: isFull() })),
  };
}

interface TransactionPlan {
  caller: Caller | undefined;
  aim: TransactionAim | undefined;
  isFull: boolean;
}

/** What the database had taken before, where it is full and the transaction may remove some of it. */
async function opened(tx: BackendTransaction, { aim, isFull }: TransactionPlan): Promise<Taken | null> {
  // No statement that reads may come before the mode is set.
  if (aim !== undefined) await tx.query("set transaction read write");
  else if (isFull) await tx.query("set transaction read only");
  return aim === "removes" && isFull ? takenBy(tx) : null;
}

function transactionOn(client: pg.PoolClient): BackendTransaction {
  const one = async (statement: PipedStatement) => (await runPipeline(client, [statement]))[0]!;
  return {
    query: async <Row extends object>(
      text: string,
      values: readonly unknown[] = [],
      bounds: Partial<QueryBounds> = {},
    ) => asRows<Row>(await one({ text, values, prepared: false, ...bounds })),
    async script(text) {
      await client.query(text);
    },
    async become(next) {
      await one(next === null ? BECOME_LOGIN : becomeStatement(next));
    },
  };
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (tx: BackendTransaction) => Promise<T>,
  plan: TransactionPlan,
): Promise<T> {
  await client.query("begin");
  try {
    const tx = transactionOn(client);
    const before = await opened(tx, plan);
    if (plan.caller !== undefined) await tx.become(plan.caller);
    const result = await work(tx);
    if (before !== null && hasGrown(before, await takenBy(tx))) throw databaseFull();
    await client.query("commit");
    return result;
  } catch (error) {
    try {
      await client.query("rollback");
    } catch (failure) {
      // Whoever ended the connection said why.
      if (error instanceof AppError) throw error;
      // Released as broken: the cause is what ended the transaction.
      throw new Error("the transaction ended with its connection", { cause: failure });
    }
    throw error;
  }
}
