/** Pages whose dev server sleeps, ends, or is another one before they have all that they need of it. */
import type { PreviewHost } from "@slipway/sandbox/port";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { unavailable } from "@slipway/kernel/errors";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { newVersion } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { previewContract } from "../../contract/index.ts";
import {
  BUILD_ERROR,
  ODD_STATUS,
  apartGateway,
  enterWith,
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
let previews: PreviewHost;
let app: TestApp;
let maya: TestPerson;
let projectId: string;
let cookie: string;

beforeAll(async () => {
  own = await testGateway();
  sandbox = plainSandbox();
  previews = { ...sandbox.previews };
  app = await createTestApp({ sandbox, config: { url: `http://slipway.localhost:${own.port}` } });
  own.hosts = app.services.hosts;
  apart = await apartGateway(app.services);
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  Object.assign(sandbox.previews, previews);
  sandbox.refuse = null;
  projectId = (await newProject(maya.call)).id;
  const { url } = await maya.call(previewContract.access, { params: { id: projectId }, body: {} });
  ({ cookie } = await enterWith(gateway, url));
});
afterAll(async () => {
  await apart[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
  await own[Symbol.asyncDispose]();
});

const at = (path: string): string => app.services.addresses.previewUrl(projectId) + path;
const part = (path: string) => gateway.get(at(path), { cookie, accept: "*/*", "sec-fetch-mode": "cors" });

/** Connects as Vite's client does; `token` names the program that the page came from. */
function connect(token: string): Promise<"refused" | "closed" | "joined"> {
  const socket = new WebSocket(`ws://127.0.0.1:${gateway.port}/?token=${token}`, ["vite-hmr"], {
    headers: { cookie, host: new URL(at("/")).host, origin: at("") },
  });
  return new Promise((resolve) => {
    socket.once("error", () => resolve("refused"));
    socket.once("open", () => {
      socket.once("close", () => resolve("closed"));
      socket.once("message", () => {
        resolve("joined");
        socket.close();
      });
      socket.send("hello");
    });
  });
}

async function awake(files: Record<string, string>): Promise<void> {
  await app.services.preview.show(projectId, (await newVersion(app.services, projectId, { files })).sha);
}

for (const place of ["in one process", "behind a gateway process"])
  describe(place, () => {
    beforeAll(() => {
      gateway = place === "in one process" ? own : apart;
    });

    describe("a page's first connection", () => {
      it("joins the dev server that the page came from", async () => {
        await awake({ "src/a.txt": "a" });
        expect(await connect("own")).toBe("joined");
      });

      it("is lost, not refused, when another dev server took the place, so the page asks again", async () => {
        await awake({ "src/a.txt": "a" });
        expect(await connect("foreign")).toBe("closed");
      });

      it("wakes a dev server that went to sleep in between, and is lost as well", async () => {
        await awake({ "src/a.txt": "a" });
        await sandbox.previews.sleep(projectId);
        expect(await connect("own")).toBe("closed");
        expect(sandbox.previews.state(projectId)).toEqual({ state: "live" });
      });

      it("is lost when nothing can be woken, and when the dev server ended a moment ago", async () => {
        sandbox.refuse = unavailable("sandbox_refused", "This machine has no user namespaces.");
        expect(await connect("own")).toBe("closed");
        sandbox.previews.address = () => ({ socketPath: "/nowhere.sock" });
        expect(await connect("own")).toBe("closed");
      });
    });

    describe("an answer that cannot be passed on", () => {
      it("becomes a page that says so, and ends nothing else", async () => {
        await awake({ "src/a.txt": "a" });
        expect((await part(`/${ODD_STATUS}`)).status).toBe(502);
        expect((await part("/src/a.txt")).status).toBe(200);
      });
    });

    describe("a part of a page", () => {
      it("is asked of the next dev server when the one it was asked of has ended", async () => {
        await awake({ "src/a.txt": "a" });
        sandbox.previews.address = () => ({ socketPath: "/nowhere.sock" });
        expect(await part("/src/a.txt")).toMatchObject({ status: 200, text: "a" });
      });

      it("is answered as paused when the next one ended, too", async () => {
        await awake({ "src/a.txt": "a" });
        const nowhere = { socketPath: "/nowhere.sock" };
        Object.assign(sandbox.previews, { address: () => nowhere, wake: () => Promise.resolve(nowhere) });
        expect(await part("/src/a.txt")).toMatchObject({ status: 503 });
      });
    });

    describe("files that a run writes while its preview wakes", () => {
      it("are all there in the end: none is handed to a server that is not there yet", async () => {
        await newVersion(app.services, projectId, { files: { "src/a.txt": "a" } });
        const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        sandbox.previews.wake = async (input) => {
          asked.resolve();
          await go.promise;
          return previews.wake(input);
        };
        const write = (name: string) =>
          app.services.preview.showOverlay(projectId, {
            treeKey: name,
            changes: [{ path: `src/${name}.txt`, content: name }],
          });
        await write("first");
        const page = part("/src/first.txt");
        await asked.promise;
        const second = write("second");
        go.resolve();
        expect((await page).text).toBe("first");
        await second;
        await write("third");
        expect(sandbox.shown(projectId)).toMatchObject({
          "src/first.txt": "first",
          "src/second.txt": "second",
          "src/third.txt": "third",
        });
      });
    });

    describe("a preview that could not be woken", () => {
      it("is tried again by the page that says so", async () => {
        // There is no built site to show instead.
        await newVersion(app.services, projectId, { files: { "src/a.txt": BUILD_ERROR } });
        sandbox.refuse = unavailable("preview_failed", "The runner did not answer.");
        const { status, text } = await gateway.get(at("/"), { cookie });
        expect(status).toBe(503);
        expect(text).toContain(`http-equiv="refresh" content="15"`);
      });
    });
  });
