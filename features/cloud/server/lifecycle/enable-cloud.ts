/** Gives a project a backend. [C4.12] [CF2] */
import { approvalFor } from "../../../integrations/server/index.ts";
import { getProject, setBackend } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import type { Keeps } from "../cloud-state.ts";
import { connectionOf, hasRow, isOffered } from "../backend/backends.ts";
import { makeKeys } from "../keys/renew-keys.ts";
import { cloudEnabled } from "../../contract/enable.ts";
import type { CloudConnection } from "../cloud.ts";
import { isProjectOutOfFunds, usageLimit } from "../usage/require-funds.ts";
import { cloudProjects } from "../cloud-tables.ts";
import { disabledByPreference, disabledByWorkspace, notEnabled, notOffered } from "../refusals.ts";

/** The tool whose preference applies. [I2] */
const ENABLE_TOOL = { integration: "cloud", tool: "enable", pin: null, destructive: false };

export interface EnableInput {
  projectId: string;
  /** Null: nobody is asked, because the platform does it (a copy of a project that has one). */
  userId: string | null;
  /** Takes the schema of this project's backend, without rows, users, files or secrets. */
  schemaOf?: string;
}

/** Making a backend needs these. */
export type EnablePorts = Needs<
  "addresses" | "clock" | "clusters" | "config" | "database" | "disk" | "events" | "log"
> &
  Keeps<"backends" | "enabling" | "traffic">;

/** Why it may not be enabled, or woken; null when it may. [B5] [C2.41] [C6.04] [CF2] */
export async function blockOf(
  services: Needs<"clock" | "config" | "database">,
  { projectId, userId }: EnableInput,
): Promise<"workspace" | "preference" | "funds" | null> {
  const project = await getProject(services, projectId);
  const workspace = await getWorkspace(services, project.workspaceId);
  if (workspace?.cloud_disabled === true) return "workspace";
  if (userId !== null && (await approvalFor(services, userId, ENABLE_TOOL)) === "disable") return "preference";
  return (await isProjectOutOfFunds(services, projectId)) ? "funds" : null;
}

/** The row is what makes it the project's. */
async function make(services: EnablePorts, { projectId, schemaOf }: EnableInput): Promise<CloudConnection> {
  const { clusters, clock, database } = services;
  const ref = projectId;
  await services.disk.requireRoom();
  if (!(await hasRow(services, projectId))) {
    // One that is there without a row is of an enabling that was cut off, or of an earlier state of the platform's own
    // database: it may hold rows, so it is taken as it is.
    if (!(await clusters.refs()).includes(ref)) await clusters.enable(ref, schemaOf === undefined ? {} : { schemaOf });
    const { sealedKey, sealedTokenSecret } = makeKeys(projectId, await services.backends.installation());
    const createdAt = new Date(clock.now());
    const row = { projectId, ref, sealedKey, sealedTokenSecret, createdAt, keysIssuedAt: createdAt };
    try {
      await database.sql.insert(cloudProjects).values(row);
    } catch (error) {
      services.log.error("a backend was made and not recorded", { projectId, error });
      throw error;
    }
  }
  await setBackend(services, projectId, ref);
  await services.traffic.forget(projectId);
  const connection = await connectionOf(services, projectId);
  if (connection === null) throw notEnabled();
  await services.events.emit(cloudEnabled, { projectId });
  return connection;
}

/** Throws the AppError that refuses a new backend before anything is made. */
export async function requireEnabling(
  services: Needs<"addresses" | "clock" | "config" | "database">,
  input: EnableInput,
): Promise<void> {
  if (!isOffered(services)) throw notOffered();
  const block = await blockOf(services, input);
  if (block === "funds") throw usageLimit();
  if (block !== null) throw block === "workspace" ? disabledByWorkspace() : disabledByPreference();
}

export async function enableCloud(services: EnablePorts, input: EnableInput): Promise<CloudConnection> {
  if (!isOffered(services)) throw notOffered();
  const known = await connectionOf(services, input.projectId);
  if (known !== null) return known;
  await requireEnabling(services, input);
  const { enabling } = services;
  let making = enabling.get(input.projectId);
  if (making === undefined) {
    making = make(services, input).finally(() => enabling.delete(input.projectId));
    enabling.set(input.projectId, making);
  }
  return making;
}
