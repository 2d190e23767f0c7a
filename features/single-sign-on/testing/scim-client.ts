/** Requests as identity providers send them, for tests. */

/** As Microsoft Entra ID sends a new user. */
export const entraUser = (userName: string, more: Record<string, unknown> = {}) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
  externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
  userName,
  active: true,
  displayName: "Ann Lee",
  emails: [{ primary: true, type: "work", value: userName }],
  meta: { resourceType: "User" },
  name: { formatted: "Ann Lee", familyName: "Lee", givenName: "Ann" },
  "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { department: "Sales" },
  roles: [],
  ...more,
});

/** As Okta sends a new user: with a password, groups and a locale. */
export const oktaUser = (userName: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName,
  name: { givenName: "Ola", familyName: "Nordmann" },
  emails: [{ primary: true, value: userName, type: "work" }],
  displayName: "Ola Nordmann",
  locale: "en-US",
  externalId: "00ujl29u0le5T6Aj10h7",
  groups: [],
  password: "1mz050nq",
  active: true,
});

const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";

/** Entra writes operations with capitals, and `active` as a word. */
export const entraPatch = (path: string, value: unknown) => ({
  schemas: [PATCH],
  Operations: [{ op: "Replace", path, value }],
});

/** Okta gives no path. */
export const oktaPatch = (value: Record<string, unknown>) => ({
  schemas: [PATCH],
  Operations: [{ op: "replace", value }],
});

export interface ScimReply {
  status: number;
  type: string | null;
  location: string | null;
  // Documents of the wire, looked into by tests alone.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

type Send = (path: string, init?: RequestInit) => Promise<Response>;
export type ScimClient = (method: string, path: string, body?: unknown) => Promise<ScimReply>;

export const scimClient =
  (send: Send, token: string): ScimClient =>
  async (method, path, body) => {
    const response = await send(`/api/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json; charset=utf-8" },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      location: response.headers.get("location"),
      body: text === "" ? null : JSON.parse(text),
    };
  };
