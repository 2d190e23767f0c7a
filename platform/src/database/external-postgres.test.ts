/** A Postgres of somebody else's, and what is said of one that cannot be used. */
import { createServer, type AddressInfo, type Server } from "node:net";
import { once } from "node:events";
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobsSuite } from "../jobs/port.suite.ts";
import { startJobs } from "../jobs/pg-boss-jobs.ts";
import { createLive } from "../live/create-live.ts";
import { liveMigrations } from "../live/live-tables.ts";
import { endListeners, liveSuite } from "../live/port.suite.ts";
import { startExternalPostgres, type ExternalPostgres } from "../testing/servers/external-postgres.ts";
import { memoryLog, type LoggedLine } from "../testing/memory-log.ts";
import { databaseSuite } from "./port.suite.ts";
import { openDatabase } from "./postgres-database.ts";

let server: ExternalPostgres;
beforeAll(async () => {
  server = await startExternalPostgres();
});
afterAll(() => server?.[Symbol.asyncDispose]());

let made = 0;
const open = async () => {
  const url = await server.newDatabase(`suite_${(made += 1)}`);
  return openDatabase({ url, engine: "external", log: memoryLog() });
};

databaseSuite("external Postgres", open);

jobsSuite("pg-boss in an external Postgres", async () => {
  const database = await open();
  const jobs = await startJobs({ database, log: memoryLog() });
  const dispose = async (): Promise<void> => {
    await jobs[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  };
  return { database, jobs, [Symbol.asyncDispose]: dispose };
});

liveSuite("an external Postgres", async () => {
  const database = await open();
  await database.migrate(liveMigrations);
  return {
    database,
    open: (options) => createLive({ database, ...options }),
    killDoorbell: () => endListeners(database),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
});

/** The sentence; no part of the failure may hold the password. */
async function refusalOf(url: string): Promise<string> {
  const opened = await openDatabase({ url, engine: "external", log: memoryLog() }).catch((error: unknown) => error);
  if (!(opened instanceof AppError)) throw new Error("the database was accepted");
  expect(opened).toMatchObject({ code: "database_unavailable", status: 503 });
  expect(`${opened.stack} ${JSON.stringify(opened)} ${JSON.stringify(opened.cause)}`).not.toContain("s3cret");
  return opened.userMessage;
}

const changed = (url: string, change: (url: URL) => void): string => {
  const parsed = new URL(url);
  change(parsed);
  return parsed.href;
};

describe("a DATABASE_URL that cannot be used", () => {
  it("is refused with advice", async () => {
    const url = await server.newDatabase("refused");
    expect(await refusalOf(changed(url, (to) => (to.password = "s3cret-guess")))).toMatch(/refuses the user app/);
    expect(await refusalOf(server.urlOf("nowhere"))).toMatch(/no database nowhere .*DATABASE_URL/);
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, "close");
    const gone = await refusalOf(changed(url, (to) => (to.port = String(port))));
    expect(gone).toBe(
      `The database at localhost:${port} does not answer (ECONNREFUSED). Check DATABASE_URL and that it runs.`,
    );
  });

  it("is refused where the user may not make tables or schemas", async () => {
    await server.admin("create database of_others");
    expect(await refusalOf(server.urlOf("of_others"))).toMatch(
      /may not create tables and schemas in the database of_others.*alter database of_others owner to app/,
    );
    await server.admin(
      "create database latin owner app encoding 'LATIN1' locale_provider 'libc' locale 'C' template template0",
    );
    expect(await refusalOf(server.urlOf("latin"))).toMatch(/stores LATIN1/);
  });

  it("is refused when the server is older than 15", async () => {
    await using old = await oldServer("140013", "14.13");
    expect(await refusalOf(`postgres://app:s3cret@127.0.0.1:${old.port}/app`)).toBe(
      "Slipway needs Postgres 15 or newer; DATABASE_URL names Postgres 14.13.",
    );
  });
});

it("logs why an idle connection broke, without the connection's own data", async () => {
  const broke = Promise.withResolvers<LoggedLine>();
  const log = memoryLog((line) => {
    if (line.message === "a database connection broke") broke.resolve(line);
  });
  await using database = await openDatabase({ url: await server.newDatabase("idle"), engine: "external", log });
  const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query("select pg_terminate_backend($1)", [rows[0]!.pid]).finally(() => other.end());
  expect((await broke.promise).fields).toEqual({ reason: "terminating connection due to administrator command" });
});

describe("TLS to the database", () => {
  const isEncrypted = async (url: string): Promise<boolean> => {
    await using database = await openDatabase({ url, engine: "external", log: memoryLog() });
    // Whoever opens a connection of its own takes the address from there.
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const text = "select ssl from pg_stat_ssl where pid = pg_backend_pid()";
    const { rows } = await client.query<{ ssl: boolean }>(text).finally(() => client.end());
    return rows[0]!.ssl;
  };

  it("follows sslmode as other clients do", async () => {
    const url = await server.newDatabase("tls_only");
    expect(await refusalOf(url)).toMatch(/over TLS only. Add sslmode=require to DATABASE_URL/);
    expect(await isEncrypted(`${url}?sslmode=require`)).toBe(true);
    expect(await refusalOf(`${url}?sslmode=verify-full`)).toMatch(
      /certificate of the database at localhost.*sslrootcert/,
    );
    const rooted = `${url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(server.certificateFile)}`;
    expect(await isEncrypted(rooted)).toBe(true);
    expect(await refusalOf(`${url}?sslmode=verify-full&sslrootcert=/no/such/file`)).toMatch(
      /sslrootcert.*cannot be read/,
    );
  });
});

/** Says hello as a Postgres of another version does, and answers every question with that version. */
async function oldServer(number: string, version: string): Promise<AsyncDisposable & { port: number }> {
  const message = (type: string, ...parts: Buffer[]): Buffer => {
    const body = Buffer.concat(parts);
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
  const int32 = (value: number): Buffer => Buffer.from([0, 0, value >> 8, value & 255]);
  const column = (name: string): Buffer =>
    Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(25), int16(65535), int32(65535), int16(0)]);
  const field = (text: string): Buffer => Buffer.concat([int32(text.length), Buffer.from(text)]);
  const ready = message("Z", Buffer.from("I"));
  const sockets: Server = createServer((socket) => {
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", int32(0)), ready]));
      socket.on("data", (data) => {
        if (data[0] !== 0x51) return void socket.end();
        const rows = [
          message("T", int16(2), column("number"), column("version")),
          message("D", int16(2), field(number), field(version)),
          message("C", Buffer.from("SELECT 1\0")),
        ];
        socket.write(Buffer.concat([...rows, ready]));
      });
    });
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(sockets, "listening");
  return {
    port: (sockets.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => void sockets.close(),
  };
}
