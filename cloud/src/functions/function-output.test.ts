import { expect, it } from "vitest";
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
    await expect.poll(() => printed(ids[at]!)).toEqual([name, `begin ${name}`, "end"].toSorted());
  for (const source of ["function_edge_logs", "edge_logs"])
    expect(
      world.records.filter((one) => one.source === source && one.attributes?.["trace_id"] === ids[0]),
    ).toHaveLength(1);
  expect(world.records.some(({ message }) => message.includes("\u0001"))).toBe(false);
});
