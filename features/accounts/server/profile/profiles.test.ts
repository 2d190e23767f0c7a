import { systemClock } from "@slipway/kernel/clock";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectsContract } from "../../../projects/contract/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { accountsContract as routes } from "../../contract/index.ts";
import { MAX_OLD_USERNAMES, USERNAME_TAKEN } from "../../contract/username.ts";
import { png, pngChunk } from "../../testing.ts";
import { feature as accounts } from "../index.ts";

const DAY_MS = 86_400_000;
let ahead = 0;
let app: TestApp;
let maya: TestPerson;
let jo: TestPerson;

beforeAll(async () => {
  const clock = { ...systemClock, now: () => Date.now() + ahead };
  app = await createTestApp({ features: [accounts, workspaces, sharing, projects], clock });
  await app.signUp("Staff");
  maya = await app.signUp("Maya");
  jo = await app.signUp("Jo");
  await newProject(maya.call, { display_name: "Bakery", visibility: "public" });
});
afterAll(() => app[Symbol.asyncDispose]());

const change = (who: TestPerson, body: Parameters<typeof who.call<typeof routes.updateProfile>>[1]["body"]) =>
  who.call(routes.updateProfile, { body });
const pageOf = async (name: string) =>
  (await app.stranger(projectsContract.userProjects, { params: { userId: name }, query: {} })).user;
const answerTo = async (name: string): Promise<string> => {
  const response = await app.fetch(`/api/users/${name}/projects`);
  const { error } = (await response.json()) as { error: { trace_id?: string } };
  return JSON.stringify([response.status, { ...error, trace_id: "" }]);
};

const sendPhoto = (bytes: Uint8Array) =>
  app.fetch("/api/user/photo", { method: "PUT", headers: maya.headers, body: new Uint8Array(bytes) });

describe("a profile", () => {
  it("is found by user name in any case, and shows words and links but no address [W2.02]", async () => {
    await change(maya, { username: "MayaBakes", bio: "  Bread,\n daily. ", links: ["https://maya.example/shop"] });
    const page = await pageOf("mayabakes");
    expect(page).toMatchObject({ username: "MayaBakes", bio: "Bread, daily.", links: ["https://maya.example/shop"] });
    expect(JSON.stringify(page)).not.toContain(maya.email);
  });

  it("refuses a name that differs by case alone, a reserved one, and one against the rules", async () => {
    for (const username of ["MAYABAKES", "mayabakes", "Admin", "slipway"]) {
      await expect(change(jo, { username })).rejects.toMatchObject({ status: 409, userMessage: USERNAME_TAKEN });
      expect(await jo.call(routes.checkUsername, { query: { username } })).toEqual({ problem: USERNAME_TAKEN });
    }
    for (const username of ["jo", "1jo", "jo--jo", "jo-", "j o", "j/../o", "jö-smith", "<b>jo</b>", "a".repeat(31)])
      await expect(change(jo, { username })).rejects.toMatchObject({ status: 400, code: "invalid_username" });
  });

  it("keeps an old name for its person for 30 days, where it leads to their page", async () => {
    await change(maya, { username: "maya-bread" });
    expect((await pageOf("mayabakes")).username).toBe("maya-bread");
    await expect(change(jo, { username: "MayaBakes" })).rejects.toMatchObject({ code: "username_taken" });
    await change(maya, { username: "mayabakes" });
    await change(maya, { username: "maya-bread" });
    ahead = 30 * DAY_MS + 1000;
    expect(await answerTo("mayabakes")).toBe(await answerTo("nobody-at-all"));
    await change(jo, { username: "MayaBakes" });
    expect((await jo.call(routes.profile, {})).username).toBe("MayaBakes");
  });

  it("gives a name to one of two people who ask for it at the same moment", async () => {
    const results = await Promise.allSettled([change(maya, { username: "rival" }), change(jo, { username: "Rival" })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("holds a bounded number of old names for one person", async () => {
    const sam = await app.signUp("Sam");
    for (let at = 0; at <= MAX_OLD_USERNAMES; at += 1) await change(sam, { username: `sam-${at}` });
    await expect(change(sam, { username: "sam-more" })).rejects.toMatchObject({ code: "too_many_usernames" });
    await change(sam, { username: "sam-1" });
  });

  it("answers alike for hidden and for unknown people", async () => {
    const { id } = await maya.call(routes.user, {});
    expect((await pageOf(id)).id).toBe(id);
    await change(maya, { is_hidden: true });
    const unknown = await answerTo("nobody-at-all");
    expect(JSON.parse(unknown)[0]).toBe(404);
    for (const name of [id, (await maya.call(routes.profile, {})).username!])
      expect(await answerTo(name)).toBe(unknown);
    await maya.call(projectsContract.userProjects, { params: { userId: id }, query: {} });
    await change(maya, { is_hidden: false });
  });

  it.each([
    { links: ["javascript:alert(1)"] },
    { links: ["ftp://files.example"] },
    { links: ["https://user:secret@site.example"] },
    { links: Array.from({ length: 6 }, (_none, at) => `https://${at}.example`) },
    { bio: "a".repeat(281) },
    { bio: "drawn \u202e backwards" },
  ])("refuses %j", async (body) => {
    await expect(change(maya, body)).rejects.toMatchObject({ status: 400 });
  });
});

describe("a photo", () => {
  it("keeps its pixels alone, and is gone when it is replaced or removed", async () => {
    const response = await sendPhoto(
      Buffer.concat([png(8, pngChunk("eXIf", Buffer.from("GPS 52.5"))), Buffer.from("tail")]),
    );
    const { photo_url: first } = (await response.json()) as { photo_url: string };
    const shown = await app.fetch(first);
    expect(shown.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png(8));
    await sendPhoto(png(9));
    const { photo_url: second } = await maya.call(routes.user, {});
    expect((await app.fetch(first)).status).toBe(404);
    await maya.call(routes.removePhoto, {});
    expect((await app.fetch(second!)).status).toBe(404);
  });

  it("refuses what is no PNG, a broken one, and one with too many pixels", async () => {
    expect((await sendPhoto(Buffer.from("GIF89a________________"))).status).toBe(415);
    expect((await sendPhoto(png(8).subarray(0, 50))).status).toBe(415);
    expect((await sendPhoto(Buffer.from("<svg onload=alert(1)>"))).status).toBe(415);
    expect((await sendPhoto(png(513))).status).toBe(400);
  });
});
