import type { LiveFrame } from "@slipway/kernel/contract/live";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { auditContract, auditWords } from "../../audit/contract/index.ts";
import { headOf, newVersion } from "../../edits/testing.ts";
import { inboxContract, wordsOf } from "../../inbox/contract/index.ts";
import { projectPurged, projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { insertMember, setPlan } from "../../workspaces/testing.ts";
import {
  commentsContract as routes,
  MAX_COMMENT_CHARACTERS,
  MAX_COMMENTS,
  MAX_THREADS,
  type NewPlace,
  type Thread,
} from "../contract/index.ts";
import { mentionsIn } from "./mentions.ts";
import { lineIn } from "./places.ts";
import { threadsSnapshot } from "./threads.ts";

let app: TestApp;
let maya: TestPerson;
let jo: TestPerson;
let vic: TestPerson;
let eve: TestPerson;
let projectId: string;
let workspaceId: string;

const BUTTON: NewPlace = {
  ...{ kind: "element", page: "/menu", selector: "main > button", tag: "button", quote: "Order now" },
  ...{ x: 0.5, y: 0.5 },
};
const idOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const start = async (person: TestPerson, text: string, place: NewPlace = BUTTON): Promise<string> =>
  (await person.call(routes.start, { params: { id: projectId }, body: { place, text } })).id;
const reply = async (person: TestPerson, threadId: string, text: string): Promise<string> =>
  (await person.call(routes.reply, { params: { id: projectId, threadId }, body: { text } })).id;
const read = (person: TestPerson, threadId: string) =>
  person.call(routes.read, { params: { id: projectId, threadId } });
const textsOf = async (threadId: string) => (await read(maya, threadId)).comments.map(({ text }) => text);
const shown = async (code = false): Promise<Thread[]> =>
  (await threadsSnapshot(app.services, projectId, { code })).map(({ doc }) => doc);
const told = async (person: TestPerson) =>
  (await person.call(inboxContract.list, { query: {} })).notices
    .filter((notice) => notice.project_id === projectId)
    .map((notice) => wordsOf(notice).title);

beforeAll(async () => {
  app = await createTestApp();
  [maya, jo, vic, eve] = [
    await app.signUp("Maya"),
    await app.signUp("Jo Lind"),
    await app.signUp("Vic"),
    await app.signUp("Eve"),
  ];
});
beforeEach(async () => {
  ({ id: projectId, workspaceId } = await newProject(maya.call));
  await setPlan(app.services, workspaceId, "biz");
  await insertCollaborator(app.services, { projectId, userId: await idOf(jo), level: "write" });
  await insertCollaborator(app.services, { projectId, userId: await idOf(vic), level: "read" });
});
afterAll(() => app[Symbol.asyncDispose]());

describe("threads", () => {
  it("are started, answered, changed, resolved and opened again by everybody with access", async () => {
    const id = await start(vic, "Too small");
    const answer = await reply(jo, id, "I agree");
    await jo.call(routes.edit, {
      params: { id: projectId, threadId: id, commentId: answer },
      body: { text: "Agreed" },
    });
    expect((await read(vic, id)).comments).toMatchObject([
      { text: "Too small", author: { name: "Vic" }, edited_at: null },
      { text: "Agreed", author: { name: "Jo Lind" }, edited_at: expect.any(String) as string },
    ]);
    const resolve = (resolved: boolean) =>
      vic.call(routes.resolve, { params: { id: projectId, threadId: id }, body: { resolved } });
    await resolve(true);
    expect(await shown()).toMatchObject([{ id, text: "Too small", comments: 2, resolved_by: "Vic", place: BUTTON }]);
    await resolve(false);
    expect(await shown()).toMatchObject([{ id, resolved_by: null, resolved_at: null, revision: 5 }]);
  });

  it("end with their last comment; people change and delete their own comments only", async () => {
    const id = await start(vic, "Too small");
    const answer = await reply(jo, id, "No");
    const params = { id: projectId, threadId: id, commentId: answer };
    await expect(maya.call(routes.edit, { params, body: { text: "Yes" } })).rejects.toMatchObject({ status: 403 });
    await expect(maya.call(routes.remove, { params })).rejects.toMatchObject({ status: 403 });
    await jo.call(routes.remove, { params });
    expect(await textsOf(id)).toEqual(["Too small"]);
    const [first] = (await read(vic, id)).comments;
    await vic.call(routes.remove, { params: { ...params, commentId: first!.id } });
    await expect(read(vic, id)).rejects.toMatchObject({ status: 404 });
    expect(await shown()).toEqual([]);
  });

  it("about code and versions are told to people who may edit, and to nobody else [K6]", async () => {
    await newVersion(app.services, projectId, { files: { "src/a.ts": "one\ntwo\n" }, message: "Two lines" });
    const sha = await headOf(app.services, projectId);
    const line: NewPlace = { kind: "line", path: "src/a.ts", line: 2, commit_sha: sha };
    const about = await start(jo, "Why @Vic @Maya?", line);
    const version = await start(jo, "Nice", { kind: "version", commit_sha: sha });
    expect(await shown()).toEqual([]);
    expect(await shown(true)).toMatchObject([
      { id: about, place: { ...line, quote: "two" } },
      { id: version, place: { version: 1, title: "Two lines" } },
    ]);
    await expect(start(vic, "Me too", line)).rejects.toMatchObject({ status: 403, code: "forbidden" });
    await expect(read(vic, about)).rejects.toMatchObject({ status: 404 });
    await expect(reply(vic, about, "Because")).rejects.toMatchObject({ status: 404 });
    expect(await told(maya)).toContain('Jo Lind mentioned you in "Bakery"');
    expect(await told(vic)).toEqual([]);
  });

  it("say where their line is now, and stay readable when it is gone", async () => {
    await newVersion(app.services, projectId, { files: { "src/a.ts": "one\ntwo\n" } });
    const sha = await headOf(app.services, projectId);
    const id = await start(jo, "Why?", { kind: "line", path: "src/a.ts", line: 2, commit_sha: sha });
    await newVersion(app.services, projectId, { files: { "src/a.ts": "zero\none\n\ttwo\n" } });
    expect((await read(jo, id)).line_now).toBe(3);
    await newVersion(app.services, projectId, { files: { "src/a.ts": "three\n" } });
    expect(await read(jo, id)).toMatchObject({ line_now: null, comments: [{ text: "Why?" }] });
    await newVersion(app.services, projectId, { files: { "src/a.ts": null } });
    expect(await read(jo, id)).toMatchObject({ line_now: null, comments: [{ text: "Why?" }] });
  });

  it("refuse lines, files and versions that the project does not have", async () => {
    const sha = await headOf(app.services, projectId);
    const line = (path: string, number: number): NewPlace => ({ kind: "line", path, line: number, commit_sha: sha });
    await expect(start(jo, "?", line("index.html", 100_000))).rejects.toMatchObject({
      status: 400,
      details: { field: "place.line" },
    });
    await expect(start(jo, "?", line("src/nowhere.ts", 1))).rejects.toMatchObject({ status: 404 });
    await expect(start(jo, "?", line("../../etc/passwd", 1))).rejects.toMatchObject({ status: 400 });
    await expect(start(jo, "?", { kind: "version", commit_sha: "0".repeat(40) })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("refuse texts that are empty or too long, and more comments or threads than their bounds", async () => {
    await expect(start(jo, " \n")).rejects.toMatchObject({ status: 400 });
    await expect(start(jo, "x".repeat(MAX_COMMENT_CHARACTERS + 1))).rejects.toMatchObject({ status: 400 });
    const id = await start(jo, "x".repeat(MAX_COMMENT_CHARACTERS));
    const { pool } = app.services.database;
    await pool.query("update comment_threads set comments = $2 where id = $1", [id, MAX_COMMENTS]);
    await expect(reply(jo, id, "One more")).rejects.toMatchObject({ status: 409, code: "too_many_comments" });
    await pool.query(
      `insert into comment_threads (id, project_id, kind, place, author_id, created_at, excerpt, comments, people, last_at, revision)
       select id || number, project_id, kind, place, author_id, created_at, excerpt, comments, people, last_at, revision
       from comment_threads, generate_series(2, $2::int) as number where id = $1`,
      [id, MAX_THREADS],
    );
    await expect(start(jo, "Another")).rejects.toMatchObject({ status: 409, code: "too_many_threads" });
  });

  it("are hidden from outsiders of a public project and from people who lost access", async () => {
    const id = await start(vic, "Too small");
    await maya.call(projectsContract.updateVisibility, { params: { id: projectId }, body: { visibility: "public" } });
    await expect(read(eve, id)).rejects.toMatchObject({ status: 403 });
    await expect(start(eve, "Hello")).rejects.toMatchObject({ status: 403 });
    const other = await newProject(eve.call);
    await expect(eve.call(routes.read, { params: { id: other.id, threadId: id } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("are deleted by an admin once they are resolved, which the audit log tells without their words", async () => {
    const id = await start(vic, "Something rude");
    const remove = (person: TestPerson) =>
      person.call(routes.removeThread, { params: { id: projectId, threadId: id } });
    await expect(remove(jo)).rejects.toMatchObject({ status: 403 });
    await expect(remove(maya)).rejects.toMatchObject({ status: 409, code: "thread_open" });
    await vic.call(routes.resolve, { params: { id: projectId, threadId: id }, body: { resolved: true } });
    await remove(maya);
    expect(await shown()).toEqual([]);
    const { entries } = await maya.call(auditContract.list, { params: { id: workspaceId }, query: {} });
    expect(auditWords(entries[0]!)).toBe("deleted a resolved comment thread of Vic in Bakery");
    expect(JSON.stringify(entries)).not.toContain("rude");
  });

  it("reach people who look as they are written, one document a thread [W7.39]", async () => {
    const id = await start(vic, "Too small");
    const arrived = Promise.withResolvers<Record<string, unknown>>();
    const connection = app.services.liveHub.connect({
      authorize: () => Promise.resolve(true),
      send: (frame: LiveFrame) => {
        if (frame.type === "changes")
          for (const change of frame.changes)
            if (change.op === "put" && change.doc["comments"] === 2) arrived.resolve(change.doc);
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path: `projects/${projectId}/comments`, since: 0 });
    await reply(jo, id, "Yes");
    expect(await arrived.promise).toMatchObject({ id, text: "Too small", place: BUTTON });
    connection.close();
  });

  it("end with their project", async () => {
    const id = await start(vic, "Too small");
    await app.services.events.emit(projectPurged, { projectId });
    const { rows } = await app.services.database.pool.query("select id from comments where thread_id = $1", [id]);
    expect(rows).toEqual([]);
    expect(await shown()).toEqual([]);
  });
});

describe("people of a thread", () => {
  it("are told once of each comment: by a mention, else as followers, and not of their own", async () => {
    const id = await start(vic, "@jo lind, what do you think?");
    expect(await told(jo)).toContain('Vic mentioned you in "Bakery"');
    await reply(jo, id, "Good. @Vic @Jo Lind");
    const titles = await told(vic);
    expect(titles).toContain('Jo Lind mentioned you in "Bakery"');
    expect(titles).not.toContain('Jo Lind replied in "Bakery"');
    const before = (await told(jo)).length;
    const answer = await reply(vic, id, "Fine");
    const replies = async () => (await told(jo)).filter((title) => title === 'Vic replied in "Bakery"');
    expect(await replies()).toHaveLength(1);
    await vic.call(routes.edit, {
      params: { id: projectId, threadId: id, commentId: answer },
      body: { text: "Fine @Jo Lind" },
    });
    expect(await told(jo)).toHaveLength(before + 1);
    const { notices } = await jo.call(inboxContract.list, { query: {} });
    expect(notices[0]).toMatchObject({ link: `/projects/${projectId}?comment=${id}`, kind: "comment_replied" });
  });

  it("are not told where they chose so, and outsiders cannot be named", async () => {
    await jo.call(inboxContract.choose, { body: { kind: "mentioned", choice: "none" } });
    const id = await start(vic, "@Jo Lind and @Eve: look");
    expect(await told(jo)).not.toContain('Vic mentioned you in "Bakery"');
    expect((await read(vic, id)).comments[0]!.mentions.map(({ name }) => name)).toEqual(["Jo Lind"]);
    expect(await told(eve)).toEqual([]);
    await jo.call(inboxContract.choose, { body: { kind: "mentioned", choice: "app" } });
  });

  it("can be named while they have access: collaborators, and members unless the project is personal", async () => {
    await insertMember(app.services, { workspaceId, userId: await idOf(eve), role: "viewer" });
    const named = async () =>
      (await jo.call(routes.people, { params: { id: projectId } })).people.map(({ name }) => name);
    expect(await named()).toEqual(["Eve", "Jo Lind", "Maya", "Vic"]);
    await maya.call(projectsContract.updateVisibility, { params: { id: projectId }, body: { visibility: "draft" } });
    expect(await named()).toEqual(["Jo Lind", "Maya", "Vic"]);
  });

  it.each([
    ["the longest name wins", "@Jo Lind!", ["1"]],
    ["user names count, in any case", "ask @JOL", ["1"]],
    ["addresses are none", "mail a@Jo Lind", []],
    ["a name ends with its word", "@Joanna @Jos", []],
    ["people of the same name are all meant", "@Jo.", ["2", "3"]],
  ])("%s", (_rule, text, ids) => {
    const person = (id: string, name: string, username: string | null = null) => ({
      id,
      name,
      username,
      photo_url: null,
    });
    const people = [person("1", "Jo Lind", "jol"), person("2", "Jo"), person("3", "Jo"), person("4", " ")];
    expect(mentionsIn(text, people).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  ["stays", ["a", "b", "c"], { line: 2, quote: "b" }, 2],
  ["moves to the nearest equal line", ["b", "x", "x", "b"], { line: 3, quote: "b" }, 4],
  ["is gone", ["a", "c"], { line: 2, quote: "b" }, null],
  ["stays where it is empty", ["a", ""], { line: 2, quote: "" }, 2],
  ["is gone where another empty line is elsewhere", ["", "a"], { line: 2, quote: "" }, null],
])("a line %s", (_what, lines, place, found) => {
  expect(lineIn(lines, place)).toBe(found);
});
