/** Ends of tokens for provisioning, and people whom they outlive. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { toldOfWorkspace } from "../../../audit/testing.ts";
import { billingContract } from "../../../billing/contract/index.ts";
import { feature as billing } from "../../../billing/server/index.ts";
import { feature as emailDomains } from "../../../email-domains/server/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { insertMember } from "../../../workspaces/testing.ts";
import { singleSignOnContract as routes } from "../../contract/index.ts";
import { proveDomain } from "../../testing/browser.ts";
import { entraPatch, entraUser, scimClient, type ScimClient } from "../../testing/scim-client.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../testing/scripted-provider.ts";
import { feature } from "../index.ts";

let provider: ScriptedProvider;
let app: TestApp;
let staff: TestPerson;
let owner: TestPerson;
let id: string;
let scim: ScimClient;
let tokenId: string;

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await createTestApp({
    features: [accounts, workspaces, emailDomains, feature, sharing, projects, billing],
    config: { ssoOrigins: [provider.issuer] },
  });
  staff = await app.signUp("Staff");
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
const idOf = async (person: TestPerson) => (await person.call(accountsContract.user, {})).id;
async function tokenOf(person: TestPerson): Promise<ScimClient> {
  const made = await person.call(routes.createScimToken, { params: { id } });
  tokenId = made.id;
  return scimClient(app.fetch, made.token);
}
beforeEach(async () => {
  owner = await app.signUp("Olga");
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
  await proveDomain(query, id, "example.com");
  scim = await tokenOf(owner);
});

const status = async (by = scim) => (await by("GET", "/Users")).status;
const told = async (last = 1) => (await toldOfWorkspace(app.services, id)).slice(-last);
const buy = (plan: "pro" | "biz" | "enterprise") =>
  owner.call(billingContract.changePlan, { params: { id }, body: { plan } });
const shown = async () => (await owner.call(routes.provisioning, { params: { id } })).tokens;

describe("a token for provisioning ends", () => {
  it("when it is revoked and with the workspace; people who were put in stay", async () => {
    await scim("POST", "/Users", entraUser("ann@example.com"));
    await owner.call(routes.deleteScimToken, { params: { id, tokenId } });
    expect(await status()).toBe(401);
    expect((await owner.call(workspacesContract.listMembers, { params: { id } })).members).toHaveLength(2);
    const again = await tokenOf(owner);
    await owner.call(workspacesContract.create, { body: { name: "Second" } });
    const { name } = await owner.call(workspacesContract.get, { params: { id } });
    await owner.call(workspacesContract.remove, { params: { id }, query: { confirm: name } });
    expect(await status(again)).toBe(401);
  });

  it("with the plan that has single sign-on, and does not come back with it", async () => {
    await buy("biz");
    expect(await status()).toBe(200);
    await buy("pro");
    expect(await status()).toBe(401);
    expect(await told(2)).toEqual([
      "Olga ended all tokens for provisioning with the plan",
      "Olga changed the plan to Pro",
    ]);
    await expect(tokenOf(owner)).rejects.toMatchObject({ code: "plan_required" });
    await buy("enterprise");
    expect(await status()).toBe(401);
    expect(await shown()).toEqual([]);
    expect(await status(await tokenOf(owner))).toBe(200);
  });

  it("when single sign-on is disconnected", async () => {
    const body = { issuer: provider.issuer, ...provider.client, default_role: "viewer" as const };
    await owner.call(routes.connect, { params: { id }, body });
    await tokenOf(owner);
    await owner.call(routes.disconnect, { params: { id } });
    expect(await status()).toBe(401);
    expect(await shown()).toEqual([]);
    expect(await told()).toEqual(["Olga ended all tokens for provisioning with single sign-on"]);
  });
});

describe("a token for provisioning whose maker", () => {
  const second = async (): Promise<TestPerson & { id: string }> => {
    const person = await app.signUp("Otto");
    await query("update users set email_verified = true where email = $1", [person.email]);
    const made = Object.assign(person, { id: await idOf(person) });
    await insertMember(app.services, { workspaceId: id, userId: made.id, role: "owner" });
    await owner.call(routes.deleteScimToken, { params: { id, tokenId } });
    scim = await tokenOf(person);
    return made;
  };
  const kept = (by: string, email: string) =>
    `${by} left a token for provisioning working that ${email} made, who is no owner any more`;
  const member = (userId: string) => ({ params: { id, userId } });

  it.each([
    [
      "is removed",
      "Olga",
      async (person: TestPerson & { id: string }) => owner.call(workspacesContract.removeMember, member(person.id)),
    ],
    [
      "leaves",
      "Otto",
      async (person: TestPerson & { id: string }) => person.call(workspacesContract.removeMember, member(person.id)),
    ],
    [
      "becomes an admin",
      "Olga",
      async (person: TestPerson & { id: string }) =>
        owner.call(workspacesContract.updateMember, { ...member(person.id), body: { role: "admin" } }),
    ],
  ])("%s works on, is shown as such and is in the log", async (_what, by, lose) => {
    const otto = await second();
    expect(await shown()).toMatchObject([{ created_by: "Otto", maker_is_owner: true }]);
    await lose(otto);
    expect(await status()).toBe(200);
    expect(await shown()).toMatchObject([{ created_by: "Otto", maker_is_owner: false }]);
    expect(await toldOfWorkspace(app.services, id)).toContain(kept(by, otto.email));
  });

  it("is taken out by the provider itself goes on taking people out", async () => {
    const otto = await second();
    const { body } = await scim("POST", "/Users", entraUser(otto.email));
    expect((await scim("PATCH", `/Users/${body.id}`, entraPatch("active", "False"))).status).toBe(200);
    expect(await status()).toBe(200);
    expect(await shown()).toMatchObject([{ maker_is_owner: false }]);
    expect(await toldOfWorkspace(app.services, id)).toContain(kept("Identity provider", otto.email));
  });

  it("is deactivated is shown as such", async () => {
    const otto = await second();
    await staff.call(accountsContract.updateUserAsStaff, { params: { userId: otto.id }, body: { is_active: false } });
    expect(await status()).toBe(200);
    expect(await shown()).toMatchObject([{ maker_is_owner: false }]);
  });

  it("never was an owner is nobody's: a token that somebody else made is not told of", async () => {
    const max = await app.signUp("Max");
    const userId = await idOf(max);
    await insertMember(app.services, { workspaceId: id, userId, role: "owner" });
    await owner.call(workspacesContract.removeMember, member(userId));
    expect(await told()).toEqual([`Olga removed ${max.email} from the workspace`]);
  });
});
