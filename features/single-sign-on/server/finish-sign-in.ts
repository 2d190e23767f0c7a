/** The browser comes back from the provider: the answer is checked, the person admitted, the settings marked as tested. */
import { and, eq, gt } from "drizzle-orm";
import { AppError } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import { personNameOr } from "@slipway/kernel/text/people/person-name";
import { emailSchema } from "../../accounts/contract/index.ts";
import { recordAudit } from "../../audit/server/index.ts";
import { workspaceOfDomain } from "../../email-domains/server/index.ts";
import type { Call } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { joinWorkspace, lockMembers, roleNow } from "../../workspaces/server/index.ts";
import type { SsoProblem } from "../contract/index.ts";
import { attemptIn, type Attempted } from "./browser-secret.ts";
import { findOpenConnection, redirectUrl, settingsOf } from "./connection.ts";
import { openProvider, type ProviderPorts, Refused } from "./provider.ts";
import { type AttemptRow, attempts, type ConnectionRow, connections, ssoJoins } from "./sso-tables.ts";

export type FinishPorts = Needs<"accounts" | "addresses" | "clock" | "database" | "log"> & ProviderPorts;

interface Person {
  email: string;
  displayName: string;
}

/** Ends a sign-in with a sentence on the page; expected, and told in the log. */
class Ended extends Error {
  readonly problem: SsoProblem;

  constructor(problem: SsoProblem, detail: string = problem) {
    super(detail);
    this.problem = problem;
  }
}

/** Where the browser goes, and the cookies it gets. */
export interface Finished {
  to: string;
  setCookie: string[];
}

export async function finishSignIn(services: FinishPorts, call: Call): Promise<Finished> {
  const query = new URL(call.request.url).searchParams;
  const found = await attemptIn(services, call.request, query.get("state"));
  if (found === null) return { to: "/sso?error=expired", setCookie: [] };
  const row = await takeAttempt(services, found.stateHash);
  if (row === null) return { to: "/sso?error=expired", setCookie: found.clearCookie };
  try {
    const { attempted } = found;
    if (attempted === null || attempted.browserHash !== row.browserHash) throw new Ended("other_browser");
    const connection = await findOpenConnection(services, row.workspaceId);
    if (connection === null || connection.version !== row.version) throw new Ended("gone");
    const person = await vouchedPerson(services, { connection, attempted, query });
    if (row.testedBy !== null) return await finishTest(services, { row, call, setCookie: found.clearCookie });
    const setCookie = await enter(services, { row, person, call });
    return { to: row.next, setCookie: [...found.clearCookie, ...setCookie] };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    const { workspaceId } = row;
    services.log.info("a single sign-on was refused", { workspaceId, problem, reason: (error as Error).message });
    return { to: pageOf(row, problem), setCookie: found.clearCookie };
  }
}

const settingsPage = (outcome: string): string => `/?settings=single-sign-on&sso=${outcome}`;
const pageOf = (row: AttemptRow, problem: SsoProblem): string =>
  row.testedBy === null ? `/sso/${row.workspaceId}?error=${problem}` : settingsPage(problem);

/** Once: whoever comes second with the same state finds nothing. */
async function takeAttempt(
  { clock, database }: Needs<"clock" | "database">,
  stateHash: string,
): Promise<AttemptRow | null> {
  const isOpen = and(eq(attempts.stateHash, stateHash), gt(attempts.expiresAt, new Date(clock.now())));
  const [row] = await database.sql.delete(attempts).where(isOpen).returning();
  return row ?? null;
}

function problemOf(error: unknown): SsoProblem | null {
  if (error instanceof Ended || error instanceof Refused) return error.problem;
  if (!(error instanceof AppError)) return null;
  if (error.code === "account_deactivated") return "account_deactivated";
  return ["provider_unusable", "secret_unreadable"].includes(error.code) ? "provider_failed" : null;
}

/** The checks of the token, then those of its address: verified where the provider says so, at a domain of the workspace. */
async function vouchedPerson(
  services: FinishPorts,
  { connection, attempted, query }: { connection: ConnectionRow; attempted: Attempted; query: URLSearchParams },
): Promise<Person> {
  await using provider = await openProvider(services, await settingsOf(services, connection));
  const claims = await provider.claimsOf(new URL(`${redirectUrl(services)}?${query}`), attempted);
  const email = emailSchema.safeParse(claims["email"]);
  if (!email.success) throw new Ended("no_email");
  const isVerified = claims["email_verified"];
  // Some providers write the word.
  if (isVerified !== undefined && isVerified !== true && isVerified !== "true") throw new Ended("email_unverified");
  const domain = email.data.slice(email.data.lastIndexOf("@") + 1);
  if ((await workspaceOfDomain(services, domain)) !== connection.workspaceId) throw new Ended("email_domain");
  const max = limits.displayNameCharacters;
  const fallback = personNameOr(email.data.split("@")[0]!, "Somebody", max);
  const name = typeof claims["name"] === "string" ? claims["name"] : "";
  return { email: email.data, displayName: personNameOr(name, fallback, max) };
}

interface Finishing {
  row: AttemptRow;
  call: Call;
}

/** The test signs nobody in, and counts for the owner who began it. */
async function finishTest(
  { clock, database }: Needs<"clock" | "database">,
  { row, call, setCookie }: Finishing & { setCookie: string[] },
): Promise<Finished> {
  if (call.actor?.userId !== row.testedBy) throw new Ended("signed_out");
  const isMeant = and(eq(connections.workspaceId, row.workspaceId), eq(connections.version, row.version));
  await database.sql
    .update(connections)
    .set({ testedAt: new Date(clock.now()) })
    .where(isMeant);
  return { to: settingsPage("tested"), setCookie };
}

/** Answers the cookies of the session, which begins last: somebody who may not join gets none. */
async function enter(services: FinishPorts, { row, person, call }: Finishing & { person: Person }): Promise<string[]> {
  const { workspaceId } = row;
  const { userId } = await services.accounts.admitVouched(person);
  const actor = { userId, ...person };
  await services.database.transaction(async (tx) => {
    await lockMembers(tx, workspaceId);
    const isMeant = and(eq(connections.workspaceId, workspaceId), eq(connections.version, row.version));
    const [connection] = await tx.sql.select().from(connections).where(isMeant).for("share");
    if (connection === undefined) throw new Ended("gone");
    const isMember = (await roleNow(tx, workspaceId, userId)) !== null;
    const first = await tx.sql.insert(ssoJoins).values({ workspaceId, userId }).onConflictDoNothing();
    if (!isMember) {
      if (first.rowCount === 0) throw new Ended("removed");
      const role = connection.defaultRole;
      if (!(await joinWorkspace(tx, { workspaceId, userId, email: person.email, role }))) throw new Ended("gone");
      await recordAudit(tx, {
        workspaceId,
        actor,
        action: "member.joined",
        about: { what: "single sign-on", to: role },
      });
    }
    // Sign-ins through the present settings show that they work.
    await tx.sql
      .update(connections)
      .set({ testedAt: connection.testedAt ?? new Date(services.clock.now()) })
      .where(isMeant);
    await recordAudit(tx, { workspaceId, actor, action: "sso.signed-in" });
  });
  return services.accounts.startSsoSession({ userId, workspaceId }, call.request, call.ip);
}
