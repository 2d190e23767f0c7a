import type { LiveFrame } from "@slipway/kernel/contract/live";
import { limits } from "@slipway/kernel/limits";
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { feature as accounts } from "../../accounts/server/index.ts";
import { feature as edits } from "../../edits/server/index.ts";
import { newVersion } from "../../edits/testing.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import {
  errorsContract,
  MAX_HANDLED_ERRORS,
  MAX_OPEN_ERRORS,
  type ErrorRecord,
  type ReportedError,
} from "../contract/index.ts";
import { errorsPath } from "./errors-table.ts";
import { errorsSnapshot, forgetOldErrors } from "./handle-errors.ts";
import { feature as errors } from "./index.ts";

const DAY = 24 * 3_600_000;
const clock = fakeClock();
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ clock, features: [accounts, workspaces, sharing, projects, edits, errors] });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  // Calls of one person are bounded by the minute.
  clock.advance(61_000);
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

const PLACE = { filename: "src/pages/Index.tsx", lineno: 4, colno: 2, url: "http://p.preview.test/", origin: null };
const thrown = (message: string, meta: object = {}): ReportedError => ({
  type: "runtime",
  error_message: message,
  page: "/menu",
  meta_data: { ...PLACE, ...meta },
});
const report = async (...reported: ReportedError[]): Promise<(ErrorRecord | null)[]> =>
  (await maya.call(errorsContract.report, { params: { id: projectId }, body: { errors: reported } })).errors;
const handle = (...ids: string[]) =>
  maya.call(errorsContract.handle, { params: { id: projectId }, body: { error_ids: ids } });
const open = async (): Promise<string[]> =>
  (await errorsSnapshot(app.services, projectId)).map(({ doc }) => String(doc["error_message"]));
const rows = async (): Promise<number> => {
  const { pool } = app.services.database;
  const counted = await pool.query("select count(*)::int as n from project_errors where project_id = $1", [projectId]);
  return (counted.rows[0] as { n: number }).n;
};

describe("a report", () => {
  it("makes an open record of each error, with its place [T3.07] [T4.18] [ER1]", async () => {
    const at = new Date(clock.now() - 5000).toISOString();
    const [record] = await report({ ...thrown("x is not a function"), occurred_at: at });
    expect(record).toEqual({
      id: expect.stringMatching(/^err/) as string,
      type: "runtime",
      error_message: "x is not a function",
      occurred_at: at,
      created_at: new Date(clock.now()).toISOString(),
      handled_at: null,
      meta_data: { ...PLACE, method: null, status: null },
      page: "/menu",
      fix_attempts: 0,
    });
    expect(await open()).toEqual(["x is not a function"]);
  });

  it("of an open error makes no second record, whoever sends it and however often [T5.10]", async () => {
    const [first, again] = await report(thrown("a"), thrown("a"));
    const [third, other, elsewhere] = await report(thrown("a"), thrown("b"), thrown("a", { lineno: 5 }));
    expect([again!.id, third!.id]).toEqual([first!.id, first!.id]);
    expect(new Set([first!.id, other!.id, elsewhere!.id]).size).toBe(3);
    const versions = ["1a2b3c4d", "99999999"].map((v) => thrown("v", { filename: `src/App.tsx?v=${v}` }));
    const [one, same] = await report(...versions);
    expect(same!.id).toBe(one!.id);
    const both = await Promise.all([report(thrown("at once")), report(thrown("at once"))]);
    expect(both[0][0]!.id).toBe(both[1][0]!.id);
    expect(await rows()).toBe(5);
  });

  it("keeps text within its bound, without terminal codes and without secrets [T5.11] [T9.17]", async () => {
    const key = ["sk", "live", "4eC39HqLyjWDarjtT1zdp7dc"].join("_");
    const [long, coloured, leaking] = await report(
      thrown("x".repeat(limits.errorTextCharacters + 500)),
      thrown("\u001B[31mred\u001B[0m"),
      { type: "http_client", error_message: `GET failed with ${key}`, meta_data: { url: `/a?key=${key}` } },
    );
    expect(long!.error_message).toBe(`${"x".repeat(limits.errorTextCharacters)}... (truncated)`);
    expect(coloured!.error_message).toBe("red");
    expect(JSON.stringify(leaking)).not.toContain(key);
  });

  it("from the future counts as of now", async () => {
    const [record] = await report({ ...thrown("early"), occurred_at: "2999-01-01T00:00:00.000Z" });
    expect(record!.occurred_at).toBe(new Date(clock.now()).toISOString());
  });

  it("is bounded in size and number, and a project holds so many and no more", async () => {
    await expect(report(...Array.from({ length: 51 }, (_, at) => thrown(`${at}`)))).rejects.toMatchObject({
      status: 400,
    });
    for (let batch = 0; batch < 3; batch += 1)
      await report(...Array.from({ length: 50 }, (_, at) => thrown(`frame ${batch * 50 + at}`)));
    expect(await rows()).toBe(MAX_OPEN_ERRORS);
    expect(await report(thrown("frame 1"), thrown("one too many"))).toMatchObject([{ error_message: "frame 1" }, null]);
  });
});

