/** Every route and every live path x everybody x every situation: the server's verdict against the declared policy. */
import { once } from "node:events";
import { contracts } from "@slipway/features/contracts.ts";
import { fillPath, type Policy, type RouteDefinition } from "@slipway/kernel/contract/route";
import type { LiveFrame } from "@slipway/kernel/contract/live";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createWorld,
  REACHED,
  SITUATIONS,
  type Situation,
  type Standing,
  STANDINGS,
  type World,
} from "./matrix/matrix-world.ts";
import { mayInProject, mayInWorkspace } from "./matrix/permissions-table.ts";

type Verdict = "allowed" | 401 | 403 | 404;

/** Derived from the specification's table and the test's own set-up. [K4] [K5] */
function expected(policy: Policy, standing: Standing, situation: Situation): Verdict {
  if (!isWithheld(standing, situation)) return expectedOf(policy, standing, situation);
  // A member who has to use single sign-on has the rights of an outsider, and is told so.
  const outsider = { ...standing, workspaceRole: null, collaboratorLevel: null };
  const verdict = expectedOf(policy, outsider, situation);
  return verdict === 404 && policy !== "staff" ? 403 : verdict;
}

const isWithheld = ({ workspaceRole, bySso }: Standing, { enforceSso }: Situation): boolean =>
  enforceSso === true && workspaceRole !== null && workspaceRole !== "owner" && !bySso;

function expectedOf(policy: Policy, standing: Standing, situation: Situation): Verdict {
  if (policy === "public") return "allowed";
  if (typeof policy === "object" && "project" in policy) {
    const asked = (situation.inTrash ? policy.inTrash : undefined) ?? policy.project;
    if (mayInProject(standing, situation, asked)) return "allowed";
    if (!standing.signedIn) return 401;
    return mayInProject(standing, situation, "ViewProject") ? 403 : 404;
  }
  if (!standing.signedIn) return 401;
  if (policy === "signedIn") return "allowed";
  if (policy === "staff") return standing.isStaff ? "allowed" : 404;
  if (standing.workspaceRole === null) return 404;
  return mayInWorkspace(standing, policy.workspace) ? "allowed" : 403;
}

const routes: readonly RouteDefinition[] = contracts.flatMap(({ routes: contract }) => Object.values(contract));
const livePaths = contracts.flatMap((contract) => contract.livePaths);
const AT_ONCE = 128;
/**
 * Names of other things than the project and the workspace, in the forms that routes expect. Names that nothing can
 * have give 404.
 */
const NAMES = [
  "x",
  "5b0e7b5e-6a3c-4c43-9c6c-100000000001",
  ...[16, 32, 40, 64].map((length) => "a".repeat(length)),
  `img_${"a".repeat(20)}`,
  `pho_${"a".repeat(20)}`,
  "1",
  "1-390",
  "1795780000000-5b0e7b5e-6a3c-4c43-9c6c-100000000001",
];

async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(work));
}

