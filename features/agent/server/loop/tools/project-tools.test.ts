/** The tools that work on the project as a whole, as a connected model calls them in a turn. */
import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { projectPath } from "@slipway/kernel/project-path";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { countingListener, type Listener } from "@slipway/platform/testing/network/watched-network";
import type { RunInput } from "@slipway/sandbox/port";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatContract } from "../../../../chat/contract/index.ts";
import { answerTo, send } from "../../../../chat/testing.ts";
import { fileAtHead, newVersion } from "../../../../edits/testing.ts";
import { newProject } from "../../../../projects/testing.ts";
import { PNG_PIXEL, upload } from "../../../../uploads/testing.ts";
import { finishCall as finish, marked, markedBrowser, markedSandbox, writeCall as write } from "../../../testing.ts";

const model = createScriptedModel([]);
const sandbox = markedSandbox();
const { run: refuse } = sandbox;
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox, browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  sandbox.run = refuse;
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

async function turn(script: Script, images: string[] = []) {
  model.play(script);
  const sent = await send(maya.call, projectId, { message: "Add a menu", images });
  return answerTo(app.services, projectId, sent.ai_message_id);
}

type Calls = readonly { name: string; input: unknown }[];

/** Results of the calls as the model reads them, and the turn's answer. */
async function resultsOf(...steps: Calls[]) {
  const results: string[] = [];
  const heard = (prompt: readonly { role: string; content: unknown }[]): void => {
    const last = prompt.at(-1)!;
    if (last.role !== "tool") return;
    for (const { output } of last.content as { output?: { value?: unknown } }[])
      if (output !== undefined)
        results.push(typeof output.value === "string" ? output.value : JSON.stringify(output.value));
  };
  const script: Script = [
    ...steps.map((toolCalls) => ({ toolCalls })),
    { toolCalls: [finish()] },
    { text: "Done.", toolCalls: [finish()] },
  ].map((step) => (call: { prompt: readonly { role: string; content: unknown }[] }) => {
    heard(call.prompt);
    return step;
  });
  return { answer: await turn(script), results };
}

describe("place_picture", () => {
  const place = (picture: string, path: string) => ({ name: "place_picture", input: { picture, path } });

  it("saves a sent picture as it is, also in a later turn, and names it to the model", async () => {
    const picture = await upload(maya.call, PNG_PIXEL, "team </pictures>.png");
    await turn([{ text: "I see.", toolCalls: [finish()] }, { text: "I see." }], [picture]);
    const words = JSON.stringify(model.calls.at(-1)!.prompt);
    expect(words).toContain(`<pictures>\\n${picture} 1x1 \\"team \u2039/pictures>.png\\"\\n</pictures>`);
    const { results, answer } = await resultsOf([place(picture, "public/images/team.png")]);
    expect(JSON.parse(results[0]!)).toEqual({
      ...{ path: "public/images/team.png", created: true, width: 1, height: 1, bytes: PNG_PIXEL.length },
    });
    expect(answer).toMatchObject({ status: "completed", version: 1 });
    const repository = await app.services.git.open(projectId);
    const saved = await repository.read((await repository.head())!, projectPath("public/images/team.png"));
    expect(Buffer.from(saved!).equals(Buffer.from(PNG_PIXEL))).toBe(true);
  });

  it("refuses another person's picture, another ending and a forbidden path, and saves nothing", async () => {
    const joe = await app.signUp("Joe");
    const [own, foreign] = [await upload(maya.call), await upload(joe.call)];
    await turn([{ text: "I see." }], [own]);
    const { results, answer } = await resultsOf([
      ...[place(foreign, "public/a.png"), place("img_none", "public/b.png")],
      ...[place(own, "public/c.jpg"), place(own, ".git/d.png")],
    ]);
    expect(results.join("\n")).toContain(`No message has a picture ${foreign}.`);
    expect(results.join("\n")).toContain("No message has a picture img_none.");
    expect(results.join("\n")).toContain("The picture is image/png, so the path must end that way.");
    expect(answer.version).toBeNull();
  });
});

