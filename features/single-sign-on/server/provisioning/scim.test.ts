/** An identity provider puts people into a workspace and takes them out, with the messages that Entra and Okta send. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract, accountVerified } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { toldOfWorkspace } from "../../../audit/testing.ts";
import { feature as emailDomains } from "../../../email-domains/server/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { insertMember } from "../../../workspaces/testing.ts";
import { singleSignOnContract as routes } from "../../contract/index.ts";
import { proveDomain, testBrowser } from "../../testing/browser.ts";
import { entraPatch, entraUser, oktaPatch, oktaUser, scimClient, type ScimClient } from "../../testing/scim-client.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../testing/scripted-provider.ts";
import { feature } from "../index.ts";

let provider: ScriptedProvider;
let app: TestApp;
let owner: TestPerson;
let id: string;
let domain: string;
let scim: ScimClient;
let tokenId: string;

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await createTestApp({
    features: [accounts, workspaces, emailDomains, feature, sharing, projects],
    config: { ssoOrigins: [provider.issuer] },
  });
  await app.signUp("Staff");
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
const idOf = async (person: TestPerson) => (await person.call(accountsContract.user, {})).id;
async function tokenOf(person: TestPerson, workspaceId: string): Promise<ScimClient> {
  const made = await person.call(routes.createScimToken, { params: { id: workspaceId } });
  tokenId = made.id;
  return scimClient(app.fetch, made.token);
}
let domains = 0;
beforeEach(async () => {
  owner = await app.signUp("Olga");
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
  domain = `corp${(domains += 1)}.test`;
  await proveDomain(query, id, domain);
  scim = await tokenOf(owner, id);
});

const members = async () =>
  (await owner.call(workspacesContract.listMembers, { params: { id } })).members.map((one) => ({
    email: one.email,
    role: one.role,
    joined: one.joined_at !== null,
  }));
/** Somebody with an account that proved its address at the workspace's domain. */
async function colleague(name: string): Promise<TestPerson & { at: string }> {
  const person = await app.signUp(name);
  const at = `${name.toLowerCase()}@${domain}`;
  await query("update users set email = $1, email_verified = true where email = $2", [at, person.email]);
  return Object.assign(person, { at });
}
const filtered = (filter: string) => scim("GET", `/Users?filter=${encodeURIComponent(filter)}`);

/** Through the workspace's provider, in a browser of its own. */
async function signIn() {
  const here = testBrowser(app.fetch, app.services.addresses.appUrl);
  const started = await here.fetch("/api/single-sign-on/start", {
    method: "POST",
    body: JSON.stringify({ workspace_id: id }),
  });
  const back = provider.signIn(((await started.json()) as { url: string }).url);
  const answer = await here.fetch(back.slice(app.services.addresses.appUrl.length));
  return { here, to: answer.headers.get("location") };
}

