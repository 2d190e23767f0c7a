import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { feature as emailDomains } from "../../email-domains/server/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { singleSignOnContract as routes } from "../contract/index.ts";
import { proveDomain, testBrowser, type TestBrowser } from "../testing/browser.ts";
import { startRealProvider, type RealProvider } from "../testing/real-provider.ts";
import { feature } from "./index.ts";

let app: TestApp;
let provider: RealProvider;
let owner: TestPerson;
let id: string;

beforeAll(async () => {
  provider = await startRealProvider();
  app = await createTestApp({
    features: [accounts, workspaces, emailDomains, feature, sharing, projects],
    config: { ssoOrigins: [provider.issuer] },
  });
  provider.register(`${app.services.addresses.appUrl}/api/single-sign-on/callback`);
});
const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
  await proveDomain(query, id, "corp.test");
});

const connect = (role: "viewer" | "editor" = "viewer") =>
  owner.call(routes.connect, {
    params: { id },
    body: { issuer: provider.issuer, ...provider.client, default_role: role },
  });
const browser = (): TestBrowser => testBrowser(app.fetch, app.services.addresses.appUrl);

/** Fills in the provider's pages like a person: the name, then the consent. Answers where it sends the browser back to. */
async function atProvider(page: string, email: string): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (url: string, init?: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { ...init, redirect: "manual", headers: { ...init?.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    return response;
  };
  let url = page;
  for (let step = 0; step < 12; step += 1) {
    const response = await ask(url);
    const location = response.headers.get("location");
    if (location !== null) {
      url = new URL(location, provider.issuer).href;
      if (!url.startsWith(provider.issuer)) return url;
      continue;
    }
    const html = await response.text();
    const action = /action="([^"]+)"/.exec(html)![1]!;
    const prompt = /name="prompt" value="([^"]+)"/.exec(html)![1]!;
    const sent = await ask(action, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ prompt, login: email, password: "any" }).toString(),
    });
    url = new URL(sent.headers.get("location")!, provider.issuer).href;
  }
  throw new Error("the provider never sent the browser back");
}

async function signIn(email: string, next = "/projects"): Promise<{ to: string; browser: TestBrowser }> {
  const here = browser();
  const started = await here.fetch("/api/single-sign-on/start", {
    method: "POST",
    body: JSON.stringify({ workspace_id: id, next }),
  });
  const { url } = (await started.json()) as { url: string };
  const back = await atProvider(url, email);
  const answer = await here.fetch(back.slice(app.services.addresses.appUrl.length));
  return { to: answer.headers.get("location")!, browser: here };
}

const userOf = async (here: TestBrowser) =>
  (await (await here.fetch("/api/user")).json()) as {
    email: string;
    email_verified: boolean;
    workspaces: { id: string; role: string }[];
  };

describe("a sign-in through a real provider", () => {
  it("makes account and membership with the default role, and leads to where the person was going", async () => {
    await connect();
    const { to, browser: here } = await signIn("nina@corp.test");
    expect(to).toBe("/projects");
    const user = await userOf(here);
    expect(user).toMatchObject({ email: "nina@corp.test", email_verified: true });
    expect(user.workspaces.find((one) => one.id === id)?.role).toBe("viewer");
    expect((await owner.call(routes.get, { params: { id } })).provider?.tested_at).not.toBeNull();
  });
});
