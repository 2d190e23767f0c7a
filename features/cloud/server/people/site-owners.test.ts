/** Only the platform can make somebody a site's owner, and only owners read what visitors send. */
import { answersMigration } from "@slipway/offline-builder/backend/answers/answers-migration";
import { prepareBuild } from "@slipway/offline-builder/turn/build";
import type { TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newVersion } from "../../../edits/testing.ts";
import { cloudContract } from "../../contract/index.ts";
import { openBackendApp, type BackendApp } from "../../testing/backend-app.suite.ts";
import { visitor, type AppConnection } from "../../testing.ts";

let home: BackendApp;
let app: TestApp;
let maya: TestPerson;
let id: string;
let site: AppConnection;
let page: () => SupabaseClient;

beforeAll(async () => {
  home = await openBackendApp();
  ({ app, maya, id, connection: site } = home);
  page = () => visitor(site, home.fetch);
}, 120_000);
afterAll(() => home?.[Symbol.asyncDispose]());

const plan = {
  ...prepareBuild("a website for a bakery", "en")!.plan,
  answers: [
    {
      table: "messages",
      path: "src/data/messages.ts",
      label: "Messages",
      fields: [{ key: "name", label: "Name", kind: "text" as const }],
    },
  ],
};
const owners = () => maya.call(cloudContract.siteOwners, { params: { id } });
const add = (email: string) => maya.call(cloudContract.addSiteOwner, { params: { id }, body: { email } });
const names = async (who: SupabaseClient): Promise<unknown[]> => (await who.from("messages").select("name")).data ?? [];

it("has no owner, and makes nobody one, before there is a page", async () => {
  expect(await owners()).toEqual({ has_page: false, is_page_live: false, owners: [] });
  await expect(add("maya@mail.example")).rejects.toMatchObject({ code: "owner_page_missing" });
});

it("lets in who got the link, once, and nobody who signed up with an address first", async () => {
  await app.services.cloud.migrate(id, answersMigration(null, plan)!);
  expect(await owners()).toEqual({ has_page: true, is_page_live: false, owners: [] });
  const stranger = page();
  expect((await stranger.from("messages").insert({ name: "Ada" })).error).toBeNull();
  // Where mails are not sent, this account is confirmed at once.
  await stranger.auth.signUp({ email: "maya@mail.example", password: "correct horse 1" });
  await expect(add("Maya@mail.example")).rejects.toMatchObject({ code: "owner_address_taken" });
  expect(await names(stranger)).toEqual([]);

  const clicks = await Promise.all([1, 2, 3].map(() => add("twice@mail.example")));
  expect(new Set(clicks.map(({ owner }) => owner.user_id)).size).toBe(1);
  await maya.call(cloudContract.removeSiteOwner, { params: { id, userID: clicks[0]!.owner.user_id } });

  const { owner, token_hash } = await add("bakery@mail.example");
  expect(owner).toMatchObject({ email: "bakery@mail.example", last_sign_in_at: null });
  const mine = page();
  const signedIn = await mine.auth.verifyOtp({ token_hash, type: "recovery" });
  expect(signedIn.error).toBeNull();
  expect(await names(mine)).toEqual([{ name: "Ada" }]);
  expect((await mine.auth.updateUser({ password: "a loaf of rye 7" })).error).toBeNull();
  expect((await page().auth.verifyOtp({ token_hash, type: "recovery" })).error).not.toBeNull();

  const later = page();
  await later.auth.signInWithPassword({ email: "bakery@mail.example", password: "a loaf of rye 7" });
  expect(await names(later)).toEqual([{ name: "Ada" }]);
  expect(await names(stranger)).toEqual([]);
  expect((await stranger.from("site_owners").insert({ user_id: owner.user_id })).error?.code).toBe("42501");
  expect((await stranger.from("site_owners").select()).data).toEqual([]);

  // A forgotten password: another link for the same account.
  expect((await add("bakery@mail.example")).owner.user_id).toBe(owner.user_id);
  await maya.call(cloudContract.removeSiteOwner, { params: { id, userID: owner.user_id } });
  expect(await names(later)).toEqual([]);
  expect(await names(mine)).toEqual([]);
  await expect(
    maya.call(cloudContract.removeSiteOwner, { params: { id, userID: owner.user_id } }),
  ).rejects.toMatchObject({ code: "not_found" });
  // It was the platform that made this account, so it may be an owner again.
  expect((await add("bakery@mail.example")).owner.user_id).toBe(owner.user_id);
  expect(await names(later)).toEqual([{ name: "Ada" }]);
}, 60_000);

it("knows whether the live site has the page: an older one has to be published again", async () => {
  const publish = async (files: Record<string, string>): Promise<boolean> => {
    const { sha } = await newVersion(app.services, id, { files });
    await app.services.database.pool.query("update projects set published_commit_sha = $2 where id = $1", [id, sha]);
    return (await owners()).is_page_live;
  };
  const planned = (...paths: string[]) => ({
    ".slipway/plan.json": JSON.stringify({ pages: paths.map((path) => ({ path })) }),
  });
  expect(await publish({ "src/App.tsx": "made by hand" })).toBe(true);
  expect(await publish(planned("/"))).toBe(false);
  expect(await publish(planned("/", "/admin"))).toBe(true);
});

it("is not for people who may only view the project", async () => {
  const ben = await app.signUp("Ben");
  await expect(ben.call(cloudContract.siteOwners, { params: { id } })).rejects.toMatchObject({ status: 404 });
  const params = { id };
  const body = { email: "ben@mail.example" };
  await expect(ben.call(cloudContract.addSiteOwner, { params, body })).rejects.toMatchObject({ status: 404 });
});

it("gives the review of the database no finding, and strangers only the right to write", async () => {
  const { tables, lints } = await maya.call(cloudContract.security, { params: { id } });
  // Whether an index is useful shows only with time.
  expect(lints.filter(({ name }) => name !== "unused_index")).toEqual([]);
  const messages = tables.find(({ table }) => table === "messages")!.access;
  expect(messages.anon).toEqual({ select: null, insert: true, update: null, delete: null });
  const proven = tables.find(({ table }) => table === "site_owners")!.access;
  for (const who of Object.values(proven)) expect(who).toMatchObject({ insert: false, update: null, delete: null });
});
