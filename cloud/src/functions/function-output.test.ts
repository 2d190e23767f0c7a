import { expect, it } from "vitest";
import { lineTeller } from "./line-teller.ts";
import { openFunctionsWorld } from "./testing.ts";

/** Each of the first three requests goes on once all of them have begun. */
const TALK = `let begun = 0;
const all = Promise.withResolvers();
Deno.serve(async (request) => {
  const { name } = await request.json();
  console.log("begin " + name);
  if (++begun === 3) all.resolve();
  await all.promise;
  console.error("end\\n" + name);
  return new Response(request.headers.get("sb-request-id"));
});`;

it("finds what a function printed by the id of the request, though others run beside it [C7.02]", async () => {
  await using world = await openFunctionsWorld();
  await world.deploy("talk", TALK);
  const call = (name: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${world.project.url}/functions/v1/talk`, { method: "POST", body: JSON.stringify({ name }), headers });
  const answers = await Promise.all(["Ada", "Bo", "Cy"].map((name) => call(name)));
  const ids = answers.map(({ headers }) => headers.get("sb-request-id")!);
  expect(new Set(ids).size).toBe(3);
  // A caller cannot choose it, and the function is told the same one.
  const chosen = await call("Di", { "sb-request-id": ids[0]! });
  expect(chosen.headers.get("sb-request-id")).not.toBe(ids[0]);
  expect(await chosen.text()).toBe(chosen.headers.get("sb-request-id"));
  const printed = (id: string): string[] =>
    world.records
      .filter(({ source, attributes }) => source === "function_logs" && attributes?.["trace_id"] === id)
      .map(({ message }) => message)
      .toSorted();
  for (const [at, name] of ["Ada", "Bo", "Cy"].entries())
    await expect.poll(() => printed(ids[at]!)).toEqual([`begin ${name}`, `end\n${name}`]);
  for (const source of ["function_edge_logs", "edge_logs"])
    expect(
      world.records.filter((one) => one.source === source && one.attributes?.["trace_id"] === ids[0]),
    ).toHaveLength(1);
  expect(world.records.some(({ message }) => /[\u0001-\u0003]/.test(message))).toBe(false);
});

it("keeps an error and its stack as one entry of the request that failed, and adds no words of Deno [C7.02]", async () => {
  await using world = await openFunctionsWorld();
  await world.deploy("total", `Deno.serve(async (request) => (await request.json()).order.total);`);
  await world.deploy("plain", `Deno.serve(() => "no response");`);
  const failed = await fetch(`${world.project.url}/functions/v1/total`, { method: "POST", body: "{}" });
  expect([failed.status, await failed.text()]).toEqual([500, "Internal Server Error"]);
  const printed = () => world.records.filter(({ source }) => source === "function_logs");
  await expect.poll(() => printed().map(({ message }) => message)).toHaveLength(1);
  const [record] = printed();
  expect(record).toMatchObject({
    level: "error",
    message: expect.stringMatching(/^TypeError: Cannot read properties of undefined.*\n +at .*total\/index\.ts:1:\d+$/),
    attributes: { trace_id: failed.headers.get("sb-request-id") },
  });
  const plain = await fetch(`${world.project.url}/functions/v1/plain`);
  expect(plain.status).toBe(500);
  await expect
    .poll(() => printed().find(({ attributes }) => attributes?.["trace_id"] === plain.headers.get("sb-request-id")))
    .toMatchObject({ message: expect.stringContaining("The function answered no Response") });
  await plain.text();
});

it("goes on with the next request where the end of a call was never printed", () => {
  const told: string[] = [];
  const tell = lineTeller(({ message, trace }) => void told.push(`${trace === null ? "-" : trace[0]} ${message}`));
  const lines = [`\u0001${"a".repeat(32)}`, "\u0002", "half a call", `\u0001${"b".repeat(32)}`, "next"];
  for (const line of lines) tell(line, "stdout");
  expect(told).toEqual(["a half a call", "b next"]);
});

it("tells the beginning of a call of thousands of lines, and what follows it", () => {
  const told: string[] = [];
  const tell = lineTeller(({ message }) => void told.push(message));
  const long = Array.from({ length: 3000 }, (_, index) => `line ${index}`);
  for (const line of ["\u0002", ...long, "\u0003", "after"]) tell(line, "stdout");
  expect(told).toEqual([expect.stringMatching(/^line 0\nline 1\n[^]*\n…$/), "after"]);
  expect(told[0]!.length).toBeLessThan(8192);
});
