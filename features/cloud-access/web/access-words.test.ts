import { expect, it } from "vitest";
import type { ProvenTable } from "../../cloud/contract/index.ts";
import { cellOf } from "./access-words.ts";
import { policySql } from "./policy-sql.ts";
import { curlLine, problemOf, queryOf, type RestRequest } from "./request-text.ts";

const nothing = { select: null, insert: false, update: null, delete: null };
const table = (change: Partial<ProvenTable>): ProvenTable => ({
  table: "orders",
  rls_enabled: true,
  rows: 5,
  access: { anon: nothing, user_a: { select: 2, insert: true, update: 0, delete: 5 }, user_b: nothing },
  anon_columns: null,
  failed: [],
  is_complete: true,
  ...change,
});

it("says in words how many rows somebody reaches", () => {
  const words = (["select", "insert", "update", "delete"] as const).map(
    (operation) => cellOf(table({}), "user_a", operation).words,
  );
  expect(words).toEqual(["2 of 5 rows", "Yes", "No row of 5", "All 5 rows"]);
  expect(cellOf(table({}), "anon", "select")).toEqual({ reach: "none", words: "No" });
});

it("calls an empty table allowed, not safe, and an attempt that failed neither", () => {
  expect(cellOf(table({ rows: 0 }), "user_a", "select")).toEqual({ reach: "all", words: "Allowed, no rows yet" });
  const failed = [
    { caller: "user_a", operation: "select", kind: "broken", sqlstate: "42P17", message: "infinite recursion" },
  ] as const;
  expect(cellOf(table({ failed: [...failed] }), "user_a", "select")).toEqual({ reach: "unknown", words: "Fails" });
});

it("writes a policy as SQL, with names quoted where they have to be", () => {
  const policy = { tablename: "Orders", policyname: 'own "rows"', cmd: "ALL", roles: ["authenticated"] };
  expect(policySql({ ...policy, is_restrictive: false, qual: "(a = 1)", with_check: null })).toBe(
    'create policy "own ""rows""" on public."Orders" for all to authenticated\n  using ((a = 1));',
  );
  expect(policySql({ ...policy, is_restrictive: true, qual: "(a = 1)", with_check: null })).toContain(
    'on public."Orders" as restrictive for all',
  );
});

const backend = { ref: "p1", url: "http://p1.cloud.localhost:4400", anonKey: "anon.key" };
const request = (change: Partial<RestRequest>): RestRequest => ({
  method: "GET",
  table: "odd name",
  filters: [{ column: "it's", operator: "in", value: "a,b" }],
  body: "{}",
  ...change,
});

it("encodes names and values of a request, and quotes them for a shell", () => {
  expect(queryOf(request({}))).toBe("select=*&it%27s=in.%28a%2Cb%29&limit=100");
  const line = curlLine(request({ method: "POST", body: `{"a": "it's"}` }), { backend, asUser: false });
  expect(line).toContain("'http://p1.cloud.localhost:4400/rest/v1/odd%20name'");
  expect(line).toContain(`-d '{"a": "it'\\''s"}'`);
});

it("has no token of a person in the line for a shell", () => {
  expect(curlLine(request({}), { backend, asUser: true })).toContain(`"Authorization: Bearer $ACCESS_TOKEN"`);
});

it("sends no change without a filter, and no body that is not JSON", () => {
  expect(problemOf(request({ method: "DELETE", filters: [] }))).toContain("Add a filter");
  expect(problemOf(request({ method: "POST", body: "{" }))).toContain("not JSON");
  expect(problemOf(request({ method: "PATCH", body: "{}" }))).toBeNull();
});
