/** A workspace's domains: named, proven, told who joins by them, forgotten. */
import { domainToUnicode } from "node:url";
import { and, asc, eq, isNotNull, lt, ne, or, isNull } from "drizzle-orm";
import { AppError, conflict, notFound } from "@slipway/kernel/errors";
import { newId, randomText } from "@slipway/kernel/ids";
import { asciiDomain } from "@slipway/kernel/text/addresses/ascii-domain";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../actor.ts";
import { BY_ITSELF, recordAudit } from "../../audit/server/index.ts";
import type { Needs } from "../../services.ts";
import { requireNow } from "../../workspaces/server/index.ts";
import { MAX_DOMAINS, PROOF_DAYS, type EmailDomain, type JoiningRole } from "../contract/index.ts";
import { domainJoins, emailDomains as domains, type EmailDomainRow } from "./email-domain-tables.ts";
import type { TxtRecords } from "./txt-records.ts";

export type DomainPorts = Needs<"clock" | "database" | "log"> & { txt: TxtRecords };

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** "Exämple.org" -> "xn--exmple-cua.org". AppError 400 `not_a_domain`. */
export function domainOf(typed: string): string {
  const ascii = asciiDomain(typed.trim().replace(/^@/, "").replace(/\.$/, "")) ?? "";
  const labels = ascii.split(".");
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1)!);
  if (!isName || ascii.length > 253)
    throw new AppError({
      code: "not_a_domain",
      status: 400,
      userMessage: "Enter the part of your email addresses behind the @, such as example.com.",
      details: { field: "domain", rule: "is not a domain" },
    });
  return ascii;
}

const recordOf = ({ domain, token }: Pick<EmailDomainRow, "domain" | "token">): EmailDomain["record"] => ({
  name: `_slipway.${domain}`,
  value: `slipway-verification=${token}`,
});

const shown = (row: EmailDomainRow): EmailDomain => ({
  id: row.id,
  domain: row.domain,
  written: domainToUnicode(row.domain) || row.domain,
  record: recordOf(row),
  verified_at: row.verifiedAt?.toISOString() ?? null,
  joins_as: row.joinsAs,
});

interface DomainCall {
  workspaceId: string;
  actor: Actor;
}

const byId = (workspaceId: string, id: string) => and(eq(domains.workspaceId, workspaceId), eq(domains.id, id));

export async function listDomains({ database }: Needs<"database">, workspaceId: string): Promise<EmailDomain[]> {
  const isMeant = eq(domains.workspaceId, workspaceId);
  const rows = await database.sql.select().from(domains).where(isMeant).orderBy(asc(domains.domain));
  return rows.map(shown);
}

export async function addDomain(
  { database }: Needs<"database">,
  { workspaceId, actor }: DomainCall,
  typed: string,
): Promise<EmailDomain> {
  const domain = domainOf(typed);
  return database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageWorkspace");
    const present = await tx.sql.select().from(domains).where(eq(domains.workspaceId, workspaceId));
    if (present.some((row) => row.domain === domain))
      throw conflict("domain_here", `${domain} is in the list already.`);
    if (present.length >= MAX_DOMAINS)
      throw conflict("too_many_domains", `A workspace has at most ${MAX_DOMAINS} domains. Remove one first.`);
    const row = { id: newId("dom"), workspaceId, domain, token: randomText(32) };
    const [added] = await tx.sql.insert(domains).values(row).returning();
    await recordAudit(tx, { workspaceId, actor, action: "domain.added", about: { what: domain } });
    return shown(added!);
  });
}

async function findDomain({ database }: Needs<"database">, workspaceId: string, id: string): Promise<EmailDomainRow> {
  const [row] = await database.sql.select().from(domains).where(byId(workspaceId, id));
  if (row === undefined) throw notFound("This domain");
  return row;
}

const isThere = async ({ txt }: Pick<DomainPorts, "txt">, row: EmailDomainRow): Promise<boolean> => {
  const { name, value } = recordOf(row);
  return (await txt(name)).some((text) => text.trim() === value);
};

export async function checkDomain(services: DomainPorts, call: DomainCall, id: string): Promise<EmailDomain> {
  const { workspaceId, actor } = call;
  const row = await findDomain(services, workspaceId, id);
  const { name } = recordOf(row);
  if (!(await isThere(services, row)))
    throw conflict("record_missing", `There is no such TXT record at ${name} yet. New records can take an hour.`);
  const now = new Date(services.clock.now());
  return services.database.transaction(async (tx) => {
    // DNS took as long as it liked to answer.
    await requireNow(tx, { workspaceId, actor }, "ManageWorkspace");
    await tx.lock(`email-domain ${row.domain}`);
    const isOthers = and(eq(domains.domain, row.domain), isNotNull(domains.verifiedAt), ne(domains.id, id));
    if ((await tx.sql.$count(domains, isOthers)) > 0)
      throw conflict("domain_taken", `Another workspace here has proven ${row.domain}. Its record has to go first.`);
    const change = { seenAt: now, missingAt: null, verifiedAt: row.verifiedAt ?? now };
    const [proven] = await tx.sql.update(domains).set(change).where(byId(workspaceId, id)).returning();
    if (proven === undefined) throw notFound("This domain");
    const about = { what: row.domain };
    if (row.verifiedAt === null) await recordAudit(tx, { workspaceId, actor, action: "domain.proven", about });
    return shown(proven);
  });
}

