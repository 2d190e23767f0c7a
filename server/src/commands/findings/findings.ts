/** Checks of doctor. Each finding is one line for people: the thing checked, its state, and what to do about it. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { AppError } from "@slipway/kernel/errors";
import type { Config } from "@slipway/platform/config/port";
import { placeOf } from "@slipway/platform/database/connection-string";
import { runningPostgresUrl } from "@slipway/platform/database/embedded-postgres";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { createLog } from "@slipway/platform/log/pino-log";
import { objectsFolder, openObjects } from "@slipway/platform/objects/open-objects";
import { createAddresses } from "@slipway/platform/http/addresses";
import { findExecutable } from "@slipway/platform/processes/find-executable";
import { bubblewrapVersion, detectIsolationHere } from "@slipway/platform/processes/isolation";
import { backupsIn } from "../../backup/nightly.ts";
import { announcedAddress, claimDataFolder, DATABASE_NAME, embeddedDatabaseFolder } from "../../data-folder.ts";

/** `ok` works, `reduced` works with less, `broken` keeps Slipway or a part of it from working. */
export type State = "ok" | "reduced" | "broken";

export interface Finding {
  what: string;
  state: State;
  detail: string;
  /** An action for the person; empty when nothing is to be done. */
  advice: string;
}

const run = promisify(execFile);
const ok = (what: string, detail: string): Finding => ({ what, state: "ok", detail, advice: "" });

async function versionOf(path: string): Promise<string> {
  const { stdout } = await run(path, ["--version"], { timeout: 10_000 }).catch(() => ({ stdout: "" }));
  return stdout.trim().split("\n")[0] ?? "";
}

export const node = (): Finding => ok("node", `${process.version} at ${process.execPath}`);

export async function git(): Promise<Finding> {
  const path = findExecutable("git");
  if (path !== null) return ok("git", await versionOf(path));
  return { what: "git", state: "broken", detail: "not installed", advice: "Install it: apt-get install git" };
}

const CHROMIUM = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

export async function chromium(): Promise<Finding> {
  const chosen = process.env["SLIPWAY_CHROMIUM"];
  const path = [...(chosen ? [chosen] : []), ...CHROMIUM].map(findExecutable).find((found) => found !== null);
  if (path) return ok("browser", `${await versionOf(path)} at ${path}`);
  const advice = "For screenshots and checks of the finished page: apt-get install chromium, or set SLIPWAY_CHROMIUM.";
  return { what: "browser", state: "reduced", detail: "no Chromium found", advice };
}

/** Starts one empty sandbox, as a preview would. */
export async function sandbox(): Promise<Finding> {
  const isolation = await detectIsolationHere();
  if (isolation.mode === "none") {
    const detail = "previews, builds, functions and projects' databases are refused";
    return { what: "sandbox", state: "broken", detail, advice: isolation.reason ?? "" };
  }
  const detail = `${(await bubblewrapVersion()) ?? "bubblewrap"}, ${isolation.mode === "own-uid" ? "a user for each sandbox" : "user namespaces"}`;
  return { what: "sandbox", state: "ok", detail, advice: isolation.reduced.join(" ") };
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_048_576).toLocaleString("en")} MB`;

export async function database(config: Config): Promise<Finding> {
  const embedded = config.databaseUrl === null;
  const url = config.databaseUrl ?? (await runningPostgresUrl(embeddedDatabaseFolder(config.dataDir), DATABASE_NAME));
  if (url === null)
    return ok("database", `embedded Postgres in ${embeddedDatabaseFolder(config.dataDir)}, not running now`);
  try {
    const engine = embedded ? "embedded" : "external";
    await using opened = await openDatabase({ url, engine, log: createLog({ level: "error" }), maxConnections: 1 });
    const { version, sizeBytes } = await opened.health();
    const whose = embedded ? `embedded Postgres ${version}` : `your Postgres ${version} at ${placeOf(url).host}`;
    return ok("database", `${whose}, ${megabytes(sizeBytes)}`);
  } catch (error) {
    const advice = embedded
      ? "Its log is logs/server.log in the data folder."
      : "Check DATABASE_URL and that the server runs.";
    const detail = error instanceof AppError ? error.userMessage : (error as Error).message;
    return { what: "database", state: "broken", detail, advice };
  }
}

export async function objects(config: Config): Promise<Finding> {
  const { s3, dataDir } = config;
  if (s3 === null) return ok("objects", `files in ${objectsFolder(dataDir)}`);
  try {
    await openObjects(config);
    const place = s3.endpoint === null ? `S3 in ${s3.region}` : new URL(s3.endpoint).host;
    return ok("objects", `bucket ${s3.bucket} at ${place}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const advice = "Slipway does not start without it.";
    return { what: "objects", state: "broken", detail: error.userMessage, advice };
  }
}

const CONNECT_MS = 3000;

const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_MS });
    const answer = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.once("connect", answer(true)).once("error", answer(false)).once("timeout", answer(false));
  });

/** The service that tells other processes of changes. */
export async function rings({ natsUrl }: Config): Promise<Finding> {
  if (natsUrl === null) return ok("rings", "through Postgres");
  const { hostname, port } = new URL(natsUrl);
  const place = `NATS at ${hostname}:${port || 4222}`;
  if (await accepts(hostname, Number(port || 4222))) return ok("rings", place);
  const advice = "Changes still arrive, up to 2 seconds later. Check SLIPWAY_NATS_URL and that the server runs.";
  return { what: "rings", state: "reduced", detail: `${place} does not answer`, advice };
}

