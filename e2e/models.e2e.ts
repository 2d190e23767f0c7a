/** A model is connected in place; what it chooses to install asks in the chat, and so does a secret that a function needs. */
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
  type ModelServer,
} from "@slipway/platform/testing/servers/model-server";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { fetchByAddress } from "@slipway/server/testing/by-address";
import { signUpPerson, type TestPerson } from "@slipway/server/testing/test-person";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectClean, expectCleanInBothThemes } from "./support/accessible.ts";
import { launchChromium, look, openPage, signedInAs, VIEWPORTS, type SignedIn } from "./support/chromium.ts";
import { chat, say } from "./support/journey.ts";
import { startSlipway, type RunningSlipway } from "./support/slipway.ts";

const USAGE = { input: 7, output: 3 };
type Said = Parameters<(typeof WIRE_FORMATS)["compatible"]["frames"]>[0];

const says =
  (said: Said): Answer =>
  async (response) => {
    await writeFrames(response, WIRE_FORMATS.compatible.frames(said, USAGE));
    response.end();
  };
const ASK = {
  id: "c2",
  name: "request_secret",
  input: ['{"name":"MAIL_KEY","why":"From your mail service: settings, API keys."}'],
};
const INSTALL = { id: "c1", name: "add_dependency", input: ['{"name":"left-pad"}'] };

const TARIFFS = Array.from({ length: 20 }, (_, at) => `export const tariff${at} = ${at};\n`).join("");
const WRITE = {
  id: "c3",
  name: "write_file",
  input: [JSON.stringify({ path: "src/lib/tariffs.ts", content: TARIFFS })],
};
const DELETE = { id: "c5", name: "delete_file", input: ['{"path":"src/lib/tariffs.ts"}'] };
const finishing = (id: string, did: string) => ({
  ...{ id, name: "finish" },
  input: [JSON.stringify({ did: [did], not_done: [], suggestions: [] })],
});

const HOURS = {
  id: "c10",
  name: "write_file",
  input: [JSON.stringify({ path: "src/lib/hours.ts", content: 'export const hours = "9 to 5";\n' })],
};
const todo = (id: string, state: "doing" | "done") => ({
  ...{ id, name: "todo" },
  input: [JSON.stringify({ items: [{ text: "The opening hours", state }] })],
});
const report = (id: string) => ({
  ...{ id, name: "finish" },
  input: [
    JSON.stringify({ title: "Opening hours", summary: "The hours are kept in one place.", not_done: [], next: [] }),
  ],
});

let slipway: RunningSlipway;
let browser: Browser;
let model: ModelServer;
let projectId: string;
let owner: TestPerson;
let ada: SignedIn;

beforeAll(async () => {
  model = await startModelServer([
    says({ text: ["ready"] }),
    says({ text: ["I add a package for that."], calls: [INSTALL] }),
    says({ text: ["Without the package I leave it as it is."], calls: [finishing("c7", "")] }),
    says({ text: ["The function needs a key."], calls: [ASK] }),
    says({ text: ["The key is there."], calls: [finishing("c8", "")] }),
    says({ text: ["I write the tariffs."], calls: [WRITE, finishing("c4", "Wrote the tariffs")] }),
    says({ text: ["The tariffs go."], calls: [DELETE, finishing("c6", "Removed the tariffs")] }),
    says({ text: ["I begin with the hours."], calls: [todo("c9", "doing"), HOURS] }),
    (response) => void response.writeHead(400).end(JSON.stringify(WIRE_FORMATS.compatible.refusal("not this one"))),
    says({ calls: [todo("c11", "done"), report("c12")] }),
  ]);
  [slipway, browser] = await Promise.all([startSlipway(), launchChromium()]);
  owner = await signUpPerson({ appUrl: slipway.url, send: fetchByAddress, name: "Ada" });
  projectId = (await newProject(owner.call)).id;
  ada = signedInAs(owner);
}, 400_000);

afterAll(async () => {
  await browser?.close();
  await slipway?.[Symbol.asyncDispose]();
  await model?.[Symbol.asyncDispose]();
});

