/** A project's database as its services see it: statements wake it when it sleeps. */
import { pooledConnections } from "../../backend/pooled-connections.ts";
import type { BackendDatabase, Connections, Login } from "../../backend/port.ts";
import type { Project } from "./project.ts";

function connectionsOf(find: () => Project, login: Login): Connections {
  return pooledConnections({
    pool: async () => find().pool(login),
    repairLogins: async () => find().repairLogins(),
    // Statements of the owner check the room themselves: `vacuum`, for one, frees some.
    isFull: () => login !== "postgres" && find().record.full === true,
    fullSince: async (bytes) => find().fullSince(bytes),
    endSession: async (pid) => find().database.endSession(pid),
    statementBytes: () => find().database.statementBytes?.() ?? null,
    role: () => find().database.roleOf?.(login) ?? null,
  });
}

/** Reports changes of the schema that the owner's statements made, before they answer. */
function tellingConnections(connections: Connections, find: () => Project): Connections {
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    await find().database.lookAtSchema?.();
    return result;
  };
  return {
    query: (text, values, bounds) => after(connections.query(text, values, bounds)),
    queryAs: (caller, statement) => after(connections.queryAs(caller, statement)),
    transaction: (work, caller, plan) => after(connections.transaction(work, caller, plan)),
    endSession: (pid) => connections.endSession(pid),
  };
}

/** `find` throws `cloud_not_enabled` when there is none: each statement asks again. */
export function projectDatabase(find: () => Project): BackendDatabase {
  // One per login, since every request asks for them.
  const made = new Map<Login, Connections>();
  return {
    as(login) {
      let connections = made.get(login);
      if (connections === undefined) {
        connections = connectionsOf(find, login);
        if (login === "postgres") connections = tellingConnections(connections, find);
        made.set(login, connections);
      }
      return connections;
    },
    onSchemaChange: async (listener) => find().onSchemaChange(listener),
    replicate: async () => find().openReplication(),
  };
}

/** For a database whose engine is not open yet: each call opens it first. */
export function deferredDatabase(opened: () => Promise<BackendDatabase>): BackendDatabase {
  return {
    as: (login) => ({
      query: async (text, values, bounds) => (await opened()).as(login).query(text, values, bounds),
      queryAs: async (caller, statement) => (await opened()).as(login).queryAs(caller, statement),
      transaction: async (work, caller, plan) => (await opened()).as(login).transaction(work, caller, plan),
      endSession: async (pid) => (await opened()).as(login).endSession(pid),
    }),
    onSchemaChange: async (listener) => (await opened()).onSchemaChange(listener),
    replicate: async () => (await opened()).replicate!(),
  };
}
