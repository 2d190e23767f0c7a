/** A workspace's provider: connected, changed, shown without its secret, disconnected. */
import { and, eq, isNotNull } from "drizzle-orm";
import { conflict, invalidRequest, notFound, planRequired } from "@slipway/kernel/errors";
import { randomText } from "@slipway/kernel/ids";
import { isBusinessTier } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import { installationSeal } from "../../accounts/server/index.ts";
import { type AuditActor, recordAudit } from "../../audit/server/index.ts";
import type { JoiningRole } from "../../email-domains/contract/index.ts";
import { provenDomains } from "../../email-domains/server/index.ts";
import type { Caller } from "../../actor.ts";
import type { Needs } from "../../services.ts";
import { getWorkspace, loadWorkspaceFacts, requireNow, stopEnforcingSso } from "../../workspaces/server/index.ts";
import type { SingleSignOn } from "../contract/index.ts";
import { openProvider, type ProviderPorts, type ProviderSettings } from "./provider.ts";
import { endScimTokens } from "./provisioning/end-tokens.ts";
import { scimTokens, scimUsers } from "./provisioning/scim-tables.ts";
import { attempts, type ConnectionRow, connections, ssoJoins } from "./sso-tables.ts";

export type ConnectionPorts = Needs<"accounts" | "addresses" | "database"> & ProviderPorts;

export interface WorkspaceCall {
  workspaceId: string;
  actor: AuditActor & Caller;
}

export const redirectUrl = ({ addresses }: Needs<"addresses">): string =>
  `${addresses.appUrl}/api/single-sign-on/callback`;

/** A secret opens for its workspace, issuer and client alone: it is never sent to a provider that it was not entered for. */
const purposeOf = ({ workspaceId, issuer, clientId }: Pick<ConnectionRow, "workspaceId" | "issuer" | "clientId">) =>
  `sso ${workspaceId} ${issuer} ${clientId}`;

async function findConnection({ database }: Needs<"database">, workspaceId: string): Promise<ConnectionRow | null> {
  const [row] = await database.sql.select().from(connections).where(eq(connections.workspaceId, workspaceId));
  return row ?? null;
}

/** For sign-ins: null also where the workspace is deleted. */
export const findOpenConnection = async (
  services: Needs<"database">,
  workspaceId: string,
): Promise<ConnectionRow | null> =>
  (await loadWorkspaceFacts(services, workspaceId, null)) === null ? null : findConnection(services, workspaceId);

/** AppError 404 without a provider, 409 where another installation sealed the secret. */
export async function settingsOf(services: Needs<"database">, row: ConnectionRow | null): Promise<ProviderSettings> {
  if (row === null) throw notFound("Single sign-on of this workspace");
  const secret = (await installationSeal(services)).open(row.sealedSecret, purposeOf(row));
  if (secret === null)
    throw conflict("secret_unreadable", "The client secret cannot be read on this installation. Enter it again.");
  return { issuer: row.issuer, clientId: row.clientId, secret };
}

export async function showConnection(services: ConnectionPorts, workspaceId: string): Promise<SingleSignOn> {
  const workspace = await getWorkspace(services, workspaceId);
  if (workspace === null) throw notFound("This workspace");
  const row = await findConnection(services, workspaceId);
  return {
    provider:
      row === null
        ? null
        : {
            issuer: row.issuer,
            client_id: row.clientId,
            default_role: row.defaultRole,
            tested_at: row.testedAt?.toISOString() ?? null,
          },
    redirect_url: redirectUrl(services),
    sign_in_url: `${services.addresses.appUrl}/sso/${workspaceId}`,
    enforced: workspace.enforce_sso,
    in_plan: isBusinessTier(workspace.plan),
    domains: await provenDomains(services, workspaceId),
  };
}

export interface NewSettings {
  issuer: string;
  client_id: string;
  client_secret?: string | undefined;
  default_role: JoiningRole;
}

/** The provider is asked before anything is stored. AppError `provider_unusable`, `plan_required`, `invalid_request`. */
export async function connectProvider(
  services: ConnectionPorts,
  call: WorkspaceCall,
  input: NewSettings,
): Promise<SingleSignOn> {
  const { workspaceId } = call;
  const workspace = await getWorkspace(services, workspaceId);
  if (workspace === null) throw notFound("This workspace");
  if (!isBusinessTier(workspace.plan))
    throw planRequired("biz", "BUSINESS_SSO", "Single sign-on needs the Business plan.");
  const place = { workspaceId, issuer: input.issuer, clientId: input.client_id };
  const secret = input.client_secret ?? (await keptSecret(services, place));
  const settings = { issuer: place.issuer, clientId: place.clientId, secret };
  await using _provider = await openProvider(services, settings);
  const sealedSecret = (await installationSeal(services)).seal(secret, purposeOf(place));
  const row = { ...place, sealedSecret, defaultRole: input.default_role, version: randomText(20) };
  await services.database.transaction((tx) =>
    store(services, tx, { call, row, hasNewSecret: input.client_secret !== undefined }),
  );
  return showConnection(services, workspaceId);
}

