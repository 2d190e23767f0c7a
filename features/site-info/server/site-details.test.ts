import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { editsContract } from "../../edits/contract/index.ts";
import { fileAtHead, newVersion } from "../../edits/testing.ts";
import { plainSandbox } from "../../preview/testing.ts";
import { projectsContract } from "../../projects/contract/index.ts";
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

  it("are refused by field when a value cannot be read, and nothing is saved", async () => {
    const days = `export const site = { name: "Corner", email: "a@b.de", hours: { monday: "07:00-18:00", tuesday: "closed" } };\n`;
    await newVersion(app.services, id, { files: { [SITE_DETAILS_PATH]: days } });
    const wrong = save([
      { key: "hours.monday", value: "8-18" },
      { key: "hours.tuesday", value: "nonsense" },
      { key: "email", value: "not-an-email" },
    ]);
    await expect(wrong).rejects.toMatchObject({
      status: 400,
      details: {
        problems: {
          "hours.tuesday": "“nonsense” could not be read. Write 8:30-12, 14-19, or closed.",
          email: "Enter an email address such as hello@example.com.",
        },
      },
    });
    expect(await fileAtHead(app.services, id, SITE_DETAILS_PATH)).toBe(days);
    await save([
      { key: "hours.monday", value: "8-18" },
      { key: "hours.tuesday", value: "8:30 to 12, 14 to 19" },
    ]);
    expect((await read()).details.slice(2).map(({ value }) => value)).toEqual([
      "08:00-18:00",
      "08:30-12:00, 14:00-19:00",
    ]);
  });

  it("bring a new name to every file that says the old one, and to the project", async () => {
    const named = `export const site = { name: "Corner Café", people: [{ name: "Ana Ruiz" }], resources: ["Ana Ruiz", "Ben Okoye"] };\n`;
    await newVersion(app.services, id, {
      files: {
        [SITE_DETAILS_PATH]: named,
        "index.html": "<title>Corner Café</title>",
        "src/pages/Book.tsx": 'export const therapists = ["Ana Ruiz"];\n',
        ".slipway/plan.json": '{"name":"Corner Café"}',
        "src/data/other.ts": 'export const other = "Corner Cafés";\n',
      },
    });
    await maya.call(projectsContract.update, { params: { id }, body: { display_name: "Corner Café" } });
    await save([
      { key: "name", value: "Joint & Balance" },
      { key: "people.0.name", value: "Ana Weber" },
    ]);
    const at = (path: string): Promise<string | null> => fileAtHead(app.services, id, path);
    expect(await at(SITE_DETAILS_PATH)).toContain(
      'people: [{ name: "Ana Weber" }], resources: ["Ana Weber", "Ben Okoye"]',
    );
    expect(await at("index.html")).toBe("<title>Joint &amp; Balance</title>");
    expect(await at("src/pages/Book.tsx")).toBe('export const therapists = ["Ana Weber"];\n');
    expect(await at(".slipway/plan.json")).toBe('{"name":"Joint & Balance"}');
    expect(await at("src/data/other.ts")).toContain("Corner Cafés");
    const project = await maya.call(projectsContract.details, { params: { id } });
    expect(project).toMatchObject({ display_name: "Joint & Balance" });
  });

  it("leave a title alone that a person chose for the project", async () => {
    await maya.call(projectsContract.update, { params: { id }, body: { display_name: "Spring relaunch" } });
    await save([{ key: "name", value: "Golden Crust" }]);
    const project = await maya.call(projectsContract.details, { params: { id } });
    expect(project).toMatchObject({ display_name: "Spring relaunch" });
  });

  it("bring a new name to the project from any version, and the old one back with Undo", async () => {
    const title = async () => (await maya.call(projectsContract.details, { params: { id } })).display_name;
    await maya.call(projectsContract.update, { params: { id }, body: { display_name: "Corner" } });
    const renamed = SITE.replace("Corner", "Wick & Wax");
    await newVersion(app.services, id, { files: { [SITE_DETAILS_PATH]: renamed }, message: "Rename the shop" });
    expect(await title()).toBe("Wick & Wax");
    await newVersion(app.services, id, { files: { "public/a.txt": "a" } });
    await maya.call(editsContract.undo, { params: { id } });
    expect(await title()).toBe("Wick & Wax");
    await maya.call(editsContract.undo, { params: { id } });
    expect(await title()).toBe("Corner");
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
