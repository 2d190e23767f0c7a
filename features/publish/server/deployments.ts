/** The history of deployments. Rows only change to get their picture. The project says which one is live. */
import { newId } from "@slipway/kernel/ids";
import type { Transaction } from "@slipway/platform/database/port";
import { liveAmong, liveDeployments, lockProjectRow, setPublished } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

export interface Deployment {
  id: string;
  projectId: string;
  number: number;
  commitSha: string;
  artefactId: string;
  userId: string;
  personName: string;
  createdAt: Date;
  /** SHA-256 of the picture that links show; null until it was taken, and if the page names its own. */
  shareImage: string | null;
  /**
   * Hash of the backend's address and key, which are part of the build; null without a backend, and if it was not
   * recorded.
   */
  builtWith: string | null;
}

interface DeploymentRow {
  id: string;
  project_id: string;
  number: number;
  commit_sha: string;
  artefact_id: string;
  user_id: string;
  person_name: string;
  created_at: Date;
  share_image: string | null;
  built_with: string | null;
}

const deploymentOf = (row: DeploymentRow): Deployment => ({
  id: row.id,
  projectId: row.project_id,
  number: row.number,
  commitSha: row.commit_sha,
  artefactId: row.artefact_id,
  userId: row.user_id,
  personName: row.person_name,
  createdAt: row.created_at,
  shareImage: row.share_image,
  builtWith: row.built_with,
});

/** Deployments that are listed and can be rolled back to. */
const KEPT_DEPLOYMENTS = 10;
/** Deployments that are kept at all. */
const REMEMBERED_DEPLOYMENTS = 100;

export async function listDeployments({ database }: Needs<"database">, projectId: string): Promise<Deployment[]> {
  const { rows } = await database.pool.query<DeploymentRow>(
    "select * from deployments where project_id = $1 order by number desc limit $2",
    [projectId, KEPT_DEPLOYMENTS],
  );
  return rows.map(deploymentOf);
}

/** Null for an unknown id, and for another project's. */
export async function findDeployment(
  { database }: Needs<"database">,
  projectId: string,
  id: string,
): Promise<Deployment | null> {
  const { rows } = await database.pool.query<DeploymentRow>({
    name: "publish-deployment",
    text: "select * from deployments where id = $1 and project_id = $2",
    values: [id, projectId],
  });
  return rows[0] === undefined ? null : deploymentOf(rows[0]);
}

/** The previous deployment, for pages that are open while a new one goes live. */
export async function deploymentBefore(
  { database }: Needs<"database">,
  deployment: Deployment,
): Promise<Deployment | null> {
  const { rows } = await database.pool.query<DeploymentRow>({
    name: "publish-deployment-before",
    text: "select * from deployments where project_id = $1 and number < $2 and artefact_id <> $3 order by number desc limit 1",
    values: [deployment.projectId, deployment.number, deployment.artefactId],
  });
  return rows[0] === undefined ? null : deploymentOf(rows[0]);
}

export type NewDeployment = Omit<Deployment, "id" | "number" | "createdAt" | "shareImage">;

const makeLive = (
  services: Needs<"addresses" | "clock" | "live">,
  tx: Transaction,
  deployment: Deployment,
): Promise<void> =>
  setPublished(services, tx, {
    projectId: deployment.projectId,
    deployment: { deploymentId: deployment.id, commitSha: deployment.commitSha, number: deployment.number },
  });

/**
 * Records the deployment and makes it live in one transaction, so a crash leaves the old site or the new one. If the
 * same files have a picture already, it is reused.
 */
export async function insertLiveDeployment(
  services: Needs<"addresses" | "clock" | "database" | "live">,
  input: NewDeployment,
): Promise<Deployment> {
  return services.database.transaction(async (tx) => {
    await tx.client.query("select pg_advisory_xact_lock(hashtextextended('deployments ' || $1, 0))", [input.projectId]);
    const { rows } = await tx.client.query<DeploymentRow>(
      `insert into deployments (id, project_id, number, commit_sha, artefact_id, user_id, person_name, created_at, share_image, built_with)
       select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6, $7, max(share_image) filter (where artefact_id = $4), $8
       from deployments where project_id = $2 returning *`,
      [
        newId("dep"),
        input.projectId,
        input.commitSha,
        input.artefactId,
        input.userId,
        input.personName,
        new Date(services.clock.now()),
        input.builtWith,
      ],
    );
    const deployment = deploymentOf(rows[0]!);
    await makeLive(services, tx, deployment);
    return deployment;
  });
}