describe("a provider such as Entra", () => {
  it("tries a connection, finds nobody, and creates somebody who joins by their first sign-in", async () => {
    expect(await filtered(`userName eq "ann@${domain}"`)).toMatchObject({
      ...{ status: 200, type: "application/scim+json" },
      body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"], totalResults: 0, Resources: [] },
    });
    const made = await scim("POST", "/Users", entraUser(`Ann@${domain}`));
    expect(made).toMatchObject({
      status: 201,
      body: {
        schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
        userName: `Ann@${domain}`,
        externalId: "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
        name: { givenName: "Ann", familyName: "Lee" },
        emails: [{ value: `ann@${domain}`, primary: true }],
        active: true,
        meta: { resourceType: "User" },
      },
    });
    expect(made.location).toBe(`${app.services.addresses.appUrl}/api/scim/v2/Users/${made.body.id}`);
    expect(await members()).toContainEqual({ email: `ann@${domain}`, role: "viewer", joined: false });
    expect((await filtered(`USERNAME eq "ann@${domain.toUpperCase()}"`)).body.Resources).toEqual([made.body]);
    expect((await scim("GET", `/Users/${made.body.id}`)).body).toEqual(made.body);
    expect(await app.services.mail.list(1)).not.toMatchObject([{ to: `ann@${domain}` }]);
  });

  it("changes names and writes false as a word to take somebody out, whatever else it sends", async () => {
    const { body } = await scim("POST", "/Users", entraUser(`ann@${domain}`));
    const patch = {
      ...entraPatch("name.familyName", "Ng"),
      Operations: [
        { op: "Replace", path: "name.familyName", value: "Ng" },
        { op: "Add", path: 'emails[type eq "work"].value', value: `ann@${domain}` },
        { op: "Add", path: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department", value: "HR" },
        { op: "Remove", path: "externalId" },
      ],
    };
    const changed = await scim("PATCH", `/Users/${body.id}`, patch);
    expect(changed).toMatchObject({
      status: 200,
      body: { name: { familyName: "Ng", givenName: "Ann" }, active: true },
    });
    expect(changed.body.externalId).toBeUndefined();
    const off = await scim("PATCH", `/Users/${body.id}`, entraPatch("active", "False"));
    expect(off).toMatchObject({ status: 200, body: { active: false } });
    expect((await members()).map(({ email }) => email)).not.toContain(`ann@${domain}`);
    expect((await scim("PATCH", `/Users/${body.id}`, entraPatch("active", "True"))).body.active).toBe(true);
    expect(await toldOfWorkspace(app.services, id)).toEqual([
      "Olga made a token for provisioning",
      `Identity provider put ann@${domain} into the workspace as viewer`,
      `Identity provider took ann@${domain} out of the workspace and its projects, and ended their sign-ins`,
      `Identity provider put ann@${domain} into the workspace as viewer`,
    ]);
  });
});

describe("somebody who is no member any more but has a project", () => {
  it("is taken out of it by a message that they are inactive, and by no other message", async () => {
    const ann = await colleague("Ann");
    const { body } = await scim("POST", "/Users", entraUser(ann.at));
    const { id: projectId } = await newProject(owner.call);
    await owner.call(workspacesContract.removeMember, { params: { id, userId: await idOf(ann) } });
    await insertCollaborator(app.services, { projectId, userId: await idOf(ann), level: "write" });
    const opens = () => ann.call(projectsContract.details, { params: { id: projectId } });
    await scim("PATCH", `/Users/${body.id}`, entraPatch("name.familyName", "Ng"));
    expect((await opens()).id).toBe(projectId);
    await scim("PATCH", `/Users/${body.id}`, entraPatch("active", "False"));
    await expect(opens()).rejects.toMatchObject({ status: 404 });
  });
});

describe("a provider such as Okta", () => {
  it("creates, deactivates without a path, activates, replaces and deletes", async () => {
    const { body, status } = await scim("POST", "/Users", oktaUser(`ola@${domain}`));
    expect([status, JSON.stringify(body).includes("1mz050nq")]).toEqual([201, false]);
    expect((await scim("PATCH", `/Users/${body.id}`, oktaPatch({ active: false }))).body.active).toBe(false);
    const replaced = await scim("PUT", `/Users/${body.id}`, { ...oktaUser(`ola@${domain}`), displayName: "O. N." });
    expect(replaced).toMatchObject({ status: 200, body: { id: body.id, displayName: "O. N.", active: true } });
    expect(await scim("DELETE", `/Users/${body.id}`)).toMatchObject({ status: 204, body: null });
    expect((await scim("GET", `/Users/${body.id}`)).status).toBe(404);
    expect(await members()).toHaveLength(1);
    expect((await scim("POST", "/Users", oktaUser(`ola@${domain}`))).status).toBe(201);
  });

  it("reads users in pages from 1, and what this service provider can do", async () => {
    for (const name of ["a", "b", "c"]) await scim("POST", "/Users", oktaUser(`${name}@${domain}`));
    const page = await scim("GET", "/Users?startIndex=2&count=1");
    expect(page.body).toMatchObject({ totalResults: 3, startIndex: 2, itemsPerPage: 1 });
    expect(page.body.Resources[0].userName).toBe(`b@${domain}`);
    expect((await scim("GET", "/Users?count=0")).body).toMatchObject({ totalResults: 3, Resources: [] });
    expect((await scim("GET", "/ServiceProviderConfig")).body).toMatchObject({
      ...{ patch: { supported: true }, filter: { supported: true, maxResults: 100 }, bulk: { supported: false } },
      authenticationSchemes: [{ type: "oauthbearertoken" }],
    });
    expect((await scim("GET", "/ResourceTypes")).body.Resources[0]).toMatchObject({ id: "User", endpoint: "/Users" });
    const [schema] = (await scim("GET", "/Schemas")).body.Resources;
    expect(schema.attributes.map((one: { name: string }) => one.name)).toContain("userName");
  });
});

describe("somebody who is taken out", () => {
  it("loses membership, vouched sign-ins and projects with the answer, and stays out", async () => {
    const ann = await colleague("Ann");
    const { body } = await scim("POST", "/Users", entraUser(ann.at));
    expect(await members()).toContainEqual({ email: ann.at, role: "viewer", joined: true });
    await owner.call(routes.connect, {
      params: { id },
      body: { issuer: provider.issuer, ...provider.client, default_role: "editor" },
    });
    provider.script = { claims: { email: ann.at }, answers: new Map() };
    const { here } = await signIn();
    const shared = await newProject(owner.call);
    await insertCollaborator(app.services, { projectId: shared.id, userId: await idOf(ann), level: "admin" });
    await query("update workspace_members set role = 'editor' where workspace_id = $1 and user_id = $2", [
      id,
      await idOf(ann),
    ]);
    const { id: owned } = await ann.call(projectsContract.create, { body: { workspace_id: id } });
    expect((await here.fetch("/api/user")).status).toBe(200);

    await scim("PATCH", `/Users/${body.id}`, oktaPatch({ active: false }));
    expect((await here.fetch("/api/user")).status).toBe(401);
    for (const projectId of [shared.id, owned])
      await expect(ann.call(projectsContract.details, { params: { id: projectId } })).rejects.toMatchObject({
        status: 404,
      });
    expect(await owner.call(projectsContract.details, { params: { id: owned } })).toMatchObject({
      user_id: await idOf(owner),
    });
    expect((await signIn()).to).toBe(`/sso/${id}?error=removed`);
    expect((await members()).map(({ email }) => email)).toEqual([owner.email]);
  });

  it("comes back by their address or a sign-in only once the provider or a person lets them", async () => {
    const bob = await colleague("Bob");
    const { body } = await scim("POST", "/Users", entraUser(bob.at));
    await scim("PATCH", `/Users/${body.id}`, oktaPatch({ active: false }));
    const joins = async () => {
      await query("update email_domains set joins_as = 'editor' where domain = $1", [domain]);
      await app.services.events.emit(accountVerified, { userId: await idOf(bob), email: bob.at });
      await owner.call(routes.connect, {
        params: { id },
        body: { issuer: provider.issuer, ...provider.client, default_role: "editor" },
      });
      provider.script = { claims: { email: bob.at }, answers: new Map() };
      return (await signIn()).to;
    };
    expect(await joins()).toBe(`/sso/${id}?error=removed`);
    expect(await members()).toHaveLength(1);
    await scim("PATCH", `/Users/${body.id}`, oktaPatch({ active: true }));
    expect((await signIn()).to).toBe("/");
    expect(await members()).toContainEqual({ email: bob.at, role: "editor", joined: true });
  });

  it("is never the last owner, while another owner can be taken out", async () => {
    const ann = await colleague("Ann");
    await insertMember(app.services, { workspaceId: id, userId: await idOf(ann), role: "owner" });
    const { body } = await scim("POST", "/Users", entraUser(ann.at));
    await query("delete from workspace_members where workspace_id = $1 and email = $2", [id, owner.email]);
    const refused = await scim("PATCH", `/Users/${body.id}`, oktaPatch({ active: false }));
    expect(refused).toMatchObject({ status: 409, body: { status: "409", detail: expect.stringContaining("owner") } });
    expect((await scim("DELETE", `/Users/${body.id}`)).status).toBe(409);
    expect((await scim("GET", `/Users/${body.id}`)).body.active).toBe(true);
    await insertMember(app.services, { workspaceId: id, userId: await idOf(owner), role: "owner" });
    expect((await scim("DELETE", `/Users/${body.id}`)).status).toBe(204);
  });
});

describe("a hostile or broken provider", () => {
  it("reaches no other workspace: its users are unknown, and so are addresses of domains it has not proven", async () => {
    const { body } = await scim("POST", "/Users", entraUser(`ann@${domain}`));
    const eve = await app.signUp("Eve");
    const other = await tokenOf(eve, (await eve.call(accountsContract.user, {})).workspaces[0]!.id);
    for (const [method, sent] of [
      ["GET", undefined],
      ["PUT", entraUser(`ann@${domain}`)],
      ["PATCH", oktaPatch({ active: false })],
      ["DELETE", undefined],
    ] as const)
      expect((await other(method, `/Users/${body.id}`, sent)).status, method).toBe(404);
    expect((await other("GET", "/Users")).body.totalResults).toBe(0);
    expect(await other("POST", "/Users", entraUser(`ann@${domain}`))).toMatchObject({
      status: 400,
      body: { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], status: "400", scimType: "invalidValue" },
    });
    for (const address of [owner.email, `ann@sub.${domain}`, `ann@${domain}.evil.test`])
      expect((await scim("POST", "/Users", entraUser(address))).status, address).toBe(400);
    expect((await scim("GET", `/Users/${body.id}`)).body.active).toBe(true);
  });

  it("moves a user to no other address, and gives no two users one name", async () => {
    const { body: ann } = await scim("POST", "/Users", entraUser(`ann@${domain}`));
    const { body: bob } = await scim("POST", "/Users", entraUser(`bob@${domain}`));
    expect(await scim("POST", "/Users", entraUser(`ANN@${domain}`))).toMatchObject({
      status: 409,
      body: { scimType: "uniqueness" },
    });
    expect((await scim("PATCH", `/Users/${bob.id}`, entraPatch("userName", ann.userName))).status).toBe(409);
    const moved = await scim("PATCH", `/Users/${bob.id}`, entraPatch('emails[type eq "work"].value', owner.email));
    expect(moved).toMatchObject({ status: 400, body: { scimType: "mutability" } });
    expect((await scim("PUT", `/Users/${bob.id}`, entraUser(`carl@${domain}`))).status).toBe(400);
  });

  it.each([
    'userName eq "x" or 1 eq 1',
    "userName eq 'x'",
    'userName eq "x"); drop table scim_users; --',
    'password eq "x"',
    'userName co "x"',
    'userName eq "\\u0000"',
    'userName eq "\\ud800"',
    `userName eq "${"x".repeat(700)}"`,
    "(".repeat(300),
  ])("gets a refusal for the filter %s", async (filter) => {
    expect(await filtered(filter)).toMatchObject({ status: 400, body: { scimType: "invalidFilter" } });
  });

  it("finds nobody by a filter whose text is SQL or a pattern", async () => {
    await scim("POST", "/Users", entraUser(`ann@${domain}`));
    for (const text of ["' or '1'='1", "%", "_nn@", `ann@${domain}' --`])
      expect((await filtered(`userName eq ${JSON.stringify(text)}`)).body, text).toMatchObject({ totalResults: 0 });
  });

  it("gets a refusal for bodies that are large, no JSON, deep, or hold what is no user", async () => {
    const large = JSON.stringify(entraUser(`ann@${domain}`, { nickName: "x".repeat(1_048_576) }));
    expect((await scim("POST", "/Users", large)).status).toBe(413);
    const bodies: unknown[] = ["{", "[]", "null", "", "[".repeat(5000), { userName: 7 }, { userName: "ann" }];
    bodies.push({ ...entraUser(`ann@${domain}`), active: "perhaps" }, entraUser(`ann@${domain}`, { emails: "x" }));
    bodies.push(entraUser(`ann@${domain}`, { displayName: "\u0000" }), { ["__proto__"]: { userName: `a@${domain}` } });
    for (const body of bodies)
      expect((await scim("POST", "/Users", body)).status, JSON.stringify(body).slice(0, 60)).toBe(400);
    const { body: ann } = await scim("POST", "/Users", entraUser(`ann@${domain}`));
    for (const Operations of [
      undefined,
      [],
      [7],
      Array.from({ length: 51 }, () => ({ op: "replace", path: "displayName", value: "x" })),
      [{ op: "move", path: "active", value: false }],
      [{ op: "remove" }],
      [{ op: "remove", path: "active" }],
      [{ op: "replace", path: "active", value: 0 }],
      [{ op: "replace", path: "constructor", value: { active: false } }, { op: "x" }],
    ])
      expect((await scim("PATCH", `/Users/${ann.id}`, { Operations })).status, JSON.stringify(Operations)).toBe(400);
    for (const search of ["count=x", "startIndex=1e9", "count=1;2"])
      expect((await scim("GET", `/Users?${search}`)).status, search).toBe(400);
    expect((await scim("GET", `/Users/${"x".repeat(100)}`)).status).toBe(404);
    expect((await scim("GET", `/Users/${ann.id}`)).body.active).toBe(true);
  });
});

