import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "@slipway/kernel/limits";
import { isProjectPath, projectPath } from "@slipway/kernel/project-path";
import { hostilePaths } from "@slipway/platform/testing/hostile-inputs";
import { accountsContract } from "../../accounts/contract/index.ts";
import { editsContract } from "../../edits/contract/index.ts";
import { fileAtHead, headOf, newVersion } from "../../edits/testing.ts";
import { BUILD_ERROR, plainSandbox } from "../../preview/testing.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { setPlan } from "../../workspaces/testing.ts";
import { filesContract } from "../contract/index.ts";
import { isBinary } from "./binary.ts";
import { dependenciesOf } from "./dependencies.ts";

let app: TestApp;
let maya: TestPerson;
let viewer: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox() });
  maya = await app.signUp("Maya");
  viewer = await app.signUp("Vik");
});
beforeEach(async () => {
  ({ id: projectId, workspaceId } = await newProject(maya.call));
  await setPlan(app.services, workspaceId, "pro");
});
afterAll(() => app[Symbol.asyncDispose]());

interface Save {
  commit_message?: string;
  file_edit_type?: "CodeEdit" | "VisualEdit";
  base_commit_sha?: string;
}
const save = (files: Record<string, string | null>, rest: Save = {}) =>
  maya.call(filesContract.editCode, {
    params: { projectId },
    body: { changes: Object.entries(files).map(([path, content]) => ({ path, content })), ...rest },
  });
const bearer = async (person: TestPerson): Promise<Record<string, string>> => ({
  authorization: `Bearer ${(await person.call(accountsContract.createAccessToken, {})).token}`,
});

