/** Tickets and passes end together with the session or token that made them. */
import { request, type IncomingMessage } from "node:http";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { previewContract } from "../../contract/index.ts";
import {
  COOKIES,
  ENDLESS,
  apartGateway,
  enterWith,
  plainSandbox,
  testGateway,
  type ApartGateway,
  type PlainSandbox,
  type TestGateway,
} from "../../testing.ts";
import { ViewerFacts } from "./viewer-facts.ts";

/** The pass must end within five seconds; the rest is slack for a busy machine. */
const SOON = { timeout: 5_500 };
/** `expect.poll` belongs to one test at a time, and these run side by side. */
const soon = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, SOON);
let gateway: TestGateway;
let apart: ApartGateway;
let sandbox: PlainSandbox;
let app: TestApp;
let staff: TestPerson;

beforeAll(async () => {
  gateway = await testGateway();
  sandbox = plainSandbox();
  app = await createTestApp({ sandbox, config: { url: `http://slipway.localhost:${gateway.port}` } });
  gateway.hosts = app.services.hosts;
  apart = await apartGateway(app.services);
  staff = await app.signUp("Staff");
});
afterAll(async () => {
  await apart[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

interface Scene {
  maya: TestPerson;
  projectId: string;
  /** Address of the project's preview. */
  at(path: string): string;
  ticket(headers: Record<string, string>): Promise<string>;
  /** Status of the preview for a cookie. */
  seen(cookie: string): Promise<number>;
  sessionId(): Promise<string>;
}

/** A person of their own for each test, so that those that wait for a pass to end wait together. */
async function newScene(): Promise<Scene> {
  const maya = await app.signUp("Maya");
  const projectId = (await newProject(maya.call)).id;
  const at = (path: string): string => app.services.addresses.previewUrl(projectId) + path;
  return {
    maya,
    projectId,
    at,
    async ticket(headers) {
      const answer = await app.fetch(`/api/projects/${projectId}/preview-access`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: "{}",
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { url: string }).url;
    },
    seen: async (cookie) => (await gateway.get(at("/"), { cookie })).status,
    sessionId: async () =>
      (await maya.call(accountsContract.listSessions, {})).sessions.find(({ is_current: isMine }) => isMine)!.id,
  };
}

const auth = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  app.fetch(`/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const idOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;

/** Every way to end a session: by its owner here or elsewhere, by a new password, and by staff. */
const ENDS: Record<string, (scene: Scene) => Promise<unknown>> = {
  "signing out": ({ maya }) => auth("sign-out", {}, maya.headers),
  "ending it from the list of browsers": async ({ maya, sessionId }) =>
    maya.call(accountsContract.deleteSession, { params: { sessionId: await sessionId() } }),
  "a changed password": ({ maya }) =>
    auth("change-password", { current_password: maya.password, new_password: "brand new one" }, maya.headers),
  "a password by a link": async ({ maya }) => {
    const { url } = await staff.call(accountsContract.resetLink, { params: { userId: await idOf(maya) } });
    return auth("reset-password", { token: new URL(url).searchParams.get("token")!, new_password: "brand new one" });
  },
  "a deactivated account": async ({ maya }) =>
    staff.call(accountsContract.updateUserAsStaff, {
      params: { userId: await idOf(maya) },
      body: { is_active: false },
    }),
  "its time": async ({ sessionId }) =>
    app.services.database.pool.query("update sessions set expires_at = now() where id = $1", [await sessionId()]),
};

describe.concurrent("a preview's pass", () => {
  for (const [name, end] of Object.entries(ENDS))
    it(`ends within five seconds with the session that made it: ${name}`, { timeout: 15_000 }, async () => {
      const scene = await newScene();
      const { maya, ticket, seen } = scene;
      const { cookie } = await enterWith(gateway, await ticket(maya.headers));
      const unused = await ticket(maya.headers);
      expect(await seen(cookie)).toBe(200);
      await end(scene);
      await soon(async () => expect(await seen(cookie)).toBe(404));
      // A ticket made before turns into a pass that opens nothing.
      const late = await enterWith(gateway, unused);
      expect(await seen(late.cookie)).toBe(404);
    });

  it("goes on while another session of the same person ends", async () => {
    const { maya, projectId, sessionId } = await newScene();
    const other = await auth("sign-in/email", { email: maya.email, password: maya.password });
    const viewer = { userId: await idOf(maya), madeBy: await sessionId() };
    await auth("sign-out", {}, { cookie: other.headers.getSetCookie()[0]!.split(";")[0]! });
    // A fresh instance has nothing cached.
    expect(await new ViewerFacts(app.services).of(projectId, viewer)).toMatchObject({ workspaceRole: "owner" });
    const theirs = { userId: await idOf(staff), madeBy: viewer.madeBy };
    expect(await new ViewerFacts(app.services).of(projectId, theirs)).toMatchObject({ workspaceRole: null });
  });

  it("ends with the API token that made it, also through an access token", { timeout: 15_000 }, async () => {
    const { maya, ticket, seen } = await newScene();
    const { id, token } = await maya.call(accountsContract.createToken, { body: { name: "CI" } });
    const direct = await enterWith(gateway, await ticket({ authorization: `Bearer ${token}` }));
    const asToken = { method: "POST", headers: { authorization: `Bearer ${token}` } };
    const access = (await (await app.fetch("/api/user/access-token", asToken)).json()) as { token: string };
    const through = await enterWith(gateway, await ticket({ authorization: `Bearer ${access.token}` }));
    expect([await seen(direct.cookie), await seen(through.cookie)]).toEqual([200, 200]);
    await maya.call(accountsContract.deleteToken, { params: { tokenId: id } });
    await soon(async () => expect(await seen(direct.cookie)).toBe(404));
    expect(await seen(through.cookie)).toBe(404);
  });

  it("of an older version without a session is invalid", async () => {
    const { maya, ticket, seen, sessionId } = await newScene();
    const { cookie } = await enterWith(gateway, await ticket(maya.headers));
    const [name, value] = cookie.split("=") as [string, string];
    const payload = JSON.parse(Buffer.from(value.split(".")[0]!, "base64url").toString()) as Record<string, unknown>;
    expect(payload["s"]).toBe(await sessionId());
    delete payload["s"];
    const cut = Buffer.from(JSON.stringify(payload)).toString("base64url");
    expect(await seen(`${name}=${cut}.${value.split(".")[1]!}`)).toBe(404);
  });
});

describe.concurrent.each(["in one process", "behind a gateway process"])(
  "what is open %s when the session ends",
  (place) => {
    it("is closed within five seconds: a page's socket and an answer that goes on", { timeout: 20_000 }, async () => {
      const { maya, at, ticket, seen } = await newScene();
      const { port } = place === "in one process" ? gateway : apart;
      const { cookie } = await enterWith(gateway, await ticket(maya.headers));
      await seen(cookie);
      const host = new URL(at("/")).host;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { headers: { cookie, host, origin: at("") } });
      await new Promise((resolve) => socket.once("open", resolve));
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { host: "127.0.0.1", port, path: `/${ENDLESS}`, headers: { host, cookie } };
        request({ ...options, agent: false }, resolve)
          .once("error", reject)
          .end();
      });
      expect(await new Promise((resolve) => answer.once("data", (piece) => resolve(String(piece))))).toBe("and so on");
      const ended = Promise.all([
        new Promise((resolve) => socket.once("close", resolve)),
        new Promise((resolve) => answer.once("close", resolve)),
      ]);
      await auth("sign-out", {}, maya.headers);
      const started = performance.now();
      await ended;
      expect(performance.now() - started).toBeLessThan(SOON.timeout);
    });
  },
);

describe("a person of a public project whose session ended", () => {
  it("sees what everybody sees, and no more", { timeout: 15_000 }, async () => {
    const { projectId, at } = await newScene();
    const guest = await app.signUp("Guest");
    const userId = await idOf(guest);
    await insertCollaborator(app.services, { projectId, userId, level: "write" });
    const { url } = await guest.call(previewContract.access, { params: { id: projectId }, body: {} });
    const { cookie } = await enterWith(gateway, url);
    expect((await gateway.get(at("/src/main.tsx"), { cookie })).status).toBe(200);
    await app.services.database.pool.query("update projects set visibility = 'public' where id = $1", [projectId]);
    await auth("sign-out", {}, guest.headers);
    await soon(async () => expect((await gateway.get(at("/src/main.tsx"), { cookie })).status).not.toBe(200));
    const stranger = await gateway.get(at("/"));
    expect((await gateway.get(at("/"), { cookie })).text).toBe(stranger.text);
  });
});

describe("cookies of a preview's server", () => {
  it("contain none of ours, in answers and upgrades, and others pass", async () => {
    const { maya, at, ticket, seen } = await newScene();
    const { cookie } = await enterWith(gateway, await ticket(maya.headers));
    await seen(cookie);
    const answer = await gateway.get(at(`/${COOKIES}`), { cookie });
    expect(answer.headers["set-cookie"]).toEqual(["theme=dark; Path=/"]);
    const host = new URL(at("/")).host;
    const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/`, { headers: { cookie, host, origin: at("") } });
    const upgraded = await new Promise<IncomingMessage>((resolve, reject) => {
      socket.once("upgrade", resolve).once("error", reject);
    });
    expect(upgraded.headers["set-cookie"]).toEqual(["theme=dark; Path=/"]);
    await new Promise((resolve) => socket.once("close", resolve).close());
  });
});
