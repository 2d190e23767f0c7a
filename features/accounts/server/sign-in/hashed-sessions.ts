/** Session secrets are stored only as hashes, so that nobody can sign in with what a table or a backup contains. */
import type { DBAdapter, Where } from "better-auth";
import { hashOf } from "../installation.ts";

const SESSION = "session";
const TOKEN = "token";

/** From a hash in the database to the requested secret, because the library sets cookies with what it reads. */
type Secrets = Map<string, string>;

interface Question {
  model: string;
  where?: Where[] | undefined;
}

type Row = Record<string, unknown>;

const isToken = ({ field, operator }: Where): boolean =>
  field === TOKEN && (operator === undefined || operator === "eq" || operator === "in");

/** The same query with hashes. Any other kind of query by a secret is a bug. */
function hashed<Q extends Question>(question: Q, secrets: Secrets): Q {
  if (question.model !== SESSION || question.where === undefined) return question;
  const hash = (secret: unknown): string => {
    const stored = hashOf(String(secret));
    secrets.set(stored, String(secret));
    return stored;
  };
  const where = question.where.map((condition) => {
    if (condition.field !== TOKEN) return condition;
    if (!isToken(condition)) throw new Error(`a session's secret cannot be asked for with ${condition.operator}`);
    const value = Array.isArray(condition.value) ? condition.value.map(hash) : hash(condition.value);
    return { ...condition, value };
  });
  return { ...question, where };
}

function revealed<T>(row: T, secrets: Secrets): T {
  const secret = secrets.get(String((row as Row | null)?.[TOKEN]));
  return secret === undefined ? row : { ...row, [TOKEN]: secret };
}

const stored = (model: string, values: Row): Row =>
  model === SESSION && typeof values[TOKEN] === "string" ? { ...values, [TOKEN]: hashOf(values[TOKEN]) } : values;

/** Operations of an adapter and of its transactions. */
type Operations = Omit<DBAdapter, "transaction">;

function operations(inner: Operations): Operations {
  const one =
    <Q extends Question, R>(ask: (question: Q) => Promise<R>) =>
    async (question: Q): Promise<R> => {
      const secrets: Secrets = new Map();
      return revealed(await ask(hashed(question, secrets)), secrets);
    };
  return {
    ...inner,
    create: async (question) => {
      const secrets: Secrets = new Map();
      const data = stored(question.model, question.data);
      if (data !== question.data) secrets.set(String(data[TOKEN]), String((question.data as Row)[TOKEN]));
      return revealed(await inner.create({ ...question, data: data as typeof question.data }), secrets);
    },
    update: one((question) => inner.update({ ...question, update: stored(question.model, question.update) })),
    updateMany: one((question) => inner.updateMany({ ...question, update: stored(question.model, question.update) })),
    findOne: one((question) => inner.findOne(question)),
    findMany: async (question) => {
      const secrets: Secrets = new Map();
      const rows = await inner.findMany(hashed(question, secrets));
      return rows.map((row) => revealed(row, secrets)) as never;
    },
    count: one((question) => inner.count(question)),
    delete: one((question) => inner.delete(question)),
    deleteMany: one((question) => inner.deleteMany(question)),
    consumeOne: one((question) => inner.consumeOne(question)),
    incrementOne: one((question) => inner.incrementOne(question)),
  } as Operations;
}

/** The library's adapter, which stores session secrets as hashes and still returns the secret it was asked with. */
export const withHashedSessions = (inner: DBAdapter): DBAdapter => ({
  ...operations(inner),
  transaction: (work) => inner.transaction((transaction) => work(operations(transaction))),
});