describe("saving code [W7.12] [F1]", () => {
  it("makes one commit of changes and deletes, in the person's name", async () => {
    await newVersion(app.services, projectId, { files: { "src/old.ts": "x" } });
    const answer = await save({ "src/a.ts": "export const a = 1;", "src/old.ts": null });
    expect(answer).toEqual({
      commit_sha: await headOf(app.services, projectId),
      edit_id: expect.any(String) as string,
      error: null,
    });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("export const a = 1;");
    expect(await fileAtHead(app.services, projectId, "src/old.ts")).toBeNull();
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.at(-1)).toMatchObject({
      id: answer.edit_id,
      type: "manual_update",
      kind: "CodeEdit",
      commit_message: "Manual edit: 2 files",
      author_name: "Maya",
    });
  });

  it("names the commit as asked, or after its one file [F7]", async () => {
    await save({ "a.txt": "1" });
    await save({ "a.txt": "2" }, { commit_message: "Update site info" });
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items.map((edit) => edit.commit_message)).toEqual(["Manual edit: a.txt", "Update site info"]);
  });

  it("makes no version if the files are already like that, and says so", async () => {
    const { commit_sha: sha } = await save({ "a.txt": "1\r\n2\n", "b.txt": "b" });
    const unchanged: Record<string, string | null>[] = [{ "a.txt": "1\r\n2\n" }, { "b.txt": "b", "gone.txt": null }];
    for (const same of unchanged) expect(await save(same)).toEqual({ commit_sha: sha, edit_id: null, error: null });
    expect((await save({ "a.txt": "1\r\n2\n", "b.txt": "B" }, { base_commit_sha: sha })).edit_id).not.toBeNull();
    const { items } = await maya.call(editsContract.listEdits, { params: { id: projectId }, query: {} });
    expect(items).toHaveLength(2);
  });

  it("returns and stores a text to the byte, with its byte order mark and line ends", async () => {
    const text = "\uFEFFa\r\nb\rc\nd";
    await save({ "a.txt": text });
    const { files } = await maya.call(filesContract.sourceCode, { params: { id: projectId }, query: {} });
    expect(files.find(({ name }) => name === "a.txt")).toMatchObject({ contents: text });
  });

  it("refuses a file that changed since the base, naming it, and keeps what was there [F1]", async () => {
    const base = await headOf(app.services, projectId);
    await save({ "a.txt": "theirs", "b.txt": "theirs" });
    await expect(save({ "a.txt": "mine" }, { base_commit_sha: base })).rejects.toMatchObject({
      status: 409,
      code: "file_changed",
      details: { paths: ["a.txt"] },
    });
    expect(await fileAtHead(app.services, projectId, "a.txt")).toBe("theirs");
    await expect(save({ "c.txt": "mine" }, { base_commit_sha: base })).resolves.toMatchObject({ error: null });
  });

  it("answers with the build's failure although the commit exists", async () => {
    const answer = await save({ "src/x.ts": BUILD_ERROR });
    expect(answer.error).toContain(BUILD_ERROR);
    expect(await headOf(app.services, projectId)).toBe(answer.commit_sha);
  });

  it("needs a project and at least one change [W5.07], and refuses a file listed twice", async () => {
    await expect(save({})).rejects.toMatchObject({ status: 400 });
    const one = { changes: [{ path: "a.txt", content: "1" }] };
    for (const projectId of ["", "none"])
      await expect(maya.call(filesContract.editCode, { params: { projectId }, body: one })).rejects.toMatchObject({
        status: 404,
      });
    const changes = [
      { path: "a", content: "1" },
      { path: "a", content: "2" },
    ];
    await expect(maya.call(filesContract.editCode, { params: { projectId }, body: { changes } })).rejects.toMatchObject(
      { status: 400 },
    );
  });

  it("writes no hostile path", async () => {
    const head = await headOf(app.services, projectId);
    const paths = [
      ...hostilePaths,
      ...fc.sample(
        fc.string({ unit: "binary" }).filter((text) => !isProjectPath(text)),
        10,
      ),
    ];
    await Promise.all(paths.map((path) => expect(save({ [path]: "x" })).rejects.toMatchObject({ status: 400 })));
    expect(await headOf(app.services, projectId)).toBe(head);
  });

  it("never lets a file replace a folder, which would delete its content [F1]", async () => {
    await save({ "src/kept/a.ts": "a", "note.md": "n" });
    const head = await headOf(app.services, projectId);
    const hiding: Record<string, string | null>[] = [
      { "src/kept": "x" },
      { "note.md/x": "x" },
      { q: "file", "q/r": "below" },
      { "src/kept": null },
      { src: null },
    ];
    for (const files of hiding)
      await expect(save(files), JSON.stringify(files)).rejects.toMatchObject({
        status: 400,
        details: { field: "path", rule: expect.stringMatching(/folder/) as string },
      });
    expect(await headOf(app.services, projectId)).toBe(head);
    await save({ "note.md/page.md": "in a folder now", "note.md": null });
    expect(await fileAtHead(app.services, projectId, "note.md/page.md")).toBe("in a folder now");
    expect(await fileAtHead(app.services, projectId, "src/kept/a.ts")).toBe("a");
  });

  it("refuses a path that differs from another only in case: a clone on Windows or macOS would lose one", async () => {
    await save({ "src/Menu.tsx": "menu", "docs/Straße.md": "street" });
    const head = await headOf(app.services, projectId);
    const clashes: [files: Record<string, string | null>, path: string, other: string][] = [
      [{ "src/menu.tsx": "x" }, "src/menu.tsx", "src/Menu.tsx"],
      [{ "src/menu.tsx": "x", "src/Menu.tsx": "y" }, "src/menu.tsx", "src/Menu.tsx"],
      [{ "a/b.ts": "1", "A/B.ts": "2" }, "A/B.ts", "a/b.ts"],
      [{ "docs/STRASSE.md": "x" }, "docs/STRASSE.md", "docs/Straße.md"],
      [{ "SRC/MENU.TSX/x.ts": "x" }, "SRC/MENU.TSX/x.ts", "src/Menu.tsx"],
      [{ Docs: "x" }, "Docs", "docs/Straße.md"],
    ];
    for (const [files, path, other] of clashes)
      await expect(save(files), path).rejects.toMatchObject({
        status: 400,
        code: "invalid_request",
        userMessage: `The path "${path}" cannot stand beside "${other}": Windows and macOS take no notice of case.`,
        details: { field: "path", paths: [path, other] },
      });
    expect(await headOf(app.services, projectId)).toBe(head);
  });

  it("keeps a project within its number of files and its bytes, whoever writes", async () => {
    const head = await headOf(app.services, projectId);
    const many = Object.fromEntries(Array.from({ length: limits.filesPerProject }, (_, at) => [`data/${at}.txt`, ""]));
    await expect(save(many)).rejects.toMatchObject({ status: 413, userMessage: "A project holds at most 5000 files." });
    const large = newVersion(app.services, projectId, { files: { "data/a.txt": "x".repeat(limits.projectBytes) } });
    await expect(large).rejects.toMatchObject({ status: 413, userMessage: "A project holds at most 200 MB." });
    expect(await headOf(app.services, projectId)).toBe(head);
  });

  it("refuses code that would crash its parser", async () => {
    const deep = save({ "src/content/site.ts": `export const site = ${"[".repeat(30_000)}${"]".repeat(30_000)};` });
    await expect(deep).rejects.toMatchObject({
      status: 400,
      userMessage: 'The file "src/content/site.ts" is nested too deeply to be read.',
    });
  });

  it("allows a rename of a file or folder that changes only the case", async () => {
    await save({ "src/Menu.tsx": "menu", "src/Pages/a.ts": "a" });
    await save({ "src/Menu.tsx": null, "src/menu.tsx": "menu" });
    await save({ "src/Pages/a.ts": null, "src/pages/a.ts": "a" });
    for (const [path, text] of Object.entries({ "src/menu.tsx": "menu", "src/pages/a.ts": "a" }))
      expect(await fileAtHead(app.services, projectId, path)).toBe(text);
    for (const path of ["src/Menu.tsx", "src/Pages/a.ts"])
      expect(await fileAtHead(app.services, projectId, path)).toBeNull();
    await save({ "src/sık.ts": "often", "src/sik.ts": "another word, and another file everywhere" });
  });

  it("still edits and deletes conflicting paths from before the rule", async () => {
    const repository = await app.services.git.open(projectId);
    const { sha } = await repository.commit({
      parent: await headOf(app.services, projectId),
      changes: [
        { path: projectPath("src/A.ts"), content: "1" },
        { path: projectPath("src/a.ts"), content: "2" },
      ],
      message: "From elsewhere",
      author: { name: "Jo", email: "jo@example.com" },
    });
    await save({ "src/a.ts": "3" }, { base_commit_sha: sha });
    await save({ "src/A.ts": null });
    expect(await fileAtHead(app.services, projectId, "src/a.ts")).toBe("3");
  });

  it("lets free workspaces edit visually and change site info only [F6]", async () => {
    await setPlan(app.services, workspaceId, "free");
    await expect(save({ "src/a.ts": "x" })).rejects.toMatchObject({
      status: 403,
      code: "plan_required",
      details: { plan: "pro", upsell_key: "PRO_CODE_EDITING" },
    });
    await expect(save({ "index.html": "<p>", "src/a.ts": "x" })).rejects.toMatchObject({ code: "plan_required" });
    await expect(save({ "index.html": "<title>x</title>", "public/favicon.svg": "<svg/>" })).resolves.toMatchObject({
      error: null,
    });
    await expect(save({ "src/a.ts": "x" }, { file_edit_type: "VisualEdit" })).resolves.toMatchObject({ error: null });
  });
});

