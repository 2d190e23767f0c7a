/** Everything that a superuser of a project's database can get at: the test signs in as the superuser itself. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { chmod, chown, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isRunning, startOf } from "@slipway/platform/processes/leftovers";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { neededProgram, neededRoot } from "@slipway/platform/testing/needed-program";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIBRARY, nativeLibrary, REPORT, SIGN_OF_LIFE } from "../../../testing/native-library.ts";
import { TEMPLATES } from "../../../testing/test-project.ts";
import { openLocalClusters, type LocalClusters } from "../../local-clusters.ts";
import { loginPasswords, SUPERUSER } from "../logins.ts";

const log = memoryLog();
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let clusters: LocalClusters;

const open = (path: string): Promise<LocalClusters> =>
  openLocalClusters({
    folder: path,
    runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
    templateFolder: TEMPLATES,
    log,
    testing: true,
  });

const place = (ref: string, ...rest: string[]): string => join(folder.path, "projects", ref, ...rest);

async function asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const password = (await loginPasswords(TEMPLATES)).ofCluster("mine").of(SUPERUSER);
  const client = new pg.Client({ host: place("mine", "run"), user: SUPERUSER, database: "postgres", password });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The answer of each statement, or the code of its refusal. */
const answersTo = (statements: readonly string[]): Promise<Record<string, unknown>> =>
  asSuperuser(async (client) => {
    const answers: Record<string, unknown> = {};
    for (const sql of statements)
      answers[sql] = await client.query(sql).then(
        ({ rows }) => rows,
        (error: { code: string }) => error.code,
      );
    return answers;
  });

interface Member {
  pid: number;
  start: string | null;
}

/**
 * Every process in the sandbox of a database. Numbers of namespaces are reused; a process id together with its start
 * time is not.
 */