describe("authorization matrix", { timeout: 240_000 }, () => {
  let world: World;
  let server: HttpServer;
  beforeAll(async () => {
    world = await createWorld();
    server = await startGateway({ host: "127.0.0.1", port: 0, hosts: world.app.services.hosts, log: memoryLog() });
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });

  const paramsOf = ({ path, policy, params }: RouteDefinition): Record<string, string> => {
    const aboutWorkspace = typeof policy === "object" && "workspace" in policy;
    const values: Record<string, string> = { projectId: world.projectId, workspaceId: world.workspaceId };
    values["id"] = aboutWorkspace ? world.workspaceId : world.projectId;
    for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
      const isTaken = (value: string): boolean =>
        params?.safeParse({ ...values, [name!]: value }).error?.issues.some((issue) => issue.path[0] === name) !== true;
      values[name!] ??= NAMES.find(isTaken) ?? `no form of {${name!}} is known here`;
    }
    return values;
  };

  async function actual(route: RouteDefinition, standing: Standing): Promise<Verdict | string> {
    const { policy } = route;
    const from = typeof policy === "object" && "workspace" in policy ? policy.from : undefined;
    const body = from === undefined ? {} : { [from]: world.workspaceId };
    const response = await world.app.fetch(`/api${fillPath(route.path, paramsOf(route))}`, {
      method: route.method,
      headers: { "content-type": "application/json", ...world.people.get(standing.name)?.headers },
      body: route.method === "GET" ? null : JSON.stringify(body),
    });
    const { error } = (await response.json()) as { error: { code: string } };
    // Validation comes after the policy, so refused input means that the policy let the call through.
    if (error.code === REACHED || response.status === 400) return "allowed";
    return [401, 403, 404].includes(response.status)
      ? (response.status as Verdict)
      : `${response.status} ${error.code}`;
  }

  it("is not empty", () => {
    expect(routes.length).toBeGreaterThan(40);
    expect(livePaths.length).toBeGreaterThan(1);
  });

  it.each(SITUATIONS)(
    "admits as declared: $visibility, $plan, trash $inTrash, remix $allowPublicRemix, sso $enforceSso [W6.01] [K5] [K6]",
    async (situation) => {
      await world.arrange(situation);
      world.probe(true);
      const mismatches: string[] = [];
      await inBatches(
        routes.flatMap((route) => STANDINGS.map((standing) => ({ route, standing }))),
        async ({ route, standing }) => {
          const verdict = await actual(route, standing);
          const wanted = expected(route.policy, standing, situation);
          if (verdict !== wanted)
            mismatches.push(`${route.method} ${route.path} as ${standing.name}: ${verdict}, not ${wanted}`);
        },
      );
      world.probe(false);
      expect(mismatches).toEqual([]);
    },
  );

  const livePathOf = (path: string): string =>
    path.replace(/\{(\w+)\}/g, path.startsWith("workspaces/") ? world.workspaceId : world.projectId);

  async function liveVerdicts(standing: Standing): Promise<Record<string, Verdict>> {
    const host = `slipway.localhost:${server.port}`;
    const headers = { host, ...world.people.get(standing.name)?.headers, origin: `http://${host}` };
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/live`, { headers });
    socket.on("error", () => undefined);
    const opened = await Promise.race([
      once(socket, "open").then(() => true),
      once(socket, "unexpected-response").then(() => false),
    ]);
    if (!opened) return Object.fromEntries(livePaths.map(({ path }) => [path, 401]));
    const verdicts: Record<string, Verdict> = {};
    const done = new Promise<void>((resolve) => {
      socket.on("message", (data) => {
        const frame = JSON.parse(String(data)) as LiveFrame;
        if (frame.type !== "subscribed" && frame.type !== "closed") return;
        const { path } = livePaths.find((definition) => livePathOf(definition.path) === frame.path)!;
        verdicts[path] = frame.type === "subscribed" ? "allowed" : 404;
        if (Object.keys(verdicts).length === livePaths.length) resolve();
      });
    });
    for (const { path } of livePaths)
      socket.send(JSON.stringify({ type: "subscribe", path: livePathOf(path), since: null }));
    await done;
    socket.close();
    return verdicts;
  }

  it.each(SITUATIONS)(
    "opens live documents as declared: $visibility, $plan, trash $inTrash, sso $enforceSso [K7]",
    async (situation) => {
      await world.arrange(situation);
      const mismatches: string[] = [];
      await inBatches(STANDINGS, async (standing) => {
        const verdicts = await liveVerdicts(standing);
        for (const { path, policy, own } of livePaths) {
          // The matrix asks with an id that is nobody's.
          const wanted = own === undefined ? expected(policy, standing, situation) : 404;
          // On a socket "forbidden" and "not found" look alike, and nobody is let in without an account.
          const visible = !standing.signedIn ? 401 : wanted === 403 ? 404 : wanted;
          if (verdicts[path] !== visible)
            mismatches.push(`${path} as ${standing.name}: ${verdicts[path]}, not ${visible}`);
        }
      });
      expect(mismatches).toEqual([]);
    },
  );
});
