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

/** The name in the workspace of somebody whom its provider lets in with these claims. */
async function nameOf({ email, name }: { email: (id: string) => string; name: unknown }): Promise<string | null> {
  const owner = await app.signUp("Olga");
  const { id } = (await owner.call(accountsContract.user, {})).workspaces[0]!;
  const address = email(id);
  await proveDomain(query, id, address.split("@")[1]!);
  const body = { issuer: provider.issuer, ...provider.client, default_role: "viewer" as const };
  await owner.call(routes.connect, { params: { id }, body });
  provider.script = { claims: { email: address, name }, answers: new Map() };
  const here = testBrowser(app.fetch, app.services.addresses.appUrl);
  const started = await here.fetch("/api/single-sign-on/start", {
    method: "POST",
    body: JSON.stringify({ workspace_id: id }),
  });
  const back = provider.signIn(((await started.json()) as { url: string }).url);
  await here.fetch(back.slice(app.services.addresses.appUrl.length));
  const { members } = await owner.call(workspacesContract.listMembers, { params: { id } });
  return members.find((member) => member.email === address)?.display_name ?? null;
}

const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);

it.each([
  ["Ann Lee", "Ann Lee"],
  ["An\u200bn\u202e\nLee", "An n Lee"],
  ["boss@company.com", "person"],
  ["Slipway Support", "person"],
  ["\u3164", "person"],
  [7, "person"],
])("a name such as %j lets its person in, as %s", async (name, shown) => {
  expect(await nameOf({ email: (id) => `person@${id.replace("_", "")}.test`, name })).toBe(shown);
});

it.each([
  ["leaves the name of a proven account as it is", true, "Adam Admin"],
  ["replaces that of an unproven one, which anybody may have made", false, "Adam Lee"],
])("a provider's name %s", async (_what, isProven, shown) => {
  const { email } = await (await app.signUp("Adam Admin")).call(accountsContract.user, {});
  await query("update users set email_verified = $2 where email = $1", [email, isProven]);
  expect(await nameOf({ email: () => email, name: "Adam Lee" })).toBe(shown);
});