type Place = Pick<ConnectionRow, "workspaceId" | "issuer" | "clientId">;

async function keptSecret(services: Needs<"database">, place: Place): Promise<string> {
  const row = await findConnection(services, place.workspaceId);
  if (row === null || row.issuer !== place.issuer || row.clientId !== place.clientId)
    throw invalidRequest("client_secret: is required for a new issuer or client", {
      field: "client_secret",
      rule: "is required for a new issuer or client",
    });
  return (await settingsOf(services, row)).secret;
}

async function store(
  { accounts }: Needs<"accounts">,
  tx: Transaction,
  { call, row, hasNewSecret }: { call: WorkspaceCall; row: Omit<ConnectionRow, "testedAt">; hasNewSecret: boolean },
): Promise<void> {
  const { workspaceId, actor } = call;
  // The provider took as long as it liked to answer.
  await requireNow(tx, { workspaceId, actor }, "ManageSingleSignOn");
  await tx.lock(`sso ${workspaceId}`);
  const isMeant = eq(connections.workspaceId, workspaceId);
  const [before] = await tx.sql.select().from(connections).where(isMeant);
  const isSame = before?.issuer === row.issuer && before.clientId === row.clientId;
  // A new role alone needs no new test.
  const kept = isSame && !hasNewSecret ? { testedAt: before.testedAt, version: before.version } : { testedAt: null };
  const values = { ...row, ...kept };
  await tx.sql.insert(connections).values(values).onConflictDoUpdate({ target: connections.workspaceId, set: values });
  // Another provider may know other people under the same addresses.
  if (before !== undefined && !isSame) await accounts.endSsoOf(tx, workspaceId);
  const action = before === undefined ? "sso.connected" : "sso.changed";
  await recordAudit(tx, { workspaceId, actor, action, about: { what: new URL(row.issuer).host, to: row.defaultRole } });
}

/** Members come in by other means from then on, and its tokens for provisioning end. AppError 404 without a provider. */
export async function disconnectProvider(
  { accounts, database }: Needs<"accounts" | "database">,
  { workspaceId, actor }: WorkspaceCall,
): Promise<void> {
  await database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageSingleSignOn");
    await tx.lock(`sso ${workspaceId}`);
    const isMeant = eq(connections.workspaceId, workspaceId);
    const [gone] = await tx.sql.delete(connections).where(isMeant).returning({ issuer: connections.issuer });
    if (gone === undefined) throw notFound("Single sign-on of this workspace");
    await stopEnforcingSso(tx, { workspaceId, actor });
    await accounts.endSsoOf(tx, workspaceId);
    const about = { what: new URL(gone.issuer).host };
    await recordAudit(tx, { workspaceId, actor, action: "sso.disconnected", about });
    await endScimTokens(tx, { workspaceId, actor, why: "single sign-on" });
  });
}

/** For the switch of the workspace: it would lock everybody out if nobody could sign in. */
export async function checkMayEnforce({ sql: tx, lock }: Transaction, workspaceId: string): Promise<void> {
  await lock(`sso ${workspaceId}`);
  const isTested = and(eq(connections.workspaceId, workspaceId), isNotNull(connections.testedAt));
  if ((await tx.$count(connections, isTested)) === 0)
    throw conflict("sso_not_tested", "enforce_sso: connect a provider for single sign-on and test it first.", {
      field: "enforce_sso",
      rule: "needs a provider that was tested",
    });
}

/** A sign-in alone does not bring back somebody who was taken out. */
export async function neverJoinBySso(
  { sql: tx }: Pick<Transaction, "sql">,
  person: { workspaceId: string; userId: string },
): Promise<void> {
  await tx.insert(ssoJoins).values(person).onConflictDoNothing();
}

/** With the workspace. */
export async function forgetConnection({ database }: Needs<"database">, workspaceId: string): Promise<void> {
  for (const table of [connections, attempts, ssoJoins, scimTokens, scimUsers])
    await database.sql.delete(table).where(eq(table.workspaceId, workspaceId));
}
