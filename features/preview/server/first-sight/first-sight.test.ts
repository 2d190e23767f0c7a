/** A sleeping preview as editors see it, and how its page turns into the dev server's. */
import { unavailable } from "@slipway/kernel/errors";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { newVersion } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { previewContract } from "../../contract/index.ts";
import {
  enterWith,
  newBuiltVersion,
  plainSandbox,
  testGateway,
  type PlainSandbox,
  type TestGateway,
} from "../../testing.ts";
import type { MountedPreview } from "../index.ts";
import { withScripts } from "./built-page.ts";

let gateway: TestGateway;
let sandbox: PlainSandbox;
let app: TestApp;
let maya: TestPerson;
let projectId: string;
let cookie: string;

beforeAll(async () => {
  gateway = await testGateway();
  sandbox = plainSandbox();
  app = await createTestApp({ sandbox, config: { url: `http://slipway.localhost:${gateway.port}` } });
  gateway.hosts = app.services.hosts;
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  sandbox.refuse = null;
  projectId = (await newProject(maya.call)).id;
  const { url } = await maya.call(previewContract.access, { params: { id: projectId }, body: {} });
  ({ cookie } = await enterWith(gateway, url));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const at = (path: string): string => app.services.addresses.previewUrl(projectId) + path;
const page = (path = "/") => gateway.get(at(path), { cookie });
const part = (path: string) => gateway.get(at(path), { cookie, accept: "*/*" });
const treeOf = (html: string): string => /\}\)\("([0-9a-f]+)"\);/.exec(html)![1]!;
const scriptOf = (html: string): string => /src="(\/assets\/[^"]+)"/.exec(html)![1]!;

