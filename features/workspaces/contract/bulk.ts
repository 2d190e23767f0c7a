/** Inviting many people at once: a pasted list, or lines of a CSV file. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { workspaceRoleSchema } from "./workspace.ts";

export const MAX_INVITED_AT_ONCE = 500;
export const MAX_LINE = 400;

/** `later`: the inviter has sent as many invitations as an hour allows. */
export const OUTCOMES = ["invited", "joined", "already_member", "twice", "not_an_address", "later"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const holdsSeveral = (line: string): boolean => line.split("@").length > 2;

/** The first thing with an `@` in a line such as `Ann Lee <ann@example.com>` or `"Lee, Ann";ann@example.com;Sales`. */
export function addressIn(line: string): string | null {
  const word = line.split(/[\s,;<>"']+/u).find((part) => part.includes("@"));
  return word === undefined ? null : word.replace(/^mailto:/i, "").toLowerCase();
}

/** Splits a list as mail programs copy it. A row of columns stays one line: its second address may be anybody's. */
function peopleIn(line: string): string[] {
  const parts = line
    .replace(/"[^"@]*"/gu, "")
    .split(/[,;]/u)
    .map((part) => part.trim())
    .flatMap((part) => (part.split(/\s+/u).every((word) => word.includes("@")) ? part.split(/\s+/u) : part))
    .filter((part) => part !== "");
  return parts.length > 1 && parts.every((part) => part.includes("@")) ? parts : [line];
}

/** One line that cannot be sent would refuse all of them: cut, and without half characters or NUL. */
const sendable = (line: string): string => line.slice(0, MAX_LINE).toWellFormed().replaceAll("\0", "\ufffd");

/** Lines that say something, one for each person, without the ones that only head the columns of a CSV file. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line, at) => line !== "" && !(at === 0 && !line.includes("@") && /e-?mail/i.test(line)))
    .flatMap(peopleIn)
    .map(sendable);

const byId = z.object({ id: idSchema });

export const bulkRoutes = {
  inviteMany: route({
    method: "POST",
    path: "/workspaces/{id}/members/bulk",
    policy: { workspace: "AddWorkspaceViewers" },
    rate: { max: 10, seconds: 60 },
    summary: "Invite up to 500 people; every line is judged for itself. The role decides which right is needed",
    params: byId,
    body: z.object({
      lines: z.array(z.string().max(MAX_LINE)).min(1).max(MAX_INVITED_AT_ONCE),
      role: workspaceRoleSchema,
    }),
    /** In the order of the lines. `member_id` is set for those that this call brought in, `invite_url` for those who wait. */
    result: z.object({
      results: z.array(
        z.object({
          line: z.string(),
          outcome: z.enum(OUTCOMES),
          member_id: z.string().nullable(),
          invite_url: z.string().nullable(),
        }),
      ),
    }),
    errors: [{ status: 403, code: "forbidden" }],
  }),
  cancelMany: route({
    method: "POST",
    path: "/workspaces/{id}/members/cancel-pending",
    needsNoRoom: true,
    policy: { workspace: "AddWorkspaceViewers" },
    summary: "Cancel invitations that nobody has accepted yet, of roles that the caller may give",
    params: byId,
    body: z.object({ member_ids: z.array(idSchema).min(1).max(MAX_INVITED_AT_ONCE) }),
    result: z.object({ cancelled: z.number() }),
  }),
} as const satisfies Contract;
