/** Random steps of people around one project, against a model: nobody ever holds more than it says, and nobody less. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { plainSandbox } from "@slipway/features/preview/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { singleSignOnContract } from "@slipway/features/single-sign-on/contract/index.ts";
import { proveDomain, testBrowser } from "@slipway/features/single-sign-on/testing/browser.ts";
import {
  entraPatch,
  entraUser,
  type ScimClient,
  scimClient,
} from "@slipway/features/single-sign-on/testing/scim-client.ts";
import {
  type ScriptedProvider,
  startScriptedProvider,
} from "@slipway/features/single-sign-on/testing/scripted-provider.ts";
import { sharingContract } from "@slipway/features/sharing/contract/index.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import { insertMember, setEnforceSso } from "@slipway/features/workspaces/testing.ts";
import { AppError } from "@slipway/kernel/errors";
import { type Plan, PROJECT_PERMISSIONS } from "@slipway/kernel/permissions";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AccessModel, PEOPLE, type Person, type Step } from "./access-model.ts";

let app: TestApp;
let provider: ScriptedProvider;
let people: Record<Person, TestPerson>;
let workspaceId: string;
let spareId: string;
let workspaceName: string | undefined;
let memberId: string;
let tokenId = "none";
let scim: ScimClient;
/** The provider's users, made once: the workspace is the same in every run. */
const provisioned = new Map<Person, string>();

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await createTestApp({ sandbox: plainSandbox(), config: { ssoOrigins: [provider.issuer] } });
  await app.signUp("Staff");
  // Cara signs in more often than a person does.
  const often = { points: 1_000_000, seconds: 60 };
  app.services.accounts.setLimits({ perIp: often, perAccount: often, invitations: often });
  const made = await Promise.all(PEOPLE.map(async (name) => [name, await app.signUp(name)] as const));
  people = Object.fromEntries(made) as Record<Person, TestPerson>;
  // Nobody can delete the only workspace.
  spareId = (await people.owner.call(workspacesContract.create, { body: { name: "Spare" } })).id;
  memberId = (await people.member.call(accountsContract.user, {})).id;
  workspaceId = (await newProject(people.owner.call)).workspaceId;
  await setPlan("biz");
  await query("update users set email_verified = true where email = $1", [people.cara.email]);
  await proveDomain(query, workspaceId, "example.com");
  const body = { issuer: provider.issuer, ...provider.client, default_role: "viewer" as const };
  await people.owner.call(singleSignOnContract.connect, { params: { id: workspaceId }, body });
}, 120_000);
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});

const query = (text: string, values: unknown[]) => app.services.database.pool.query(text, values);

/** As billing does it. */
async function setPlan(plan: Plan): Promise<void> {
  const actor = { userId: "billing", displayName: "Billing", email: "" };
  for (const id of [workspaceId, spareId])
    await app.services.database.transaction((tx) =>
      app.services.workspaces.setPlan(tx, { workspaceId: id, plan, actor }),
    );
}

/** Takes the place of the one before, if there still is one. */
async function makeToken(): Promise<boolean> {
  const params = { id: workspaceId };
  const made = await unlessRefused(people.owner.call(singleSignOnContract.createScimToken, { params }));
  if (made === null) return false;
  await unlessRefused(people.owner.call(singleSignOnContract.deleteScimToken, { params: { ...params, tokenId } }));
  tokenId = made.id;
  scim = scimClient(app.fetch, made.token);
  return true;
}

/** Null for a refusal. */
async function unlessRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AppError && [400, 401, 403, 404, 409, 410].includes(error.status)) return null;
    throw error;
  }
}

/** The same steps over HTTP. */
class Scene {
  readonly #projectId: string;
  readonly #invites = new Map<Person, string>();
  #linkCode: string | null = null;
  readonly previews: { id: string; code: string }[] = [];

  constructor(projectId: string) {
    this.#projectId = projectId;
  }

