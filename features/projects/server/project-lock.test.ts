import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newProject } from "../testing.ts";
import { acquireLock, getProject, releaseLock } from "./index.ts";

let app: TestApp;
let maya: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const ownerOf = async (projectId: string): Promise<string | null> =>
  (await getProject(app.services, projectId)).lockOwner;

it("is released once the database answers again, without failing the work", async () => {
  const { pool } = app.services.database;
  const { id } = await newProject(maya.call);
  await acquireLock(app.services, id, "run_1");
  await pool.query(
    `create function refuse_release() returns trigger language plpgsql as $$ begin raise 'away' using errcode = '57P01'; end $$;
     create trigger refuse_release before update on projects for each row when (new.lock_owner is null) execute function refuse_release()`,
  );
  await releaseLock(app.services, id, "run_1");
  expect(await ownerOf(id)).toBe("run_1");
  await pool.query("drop trigger refuse_release on projects");
  await expect.poll(() => ownerOf(id)).toBeNull();
});

it("stays if somebody else holds it", async () => {
  const { id } = await newProject(maya.call);
  await acquireLock(app.services, id, "run_1");
  await releaseLock(app.services, id, "run_2");
  expect(await ownerOf(id)).toBe("run_1");
});