describe("a token", () => {
  it("is needed, is of no use elsewhere, and is kept as a hash alone", async () => {
    const none = await app.fetch("/api/scim/v2/Users");
    expect(none.status).toBe(401);
    const made = await owner.call(routes.createScimToken, { params: { id } });
    const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    expect((await app.fetch("/api/user", bearer(made.token))).status).toBe(401);
    const { token: api } = await owner.call(accountsContract.createToken, { body: { name: "x" } });
    for (const wrong of [api, `${made.token}x`, "scim_", "' or 1=1"])
      expect((await app.fetch("/api/scim/v2/Users", bearer(wrong))).status, wrong).toBe(401);
    const { rows } = (await query("select * from scim_tokens where id = $1", [made.id])) as { rows: unknown[] };
    expect(JSON.stringify(rows)).not.toContain(made.token);
    const shown = await owner.call(routes.provisioning, { params: { id } });
    expect(shown.tokens.map((one) => one.created_by)).toEqual(["Olga", "Olga"]);
    expect(JSON.stringify(shown)).not.toContain(made.token);
    await expect(owner.call(routes.createScimToken, { params: { id } })).rejects.toMatchObject({
      code: "too_many_tokens",
    });
  });

  it("is made and revoked by owners alone", async () => {
    const max = await app.signUp("Max");
    await insertMember(app.services, { workspaceId: id, userId: await idOf(max), role: "admin" });
    expect((await max.call(routes.provisioning, { params: { id } })).tokens).toHaveLength(1);
    await expect(max.call(routes.createScimToken, { params: { id } })).rejects.toMatchObject({ status: 403 });
    await expect(max.call(routes.deleteScimToken, { params: { id, tokenId } })).rejects.toMatchObject({ status: 403 });
    const eve = await app.signUp("Eve");
    await expect(eve.call(routes.provisioning, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const own = (await eve.call(accountsContract.user, {})).workspaces[0]!.id;
    await expect(eve.call(routes.deleteScimToken, { params: { id: own, tokenId } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("lets two requests at once create one user", async () => {
    const both = await Promise.all([0, 1].map(() => scim("POST", "/Users", entraUser(`ann@${domain}`))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});
