import { describe, expect, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { fillPath, route, type RouteInput, type RouteParsed, type RouteResult } from "./route.ts";

const rename = route({
  method: "PUT",
  path: "/projects/{id}/things/{thingId}",
  policy: { project: "EditProject" },
  summary: "Rename a thing",
  params: z.object({ id: z.string(), thingId: z.string() }),
  query: z.object({ limit: z.coerce.number().default(30) }),
  body: z.object({ name: z.string() }),
  result: z.object({ id: z.string() }),
});
const remove = route({ method: "DELETE", path: "/things", policy: "signedIn", summary: "Remove all things" });
const download = route({ method: "GET", path: "/zip", policy: "signedIn", summary: "Everything", resultKind: "bytes" });

describe("fillPath", () => {
  it("puts percent-encoded values into the path", () => {
    expect(fillPath("/projects/{id}/files/{name}", { id: "p1", name: "a/b ü?#$&" })).toBe(
      "/projects/p1/files/a%2Fb%20%C3%BC%3F%23%24%26",
    );
    expect(fillPath("/projects/{id}/{id}", { id: "p1" })).toBe("/projects/p1/p1");
    expect(fillPath("/plain")).toBe("/plain");
  });

  it("refuses a path whose value is missing", () => {
    expect(() => fillPath("/projects/{id}", {})).toThrow("needs the parameter id");
  });
});

describe("types derived from a route", () => {
  it("splits what is sent from what is parsed, and drops what is left out", () => {
    expectTypeOf<RouteInput<typeof rename>["body"]>().toEqualTypeOf<{ name: string }>();
    expectTypeOf<RouteParsed<typeof rename>["query"]>().toEqualTypeOf<{ limit: number }>();
    expectTypeOf<RouteResult<typeof rename>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<RouteResult<typeof remove>>().toEqualTypeOf<Record<string, never>>();
    expectTypeOf<RouteResult<typeof download>>().toEqualTypeOf<Response>();
    expectTypeOf<keyof RouteInput<typeof remove>>().toEqualTypeOf<never>();
  });
});
