/** Accounts of a project's backend, and owners of its site. */
import { AppError, notFound } from "@slipway/kernel/errors";
import { actorOf } from "../../../accounts/server/index.ts";
import type { Handlers } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import type { cloudContract } from "../../contract/index.ts";
import type { Keeps } from "../cloud-state.ts";
import { recordAct } from "../record-act.ts";
import { readAuthConfig } from "../settings/auth-config.ts";
import { listUsers, readUser } from "./list-users.ts";
import { addSiteOwner, listSiteOwners, removeSiteOwner } from "./site-owners.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface AdminUser {
  id: string;
}

/** Whoever signs up is held to it, so the owner is, too. [CU2] */
async function requirePassword(
  services: Needs<"mail"> & Keeps<"backends">,
  projectId: string,
  password: string,
): Promise<void> {
  const { password_min_length: least } = (await readAuthConfig(services, projectId)).email;
  if (password.length >= least) return;
  const userMessage = `Password should be at least ${least} characters.`;
  throw new AppError({ code: "auth_refused", status: 400, userMessage, details: { reason: "weak_password" } });
}

type PeopleRoutes = Pick<
  typeof cloudContract,
  "users" | "createUser" | "inviteUser" | "deleteUser" | "siteOwners" | "addSiteOwner" | "removeSiteOwner"
>;

export const peopleHandlers = (
  services: Needs<"database" | "git" | "mail"> & Keeps<"backends" | "traffic">,
): Handlers<PeopleRoutes> => ({
  users: ({ params, query }) => listUsers(services, params.id, query),
  createUser: async ({ params, body }, call) => {
    const { email, password, auto_confirm: confirmed } = body;
    await requirePassword(services, params.id, password);
    await recordAct(services, params.id, { actor: actorOf(call), action: "visitor.added", person: email });
    const question = { email, password, email_confirm: confirmed };
    const user = await services.traffic.callAuth(params.id, {
      method: "POST",
      path: "/admin/users",
      body: question,
    });
    return readUser(services, params.id, (user as AdminUser).id);
  },
  inviteUser: async ({ params, body }, call) => {
    await recordAct(services, params.id, { actor: actorOf(call), action: "visitor.invited", person: body.email });
    const question = { method: "POST", path: "/invite", body: { email: body.email } } as const;
    await services.traffic.callAuth(params.id, question);
    return {};
  },
  deleteUser: async ({ params }, call) => {
    if (!UUID.test(params.userID)) throw notFound("This account");
    const person = params.userID;
    await recordAct(services, params.id, { actor: actorOf(call), action: "visitor.deleted", person });
    const path = `/admin/users/${params.userID}`;
    await services.traffic.callAuth(params.id, { method: "DELETE", path, body: {} });
    return {};
  },
  siteOwners: ({ params }) => listSiteOwners(services, params.id),
  addSiteOwner: async ({ params, body }, call) => {
    await recordAct(services, params.id, { actor: actorOf(call), action: "site-owner.added", person: body.email });
    return addSiteOwner(services, params.id, body.email);
  },
  removeSiteOwner: async ({ params }, call) => {
    if (!UUID.test(params.userID)) throw notFound("This account");
    const person = params.userID;
    await recordAct(services, params.id, { actor: actorOf(call), action: "site-owner.removed", person });
    await removeSiteOwner(services, params.id, params.userID);
    return {};
  },
});
