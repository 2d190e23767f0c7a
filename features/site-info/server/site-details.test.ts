import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { editsContract } from "../../edits/contract/index.ts";
import { fileAtHead, newVersion } from "../../edits/testing.ts";
import { plainSandbox } from "../../preview/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { SITE_DETAILS_PATH, siteInfoContract } from "../contract/index.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;
let first: string;

const SITE = `export const site = { name: "Corner", hours: [{ day: "Mon", opens: "07:00" }], seats: 24 } as const;\n`;

beforeAll(async () => {
  app = await createTestApp({ sandbox: plainSandbox() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  id = (await newProject(maya.call)).id;
  first = (await newVersion(app.services, id, { files: { [SITE_DETAILS_PATH]: SITE } })).sha;
});
afterAll(() => app[Symbol.asyncDispose]());

const read = (query: { commit_sha?: string } = {}) => maya.call(siteInfoContract.details, { params: { id }, query });
const save = (details: { key: string; value: string }[]) =>
  maya.call(siteInfoContract.saveDetails, { params: { id }, body: { details } });

describe("your details", () => {
  it("are read in their present state: after a save, of an older version, and after Undo", async () => {
    const invented = [
      { key: "name", value: "Corner" },
      { key: "hours.0.day", value: "Mon" },
      { key: "hours.0.opens", value: "07:00" },
      { key: "seats", value: "24" },
    ];
    expect((await read()).details).toEqual(invented);
    await save([{ key: "name", value: "Golden Crust" }]);
    await save([{ key: "seats", value: "30" }]);
    expect((await read()).details.map(({ value }) => value)).toEqual(["Golden Crust", "Mon", "07:00", "30"]);
    expect((await read({ commit_sha: first })).details).toEqual(invented);
    const undone = await maya.call(editsContract.undo, { params: { id } });
    expect(undone.title).toBe("Update your details");
    expect((await read()).details.map(({ value }) => value)).toEqual(["Golden Crust", "Mon", "07:00", "24"]);
  });

  it("are all kept when several people save theirs at once", async () => {
    const theirs = [
      { key: "name", value: "Golden Crust" },
      { key: "hours.0.opens", value: "06:30" },
      { key: "hours.0.day", value: "Tue" },
    ];
    await Promise.all(theirs.map((one) => save([one])));
    expect((await read()).details).toEqual(expect.arrayContaining(theirs));
  });

  it("are empty if the file is missing or contains no plain object", async () => {
    await newVersion(app.services, id, { files: { [SITE_DETAILS_PATH]: "export const site = load();\n" } });
    expect(await read()).toEqual({ details: [] });
    await newVersion(app.services, id, { files: { [SITE_DETAILS_PATH]: null } });
    expect(await read()).toEqual({ details: [] });
    expect(await fileAtHead(app.services, id, SITE_DETAILS_PATH)).toBeNull();
    expect(await read({ commit_sha: "0".repeat(40) })).toEqual({ details: [] });
  });
});
