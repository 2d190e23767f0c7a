/** Publishing over real HTTP: from the call to a visitor's page and back. */
import { storeChip } from "@slipway/offline-builder/operations/backend/without-accounts";
import { unavailable } from "@slipway/kernel/errors";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { newVersion } from "../../edits/testing.ts";
import {
  BUILD_ERROR,
  enterWith,
  plainSandbox,
  testGateway,
  type PlainSandbox,
  type TestGateway,
} from "../../preview/testing.ts";
import { projectsContract, type Project } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { setPlan } from "../../workspaces/testing.ts";
import { projectPublished, publishContract } from "../contract/index.ts";
import { publishPorts } from "../testing.ts";

let gateway: TestGateway;
let sandbox: PlainSandbox;
let app: TestApp;
let maya: TestPerson;
let other: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  gateway = await testGateway();
  sandbox = plainSandbox();
  app = await createTestApp({ sandbox, config: { url: `http://slipway.localhost:${gateway.port}` } });
  gateway.hosts = app.services.hosts;
  maya = await app.signUp("Maya");
  other = await app.signUp("Otto");
});
beforeEach(async () => {
  ({ id: projectId, workspaceId } = await newProject(maya.call));
  await setPlan(app.services, workspaceId, "biz");
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const params = () => ({ params: { id: projectId } });
const version = (text: string) =>
  newVersion(app.services, projectId, { files: { "public/v.txt": text }, message: `Say ${text}` });
const publish = async (): Promise<string> =>
  (await maya.call(publishContract.deploy, { ...params(), body: {} })).deployment_id;
const project = async (): Promise<Project> => (await maya.call(projectsContract.details, params())) as Project;
const site = async (path = "/"): Promise<string> => app.services.addresses.siteUrl((await project()).name) + path;
const visit = async (path = "/v.txt", headers: Record<string, string> = {}) => gateway.get(await site(path), headers);

async function isLocked(): Promise<boolean> {
  const { rows } = await app.services.database.sql.execute(
    sql`select 1 from pg_locks where relation = 'projects'::regclass and mode = 'AccessExclusiveLock' and granted`,
  );
  return rows.length > 0;
}

describe("publishing", () => {
  it("answers once the site does, and not before, and can be recorded again [W7.25] [T7.19] [PB3] [PB4]", async () => {
    expect((await visit()).status).toBe(404);
    const { sha } = await version("one");
    const published: unknown[] = [];
    const stop = app.services.events.on(projectPublished, (event) => void published.push(event));
    const id = await publish();
    stop();
    expect((await visit()).text).toBe("one");
    const details = await project();
    expect(details).toMatchObject({
      is_published: true,
      url: details.site_url,
      published_deployment: { id, commit_sha: sha, number: 1 },
    });
    expect(published).toEqual([expect.objectContaining({ projectId, deploymentId: id, commitSha: sha, number: 1 })]);
    await expect(
      maya.call(publishContract.recordDeployment, { ...params(), body: { deployment_id: id } }),
    ).resolves.toEqual({});
    await expect(
      maya.call(publishContract.recordDeployment, { ...params(), body: { deployment_id: "dep_other" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("keeps the published version until the next publish [W4.01]", async () => {
    await version("one");
    await publish();
    await version("two");
    expect((await visit()).text).toBe("one");
    expect((await maya.call(publishContract.summary, params())).changes).toEqual(["Say two"]);
    await publish();
    expect((await visit()).text).toBe("two");
    expect((await project()).published_deployment?.number).toBe(2);
    expect((await maya.call(publishContract.summary, params())).changes).toEqual([]);
  });

  it("only flips a pointer if the version is already built", async () => {
    await version("one");
    await publish();
    const builds = sandbox.builds.length;
    await publish();
    expect(sandbox.builds.length).toBe(builds);
  });

  it("refuses a version that does not build with its log, and leaves the site as it is [W8.16] [T8.17] [K3]", async () => {
    await version("one");
    await publish();
    await newVersion(app.services, projectId, { files: { "src/x.ts": BUILD_ERROR, "public/v.txt": "two" } });
    await expect(publish()).rejects.toMatchObject({
      status: 422,
      code: "build_failed",
      details: `src/x.ts: ${BUILD_ERROR}`,
    });
    expect((await visit()).text).toBe("one");
  });

  it.each([
    unavailable("sandbox_refused", "This server cannot run projects safely: no user namespaces."),
    unavailable("sandbox_busy", "This server is busy building other projects. Please try again in a minute."),
  ])(
    "says what keeps this server from building, as declared, and leaves the site as it is ($code)",
    async (refusal) => {
      await version("one");
      await publish();
      sandbox.gate = Promise.reject(refusal);
      sandbox.gate.catch(() => undefined);
      await version("two");
      await expect(publish()).rejects.toMatchObject({
        status: 503,
        code: refusal.code,
        userMessage: refusal.userMessage,
      });
      expect(publishContract.deploy.errors).toContainEqual({ status: 503, code: refusal.code });
      expect((await visit()).text).toBe("one");
      sandbox.gate = Promise.resolve();
      await publish();
      expect((await visit()).text).toBe("two");
    },
  );

  it("shares one publish between equal calls and refuses another meanwhile", async () => {
    await version("one");
    const gate = Promise.withResolvers<void>();
    await expect.poll(() => sandbox.builds.length).toBeGreaterThan(0);
    sandbox.gate = gate.promise;
    await version("slow");
    const both = [publish(), publish()];
    await expect
      .poll(async () => {
        await newVersion(app.services, projectId, { files: { "public/n.txt": String(Math.random()) } });
        return publish().then(
          () => "published",
          (error: { code: string }) => error.code,
        );
      })
      .toBe("publish_running");
    gate.resolve();
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
  });

  it("withdraws a site that does not answer: the previous one stays live", async () => {
    await version("one");
    await publish();
    const before = await project();
    const { sha } = await version("two");
    await expect.poll(async () => (await project()).preview_build_commit_sha).toBe(sha);
    const { objects } = app.services;
    const page = await visit("/");
    for await (const { key } of objects.list(`artefact-files/${projectId}/`)) await objects.delete(key);
    expect(page.status).toBe(200);
    await newVersion(app.services, projectId, { files: { "src/y.ts": "1" } });
    await expect.poll(async () => (await project()).preview_build_commit_sha).toBe((await project()).latest_commit_sha);
    for await (const { key } of objects.list(`artefact-files/${projectId}/`)) await objects.delete(key);
    await expect(publish()).rejects.toMatchObject({ status: 503, code: "publish_unverified" });
    expect((await project()).published_deployment).toEqual(before.published_deployment);
    expect((await maya.call(publishContract.deployments, params())).deployments).toHaveLength(1);
    expect((await visit("/")).text).toBe(page.text);
  });

  it("counts forms whose answers stay with the visitor", async () => {
    const forms = [{ id: "contact" }, { id: "booking" }];
    const summary = async (plan: object) => {
      await newVersion(app.services, projectId, { files: { ".slipway/plan.json": JSON.stringify(plan) } });
      return maya.call(publishContract.summary, params());
    };
    expect((await summary({ forms })).device_only_forms).toBe(2);
    for (const language of ["en", "de", "es"] as const)
      expect((await summary({ forms, language })).store_request).toBe(storeChip[language]);
    expect(await summary({ forms, answers: [{}] })).toMatchObject({ device_only_forms: 1 });
    const gifts = await summary({ forms, unsent: [{ label: "Gifts", storable: false }] });
    expect(gifts).toMatchObject({ device_only_forms: 1, store_request: null });
  });

  it("is refused where the workspace switched it off [WS2]", async () => {
    await app.services.database.pool.query("update workspaces set disable_publish = true where id = $1", [workspaceId]);
    await expect(publish()).rejects.toMatchObject({ status: 403, code: "publishing_disabled" });
    await app.services.database.pool.query("update workspaces set disable_publish = false where id = $1", [
      workspaceId,
    ]);
  });
});

describe("a published site", () => {
  it("answers pages of the app, and 404 for missing files, with headers against sniffing", async () => {
    await version("one");
    await publish();
    const page = await visit("/menu");
    expect(page).toMatchObject({
      status: 200,
      headers: { "x-content-type-options": "nosniff", "cache-control": "public, max-age=0, must-revalidate" },
    });
    expect(page.headers["content-security-policy"]).toBeUndefined();
    expect(page.headers["set-cookie"]).toBeUndefined();
    // A page's path may look like a file's: opening it gives the app, and a request for the file a 404.
    expect((await visit("/items/next.js")).text).toBe(page.text);
    const missing = await visit("/missing.js", { accept: "*/*" });
    expect(missing).toMatchObject({ status: 404, text: expect.stringContaining("Page not found") as string });
    expect((await visit("/v.txt", { "if-none-match": (await visit()).headers.etag! })).status).toBe(304);
    for (const path of ["/.slipway/plan.json", "/src/main.tsx"])
      expect((await visit(path)).text).not.toContain("import");
  });

  it("goes offline when unpublished, keeping name and address [W7.26] [T7.20] [PB4]", async () => {
    await version("one");
    await publish();
    await maya.call(publishContract.unpublish, params());
    expect((await visit()).status).toBe(404);
    expect(await project()).toMatchObject({
      is_published: false,
      published_deployment: null,
      url: expect.any(String) as string,
    });
    await expect(maya.call(publishContract.unpublish, params())).rejects.toMatchObject({
      status: 409,
      code: "not_published",
    });
    await publish();
    expect((await project()).published_deployment?.number).toBe(2);
  });

  it("goes back to an earlier deployment without a build", async () => {
    await version("one");
    const first = await publish();
    await version("two");
    await publish();
    const builds = sandbox.builds.length;
    const { deployment_id } = await maya.call(publishContract.rollBack, {
      params: { id: projectId, deploymentId: first },
    });
    expect((await visit()).text).toBe("one");
    expect(sandbox.builds.length).toBe(builds);
    const { deployments } = await maya.call(publishContract.deployments, params());
    expect(deployments.map(({ number, is_live }) => [number, is_live])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(deployments[0]).toMatchObject({ id: deployment_id, person_name: "Maya" });
    await expect(
      maya.call(publishContract.rollBack, { params: { id: projectId, deploymentId: "dep_x" } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("moves with its name: the old address redirects [P4] [W7.24]", async () => {
    await version("one");
    await publish();
    const old = await site("/menu?x=1");
    const name = `moved-${projectId}`;
    await maya.call(projectsContract.update, { ...params(), body: { name } });
    expect(await gateway.get(old)).toMatchObject({
      status: 308,
      headers: { location: `${app.services.addresses.siteUrl(name)}/menu?x=1` },
    });
    expect((await visit()).text).toBe("one");
  });

  it("goes offline when its project goes to Trash, and comes back with it", async () => {
    await version("one");
    await publish();
    const address = await site("/v.txt");
    await maya.call(projectsContract.remove, { ...params(), query: {} });
    expect((await gateway.get(address)).status).toBe(404);
    await maya.call(projectsContract.restore, params());
    expect((await gateway.get(address)).text).toBe("one");
  });

  it("is found again after a restart without a list of sites", async () => {
    await version("one");
    await publish();
    publishPorts(app.services).sites.forgetAll();
    expect((await visit()).text).toBe("one");
  });

  it("reports missing files instead of showing half of the site", async () => {
    await version("one");
    await publish();
    await app.services.database.pool.query("update deployments set artefact_id = 'gone' where project_id = $1", [
      projectId,
    ]);
    publishPorts(app.services).sites.forgetAll();
    expect(await visit()).toMatchObject({
      status: 503,
      text: expect.stringContaining("Publishing it again brings it back") as string,
    });
  });

  it("stays open while the database does not answer, and updates afterwards", async () => {
    await version("one");
    await publish();
    expect((await visit()).text).toBe("one");
    const address = await site("/v.txt");
    const memoryIsOver = vi.spyOn(performance, "now").mockImplementation(() => Date.now() + 60_000);
    const asleep = Promise.withResolvers<void>();
    const locked = app.services.database.sql.transaction(async (tx) => {
      await tx.execute(sql`lock table projects in access exclusive mode`);
      await asleep.promise;
    });
    try {
      await vi.waitFor(async () => expect(await isLocked()).toBe(true));
      expect(await gateway.get(address)).toMatchObject({ status: 200, text: "one" });
    } finally {
      asleep.resolve();
      await locked;
      memoryIsOver.mockRestore();
    }
    await version("two");
    await publish();
    expect((await visit()).text).toBe("two");
  });
});

describe("website access [W4.12] [PB6] [PB7]", () => {
  const makePrivate = () =>
    maya.call(publishContract.setVisibility, { ...params(), body: { publish_visibility: "private" } });

  it("needs the Business plan for private, when chosen and when published", async () => {
    await setPlan(app.services, workspaceId, "pro");
    await expect(makePrivate()).rejects.toMatchObject({
      status: 403,
      code: "plan_required",
      details: { plan: "biz", upsell_key: "BUSINESS_PRIVATE_WEBSITE" },
    });
    await setPlan(app.services, workspaceId, "biz");
    await makePrivate();
    await setPlan(app.services, workspaceId, "pro");
    await expect(publish()).rejects.toMatchObject({ status: 403, code: "plan_required" });
  });

  it("lets members and collaborators in through the app, and nobody else", async () => {
    await version("one");
    await makePrivate();
    await publish();
    const gate = await visit("/v.txt?x=1");
    expect(gate.status).toBe(302);
    const wanted = new URL(gate.headers.location!);
    expect(wanted.origin + wanted.pathname).toBe(`${app.services.addresses.appUrl}/site-access`);
    const ask = { body: { site: wanted.searchParams.get("site")!, path: wanted.searchParams.get("to")! } };
    await expect(app.stranger(publishContract.siteAccess, ask)).rejects.toMatchObject({ status: 401 });
    await expect(other.call(publishContract.siteAccess, ask)).rejects.toMatchObject({ status: 404 });
    await expect(maya.call(publishContract.siteAccess, { body: { site: "no-such-site" } })).rejects.toMatchObject({
      status: 404,
    });
    const { url } = await maya.call(publishContract.siteAccess, ask);
    const { cookie, location } = await enterWith(gateway, url);
    expect(location).toBe("/v.txt?x=1");
    const page = await visit("/v.txt", { cookie });
    expect(page).toMatchObject({
      text: "one",
      headers: { "content-security-policy": "frame-ancestors 'none'", "cache-control": "private, no-cache" },
    });
    expect((await visit("/v.txt", { "sec-fetch-dest": "script" })).status).toBe(401);
    expect((await gateway.get(url)).status).toBe(403);
    const { id: userId } = await other.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "read" });
    await expect
      .poll(
        () =>
          other.call(publishContract.siteAccess, ask).then(
            () => "in",
            () => "out",
          ),
        { timeout: 6_000 },
      )
      .toBe("in");
  });

  it("is for owners and admins of the workspace only [W6.04]", async () => {
    const { id: userId } = await other.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "admin" });
    await expect(
      other.call(publishContract.setVisibility, { ...params(), body: { publish_visibility: "private" } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
