/**
 * A Postgres of somebody else's: another cluster than the embedded one, reached over TCP (and TLS), by a role that owns
 * one database and nothing more.
 */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { runPostgres } from "../../database/postgres-process.ts";
import { postgresUser, type Command } from "../../database/postgres-user.ts";
import { selfSignedCertificate } from "./self-signed-certificate.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { testPostgresPrograms } from "./test-postgres.ts";

const PASSWORD = "s3cret-of-the-app";
const ADMIN_PASSWORD = "s3cret-of-the-admin";

export interface ExternalPostgres extends AsyncDisposable {
  /** A new empty database, owned by the role `app`, and its address for that role. */
  newDatabase(name: string): Promise<string>;
  /** Address for `app` of any database. */
  urlOf(database: string): string;
  /** As superuser, in the database `postgres`. */
  admin(sql: string): Promise<void>;
  /** The certificate its TLS shows, for `sslrootcert`. */
  readonly certificateFile: string;
  /** kill -9 of the whole server. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Not what the embedded one is set to, so that nothing relies on it. */
const SETTINGS = { timezone: "Asia/Kolkata", datestyle: "german", standard_conforming_strings: "on", fsync: "off" };
const ACCESS = [
  "hostssl tls_only app 127.0.0.1/32 scram-sha-256",
  "host tls_only app 127.0.0.1/32 reject",
  "host all all 127.0.0.1/32 scram-sha-256",
];

/** `more`: settings of the server beside the usual ones. `onLine` hears what it says. `programs`: which Postgres it is. */
export async function startExternalPostgres(
  more: Readonly<Record<string, string>> = {},
  onLine: (line: string) => void = () => undefined,
  programs = testPostgresPrograms,
): Promise<ExternalPostgres> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  await chmod(folder.path, 0o711);
  const data = join(folder.path, "data");
  await mkdir(data, { mode: 0o700 });
  const binaries = await programs();
  const user = await postgresUser(folder.path);
  const env = { LC_ALL: "C", PATH: "/usr/bin:/bin", ...(binaries.lib ? { LD_LIBRARY_PATH: binaries.lib } : {}) };
  const run = async ([program, args]: Command, input = ""): Promise<void> => {
    const running = promisify(execFile)(program, args, { env, cwd: "/" });
    running.child.stdin?.end(input);
    await running;
  };
  const flags = ["-D", data, "--username=admin", "--auth=reject", "--encoding=UTF8", "--no-sync"];
  const certificate = selfSignedCertificate("localhost");
  const certificateFile = join(folder.path, "server.crt");
  await writeFile(certificateFile, certificate.certificate);
  const password = `alter role admin password '${ADMIN_PASSWORD}';\n`;
  const collation = ["--locale-provider=icu", "--icu-locale=en-US", "--locale=C"];
  await user.initialise(
    data,
    [
      { program: binaries.initdb, args: [...flags, ...collation] },
      { program: binaries.postgres, args: ["--single", "-D", data, "postgres"], input: password },
      {
        program: "/bin/sh",
        args: ["-c", `umask 077; cat >"$0/server.key"`, data],
        input: certificate.key,
      },
      { program: "/bin/sh", args: ["-c", `cat >"$0/pg_hba.conf"`, data], input: `${ACCESS.join("\n")}\n` },
    ],
    run,
  );
  const port = await freePort();
  const settings = {
    ...SETTINGS,
    ...more,
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    ssl: "on",
    ssl_cert_file: certificateFile,
    ssl_key_file: join(data, "server.key"),
  };
  const args = ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const launch = () => {
    const [command, all] = user.wrap(binaries.postgres, args);
    return runPostgres({ command, args: all, env, onLine });
  };
  let server = launch();
  await server.ready;
  stack.defer(() => server.stop(2000));
  const address = (role: string, secret: string, database: string): string =>
    `postgresql://${role}:${secret}@localhost:${port}/${database}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: address("admin", ADMIN_PASSWORD, "postgres") });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await admin(`create role app login password '${PASSWORD}' nosuperuser nocreatedb nocreaterole`);
  const urlOf = (database: string): string => address("app", PASSWORD, database);
  const owned = stack.move();
  return {
    urlOf,
    admin,
    certificateFile,
    async newDatabase(name) {
      await admin(`create database ${name} owner app`);
      await admin(`revoke connect on database ${name} from public`);
      return urlOf(name);
    },
    async kill() {
      process.kill(server.pid, "SIGKILL");
      await server.exited;
    },
    async start() {
      for (let tries = 0; ; tries += 1) {
        server = launch();
        try {
          return await server.ready;
        } catch (error) {
          // The shared memory of the one that was killed may be held for a moment.
          if (tries > 40) throw error;
        }
      }
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
