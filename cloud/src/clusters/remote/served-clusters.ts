/** The clusters of this process, offered to the other processes of the installation. The caller's side: `remote-clusters.ts`. */
import { randomText } from "@slipway/kernel/ids";
import { AppError } from "@slipway/kernel/errors";
import type { RpcMethods, RpcSession } from "@slipway/platform/rpc/port";
import type {
  BackendTransaction,
  Caller,
  Login,
  QueryBounds,
  Statement,
  TextBounds,
  TransactionPlan,
} from "../../backend/port.ts";
import type { Clusters, EnableOptions, InstanceType } from "../port.ts";

/** One transaction that a caller of another process holds open. */
interface OpenTransaction {
  tx: BackendTransaction;
  session: RpcSession;
  end(how: "commit" | "rollback"): Promise<void>;
}

/** Thrown inside a transaction that its caller gives up: an AppError, so that the connection counts as whole. */
const givenUp = (): AppError =>
  new AppError({ code: "transaction_given_up", status: 409, userMessage: "The transaction was given up." });

const isGivenUp = (error: unknown): boolean => error instanceof AppError && error.code === "transaction_given_up";

const transactionEnded = (): AppError =>
  new AppError({ code: "cloud_unavailable", status: 503, userMessage: "The transaction has ended. Try again." });

export interface Place {
  ref: string;
  login: Login;
}

/** Transactions by the name that their caller was given, until the caller ends them or its connection does. */
class OpenTransactions {
  readonly #clusters: Clusters;
  readonly #open = new Map<string, OpenTransaction>();

  constructor(clusters: Clusters) {
    this.#clusters = clusters;
  }

  /** Resolves when the transaction has begun. */
  begin(
    { ref, login, caller, plan }: Place & { caller: Caller | undefined; plan: TransactionPlan | undefined },
    session: RpcSession,
  ): Promise<{ id: string; isFull: boolean }> {
    const id = randomText(16);
    const begun = Promise.withResolvers<{ id: string; isFull: boolean }>();
    const decided = Promise.withResolvers<void>();
    const done = this.#clusters
      .database(ref)
      .as(login)
      .transaction(
        async (tx) => {
          const end: OpenTransaction["end"] = (how) => {
            this.#open.delete(id);
            if (how === "commit") decided.resolve();
            else decided.reject(givenUp());
            return done;
          };
          this.#open.set(id, { tx, session, end });
          session.onEnd(() => {
            this.#open.delete(id);
            decided.reject(givenUp());
          });
          begun.resolve({ id, isFull: tx.isFull });
          await decided.promise;
        },
        caller,
        plan,
      );
    decided.promise.catch(() => undefined);
    // Before it has begun this is the answer; afterwards whoever ends it hears of it.
    done.catch((error: unknown) => begun.reject(error));
    return begun.promise;
  }

  of(id: string, session: RpcSession): OpenTransaction {
    const found = this.#open.get(id);
    if (found === undefined || found.session !== session) throw transactionEnded();
    return found;
  }
}

const ofTransactions = (clusters: Clusters): RpcMethods => {
  const open = new OpenTransactions(clusters);
  return {
    "clusters.begin": (args: Parameters<OpenTransactions["begin"]>[0], session) => open.begin(args, session),
    "clusters.run": async (
      { id, text, values, bounds }: { id: string; text: string; values?: unknown[]; bounds?: QueryBounds },
      session,
    ) => open.of(id, session).tx.query(text, values, bounds),
    "clusters.runAsTexts": async ({ id, text, bounds }: { id: string; text: string; bounds: TextBounds }, session) =>
      open.of(id, session).tx.queryAsTexts(text, bounds),
    "clusters.become": async ({ id, caller }: { id: string; caller: Caller | null }, session) =>
      open.of(id, session).tx.become(caller),
    "clusters.script": async ({ id, text }: { id: string; text: string }, session) =>
      open.of(id, session).tx.script(text),
    "clusters.commit": async ({ id }: { id: string }, session) => open.of(id, session).end("commit"),
    /** Fails with what had ended it before its caller did: its time was over, say. */
    "clusters.rollBack": async ({ id }: { id: string }, session) =>
      open
        .of(id, session)
        .end("rollback")
        .catch((error: unknown) => (isGivenUp(error) ? undefined : Promise.reject(error as Error))),
  };
};

