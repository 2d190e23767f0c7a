/**
 * Engine: the clusters of another process of this installation. Statements run there: what a project's database answers passes
 * through here as plain values only. Changes of rows and the lines of the servers are read where the clusters are.
 */
import { AppError } from "@slipway/kernel/errors";
import { randomText } from "@slipway/kernel/ids";
import type { RpcClient } from "@slipway/platform/rpc/port";
import type { BackendDatabase, BackendTransaction, Connections, Login, Rows } from "../../backend/port.ts";
import type { Clusters } from "../port.ts";

/** Not the word that the other process, or the transaction, is gone. */
const hasOwnReason = (reason: unknown): boolean =>
  reason instanceof AppError && reason.code !== "gateway_restarting" && reason.code !== "cloud_unavailable";

function connectionsTo(rpc: RpcClient, place: { ref: string; login: Login }): Connections {
  return {
    query: (text, values, bounds) => rpc.call("clusters.query", { ...place, text, values, bounds }),
    queryAs: (caller, statement) => rpc.call("clusters.queryAs", { ...place, caller, statement }),
    endSession: (pid) => rpc.call("clusters.endSession", { ...place, pid }),
    async transaction(work, caller, plan) {
      const begun = await rpc.call<{ id: string; isFull: boolean }>("clusters.begin", { ...place, caller, plan });
      const { id, isFull } = begun;
      const tx: BackendTransaction = {
        isFull,
        query: <Row extends object>(text: string, values?: readonly unknown[], bounds?: object) =>
          rpc.call<Rows<Row>>("clusters.run", { id, text, values, bounds }),
        queryAsTexts: (text, bounds) => rpc.call("clusters.runAsTexts", { id, text, bounds }),
        become: (next) => rpc.call("clusters.become", { id, caller: next }),
        script: (text) => rpc.call("clusters.script", { id, text }),
      };
      try {
        const result = await work(tx);
        await rpc.call("clusters.commit", { id });
        return result;
      } catch (error) {
        throw await rpc.call("clusters.rollBack", { id }).then(
          () => error,
          // The other side knows better why a statement failed whose transaction it ended itself.
          (reason: unknown) => (hasOwnReason(reason) ? reason : error),
        );
      }
    },
  };
}

function databaseOf(rpc: RpcClient, ref: string): BackendDatabase {
  return {
    as: (login) => connectionsTo(rpc, { ref, login }),
    async onSchemaChange(listener) {
      const id = randomText(16);
      const leave = rpc.follow(`schema ${id}`, listener);
      // A change may have been missed, and nobody rings for this listener any more.
      const offLost = rpc.onLost(() => {
        listener();
        rpc.call("clusters.listen", { id, ref }).catch(() => undefined);
      });
      await rpc.call("clusters.listen", { id, ref });
      return {
        [Symbol.dispose]() {
          leave();
          offLost();
          rpc.call("clusters.release", { id }).catch(() => undefined);
        },
      };
    },
  };
}

/** `rpc` is the caller's to end. */
export function remoteClusters(rpc: RpcClient): Clusters {
  return {
    enable: (ref, options = {}) => rpc.call("clusters.enable", { ref, options }),
    status: (ref) => rpc.call("clusters.status", { ref }),
    isPaused: (ref) => rpc.call("clusters.isPaused", { ref }),
    size: (ref) => rpc.call("clusters.size", { ref }),
    database: (ref) => databaseOf(rpc, ref),
    keepAwake(ref) {
      const id = randomText(16);
      const held = rpc.call("clusters.keepAwake", { id, ref }).catch(() => undefined);
      return {
        [Symbol.dispose]: () => void held.then(() => rpc.call("clusters.release", { id })).catch(() => undefined),
      };
    },
    pause: (ref) => rpc.call("clusters.pause", { ref }),
    wake: (ref) => rpc.call("clusters.wake", { ref }),
    resize: (ref, size) => rpc.call("clusters.resize", { ref, size }),
    restorePoints: (ref) => rpc.call("clusters.restorePoints", { ref }),
    createRestorePoint: (ref, label, keep) => rpc.call("clusters.createRestorePoint", { ref, label, keep }),
    dropRestorePoint: (ref, pointId) => rpc.call("clusters.dropRestorePoint", { ref, pointId }),
    restore: (ref, pointId) => rpc.call("clusters.restore", { ref, pointId }),
    remove: (ref) => rpc.call("clusters.remove", { ref }),
    sleepIdle: (unusedMs) => rpc.call("clusters.sleepIdle", { unusedMs }),
    awake: () => rpc.call("clusters.awake"),
    setReadOnly: (ref, readOnly) => rpc.call("clusters.setReadOnly", { ref, readOnly }),
    bytes: (ref) => rpc.call("clusters.bytes", { ref }),
    refs: () => rpc.call("clusters.refs"),
    onServerLine: () => () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  };
}
