/** Values for functions: sealed by the project's own key, opened for its functions alone. [SC1] [C4.06] [C6.07] */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { conflict, forbidden, invalidRequest } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { AI_KEY, AI_URL, MOST_SECRETS, NO_SECRET_NAMED, type CloudSecret } from "../../contract/index.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend, type ProjectBackend } from "../backend/backends.ts";
import { cloudSecrets } from "../cloud-tables.ts";

const purposeOf = (name: string): string => `cloud secret ${name}`;

/** What functions find without anybody having written it. */
const managedValues = ({ backend, aiEnabledAt }: ProjectBackend): Record<string, string> => ({
  SUPABASE_URL: backend.url,
  SUPABASE_ANON_KEY: backend.keys.anonKey,
  SUPABASE_SERVICE_ROLE_KEY: backend.keys.serviceKey,
  ...(aiEnabledAt === null ? {} : { [AI_KEY]: backend.keys.aiKey, [AI_URL]: `${backend.url}/ai/v1` }),
});

export async function listSecrets(
  services: Needs<"database"> & Keeps<"backends">,
  projectId: string,
): Promise<CloudSecret[]> {
  const found = await requireBackend(services, projectId);
  const rows = await services.database.sql
    .select()
    .from(cloudSecrets)
    .where(eq(cloudSecrets.projectId, projectId))
    .orderBy(asc(cloudSecrets.name));
  const managed = Object.keys(managedValues(found)).map((name) => ({
    name,
    createdAt: name === AI_KEY || name === AI_URL ? found.aiEnabledAt! : found.createdAt,
    own: false,
    isLost: false,
  }));
  const own = rows.map(({ name, createdAt, sealedValue }) => ({
    name,
    createdAt,
    own: true,
    isLost: found.seal.open(sealedValue, purposeOf(name)) === null,
  }));
  return [...own, ...managed].map((secret) => ({
    name: secret.name,
    value: null,
    created_at: secret.createdAt.toISOString(),
    is_user_secret: secret.own,
    needs_value: secret.isLost,
  }));
}

/** True: functions find other values from now on. */
export async function writeSecrets(
  services: Needs<"clock" | "database"> & Keeps<"backends">,
  projectId: string,
  secrets: readonly { name: string; value: string }[],
): Promise<boolean> {
  const { seal } = await requireBackend(services, projectId);
  const createdAt = new Date(services.clock.now());
  const values = new Map(secrets.map(({ name, value }) => [name, value]));
  return services.database.transaction(async (tx) => {
    await tx.client.query("select pg_advisory_xact_lock(hashtext('cloud_secrets'), hashtext($1))", [projectId]);
    const known = await tx.sql.select().from(cloudSecrets).where(eq(cloudSecrets.projectId, projectId));
    const before = new Map(known.map(({ name, sealedValue }) => [name, seal.open(sealedValue, purposeOf(name))]));
    const rows = [...values].map(([name, value]) => ({
      projectId,
      name,
      sealedValue: seal.seal(value, purposeOf(name)),
      createdAt,
    }));
    await tx.sql
      .insert(cloudSecrets)
      .values(rows)
      .onConflictDoUpdate({
        target: [cloudSecrets.projectId, cloudSecrets.name],
        set: { sealedValue: sql`excluded.sealed_value` },
      });
    const all = await tx.sql
      .select({ name: cloudSecrets.name })
      .from(cloudSecrets)
      .where(eq(cloudSecrets.projectId, projectId));
    if (all.length > MOST_SECRETS)
      throw conflict("too_many_secrets", `A project has at most ${MOST_SECRETS} secrets. Delete some first.`);
    return [...values].some(([name, value]) => before.get(name) !== value);
  });
}

/** Names that are not there are passed over. True: functions find other values from now on. AppError (400) where nothing is named. [C5.15] */
export async function deleteSecrets(
  services: Needs<"database"> & Keeps<"backends">,
  projectId: string,
  wanted: readonly string[],
): Promise<boolean> {
  const names = wanted.filter((name) => name.trim() !== "");
  if (names.length === 0) throw invalidRequest(NO_SECRET_NAMED, { field: "secretNames", rule: NO_SECRET_NAMED });
  const found = await requireBackend(services, projectId);
  const managed = managedValues(found);
  if (names.some((name) => Object.hasOwn(managed, name)))
    throw forbidden("This secret is managed by the platform and cannot be deleted.");
  const { rowCount } = await services.database.sql
    .delete(cloudSecrets)
    .where(and(eq(cloudSecrets.projectId, projectId), inArray(cloudSecrets.name, [...names])));
  return rowCount !== 0;
}

/** For the project's functions, and for nothing else. */
export async function openSecrets(
  services: Needs<"database"> & Keeps<"backends">,
  projectId: string,
): Promise<Record<string, string>> {
  const found = await requireBackend(services, projectId);
  const rows = await services.database.sql.select().from(cloudSecrets).where(eq(cloudSecrets.projectId, projectId));
  const own: Record<string, string> = {};
  for (const { name, sealedValue } of rows) {
    const value = found.seal.open(sealedValue, purposeOf(name));
    // Restored without its keys: to a function it is as if it had never been set.
    if (value !== null) own[name] = value;
  }
  return { ...own, ...managedValues(found) };
}