function connect(path: string, protocols: string[] = []): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${gateway.port}${path}`, protocols, {
    headers: { cookie, host: new URL(at("/")).host, origin: at("") },
  });
}
const follow = (html: string): WebSocket => connect(`/_sandbox/changes?tree=${treeOf(html)}`);
const answerOf = (socket: WebSocket): Promise<string> =>
  new Promise((resolve, reject) => {
    socket.once("message", (data: Buffer) => resolve(data.toString()));
    socket.once("error", reject);
  });
const opened = (socket: WebSocket): Promise<unknown> => new Promise((resolve) => socket.once("open", resolve));

describe("a sleeping preview", () => {
  it("answers with the built site at once, on every page of it, and goes on sleeping", async () => {
    await newBuiltVersion(app.services, projectId, { "src/main.tsx": "hello", "public/logo.txt": "logo" });
    const first = await page("/menu");
    expect(first).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(first.text).toContain("<title>Built</title>");
    expect(first.text.indexOf("slipway-preview")).toBeLessThan(first.text.indexOf("<title>"));
    expect((await part(scriptOf(first.text))).text).toContain("hello");
    expect((await part("/logo.txt")).text).toBe("logo");
    expect(sandbox.previews.state(projectId)).toEqual({ state: "asleep" });
  });

  it("wakes for what is not built: a run's files on top, and a version whose build failed", async () => {
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "saved" });
    await app.services.preview.showOverlay(projectId, {
      treeKey: "run:1",
      changes: [{ path: "src/a.txt", content: "new" }],
    });
    expect((await page()).text).not.toContain("<title>Built</title>");
    expect(sandbox.shown(projectId)!["src/a.txt"]).toBe("new");
  });

  it("serves the parts of a page that came before it woke", async () => {
    await newBuiltVersion(app.services, projectId, { "src/main.tsx": "hello" });
    const { text } = await page();
    await app.services.preview.show(
      projectId,
      (await newVersion(app.services, projectId, { files: { "src/b.txt": "b" } })).sha,
    );
    expect((await part(scriptOf(text))).text).toContain("hello");
    expect((await page()).text).not.toContain("<title>Built</title>");
  });
});

describe("a page of the built site", () => {
  it("is told of a change when the dev server shows it", async () => {
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "old" });
    const socket = follow((await page()).text);
    const answer = answerOf(socket);
    await opened(socket);
    await newVersion(app.services, projectId, { files: { "src/a.txt": "new" } });
    expect(await answer).toBe("reload");
    expect(sandbox.shown(projectId)!["src/a.txt"]).toBe("new");
    socket.close();
  });

  it("is told of a change made while it was loading", async () => {
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "old" });
    const { text } = await page();
    await newVersion(app.services, projectId, { files: { "src/a.txt": "new" } });
    const socket = follow(text);
    expect(await answerOf(socket)).toBe("reload");
    socket.close();
  });

  it("gets the dev server's page if that has an error to show, else stays", async () => {
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "old" });
    const { text } = await page();
    sandbox.refuse = unavailable("sandbox_refused", "This machine has no user namespaces.");
    const refused = follow(text);
    const answer = answerOf(refused);
    await opened(refused);
    refused.send("live");
    expect(await answer).toBe("stay");
    refused.close();

    sandbox.refuse = null;
    projectId = (await newProject(maya.call)).id;
    ({ cookie } = await enterWith(
      gateway,
      (await maya.call(previewContract.access, { params: { id: projectId }, body: {} })).url,
    ));
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "old" });
    const socket = follow((await page()).text);
    const better = answerOf(socket);
    await opened(socket);
    socket.send("live");
    expect(await better).toBe("reload");
    expect(sandbox.previews.state(projectId)).toEqual({ state: "live" });
    socket.close();
  });
});

describe("a page of the built site that asked for the dev server", () => {
  it("leaves for something newer, also if nothing woke and it became outdated meanwhile", async () => {
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "old" });
    const [asked, fail] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { wake } = sandbox.previews;
    sandbox.previews.wake = async () => {
      asked.resolve();
      await fail.promise;
      throw unavailable("preview_failed", "The runner did not answer.");
    };
    try {
      const socket = follow((await page()).text);
      const answer = answerOf(socket);
      await opened(socket);
      socket.send("live");
      await asked.promise;
      const { sha } = await newVersion(app.services, projectId, { files: { "src/a.txt": "new" } });
      await expect.poll(() => (app.services.preview as MountedPreview).ports.targets.get(projectId)?.sha).toBe(sha);
      fail.resolve();
      expect(await answer).toBe("reload");
      socket.close();
    } finally {
      sandbox.previews.wake = wake;
    }
  });
});

describe("a page of the built site whose preview waits for a place", () => {
  it("becomes the newest version that is built, long before its turn comes", async () => {
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "old" });
    const { wake, state } = sandbox.previews;
    const turn = Promise.withResolvers<never>();
    sandbox.previews.wake = () => turn.promise;
    sandbox.previews.state = () => ({ state: "queued", place: 1, reason: "You are next." });
    try {
      const socket = follow((await page()).text);
      const answer = answerOf(socket);
      await opened(socket);
      await newBuiltVersion(app.services, projectId, { "src/a.txt": "new" });
      expect(await answer).toBe("reload");
      const newest = (await page()).text;
      expect((await part(scriptOf(newest))).text).toContain("new");
      socket.close();
    } finally {
      Object.assign(sandbox.previews, { wake, state });
      turn.reject(unavailable("preview_asleep", "The preview was put to sleep."));
    }
  });

  it("waits for the build of the newest version, too", async () => {
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "old" });
    const { wake, state } = sandbox.previews;
    const [turn, gate] = [Promise.withResolvers<never>(), Promise.withResolvers<void>()];
    const asked = Promise.withResolvers<void>();
    sandbox.previews.wake = () => turn.promise;
    sandbox.previews.state = () => {
      asked.resolve();
      return { state: "queued", place: 1, reason: "You are next." };
    };
    try {
      const socket = follow((await page()).text);
      const told: string[] = [];
      socket.on("message", (data: Buffer) => told.push(data.toString()));
      const answer = answerOf(socket);
      await opened(socket);
      sandbox.gate = gate.promise;
      await newVersion(app.services, projectId, { files: { "src/a.txt": "new" } });
      await asked.promise;
      expect(told).toEqual([]);
      gate.resolve();
      expect(await answer).toBe("reload");
      expect((await part(scriptOf((await page()).text))).text).toContain("new");
      socket.close();
    } finally {
      sandbox.gate = Promise.resolve();
      gate.resolve();
      Object.assign(sandbox.previews, { wake, state });
      turn.reject(unavailable("preview_asleep", "The preview was put to sleep."));
    }
  });
});

describe("a page of a dev server that went to sleep", () => {
  const ping = (): Promise<string> => {
    const socket = connect("/", ["vite-ping"]);
    return new Promise((resolve) => {
      socket.once("open", () => resolve("back"));
      socket.once("error", (error) => resolve(error.message));
    });
  };

  it("is left alone while it is up to date, and told to reload when it is not", async () => {
    const { sha } = await newVersion(app.services, projectId, { files: { "src/a.txt": "old" } });
    await app.services.preview.show(projectId, sha);
    await sandbox.previews.sleep(projectId);
    expect(await ping()).toContain("404");
    expect(sandbox.previews.state(projectId)).toEqual({ state: "asleep" });
    await newBuiltVersion(app.services, projectId, { "src/a.txt": "new" });
    expect(await ping()).toBe("back");
  });
});

describe("scripts of ours", () => {
  it("come before all others, and their content cannot end them", () => {
    const script = `"</script><b>"`;
    const tag = `<script>"<\\/script><b>"</script>`;
    expect(withScripts(`<!doctype html><html lang="en"><head data-x="1"><title>A</title>`, [script])).toBe(
      `<!doctype html><html lang="en"><head data-x="1">${tag}<title>A</title>`,
    );
    expect(withScripts(`<!doctype html><title>A</title>`, [script])).toBe(`<!doctype html>${tag}<title>A</title>`);
    expect(withScripts("<p>", [script])).toBe(`${tag}<p>`);
  });
});
