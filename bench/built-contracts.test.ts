/** Contracts as the built app has them: with the stand-in for schemas, and without what the browser does not read. */
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { contracts, type FeatureContract } from "@slipway/features/contracts.ts";
import { createClient, queryKey, type AnyRoute } from "@slipway/kernel/contract/client";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";

interface Built {
  contracts: readonly FeatureContract[];
  createClient: typeof createClient;
  queryKey: typeof queryKey;
}

const root = join(import.meta.dirname, "..");
const VITE = join(root, "node_modules/vite/bin/vite.js");
const place = (path: string): string => JSON.stringify(join(root, path));

/** The entry stands in for the app's page; everything else is as the app is built. */
const ENTRY = `
  export { contracts } from ${place("features/contracts.ts")};
  export { createClient, queryKey } from ${place("kernel/src/contract/client.ts")};`;
const configFor = (folder: string): string => `
  import config from ${place("web/vite.config.ts")};
  export default {
    ...config,
    publicDir: false,
    build: {
      ...config.build,
      manifest: false,
      outDir: ${JSON.stringify(join(folder, "built"))},
      rolldownOptions: {
        input: ${JSON.stringify(join(folder, "entry.ts"))},
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false, entryFileNames: "contracts.mjs" },
      },
    },
  };`;

const stack = new AsyncDisposableStack();
let built: Built;

beforeAll(async () => {
  const { path } = stack.use(await temporaryFolder());
  await writeFile(join(path, "entry.ts"), ENTRY);
  await writeFile(join(path, "vite.config.ts"), configFor(path));
  const args = [VITE, "build", "--config", join(path, "vite.config.ts"), "--logLevel", "error"];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  built = (await import(pathToFileURL(join(path, "built/contracts.mjs")).href)) as Built;
}, 60_000);
afterAll(() => stack.disposeAsync());

const FILE = new Uint8Array([0, 1, 255]);

function inputOf({ path }: AnyRoute) {
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!);
  return { params: Object.fromEntries(names.map((name) => [name, `${name} /é`])), query: { limit: 3, q: "a b" } };
}

/** Calls the route. Answers the request that was sent, and the result that its caller gets. */
async function called(client: Pick<Built, "createClient" | "queryKey">, route: AnyRoute, body: unknown) {
  const sent: unknown[] = [];
  const answer: typeof fetch = async (url, init) => {
    sent.push([url, init]);
    return new Response('{"answered":true}');
  };
  const input = { ...inputOf(route), ...(body === undefined ? {} : { body }) } as never;
  const call = client.createClient({ baseUrl: "https://slipway.example", fetch: answer });
  const result: unknown = await call(route, input);
  const key = client.queryKey(route, input);
  return { key, sent, result: result instanceof Response ? ["bytes", await result.text()] : result };
}

it("has every route and live path of every feature, without their schemas", () => {
  const routesOf = (all: readonly FeatureContract[]) => all.map(({ name, routes }) => [name, Object.keys(routes)]);
  expect(routesOf(built.contracts)).toEqual(routesOf(contracts));
  const pathsOf = (all: readonly FeatureContract[]) => all.map(({ livePaths }) => livePaths.map(({ path }) => path));
  expect(pathsOf(built.contracts)).toEqual(pathsOf(contracts));
  const READ = ["method", "path", "resultKind"];
  for (const { name, routes } of built.contracts)
    for (const [key, route] of Object.entries(routes))
      expect(
        Object.keys(route).filter((property) => !READ.includes(property)),
        `${name} ${key}`,
      ).toEqual([]);
});

it.each(contracts.map(({ name }) => name))("calls the routes of %s as the source does", async (name) => {
  const source = contracts.find((contract) => contract.name === name)!;
  const inBuild = built.contracts.find((contract) => contract.name === name)!;
  for (const [key, route] of Object.entries(source.routes)) {
    const lean = inBuild.routes[key]!;
    for (const body of [undefined, { a: [1, null] }, FILE])
      expect(await called(built, lean, body), key).toEqual(await called({ createClient, queryKey }, route, body));
  }
});