export async function setJoining(
  { database }: Needs<"database">,
  { workspaceId, actor }: DomainCall,
  { id, joinsAs }: { id: string; joinsAs: JoiningRole | null },
): Promise<EmailDomain> {
  return database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageWorkspace");
    const [row] = await tx.sql.select().from(domains).where(byId(workspaceId, id)).for("update");
    if (row === undefined) throw notFound("This domain");
    if (row.verifiedAt === null && joinsAs !== null)
      throw conflict("domain_unproven", `Prove that ${row.domain} is yours first.`);
    if (row.joinsAs === joinsAs) return shown(row);
    await tx.sql.update(domains).set({ joinsAs }).where(byId(workspaceId, id));
    const about = { what: row.domain, to: joinsAs ?? "nobody" };
    await recordAudit(tx, { workspaceId, actor, action: "domain.joining-changed", about });
    return shown({ ...row, joinsAs });
  });
}

export async function removeDomain(
  { database }: Needs<"database">,
  { workspaceId, actor }: DomainCall,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "ManageWorkspace");
    const [row] = await tx.sql.delete(domains).where(byId(workspaceId, id)).returning();
    if (row === undefined) throw notFound("This domain");
    await recordAudit(tx, { workspaceId, actor, action: "domain.removed", about: { what: row.domain } });
  });
}

/** Domains looked at in one day's run, those first that were not seen for longest. */
const MAX_LOOKS = 1_000;

/** A domain that was sold must not let its new owner's people in: a proof ends a week after its record went. */
export async function lookAgain(services: DomainPorts): Promise<void> {
  const { database, clock, log } = services;
  const rows = await database.sql
    .select()
    .from(domains)
    .where(isNotNull(domains.verifiedAt))
    .orderBy(asc(domains.seenAt))
    .limit(MAX_LOOKS);
  for (const row of rows) {
    // Without an answer of DNS the time runs on, so that nobody keeps a proof by holding DNS back.
    const found = await isThere(services, row).catch((error: unknown) => {
      log.warn("a domain could not be looked at", { domain: row.domain, error });
      return false;
    });
    if (found)
      await database.sql
        .update(domains)
        .set({ seenAt: new Date(clock.now()), missingAt: null })
        .where(eq(domains.id, row.id));
    else await noteMissing(services, row);
  }
  await endProofs(services);
}

/** The log says it once, until the record is seen again. */
async function noteMissing({ clock, database }: Pick<DomainPorts, "clock" | "database">, row: EmailDomainRow) {
  await database.transaction(async (tx) => {
    const { rowCount } = await tx.sql
      .update(domains)
      .set({ missingAt: new Date(clock.now()) })
      .where(and(eq(domains.id, row.id), isNotNull(domains.verifiedAt), isNull(domains.missingAt)));
    const about = { what: row.domain };
    const { workspaceId } = row;
    if (rowCount === 1) await recordAudit(tx, { workspaceId, actor: BY_ITSELF, action: "domain.missing", about });
  });
}

async function endProofs({ clock, database }: Pick<DomainPorts, "clock" | "database">): Promise<void> {
  const last = new Date(clock.now() - PROOF_DAYS * 86_400_000);
  const isOver = and(isNotNull(domains.verifiedAt), or(isNull(domains.seenAt), lt(domains.seenAt, last)));
  await database.transaction(async (tx) => {
    const ended = await tx.sql
      .update(domains)
      .set({ verifiedAt: null, joinsAs: null, missingAt: null })
      .where(isOver)
      .returning({ workspaceId: domains.workspaceId, domain: domains.domain });
    for (const { workspaceId, domain: what } of ended)
      await recordAudit(tx, { workspaceId, actor: BY_ITSELF, action: "domain.expired", about: { what } });
  });
}

/** With its workspace. */
export async function forgetDomains({ database }: Needs<"database">, workspaceId: string): Promise<void> {
  await database.sql.delete(domains).where(eq(domains.workspaceId, workspaceId));
  await database.sql.delete(domainJoins).where(eq(domainJoins.workspaceId, workspaceId));
}

/** Somebody who was taken out does not come back by their address alone. */
export async function neverJoinByDomain(
  { sql: tx }: Pick<Transaction, "sql">,
  person: { workspaceId: string; userId: string },
): Promise<void> {
  await tx.insert(domainJoins).values(person).onConflictDoNothing();
}

/** The workspace that has proven the domain, at most one. `domain` is in lower case. */
export async function workspaceOfDomain({ database }: Needs<"database">, domain: string): Promise<string | null> {
  const isProven = and(eq(domains.domain, domain), isNotNull(domains.verifiedAt));
  const [row] = await database.sql.select({ workspaceId: domains.workspaceId }).from(domains).where(isProven);
  return row?.workspaceId ?? null;
}

export async function provenDomains({ database }: Needs<"database">, workspaceId: string): Promise<string[]> {
  const isProven = and(eq(domains.workspaceId, workspaceId), isNotNull(domains.verifiedAt));
  const rows = await database.sql.select({ domain: domains.domain }).from(domains).where(isProven);
  return rows.map(({ domain }) => domain).toSorted();
}
