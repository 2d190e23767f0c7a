/** The picture that a link to a published site shows, from publishing to the reader elsewhere. */
import type { BrowserPort, PageReport, RenderRequest } from "@slipway/platform/browser/port";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { newVersion } from "../../../edits/testing.ts";
import { plainSandbox, testGateway, type TestGateway } from "../../../preview/testing.ts";
import { projectsContract, type Project } from "../../../projects/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { PNG_PIXEL } from "../../../uploads/testing.ts";
import { setPlan } from "../../../workspaces/testing.ts";
import { publishContract } from "../../contract/index.ts";

let gateway: TestGateway;
let app: TestApp;
let maya: TestPerson;
let projectId: string;
let looks: RenderRequest[];
let report: Partial<PageReport>;

const browser: BrowserPort = {
  prepare: () => undefined,
  renderPages: async (request) => {
    looks.push(request);
    return [{ status: 200, problem: null, unseen: null, screenshot: PNG_PIXEL, ...report } as PageReport];
  },
  capabilities: async () => ({ available: true, engine: "double", reduced: [], reason: null }),
  [Symbol.asyncDispose]: async () => undefined,
};

beforeAll(async () => {
  gateway = await testGateway();
  app = await createTestApp({
    sandbox: plainSandbox(),
    browser,
    config: { url: `http://slipway.localhost:${gateway.port}` },
  });
  gateway.hosts = app.services.hosts;
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  [looks, report] = [[], {}];
  const project = await newProject(maya.call);
  projectId = project.id;
  await setPlan(app.services, project.workspaceId, "biz");
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const page = (head: string): string => `<!doctype html><html><head>${head}</head><body></body></html>`;
const HEAD = '<meta name="description" content="Bread &amp; rolls"><title>Golden Crust</title>';
const version = (head = HEAD) =>
  newVersion(app.services, projectId, { files: { "public/index.html": page(head) }, message: "A page" });
const params = () => ({ params: { id: projectId } });
const publish = () => maya.call(publishContract.deploy, { ...params(), body: {} });
const project = async () => (await maya.call(projectsContract.details, params())) as Project;
const siteUrl = async (): Promise<string> => (await project()).site_url;
const visit = async (path = "/") => gateway.get((await siteUrl()) + path);
const imageOf = (html: string): string | null => /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? null;
const pictured = (): Promise<string> => vi.waitUntil(async () => imageOf((await visit()).text), { timeout: 20_000 });
const looked = (): Promise<void> => vi.waitFor(() => expect(looks.length).toBeGreaterThan(0), { timeout: 20_000 });

describe("a link to a site that has no share image of its own", () => {
  it("shows its title, its description and a picture taken of it when it was published [W3.17] [W4.09]", async () => {
    await version();
    await publish();
    const url = await pictured();
    const html = (await visit()).text;
    expect(html).toContain('<meta property="og:title" content="Golden Crust" />');
    expect(html).toContain('<meta property="og:description" content="Bread &amp; rolls" />');
    expect(url.startsWith(`${await siteUrl()}/__share/`)).toBe(true);
    const picture = await gateway.get(url);
    expect(picture).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
    expect(picture.headers["content-length"]).toBe(String(PNG_PIXEL.length));
    expect(looks).toMatchObject([{ routes: ["/"], viewports: [{ width: 1200, height: 630 }] }]);
    // It is on every page of an app with one page, and the files in git stay unchanged.
    expect(imageOf((await visit("/about")).text)).toBe(url);
    expect((await visit("/about")).headers.etag).toBe((await visit()).headers.etag);
  });

  it("reuses the picture for the same files", async () => {
    await version();
    await publish();
    const url = await pictured();
    await publish();
    expect(imageOf((await visit()).text)).toBe(url);
    expect(looks).toHaveLength(1);
  });

  it("names the site's present address", async () => {
    await version();
    await publish();
    const before = await pictured();
    const name = `crust-${projectId.slice(-6).toLowerCase()}`;
    await maya.call(projectsContract.update, { ...params(), body: { name } });
    const after = imageOf((await visit()).text);
    expect(after).not.toBe(before);
    expect(after).toContain(`//${name}.`);
    expect((await gateway.get(after!)).status).toBe(200);
  });

  it("shows only text if the page could not be rendered completely", async () => {
    report = { problem: "the page never became ready" };
    await version();
    await publish();
    await looked();
    const html = (await visit()).text;
    expect(html).toContain("og:title");
    expect(imageOf(html)).toBeNull();
  });
});

it("leaves a page that names its own share image as it was built [W3.17]", async () => {
  const own = `<title>Mine</title><meta property="og:image" content="https://mine.example/share.png">`;
  await version(own);
  await publish();
  await version(HEAD);
  await publish();
  // The picture of the second version was taken after the first one's turn in the queue.
  await pictured();
  expect(looks).toHaveLength(1);
  const { deployments } = await maya.call(publishContract.deployments, params());
  await maya.call(publishContract.rollBack, {
    params: { id: projectId, deploymentId: deployments.at(-1)!.id },
  });
  expect(imageOf((await visit()).text)).toBe("https://mine.example/share.png");
  expect((await visit()).text).not.toContain("__share");
});

it("reveals nothing about a private site", async () => {
  await version();
  await publish();
  const url = await pictured();
  await maya.call(publishContract.setVisibility, { ...params(), body: { publish_visibility: "private" } });
  expect((await gateway.get(url)).status).toBe(302);
});

it("deletes the pictures of a deleted project", async () => {
  await version();
  await publish();
  await pictured();
  const kept = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of app.services.objects.list(`share-images/${projectId}/`)) keys.push(key);
    return keys;
  };
  expect(await kept()).toHaveLength(1);
  const { display_name: confirm } = await project();
  await maya.call(projectsContract.remove, { ...params(), query: {} });
  await maya.call(projectsContract.remove, { ...params(), query: { permanent: "true", confirm } });
  await vi.waitFor(async () => expect(await kept()).toEqual([]), { timeout: 20_000 });
});