describe("an error", () => {
  it("is handled once it was sent to be fixed, for everybody [T4.18] [T7.17]", async () => {
    const docs = new Map<string, Record<string, unknown>>();
    const connection = app.services.liveHub.connect({
      authorize: () => Promise.resolve(true),
      send: (frame: LiveFrame) => {
        if (frame.type === "snapshot") for (const { id, doc } of frame.docs) docs.set(id, doc);
        if (frame.type === "changes")
          for (const change of frame.changes)
            if (change.op === "put" || change.op === "patch")
              docs.set(change.id, { ...docs.get(change.id), ...change.doc });
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path: errorsPath(projectId), since: null });
    const [one, other] = await report(thrown("one"), thrown("other"));
    await expect.poll(() => docs.size, { timeout: 10_000 }).toBe(2);
    clock.advance(1000);
    await handle(one!.id, "err-of-nobody");
    const handledAt = new Date(clock.now()).toISOString();
    await expect.poll(() => docs.get(one!.id)?.["handled_at"], { timeout: 10_000 }).toBe(handledAt);
    expect(docs.get(other!.id)).toEqual(other);
    expect(await open()).toEqual(["other"]);
    clock.advance(1000);
    await handle(one!.id);
    expect(docs.get(one!.id)?.["handled_at"]).toBe(handledAt);
    connection.close();
  });

  it("of one project is not handled by way of another", async () => {
    await report(thrown("mine"));
    const [mine] = await report(thrown("mine"));
    const elsewhere = (await newProject(maya.call)).id;
    await maya.call(errorsContract.handle, { params: { id: elsewhere }, body: { error_ids: [mine!.id] } });
    expect(await open()).toEqual(["mine"]);
  });

  it("is a new one if it comes again after a fix, and counts the attempts", async () => {
    const tried: (number | undefined)[] = [];
    for (let time = 0; time < 3; time += 1) {
      // An edit has moved its line meanwhile.
      const [record] = await report(thrown("stubborn", { lineno: time }));
      tried.push(record?.fix_attempts);
      await handle(record!.id);
    }
    clock.advance(2 * DAY);
    tried.push((await report(thrown("stubborn")))[0]?.fix_attempts);
    expect(tried).toEqual([0, 1, 2, 0]);
  });

  it("is closed if it is of an older version; one of the newest stays open [W5.06]", async () => {
    await report(thrown("before"));
    await newVersion(app.services, projectId, { files: { "src/a.ts": "export const a = 1;\n" } });
    expect(await open()).toEqual([]);
    const [again] = await report(thrown("before"));
    expect(again!.fix_attempts).toBe(0);
    await report(thrown("after"));
    expect(await open()).toEqual(["before", "after"]);
  });

  it("goes when it is old, and when there are too many", async () => {
    const [old] = await report(thrown("old"));
    await handle(old!.id);
    clock.advance(31 * DAY);
    await report(thrown("open for long"));
    await forgetOldErrors(app.services);
    expect([await rows(), await open()]).toEqual([1, ["open for long"]]);
    for (let batch = 0; batch < MAX_HANDLED_ERRORS / 50 + 1; batch += 1) {
      const made = await report(...Array.from({ length: 50 }, (_, at) => thrown(`${batch} ${at}`)));
      await handle(...made.map((record) => record!.id));
    }
    await report(thrown("the last"));
    expect(await rows()).toBe(MAX_HANDLED_ERRORS + 2);
  });
});
