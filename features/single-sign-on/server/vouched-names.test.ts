/** Names that an identity provider gives people, which nobody here has chosen. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { feature as emailDomains } from "../../email-domains/server/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { singleSignOnContract as routes } from "../contract/index.ts";
import { proveDomain, testBrowser } from "../testing/browser.ts";
import { type ScriptedProvider, startScriptedProvider } from "../testing/scripted-provider.ts";
import { feature } from "./index.ts";

let provider: ScriptedProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await createTestApp({
    features: [accounts, workspaces, emailDomains, feature, sharing, projects],
    config: { ssoOrigins: [provider.issuer] },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

it.each([
  ["Ann Lee", "Ann Lee"],
  ["An\u200bn\u202e\nLee", "An n Lee"],
  ["boss@company.com", "PERSON"],
  ["Slipway Support", "PERSON"],
  ["\u3164", "PERSON"],
  [7, "PERSON"],
])("a name such as %j lets its person in, as %s", async (name, shown) => {
  const owner = await app.signUp("Olga");
  const { id } = (await owner.call(accountsContract.user, {})).workspaces[0]!;
  const domain = `${id.replace("_", "")}.test`;
  await proveDomain((text, values) => app.services.database.pool.query(text, values), id, domain);
  const body = { issuer: provider.issuer, ...provider.client, default_role: "viewer" as const };
  await owner.call(routes.connect, { params: { id }, body });
  provider.script = { claims: { email: `person@${domain}`, name }, answers: new Map() };
  const here = testBrowser(app.fetch, app.services.addresses.appUrl);
  const started = await here.fetch("/api/single-sign-on/start", {
    method: "POST",
    body: JSON.stringify({ workspace_id: id }),
  });
  const back = provider.signIn(((await started.json()) as { url: string }).url);
  await here.fetch(back.slice(app.services.addresses.appUrl.length));
  const { members } = await owner.call(workspacesContract.listMembers, { params: { id } });
  const joined = members.find(({ email }) => email === `person@${domain}`);
  expect(joined?.display_name).toBe(shown.replace("PERSON", "person"));
});

it.each([
  ["leaves the name of a proven account as it is", true, "Adam Admin"],
  ["replaces that of an unproven one, which anybody may have made", false, "Adam Lee"],
])("a provider's name %s", async (_what, isProven, shown) => {
  const owner = await app.signUp("Olga");
  const adam = await app.signUp("Adam Admin");
  const { id } = (await owner.call(accountsContract.user, {})).workspaces[0]!;
  const { email } = await adam.call(accountsContract.user, {});
  const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
  await query("update users set email_verified = $2 where email = $1", [email, isProven]);
  const domain = email.split("@")[1]!;
  await proveDomain(query, id, domain);
  const body = { issuer: provider.issuer, ...provider.client, default_role: "viewer" as const };
  await owner.call(routes.connect, { params: { id }, body });
  provider.script = { claims: { email, name: "Adam Lee" }, answers: new Map() };
  const here = testBrowser(app.fetch, app.services.addresses.appUrl);
  const started = await here.fetch("/api/single-sign-on/start", {
    method: "POST",
    body: JSON.stringify({ workspace_id: id }),
  });
  const back = provider.signIn(((await started.json()) as { url: string }).url);
  await here.fetch(back.slice(app.services.addresses.appUrl.length));
  const { members } = await owner.call(workspacesContract.listMembers, { params: { id } });
  expect(members.find((member) => member.email === email)?.display_name).toBe(shown);
});
