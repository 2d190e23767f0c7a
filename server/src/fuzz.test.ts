/** Every route, every kind of caller, seeded: nothing fails, nothing hangs, nothing breaks the contract, nothing leaks. */
import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { contracts } from "@slipway/features/contracts.ts";
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { filesContract } from "@slipway/features/files/contract/index.ts";
import { plainSandbox } from "@slipway/features/preview/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { insertCollaborator } from "@slipway/features/sharing/testing.ts";
import { workspacesContract } from "@slipway/features/workspaces/contract/index.ts";
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { startGateway } from "@slipway/platform/http/gateway-server";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { expect, it } from "vitest";
import { type Caller, fuzzRequests } from "./fuzz/fuzz-requests.ts";
import { answerProblem } from "./fuzz/judge-answer.ts";
import type { Known } from "./fuzz/request-values.ts";
import { sendBytes } from "./fuzz/send-bytes.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";
import type { TestPerson } from "./testing/test-person.ts";

const SEED = 20_261_121;
const COUNT = 1500;
const AT_ONCE = 8;
const PATIENCE_MS = 15_000;
/** In the name, the project, its address and its files of somebody whom no caller may know of. */
const CANARY = "zc4n4ryq";

/** Gone with the first call of many, and with them whatever the others could reach. */
const SPARED: ReadonlySet<RouteDefinition> = new Set([projectsContract.remove]);
const routes = contracts
  .flatMap(({ routes: contract }): RouteDefinition[] => Object.values(contract))
  .filter((route) => !SPARED.has(route));

async function createProject(person: TestPerson, title: string): Promise<{ id: string; workspaceId: string }> {
  const { workspaces } = await person.call(workspacesContract.list, {});
  const workspaceId = workspaces[0]!.id;
  const body = { workspace_id: workspaceId, display_name: title };
  return { workspaceId, id: (await person.call(projectsContract.create, { body })).id };
}

interface World {
  callers: Caller[];
  known: Known;
}

async function populate(app: TestApp): Promise<World> {
  await app.signUp("Staff");
  const [owner, secret, outsider] = [await app.signUp("Olga"), await app.signUp("Sam"), await app.signUp("Eve")];
  await secret.call(accountsContract.updateUser, { body: { display_name: CANARY } });
  const open = await createProject(owner, "Bakery");
  const hidden = await createProject(secret, CANARY);
  for (const [project, person] of [
    [open, owner],
    [hidden, secret],
  ] as const) {
    const changes = [{ path: "public/og-image.svg", content: project === hidden ? CANARY : "<svg/>" }];
    await person.call(filesContract.editCode, {
      params: { projectId: project.id },
      body: { changes, file_edit_type: "VisualEdit" },
    });
  }
  const userIdOf = async (person: TestPerson): Promise<string> => (await person.call(accountsContract.user, {})).id;
  const join = async (name: string, level: "read" | "write"): Promise<TestPerson> => {
    const person = await app.signUp(name);
    await insertCollaborator(app.services, { projectId: open.id, userId: await userIdOf(person), level });
    return person;
  };
  const [viewer, member] = [await join("Vik", "read"), await join("Mia", "write")];
  const { token } = await member.call(accountsContract.createToken, { body: { name: "Program" } });
  const editsOf = async (id: string, by: TestPerson) =>
    (await by.call(editsContract.listEdits, { params: { id }, query: {} })).items;
  const edits = [...(await editsOf(open.id, owner)), ...(await editsOf(hidden.id, secret))];
  const often = <T>(value: T): T[] => Array.from({ length: 6 }, () => value);
  return {
    callers: [
      { name: "none", headers: {} },
      { name: "outsider", headers: outsider.headers },
      { name: "viewer", headers: viewer.headers },
      ...often({ name: "member", headers: member.headers }).slice(2),
      { name: "owner", headers: owner.headers },
      { name: "token", headers: { authorization: `Bearer ${token}` } },
      { name: "another page", headers: { ...member.headers, origin: "http://evil.example" } },
    ],
    known: new Map<string, readonly unknown[]>([
      ["project_id", [...often(open.id), hidden.id, "missing"]],
      ["workspace_id", [...often(open.workspaceId), hidden.workspaceId, "missing"]],
      ["userId", [await userIdOf(secret), await userIdOf(viewer)]],
      ["editId", edits.map((edit) => edit.id)],
      ["edit_id", edits.map((edit) => edit.id)],
      ["commit_sha", edits.map((edit) => edit.commit_sha)],
      ["base_commit_sha", edits.map((edit) => edit.commit_sha)],
      ["sha", edits.map((edit) => edit.commit_sha)],
      ["id", ["5b0e7b5e-6a3c-4c43-9c6c-0c1f9f7f1a11", "0d9f4bb2-52a3-4a71-8c38-7f1e7b5d2a22"]],
      ["ai_message_id", ["7c1d2f0a-93e4-4f58-8a67-2b9d4e6f8c33", "e2a4c6d8-1b3f-4d5a-9c7e-8f0a2b4d6e44"]],
      ["email", [secret.email, outsider.email, "new@example.com"]],
      ["path", ["src/a.ts", "index.html", "public/og-image.svg"]],
    ]),
  };
}

it(
  `answers ${COUNT} requests that fit, nearly fit or are hostile, each as declared or with an error of the house [K3] [K4]`,
  { timeout: 120_000 },
  async () => {
    await using app = await createTestApp({ sandbox: plainSandbox() });
    await using server = await startGateway({
      host: "127.0.0.1",
      port: 0,
      hosts: app.services.hosts,
      log: memoryLog(),
    });
    const { port } = server;
    const host = new URL(app.services.addresses.appUrl).host;
    const waiting = fuzzRequests({ seed: SEED, count: COUNT, routes, host, ...(await populate(app)) });
    const problems: string[] = [];
    const statuses = new Map<number, number>();
    const work = async (): Promise<void> => {
      for (const request of waiting) {
        const answer = await sendBytes({ port, ...request.wire }, PATIENCE_MS);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const problem = answerProblem(request, answer, CANARY);
        if (problem === null) continue;
        const { method, path, body } = request.wire;
        const sent = `${request.caller}: ${method} ${path.slice(0, 200)} ${String(body ?? "").slice(0, 200)}`;
        problems.push(`${problem}: ${sent} -> ${answer.status} ${answer.text.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(problems).toEqual([]);
    // A world in which hardly anything reaches a handler would prove nothing.
    expect(statuses.get(200)).toBeGreaterThan(COUNT / 8);
    expect(statuses.get(400)).toBeGreaterThan(COUNT / 20);
  },
);
