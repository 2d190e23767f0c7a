/** An owner looks at the functions of the backend: how their calls went, their logs and their code. */
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUp } from "@slipway/server/testing/generated-project";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectCleanOnPhonesToo } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, type SignedIn } from "./support/chromium.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let projectId: string;
let maya: SignedIn;
let url: string;

const FUNCTION = `Deno.serve((request) => new URL(request.url).searchParams.has("bad")
  ? JSON.parse("no order")
  : new Response("yes"));`;

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  const owner = await signUp(slipway, "Maya");
  projectId = (await newProject(owner.call)).id;
  ({ url } = await enableBackend(owner.call, projectId));
  const changes = [
    { path: "supabase/functions/orders/index.ts", content: FUNCTION },
    { path: "supabase/config.toml", content: "[functions.orders]\nverify_jwt = false\n" },
  ];
  await owner.call(filesContract.editCode, { params: { projectId }, body: { changes } });
  maya = signedInAs(owner);
}, 400_000);

afterAll(() => browser?.close());

it("counts a function's calls, and leads from a bar to their logs [C2.08] [C2.24] [C2.25] [C9.04]", async () => {
  await using opened = await openPage(browser, { as: maya });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("region", { name: "Edge Functions" }).getByText("Active").waitFor();
  for (const query of ["", "", "", "?bad"]) await fetchByAddress(`${url}/functions/v1/orders${query}`);
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Edge Functions" }).click();
  const row = page.getByRole("row", { name: /^orders/ });
  await row.getByText("Active").waitFor();
  await expect
    .poll(
      async () => {
        await page.reload();
        await row.waitFor();
        return (await row.textContent())?.includes("75%");
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await look(page, "functions-list");
  await expectCleanOnPhonesToo(page, page.getByRole("button", { name: "orders", exact: true }));
  await page.getByRole("button", { name: "orders", exact: true }).click();
  await page.getByRole("figure", { name: "Invocations over time" }).waitFor();
  await look(page, "function");
  await expectCleanOnPhonesToo(page, page.getByRole("figure", { name: "Invocations over time" }));
  const bar = page.getByRole("button", { name: /1 failed, 3 succeeded/ });
  await bar.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("searchbox", { name: "Search logs" }).waitFor();
  // The reason of the failure stands beside its request, and belongs to it.
  await page.getByRole("button", { name: /SyntaxError: .*no order/ }).click();
  await page.getByText("index.ts").first().waitFor();
  await look(page, "function-failure");
  await page.getByRole("button", { name: "Show all of this request" }).click();
  await page
    .getByRole("button", { name: /POST|GET \| 500/ })
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: /\| 200 \|/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "View Code" }).click();
  await page.getByRole("tab", { name: /index\.ts/ }).waitFor();
  expect(opened.problems).toEqual([]);
}, 300_000);
