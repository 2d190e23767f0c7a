import { fakeClock } from "@slipway/platform/testing/fake-clock";
import { loopbackDns, type LoopbackDns } from "@slipway/platform/testing/network/loopback-dns";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract, accountVerified } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { toldOfWorkspace } from "../../audit/testing.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { workspaceForgotten } from "../../workspaces/contract/lifecycle.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { insertMember } from "../../workspaces/testing.ts";
import { emailDomainsContract as routes, MAX_DOMAINS, type EmailDomain } from "../contract/index.ts";
import { emailDomainsFeature } from "./index.ts";
import { domainOf, lookAgain } from "./own-domains.ts";
import { txtRecords } from "./txt-records.ts";

const clock = fakeClock();
const records = new Map<string, string>();
let dns: LoopbackDns;
let app: TestApp;
let owner: TestPerson;
let id: string;

beforeAll(async () => {
  dns = await loopbackDns(
    () => [],
    (name) => (records.has(name) ? ["v=spf1 -all", records.get(name)!] : []),
  );
  const feature = emailDomainsFeature(txtRecords([dns.server]));
  app = await createTestApp({ features: [accounts, workspaces, feature, sharing, projects], clock });
});
beforeEach(async () => {
  records.clear();
  await app.services.database.pool.query("delete from email_domains");
  owner = await app.signUp("Olga");
  id = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await dns[Symbol.asyncDispose]();
});

const add = (domain: string, person = owner, workspaceId = id) =>
  person.call(routes.add, { params: { id: workspaceId }, body: { domain } });
const publishRecord = ({ record }: EmailDomain) => void records.set(record.name, record.value);
const check = ({ id: domainId }: EmailDomain, person = owner, workspaceId = id) =>
  person.call(routes.check, { params: { id: workspaceId, domainId } });
const letJoin = ({ id: domainId }: EmailDomain, joins_as: "viewer" | "editor" | null) =>
  owner.call(routes.update, { params: { id, domainId }, body: { joins_as } });
async function proven(domain = "example.com"): Promise<EmailDomain> {
  const added = await add(domain);
  publishRecord(added);
  return check(added);
}
/** As signing in with a confirmed address tells it. */
async function confirms(person: TestPerson): Promise<void> {
  const { id: userId } = await person.call(accountsContract.user, {});
  await app.services.events.emit(accountVerified, { userId, email: person.email });
}
const roleOf = async (person: TestPerson) =>
  (await person.call(accountsContract.user, {})).workspaces.find((one) => one.id === id)?.role ?? null;

describe("a domain", () => {
  it("is proven by its record and by nothing else", async () => {
    const added = await add("Example.COM");
    expect(added).toMatchObject({ domain: "example.com", verified_at: null, joins_as: null });
    expect(added.record.name).toBe("_slipway.example.com");
    await expect(check(added)).rejects.toMatchObject({ status: 409, code: "record_missing" });
    records.set(added.record.name, "slipway-verification=other");
    await expect(check(added)).rejects.toMatchObject({ code: "record_missing" });
    publishRecord(added);
    expect(await check(added)).toMatchObject({ verified_at: expect.any(String) as string });
    expect((await owner.call(routes.list, { params: { id } })).email_domains).toHaveLength(1);
  });

  it("belongs to one workspace at a time, however many name it", async () => {
    await proven();
    const other = await app.signUp("Otto");
    const { id: otherId } = (await other.call(accountsContract.user, {})).workspaces[0]!;
    const theirs = await add("example.com", other, otherId);
    await expect(check(theirs, other, otherId)).rejects.toMatchObject({ code: "record_missing" });
    publishRecord(theirs);
    await expect(check(theirs, other, otherId)).rejects.toMatchObject({ status: 409, code: "domain_taken" });
    await expect(check(theirs, owner, id)).rejects.toMatchObject({ status: 404 });
  });

  it("is named by its owner's workspace once, within bounds", async () => {
    await add("example.com");
    await expect(add("EXAMPLE.com.")).rejects.toMatchObject({ status: 409, code: "domain_here" });
    for (let index = 1; index < MAX_DOMAINS; index += 1)
      await app.services.database.pool.query(
        "insert into email_domains (id, workspace_id, domain, token) values ($1, $2, $3, 't')",
        [`dom_${index}`, id, `d${index}.example.org`],
      );
    await expect(add("one-more.example")).rejects.toMatchObject({ status: 409, code: "too_many_domains" });
  });

  it.each([
    ["@Exämple.org", "xn--exmple-cua.org"],
    ["mail.example.co.uk.", "mail.example.co.uk"],
  ])("may be typed as %s", (typed, domain) => {
    expect(domainOf(typed)).toBe(domain);
  });

  it.each([
    "localhost",
    "10.0.0.1",
    "a..b",
    "-a.com",
    "a_b.com",
    "ann@example.com",
    "https://example.com",
    "com",
    "*.com",
  ])("is not %s", (typed) => {
    expect(() => domainOf(typed)).toThrow(expect.objectContaining({ code: "not_a_domain" }) as Error);
  });

  it("in another script is shown as people write it, and proven as DNS knows it", async () => {
    const added = await add("Bücher.example");
    expect(added).toMatchObject({ domain: "xn--bcher-kva.example", written: "bücher.example" });
    expect(added.record.name).toBe("_slipway.xn--bcher-kva.example");
    await expect(add("bu\u0308cher.example")).rejects.toMatchObject({ status: 409, code: "domain_here" });
    publishRecord(added);
    await check(added);
    await letJoin(added, "viewer");
  });

  it("lets nobody join before it is proven", async () => {
    const added = await add("example.com");
    await expect(letJoin(added, "editor")).rejects.toMatchObject({ status: 409, code: "domain_unproven" });
  });

  it("loses its proof a week after its record went, also while DNS is silent, and joining with it", async () => {
    const txt = txtRecords([dns.server]);
    const domain = await proven();
    await letJoin(domain, "viewer");
    const state = async () => (await owner.call(routes.list, { params: { id } })).email_domains[0]!;
    records.clear();
    clock.advance(6 * 86_400_000);
    await lookAgain({ ...app.services, txt });
    expect(await state()).toMatchObject({ joins_as: "viewer" });
    publishRecord(domain);
    await lookAgain({ ...app.services, txt });
    clock.advance(6 * 86_400_000);
    await lookAgain({ ...app.services, txt: () => Promise.reject(new Error("silent")) });
    expect((await state()).verified_at).not.toBeNull();
    clock.advance(2 * 86_400_000);
    await lookAgain({ ...app.services, txt: () => Promise.reject(new Error("silent")) });
    expect(await state()).toMatchObject({ verified_at: null, joins_as: null });
    const missing = "Slipway found no record of the domain example.com any more";
    expect((await toldOfWorkspace(app.services, id)).slice(-3)).toEqual([
      missing,
      missing,
      "Slipway ended the proof of the domain example.com, whose record was gone for a week",
    ]);
  });

  it("is told of also while it is not proven: who named it, and who removed it", async () => {
    const { id: domainId } = await add("corp.test");
    await owner.call(routes.remove, { params: { id, domainId } });
    expect(await toldOfWorkspace(app.services, id)).toEqual([
      "Olga named the domain corp.test, which is not proven yet",
      "Olga removed the domain corp.test",
    ]);
  });
});

