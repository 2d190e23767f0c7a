/** People, projects and sites that requests can be about; and somebody's that no caller may hear of. */
import { accountsContract, authBodies } from "@slipway/features/accounts/contract/index.ts";
import { contracts } from "@slipway/features/contracts.ts";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { errorsContract } from "@slipway/features/errors/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { plainSandbox } from "@slipway/features/preview/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { insertCollaborator } from "@slipway/features/sharing/testing.ts";
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { startGateway } from "@slipway/platform/http/gateway-server";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { z } from "zod";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import type { TestPerson } from "../testing/test-person.ts";
import type { Caller } from "./fuzz-requests.ts";
import type { Known } from "./request-values.ts";

/** In the name, the project, its address and its files of somebody whom no caller may know of. */
export const CANARY = "zc4n4ryq";

const AUTH_ERRORS = [
  { status: 400, code: "invalid_credentials" },
  { status: 401, code: "invalid_credentials" },
  { status: 400, code: "link_expired" },
  { status: 403, code: "signup_closed" },
  { status: 403, code: "email_not_verified" },
  { status: 409, code: "email_taken" },
];

/** The sign-in library's paths, which are declared by their bodies only. Signing out would end a caller. */
const authRoutes: readonly RouteDefinition[] = Object.entries(authBodies)
  .filter(([path]) => path !== "sign-out")
  .map(([path, body]) => ({
    method: "POST",
    path: `/auth/${path}`,
    policy: "public",
    summary: "",
    body,
    result: z.looseObject({}),
    errors: AUTH_ERRORS,
  }));

export const fuzzedRoutes: readonly RouteDefinition[] = [
  ...contracts.flatMap(({ routes }): RouteDefinition[] => Object.values(routes)),
  ...authRoutes,
];

export interface Place {
  id: string;
  workspaceId: string;
  name: string;
}

export interface FuzzWorld extends AsyncDisposable {
  app: TestApp;
  port: number;
  /** Of the app. */
  host: string;
  callers: Caller[];
  known: Known;
  owner: TestPerson;
  /** Seen by its members; by everybody; by nobody who calls. Each is published. */
  projects: { open: Place; public: Place; hidden: Place };
}

async function createProject(person: TestPerson, title: string): Promise<Place> {
  const { workspaces } = await person.call(accountsContract.user, {});
  const workspaceId = workspaces[0]!.id;
  const body = { workspace_id: workspaceId, display_name: title };
  const { id } = await person.call(projectsContract.create, { body });
  const details = await person.call(projectsContract.details, { params: { id } });
  return { id, workspaceId, name: details.name };
}

const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;

/** One project with a file that says whose it is, published. */
async function publishedProject(person: TestPerson, title: string, text: string): Promise<Place> {
  const place = await createProject(person, title);
  const params = { id: place.id };
  await person.call(filesContract.editCode, {
    params: { projectId: place.id },
    body: { changes: [{ path: "public/og-image.svg", content: text }], file_edit_type: "VisualEdit" },
  });
  await person.call(publishContract.deploy, { params, body: {} });
  return place;
}

/** Some that are open, in words that tell whose they are. */
async function errorsOf(place: Place, by: TestPerson): Promise<string[]> {
  const reported = ["runtime", "build", "cors"].map((type) => ({
    type: type as "runtime",
    error_message: `${place.name} is broken (${type})`,
  }));
  const { errors } = await by.call(errorsContract.report, { params: { id: place.id }, body: { errors: reported } });
  return errors.flatMap((record) => record?.id ?? []);
}

interface People {
  owner: TestPerson;
  secret: TestPerson;
  outsider: TestPerson;
  staff: TestPerson;
  viewer: TestPerson;
  member: TestPerson;
  /** Loses roles, accounts and memberships: nobody calls as this person. */
  victim: TestPerson;
}

async function callersOf({ owner, outsider, staff, viewer, member }: People): Promise<Caller[]> {
  const { token } = await member.call(accountsContract.createToken, { body: { name: "Program" } });
  const { token: ownerToken } = await owner.call(accountsContract.createToken, { body: { name: "Program" } });
  const times = (count: number, caller: Caller): Caller[] => Array.from({ length: count }, () => caller);
  return [
    { name: "none", headers: {} },
    { name: "outsider", headers: outsider.headers },
    { name: "viewer", headers: viewer.headers },
    ...times(4, { name: "member", headers: member.headers }),
    ...times(3, { name: "owner", headers: owner.headers }),
    { name: "token", headers: { authorization: `Bearer ${token}` } },
    { name: "owner's token", headers: { authorization: `Bearer ${ownerToken}` } },
    { name: "another page", headers: { ...member.headers, origin: "http://evil.example" } },
    ...times(6, { name: "staff", headers: staff.headers, only: ({ policy }) => policy === "staff" }),
  ];
}

