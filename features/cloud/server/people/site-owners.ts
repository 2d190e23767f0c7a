/**
 * People who read what visitors of a site send: rows of `public.site_owners`, which only the project's owner can write.
 * An address alone makes nobody an owner, because everybody can sign up with any address where no mails are sent.
 */
import { AppError, notFound } from "@slipway/kernel/errors";
import { randomText } from "@slipway/kernel/ids";
import { BUILDER_PLAN, readBuilderPlan } from "../../../files/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { OWNER_PATH, type SiteOwner } from "../../contract/index.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { ownerAddressTaken, ownerPageMissing } from "../refusals.ts";

interface OwnerRow {
  user_id: string;
  email: string | null;
  created_at: Date;
  last_sign_in_at: Date | null;
}

const OWNERS = `select o.user_id, u.email, o.created_at, u.last_sign_in_at
  from public.site_owners o join auth.users u on u.id = o.user_id order by o.created_at, o.user_id limit 1000`;

const ownerOf = (row: OwnerRow): SiteOwner => ({
  user_id: row.user_id,
  email: row.email,
  created_at: row.created_at.toISOString(),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
});

async function open(services: Keeps<"backends">, projectId: string) {
  const { backend } = await requireBackend(services, projectId);
  const database = backend.database.as("postgres");
  const { rows } = await database.query<{ there: boolean }>(
    "select pg_catalog.to_regclass('public.site_owners') is not null as there",
  );
  return { database, hasPage: rows[0]!.there };
}

export async function listSiteOwners(
  services: Needs<"database" | "git"> & Keeps<"backends">,
  projectId: string,
): Promise<{ has_page: boolean; is_page_live: boolean; owners: SiteOwner[] }> {
  const { database, hasPage } = await open(services, projectId);
  if (!hasPage) return { has_page: false, is_page_live: false, owners: [] };
  const { rows } = await database.query<OwnerRow>(OWNERS);
  return { has_page: true, is_page_live: await isPageLive(services, projectId), owners: rows.map(ownerOf) };
}

/**
 * A live site has to be published again after answers are first stored. Without the builder's plan its pages are
 * unknown, so it may have the page.
 */
async function isPageLive(services: Needs<"database" | "git">, projectId: string): Promise<boolean> {
  const { publishedCommitSha: sha } = await getProject(services, projectId);
  if (sha === null) return false;
  const plan = readBuilderPlan(await (await services.git.open(projectId)).read(sha, BUILDER_PLAN));
  return plan?.pages?.some(({ path }) => path === OWNER_PATH) ?? true;
}

const wasMadeMeanwhile = (error: unknown): boolean =>
  error instanceof AppError && (error.details as { reason?: string } | undefined)?.reason === "email_exists";

/** AppErrors: 409 `owner_page_missing`, 409 `owner_address_taken`, those of `callAuth`. */
export async function addSiteOwner(
  services: Keeps<"backends" | "traffic">,
  projectId: string,
  email: string,
): Promise<{ owner: SiteOwner; token_hash: string }> {
  const { database, hasPage } = await open(services, projectId);
  if (!hasPage) throw ownerPageMissing();
  const traffic = services.traffic;
  const { rows: known } = await database.query<{ id: string; mine: boolean }>(
    `select u.id, exists (select from public.site_owners o where o.user_id = u.id)
       or coalesce(u.raw_app_meta_data -> 'made_for_owner' = 'true', false) as mine
     from auth.users u where pg_catalog.lower(u.email) = pg_catalog.lower($1)`,
    [email],
  );
  // Whoever signed up with the address knows a password and may hold a session. Only the platform writes app_metadata.
  if (known.some(({ mine }) => !mine)) throw ownerAddressTaken();
  if (known.length === 0) {
    const password = `${randomText(40)}aA1!`;
    const body = { email, password, email_confirm: true, app_metadata: { made_for_owner: true } };
    try {
      await traffic.callAuth(projectId, { method: "POST", path: "/admin/users", body });
    } catch (error) {
      // A second click may have created an owner's account, or a visitor an ordinary one: looking again tells.
      if (wasMadeMeanwhile(error)) return addSiteOwner(services, projectId, email);
      throw error;
    }
  }
  await database.query(
    `insert into public.site_owners (user_id)
     select u.id from auth.users u where pg_catalog.lower(u.email) = pg_catalog.lower($1) on conflict do nothing`,
    [email],
  );
  const question = { method: "POST", path: "/admin/generate_link", body: { type: "recovery", email } } as const;
  const link = (await traffic.callAuth(projectId, question)) as { hashed_token: string };
  const { rows } = await database.query<OwnerRow>(OWNERS);
  const owner = rows.find((row) => row.email?.toLowerCase() === email.toLowerCase());
  if (!owner) throw new Error("a new owner is not there");
  return { owner: ownerOf(owner), token_hash: link.hashed_token };
}

/** AppError 404 `not_found`. */
export async function removeSiteOwner(services: Keeps<"backends">, projectId: string, userId: string): Promise<void> {
  const { database, hasPage } = await open(services, projectId);
  if (!hasPage) throw notFound("This account");
  const { count } = await database.query("delete from public.site_owners where user_id = $1::uuid", [userId]);
  if (count === 0) throw notFound("This account");
}
