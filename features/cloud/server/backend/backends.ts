/** Projects' backends for the gateway's services: looked up once, kept in memory, forgotten when something changes. */
import { eq, sql } from "drizzle-orm";
import type { Backend, BackendSettings } from "@slipway/cloud/backend/port";
import type { ProjectLogs } from "@slipway/cloud/logs/project-logs";
import { createProjectKeys, type ProjectKeys } from "@slipway/cloud/tokens/project-keys";
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import { createSeal, type Seal } from "@slipway/platform/secrets/seal";
import { installationSeal } from "../../../accounts/server/index.ts";
import { getProject, type ProjectRow } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { CloudConnection } from "../cloud.ts";
import { cloudProjects, cloudSettings, type CloudProjectRow } from "../cloud-tables.ts";
import { notEnabled, notOffered } from "../refusals.ts";
import type { CloudRoom } from "./cloud-room.ts";
import { limitedObjects } from "./limited-objects.ts";
import { keyPurpose, renewKeys, settingsPurpose, TOKEN_PURPOSE, type RowOfKeys } from "../keys/renew-keys.ts";

/** Another process may have changed something; this process learns of it after this time at the latest. */
const KEPT_MS = 30_000;
const MAX_KEPT = 2000;

export interface ProjectBackend {
  projectId: string;
  backend: Backend;
  /** Encrypts and decrypts this project's own values. */
  seal: Seal;
  createdAt: Date;
  /** When its keys were replaced because the first ones were lost; null if they never were. */
  keysRenewedAt: Date | null;
  /** When the present keys were made; null if that was before it was recorded. */
  keysIssuedAt: Date | null;
  /** Until when the previous anon key still works; null: there is none. */
  formerUntil: Date | null;
  /** When its functions were allowed to ask language models; null: they are not. */
  aiEnabledAt: Date | null;
  /** The changed sign-in settings; `backend.settings` adds the defaults. */
  savedAuth(): Promise<Record<string, unknown> | null>;
  /** Addresses of the app: sign-in may always lead back there. [CA4] */
  managedUrls: readonly string[];
}

export const isOffered = ({ config, addresses }: Needs<"addresses" | "config">): boolean =>
  config.cloudEnabled && addresses.cloud !== null;

/** Throws 503 `cloud_not_offered`. */
function urlOf({ addresses }: Needs<"addresses">, ref: string): string {
  if (addresses.cloud === null) throw notOffered();
  return addresses.cloud.urlOf(ref);
}

const nullIfGone = (error: unknown): null => {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
};

type BackendsPorts = Needs<"addresses" | "clock" | "clusters" | "database" | "live" | "log" | "mail" | "objects"> & {
  cloudLogs: ProjectLogs;
  room: CloudRoom;
};

export class Backends {
  readonly #ports: BackendsPorts;
  readonly #kept = new RecentMap<{ at: number; found: Promise<ProjectBackend | null> }>(MAX_KEPT);
  #installation: Promise<Seal> | null = null;

  constructor(ports: BackendsPorts) {
    this.#ports = ports;
  }

