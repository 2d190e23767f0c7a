/** Typed and unsaved files, over real HTTP and WebSockets. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { newVersion } from "../../../edits/testing.ts";
import { errorsContract } from "../../../errors/contract/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { previewContract } from "../../contract/index.ts";
import {
  apartGateway,
  enterWith,
  newBuiltVersion,
  plainSandbox,
  testGateway,
  type ApartGateway,
  type PlainSandbox,
  type TestGateway,
} from "../../testing.ts";

let own: TestGateway;
let apart: ApartGateway;
/** One of them. */
let gateway: TestGateway;
let sandbox: PlainSandbox;
let app: TestApp;
let maya: TestPerson;
let jo: TestPerson;
let viewer: TestPerson;
let projectId: string;

beforeAll(async () => {
  own = await testGateway();
  sandbox = plainSandbox();
  app = await createTestApp({ sandbox, config: { url: `http://slipway.localhost:${own.port}` } });
  own.hosts = app.services.hosts;
  apart = await apartGateway(app.services);
  maya = await app.signUp("Maya");
  jo = await app.signUp("Jo");
  viewer = await app.signUp("Vik");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
  for (const [person, level] of [
    [jo, "write"],
    [viewer, "read"],
  ] as const) {
    const { id: userId } = await person.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level });
  }
  const { sha } = await newVersion(app.services, projectId, {
    files: { "src/a.txt": "saved", "src/b.txt": "saved", "index.html": "<!doctype html>page" },
  });
  await app.services.preview.show(projectId, sha);
});
afterAll(async () => {
  await apart[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
  await own[Symbol.asyncDispose]();
});

const at = (path: string): string => app.services.addresses.previewUrl(projectId) + path;
const access = (person: TestPerson) => person.call(previewContract.access, { params: { id: projectId }, body: {} });
const cookieOf = async (person: TestPerson): Promise<string> =>
  (await enterWith(gateway, (await access(person)).url)).cookie;

const opened = (socket: WebSocket): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    socket.once("open", () => resolve(socket));
    socket.once("error", reject);
  });
const closed = (socket: WebSocket): Promise<unknown> => new Promise((resolve) => socket.once("close", resolve));

interface Door {
  cookie?: string;
  token?: string;
  origin?: string;
}
/** As the workspace opens it. */
const typing = ({ cookie = "", token, origin = app.services.addresses.appUrl }: Door): Promise<WebSocket> =>
  opened(
    new WebSocket(`ws://127.0.0.1:${gateway.port}/_sandbox/code/ws${token === undefined ? "" : `?token=${token}`}`, {
      headers: { cookie, host: new URL(at("/")).host, origin },
    }),
  );
