/** SCIM 2.0 users (RFC 7643, RFC 7644): an identity provider puts people into a workspace and takes them out. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { idSchema } from "../../accounts/contract/index.ts";

/** So that one can be replaced while the other still works. */
export const MAX_SCIM_TOKENS = 2;

const scimTokenSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  /** Null: the account is gone. */
  created_by: z.string().nullable(),
  /** False: whoever made it could make no token any more. It works on, and is better replaced. */
  maker_is_owner: z.boolean(),
  last_used_at: z.string().nullable(),
});
export type ScimToken = z.output<typeof scimTokenSchema>;

const provisioningSchema = z.object({
  /** Base address to enter at the provider. */
  base_url: z.string(),
  in_plan: z.boolean(),
  tokens: z.array(scimTokenSchema),
  /** People whom the provider has put in and not deleted since. */
  user_count: z.number().int(),
  /** Proven domains: the provider can name addresses of these alone. */
  domains: z.array(z.string()),
});
export type Provisioning = z.output<typeof provisioningSchema>;

const byId = z.object({ id: idSchema });

/** An IP address. Providers send a request for each person, and wait after a 429. */
const rate = { max: 600, seconds: 60 } as const;
const errors = [{ status: 403, code: "plan_required" }] as const;
const maxBodyBytes = 65_536;
/** Any text: unknown ids get SCIM's own 404. */
const byScimId = z.object({ scimId: z.string().max(200) });

export const provisioningRoutes = {
  provisioning: route({
    method: "GET",
    path: "/workspaces/{id}/provisioning",
    policy: { workspace: "ManageWorkspace" },
    summary: "What to enter at an identity provider, and tokens without their values",
    params: byId,
    result: provisioningSchema,
  }),
  createScimToken: route({
    method: "POST",
    path: "/workspaces/{id}/provisioning/tokens",
    policy: { workspace: "ManageSingleSignOn" },
    summary: "A token for an identity provider; its value is shown once",
    params: byId,
    result: z.object({ id: z.string(), token: z.string() }),
    rate: { max: 20, seconds: 60 },
    errors: [
      { status: 403, code: "plan_required" },
      { status: 409, code: "too_many_tokens" },
    ],
  }),
  deleteScimToken: route({
    method: "DELETE",
    path: "/workspaces/{id}/provisioning/tokens/{tokenId}",
    policy: { workspace: "ManageSingleSignOn" },
    needsNoRoom: true,
    summary: "End a token at once; people who were put in stay",
    params: z.object({ id: idSchema, tokenId: idSchema }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  // The token in the request is the right; answers have the media type and the errors of SCIM. Each property is written out,
  // because the browser's build leaves out what it finds by name.
  scimServiceProvider: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    method: "GET",
    path: "/scim/v2/ServiceProviderConfig",
    summary: "SCIM: what this service provider can do",
  }),
  scimResourceTypes: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    method: "GET",
    path: "/scim/v2/ResourceTypes",
    summary: "SCIM: users",
  }),
  scimSchemas: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    method: "GET",
    path: "/scim/v2/Schemas",
    summary: "SCIM: attributes of users",
  }),
  scimList: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    method: "GET",
    path: "/scim/v2/Users",
    summary: "SCIM: users in pages; `filter` takes `eq` with userName, externalId, id or emails.value",
  }),
  scimCreate: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    bodyKind: "bytes",
    maxBodyBytes,
    method: "POST",
    path: "/scim/v2/Users",
    status: 201,
    summary: "SCIM: put somebody with an address of a proven domain into the workspace",
  }),
  scimRead: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    method: "GET",
    path: "/scim/v2/Users/{scimId}",
    params: byScimId,
    summary: "SCIM: a user",
  }),
  scimReplace: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    bodyKind: "bytes",
    maxBodyBytes,
    method: "PUT",
    path: "/scim/v2/Users/{scimId}",
    params: byScimId,
    summary: "SCIM: replace a user; `active` false takes the person out",
  }),
  scimPatch: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    bodyKind: "bytes",
    maxBodyBytes,
    method: "PATCH",
    path: "/scim/v2/Users/{scimId}",
    params: byScimId,
    summary: "SCIM: change attributes of a user; `active` false takes the person out",
  }),
  scimDelete: route({
    policy: "public",
    resultKind: "bytes",
    rate,
    errors,
    method: "DELETE",
    path: "/scim/v2/Users/{scimId}",
    params: byScimId,
    status: 204,
    summary: "SCIM: take the person out and forget the user",
  }),
} as const satisfies Contract;
