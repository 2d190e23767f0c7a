/** Domains of email addresses that a workspace has proven to be its own by a record in DNS. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";

export const MAX_DOMAINS = 20;
/** A proof holds this long after its record was last seen. */
export const PROOF_DAYS = 7;

/** Nobody becomes an admin by an address alone. */
export const JOINING_ROLES = ["viewer", "editor"] as const;
export type JoiningRole = (typeof JOINING_ROLES)[number];
const joiningRole = z.enum(JOINING_ROLES);

export const emailDomainSchema = z.object({
  id: z.string(),
  /** In ASCII, as it stands in addresses. */
  domain: z.string(),
  /** In its own script, as people write it. */
  written: z.string(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** Null: not proven yet, or not any more. */
  verified_at: z.string().nullable(),
  /** The role with which people with a confirmed address of the domain join; null: they do not join by themselves. */
  joins_as: joiningRole.nullable(),
});
export type EmailDomain = z.output<typeof emailDomainSchema>;

const byId = z.object({ id: idSchema });
const byDomain = z.object({ id: idSchema, domainId: idSchema });

export const emailDomainsContract = {
  list: route({
    method: "GET",
    path: "/workspaces/{id}/email-domains",
    policy: { workspace: "ManageWorkspace" },
    summary: "Domains of the workspace, with the record that proves each",
    params: byId,
    result: z.object({ email_domains: z.array(emailDomainSchema) }),
  }),
  add: route({
    method: "POST",
    path: "/workspaces/{id}/email-domains",
    policy: { workspace: "ManageWorkspace" },
    summary: "Name a domain; it does nothing until it is proven",
    params: byId,
    body: z.object({ domain: z.string().trim().min(1).max(253) }),
    result: emailDomainSchema,
    rate: { max: 20, seconds: 60 },
    errors: [
      { status: 400, code: "not_a_domain" },
      { status: 409, code: "domain_here" },
      { status: 409, code: "too_many_domains" },
    ],
  }),
  check: route({
    method: "POST",
    path: "/workspaces/{id}/email-domains/{domainId}/check",
    policy: { workspace: "ManageWorkspace" },
    summary: "Look for the record in DNS now",
    params: byDomain,
    result: emailDomainSchema,
    rate: { max: 10, seconds: 60 },
    errors: [
      { status: 404, code: "not_found" },
      { status: 409, code: "record_missing" },
      { status: 409, code: "domain_taken" },
      { status: 503, code: "dns_unavailable" },
    ],
  }),
  update: route({
    method: "PUT",
    path: "/workspaces/{id}/email-domains/{domainId}",
    policy: { workspace: "ManageWorkspace" },
    needsNoRoom: true,
    summary: "Say with which role people of a proven domain join; null ends it",
    params: byDomain,
    body: z.object({ joins_as: joiningRole.nullable() }),
    result: emailDomainSchema,
    errors: [
      { status: 404, code: "not_found" },
      { status: 409, code: "domain_unproven" },
    ],
  }),
  remove: route({
    method: "DELETE",
    path: "/workspaces/{id}/email-domains/{domainId}",
    policy: { workspace: "ManageWorkspace" },
    needsNoRoom: true,
    summary: "Forget a domain; people who joined stay",
    params: byDomain,
    errors: [{ status: 404, code: "not_found" }],
  }),
} as const satisfies Contract;
