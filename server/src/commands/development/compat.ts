/**
 * `./slipway compat [--supabase FOLDER] [--schema FILE.sql] [--seed FILE.sql]`: one project's backend with every service, where
 * suites written against Supabase's local tools look for it. Its data is gone when it ends.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createAuthService } from "@slipway/cloud/auth/service";
import { startCompatProject, type CompatProject } from "@slipway/cloud/compat/compat-project";
import { DEMO_SECRET } from "@slipway/cloud/compat/demo-keys";
import { usualSettings } from "@slipway/cloud/compat/local-settings";
import { readSupabaseFolder, type SupabaseFolder } from "@slipway/cloud/compat/supabase-folder";
import { openFunctions, type Functions } from "@slipway/cloud/functions/functions";
import { createRealtimeService } from "@slipway/cloud/realtime/service";
import { restService } from "@slipway/cloud/rest/rest-service";
import { createStorageService } from "@slipway/cloud/storage/service";
import { createLog } from "@slipway/platform/log/pino-log";
import { createMailbox } from "@slipway/platform/mail/mailbox";
import { fileAt, note, print } from "../terminal.ts";
import { portIn, readJson, readSigningKeys, requireFile, type NamedFile } from "./compat-options.ts";

const OPTIONS = {
  supabase: { type: "string" },
  schema: { type: "string", multiple: true },
  seed: { type: "string", multiple: true },
  schemas: { type: "string", default: "" },
  settings: { type: "string" },
  port: { type: "string", default: "54321" },
  "jwt-secret": { type: "string" },
  "anon-key": { type: "string" },
  "service-key": { type: "string" },
  "signing-keys": { type: "string" },
} as const;

const USAGE = `./slipway compat [--supabase FOLDER] [--schema FILE.sql] [--seed FILE.sql] [--schemas a,b]
  [--settings FILE.json] [--port 54321] [--jwt-secret TEXT] [--anon-key JWT] [--service-key JWT]
  [--signing-keys JWKS.json]

FOLDER is a project's supabase/ folder: its config.toml, migrations, seeds and functions. Without it guests may
sign in, and addresses need no confirmation. --schema, --seed and --schemas may be given more than once, or not at all.`;

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    note((error as Error).message);
    note(USAGE);
    return null;
  }
}

const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });

type Options = NonNullable<ReturnType<typeof readOptions>>;

async function folderOf({ supabase }: Options): Promise<SupabaseFolder> {
  if (supabase === undefined) return { ...usualSettings(), sqlFiles: [], functions: [] };
  return await readSupabaseFolder(await requireFile({ option: "--supabase", file: fileAt(supabase) }), process.env);
}

async function settingsOf({ settings: file }: Options, { settings }: SupabaseFolder) {
  if (file === undefined) return settings;
  const own = (await readJson({ option: "--settings", file: fileAt(file) })) as Record<string, Record<string, unknown>>;
  const names = new Set([...Object.keys(settings), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, { ...settings[name], ...own[name] }]));
}

/** Files of keys that the options name, else the folder's own settings. */
function signingKeysOf(options: Options, { signingKeys }: SupabaseFolder): NamedFile | null {
  const given = options["signing-keys"];
  if (given !== undefined) return { option: "--signing-keys", file: fileAt(given) };
  return signingKeys === null ? null : { option: "signing_keys_path of config.toml", file: signingKeys };
}

const sqlFilesOf = ({ schema = [], seed = [] }: Options): Promise<string[]> =>
  Promise.all(
    [...schema.map((name) => ["--schema", name] as const), ...seed.map((name) => ["--seed", name] as const)].map(
      ([option, name]) => requireFile({ option, file: fileAt(name) }),
    ),
  );

async function deployAll(functions: Functions, { backend }: CompatProject, { functions: found }: SupabaseFolder) {
  for (const { problem, ...deployment } of found) {
    try {
      if (problem !== null) throw problem;
      await functions.deploy(backend.ref, deployment);
      note(`function ${deployment.slug}: deployed`);
    } catch (error) {
      const { message, details } = error as Error & { details?: unknown };
      note(`function ${deployment.slug}: ${String(details ?? message)}`);
    }
  }
}

export async function compat(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) return 2;
  const folder = await mkdtemp(join(tmpdir(), "slipway-compat-"));
  const log = createLog({ level: "warn", file: join(folder, "compat.log") });
  try {
    const given = await folderOf(options);
    const signingKeys = signingKeysOf(options, given);
    using rest = restService();
    await using realtime = createRealtimeService();
    const mail = createMailbox({ directory: join(folder, "mail"), from: "no-reply@localhost" });
    let project: CompatProject | null = null;
    await using functions = openFunctions({
      folder: join(folder, "functions"),
      programsFolder: join(tmpdir(), `slipway-functions-${userInfo().uid}`),
      log,
      secretsOf: async () => ({}),
      own: async (...call) => await project?.own(...call),
    });
    await using started = await startCompatProject({
      folder,
      runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
      templateFolder: join(tmpdir(), `slipway-cloud-templates-${userInfo().uid}`),
      port: portIn(options.port),
      secret: options["jwt-secret"] ?? given.jwtSecret ?? DEMO_SECRET,
      ...(options["anon-key"] === undefined ? {} : { anonKey: options["anon-key"] }),
      ...(options["service-key"] === undefined ? {} : { serviceKey: options["service-key"] }),
      signingKeys: signingKeys === null ? [] : await readSigningKeys(signingKeys),
      sqlFiles: [...given.sqlFiles, ...(await sqlFilesOf(options))],
      schemas: [...given.schemas, ...options.schemas.split(",").filter((name) => name !== "")],
      services: [rest, createAuthService({ mail, fetch }), createStorageService(), realtime, functions.service],
      settings: await settingsOf(options, given),
      refused: (place, message) => note(`${place}: refused: ${message}`),
      log,
    });
    project = started;
    await deployAll(functions, started, given);
    print(`url          ${started.url}`);
    print(`anon key     ${started.backend.keys.anonKey}`);
    print(`service key  ${started.backend.keys.serviceKey}`);
    print(`mails        ${join(folder, "mail")}`);
    print(`log          ${join(folder, "compat.log")}`);
    await asked();
    return 0;
  } finally {
    await log[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  }
}
