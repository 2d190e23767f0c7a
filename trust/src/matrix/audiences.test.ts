/**
 * The view of each audience on one published project: fields, refusals and addresses, as golden files record them. [K5]
 * [P1]
 */
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { chatContract } from "@slipway/features/chat/contract/index.ts";
import { newVersion } from "@slipway/features/edits/testing.ts";
import { previewContract } from "@slipway/features/preview/contract/index.ts";
import { enterWith, plainSandbox, testGateway, type TestGateway } from "@slipway/features/preview/testing.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { publishContract } from "@slipway/features/publish/contract/index.ts";
import { fillPath, type RouteDefinition } from "@slipway/kernel/contract/route";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, STANDINGS, type World } from "./matrix-world.ts";

let gateway: TestGateway;
let world: World;
let site: string;

beforeAll(async () => {
  gateway = await testGateway();
  world = await createWorld({ sandbox: plainSandbox(), config: { url: `http://slipway.localhost:${gateway.port}` } });
  gateway.hosts = world.app.services.hosts;
  const owner = world.people.get("project owner")!;
  await world.arrange({ visibility: "private", ...ORDINARY });
  await newVersion(world.app.services, world.projectId, { files: { "public/v.txt": "one" } });
  await owner.call(publishContract.deploy, { params: { id: world.projectId }, body: {} });
  // Unpublished work.
  await newVersion(world.app.services, world.projectId, { files: { "public/v.txt": "two" } });
  const project = await owner.call(projectsContract.details, { params: { id: world.projectId } });
  site = `${world.app.services.addresses.siteUrl(project.name)}/v.txt`;
}, 120_000);
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await gateway[Symbol.asyncDispose]();
});

const ORDINARY = { plan: "biz", inTrash: false, allowPublicRemix: false } as const;
const VISIBILITIES = ["public", "private", "draft"] as const;

/** The answer's shape, or the status and code of its refusal. */
async function answered(name: string, route: RouteDefinition): Promise<unknown> {
  const aboutWorkspace = typeof route.policy === "object" && "workspace" in route.policy;
  const path = fillPath(route.path, { id: aboutWorkspace ? world.workspaceId : world.projectId });
  const response = await world.app.fetch(`/api${path}`, { headers: world.people.get(name)?.headers ?? {} });
  const body = (await response.json()) as { error?: { code: string } };
  return response.ok ? shapeOf(body) : `${response.status} ${body.error?.code}`;
}

async function byAudience(look: (name: string) => Promise<unknown>): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  for (const visibility of VISIBILITIES) {
    await world.arrange({ visibility, ...ORDINARY });
    for (const { name } of STANDINGS) shown[`${visibility}, ${name}`] = await look(name);
  }
  return shown;
}

const golden = (shown: unknown, name: string) =>
  expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(`${name}.golden.json`);

describe("each audience of a project", { timeout: 60_000 }, () => {
  it("is handed those fields of its details that the golden file says [K5] [P1]", async () => {
    await golden(await byAudience((name) => answered(name, projectsContract.details)), "project-details");
  });

  it("finds it in those lists, with those fields [P2] [S9]", async () => {
    const shown = await byAudience(async (name) => ({
      workspace: listed(await answered(name, projectsContract.list)),
      shared: listed(await answered(name, projectsContract.listShared)),
    }));
    await golden(shown, "project-lists");
  });

  it("is told of its preview what the golden file says: outsiders nothing of work that is not built [P1] [V2]", async () => {
    await golden(await byAudience((name) => answered(name, previewContract.status)), "preview-status");
  });

  it("reads its conversation and its versions, or is refused, as the golden file says [K6] [K4]", async () => {
    const shown = await byAudience(async (name) => ({
      trajectory: readOr(await answered(name, chatContract.trajectory)),
      edits: readOr(await answered(name, editsContract.listEdits)),
    }));
    await golden(shown, "project-history");
  });

  it("opens its published address, or not, as the golden file says [W4.12] [PB6] [PB7]", async () => {
    const owner = world.people.get("workspace owner")!;
    const shown: Record<string, unknown> = {};
    for (const access of ["public", "private"] as const) {
      await world.arrange({ visibility: "private", ...ORDINARY });
      await owner.call(publishContract.setVisibility, {
        params: { id: world.projectId },
        body: { publish_visibility: access },
      });
      const seen = await byAudience(visited);
      for (const [who, what] of Object.entries(seen)) shown[`${access} site, ${who}`] = what;
    }
    await golden(shown, "published-address");
  });
});

const readOr = (answer: unknown): unknown => (typeof answer === "string" ? answer : "is read");

/** A list's projects, each with the names of its fields and its permitted actions. */
function listed(answer: unknown): unknown {
  if (typeof answer === "string") return answer;
  return (answer as { projects: Record<string, unknown>[] | "" }).projects === ""
    ? []
    : (answer as { projects: Record<string, unknown>[] }).projects.map(({ permissions, ...fields }) => ({
        fields: Object.keys(fields).join(" "),
        permissions,
      }));
}

/** Visits the address itself, and the entrance that the app gives to permitted people. */
async function visited(name: string): Promise<Record<string, unknown>> {
  const plain = await gateway.get(site);
  const where = plain.headers.location === undefined ? "" : ` to ${new URL(plain.headers.location).pathname}`;
  const atTheAddress = plain.status === 200 ? plain.text : `${plain.status}${where}`;
  if (plain.status === 200) return { atTheAddress };
  const label = new URL(site).hostname.split(".")[0]!;
  const way = await world.app.fetch("/api/site-access", {
    method: "POST",
    headers: { "content-type": "application/json", ...world.people.get(name)?.headers },
    body: JSON.stringify({ site: label, path: "/v.txt" }),
  });
  const answer = (await way.json()) as { url?: string; error?: { code: string } };
  if (answer.url === undefined) return { atTheAddress, throughTheApp: `${way.status} ${answer.error?.code}` };
  const { cookie } = await enterWith(gateway, answer.url);
  return { atTheAddress, throughTheApp: (await gateway.get(site, { cookie })).text };
}

/** Names of fields and kinds of values; permissions and access levels by value. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every((item) => typeof item === "string") ? value.join(" ") : value.map(shapeOf);
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, shapeOf(inner)]),
  );
}
