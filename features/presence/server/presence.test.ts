import type { LiveFrame } from "@slipway/kernel/contract/live";
import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { newProject } from "../../projects/testing.ts";
import { sharingContract } from "../../sharing/contract/index.ts";
import { insertCollaborator } from "../../sharing/testing.ts";
import { presenceContract, SHOWN_MS, type Presence } from "../contract/index.ts";
import { beat as record, forgetOld, presenceSnapshot } from "./presence.ts";
import { presence, presencePath } from "./presence-table.ts";

const clock = fakeClock();
let app: TestApp;
let maya: TestPerson;
let jo: TestPerson;
let projectId: string;

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
const beat = (person: TestPerson, query: { view?: string; path?: string; line?: number } = {}) =>
  person.call(presenceContract.beat, { params: { id: projectId }, query });
const snapshot = async (): Promise<Presence[]> =>
  (await presenceSnapshot(app.services, projectId)).map(({ doc }) => doc);

beforeAll(async () => {
  app = await createTestApp({ clock });
  maya = await app.signUp("Maya");
  jo = await app.signUp("Jo");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
  await insertCollaborator(app.services, { projectId, userId: await userIdOf(jo), level: "read" });
});
afterAll(() => app[Symbol.asyncDispose]());

describe("who is at a project", () => {
  it("a beat answers nothing and records who, when and at which view [W7.31] [T7.27] [W3.19] [T3.18] [PR1]", async () => {
    const response = await app.fetch(`/api/projects/${projectId}/presence`, {
      method: "POST",
      headers: jo.headers,
    });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    await beat(maya, { view: "codeEditor" });
    const seen = (name: string, email: string, view: string | null) => ({
      id: expect.any(String) as string,
      lastSeen: clock.now(),
      username: null,
      displayName: name,
      photoURL: null,
      email,
      view,
      place: null,
    });
    const people = await snapshot();
    expect(people.toSorted((one, other) => (one.displayName < other.displayName ? -1 : 1))).toEqual([
      seen("Jo", jo.email, null),
      seen("Maya", maya.email, "codeEditor"),
    ]);
  });

  it("each beat reaches those who look, as one document per person [W7.39] [T7.35]", async () => {
    const seen = new Map<string, Record<string, unknown>>();
    const arrived = Promise.withResolvers<void>();
    const connection = app.services.liveHub.connect({
      authorize: () => Promise.resolve(true),
      send: (frame: LiveFrame) => {
        if (frame.type !== "changes") return true;
        for (const change of frame.changes) if (change.op === "put") seen.set(change.id, change.doc);
        if ([...seen.values()].some(({ view }) => view === "preview")) arrived.resolve();
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path: presencePath(projectId), since: 0 });
    await beat(jo, { view: "cloud" });
    await beat(jo, { view: "preview" });
    await arrived.promise;
    expect([...seen.values()]).toMatchObject([{ displayName: "Jo", view: "preview" }]);
    connection.close();
  });

  it("tells the file and line of who is in the code editor, until they are elsewhere [T9.15]", async () => {
    const place = { path: "src/pages/Index.tsx", line: 21 };
    await beat(jo, { view: "codeEditor", ...place });
    expect(await snapshot()).toMatchObject([{ displayName: "Jo", place }]);
    await expect(beat(jo, { ...place, line: 0 })).rejects.toMatchObject({ status: 400 });
    await beat(jo, { view: "preview" });
    expect(await snapshot()).toMatchObject([{ displayName: "Jo", place: null }]);
  });

  it("outsiders of a public project are not recorded; a view is a name [PR1] [T6.06]", async () => {
    const eve = await app.signUp("Eve");
    await maya.call(projectsContract.updateVisibility, { params: { id: projectId }, body: { visibility: "public" } });
    await expect(beat(eve)).rejects.toMatchObject({ status: 403 });
    await expect(beat(jo, { view: "<script>" })).rejects.toMatchObject({ status: 400 });
    expect(await snapshot()).toEqual([]);
  });

  /** Resolves once an open page is told that somebody is gone. */
  async function goneFromPages(): Promise<{ gone: Promise<string>; close: () => void }> {
    const { promise: gone, resolve } = Promise.withResolvers<string>();
    const connection = app.services.liveHub.connect({
      authorize: () => Promise.resolve(true),
      send: (frame: LiveFrame) => {
        if (frame.type === "changes")
          for (const change of frame.changes) if (change.op === "remove") resolve(change.id);
        return true;
      },
    });
    await connection.receive({ type: "subscribe", path: presencePath(projectId), since: 0 });
    return { gone, close: () => connection.close() };
  }

  it("takes a removed person off open pages at once [W2.26] [PR1]", async () => {
    await beat(maya);
    await beat(jo);
    const { gone, close } = await goneFromPages();
    const { collaborators } = await maya.call(sharingContract.list, { params: { id: projectId } });
    const { id: collaboratorId } = collaborators.find(({ email }) => email === jo.email)!;
    await maya.call(sharingContract.remove, { params: { projectId, collaboratorId } });
    expect(await gone).toBe(await userIdOf(jo));
    close();
    expect((await snapshot()).map(({ displayName }) => displayName)).toEqual(["Maya"]);
  });

  it("shows nobody whose right ended in another way, and open pages learn it from the next beat [PR1]", async () => {
    await beat(maya);
    await beat(jo);
    const { gone, close } = await goneFromPages();
    await app.services.database.pool.query("delete from collaborators where project_id = $1 and user_id = $2", [
      projectId,
      await userIdOf(jo),
    ]);
    expect((await snapshot()).map(({ displayName }) => displayName)).toEqual(["Maya"]);
    clock.advance(10_000);
    await beat(maya);
    expect(await gone).toBe(await userIdOf(jo));
    close();
  });

  it("answers a beat without waiting until those who left are taken out [PR1]", async () => {
    await beat(maya);
    await beat(jo);
    const jos = [projectId, await userIdOf(jo)];
    const { pool } = app.services.database;
    await pool.query("delete from collaborators where project_id = $1 and user_id = $2", jos);
    const { gone, close } = await goneFromPages();
    const holder = await pool.connect();
    try {
      await holder.query("begin");
      await holder.query("select 1 from presence where project_id = $1 and user_id = $2 for update", jos);
      clock.advance(10_000);
      await beat(maya);
    } finally {
      await holder.query("commit");
      holder.release();
    }
    expect(await gone).toBe(jos[1]);
    close();
  });

  it("takes out with the next beat somebody whose own last beat arrived after their removal [PR1]", async () => {
    await beat(maya);
    await beat(jo);
    const userId = await userIdOf(jo);
    const first = await goneFromPages();
    const { collaborators } = await maya.call(sharingContract.list, { params: { id: projectId } });
    const { id: collaboratorId } = collaborators.find(({ email }) => email === jo.email)!;
    await maya.call(sharingContract.remove, { params: { projectId, collaboratorId } });
    await first.gone;
    first.close();
    await record(app.services, { projectId, userId, view: null, place: null });
    await beat(maya);
    const jos = and(eq(presence.projectId, projectId), eq(presence.userId, userId));
    await expect.poll(() => app.services.database.sql.$count(presence, jos)).toBe(0);
  });

  it("people not seen for a day are neither shown nor kept [W4.22] [W9.04]", async () => {
    await beat(maya);
    clock.advance(SHOWN_MS - 1);
    await beat(jo);
    expect((await snapshot()).map(({ displayName }) => displayName)).toEqual(["Maya", "Jo"]);
    clock.advance(1);
    expect((await snapshot()).map(({ displayName }) => displayName)).toEqual(["Jo"]);
    clock.advance(1);
    await forgetOld(app.services);
    const { rows } = await app.services.database.pool.query("select user_id from presence where project_id = $1", [
      projectId,
    ]);
    expect(rows).toHaveLength(1);
  });
});