describe("reading source [W7.27] [F2]", () => {
  it("lists every file with text, and marks binary and large ones [T3.13]", async () => {
    await newVersion(app.services, projectId, {
      files: { "src/a.ts": "é", "bin.dat": "a\u0000b", "big.txt": "x".repeat(1_048_577) },
    });
    const { files } = await maya.call(filesContract.sourceCode, { params: { id: projectId }, query: {} });
    const byName = Object.fromEntries(files.map((file) => [file.name, file]));
    expect(byName["src/a.ts"]).toEqual({ name: "src/a.ts", contents: "é", binary: false, sizeExceeded: false });
    expect(byName["bin.dat"]).toMatchObject({ contents: "", binary: true });
    expect(byName["big.txt"]).toMatchObject({ contents: "", sizeExceeded: true });
    expect(byName["index.html"]).toBeDefined();
  });

  it("calls files that are not UTF-8 binary, because saving them as text would change their bytes", async () => {
    const repository = await app.services.git.open(projectId);
    const { sha } = await repository.commit({
      parent: await headOf(app.services, projectId),
      changes: [{ path: projectPath("src/old.ts"), content: Buffer.from("// caf\u00e9\n", "latin1") }],
      message: "From elsewhere",
      author: { name: "Jo", email: "jo@example.com" },
    });
    const ask = { params: { id: projectId }, query: { commit_sha: sha } };
    const { files } = await maya.call(filesContract.sourceCode, ask);
    expect(files.find(({ name }) => name === "src/old.ts")).toMatchObject({ contents: "", binary: true });
  });

  it("is cacheable for ever with a commit, and not without [C7.33] [T7.21]", async () => {
    const sha = await headOf(app.services, projectId);
    const ask = (query: string) =>
      app.fetch(`/api/projects/${projectId}/source-code${query}`, { headers: maya.headers });
    expect((await ask(`?commit_sha=${sha}`)).headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect((await ask("")).headers.get("cache-control")).toBe("private, no-store");
    expect((await ask(`?commit_sha=${"0".repeat(40)}`)).status).toBe(404);
    expect((await ask("?commit_sha=--help")).status).toBe(400);
  });

  it("is not for viewers [K6]", async () => {
    const { id: userId } = await viewer.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "read" });
    await expect(viewer.call(filesContract.sourceCode, { params: { id: projectId }, query: {} })).rejects.toMatchObject(
      { status: 403 },
    );
    const raw = { params: { id: projectId }, query: { path: "index.html" } };
    await expect(viewer.call(filesContract.rawFile, raw, { headers: await bearer(viewer) })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("sends one file raw, images as base64 [C7.32] [F3]", async () => {
    await newVersion(app.services, projectId, { files: { "public/a.svg": "<svg/>", "a.html": "<script>1</script>" } });
    const ask = (path: string, headers?: Record<string, string>) =>
      maya.call(filesContract.rawFile, { params: { id: projectId }, query: { path } }, { headers });
    await expect(ask("a.html")).rejects.toMatchObject({
      status: 401,
      userMessage: "No valid authentication token available",
    });
    const token = await bearer(maya);
    const raw = (path: string) => ask(path, token);
    const image = await raw("public/a.svg");
    expect(image.headers.get("x-file-type")).toBe("image/svg+xml");
    expect(Buffer.from(await image.text(), "base64").toString()).toBe("<svg/>");
    const page = await raw("a.html");
    expect([page.headers.get("content-type"), await page.text()]).toEqual([
      "application/octet-stream",
      "<script>1</script>",
    ]);
    await expect(raw("gone")).rejects.toMatchObject({ status: 404 });
    await expect(raw("../x")).rejects.toMatchObject({ status: 400 });
  });
});

describe("downloading [W7.13] [F8]", () => {
  const download = (headers: Record<string, string>) =>
    app.fetch(`/api/projects/${projectId}/download-zip`, { headers });

  it("takes a token, never the cookie alone [K8]", async () => {
    const refused = await download(maya.headers);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ error: { message: "No valid authentication token available" } });
    const zip = await download(await bearer(maya));
    expect(zip.status).toBe(200);
    expect(zip.headers.get("content-disposition")).toMatch(/^attachment; filename="bakery[\w-]*\.zip"$/);
    expect(
      Buffer.from(await zip.arrayBuffer())
        .subarray(0, 4)
        .toString("hex"),
    ).toBe("504b0304");
  });

  it("is refused to viewers and unknown to strangers", async () => {
    expect((await download(await bearer(viewer))).status).toBe(404);
    const { id: userId } = await viewer.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "read" });
    expect((await download(await bearer(viewer))).status).toBe(403);
  });
});

