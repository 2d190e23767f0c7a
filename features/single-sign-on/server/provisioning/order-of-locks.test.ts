/** A provider takes somebody out while that person and others change the same members, people and links. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { AppError } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountsContract, accountVerified } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as emailDomains } from "../../../email-domains/server/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { sharingContract } from "../../../sharing/contract/index.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { insertCollaborator } from "../../../sharing/testing.ts";
import { workspacesContract } from "../../../workspaces/contract/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { insertMember, setPlan } from "../../../workspaces/testing.ts";
import { singleSignOnContract as routes } from "../../contract/index.ts";
import { proveDomain } from "../../testing/browser.ts";
import { entraPatch, entraUser, scimClient, type ScimClient } from "../../testing/scim-client.ts";
import { feature } from "../index.ts";

const ROUNDS = 25;
let app: TestApp;
let owner: TestPerson;
let ann: TestPerson & { id: string };
let bob: TestPerson;
let home: string;
let spare: string;
let scim: ScimClient;
let scimId: string;

const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);
const idOf = async (person: TestPerson) => (await person.call(accountsContract.user, {})).id;

beforeAll(async () => {
  app = await createTestApp({ features: [accounts, workspaces, emailDomains, feature, sharing, projects] });
  const often = { points: 1_000_000, seconds: 60 };
  app.services.accounts.setLimits({ perIp: often, perAccount: often, invitations: often });
  [owner, bob] = [await app.signUp("Olga"), await app.signUp("Bob")];
  const person = await app.signUp("Ann");
  ann = Object.assign(person, { id: await idOf(person) });
  await query("update users set email_verified = true where email = $1", [ann.email]);
  home = (await owner.call(accountsContract.user, {})).workspaces[0]!.id;
  spare = (await owner.call(workspacesContract.create, { body: { name: "Spare" } })).id;
  for (const id of [home, spare]) await setPlan(app.services, id, "biz");
  await proveDomain(query, home, "example.com");
  scim = scimClient(app.fetch, (await owner.call(routes.createScimToken, { params: { id: home } })).token);
  scimId = (await scim("POST", "/Users", entraUser(ann.email))).body.id as string;
}, 60_000);
afterAll(() => app[Symbol.asyncDispose]());

const projectOf = async (person: TestPerson, workspace_id: string): Promise<string> =>
  (await person.call(projectsContract.create, { body: { workspace_id, display_name: "Bakery" } })).id;

/** Projects that Ann owns, is in, may leave, is invited to and waits for. */
async function prepared() {
  await insertMember(app.services, { workspaceId: home, userId: ann.id, role: "editor" });
  const [own, moved, linked, waiting, invited] = [
    await projectOf(ann, home),
    ...(await Promise.all([0, 1, 2, 3].map(() => projectOf(owner, home)))),
  ];
  for (const projectId of [moved!, linked!])
    await insertCollaborator(app.services, { projectId, userId: ann.id, level: "admin" });
  const link = await ann.call(sharingContract.createLink, {
    params: { projectId: linked! },
    body: { access_level: "write" },
  });
  await query("insert into collaborators (id, project_id, email, access_level) values ($1, $2, $3, 'write')", [
    ...[newId("col"), waiting, ann.email],
  ]);
  const { collaborators } = await owner.call(sharingContract.list, { params: { id: linked! } });
  const row = collaborators.find(({ email }) => email === ann.email)!.id;
  return { own: own!, moved: moved!, linked: linked!, invited: invited!, link: link.id, row };
}

/** Refusals are the answer of whoever came second. */
async function judged(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  });
}

it("never waits for another for ever, and leaves every project one owner [S5] [P2]", { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { own, moved, linked, invited, link, row } = await prepared();
    const invite = { email: ann.email, access_level: "write" } as const;
    const [off] = await Promise.all([
      scim("PATCH", `/Users/${scimId}`, entraPatch("active", "False")),
      judged(ann.call(workspacesContract.removeMember, { params: { id: home, userId: ann.id } })),
      judged(bob.call(sharingContract.redeemLink, { params: { id: link } })),
      app.services.events.emit(accountVerified, { userId: ann.id, email: ann.email }),
      judged(owner.call(sharingContract.remove, { params: { projectId: linked, collaboratorId: row } })),
      judged(owner.call(sharingContract.add, { params: { projectId: invited }, body: invite })),
      judged(owner.call(projectsContract.transfer, { params: { id: moved }, body: { workspace_id: spare } })),
      judged(ann.call(projectsContract.transfer, { params: { id: own }, body: { workspace_id: spare } })),
    ]);
    expect(off.status).toBe(200);
    const owners = await query(
      "select project_id from collaborators where access_level = 'owner' and project_id = any($1) order by 1",
      [[own, moved, linked, invited]],
    );
    expect(owners.rows).toHaveLength(4);
    const members = await query("select id from workspace_members where workspace_id = $1 and user_id = $2", [
      ...[home, ann.id],
    ]);
    expect(members.rows).toEqual([]);
  }
  expect(app.logged.filter(({ message }) => message.includes("deadlock"))).toEqual([]);
});