const MINIMUM_FREE = 2 * 1_073_741_824;

/** The nearest folder that exists: the data folder itself is made by the first start. */
const existing = (path: string): string =>
  existsSync(path) || path === dirname(path) ? path : existing(dirname(path));

const checkoutAround = (path: string): string | null =>
  existsSync(join(path, ".git")) ? path : path === dirname(path) ? null : checkoutAround(dirname(path));

export async function dataFolder(config: Config): Promise<Finding> {
  const { bavail, bsize } = await statfs(existing(config.dataDir));
  const detail = `${config.dataDir}, ${megabytes(bavail * bsize)} free`;
  const checkout = checkoutAround(config.dataDir);
  if (checkout !== null) {
    const advice = `It lies inside the git checkout ${checkout}, where git clean can erase it. Move it and set SLIPWAY_DATA_DIR.`;
    return { what: "data", state: "reduced", detail, advice };
  }
  if (bavail * bsize < config.diskFloorBytes) {
    const floor = `below the floor of ${megabytes(config.diskFloorBytes)} (SLIPWAY_DISK_FLOOR_MB)`;
    const advice =
      "Nothing new can be saved until there is more room: people read, download and delete, and get a sentence.";
    return { what: "data", state: "broken", detail: `${detail}, ${floor}`, advice };
  }
  if (bavail * bsize >= Math.max(MINIMUM_FREE, 2 * config.diskFloorBytes)) return ok("data", detail);
  return {
    what: "data",
    state: "reduced",
    detail,
    advice: "Free some space: projects, previews and the database need room.",
  };
}

const TWO_NIGHTS_MS = 2 * 86_400_000;

/** `unit` belongs to the installed service, which can only write the folders it names. */
export async function backups(
  { backupDir, backupKeysDir, dataDir }: Config,
  now: Date,
  unit: { dataDir: string; writable: readonly string[] } | null = null,
): Promise<Finding> {
  const reduced = (detail: string, advice: string): Finding => ({ what: "backups", state: "reduced", detail, advice });
  if (backupDir === null)
    return reduced(
      "none are made",
      "Set SLIPWAY_BACKUP_DIR to a folder on another disk; ./slipway backup FILE makes one.",
    );
  const closed = [backupDir, backupKeysDir].find(
    (path) => !(unit?.writable ?? [path]).some((open) => path === open || path.startsWith(`${open}/`)),
  );
  if (closed !== undefined && unit?.dataDir === dataDir)
    return reduced(
      `the service may not write to ${closed}`,
      "Run ./slipway service install again: it opens the folder for the service.",
    );
  const [newest] = await backupsIn(backupDir);
  if (newest === undefined) return reduced(`none in ${backupDir} yet`, "The first one is made at 3 a.m.");
  const age = now.getTime() - newest.at.getTime();
  const hours = Math.floor(age / 3_600_000);
  const detail = `the last good one is ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`} old: ${join(backupDir, newest.name)}`;
  if (age < TWO_NIGHTS_MS) {
    const advice = `Their keys are in ${backupKeysDir}: keep a copy in a third place.`;
    return { what: "backups", state: "ok", detail, advice };
  }
  return reduced(detail, "Slipway did not run at night, or its log says why it failed.");
}

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

export async function address(config: Config): Promise<Finding> {
  await using claim = await claimDataFolder(config.dataDir);
  const { appUrl } = createAddresses(config.url, config.port, config.domains);
  if (claim === null) {
    const announced = await announcedAddress(config.dataDir);
    if (announced !== null) return ok("address", `${announced}, running`);
    return ok("address", `${appUrl}, starting, or another command works on the data now`);
  }
  if (await canListen(config.port, config.host))
    return ok("address", `${appUrl}, not running now; port ${config.port} is free`);
  const advice = `End what uses it, or choose another: PORT=4500 ./slipway start`;
  return { what: "address", state: "broken", detail: `port ${config.port} on ${config.host} is taken`, advice };
}

export function domains(config: Config): Finding {
  const { appUrl, thisComputerOnly, secure } = createAddresses(config.url, config.port, config.domains);
  if (thisComputerOnly) {
    const advice = "For others: names and certificates (docs/operating.md), or ssh -L from their computer.";
    return { what: "domains", state: "ok", detail: "this computer only", advice };
  }
  if (secure)
    return ok("domains", `${appUrl} over TLS, ${config.tls === null ? "by a proxy" : "certificates by ACME"}`);
  return {
    what: "domains",
    state: "broken",
    detail: `${appUrl} is plain http`,
    advice: "Browsers drop the sign-in there. Use https.",
  };
}

export function mail(config: Config): Finding {
  if (config.smtpUrl !== null) return ok("mail", `through ${new URL(config.smtpUrl).host}`);
  if (config.signup.mode === "open")
    return {
      what: "mail",
      state: "reduced",
      detail: "kept on this machine, and everybody may sign up",
      advice:
        "The sign-up page tells strangers which addresses have an account. With SLIPWAY_SMTP_URL it tells nobody.",
    };
  return {
    what: "mail",
    state: "ok",
    detail: "kept on this machine",
    advice: "Invitations and resets are links to copy. SLIPWAY_SMTP_URL sends mail.",
  };
}

export function models(config: Config): Finding {
  const named = config.modelOptions.map(
    ({ option, model, apiKey }) => `${option} = ${model}${apiKey === null ? " (no key)" : ""}`,
  );
  return ok("models", ["offline builder", ...named].join(", "));
}
