/** Many people are invited, or their invitations cancelled, in one call. */
import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import { canInWorkspace, type WorkspaceRole } from "@slipway/kernel/permissions";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Needs } from "../../../services.ts";
import { emailSchema } from "../../../accounts/contract/index.ts";
import { recordAudit } from "../../../audit/server/index.ts";
import { addressIn, type Outcome } from "../../contract/bulk.ts";
import { addMember, changeMembers, NEEDED, requireRightFor, type WorkspaceCall } from "./members.ts";
import { workspaceMembers as members } from "../workspace-tables.ts";

interface Judged {
  line: string;
  outcome: Outcome;
  member_id: string | null;
  invite_url: string | null;
}

const NOBODY = { member_id: null, invite_url: null };

/** Null for a refusal that concerns this line or the rest of them; other failures are thrown. */
async function inviteOne(
  services: Needs<"accounts" | "database" | "events">,
  call: WorkspaceCall,
  who: { email: string; role: WorkspaceRole },
): Promise<Omit<Judged, "line">> {
  try {
    const { id, joined_at: joinedAt, invite_url } = await addMember(services, call, who);
    return { outcome: joinedAt === null ? "invited" : "joined", member_id: id, invite_url };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "already_member") return { outcome: "already_member", ...NOBODY };
    if (error.status === 429) return { outcome: "later", ...NOBODY };
    throw error;
  }
}

/** One after another, so that a list does not take the mail server or the database from others. */
export async function inviteMany(
  services: Needs<"accounts" | "database" | "events">,
  call: WorkspaceCall,
  { lines, role }: { lines: readonly string[]; role: WorkspaceRole },
): Promise<Judged[]> {
  requireRightFor(call.facts, role);
  const seen = new Set<string>();
  const judged: Judged[] = [];
  let isFull = false;
  for (const line of lines) {
    const email = emailSchema.safeParse(addressIn(line) ?? "").data;
    const isTwice = email !== undefined && seen.has(email);
    if (email !== undefined) seen.add(email);
    if (email === undefined) judged.push({ line, outcome: "not_an_address", ...NOBODY });
    else if (isTwice) judged.push({ line, outcome: "twice", ...NOBODY });
    else if (isFull) judged.push({ line, outcome: "later", ...NOBODY });
    else {
      const answer = await inviteOne(services, call, { email, role });
      isFull = answer.outcome === "later";
      judged.push({ line, ...answer });
    }
  }
  return judged;
}

/** Those who have joined meanwhile stay. Answers how many invitations are gone. */
export async function cancelMany(
  services: Needs<"accounts" | "database">,
  call: WorkspaceCall,
  memberIds: readonly string[],
): Promise<number> {
  const { workspaceId, actor } = call;
  const gone = await changeMembers(services, call, async (tx, facts) => {
    const roles = (Object.keys(NEEDED) as WorkspaceRole[]).filter((role) => canInWorkspace(facts, NEEDED[role]));
    const isMeant = and(
      eq(members.workspaceId, workspaceId),
      isAnyOf(members.id, memberIds),
      isAnyOf(members.role, roles),
      isNull(members.userId),
    );
    const rows = await tx.sql
      .delete(members)
      .where(isMeant)
      .returning({ invitationId: members.invitationId, email: members.email });
    for (const { email: person } of rows)
      await recordAudit(tx, { workspaceId, actor, action: "invitation.cancelled", about: { person } });
    return rows;
  });
  for (const { invitationId } of gone)
    if (invitationId !== null) await services.accounts.cancelInvitation(invitationId);
  return gone.length;
}
