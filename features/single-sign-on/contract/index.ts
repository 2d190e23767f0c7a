/** Single sign-on of a workspace with one OpenID Connect provider. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";
import { asciiDomain } from "@slipway/kernel/text/addresses/ascii-domain";
import { JOINING_ROLES } from "../../email-domains/contract/index.ts";
import { provisioningRoutes } from "./provisioning.ts";

export { MAX_SCIM_TOKENS, type Provisioning, type ScimToken } from "./provisioning.ts";

const MAX_ISSUER = 500;
const MAX_CLIENT_ID = 300;
const MAX_SECRET = 1000;
/** Characters of the path that a sign-in leads back to. */
export const MAX_NEXT = 500;

const visible = (max: number) =>
  z
    .string()
    .trim()
    .min(1, "is required")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[\x21-\x7e]+$/, "must be visible ASCII characters without spaces");

export const singleSignOnSchema = z.object({
  /** Null: no provider is connected. */
  provider: z
    .object({
      issuer: z.string(),
      client_id: z.string(),
      /** People who sign in for the first time join with it. */
      default_role: z.enum(JOINING_ROLES),
      /** When a sign-in through the provider last succeeded with the present settings; null: never. */
      tested_at: z.string().nullable(),
    })
    .nullable(),
  /** To register at the provider. */
  redirect_url: z.string(),
  /** Address at which the workspace's people sign in. */
  sign_in_url: z.string(),
  enforced: z.boolean(),
  /** The workspace's plan has single sign-on. A provider that is connected goes on working without it. */
  in_plan: z.boolean(),
  /** Domains that the workspace has proven: people with an address of one can sign in. */
  domains: z.array(z.string()),
});
export type SingleSignOn = z.output<typeof singleSignOnSchema>;

/** Reasons with which a sign-in ends at `/sso?error=`. */
export const SSO_PROBLEMS = [
  "expired",
  "other_browser",
  "cancelled",
  "provider_failed",
  "token_refused",
  "no_email",
  "email_unverified",
  "email_domain",
  "account_deactivated",
  "removed",
  "gone",
  "signed_out",
] as const;
export type SsoProblem = (typeof SSO_PROBLEMS)[number];

const byId = z.object({ id: idSchema });
const started = z.object({
  /** Page of the provider to open in this browser. */
  url: z.string(),
});

export const singleSignOnContract = {
  get: route({
    method: "GET",
    path: "/workspaces/{id}/single-sign-on",
    policy: { workspace: "ManageWorkspace" },
    summary: "The workspace's provider without its secret, and what to register there",
    params: byId,
    result: singleSignOnSchema,
  }),
  connect: route({
    method: "PUT",
    path: "/workspaces/{id}/single-sign-on",
    policy: { workspace: "ManageSingleSignOn" },
    summary: "Connect a provider or change its settings; they have to be tested again",
    params: byId,
    body: z.object({
      issuer: visible(MAX_ISSUER).refine(
        (text) => URL.canParse(text),
        "must be an address such as https://id.example.com",
      ),
      client_id: visible(MAX_CLIENT_ID),
      /** Left out: the stored one stays, if issuer and client are the same. */
      client_secret: visible(MAX_SECRET).optional(),
      default_role: z.enum(JOINING_ROLES),
    }),
    result: singleSignOnSchema,
    rate: { max: 20, seconds: 60 },
    errors: [
      { status: 400, code: "invalid_request" },
      { status: 400, code: "provider_unusable" },
      { status: 403, code: "plan_required" },
      { status: 409, code: "secret_unreadable" },
    ],
  }),
  disconnect: route({
    method: "DELETE",
    path: "/workspaces/{id}/single-sign-on",
    policy: { workspace: "ManageSingleSignOn" },
    needsNoRoom: true,
    summary: "Forget the provider and stop enforcing it; members sign in by other means from then on",
    params: byId,
    errors: [{ status: 404, code: "not_found" }],
  }),
  test: route({
    method: "POST",
    path: "/workspaces/{id}/single-sign-on/test",
    policy: { workspace: "ManageSingleSignOn" },
    needsNoRoom: true,
    summary: "Begin a sign-in that tests the provider and signs nobody in",
    params: byId,
    result: started,
    rate: { max: 20, seconds: 60 },
    errors: [
      { status: 400, code: "provider_unusable" },
      { status: 404, code: "not_found" },
      { status: 409, code: "secret_unreadable" },
    ],
  }),
  find: route({
    method: "GET",
    path: "/single-sign-on/domains/{domain}",
    policy: "public",
    summary: "The workspace whose people with addresses at this domain can sign in with single sign-on",
    params: z.object({
      domain: z
        .string()
        .toLowerCase()
        .max(253)
        .overwrite((domain) => asciiDomain(domain) ?? domain)
        .regex(/^[a-z0-9.-]+$/, "is not a domain"),
    }),
    result: z.object({ workspace_id: z.string().nullable() }),
    rate: { max: 60, seconds: 60 },
  }),
  start: route({
    method: "POST",
    path: "/single-sign-on/start",
    policy: "public",
    summary: "Begin a sign-in in this browser",
    body: z.object({
      workspace_id: idSchema,
      /** Path in the app to open afterwards. */
      next: z.string().max(MAX_NEXT).optional(),
    }),
    result: started,
    rate: { max: 30, seconds: 60 },
    errors: [
      { status: 400, code: "provider_unusable" },
      { status: 404, code: "not_found" },
      { status: 409, code: "secret_unreadable" },
    ],
  }),
  callback: route({
    method: "GET",
    path: "/single-sign-on/callback",
    policy: "public",
    summary: "The provider sends the browser here; answers with a redirect into the app",
    resultKind: "bytes",
    status: 302,
    rate: { max: 60, seconds: 60 },
  }),
  ...provisioningRoutes,
} as const satisfies Contract;