/** As a page of the preview does. */
const pageSocket = (cookie: string, protocol: string): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${gateway.port}/`, [protocol], {
    headers: { cookie, host: new URL(at("/")).host, origin: at("") },
  });
const init = (files: Record<string, string>): string =>
  JSON.stringify({
    type: "init_code",
    files: Object.entries(files).map(([path, content]) => ({ path, content })),
  });
const update = (path: string, content: string): string => JSON.stringify({ type: "file_update", path, content });
const seen = async (cookie: string, path = "/src/a.txt"): Promise<string> =>
  (await gateway.get(at(path), { cookie, accept: "*/*" })).text;

for (const place of ["in one process", "behind a gateway process"])
  describe(place, () => {
    beforeAll(() => {
      gateway = place === "in one process" ? own : apart;
    });

    describe("unsaved files over the code socket [W7.38] [V1]", () => {
      it("are in their person's preview before they are saved, in nobody else's, and never committed", async () => {
        const [mine, theirs] = [await cookieOf(maya), await cookieOf(jo)];
        const before = (await getProject(app.services, projectId)).latestCommitSha;
        const socket = await typing({ cookie: mine });
        socket.send(init({ "src/a.txt": "draft" }));
        await expect.poll(() => seen(mine)).toBe("draft");
        socket.send(update("src/b.txt", "draft"));
        await expect.poll(() => seen(mine, "/src/b.txt")).toBe("draft");
        expect([await seen(theirs), await seen(theirs, "/src/b.txt")]).toEqual(["saved", "saved"]);
        expect(sandbox.shown(projectId)).toMatchObject({ "src/a.txt": "saved", "src/b.txt": "saved" });
        socket.send(init({ "src/b.txt": "draft 2" }));
        await expect.poll(() => seen(mine, "/src/b.txt")).toBe("draft 2");
        expect(await seen(mine)).toBe("saved");
        expect((await getProject(app.services, projectId)).latestCommitSha).toBe(before);
        socket.close();
      });

      it("are gone when the editor closes, and the person has the common preview again", async () => {
        const mine = await cookieOf(maya);
        const socket = await typing({ cookie: mine });
        socket.send(init({ "src/a.txt": "draft" }));
        await expect.poll(() => seen(mine)).toBe("draft");
        const page = await opened(pageSocket(mine, "vite-hmr"));
        const lost = closed(page);
        socket.close();
        await lost;
        await expect.poll(() => seen(mine)).toBe("saved");
        // Whoever lost its server is told to load again.
        await opened(pageSocket(mine, "vite-ping")).then((ping) => ping.terminate());
        expect((await sandbox.previews.awake()).map(({ projectId: name }) => name)).not.toContainEqual(
          expect.stringContaining(`${projectId}~`),
        );
      });

      it("come back with a page that loads again, and with a connection that broke", async () => {
        const mine = await cookieOf(maya);
        const first = await typing({ cookie: mine });
        first.send(init({ "src/a.txt": "draft", "src/b.txt": "draft" }));
        await expect.poll(() => seen(mine)).toBe("draft");
        first.terminate();
        const second = await typing({ cookie: mine });
        second.send(init({ "src/a.txt": "draft" }));
        await expect.poll(() => seen(mine, "/src/b.txt")).toBe("saved");
        expect(await seen(mine)).toBe("draft");
        second.terminate();
        await expect.poll(() => seen(mine), { timeout: 6_000 }).toBe("saved");
      });

      it("call over the pages that are open, and no others", async () => {
        const [mine, theirs] = [await cookieOf(maya), await cookieOf(jo)];
        const [page, other] = await Promise.all([
          opened(pageSocket(mine, "vite-hmr")),
          opened(pageSocket(theirs, "vite-hmr")),
        ]);
        const lost = closed(page);
        const socket = await typing({ cookie: mine });
        socket.send(init({ "src/a.txt": "draft" }));
        await lost;
        await opened(pageSocket(mine, "vite-ping")).then((ping) => ping.terminate());
        expect(other.readyState).toBe(WebSocket.OPEN);
        other.terminate();
        socket.close();
      });

      it("reach a page of the built site, which loads again", async () => {
        await sandbox.previews.sleep(projectId);
        await newBuiltVersion(app.services, projectId, { "src/a.txt": "saved too" });
        const mine = await cookieOf(maya);
        const { text } = await gateway.get(at("/"), { cookie: mine });
        const tree = /\}\)\("([0-9a-f]+)"\);/.exec(text)![1]!;
        const follow = (): WebSocket =>
          new WebSocket(`ws://127.0.0.1:${gateway.port}/_sandbox/changes?tree=${tree}`, {
            headers: { cookie: mine, host: new URL(at("/")).host, origin: at("") },
          });
        const page = await opened(follow());
        const lost = closed(page);
        const socket = await typing({ cookie: mine });
        socket.send(init({ "src/a.txt": "draft" }));
        await lost;
        const again = follow();
        expect(String(await new Promise((resolve) => again.once("message", resolve)))).toBe("reload");
        expect(await seen(mine)).toBe("draft");
        again.terminate();
        socket.close();
      });

      it("lie on top of what the project becomes meanwhile", async () => {
        const mine = await cookieOf(maya);
        const socket = await typing({ cookie: mine });
        socket.send(init({ "src/a.txt": "draft" }));
        await expect.poll(() => seen(mine)).toBe("draft");
        await app.services.preview.showOverlay(projectId, {
          treeKey: "run:1",
          changes: [
            { path: "src/a.txt", content: "of a run" },
            { path: "src/b.txt", content: "of a run" },
          ],
        });
        await expect.poll(() => seen(mine, "/src/b.txt")).toBe("of a run");
        expect(await seen(mine)).toBe("draft");
        socket.send(init({}));
        await expect.poll(() => seen(mine)).toBe("of a run");
        socket.close();
      });

      it("from two tabs of one person are shown together, what was typed last above", async () => {
        const mine = await cookieOf(maya);
        const [one, two] = [await typing({ cookie: mine }), await typing({ cookie: mine })];
        one.send(init({ "src/a.txt": "one", "src/b.txt": "one" }));
        await expect.poll(() => seen(mine)).toBe("one");
        two.send(init({ "src/a.txt": "two" }));
        await expect.poll(() => seen(mine)).toBe("two");
        expect(await seen(mine, "/src/b.txt")).toBe("one");
        two.close();
        await expect.poll(() => seen(mine)).toBe("one");
        one.close();
      });

      it("never change the packages: those are another server", async () => {
        const mine = await cookieOf(maya);
        const socket = await typing({ cookie: mine });
        socket.send(init({ "package.json": "{", "src/a.txt": "draft" }));
        await expect.poll(() => seen(mine)).toBe("draft");
        expect(await seen(mine, "/package.json")).not.toBe("{");
        socket.close();
      });

      it("are no errors of the project, until they are saved or discarded [T4.18]", async () => {
        const report = async (person: TestPerson, message: string) => {
          const meta_data = {
            url: null,
            method: null,
            origin: null,
            status: null,
            colno: 1,
            lineno: 1,
            filename: "src/a.txt",
          };
          const errors = [{ type: "runtime" as const, error_message: message, page: "/", meta_data }];
          const answer = await person.call(errorsContract.report, { params: { id: projectId }, body: { errors } });
          return answer.errors.map((record) => record?.error_message ?? null);
        };
        const mine = await cookieOf(maya);
        const socket = await typing({ cookie: mine });
        socket.send(init({ "src/a.txt": "const x = ;" }));
        await expect.poll(() => seen(mine)).toBe("const x = ;");
        expect(await report(maya, "Unexpected token")).toEqual([null]);
        expect(await report(jo, "of what is saved")).toEqual(["of what is saved"]);
        socket.send(init({}));
        await expect.poll(() => seen(mine)).toBe("saved");
        expect(await report(maya, "of what is saved, too")).toEqual(["of what is saved, too"]);
        socket.close();
      });

      it("come with a ticket where the browser keeps the cookie to itself, once", async () => {
        const { token } = await access(maya);
        const socket = await typing({ token });
        socket.send(init({ "src/a.txt": "draft" }));
        const mine = await cookieOf(maya);
        await expect.poll(() => seen(mine)).toBe("draft");
        socket.close();
        await expect(typing({ token })).rejects.toThrow("404");
      });

      it("are refused to others, from elsewhere and for hostile messages", async () => {
        const mine = await cookieOf(maya);
        await expect(typing({ cookie: await cookieOf(viewer) })).rejects.toThrow("404");
        await expect(typing({ token: (await access(viewer)).token })).rejects.toThrow("404");
        await expect(typing({ cookie: mine, origin: at("") })).rejects.toThrow("404");
        await expect(typing({})).rejects.toThrow("404");
        const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`src/${at}.txt`, "x".repeat(1_000_000)]));
        for (const message of ["{", '{"type":"run"}', update("../../x", ""), init(many)]) {
          const socket = await typing({ cookie: mine });
          const gone = closed(socket);
          socket.send(message);
          expect(await gone).toBe(1008);
        }
      });
    });
  });
