import { contracts } from "@slipway/features/contracts.ts";
import { createClient } from "@slipway/kernel/contract/client";
import { fillPath, type RouteDefinition } from "@slipway/kernel/contract/route";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const routes: readonly RouteDefinition[] = contracts.flatMap(({ routes: contract }) => Object.values(contract));
const exampleOf = (path: string): string =>
  fillPath(path, Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, "x"])));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const sentenceOf = async (method: string, path: string): Promise<string> => {
  const body = method === "GET" ? {} : { body: "{}", headers: { "content-type": "application/json" } };
  const text = await (await app.fetch(path, { method, ...body })).text();
  // A redirect has no body.
  if (text === "") return "answered";
  return (JSON.parse(text) as { error?: { message: string } }).error?.message ?? "answered";
};

it("every path of a contract is relative to the product's API and answers nowhere else [W7.01] [T7.01]", async () => {
  for (const { method, path } of routes) {
    const example = exampleOf(path);
    expect([method, path, await sentenceOf(method, `/api${example}`)]).not.toContain("There is no such call.");
    expect(await sentenceOf(method, example)).toBe("There is nothing here.");
  }
  expect(await sentenceOf("GET", "/api/nothing")).toBe("There is no such call.");
});

it("and the one client puts the API in front of them [W7.01] [T7.01]", async () => {
  const asked: string[] = [];
  const fetched: typeof fetch = async (input) => {
    asked.push(String(input));
    return Response.json({});
  };
  const call = createClient({ baseUrl: "", fetch: fetched });
  for (const route of routes.filter(({ path }) => !path.includes("{"))) await call(route as never, {} as never);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.every((url) => url.startsWith("/api/"))).toBe(true);
});
