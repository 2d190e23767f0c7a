/**
 * New keys for a backend whose keys cannot be read, because the installation was restored without its own. Rows, files
 * and people stay. Encrypted values are lost, and the project's screen asks for them again.
 */
import { and, eq, notInArray } from "drizzle-orm";
import { randomText } from "@slipway/kernel/ids";
import { createSeal, type Seal } from "@slipway/platform/secrets/seal";
import { lockProjectRow, setPublishedOutdated } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { cloudProjects, cloudSettings, type CloudProjectRow } from "../cloud-tables.ts";

export const SECRET_CHARACTERS = 52;

/** Each encrypted text can be opened for one purpose of one project only. */
export const keyPurpose = (projectId: string): string => `cloud key ${projectId}`;
export const TOKEN_PURPOSE = "cloud token secret";
export const settingsPurpose = (service: string): string => `cloud settings ${service}`;

export interface NewKeys {
  key: string;
  sealedKey: string;
  sealedTokenSecret: string;
}

export function makeKeys(projectId: string, installation: Seal): NewKeys {
  const key = randomText(SECRET_CHARACTERS);
  return {
    key,
    sealedKey: installation.seal(key, keyPurpose(projectId)),
    sealedTokenSecret: createSeal(key).seal(randomText(SECRET_CHARACTERS), TOKEN_PURPOSE),
  };
}

/** The lost settings are unknown, so sign-up stays closed: the app may have been closed before. */
const CAREFUL = { auth: { disable_signup: true } } as const;

/** Columns with a backend's keys. */
export type RowOfKeys = Pick<
  CloudProjectRow,
  "sealedKey" | "sealedTokenSecret" | "keysRenewedAt" | "keysIssuedAt" | "formerTokenSecret" | "formerUntil"
>;

/** Returns the row's new keys. If several processes find the loss at once, one of them decides. */
export async function renewKeys(
  services: Needs<"clock" | "database" | "live" | "log">,
  row: CloudProjectRow,
  installation: Seal,
): Promise<RowOfKeys> {
  const { database, clock, log } = services;
  const { projectId, sealedKey: lost } = row;
  const { key, sealedKey, sealedTokenSecret } = makeKeys(projectId, installation);
  const keysRenewedAt = new Date(clock.now());
  const renewed = await database.transaction(async (tx) => {
    // The project's row before the backend's, as everywhere: `rotateKeys` may run at the same time.
    await lockProjectRow(tx.sql, projectId);
    const keys = { sealedKey, sealedTokenSecret, keysRenewedAt, keysIssuedAt: keysRenewedAt };
    const { rowCount } = await tx.sql
      .update(cloudProjects)
      .set({ ...keys, formerTokenSecret: null, formerUntil: null })
      .where(and(eq(cloudProjects.projectId, projectId), eq(cloudProjects.sealedKey, lost)));
    if (rowCount === 0) return false;
    const isOfProject = eq(cloudSettings.projectId, projectId);
    const { service } = cloudSettings;
    await tx.sql.delete(cloudSettings).where(and(isOfProject, notInArray(service, Object.keys(CAREFUL))));
    for (const [name, values] of Object.entries(CAREFUL)) {
      const sealedValues = createSeal(key).seal(JSON.stringify(values), settingsPurpose(name));
      await tx.sql
        .update(cloudSettings)
        .set({ sealedValues, updatedAt: keysRenewedAt })
        .where(and(isOfProject, eq(service, name)));
    }
    await setPublishedOutdated(services, tx, { projectId, isOutdated: true });
    return true;
  });
  if (renewed) log.warn("a backend got new keys, because its own could not be read", { projectId });
  const [now] = await database.sql.select().from(cloudProjects).where(eq(cloudProjects.projectId, projectId));
  if (now === undefined) throw new Error(`the backend of ${projectId} was removed while it was opened`);
  return now;
}