function membersOf(first: number): Member[] {
  const namespace = readlinkSync(`/proc/${first}/ns/pid`);
  return readdirSync("/proc").flatMap((name) => {
    try {
      const isMember = /^\d+$/.test(name) && readlinkSync(`/proc/${name}/ns/pid`) === namespace;
      return isMember ? [{ pid: Number(name), start: startOf(Number(name)) }] : [];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

const left = (members: readonly Member[]): Member[] => members.filter(({ pid, start }) => isRunning(pid, start));

beforeAll(async () => {
  process.env["SLIPWAY_TEST_CANARY"] = "canary-of-the-environment";
  folder = await temporaryFolder();
  clusters = await open(folder.path);
  await clusters.enable("mine");
  await clusters.enable("other");
});
afterAll(async () => {
  delete process.env["SLIPWAY_TEST_CANARY"];
  await clusters[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

describe("a superuser of a project's database", () => {
  it("finds no program to run", async () => {
    const programs = ["id", "/bin/sh -c id", "/bin/setpriv --version", "/postgres/bin/postgres --version", "true"];
    await asSuperuser((client) => client.query("create table told (line text)"));
    for (const [sql, answer] of Object.entries(
      await answersTo(
        programs.flatMap((program) => [`copy told from program '${program}'`, `copy told to program '${program}'`]),
      ),
    ))
      expect(answer, sql).toMatch(/^(53200|38000|58P01|42501)$/);
    expect(await answersTo(["select * from told"])).toEqual({ "select * from told": [] });
  });

  it("reads no file but its own project's", async () => {
    const paths = [
      ...[
        "/etc/passwd",
        "/etc/hostname",
        "/proc/self/environ",
        "/proc/self/mountinfo",
        "/proc/1/cmdline",
        "/sys/kernel",
      ],
      ...["/dev/mem", "/tmp", "/root", "/home", "/etc/ssl", "/run", "/var", "/data/../etc/passwd", "/data/../../root"],
      ...[
        join(TEMPLATES, "secret"),
        folder.path,
        place("other"),
        place("other", "data", "PG_VERSION"),
        place("mine", "cluster.json"),
      ],
    ];
    const asked = paths.flatMap((path) => [
      `select pg_read_file('${path}')`,
      `select pg_read_binary_file('${path}')`,
      `select pg_ls_dir('${path}')`,
      `select lo_import('${path}')`,
      `copy told from '${path}'`,
    ]);
    for (const [sql, answer] of Object.entries(await answersTo(asked))) expect(answer, sql).toMatch(/^(58P01|42501)$/);
    const top = await answersTo(["select pg_ls_dir('/') as name order by 1"]);
    expect(Object.values(top).flat()).toEqual(
      expect.arrayContaining([{ name: "data" }, { name: "dev" }, { name: "postgres" }, { name: "socket" }]),
    );
    expect(JSON.stringify(top)).not.toMatch(/etc|proc|sys|tmp|home|root|var|run|usr/);
  });

  it("writes nothing but its own project's files, and lays no link", async () => {
    const paths = [
      "/x",
      "/dev/x",
      "/postgres/x",
      "/postgres/lib/postgresql/x.so",
      "/bin/x",
      "/lib/x",
      place("other", "data", "x"),
    ];
    const asked = [...paths.map((path) => `copy (select 1) to '${path}'`), "create tablespace away location '/socket'"];
    for (const [sql, answer] of Object.entries(await answersTo(asked))) expect(answer, sql).toMatch(/^(58P01|42501)$/);
  });

  it("learns no path of the server and no address", async () => {
    const asked = [
      ...["show data_directory", "show hba_file", "show config_file", "show unix_socket_directories"],
      ...[
        "select * from pg_config()",
        "select inet_server_addr(), inet_client_addr()",
        "select * from pg_file_settings",
      ],
    ];
    const told = JSON.stringify(await answersTo(asked));
    expect(told).not.toContain(folder.path);
    expect(told).not.toContain("slipway");
    expect(told).toContain('"data_directory":"/data"');
  });

  it("reaches no other server with what Postgres connects by", async () => {
    let reached = 0;
    const listener = createServer((socket) => ((reached += 1), socket.destroy())).listen(0, "127.0.0.1");
    await once(listener, "listening");
    const { port } = listener.address() as { port: number };
    const answers = await answersTo([
      `create subscription away connection 'host=127.0.0.1 port=${port} dbname=x password=x user=x' publication p`,
      `create subscription away connection 'host=${place("other", "run")} dbname=postgres user=${SUPERUSER} password=x' publication p`,
      "create extension if not exists dblink",
      `select dblink_connect('host=127.0.0.1 port=${port} dbname=x user=x password=x')`,
      `select dblink_connect('host=${place("other", "run")} dbname=postgres user=postgres password=x')`,
    ]);
    expect(
      Object.values(answers)
        .filter((answer) => Array.isArray(answer))
        .flat(),
    ).toEqual([]);
    expect(reached).toBe(0);
    listener.close();
  });

  it("runs programs of a start in the sandbox only, and ends every process with the database", async () => {
    await answersTo([
      "alter system set archive_mode = on",
      "alter system set archive_command = 'echo out > /data/archived'",
      "alter system set restore_command = 'echo out > /data/restored'",
    ]);
    const members = membersOf(clusters.pidOf("mine")!);
    await clusters.pause("mine");
    expect(members.length).toBeGreaterThan(5);
    expect(left(members)).toEqual([]);
    await clusters.wake("mine");
    await answersTo(["select pg_switch_wal()", "alter system reset all"]);
    const names = await readdir(place("mine", "data"));
    expect(names).not.toContain("archived");
    expect(names).not.toContain("restored");
  });
});

const compiler = neededProgram("cc", "gcc");
const asRoot = neededRoot();

describe.skipIf(compiler.path === null)(`native code that a superuser loads${compiler.reason}`, () => {
  const load = async (): Promise<void> => {
    const bytes = await nativeLibrary(compiler.path!, folder.path);
    await asSuperuser(async (client) => {
      const { rows } = await client.query<{ oid: number }>("select lo_from_bytea(0, $1) as oid", [bytes]);
      await client.query("select lo_export($1, $2)", [rows[0]!.oid, `/data/${LIBRARY}`]);
      await client
        .query(`load '/data/${LIBRARY}'`)
        .catch((error: { code: string }) => expect(error.code).toBe("XX000"));
    });
  };

  it("reaches nothing outside, and no process outlives a pause, a resize, a restore point or the project", async () => {
    await load();
    const report = await readFile(place("mine", "data", REPORT), "utf8");
    expect(report).not.toMatch(/ got$/m);
    expect(report.match(/ refused$/gm)).toHaveLength(27);
    expect(report).not.toContain("canary");
    expect(report.match(/^environment (?!(TZ|LC_\w+|LD_LIBRARY_PATH|PWD|PGSYSCONFDIR)=)/gm)).toBeNull();
    const ends: [string, () => Promise<unknown>][] = [
      ["pause", () => clusters.pause("mine").then(() => clusters.wake("mine"))],
      ["resize", () => clusters.resize("mine", "s")],
      ["restore point", () => clusters.createRestorePoint("mine", "a point")],
      ["removal", () => clusters.remove("mine")],
    ];
    for (const [name, end] of ends) {
      if (name !== "pause") await load();
      const sign = place("mine", "data", SIGN_OF_LIFE);
      await expect.poll(() => stat(sign).catch(() => null), { message: name }).not.toBeNull();
      const members = membersOf(clusters.pidOf("mine")!);
      await end();
      expect(left(members), name).toEqual([]);
    }
    expect(await readdir(join(folder.path, "projects"))).toEqual(["other"]);
  });

  it("ends with its database when somebody kills the launcher of the sandbox", async () => {
    if ((await clusters.status("mine")) === "REMOVED") await clusters.enable("mine");
    await load();
    const pid = clusters.pidOf("mine")!;
    const members = membersOf(pid);
    process.kill(Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]), "SIGKILL");
    await expect.poll(() => clusters.pidOf("mine")).not.toBe(pid);
    await expect.poll(() => clusters.status("mine")).toBe("ACTIVE_HEALTHY");
    expect(left(members)).toEqual([]);
  });
});

/** Postgres's set-up needs an account with a name. */
const NOBODY = 65_534;

const SERVER = `
  const { openLocalClusters } = await import(process.env.MODULE);
  const log = new Proxy({}, { get: () => () => log });
  const { FOLDER: folder, RUNTIME: runtimeFolder, TEMPLATES: templateFolder } = process.env;
  const clusters = await openLocalClusters({ folder, runtimeFolder, templateFolder, log, testing: true });
  await clusters.enable("killed");
  await clusters.database("killed").as("postgres").query("create table kept as select 'kept' as word");
  console.log(clusters.pidOf("killed"));
  setInterval(() => {}, 1000);`;

/** Every operation that copies: a restore point, restoring it, a remix. */
const AFTERWARDS = `
  const wordsOf = async (ref) => (await clusters.database(ref).as("postgres").query("select word from kept")).rows;
  const kept = await wordsOf("killed");
  const point = await clusters.createRestorePoint("killed", "a point");
  await clusters.database("killed").as("postgres").query("insert into kept values ('later')");
  await clusters.restore("killed", point.id);
  await clusters.enable("remix", { schemaOf: "killed" });
  const told = JSON.stringify([kept, await wordsOf("killed"), await wordsOf("remix")]);
  process.stdout.write(told, () => process.exit(0));`;

describe.each([
  ["as root", undefined],
  ["as an ordinary user", NOBODY],
])("a server that is killed %s", (_name, uid) => {
  it.skipIf(asRoot.isMissing)(
    `takes its databases along, and the next one starts, copies and restores them${asRoot.reason}`,
    async () => {
      await using home = await temporaryFolder();
      const env = {
        ...{ MODULE: new URL("../../local-clusters.ts", import.meta.url).href, FOLDER: home.path, TMPDIR: home.path },
        ...{ RUNTIME: join(home.path, "runtime"), TEMPLATES: join(home.path, "cloud") },
      };
      const who = uid ?? 0;
      await chown(home.path, who, who);
      const server = spawn(process.execPath, ["--input-type=module", "-e", SERVER], { uid: who, gid: who, env });
      const [told] = (await once(server.stdout, "data")) as [Buffer];
      const members = membersOf(Number(told.toString()));
      expect(members.length).toBeGreaterThan(5);
      server.kill("SIGKILL");
      await once(server, "exit");
      await expect.poll(() => left(members)).toEqual([]);
      const script = `${SERVER.replace(/await clusters.enable[\s\S]*/, "")}${AFTERWARDS}`;
      const again = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
        uid: who,
        gid: who,
        env,
      });
      const [kept, restored, remixed] = JSON.parse(again.stdout) as unknown[];
      expect(kept).toEqual([{ word: "kept" }]);
      expect(restored).toEqual([{ word: "kept" }]);
      expect(remixed).toEqual([]);
    },
    180_000,
  );
});

it("does not start where no sandbox can be made, and says why", async () => {
  await using home = await temporaryFolder();
  const fake = join(home.path, "bwrap");
  await writeFile(fake, "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n");
  for (const path of [home.path, fake]) await chmod(path, 0o755);
  const { PATH } = process.env;
  process.env["PATH"] = `${home.path}:${PATH}`;
  try {
    await clusters.pause("other");
    await expect(clusters.wake("other")).rejects.toMatchObject({
      code: "cloud_unavailable",
      userMessage: expect.stringMatching(
        /cannot run the database of a project safely: .*No permissions to create new namespace/,
      ),
    });
  } finally {
    process.env["PATH"] = PATH;
  }
});

it.skipIf(asRoot.isMissing)(
  `names a folder above the data that only root may enter, and what to do${asRoot.reason}`,
  async () => {
    await using home = await temporaryFolder();
    await chmod(home.path, 0o711);
    const closed = join(home.path, "closed");
    await mkdir(closed, { mode: 0o700 });
    await using here = await open(join(closed, "cloud"));
    await expect(here.enable("mine")).rejects.toMatchObject({
      userMessage: expect.stringContaining(`chmod o+x ${closed}`) as string,
    });
    await chmod(closed, 0o711);
    await here.enable("mine");
    expect(await here.status("mine")).toBe("ACTIVE_HEALTHY");
  },
);
