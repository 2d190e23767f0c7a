/** Somebody who confirmed an address of a proven domain joins the workspace that the domain belongs to. */
import { and, eq, isNotNull } from "drizzle-orm";
import { recordAudit } from "../../audit/server/index.ts";
import type { Needs } from "../../services.ts";
import { joinWorkspace, lockMembers } from "../../workspaces/server/index.ts";
import { domainJoins, emailDomains as domains } from "./email-domain-tables.ts";

/** Told with every sign-in of a confirmed address. Each person joins by their address once. */
export async function joinByDomain(
  services: Needs<"accounts" | "database">,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const isMeant = and(eq(domains.domain, domain), isNotNull(domains.verifiedAt), isNotNull(domains.joinsAs));
  const [found] = await services.database.sql.select({ home: domains.workspaceId }).from(domains).where(isMeant);
  if (found === undefined) return;
  const { display_name: displayName } = (await services.accounts.getUser(userId)).attributes;
  await services.database.transaction(async (tx) => {
    await lockMembers(tx, found.home);
    const [row] = await tx.sql.select().from(domains).where(isMeant).for("share");
    // Another workspace may have proven the domain meanwhile; the next sign-in joins that one.
    if (row === undefined || row.joinsAs === null || row.workspaceId !== found.home) return;
    const { workspaceId, joinsAs: role } = row;
    const first = await tx.sql.insert(domainJoins).values({ workspaceId, userId }).onConflictDoNothing();
    if (first.rowCount === 0 || !(await joinWorkspace(tx, { workspaceId, userId, email, role }))) return;
    const about = { what: `an address at ${domain}`, to: role };
    await recordAudit(tx, { workspaceId, actor: { userId, email, displayName }, action: "member.joined", about });
  });
}
