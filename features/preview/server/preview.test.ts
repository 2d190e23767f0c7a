/** The preview over real HTTP: what each viewer gets on its host. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { unavailable } from "@slipway/kernel/errors";
import { newVersion } from "../../edits/testing.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { getProject } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { accountsContract } from "../../accounts/contract/index.ts";
import { sharingContract } from "../../sharing/contract/index.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { previewContract } from "../contract/index.ts";
import {
  BUILD_ERROR,
  enterWith,
  newBuiltVersion,
  plainSandbox,
  testGateway,
  type PlainSandbox,
  type TestGateway,
} from "../testing.ts";

let gateway: TestGateway;
let sandbox: PlainSandbox;
let app: TestApp;
let maya: TestPerson;
let viewer: TestPerson;
let stranger: TestPerson;
let projectId: string;

beforeAll(async () => {
  gateway = await testGateway();
  sandbox = plainSandbox();
  app = await createTestApp({ sandbox, config: { url: `http://slipway.localhost:${gateway.port}` } });
  gateway.hosts = app.services.hosts;
  maya = await app.signUp("Maya");
  viewer = await app.signUp("Vik");
  stranger = await app.signUp("Sam");
});
beforeEach(async () => {
  sandbox.refuse = null;
  projectId = (await newProject(maya.call)).id;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const at = (path: string, label = projectId): string => app.services.addresses.previewUrl(label) + path;
const access = (person: TestPerson, body: { path?: string; sha?: string } = {}) =>
  person.call(previewContract.access, { params: { id: projectId }, body });
const cookieOf = async (person: TestPerson): Promise<string> =>
  (await enterWith(gateway, (await access(person)).url)).cookie;
const share = async (level: "read" | "write"): Promise<void> => {
  const { id: userId } = await viewer.call(accountsContract.user, {});
  await insertCollaborator(app.services, { projectId, userId, level });
};

const builtVersion = (files: Record<string, string | null>) => newBuiltVersion(app.services, projectId, files);

describe("getting in", () => {
  it("turns a one-use address into a cookie and lands on the path asked for", async () => {
    const { url, expires_at } = await access(maya, { path: "/menu?x=1" });
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
    const answer = await gateway.get(url);
    expect(answer).toMatchObject({ status: 302, headers: { location: "/menu?x=1", "cache-control": "no-store" } });
    expect(answer.headers["set-cookie"]![0]).toMatch(
      /^__Host-slipway-preview-\w+=.*; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=None; Partitioned$/,
    );
    expect((await gateway.get(url)).status).toBe(403);
    // The browser that it let in asks again: a frame that was made anew, a reload.
    const cookie = answer.headers["set-cookie"]![0]!.split(";")[0]!;
    const again = await gateway.get(url, { cookie });
    expect(again).toMatchObject({ status: 302, headers: { location: "/menu?x=1" } });
    expect(again.headers["set-cookie"]).toBeUndefined();
    expect((await gateway.get(at("/_slipway/enter?token=x&to=//evil.example"), { cookie })).headers["location"]).toBe(
      "/",
    );
  });

  it("of a public project keeps nobody out by an address that was used, and shows what everybody may see", async () => {
    await maya.call(projectsContract.updateVisibility, { params: { id: projectId }, body: { visibility: "public" } });
    const { url } = await access(stranger);
    await enterWith(gateway, url);
    expect(await gateway.get(url)).toMatchObject({ status: 302, headers: { location: "/" } });
    expect((await gateway.get(at("/"))).text).toContain("No preview yet");
    const { sha } = await builtVersion({ "src/pages/Index.tsx": "export default () => null;" });
    const past = await access(maya, { sha });
    await enterWith(gateway, past.url);
    expect((await gateway.get(past.url)).status).toBe(403);
  });

  it("of a project in Trash says so to the project's people, and nothing to others", { timeout: 15_000 }, async () => {
    await share("read");
    const [own, shared] = [await cookieOf(maya), await cookieOf(viewer)];
    await maya.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    for (const cookie of [own, shared])
      await expect
        .poll(async () => (await gateway.get(at("/"), { cookie })).text, { timeout: 6000 })
        .toContain("This project is in Trash.");
    const untold = await gateway.get(at("/"));
    expect([untold.status, untold.text.includes("Trash")]).toEqual([404, false]);
  });

  it("never redirects off its host", async () => {
    for (const path of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"]) {
      expect((await enterWith(gateway, (await access(maya, { path })).url)).location).toBe("/");
    }
  });

  it("takes no ticket of another project and no forged cookie", async () => {
    const other = (await newProject(maya.call)).id;
    const { token } = await access(maya);
    expect(
      (await gateway.get(`${app.services.addresses.previewUrl(other)}/_slipway/enter?token=${token}`)).status,
    ).toBe(403);
    const cookie = await cookieOf(maya);
    expect((await gateway.get(at("/"), { cookie })).status).toBe(200);
    const [name, value] = cookie.split("=") as [string, string];
    const [payload] = value.split(".") as [string];
    const forged = Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(payload, "base64url").toString()) as object), p: other }),
    ).toString("base64url");
    for (const bad of [`${name}=${forged}.${value.split(".")[1]!}`, `${name}=${payload}.`, `${name}=x`, `${name}=..`]) {
      expect((await gateway.get(at("/", other), { cookie: bad })).status).toBe(404);
    }
  });

  it("looks the same for a private project and one that does not exist", async () => {
    const [hidden, missing] = [await gateway.get(at("/")), await gateway.get(at("/", "p00000000000000000"))];
    expect([hidden.status, hidden.text]).toEqual([missing.status, missing.text]);
    expect(hidden.status).toBe(404);
    await expect(access(stranger)).rejects.toMatchObject({ status: 404 });
  });
});

describe("people who may edit", () => {
  it("get the dev server, under our headers and without our cookie", async () => {
    const answer = await gateway.get(at("/src/main.tsx"), { cookie: `theme=dark; ${await cookieOf(maya)}` });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-security-policy": `frame-ancestors 'self' ${app.services.addresses.appUrl}`,
      "referrer-policy": "no-referrer",
      "x-seen-cookie": "theme=dark",
    });
  });

  it("do not get the agent's notes or backend code from it", async () => {
    await newVersion(app.services, projectId, {
      files: { ".slipway/plan.json": "{}", "supabase/functions/x/index.ts": "secret" },
    });
    const cookie = await cookieOf(maya);
    for (const path of [
      "/.slipway/plan.json?raw",
      "/supabase/functions/x/index.ts?raw",
      "/.SLIPWAY/plan.json",
      "/%2eslipway/plan.json",
      "/@fs/app/.slipway/plan.json",
      "//.slipway/plan.json",
    ]) {
      expect((await gateway.get(`${at("")}${path}`, { cookie })).status).toBe(404);
    }
  });

  it("see the agent's files on top, also after the preview slept, until the commit is shown", async () => {
    const cookie = await cookieOf(maya);
    const { sha } = await newVersion(app.services, projectId, { files: { "src/a.txt": "saved" } });
    await app.services.preview.show(projectId, sha);
    await app.services.preview.showOverlay(projectId, {
      treeKey: "run:1",
      changes: [{ path: "src/a.txt", content: "overlay" }],
    });
    expect((await gateway.get(at("/src/a.txt"), { cookie })).text).toBe("overlay");
    await sandbox.previews.sleep(projectId);
    expect((await gateway.get(at("/src/a.txt"), { cookie })).text).toBe("overlay");
    await newVersion(app.services, projectId, { files: { "src/b.txt": "mine" }, type: "manual_update" });
    expect((await gateway.get(at("/src/a.txt"), { cookie })).text).toBe("overlay");
    await app.services.preview.show(projectId, sha);
    expect((await gateway.get(at("/src/a.txt"), { cookie })).text).toBe("saved");
    await expect(
      app.services.preview.showOverlay(projectId, {
        treeKey: "run:2",
        changes: [{ path: "../../etc/x", content: "x" }],
      }),
    ).rejects.toMatchObject({ code: "invalid_request" });
  });

  it("follow a commit while the preview is awake", async () => {
    const cookie = await cookieOf(maya);
    await gateway.get(at("/"), { cookie });
    await newVersion(app.services, projectId, { files: { "src/a.txt": "new" } });
    await expect.poll(async () => (await gateway.get(at("/src/a.txt"), { cookie })).text).toBe("new");
  });

  it("read why a preview cannot start, and try again by reloading", async () => {
    sandbox.refuse = unavailable("sandbox_refused", "This machine has no user namespaces.");
    const cookie = await cookieOf(maya);
    const refused = await gateway.get(at("/"), { cookie });
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("This machine has no user namespaces.");
    expect(refused.text).toContain("./slipway doctor");
  });

  it("open a past version as its built site [E5]", async () => {
    const first = await builtVersion({ "public/v.txt": "one" });
    await builtVersion({ "public/v.txt": "two" });
    const { url } = await access(maya, { sha: first.sha });
    expect(new URL(url).hostname).toBe(`${first.sha.slice(0, 12)}--${projectId}.preview.localhost`);
    const { cookie } = await enterWith(gateway, url);
    expect((await gateway.get(at("/v.txt", `${first.sha.slice(0, 12)}--${projectId}`), { cookie })).text).toBe("one");
    await expect(access(maya, { sha: "0".repeat(40) })).rejects.toMatchObject({ status: 404 });
  });

  it("are told of build errors of a past version", async () => {
    const { sha, built } = await builtVersion({ "src/x.ts": BUILD_ERROR });
    expect(built).toMatchObject({ ok: false, log: `src/x.ts: ${BUILD_ERROR}` });
    const { cookie } = await enterWith(gateway, (await access(maya, { sha })).url);
    expect(await gateway.get(at("/", `${sha.slice(0, 12)}--${projectId}`), { cookie })).toMatchObject({
      status: 422,
      text: expect.stringContaining(BUILD_ERROR) as string,
    });
  });

  it("lose an open socket and every page within five seconds of losing the right", { timeout: 15_000 }, async () => {
    await share("write");
    const cookie = await cookieOf(viewer);
    await gateway.get(at("/"), { cookie });
    const socket = new WebSocket(
      at("/")
        .replace("http", "ws")
        .replace(/\/\/[^/]+/, `//127.0.0.1:${gateway.port}`),
      { headers: { cookie, host: new URL(at("/")).host, origin: at("") } },
    );
    await new Promise((resolve) => socket.once("open", resolve));
    const echo = new Promise((resolve) => socket.once("message", (data: Buffer) => resolve(data.toString())));
    socket.send("hi");
    expect(await echo).toBe("echo hi");
    const { collaborators } = await maya.call(sharingContract.list, { params: { id: projectId } });
    const started = performance.now();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    await maya.call(sharingContract.remove, {
      params: { projectId, collaboratorId: collaborators.find((person) => person.email === viewer.email)!.id },
    });
    await closed;
    expect(performance.now() - started).toBeLessThan(5_500);
    await expect.poll(async () => (await gateway.get(at("/"), { cookie })).status, { timeout: 5_000 }).toBe(404);
  });

  it("connect sockets only from pages of the preview itself", async () => {
    const cookie = await cookieOf(maya);
    await gateway.get(at("/"), { cookie });
    for (const origin of ["https://evil.example", app.services.addresses.appUrl]) {
      const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/`, {
        headers: { cookie, host: new URL(at("/")).host, origin },
      });
      expect(await new Promise((resolve) => socket.once("error", (error) => resolve(error.message)))).toContain("404");
    }
  });
});

describe("everybody else", () => {
  it("gets the built site and never source, also strangers of a public project", async () => {
    await builtVersion({
      "src/secret.ts": "const source = 1;",
      ".slipway/plan.json": "{}",
      "supabase/functions/x/index.ts": "x",
      "public/logo.txt": "logo",
    });
    await share("read");
    const cookie = await cookieOf(viewer);
    const page = await gateway.get(at("/menu"), { cookie });
    expect(page.text).toContain("<title>Built</title>");
    expect(page.headers["cache-control"]).toBe("private, no-cache");
    await maya.call(projectsContract.updateVisibility, { params: { id: projectId }, body: { visibility: "public" } });
    for (const headers of [{ cookie }, {}] as Record<string, string>[]) {
      await expect
        .poll(async () => (await gateway.get(at("/logo.txt"), headers)).text, { timeout: 6_000 })
        .toBe("logo");
      for (const path of [
        "/src/secret.ts",
        "/src/secret.ts?raw",
        "/package.json?raw",
        "/.slipway/plan.json?raw",
        "/supabase/functions/x/index.ts?raw",
        "/@fs/app/src/secret.ts",
        "/@vite/client",
      ]) {
        const answer = await gateway.get(at(path), headers);
        expect([404, 200]).toContain(answer.status);
        if (answer.status === 200) expect(answer.text).toContain("<title>Built</title>");
      }
      const script = /src="(\/assets\/[^"]+)"/.exec(page.text)![1]!;
      expect((await gateway.get(at(`${script}.map`), headers)).status).toBe(404);
    }
  });

  it("may not open past versions", async () => {
    const { sha } = await builtVersion({ "public/v.txt": "one" });
    await share("read");
    await expect(access(viewer, { sha })).rejects.toMatchObject({ status: 403, code: "forbidden" });
    expect(
      (await gateway.get(at("/", `${sha.slice(0, 12)}--${projectId}`), { cookie: await cookieOf(viewer) })).status,
    ).toBe(404);
  });

  it("is told when nothing is built yet [T2.13]", async () => {
    await share("read");
    expect(await gateway.get(at("/"), { cookie: await cookieOf(viewer) })).toMatchObject({
      status: 404,
      text: expect.stringContaining("There is no preview build to open yet") as string,
    });
  });
});

describe("status", () => {
  it("lists pages of the router at head and both commits [V2] [T2.12]", async () => {
    const router =
      'export const App = () => <Routes><Route path="/" /><Route path="/menu" /><Route path="/user/:id" /><Route path="*" /></Routes>;';
    const { sha } = await builtVersion({ "src/App.tsx": router });
    const status = await maya.call(previewContract.status, { params: { id: projectId } });
    expect(status).toEqual({
      state: "asleep",
      reason: null,
      place: null,
      preview_build_commit_sha: sha,
      latest_commit_sha: sha,
      screenshot_url: null,
      paths: ["/", "/menu"],
    });
  });
});

describe("a copy", () => {
  it("has its own preview before anybody changes it", async () => {
    await builtVersion({ "public/logo.txt": "logo" });
    const builds = sandbox.builds.length;
    const { id: copyId } = await maya.call(projectsContract.remix, { params: { id: projectId }, body: {} });
    await expect
      .poll(async () => (await getProject(app.services, copyId)).previewBuildCommitSha)
      .toBe((await getProject(app.services, copyId)).latestCommitSha);
    expect(sandbox.previews.state(copyId)).toEqual({ state: "asleep" });
    // The original's build contains its public values, so the copy is built again without them.
    expect(sandbox.builds.slice(builds).map(({ environment = {} }) => environment)).toEqual([{}]);
  });
});

describe("builds", () => {
  it("share one run per tree, and a failed one does not move the preview", async () => {
    const { sha } = await builtVersion({ "public/a.txt": "1" });
    const before = sandbox.builds.length;
    await builtVersion({ "public/a.txt": "2" });
    await builtVersion({ "public/a.txt": "1" });
    expect(sandbox.builds.length - before).toBe(1);
    await builtVersion({ "src/x.ts": BUILD_ERROR });
    const current = (await getProject(app.services, projectId)).previewBuildCommitSha!;
    expect(current).not.toBe(sha);
    expect(await (await app.services.git.open(projectId)).isAncestor(sha, current)).toBe(true);
  });
});