/** Bells ring on the caller's connection and end with it. */
const ofListeners = (clusters: Clusters): RpcMethods => {
  const held = new Map<string, Disposable>();
  const hold = (id: string, what: Disposable, session: RpcSession): void => {
    held.set(id, what);
    session.onEnd(() => release(id));
  };
  const release = (id: string): void => {
    held.get(id)?.[Symbol.dispose]();
    held.delete(id);
  };
  return {
    "clusters.listen": async ({ id, ref }: { id: string; ref: string }, session) => {
      const listening = await clusters.database(ref).onSchemaChange(() => session.tell(`schema ${id}`, null));
      hold(id, listening, session);
    },
    "clusters.keepAwake": async ({ id, ref }: { id: string; ref: string }, session) =>
      hold(id, clusters.keepAwake(ref), session),
    "clusters.release": async ({ id }: { id: string }) => release(id),
  };
};

interface OneStatement extends Place {
  text: string;
  values?: unknown[];
  bounds?: QueryBounds;
}

/** Methods for `serveRpc`; every name begins with `clusters.`. */
export const servedClusters = (clusters: Clusters): RpcMethods => ({
  ...ofTransactions(clusters),
  ...ofListeners(clusters),
  "clusters.query": async ({ ref, login, text, values, bounds }: OneStatement) =>
    clusters.database(ref).as(login).query(text, values, bounds),
  "clusters.queryAs": async ({ ref, login, caller, statement }: Place & { caller: Caller; statement: Statement }) =>
    clusters.database(ref).as(login).queryAs(caller, statement),
  "clusters.endSession": async ({ ref, login, pid }: Place & { pid: number }) =>
    clusters.database(ref).as(login).endSession(pid),
  "clusters.enable": async ({ ref, options }: { ref: string; options: EnableOptions }) => clusters.enable(ref, options),
  "clusters.status": async ({ ref }: { ref: string }) => clusters.status(ref),
  "clusters.isPaused": async ({ ref }: { ref: string }) => clusters.isPaused(ref),
  "clusters.size": async ({ ref }: { ref: string }) => clusters.size(ref),
  "clusters.pause": async ({ ref }: { ref: string }) => clusters.pause(ref),
  "clusters.wake": async ({ ref }: { ref: string }) => clusters.wake(ref),
  "clusters.resize": async ({ ref, size }: { ref: string; size: InstanceType }) => clusters.resize(ref, size),
  "clusters.restorePoints": async ({ ref }: { ref: string }) => clusters.restorePoints(ref),
  "clusters.createRestorePoint": async ({ ref, label, keep }: { ref: string; label: string; keep?: string }) =>
    clusters.createRestorePoint(ref, label, keep),
  "clusters.dropRestorePoint": async ({ ref, pointId }: { ref: string; pointId: string }) =>
    clusters.dropRestorePoint(ref, pointId),
  "clusters.restore": async ({ ref, pointId }: { ref: string; pointId: string }) => clusters.restore(ref, pointId),
  "clusters.remove": async ({ ref }: { ref: string }) => clusters.remove(ref),
  "clusters.sleepIdle": async ({ unusedMs }: { unusedMs: number }) => clusters.sleepIdle(unusedMs),
  "clusters.awake": async () => clusters.awake(),
  "clusters.setReadOnly": async ({ ref, readOnly }: { ref: string; readOnly: boolean }) =>
    clusters.setReadOnly(ref, readOnly),
  "clusters.bytes": async ({ ref }: { ref: string }) => clusters.bytes(ref),
  "clusters.refs": async () => clusters.refs(),
});
