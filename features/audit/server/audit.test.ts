import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract, accountVerified } from "../../accounts/contract/index.ts";
import { feature as accounts } from "../../accounts/server/index.ts";
import { markVerified } from "../../accounts/testing.ts";
import { billingContract } from "../../billing/contract/index.ts";
import { feature as billing } from "../../billing/server/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { feature as projects } from "../../projects/server/index.ts";
import { newProject } from "../../projects/testing.ts";
import { sharingContract } from "../../sharing/contract/index.ts";
import { feature as sharing } from "../../sharing/server/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../workspaces/server/index.ts";
import { insertMember, setPlan } from "../../workspaces/testing.ts";
import { auditContract as routes, AUDIT_ACTIONS, auditWords, kindOf, type AuditEntry } from "../contract/index.ts";
import { feature as audit } from "./index.ts";
import { auditEntries } from "./audit-tables.ts";
import { forgetOld, keepNewest } from "./read-audit.ts";
import { forgetAudit, recordAudit, recordRead } from "./record-audit.ts";

let app: TestApp;
let owner: TestPerson;
let eve: TestPerson;
let id: string;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, audit, workspaces, sharing, projects, billing] });
});
beforeEach(async () => {
  owner = await app.signUp("Olga");
  eve = await app.signUp("Eve");
  ({ id: projectId, workspaceId: id } = await newProject(owner.call));
  await setPlan(app.services, id, "biz");
  // The project's making is in the log already.
  await app.services.database.transaction((tx) => forgetAudit(tx, id));
});
afterAll(() => app[Symbol.asyncDispose]());

type Query = Parameters<typeof owner.call<typeof routes.list>>[1]["query"];
const list = async (query: Query = {}): Promise<AuditEntry[]> =>
  (await owner.call(routes.list, { params: { id }, query })).entries;
const told = async (query: Query = {}) =>
  (await list(query)).map((entry) => `${entry.actor.name} ${auditWords(entry)}`);
const actorOf = async (person: TestPerson) => {
  const { id: userId } = await person.call(accountsContract.user, {});
  return { userId, email: person.email, displayName: person.name };
};
const exported = (person: TestPerson, query: string) =>
  app.fetch(`/api/workspaces/${id}/audit/export?${query}`, { headers: person.headers });