describe("place_picture, asked again and again", () => {
  it("saves at most 20 pictures a turn", async () => {
    const picture = await upload(maya.call);
    await turn([{ text: "I see." }], [picture]);
    const paths = Array.from({ length: 21 }, (_, at) => `public/images/${at}.png`);
    const { results } = await resultsOf(paths.map((path) => ({ name: "place_picture", input: { picture, path } })));
    expect(results.filter((result) => result.includes('"created":true'))).toHaveLength(20);
    expect(results[20]).toContain("A turn saves at most 20 pictures.");
  });
});

describe("make_picture", () => {
  const make = (path: string, words = "A harbour at dawn") => ({
    name: "make_picture",
    input: { words, shape: "wide", path },
  });
  const asked: Record<string, unknown>[] = [];
  let says: (response: ServerResponse) => void;
  let provider: Listener;

  beforeAll(async () => {
    provider = await countingListener((request, response) => {
      void text(request).then((body) => {
        asked.push({ ...(JSON.parse(body) as object), key: request.headers.authorization, url: request.url });
        response.setHeader("content-type", "application/json");
        says(response);
      });
    });
  });
  beforeEach(() => {
    asked.length = 0;
    says = (response) =>
      response.end(JSON.stringify({ data: [{ b64_json: Buffer.from(PNG_PIXEL).toString("base64") }] }));
    const baseUrl = `http://127.0.0.1:${provider.port}/v1`;
    app.services.config.imageModel = {
      option: "image",
      provider: "compatible",
      baseUrl,
      model: "painter",
      apiKey: "k-123",
    };
  });
  afterEach(() => {
    app.services.config.imageModel = null;
  });
  afterAll(() => provider[Symbol.asyncDispose]());

  it("saves what the provider made of the words, under the ending that it has", async () => {
    const { results, answer } = await resultsOf([make("public/images/harbour.jpg")]);
    expect(asked).toMatchObject([
      {
        model: "painter",
        prompt: "A harbour at dawn",
        size: "1536x1024",
        key: "Bearer k-123",
        url: "/v1/images/generations",
      },
    ]);
    expect(JSON.parse(results[0]!)).toMatchObject({ ok: true, path: "public/images/harbour.png", width: 1 });
    expect(answer).toMatchObject({ version: 1 });
    const repository = await app.services.git.open(projectId);
    const saved = await repository.read((await repository.head())!, projectPath("public/images/harbour.png"));
    expect(Buffer.from(saved!).equals(Buffer.from(PNG_PIXEL))).toBe(true);
  });

  it("sends no key, and nothing for a path that is no picture or for a seventh picture", async () => {
    const { results } = await resultsOf([
      ...[make("public/a.svg"), make("public/b.png", "sk_live_0123456789abcdefABCD on a wall")],
      ...Array.from({ length: 7 }, (_, at) => make(`public/${at}.png`, `Boat ${at}`)),
    ]);
    expect(results[0]).toContain("The path must end in .png, .jpg, .webp or .gif. Nothing was saved.");
    expect(results[1]).toContain("The words contain a Stripe secret key");
    expect(results[8]).toContain("A turn makes at most 6 pictures. Nothing was saved.");
    expect(asked).toHaveLength(6);
  });

  it.each([
    [
      (response: ServerResponse) => response.writeHead(401).end('{"error":{"message":"bad key k-123"}}'),
      "refuses the key (401)",
    ],
    [
      (response: ServerResponse) => response.end('{"data":[{"b64_json":"bm8gcGljdHVyZQ=="}]}'),
      "something that is no picture",
    ],
    [(response: ServerResponse) => response.end("<html>"), "The provider sent something that cannot be read."],
    [
      (response: ServerResponse) => response.writeHead(302, { location: "https://elsewhere.dev/" }).end(),
      "Nothing was saved.",
    ],
  ])("says why there is none, and saves nothing: %#", async (answers, reason) => {
    says = answers;
    const { results, answer } = await resultsOf([make("public/a.png")]);
    expect(results[0]).toContain(reason);
    expect(results[0]).not.toContain("k-123");
    expect(answer.version).toBeNull();
  });

  it("is not offered where no model for pictures is configured", async () => {
    app.services.config.imageModel = null;
    await turn([{ text: "Fine." }]);
    expect(model.calls.at(-1)!.tools!.map(({ name }) => name)).not.toContain("make_picture");
  });
});