/**
 * Takes back a deployment that did not answer: the previous one is live again, or none. Later decisions of people stay.
 */
export async function withdraw(
  services: Needs<"addresses" | "clock" | "database" | "live">,
  failed: Deployment,
  previous: Deployment | null,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await tx.client.query("delete from deployments where id = $1", [failed.id]);
    const { published_deployment_id: live } = await lockProjectRow(tx.client, failed.projectId);
    if (live !== failed.id) return;
    if (previous === null) await setPublished(services, tx, { projectId: failed.projectId, deployment: null });
    else await makeLive(services, tx, previous);
  });
}

export async function takeOffline(
  services: Needs<"addresses" | "clock" | "database" | "live">,
  projectId: string,
): Promise<void> {
  await services.database.transaction((tx) => setPublished(services, tx, { projectId, deployment: null }));
}

/** Changes this deployment only, so another one's pages stay the same while they are read. */
export async function setShareImage({ database }: Needs<"database">, id: string, hash: string): Promise<void> {
  await database.pool.query("update deployments set share_image = $2 where id = $1", [id, hash]);
}

export async function shareImages({ database }: Needs<"database">, projectId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ share_image: string }>(
    "select distinct share_image from deployments where project_id = $1 and share_image is not null",
    [projectId],
  );
  return rows.map(({ share_image: hash }) => hash);
}

const MAX_UNPICTURED = 100;

/** Sites that went live within the last hour and have no picture, the oldest first. */
export async function unpicturedDeployments(
  services: Needs<"clock" | "database">,
): Promise<{ projectId: string; deploymentId: string }[]> {
  const { rows } = await services.database.pool.query<{ projectId: string; deploymentId: string }>(
    `select project_id as "projectId", id as "deploymentId" from deployments
     where share_image is null and created_at > $1 order by created_at`,
    [new Date(services.clock.now() - 3_600_000)],
  );
  const live = await liveAmong(
    services,
    rows.map(({ deploymentId }) => deploymentId),
  );
  return rows.filter(({ deploymentId }) => live.has(deploymentId)).slice(0, MAX_UNPICTURED);
}

/** By id, where it was noted: what each of these deployments was built with. */
export async function backendsBuiltWith(
  { database }: Needs<"database">,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ id: string; built_with: string }>(
    "select id, built_with from deployments where id = any($1) and built_with is not null",
    [ids],
  );
  return new Map(rows.map(({ id, built_with: builtWith }) => [id, builtWith]));
}

export async function dropDeployments({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.pool.query("delete from deployments where project_id = $1", [projectId]);
}

export async function deployedArtefacts(services: Needs<"database">, projectId: string): Promise<Set<string>> {
  const live = await liveDeployments(services, projectId);
  const { rows } = await services.database.pool.query<{ artefact_id: string }>(
    `(select artefact_id from deployments where project_id = $1 order by number desc limit $2)
     union select artefact_id from deployments where id = any($3)`,
    [projectId, KEPT_DEPLOYMENTS, live.map(({ deploymentId }) => deploymentId)],
  );
  return new Set(rows.map(({ artefact_id }) => artefact_id));
}

export async function trimDeployments(services: Needs<"database">): Promise<number> {
  const { pool } = services.database;
  const { rows } = await pool.query<{ id: string }>(
    `select id from (
       select id, row_number() over (partition by project_id order by number desc) as place from deployments
     ) placed where place > $1`,
    [REMEMBERED_DEPLOYMENTS],
  );
  const old = rows.map(({ id }) => id);
  const live = await liveAmong(services, old);
  const { rowCount } = await pool.query("delete from deployments where id = any($1)", [
    old.filter((id) => !live.has(id)),
  ]);
  return rowCount ?? 0;
}
