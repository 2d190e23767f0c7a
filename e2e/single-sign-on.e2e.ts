/** An owner connects the company's sign-in, a colleague comes in through its pages, it is enforced, and it is disconnected. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { proveDomain } from "@slipway/features/single-sign-on/testing/browser.ts";
import { startRealProvider, type RealProvider } from "@slipway/features/single-sign-on/testing/real-provider.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { signUp } from "@slipway/server/testing/generated-project";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { startSystem, type System } from "@slipway/trust/faults/system";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS } from "./support/chromium.ts";
import { signIn } from "./support/journey.ts";

let provider: RealProvider;
let slipway: System;
let browser: Browser;
let maya: TestPerson;
let workspaceId: string;

beforeAll(async () => {
  provider = await startRealProvider();
  [slipway, browser] = await Promise.all([
    startSystem({ environment: { SLIPWAY_SSO_ORIGINS: provider.issuer, SLIPWAY_SIGNUP: "open" } }),
    launchChromium(),
  ]);
  provider.register(`${slipway.url}/api/single-sign-on/callback`);
  maya = await signUp(slipway, "Maya");
  workspaceId = (await maya.call(accountsContract.user, {})).workspaces[0]!.id;
  await maya.call(workspacesContract.update, { params: { id: workspaceId }, body: { name: "Corp" } });
  await newProject(maya.call);
  await proveDomain(slipway.query, workspaceId, "corp.test");
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await slipway?.[Symbol.asyncDispose]();
  await provider?.[Symbol.asyncDispose]();
});

/** On the provider's own pages: a name, any password, and consent. */
async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.waitForURL(`${provider.issuer}/interaction/**`);
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill("any");
  await page.locator("button[type=submit]").click();
  await page.getByRole("button", { name: "Continue" }).click();
}

async function lookAtBoth(page: Page, name: string): Promise<void> {
  await look(page, name);
  await expectCleanInBothThemes(page);
  await look(page, `${name}-other-theme`);
  await page.setViewportSize(VIEWPORTS.phone);
  await look(page, `${name}-phone`);
  await page.setViewportSize(VIEWPORTS.desktop);
}

it("lets colleagues in through the company's sign-in, makes members use it, and ends", async () => {
  await using owners = await openPage(browser, { as: signedInAs(maya) });
  const { page } = owners;
  await page.goto(`${slipway.url}/?settings=single-sign-on`);
  await page.getByLabel("Issuer").fill("https://127.0.0.1:9443");
  await page.getByLabel("Issuer").fill("https://127.0.0.1:9443");
  await page.getByLabel("Client ID").fill(provider.client.client_id);
  await page.getByLabel("Client secret").fill(provider.client.client_secret);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByText("Must be a public address").waitFor();
  await lookAtBoth(page, "sso-refused");
  await page.getByLabel("Issuer").fill(provider.issuer);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByText("Not tested").waitFor();
  expect(await page.getByLabel("Enforce single sign-on").isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Test connection" }).click();
  await signInAtProvider(page, "it@corp.test");
  await page.getByText("The test succeeded").waitFor();
  await lookAtBoth(page, "sso-tested");
  await page.getByLabel("Enforce single sign-on").press("Space");
  await page.getByRole("dialog").getByRole("button", { name: "Enforce" }).click();
  await page.getByText("Owners can also use a password").waitFor();
  await expect.poll(() => page.getByLabel("Enforce single sign-on").isChecked()).toBe(true);

  // A colleague without an account.
  await using colleagues = await openPage(browser);
  const { page: ninas } = colleagues;
  await ninas.goto(`${slipway.url}/login`);
  await ninas.getByLabel("Email", { exact: true }).fill("nina@corp.test");
  const way = ninas.getByRole("button", { name: "Continue with single sign-on" });
  await way.waitFor();
  await lookAtBoth(ninas, "sso-login");
  await way.click();
  await signInAtProvider(ninas, "nina@corp.test");
  await ninas.waitForURL(`${slipway.url}/`);
  // In the workspace that she has joined, with its project.
  await ninas.getByRole("button", { name: "Corp" }).waitFor();
  await ninas.getByRole("heading", { name: "Projects" }).waitFor();
  const { workspaces } = await ninas.evaluate(
    async () =>
      (await (await fetch("/api/workspaces")).json()) as {
        workspaces: { id: string; role: string; needs_sso: boolean }[];
      },
  );
  expect(workspaces.find(({ id }) => id === workspaceId)).toMatchObject({ role: "viewer", needs_sso: false });

  // A member with a password.
  const max = await signUp(slipway, "Max");
  const { id: maxId } = await max.call(accountsContract.user, {});
  await slipway.query("update users set email = 'max@corp.test', email_verified = true where id = $1", [maxId]);
  await maya.call(workspacesContract.addMember, {
    params: { id: workspaceId },
    body: { email: "max@corp.test", role: "editor" },
  });
  const [project] = await slipway.query<{ id: string }>("select id from projects limit 1");
  await using members = await openPage(browser);
  const { page: maxs } = members;
  await signIn(maxs, slipway.url, { email: "max@corp.test", password: max.password });
  await maxs.goto(`${slipway.url}/projects/${project!.id}`);
  await maxs.getByRole("heading", { name: "This workspace needs single sign-on" }).waitFor();
  await lookAtBoth(maxs, "sso-needed");
  await maxs.goto(`${slipway.url}/?workspace=${workspaceId}`);
  await maxs.getByRole("link", { name: "Sign in with single sign-on" }).waitFor();
  await lookAtBoth(maxs, "sso-needed-home");
  await maxs.goto(`${slipway.url}/projects/${project!.id}`);
  await maxs.getByRole("link", { name: "Sign in with single sign-on" }).click();
  await maxs.getByRole("button", { name: "Continue with single sign-on" }).waitFor();
  await lookAtBoth(maxs, "sso-page");
  await maxs.getByRole("button", { name: "Continue with single sign-on" }).click();
  await signInAtProvider(maxs, "max@elsewhere.test");
  await maxs.getByText("does not belong to a domain of this workspace").waitFor();
  await lookAtBoth(maxs, "sso-page-refused");
  // The provider remembers who signed in there.
  await maxs.context().clearCookies({ domain: "127.0.0.1" });
  await maxs.goto(`${slipway.url}/sso/${workspaceId}?next=/projects/${project!.id}`);
  await maxs.getByRole("button", { name: "Continue with single sign-on" }).click();
  await signInAtProvider(maxs, "max@corp.test");
  await maxs.waitForURL(`${slipway.url}/projects/${project!.id}`);
  await maxs.getByText("Bakery").first().waitFor();
  await look(maxs, "sso-after");

  // The end.
  await page.getByRole("button", { name: "Disconnect" }).click();
  await look(page, "sso-disconnect");
  await page
    .getByRole("dialog", { name: "Disconnect single sign-on?" })
    .getByRole("button", { name: "Disconnect" })
    .click();
  await page.getByRole("button", { name: "Connect", exact: true }).waitFor();
  expect((await max.call(workspacesContract.get, { params: { id: workspaceId } })).needs_sso).toBe(false);
});