it("is tested, connected and answers the next message; its package asks and is denied [T3.31] [W3.09]", async () => {
  await using opened = await openPage(browser, { as: ada });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}?settings=staff-models`);
  await page.getByText("No language model is connected.").waitFor();
  await expectClean(page);
  await look(page, "models-empty");
  await page.getByRole("button", { name: "Connect a model" }).click();
  const form = page.getByRole("dialog", { name: "Connect a model" });
  await form.getByRole("combobox", { name: "Provider" }).click();
  await page.getByRole("option", { name: "OpenAI-compatible" }).click();
  await form.getByLabel("Address").fill(model.url);
  await form.getByLabel(/^Key/).fill("sk-key-of-the-journey");
  await form.getByLabel("Model", { exact: true }).fill("a-model");
  await form.getByRole("button", { name: "Test" }).click();
  await form.getByText("The model answered: “ready”").waitFor();
  await expectClean(page);
  await look(page, "models-form");
  await form.getByRole("button", { name: "Connect" }).click();
  await page.getByText(model.url).waitFor();
  await expectClean(page);
  await look(page, "models-list");

  await page.goto(`${slipway.url}/projects/${projectId}`);
  await say(page, "Pad the prices");
  const card = chat(page).getByRole("region", { name: "The agent asks" });
  await card.getByText("Add the package left-pad from the npm registry to the app").waitFor();
  await expectClean(page);
  await look(page, "approval-card");
  await page.reload();
  await card.getByRole("button", { name: "Deny" }).click();
  await chat(page).getByText("Without the package I leave it as it is.").waitFor();
  await expect.poll(() => card.count()).toBe(0);
}, 400_000);

it("asks for a function's secret, and says in chat and panel why a function cannot be deployed [T8.11] [C2.24]", async () => {
  const { url } = await enableBackend(owner.call, projectId);
  const changes = [
    { path: "supabase/functions/mail/index.ts", content: 'Deno.serve(() => new Response(Deno.env.get("MAIL_KEY")));' },
    { path: "supabase/functions/broken/index.ts", content: "const a: = 3;" },
    { path: "supabase/config.toml", content: "[functions.mail]\nverify_jwt = false\n" },
  ];
  await owner.call(filesContract.editCode, { params: { projectId }, body: { changes } });
  await using opened = await openPage(browser, { as: ada });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  const failed = chat(page).getByRole("region", { name: "Couldn't deploy Supabase functions" });
  await failed.getByText("supabase/functions/broken/index.ts:1:10").waitFor();
  await say(page, "Send a mail");
  const card = chat(page).getByRole("form", { name: "The agent asks for a secret" });
  await card.getByText("From your mail service").waitFor();
  await expectCleanInBothThemes(page);
  await look(page, "secret-card");
  await card.getByLabel("MAIL_KEY").fill("post office");
  await card.getByRole("button", { name: "Save the secret" }).click();
  await chat(page).getByText("The key is there.").waitFor();
  expect(await (await fetchByAddress(`${url}/functions/v1/mail`)).text()).toBe("post office");

  await page.getByRole("navigation", { name: "Tools" }).getByRole("button", { name: "Cloud" }).click();
  await page.getByRole("navigation", { name: "Cloud" }).getByRole("button", { name: "Edge Functions" }).click();
  await page.getByRole("group", { name: "broken" }).getByRole("button", { name: "Try to fix" }).waitFor();
  await page.getByRole("row", { name: /^mail/ }).getByText("Active").waitFor();
  await expectClean(page);
  await look(page, "functions");
}, 400_000);

it("takes code out when the model wants to, and shows what went above the version [T8.11]", async () => {
  await using opened = await openPage(browser, { as: ada });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await say(page, "Write our tariffs down");
  await chat(page).getByText("I write the tariffs.").waitFor();
  await chat(page).getByText("Wrote the tariffs", { exact: false }).first().waitFor({ timeout: 90_000 });
  await say(page, "We need no tariffs any more");
  const went = chat(page).getByText("Removed: 1 file");
  await went.waitFor({ timeout: 90_000 });
  await went.click();
  await chat(page).getByRole("list", { name: "Removed code" }).getByText("src/lib/tariffs.ts").waitFor();
  await look(page, "removals");
  await expectCleanInBothThemes(page);
  await look(page, "removals-dark");
  await page.setViewportSize(VIEWPORTS.phone);
  await look(page, "removals-phone");
  await expectCleanInBothThemes(page);
}, 400_000);

it("gives models names of their own, lets staff choose among them, and a workspace connect its own [T3.31]", async () => {
  await using opened = await openPage(browser, { as: ada });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}?settings=staff-models`);
  await page.getByRole("button", { name: "Change", exact: true }).first().click();
  const form = page.getByRole("dialog", { name: "Change connection" });
  await form.getByRole("button", { name: "Another model" }).click();
  await form.getByLabel("Name", { exact: true }).fill("House model");
  await form.getByLabel("Model", { exact: true }).last().fill("house-1");
  await form.getByRole("combobox", { name: "Pictures" }).last().click();
  await page.getByRole("option", { name: "Sees pictures" }).last().click();
  await expectCleanInBothThemes(page);
  await look(page, "models-named-form");
  await page.setViewportSize(VIEWPORTS.phone);
  await look(page, "models-named-form-phone");
  await page.setViewportSize(VIEWPORTS.desktop);
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByText(/sees pictures/).waitFor();
  await page.getByRole("combobox", { name: "When a model is down" }).click();
  await page.getByRole("option", { name: /^House model/ }).click();
  await expect
    .poll(() => page.getByRole("combobox", { name: "When a model is down" }).inputValue())
    .toMatch(/^House model/);
  await expectCleanInBothThemes(page);
  await look(page, "models-choices");

  await page.goto(`${slipway.url}/projects/${projectId}?settings=models`);
  await page.getByText("No models of your own yet.").waitFor();
  await page.getByRole("button", { name: "Connect a model" }).click();
  const own = page.getByRole("dialog", { name: "Connect a model" });
  await own.getByLabel("Name", { exact: true }).fill("Our model");
  await own.getByLabel("Model", { exact: true }).fill("gpt-5.1");
  await own.getByLabel(/^Key/).fill("sk-key-of-the-workspace");
  await expectCleanInBothThemes(page);
  await look(page, "models-own-form");
  await own.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByText("no credits").first().waitFor();
  await expectCleanInBothThemes(page);
  await look(page, "models-own");
  await page.setViewportSize(VIEWPORTS.phone);
  await expectCleanInBothThemes(page);
  await look(page, "models-own-phone");
  await page.setViewportSize(VIEWPORTS.desktop);
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await page.getByRole("button", { name: /^Model: / }).click();
  await page.getByRole("menuitem", { name: /^Our model/ }).waitFor();
  await expectClean(page);
  await look(page, "models-picker");
}, 400_000);