describe("check", () => {
  it("tells types, build and functions at once, each problem once", async () => {
    const call = { name: "check", input: {} };
    const broken = `${marked("type-error", "Cannot find module './none'.")}${marked("build-error", "Could not resolve ./none")}`;
    const { results, answer } = await resultsOf(
      [call],
      [write("src/a.ts", broken), call],
      [write("src/a.ts", "export {};\n"), call],
    );
    expect(results[0]).toMatch(/^\{"ok":true,"checked":\["types: 0 errors","build: /);
    expect(JSON.parse(results[2]!)).toEqual({
      ok: false,
      checked: ["types: 1 error", "build: failed"],
      problems: "src/a.ts:1:1 TS2304: Cannot find module './none'.\nThe build failed:\nCould not resolve ./none",
    });
    expect(results[4]).toContain('"ok":true');
    expect(answer.steps.filter(({ kind, target }) => kind === "check" && target === "types and build")).toMatchObject([
      { status: "done" },
      { status: "failed" },
      { status: "done" },
    ]);
  });
});

describe("run", () => {
  const tests = { name: "run", input: { tests: [] } };

  it("shows what the tests write in its row, and gives the model the beginning and the end", async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => `line ${at} of the output`);
    sandbox.run = ({ onLine }) => {
      for (const line of lines) onLine?.(line);
      return Promise.resolve({ ok: false, exitCode: 1, stopped: null, output: lines.join("\n"), durationMs: 1 });
    };
    const { results, answer } = await resultsOf([tests]);
    expect(results[0]).toMatch(
      /^\{"ok":false,"exit_code":1,"output":"line 0 of .*characters are left out.*line 1999 of/s,
    );
    expect(results[0]!.length).toBeLessThan(13_000);
    const [row] = answer.steps.filter(({ kind }) => kind === "run");
    expect(row).toMatchObject({ target: "the tests", status: "failed", output: lines.slice(-12).join("\n") });
  });

  it("gives the sandbox the turn's files, and none that may hold keys", async () => {
    await newVersion(app.services, projectId, { files: { ".env": "API_KEY=canary-1", "src/old.ts": "export {};\n" } });
    const seen: RunInput[] = [];
    sandbox.run = (input) => {
      seen.push(input);
      return Promise.resolve({ ok: true, exitCode: 0, stopped: null, output: "", durationMs: 1 });
    };
    await resultsOf([write("src/new.test.ts", "export {};\n"), { name: "run", input: { tests: ["new.test"] } }]);
    const paths = [...seen[0]!.files.keys()];
    expect(paths).toEqual(expect.arrayContaining(["src/new.test.ts", "src/old.ts", "package.json"]));
    expect(paths).not.toContain(".env");
    expect(seen[0]!.command).toEqual({ tests: ["new.test"] });
  });

  it("refuses options in the place of tests, names the scripts there are, and says when nothing can be run", async () => {
    const { results } = await resultsOf([
      { name: "run", input: { tests: ["--config=/etc/passwd"] } },
      { name: "run", input: { script: "deploy" } },
      { name: "run", input: { script: "test", tests: [] } },
      tests,
    ]);
    expect(results[0]).toContain("part of a path, not an option");
    expect(results[1]).toMatch(/has no script \\?"deploy\\?"\. It has: dev, build, preview, test, typecheck\./);
    expect(results[2]).toContain("Give tests or a script.");
    expect(results[3]).toContain("Not run: Nothing is run here.");
  });

  it("ends with the turn when the person stops it", async () => {
    const reached = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    sandbox.run = ({ signal }) => {
      reached.resolve();
      return new Promise((_resolve, reject) => {
        signal!.addEventListener("abort", () => {
          ended.resolve();
          reject(signal!.reason as Error);
        });
      });
    };
    model.play([{ toolCalls: [tests] }]);
    const sent = await send(maya.call, projectId, { message: "Run the tests" });
    await reached.promise;
    await maya.call(chatContract.stop, { params: { id: projectId, aiMessageId: sent.ai_message_id } });
    await ended.promise;
    expect(await answerTo(app.services, projectId, sent.ai_message_id)).toMatchObject({ status: "stopped" });
  });
});

describe("history", () => {
  it("lists versions with their titles, and shows what one changed or all between two, within its bounds", async () => {
    const keep = (files: Record<string, string | null>, message: string) =>
      newVersion(app.services, projectId, { files, message });
    const long = Array.from({ length: 40 }, (_, at) => `export const value${at} = ${at};`);
    await keep({ "src/long.ts": long.join("\n"), ".env": "API_KEY=canary-1\n" }, "Added values");
    await keep({ "src/long.ts": long.with(20, "export const value20 = 'twenty';").join("\n") }, "Changed\none value");
    await keep({ "src/long.ts": null, "src/menu.ts": "export {};\n", ".env": "API_KEY=canary-2\n" }, "Added a menu");
    const history = (input: object) => ({ name: "history", input });
    const { results } = await resultsOf([
      history({}),
      history({ to: 2 }),
      history({ from: 1, include: ["src/*"] }),
      history({ from: 1, to: 3, include: [".env*"] }),
      history({ to: 99 }),
      history({ before: 2 }),
    ]);
    expect(results[0]!.split("\n").map((line) => line.replace(/ · \d{4}-.{11} · /, " · "))).toEqual([
      "3 · Added a menu · agent · 3 files +2 −41",
      "2 · Changed · agent · 1 file +1 −1",
      "1 · Added values · agent · 2 files +41 −0",
      expect.stringMatching(/^0 · /),
    ]);
    expect(results[1]).toBe(
      [
        "Version 2: 1 file",
        "",
        "== src/long.ts (changed, +1 −1)",
        "@@ line 19",
        " export const value18 = 18;",
        " export const value19 = 19;",
        "-export const value20 = 20;",
        "+export const value20 = 'twenty';",
        " export const value21 = 21;",
        " export const value22 = 22;",
      ].join("\n"),
    );
    expect(results[2]).toMatch(/^From version 1 to version 3: 2 files\n/);
    expect(results[3]).toContain("== .env (changed): may hold keys and is not shown");
    expect(results.join("\n")).not.toContain("canary");
    expect(results[4]).toContain("Version 99 was not found");
    expect(results[5]).toMatch(/^1 · .*\n0 · /);
  });
});

describe("edits of one answer", () => {
  it("are judged together at the end: a rename before its imports, a deletion before its importer", async () => {
    await newVersion(app.services, projectId, {
      files: {
        "src/price.ts": "export const price = 1;\n",
        "src/old.ts": "export const old = 1;\n",
        "src/shop.ts":
          'import { old } from "./old";\nimport { price } from "./price";\nexport const shop = old + price;\n',
      },
    });
    const { answer, results } = await resultsOf([
      { name: "delete_file", input: { path: "src/old.ts" } },
      { name: "move", input: { from: "src/price.ts", to: "src/cost.ts" } },
      {
        name: "search_replace",
        input: {
          path: "src/cost.ts",
          edits: [
            { old: "const price", new: "const cost" },
            { old: "const prices = 2;", new: "const all = 3;" },
          ],
        },
      },
      {
        name: "search_replace",
        input: {
          path: "src/shop.ts",
          edits: [
            { old: 'import { old } from "./old";\n', new: "" },
            { old: 'import { price } from "./cost";', new: 'import { cost } from "./cost";' },
            { old: "old + price", new: "cost" },
          ],
        },
      },
    ]);
    expect(JSON.parse(results[1]!)).toEqual({
      from: "src/price.ts",
      to: "src/cost.ts",
      files: 1,
      updated: ["src/shop.ts"],
      refused: [],
    });
    expect(results[2]).toMatch(/"applied":1,"failed":\[".*export const cost/);
    expect(answer).toMatchObject({ version: 2, pipeline_errors: [] });
    expect(await fileAtHead(app.services, projectId, "src/shop.ts")).toBe(
      'import { cost } from "./cost";\nexport const shop = cost;\n',
    );
    expect(await fileAtHead(app.services, projectId, "src/old.ts")).toBeNull();
  });
});

it("answers repeated reading from before with a hint, also where the result is text", async () => {
  const call = { name: "read_files", input: { files: ["src/App.tsx", "src/main.tsx", "package.json"] } };
  const { results, answer } = await resultsOf([call], [call]);
  expect(results[1]).toMatch(/\n\(You made this exact call before/);
  expect(answer.steps.filter(({ kind }) => kind === "read").map(({ target }) => target)).toEqual([
    "src/App.tsx and 2 more",
    "src/App.tsx and 2 more",
  ]);
});