describe("people with a confirmed address of a proven domain", () => {
  it("join with the role that the workspace chose, and only where it did", async () => {
    const domain = await proven();
    const eve = await app.signUp("Eve");
    await confirms(eve);
    expect(await roleOf(eve)).toBeNull();
    await letJoin(domain, "editor");
    await confirms(eve);
    expect(await roleOf(eve)).toBe("editor");
    await letJoin(domain, null);
    const tom = await app.signUp("Tom");
    await confirms(tom);
    expect(await roleOf(tom)).toBeNull();
  });

  it("do not join by a domain that only ends alike", async () => {
    await letJoin(await proven("ample.com"), "editor");
    const eve = await app.signUp("Eve");
    await confirms(eve);
    expect(await roleOf(eve)).toBeNull();
  });

  it("do not come back after they were removed, and keep a role they had", async () => {
    await letJoin(await proven(), "editor");
    const eve = await app.signUp("Eve");
    await Promise.all([confirms(eve), confirms(eve)]);
    const { id: userId } = await eve.call(accountsContract.user, {});
    await owner.call(workspacesContract.removeMember, { params: { id, userId } });
    await confirms(eve);
    expect(await roleOf(eve)).toBeNull();
    await confirms(owner);
    expect(await roleOf(owner)).toBe("owner");
  });

  it("do not come back after they were removed or left, also where they were invited in the first place", async () => {
    const [eve, tom] = [await app.signUp("Eve"), await app.signUp("Tom")];
    for (const person of [eve, tom]) {
      const { id: userId } = await person.call(accountsContract.user, {});
      await insertMember(app.services, { workspaceId: id, userId, role: "editor" });
    }
    await letJoin(await proven(), "editor");
    const ids = [await eve.call(accountsContract.user, {}), await tom.call(accountsContract.user, {})];
    await owner.call(workspacesContract.removeMember, { params: { id, userId: ids[0]!.id } });
    await tom.call(workspacesContract.removeMember, { params: { id, userId: ids[1]!.id } });
    for (const person of [eve, tom]) {
      await confirms(person);
      expect(await roleOf(person)).toBeNull();
    }
    await owner.call(workspacesContract.addMember, { params: { id }, body: { email: eve.email, role: "viewer" } });
    await confirms(eve);
    expect(await roleOf(eve)).toBe("viewer");
  });

  it("do not join a deleted workspace", async () => {
    await letJoin(await proven(), "editor");
    await app.services.database.pool.query("update workspaces set deleted_at = now(), purge_at = now() where id = $1", [
      id,
    ]);
    const eve = await app.signUp("Eve");
    await confirms(eve);
    expect(await roleOf(eve)).toBeNull();
  });
});

it("keeps nothing of a workspace that is deleted for ever", async () => {
  const domain = "forgotten.example";
  publishRecord(await add(domain));
  const rows = async () =>
    (await app.services.database.pool.query("select id from email_domains where domain = $1", [domain])).rowCount;
  expect(await rows()).toBe(1);
  await app.services.events.emit(workspaceForgotten, { workspaceId: "another" });
  expect(await rows()).toBe(1);
  await app.services.events.emit(workspaceForgotten, { workspaceId: id });
  expect(await rows()).toBe(0);
});