it.each(["phone", "desktop"] as const)("fits and has nothing axe objects to: %s", async (viewport) => {
  await using opened = await openPage(browser, { as: ada, viewport });
  const { page } = opened;
  await page.goto(`${slipway.url}/?settings=staff-models`);
  await page.getByText(model.url).waitFor();
  await expectCleanInBothThemes(page);
  await look(page, `models-${viewport}`);
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("dialog", { name: "Change connection" }).getByText("A key is set.").waitFor();
  await expectCleanInBothThemes(page);
  await look(page, `form-${viewport}`);
  await page.goto(`${slipway.url}/?settings=tools`);
  await page.getByText("No MCP servers yet.").waitFor();
  await expectCleanInBothThemes(page);
  await look(page, `tools-${viewport}`);
});

it("keeps the files of a turn that the provider cut as a draft, and continues them to a version", async () => {
  await using opened = await openPage(browser, { as: ada });
  const { page } = opened;
  await page.goto(`${slipway.url}/projects/${projectId}`);
  await say(page, "Keep our opening hours");
  const card = chat(page).getByRole("region", { name: "Draft" });
  await card.getByText("1 file").click();
  await card.getByText("src/lib/hours.ts").waitFor();
  await expectCleanInBothThemes(page);
  await look(page, "draft-card");
  await card.getByRole("button", { name: "Discard" }).click();
  await chat(page).getByText("The draft was discarded.").waitFor();
  await chat(page).getByRole("button", { name: "Restore" }).click();
  await page.reload();
  await card.getByRole("button", { name: "Continue" }).click();
  await chat(page).getByText("The hours are kept in one place.").waitFor({ timeout: 90_000 });
  await chat(page).getByText("To do · 1 of 1 done").last().waitFor();
  await chat(page).getByText("The draft was continued below.").waitFor();
  await expectCleanInBothThemes(page);
  await look(page, "draft-continued");
  const { files } = await owner.call(filesContract.sourceCode, { params: { id: projectId }, query: {} });
  expect(files.map(({ name }) => name)).toContain("src/lib/hours.ts");
}, 400_000);