describe("downloading out of Trash (product page, item 12)", () => {
  it("is for people who may delete it for good, and for nobody else", async () => {
    const { id: userId } = await viewer.call(accountsContract.user, {});
    await insertCollaborator(app.services, { projectId, userId, level: "write" });
    const download = async (person: TestPerson) =>
      (await app.fetch(`/api/projects/${projectId}/download-zip`, { headers: await bearer(person) })).status;
    expect([await download(maya), await download(viewer)]).toEqual([200, 200]);
    await maya.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    expect([await download(maya), await download(viewer)]).toEqual([200, 403]);
    await expect(maya.call(filesContract.sourceCode, { params: { id: projectId }, query: {} })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe("rules", () => {
  it("calls a file binary if it has a NUL or many unprintable bytes [C7.32]", () => {
    expect(isBinary(Buffer.from("text\twith\nlines äöü"))).toBe(false);
    expect(isBinary(Buffer.from([65, 0]))).toBe(true);
    expect(isBinary(Buffer.from([1, 2, 65, 66, 67, 68]))).toBe(true);
    expect(isBinary(Buffer.from([1, 65, 66, 67, 68]))).toBe(false);
    expect(isBinary(Buffer.concat([Buffer.alloc(8192, 65), Buffer.alloc(10)]))).toBe(false);
  });

  it("finds the packages a project adds to the template", async () => {
    const of = (manifest: unknown) =>
      dependenciesOf(
        app.services,
        new Map([
          [
            projectPath("package.json"),
            Buffer.from(typeof manifest === "string" ? manifest : JSON.stringify(manifest)),
          ],
        ]),
      );
    expect(
      await of({
        dependencies: { react: "19.3.1", zod: "4.6.7" },
        devDependencies: { vite: "8.3.8", "@scope/x": "^1.0.0" },
      }),
    ).toEqual({ zod: "4.6.7", "@scope/x": "^1.0.0" });
    expect(await of({ dependencies: { react: "18.0.0" } })).toEqual({ react: "18.0.0" });
    for (const broken of ["{", "null", "[]", '{"dependencies":[1]}', '{"dependencies":{"x":1}}'])
      expect(await of(broken)).toEqual({});
    expect(await dependenciesOf(app.services, new Map())).toEqual({});
  });
});