describe("the audit log", () => {
  it("tells who changed people, roles, access, visibility, plan and settings, the latest first", async () => {
    const params = { id };
    await markVerified(app.services, eve.email);
    await owner.call(workspacesContract.addMember, { params, body: { email: eve.email, role: "viewer" } });
    const { userId } = await actorOf(eve);
    await owner.call(workspacesContract.updateMember, { params: { id, userId }, body: { role: "editor" } });
    const { id: collaboratorId } = await owner.call(sharingContract.add, {
      params: { projectId },
      body: { email: "tom@example.com", access_level: "write" },
    });
    const person = { projectId, collaboratorId };
    await owner.call(sharingContract.update, { params: person, body: { access_level: "read" } });
    await owner.call(sharingContract.remove, { params: person });
    const { id: code } = await owner.call(sharingContract.createLink, {
      params: { projectId },
      body: { access_level: "read" },
    });
    await owner.call(sharingContract.removeLink, { params: { projectId, magicCodeId: code } });
    await eve.call(projectsContract.updateVisibility, { params: { id: projectId }, body: { visibility: "public" } });
    await owner.call(billingContract.changePlan, { params, body: { plan: "enterprise" } });
    await owner.call(workspacesContract.update, { params, body: { name: "Acme", disable_publish: true } });
    await eve.call(workspacesContract.removeMember, { params: { id, userId } });
    await owner.call(projectsContract.remove, { params: { id: projectId }, query: {} });
    expect(await told()).toEqual([
      "Olga moved Bakery to Trash",
      "Eve left the workspace",
      "Olga set “Disable publishing” to on",
      "Olga renamed the workspace from Olga's workspace to Acme",
      "Olga changed the plan to Enterprise",
      "Eve made Bakery public",
      "Olga removed the invite link to Bakery",
      "Olga made an invite link to Bakery for the role viewer",
      "Olga removed tom@example.com from Bakery",
      "Olga changed the role of tom@example.com in Bakery from editor to viewer",
      "Olga invited tom@example.com to Bakery as editor",
      `Olga changed the workspace role of ${eve.email} from viewer to editor`,
      `Olga invited ${eve.email} to the workspace as viewer`,
    ]);
    expect(JSON.stringify(await list())).not.toContain(code);
  });

  it("tells who made and copied projects, also in the workspace that a copy leaves", async () => {
    await newProject(owner.call, { display_name: "Shop" });
    const { userId } = await actorOf(eve);
    await insertMember(app.services, { workspaceId: id, userId, role: "editor" });
    const home = (await eve.call(accountsContract.user, {})).workspaces.find((one) => one.id !== id)!.id;
    const params = { id: projectId };
    await owner.call(projectsContract.remix, { params, body: { workspace_id: id } });
    await eve.call(projectsContract.remix, { params, body: { workspace_id: home } });
    expect(await told()).toEqual([
      "Eve copied Bakery to another workspace",
      "Olga made Copy of Bakery as a copy of Bakery",
      "Olga created Shop",
    ]);
    const theirs = (await eve.call(routes.list, { params: { id: home }, query: {} })).entries;
    expect(theirs.map(auditWords)).toEqual(["made Copy of Bakery as a copy of Bakery"]);
  });

  it("tells who joined by an invitation, at the moment they did", async () => {
    const role = "viewer" as const;
    const member = await owner.call(workspacesContract.addMember, { params: { id }, body: { email: eve.email, role } });
    const body = { email: eve.email, access_level: "write" as const };
    await owner.call(sharingContract.add, { params: { projectId }, body });
    const code = new URL(member.invite_url!).searchParams.get("invite")!;
    await eve.call(accountsContract.acceptInvitation, { body: { code } });
    expect((await told({ kind: "membership" }))[0]).toBe("Eve joined the workspace as viewer by an invitation");
    expect(await told({ kind: "access" })).toHaveLength(1);
    await markVerified(app.services, eve.email);
    await app.services.events.emit(accountVerified, await actorOf(eve));
    expect((await told({ kind: "access" }))[0]).toBe("Eve joined Bakery as editor by an invitation");
    expect(await told({ person: (await actorOf(eve)).userId })).toHaveLength(2);
  });

  it("has no entry for a change that was rolled back or changed nothing", async () => {
    const failing = app.services.database.transaction(async (tx) => {
      await recordAudit(tx, { workspaceId: id, actor: await actorOf(owner), action: "workspace.deleted" });
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    await owner.call(workspacesContract.update, { params: { id }, body: { disable_publish: false } });
    const params = { id, userId: (await actorOf(owner)).userId };
    await expect(owner.call(workspacesContract.removeMember, { params })).rejects.toMatchObject({ status: 409 });
    expect(await told()).toEqual([]);
  });

  it("is read by owners and admins only, and each workspace has its own", async () => {
    await owner.call(workspacesContract.update, { params: { id }, body: { name: "Acme" } });
    const { userId } = await actorOf(eve);
    const read = () => eve.call(routes.list, { params: { id }, query: {} });
    await expect(read()).rejects.toMatchObject({ status: 404 });
    for (const role of ["viewer", "editor"] as const) {
      await insertMember(app.services, { workspaceId: id, userId, role });
      await expect(read()).rejects.toMatchObject({ status: 403 });
      expect((await exported(eve, "format=csv")).status).toBe(403);
      await app.services.database.pool.query("delete from workspace_members where user_id = $1 and workspace_id = $2", [
        userId,
        id,
      ]);
    }
    await insertMember(app.services, { workspaceId: id, userId, role: "admin" });
    expect((await read()).entries).toHaveLength(1);
    const { id: other } = (await eve.call(accountsContract.user, {})).workspaces.find((one) => one.id !== id)!;
    expect((await eve.call(routes.list, { params: { id: other }, query: {} })).entries).toEqual([]);
  });

  it("is filtered by person, kind and time, and pages by cursor without gaps", async () => {
    const [olga, guest] = [await actorOf(owner), await actorOf(eve)];
    const at = (day: number) => new Date(Date.UTC(2026, 9, day));
    await app.services.database.sql.insert(auditEntries).values(
      Array.from({ length: 7 }, (_, n) => ({
        ...({ workspaceId: id, action: "workspace.renamed", kind: "settings", at: at(n + 1) } as const),
        ...{ actorId: n % 2 === 0 ? olga.userId : guest.userId, actorName: "Somebody", actorEmail: "s@example.com" },
        about: { from: String(n), to: String(n + 1) },
      })),
    );
    const froms = async (query: Query) => (await list(query)).map(({ about }) => about["from"]);
    expect(await froms({ person: guest.userId })).toEqual(["5", "3", "1"]);
    expect(await froms({ kind: "publish" })).toEqual([]);
    expect(await froms({ since: at(3).toISOString(), until: at(5).toISOString() })).toEqual(["3", "2"]);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await owner.call(routes.list, { params: { id }, query: { limit: 3, before } });
      seen.push(...page.entries.map(({ about }) => about["from"]!));
      before = page.next_cursor ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(["6", "5", "4", "3", "2", "1", "0"]);
    expect((await owner.call(routes.people, { params: { id } })).people.map((one) => one.id).toSorted()).toEqual(
      [olga.userId, guest.userId].toSorted(),
    );
  });

  it("leaves as CSV that no spreadsheet runs and as JSON, and the export is in the log", async () => {
    const actor = { ...(await actorOf(owner)), displayName: '=cmd|" /C calc"' };
    await app.services.database.transaction((tx) =>
      recordAudit(tx, {
        workspaceId: id,
        actor,
        action: "workspace.renamed",
        about: { from: "A", to: 'B "quoted"\nC' },
      }),
    );
    const csv = await exported(owner, "format=csv");
    expect(csv.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-log-[\d-]+\.csv"$/);
    const lines = (await csv.text()).split("\r\n");
    expect(lines[0]).toBe('"Time","Person","Email","Kind","Action","What happened","Project"');
    expect(lines[1]).toContain('"exported the audit log as CSV"');
    expect(lines[2]).toContain(`"'=cmd|"" /C calc"""`);
    expect(lines[2]).toContain('"renamed the workspace from A to B ""quoted"" C"');
    const json = (await (await exported(owner, "format=json&kind=data")).json()) as AuditEntry[];
    expect(json.map(({ action, about }) => [action, about["what"]])).toEqual([
      ["audit.exported", "JSON"],
      ["audit.exported", "CSV"],
    ]);
  });

  it("keeps names on one line, cut, and without what looks like a key", async () => {
    const key = `sk_live_${"a1B2c3D4".repeat(4)}`;
    const about = { from: `x\u202e\u0000\n${"y".repeat(5000)}`, to: `Shop ${key}` };
    await app.services.database.transaction(async (tx) =>
      recordAudit(tx, { workspaceId: id, actor: await actorOf(owner), action: "workspace.renamed", about }),
    );
    const [entry] = await list();
    expect(entry!.about["from"]).toMatch(/^x y+…$/);
    expect(entry!.about["from"]!.length).toBeLessThanOrEqual(200);
    expect(entry!.about["to"]).toBe("Shop [removed]");
  });

  it("tells the same read once an hour, however many pages are turned at once", async () => {
    const project = { id: projectId, workspaceId: id, displayName: "Bakery" };
    const actor = await actorOf(owner);
    const read = (table: string) =>
      app.services.database.transaction((tx) => recordRead(tx, project, { actor, action: "table.read", table }));
    await Promise.all(Array.from({ length: 5 }, () => read("orders")));
    await read("guests");
    expect(await told()).toEqual(["Olga read the table guests of Bakery", "Olga read the table orders of Bakery"]);
  });

  it("is kept for a year and a bounded number of entries, and ends with its workspace", async () => {
    const row = { workspaceId: id, action: "workspace.created", kind: "settings", actorId: "u" } as const;
    const rest = { actorName: "S", actorEmail: "s@example.com", about: {} };
    const old = new Date(Date.now() - 366 * 86_400_000);
    await app.services.database.sql
      .insert(auditEntries)
      .values([{ ...row, ...rest, at: old }, ...[1, 2, 3].map(() => ({ ...row, ...rest }))]);
    await forgetOld(app.services);
    expect(await list()).toHaveLength(3);
    const newest = (await list()).slice(0, 2);
    await keepNewest(app.services, id, 2);
    expect(await list()).toEqual(newest);
  });

  it("has words for every action, and a kind", () => {
    for (const action of AUDIT_ACTIONS) {
      const about = { person: "P", project: "Q", table: "T", from: "F", to: "G", what: "W" };
      expect(auditWords({ action, about })).toMatch(/^[a-z].*[^.]$/);
      expect(auditWords({ action, about }), action).not.toContain("something");
      expect(kindOf(action)).toBeTruthy();
    }
  });
});
