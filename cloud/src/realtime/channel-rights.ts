/** Rights to read and write a private channel: policies on realtime.messages, tried as the caller and rolled back. */
import pg from "pg";
import { newUuid } from "@slipway/kernel/ids";
import type { BackendDatabase, BackendTransaction, Caller } from "../backend/port.ts";

export interface ChannelRights {
  readBroadcast: boolean;
  readPresence: boolean;
  writeBroadcast: boolean;
  writePresence: boolean;
}

export const PUBLIC_RIGHTS: ChannelRights = {
  readBroadcast: true,
  readPresence: true,
  writeBroadcast: true,
  writePresence: true,
};
const NO_RIGHTS: ChannelRights = {
  readBroadcast: false,
  readPresence: false,
  writeBroadcast: false,
  writePresence: false,
};

const INSERT =
  "insert into realtime.messages (topic, extension, event, payload, private, id) values ($1, $2, $3, $4, true, $5)";
type Extension = "broadcast" | "presence";

/** Refusals of the project's policies, and whatever else its SQL throws. */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === "ERROR";

async function tryInsert(tx: BackendTransaction, topic: string, extension: Extension): Promise<boolean> {
  await tx.query("savepoint attempt");
  try {
    await tx.query(INSERT, [topic, extension, extension, "{}", newUuid()]);
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return false;
  } finally {
    await tx.query("rollback to savepoint attempt");
  }
}

async function readable(tx: BackendTransaction, ids: Readonly<Record<Extension, string>>): Promise<Set<string>> {
  await tx.query("savepoint attempt");
  try {
    const { rows } = await tx.query<{ id: string }>(
      "select id::text as id from realtime.messages where id in ($1, $2)",
      [ids.broadcast, ids.presence],
    );
    return new Set(rows.map(({ id }) => id));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return new Set();
  } finally {
    await tx.query("rollback to savepoint attempt");
  }
}

export async function channelRights(database: BackendDatabase, topic: string, caller: Caller): Promise<ChannelRights> {
  return database.as("supabase_realtime_admin").transaction(async (tx) => {
    await tx.query("savepoint probe");
    const ids = { broadcast: newUuid(), presence: newUuid() };
    for (const extension of ["broadcast", "presence"] as const) {
      await tx.query(INSERT, [topic, extension, extension, "{}", ids[extension]]);
    }
    try {
      await tx.become({ ...caller, settings: { "realtime.topic": topic, statement_timeout: "5000" } });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A role that is none here may do nothing.
      await tx.query("rollback to savepoint probe");
      return NO_RIGHTS;
    }
    const seen = await readable(tx, ids);
    const rights = {
      readBroadcast: seen.has(ids.broadcast),
      readPresence: seen.has(ids.presence),
      writeBroadcast: await tryInsert(tx, topic, "broadcast"),
      writePresence: await tryInsert(tx, topic, "presence"),
    };
    // Nothing of it happened.
    await tx.query("rollback to savepoint probe");
    return rights;
  });
}
