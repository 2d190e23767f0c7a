/** Domains of a workspace's email addresses, as the server sees them. */
import { accountVerified } from "../../accounts/contract/index.ts";
import { actorOf } from "../../accounts/server/index.ts";
import { workspaceForgotten } from "../../workspaces/contract/lifecycle.ts";
import { type Feature, type Handlers, mounted } from "../../feature.ts";
import { emailDomainsContract } from "../contract/index.ts";
import { emailDomainsMigrations } from "./email-domain-tables.ts";
import { joinByDomain } from "./join-by-domain.ts";
import {
  addDomain,
  checkDomain,
  type DomainPorts,
  forgetDomains,
  listDomains,
  lookAgain,
  neverJoinByDomain,
  removeDomain,
  setJoining,
} from "./own-domains.ts";
import { type TxtRecords, txtRecords } from "./txt-records.ts";

export { neverJoinByDomain, provenDomains, workspaceOfDomain } from "./own-domains.ts";

const handlers = (services: DomainPorts): Handlers<typeof emailDomainsContract> => ({
  list: async ({ params }) => ({ email_domains: await listDomains(services, params.id) }),
  add: ({ params, body }, call) => addDomain(services, { workspaceId: params.id, actor: actorOf(call) }, body.domain),
  check: ({ params }, call) => checkDomain(services, { workspaceId: params.id, actor: actorOf(call) }, params.domainId),
  update: ({ params, body }, call) =>
    setJoining(
      services,
      { workspaceId: params.id, actor: actorOf(call) },
      { id: params.domainId, joinsAs: body.joins_as },
    ),
  remove: async ({ params }, call) => {
    await removeDomain(services, { workspaceId: params.id, actor: actorOf(call) }, params.domainId);
    return {};
  },
});

/** `txt`: tests ask a name server on this machine. */
export const emailDomainsFeature = (txt: TxtRecords): Feature => ({
  name: "email-domains",
  migrations: emailDomainsMigrations,
  mount(services) {
    const ports = { ...services, txt };
    services.workspaces.whenTakenOut(neverJoinByDomain);
    services.events.on(workspaceForgotten, ({ workspaceId }) => forgetDomains(services, workspaceId));
    services.events.on(accountVerified, (person) => joinByDomain(services, person));
    return mounted({
      name: "email-domains",
      contract: emailDomainsContract,
      handlers: handlers(ports),
      async start() {
        await services.jobs.schedule("email-domains.look-again", "41 3 * * *", () => lookAgain(ports));
      },
    });
  },
});

export const feature = emailDomainsFeature(txtRecords());
