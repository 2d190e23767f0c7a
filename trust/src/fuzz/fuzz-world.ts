/** People, projects and sites that requests can name, and one person's that no caller may learn of. */
import { authBodies } from "@slipway/features/accounts/contract/auth-bodies.ts";
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { contracts } from "@slipway/features/contracts.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { plainSandbox } from "@slipway/features/preview/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { insertCollaborator } from "@slipway/features/sharing/testing.ts";
import { insertMember } from "@slipway/features/workspaces/testing.ts";
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { startGateway } from "@slipway/platform/http/gateway-server";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { z } from "zod";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Caller } from "./fuzz-requests.ts";
import type { Known } from "./request-values.ts";
import { knownPictures, plainLanguageServer } from "./world/known-pictures.ts";
import { knownThreads } from "./world/known-threads.ts";
import { createProject, knownValues, userIdOf, type People, type Place } from "./world/known-values.ts";

/** A mark in everything that belongs to a person no caller may know: name, project, address and files. */
export const CANARY = "zc4n4ryq";

const AUTH_ERRORS = [
  { status: 400, code: "invalid_credentials" },
  { status: 401, code: "invalid_credentials" },
  { status: 400, code: "link_expired" },
  { status: 403, code: "signup_closed" },
  { status: 403, code: "account_deactivated" },
  { status: 409, code: "email_taken" },
];

/**
 * The sign-in library's paths, which are declared by their bodies only. Signing out would end a caller, so it is left
 * out.
 */
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

export interface FuzzWorld extends AsyncDisposable {
  app: TestApp;
  port: number;
  /** Host of the app. */
  host: string;
  callers: Caller[];
  known: Known;
  owner: TestPerson;
  /** Visible to its members; to everybody; to no caller. Each is published. */
  projects: { open: Place; public: Place; hidden: Place };
}

/** A published project with a file that names its owner. */
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

/** A whole app behind its gateway on a port, with all callers. */
export async function createFuzzWorld(): Promise<FuzzWorld> {
  await using stack = new AsyncDisposableStack();
  const app = stack.use(
    await createTestApp({ sandbox: Object.assign(plainSandbox(), { languageServer: plainLanguageServer }) }),
  );
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
  const victim = async (name: string): Promise<TestPerson> => {
    const person = await join(name, "write");
    await insertMember(app.services, { workspaceId: open.workspaceId, userId: await userIdOf(person), role: "viewer" });
    return person;
  };
  const people: People = {
    owner,
    secret,
    outsider,
    staff,
    viewer: await join("Vik", "read"),
    member: await join("Mia", "write"),
    victims: [await victim("Gus"), await victim("Gil"), await victim("Gia")],
  };
  const known = new Map([
    ...(await knownValues(people, [open, shown], hidden)),
    ...(await knownThreads(app, people, open)),
    ...(await knownPictures(app, people, open)),
  ]);
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