  async #rowOf(whom: Person): Promise<string> {
    const input = { params: { id: this.#projectId } };
    const known = await unlessRefused(people.owner.call(sharingContract.list, input));
    return known?.collaborators.find(({ email }) => email === people[whom].email)?.id ?? "col_missing";
  }

  async take(step: Step): Promise<boolean> {
    const projectId = this.#projectId;
    const params = { id: projectId };
    switch (step.do) {
      case "invite": {
        const body = { email: people[step.whom].email, access_level: step.level };
        const made = await unlessRefused(people[step.by].call(sharingContract.add, { params: { projectId }, body }));
        if (made?.invite_url) this.#invites.set(step.whom, new URL(made.invite_url).searchParams.get("invite")!);
        return made !== null;
      }
      case "accept": {
        const code = this.#invites.get(step.by) ?? "none";
        return (
          (await unlessRefused(people[step.by].call(accountsContract.acceptInvitation, { body: { code } }))) !== null
        );
      }
      case "change": {
        const where = { projectId, collaboratorId: await this.#rowOf(step.whom) };
        const input = { params: where, body: { access_level: step.level } };
        return (await unlessRefused(people[step.by].call(sharingContract.update, input))) !== null;
      }
      case "remove": {
        const where = { projectId, collaboratorId: await this.#rowOf(step.whom) };
        return (await unlessRefused(people[step.by].call(sharingContract.remove, { params: where }))) !== null;
      }
      case "make-link": {
        const input = { params: { projectId }, body: { access_level: step.level } };
        const made = await unlessRefused(people[step.by].call(sharingContract.createLink, input));
        if (made !== null) this.#linkCode = made.id;
        return made !== null;
      }
      case "redeem": {
        const input = { params: { id: this.#linkCode ?? "none" } };
        return (await unlessRefused(people[step.by].call(sharingContract.redeemLink, input))) !== null;
      }
      case "end-link": {
        const input = { params: { projectId, magicCodeId: this.#linkCode ?? "none" } };
        return (await unlessRefused(people[step.by].call(sharingContract.removeLink, input))) !== null;
      }
      case "make-preview": {
        const input = { params: { projectId }, body: {} };
        const made = await unlessRefused(people[step.by].call(previewContract.createLink, input));
        if (made !== null) this.previews.push({ id: made.id, code: made.url!.split("/").at(-1)! });
        return made !== null;
      }
      case "end-preview": {
        const input = { params: { projectId, linkId: this.previews[step.which]?.id ?? "pvl_missing" } };
        return (await unlessRefused(people[step.by].call(previewContract.endLink, input))) !== null;
      }
      case "visibility": {
        const input = { params, body: { visibility: step.visibility } };
        return (await unlessRefused(people[step.by].call(projectsContract.updateVisibility, input))) !== null;
      }
      case "allow-remix": {
        const input = { params, body: { allow_public_remix: step.on } };
        return (await unlessRefused(people[step.by].call(projectsContract.updatePublicRemix, input))) !== null;
      }
      case "named-previews": {
        const body = { disable_named_previews: !step.on };
        for (const id of [workspaceId, spareId]) {
          const changed = people.owner.call(workspacesContract.update, { params: { id }, body });
          if ((await unlessRefused(changed)) === null) return false;
        }
        return true;
      }
      case "plan":
        await setPlan(step.plan);
        return true;
      case "make-token":
        return makeToken();
      case "remix": {
        const copy = await unlessRefused(people[step.by].call(projectsContract.remix, { params, body: {} }));
        if (copy !== null) await expectOwn(step.by, copy.id);
        return copy !== null;
      }
      case "membership":
        await setMembership(step.on);
        return true;
      case "move": {
        const body = { workspace_id: step.home ? workspaceId : spareId };
        return (await unlessRefused(people[step.by].call(projectsContract.transfer, { params, body }))) !== null;
      }
      case "enforce-sso":
        await setEnforceSso(app.services, workspaceId, step.on);
        return true;
      case "sign-in":
        return step.bySso ? signCaraInBySso() : signCaraIn();
      case "provision":
        return provision(step.whom, step.active);
      case "workspace": {
        const where = { params: { id: workspaceId } };
        const { remove, restore } = workspacesContract;
        const done = step.on
          ? people.owner.call(restore, where)
          : people.owner.call(remove, { ...where, query: { confirm: workspaceName ?? "" } });
        return (await unlessRefused<unknown>(done)) !== null;
      }
    }
  }

  /** Everybody's permissions, and which links work. */
  async holdings(): Promise<unknown> {
    const input = { params: { id: this.#projectId } };
    const callers = [...PEOPLE.map((name) => [name, people[name].call] as const), ["stranger", app.stranger] as const];
    const permissions = await Promise.all(
      callers.map(async ([name, call]) => {
        const details = await unlessRefused(call(projectsContract.details, input));
        return [name, details?.permissions.toSorted() ?? []] as const;
      }),
    );
    const previews = await Promise.all(
      this.previews.map(
        async ({ code }) =>
          (await unlessRefused(app.stranger(previewContract.lookUpLink, { params: { code } }))) !== null,
      ),
    );
    const code = this.#linkCode ?? "none";
    const link = (await unlessRefused(app.stranger(sharingContract.lookUpLink, { params: { id: code } }))) !== null;
    return { permissions: Object.fromEntries(permissions), previews, link };
  }
}

function expected(model: AccessModel): unknown {
  const held = (person: Person | null) => PROJECT_PERMISSIONS.filter((each) => model.may(person, each)).toSorted();
  const permissions = Object.fromEntries([...PEOPLE.map((name) => [name, held(name)]), ["stranger", held(null)]]);
  return {
    permissions,
    previews: model.previews.map((_, which) => model.previewWorks(which)),
    link: model.linkWorks(),
  };
}

/** Nobody comes along with a copy. */
async function expectOwn(person: Person, copy: string): Promise<void> {
  const rows = await query("select email, access_level from collaborators where project_id = $1", [copy]);
  expect(rows.rows).toEqual([{ email: people[person].email, access_level: "owner" }]);
}

/** The session before goes on, unused; one that was refused stays. */
async function signCaraInBySso(): Promise<boolean> {
  const { email, headers } = people.cara;
  provider.script = { claims: { email, email_verified: true }, answers: new Map() };
  const here = testBrowser(app.fetch, app.services.addresses.appUrl);
  const body = JSON.stringify({ workspace_id: workspaceId });
  const started = await here.fetch("/api/single-sign-on/start", { method: "POST", body });
  if (!started.ok) return false;
  const back = provider.signIn(((await started.json()) as { url: string }).url);
  const answer = await here.fetch(back.slice(app.services.addresses.appUrl.length));
  if (answer.headers.get("location") !== "/") return false;
  headers["cookie"] = [...here.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return true;
}

async function signCaraIn(): Promise<boolean> {
  const { email, password, headers } = people.cara;
  const response = await app.fetch("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", origin: headers["origin"]! },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  const cookies = response.headers.getSetCookie().map((line) => line.split(";")[0]!);
  headers["cookie"] = cookies.join("; ");
  return true;
}

async function provision(whom: "owner" | "cara", active: boolean): Promise<boolean> {
  const id = provisioned.get(whom);
  const { email } = people[whom];
  const answer = await (id === undefined
    ? scim("POST", "/Users", entraUser(email, { active }))
    : scim("PATCH", `/Users/${id}`, entraPatch("active", active ? "True" : "False")));
  if (answer.status === 201) provisioned.set(whom, answer.body.id as string);
  return answer.status < 300;
}

async function setMembership(on: boolean): Promise<void> {
  if (on) return insertMember(app.services, { workspaceId, userId: memberId, role: "editor" });
  await query("delete from workspace_members where workspace_id = $1 and user_id = $2", [workspaceId, memberId]);
}

const by = fc.constantFrom(...PEOPLE);
const level = fc.constantFrom("read" as const, "write" as const, "admin" as const);
const on = fc.boolean();
const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("invite" as const, "change" as const), by, whom: by, level }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("accept" as const, "redeem" as const, "end-link" as const, "make-preview" as const),
      by,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("remove" as const), by, whom: by }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("make-link" as const), by, level }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("end-preview" as const), by, which: fc.nat({ max: 2 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("visibility" as const),
      by,
      visibility: fc.constantFrom("public" as const, "private" as const, "draft" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("allow-remix" as const), by, on }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("named-previews" as const), on }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("plan" as const),
      plan: fc.constantFrom("free" as const, "pro" as const, "biz" as const, "enterprise" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("make-token" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("remix" as const), by }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("membership" as const), on }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("enforce-sso" as const), on }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("sign-in" as const), bySso: on }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("provision" as const),
      whom: fc.constantFrom("owner" as const, "cara" as const, "cara" as const),
      active: on,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("workspace" as const), on }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("move" as const), by, home: fc.boolean() }) },
);

it(
  "nobody holds more or less than the model says after any step [W5.01] [W6.01] [W6.13] [W9.06]",
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24, size: "max" }), async (steps) => {
        if (workspaceName !== undefined)
          await unlessRefused(people.owner.call(workspacesContract.restore, { params: { id: workspaceId } }));
        const made = await newProject(people.owner.call);
        workspaceId = made.workspaceId;
        const home = await people.owner.call(workspacesContract.get, { params: { id: workspaceId } });
        workspaceName = home.name;
        await setPlan("biz");
        await makeToken();
        await setMembership(true);
        await setEnforceSso(app.services, workspaceId, false);
        await query("delete from workspace_members where workspace_id = $1 and email = $2", [
          workspaceId,
          people.cara.email,
        ]);
        await query("delete from sso_joins where workspace_id = $1", [workspaceId]);
        await signCaraIn();
        const unset = { disable_named_previews: false };
        for (const each of [workspaceId, spareId])
          await people.owner.call(workspacesContract.update, { params: { id: each }, body: unset });
        const [model, scene] = [new AccessModel(), new Scene(made.id)];
        for (const each of steps) {
          const [wanted, done] = [model.take(each), await scene.take(each)];
          expect({ step: each, done, ...((await scene.holdings()) as object) }).toEqual({
            step: each,
            done: wanted,
            ...(expected(model) as object),
          });
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  },
);
