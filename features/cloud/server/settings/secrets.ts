/** Values for functions: encrypted by the project's own key, decrypted for its functions only. [SC1] [C4.06] [C6.07] */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { conflict, forbidden, invalidRequest } from "@slipway/kernel/errors";
import type { Actor } from "../../../actor.ts";
import type { Needs } from "../../../services.ts";
import { AI_KEY, AI_URL, MAX_SECRETS, NO_SECRET_NAMED, type CloudSecret } from "../../contract/index.ts";
import { recordActIn, requireEditNow } from "../record-act.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend, type ProjectBackend } from "../backend/backends.ts";
import { cloudSecrets } from "../cloud-tables.ts";

const purposeOf = (name: string): string => `cloud secret ${name}`;

/** Variables that functions have without a stored secret. */
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

/** True: the values that functions see have changed. */
export async function writeSecrets(
  services: Needs<"clock" | "database"> & Keeps<"backends">,
  { projectId, actor }: { projectId: string; actor: Actor },
  secrets: readonly { name: string; value: string }[],
): Promise<boolean> {
  const { seal } = await requireBackend(services, projectId);
  const createdAt = new Date(services.clock.now());
  const values = new Map(secrets.map(({ name, value }) => [name, value]));
  return services.database.transaction(async (tx) => {
    await requireEditNow(tx, projectId, actor);
    await tx.lock(`secrets ${projectId}`);
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
    if (all.length > MAX_SECRETS)
      throw conflict("too_many_secrets", `A project has at most ${MAX_SECRETS} secrets. Delete some first.`);
    const changed = [...values].flatMap(([name, value]) => (before.get(name) === value ? [] : name));
    const what = changed.join(", ");
    if (changed.length > 0) await recordActIn(tx, projectId, { actor, action: "backend.secret-kept", what });
    return changed.length > 0;
  });
}

/**
 * Unknown names are ignored. True: the values that functions see have changed. AppError (400) if no name is given.
 * [C5.15]
 */
export async function deleteSecrets(
  services: Needs<"database"> & Keeps<"backends">,
  { projectId, actor }: { projectId: string; actor: Actor },
  wanted: readonly string[],
): Promise<boolean> {
  const names = wanted.filter((name) => name.trim() !== "");
  if (names.length === 0) throw invalidRequest(NO_SECRET_NAMED, { field: "secretNames", rule: NO_SECRET_NAMED });
  const found = await requireBackend(services, projectId);
  const managed = managedValues(found);
  if (names.some((name) => Object.hasOwn(managed, name)))
    throw forbidden("This secret is managed by the platform and cannot be deleted.");
  return services.database.transaction(async (tx) => {
    await requireEditNow(tx, projectId, actor);
    const gone = await tx.sql
      .delete(cloudSecrets)
      .where(and(eq(cloudSecrets.projectId, projectId), inArray(cloudSecrets.name, [...names])))
      .returning({ name: cloudSecrets.name });
    const what = gone.map(({ name }) => name).join(", ");
    if (gone.length > 0) await recordActIn(tx, projectId, { actor, action: "backend.secret-deleted", what });
    return gone.length > 0;
  });
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
    // Restored without its key: functions see it as unset.
    if (value !== null) own[name] = value;
  }
  return { ...own, ...managedValues(found) };
}