async function knownValues(people: People, places: Place[], hidden: Place): Promise<Known> {
  const { owner, secret, viewer, victim, outsider } = people;
  const often = <T>(value: T): T[] => Array.from({ length: 6 }, () => value);
  const editsOf = async (id: string, by: TestPerson) =>
    (await by.call(editsContract.listEdits, { params: { id }, query: {} })).items;
  const open = places[0]!;
  const edits = [...(await editsOf(open.id, owner)), ...(await editsOf(hidden.id, secret))];
  const spare: string[] = [];
  for (let count = 0; count < 3; count += 1) spare.push((await createProject(owner, `Spare ${count}`)).id);
  const shas = edits.map((edit) => edit.commit_sha);
  const errorIds = [...(await errorsOf(open, owner)), ...(await errorsOf(hidden, secret))];
  const { deployments } = await owner.call(publishContract.deployments, { params: { id: open.id } });
  return new Map<string, readonly unknown[]>([
    ["project_id", [...often(open.id), places[1]!.id, hidden.id, "missing"]],
    ["workspace_id", [...often(open.workspaceId), hidden.workspaceId, "missing"]],
    ["DELETE /projects/{id} id", [...spare, hidden.id]],
    ["POST /projects/{id}/restore id", [...spare, hidden.id]],
    ["userId", [await userIdOf(victim), await userIdOf(victim), "missing"]],
    ["collaboratorId", [await userIdOf(secret), await userIdOf(victim), await userIdOf(viewer)]],
    ["DELETE /projects/{projectId}/collaborators/{collaboratorId} collaboratorId", [await userIdOf(victim)]],
    ["PUT /projects/{projectId}/collaborators/{collaboratorId} collaboratorId", [await userIdOf(victim)]],
    ["editId", edits.map((edit) => edit.id)],
    ["edit_id", edits.map((edit) => edit.id)],
    ["error_ids", errorIds.map((id) => [id])],
    ["commit_sha", shas],
    ["base_commit_sha", shas],
    ["sha", [...shas, ...shas.map((sha) => sha.slice(0, 12))]],
    ["deploymentId", deployments.map(({ id }) => id)],
    ["id", ["5b0e7b5e-6a3c-4c43-9c6c-0c1f9f7f1a11", "0d9f4bb2-52a3-4a71-8c38-7f1e7b5d2a22"]],
    ["ai_message_id", ["7c1d2f0a-93e4-4f58-8a67-2b9d4e6f8c33", "e2a4c6d8-1b3f-4d5a-9c7e-8f0a2b4d6e44"]],
    ["email", [secret.email, outsider.email, victim.email, "new@example.com"]],
    ["path", ["src/a.ts", "index.html", "public/og-image.svg"]],
    ["site", [open.name, places[1]!.name, hidden.name, "missing"]],
    // Passwords and switches that would lock the callers out of what they are here to try.
    ["enforce_sso", [false]],
    ["disable_publish", [false]],
  ]);
}

/** A whole app behind its gateway on a port, with everybody in it. */
export async function createFuzzWorld(): Promise<FuzzWorld> {
  await using stack = new AsyncDisposableStack();
  const app = stack.use(await createTestApp({ sandbox: plainSandbox() }));
  const { hosts, addresses } = app.services;
  const server = stack.use(await startGateway({ host: "127.0.0.1", port: 0, hosts, log: memoryLog() }));
  const staff = await app.signUp("Staff");
  const [owner, secret] = [await app.signUp("Olga"), await app.signUp("Sam")];
  const outsider = await app.signUp("Eve");
  await secret.call(accountsContract.updateUser, { body: { display_name: CANARY } });
  const open = await publishedProject(owner, "Bakery", "<svg/>");
  const shown = await publishedProject(owner, "Florist", "<svg/>");
  const hidden = await publishedProject(secret, CANARY, CANARY);
  await owner.call(projectsContract.updateVisibility, { params: { id: shown.id }, body: { visibility: "public" } });
  await secret.call(publishContract.setVisibility, {
    params: { id: hidden.id },
    body: { publish_visibility: "private" },
  });
  const join = async (name: string, level: "read" | "write"): Promise<TestPerson> => {
    const person = await app.signUp(name);
    await insertCollaborator(app.services, { projectId: open.id, userId: await userIdOf(person), level });
    return person;
  };
  const people: People = {
    owner,
    secret,
    outsider,
    staff,
    viewer: await join("Vik", "read"),
    member: await join("Mia", "write"),
    victim: await join("Gus", "write"),
  };
  const known = await knownValues(people, [open, shown], hidden);
  const callers = await callersOf(people);
  const owned = stack.move();
  return {
    app,
    port: server.port,
    host: new URL(addresses.appUrl).host,
    callers,
    known,
    owner,
    projects: { open, public: shown, hidden },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