  installation(): Promise<Seal> {
    return (this.#installation ??= installationSeal(this.#ports));
  }

  forget(projectId: string): void {
    this.#kept.delete(projectId);
  }

  /** Null without a backend, and while the project is in Trash. */
  of(projectId: string): Promise<ProjectBackend | null> {
    const now = this.#ports.clock.now();
    const kept = this.#kept.get(projectId);
    if (kept !== undefined && now - kept.at < KEPT_MS) return kept.found;
    const found = this.#find(projectId);
    found.then(
      (backend) => backend === null && this.#kept.delete(projectId),
      () => this.#kept.delete(projectId),
    );
    this.#kept.set(projectId, { at: now, found });
    return found;
  }

  async #find(projectId: string): Promise<ProjectBackend | null> {
    const [row] = await this.#ports.database.sql
      .select()
      .from(cloudProjects)
      .where(eq(cloudProjects.projectId, projectId));
    const project = row === undefined ? null : await getProject(this.#ports, projectId).catch(nullIfGone);
    return row === undefined || project === null || project.deletedAt !== null ? null : this.#open(row, project);
  }

  async #open(row: CloudProjectRow, project: ProjectRow): Promise<ProjectBackend> {
    const { projectId, ref } = row;
    const { seal, keys, ...about } = await this.#keysOf(row);
    const { clusters, objects, clock, log, mail, addresses, cloudLogs, room } = this.#ports;
    const saved = savedSettings(this.#ports, projectId, seal);
    const preview = addresses.previewUrl(projectId);
    const site = addresses.siteUrl(project.name);
    const managedUrls = [preview, site].flatMap((url) => [url, `${url}/**`]);
    const home: Home = {
      mailArrives: mail.engine === "smtp",
      site: project.isPublished ? site : preview,
      managedUrls,
    };
    const backend: Backend = {
      ref,
      url: urlOf(this.#ports, ref),
      keys,
      settings: settingsOfApp(saved, home),
      database: clusters.database(ref),
      objects: limitedObjects(objects, room, ref),
      clock,
      log: log.child({ part: "cloud", ref }),
      logs: cloudLogs.of(ref),
    };
    const savedAuth = (): Promise<Record<string, unknown> | null> => saved.read("auth");
    const { createdAt, aiEnabledAt } = row;
    return { projectId, backend, seal, createdAt, ...about, aiEnabledAt, savedAuth, managedUrls };
  }

  async #keysOf(row: CloudProjectRow): Promise<OpenedKeys> {
    const installation = await this.installation();
    const read = async (columns: RowOfKeys): Promise<OpenedKeys | null> => {
      const key = installation.open(columns.sealedKey, keyPurpose(row.projectId));
      return key === null ? null : keysFrom(columns, createSeal(key));
    };
    const known = await read(row);
    if (known !== null) return known;
    // Restored without the installation's keys: tokens of before cannot be made or checked by anybody any more.
    const renewed = await renewKeys(this.#ports, row, installation);
    const fresh = await read(renewed);
    if (fresh === null) throw new Error(`the keys of the backend ${row.ref} cannot be read`);
    return fresh;
  }
}

type OpenedKeys = { seal: Seal; keys: ProjectKeys } & Pick<
  ProjectBackend,
  "keysRenewedAt" | "keysIssuedAt" | "formerUntil"
>;

/** Null: they were encrypted with another key. */
async function keysFrom(columns: RowOfKeys, seal: Seal): Promise<OpenedKeys | null> {
  const { sealedTokenSecret, keysRenewedAt, keysIssuedAt, formerTokenSecret, formerUntil } = columns;
  const secret = seal.open(sealedTokenSecret, TOKEN_PURPOSE);
  if (secret === null) return null;
  const before = formerTokenSecret === null ? null : seal.open(formerTokenSecret, TOKEN_PURPOSE);
  const former = before === null || formerUntil === null ? null : { secret: before, until: formerUntil.getTime() };
  const issuedAt = keysIssuedAt === null ? {} : { issuedAt: Math.floor(keysIssuedAt.getTime() / 1000) };
  const keys = await createProjectKeys({ secret, former, ...issuedAt });
  return { seal, keys, keysRenewedAt, keysIssuedAt, formerUntil };
}

interface Home {
  /** Otherwise nobody could follow a link that confirms an address. */
  mailArrives: boolean;
  site: string;
  managedUrls: readonly string[];
}

/** Defaults of the sign-in settings. */
export const authDefaults = ({ mail }: Needs<"mail">): Record<string, unknown> => ({
  mailer_autoconfirm: mail.engine !== "smtp",
});

const texts = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

function settingsOfApp(saved: BackendSettings, { mailArrives, site, managedUrls }: Home): BackendSettings {
  return {
    async read(service) {
      const values = await saved.read(service);
      if (service !== "auth") return values;
      const siteUrl = values?.["site_url"];
      return {
        mailer_autoconfirm: !mailArrives,
        ...values,
        site_url: typeof siteUrl === "string" && siteUrl !== "" ? siteUrl : site,
        uri_allow_list: [...texts(values?.["uri_allow_list"]), ...managedUrls],
      };
    },
    write: (service, values) => saved.write(service, values),
  };
}

/** Cached, because settings are read for every request and rarely written. */
function savedSettings(
  { database, clock }: Needs<"clock" | "database">,
  projectId: string,
  seal: Seal,
): BackendSettings {
  const kept = new Map<string, Promise<Record<string, unknown> | null>>();
  const load = async (service: string): Promise<Record<string, unknown> | null> => {
    const [row] = await database.sql
      .select()
      .from(cloudSettings)
      .where(sql`${cloudSettings.projectId} = ${projectId} and ${cloudSettings.service} = ${service}`);
    if (row === undefined) return null;
    const text = seal.open(row.sealedValues, settingsPurpose(service));
    if (text === null) throw new Error(`the settings ${service} of ${projectId} cannot be read`);
    return JSON.parse(text) as Record<string, unknown>;
  };
  return {
    read(service) {
      let values = kept.get(service);
      if (values === undefined) {
        values = load(service);
        values.catch(() => kept.delete(service));
        kept.set(service, values);
      }
      return values;
    },
    async write(service, values) {
      const sealedValues = seal.seal(JSON.stringify(values), settingsPurpose(service));
      const updatedAt = new Date(clock.now());
      await database.sql
        .insert(cloudSettings)
        .values({ projectId, service, sealedValues, updatedAt })
        .onConflictDoUpdate({
          target: [cloudSettings.projectId, cloudSettings.service],
          set: { sealedValues, updatedAt },
        });
      kept.delete(service);
    },
  };
}

/** Throws 404 `cloud_not_enabled`. */
export async function requireBackend({ backends }: { backends: Backends }, projectId: string): Promise<ProjectBackend> {
  const found = await backends.of(projectId);
  if (found === null) throw notEnabled();
  return found;
}

export async function connectionOf(
  services: Needs<"addresses" | "config"> & { backends: Backends },
  projectId: string,
): Promise<CloudConnection | null> {
  const found = isOffered(services) ? await services.backends.of(projectId) : null;
  if (found === null) return null;
  const { ref, url, keys } = found.backend;
  return { ref, url, anonKey: keys.anonKey };
}

/** Whether the project has a row, in Trash or not. */
export async function hasRow({ database }: Needs<"database">, projectId: string): Promise<boolean> {
  const rows = await database.sql
    .select({ ref: cloudProjects.ref })
    .from(cloudProjects)
    .where(eq(cloudProjects.projectId, projectId));
  return rows.length > 0;
}
