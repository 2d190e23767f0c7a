/**
 * `./slipway compat --schema FILE.sql [--seed FILE.sql]`: one project's backend with every service, where suites written
 * against Supabase's local tools look for it. Its data is gone when it ends.
 */
import { createPrivateKey, type JsonWebKey } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createAuthService } from "@slipway/cloud/auth/service";
import { startCompatProject } from "@slipway/cloud/compat/compat-project";
import { DEMO_SECRET } from "@slipway/cloud/compat/demo-keys";
import { createRealtimeService } from "@slipway/cloud/realtime/service";
import { restService } from "@slipway/cloud/rest/rest-service";
import { createStorageService } from "@slipway/cloud/storage/service";
import { createLog } from "@slipway/platform/log/pino-log";
import { createMailbox } from "@slipway/platform/mail/mailbox";
import { fileAt, note, print } from "../terminal.ts";

const OPTIONS = {
  schema: { type: "string", multiple: true },
  seed: { type: "string", multiple: true },
  schemas: { type: "string", default: "" },
  settings: { type: "string" },
  port: { type: "string", default: "54321" },
  "jwt-secret": { type: "string", default: DEMO_SECRET },
  "anon-key": { type: "string" },
  "service-key": { type: "string" },
  "signing-keys": { type: "string" },
} as const;

const USAGE = `./slipway compat --schema FILE.sql [--seed FILE.sql] [--schemas a,b] [--settings FILE.json]
  [--port 54321] [--jwt-secret TEXT] [--anon-key JWT] [--service-key JWT]
  [--signing-keys JWKS.json]`;

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    note((error as Error).message);
    note(USAGE);
    return null;
  }
}

/** A list of private JSON Web Keys, as Supabase's local tools keep them: the first signs. */
async function readSigningKeys(file: string) {
  const keys = JSON.parse(await readFile(file, "utf8")) as (JsonWebKey & { kid: string; alg?: string })[];
  return keys.map((key) => ({
    kid: key.kid,
    algorithm: key.alg === "ES256" ? ("ES256" as const) : ("RS256" as const),
    privateKey: createPrivateKey({ key, format: "jwk" }).export({ type: "pkcs8", format: "pem" }).toString(),
  }));
}

const asked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });

export async function compat(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) return 2;
  const folder = await mkdtemp(join(tmpdir(), "slipway-compat-"));
  const log = createLog({ level: "warn", file: join(folder, "compat.log") });
  try {
    using rest = restService();
    await using realtime = createRealtimeService();
    const mail = createMailbox({ directory: join(folder, "mail"), from: "no-reply@localhost" });
    await using project = await startCompatProject({
      folder,
      runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
      templateFolder: join(tmpdir(), `slipway-cloud-templates-${userInfo().uid}`),
      port: Number(options.port),
      secret: options["jwt-secret"],
      ...(options["anon-key"] === undefined ? {} : { anonKey: options["anon-key"] }),
      ...(options["service-key"] === undefined ? {} : { serviceKey: options["service-key"] }),
      signingKeys: options["signing-keys"] === undefined ? [] : await readSigningKeys(fileAt(options["signing-keys"])),
      sqlFiles: [...(options.schema ?? []), ...(options.seed ?? [])].map(fileAt),
      schemas: options.schemas.split(",").filter((name) => name !== ""),
      services: [rest, createAuthService({ mail, fetch }), createStorageService(), realtime],
      settings:
        options.settings === undefined
          ? {}
          : (JSON.parse(await readFile(fileAt(options.settings), "utf8")) as Record<string, Record<string, unknown>>),
      log,
    });
    print(`url          ${project.url}`);
    print(`anon key     ${project.backend.keys.anonKey}`);
    print(`service key  ${project.backend.keys.serviceKey}`);
    print(`log          ${join(folder, "compat.log")}`);
    await asked();
    return 0;
  } finally {
    await log[Symbol.asyncDispose]();
    await rm(folder, { recursive: true, force: true });
  }
}
