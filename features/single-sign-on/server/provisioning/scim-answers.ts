/** Documents of SCIM, RFC 7643. */
import { AppError } from "@slipway/kernel/errors";
import type { ScimRow } from "./scim-tables.ts";

const USER = "urn:ietf:params:scim:schemas:core:2.0:User";
const MESSAGES = "urn:ietf:params:scim:api:messages:2.0";
const CONFIG = "urn:ietf:params:scim:schemas:core:2.0";
export const MAX_PAGE = 100;

const HEADERS = { "content-type": "application/scim+json", "cache-control": "no-store" };

export const scimAnswer = (document: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : JSON.stringify(document), { status, headers: { ...HEADERS, ...headers } });

/** Failures that are not expected are thrown on, for the API's own log and answer. */
export function scimFailure(error: unknown): Response {
  if (!(error instanceof AppError) || error.kind !== "user") throw error;
  const scimType = error.code === "scim_refused" && typeof error.details === "string" ? error.details : undefined;
  return scimAnswer(
    { schemas: [`${MESSAGES}:Error`], status: String(error.status), scimType, detail: error.userMessage },
    error.status,
  );
}

export interface Shown {
  row: ScimRow;
  active: boolean;
}

export function userDocument({ row, active }: Shown, base: string) {
  const { id, givenName, familyName, displayName } = row;
  const formatted = [givenName, familyName].filter((part) => part !== null).join(" ");
  return {
    schemas: [USER],
    id,
    externalId: row.externalId ?? undefined,
    userName: row.userName,
    name:
      formatted === ""
        ? undefined
        : { formatted, givenName: givenName ?? undefined, familyName: familyName ?? undefined },
    displayName: displayName ?? undefined,
    emails: [{ value: row.email, type: "work", primary: true }],
    active,
    meta: {
      resourceType: "User",
      created: row.createdAt.toISOString(),
      lastModified: row.updatedAt.toISOString(),
      location: `${base}/Users/${id}`,
    },
  };
}

export const listDocument = (resources: readonly unknown[], total: number, startIndex = 1) => ({
  schemas: [`${MESSAGES}:ListResponse`],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

const no = { supported: false };

export const configDocument = (base: string) => ({
  schemas: [`${CONFIG}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_PAGE },
  changePassword: no,
  sort: no,
  etag: no,
  authenticationSchemes: [
    {
      type: "oauthbearertoken",
      name: "Bearer token",
      description: "The token that an owner of the workspace made in its settings.",
      specUri: "https://www.rfc-editor.org/rfc/rfc6750",
      primary: true,
    },
  ],
  meta: { resourceType: "ServiceProviderConfig", location: `${base}/ServiceProviderConfig` },
});

export const typesDocument = (base: string) =>
  listDocument(
    [
      {
        schemas: [`${CONFIG}:ResourceType`],
        id: "User",
        name: "User",
        endpoint: "/Users",
        description: "A person of the workspace",
        schema: USER,
        schemaExtensions: [],
        meta: { resourceType: "ResourceType", location: `${base}/ResourceTypes/User` },
      },
    ],
    1,
  );

const attribute = (name: string, more: Record<string, unknown> = {}) => ({
  name,
  type: "string",
  multiValued: false,
  description: "",
  required: false,
  caseExact: false,
  mutability: "readWrite",
  returned: "default",
  uniqueness: "none",
  ...more,
});

export const schemasDocument = (base: string) =>
  listDocument(
    [
      {
        schemas: [`${CONFIG}:Schema`],
        id: USER,
        name: "User",
        description: "A person of the workspace",
        attributes: [
          attribute("userName", { required: true, uniqueness: "server" }),
          attribute("externalId", { caseExact: true }),
          attribute("displayName"),
          attribute("name", {
            type: "complex",
            subAttributes: ["formatted", "givenName", "familyName"].map((name) => attribute(name)),
          }),
          attribute("emails", {
            type: "complex",
            multiValued: true,
            mutability: "immutable",
            subAttributes: [attribute("value"), attribute("type"), attribute("primary", { type: "boolean" })],
          }),
          attribute("active", { type: "boolean" }),
        ],
        meta: { resourceType: "Schema", location: `${base}/Schemas/${USER}` },
      },
    ],
    1,
  );
