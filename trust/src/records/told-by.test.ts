import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AUDIT_ACTIONS } from "@slipway/features/audit/contract/index.ts";
import { contracts } from "@slipway/features/contracts.ts";
import { describe, expect, it } from "vitest";
import { TOLD_BY, TOLD_OTHERWISE, UNTOLD } from "./told-by.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Every route that may change something, with its feature. */
const changing = contracts.flatMap(({ name, routes }) =>
  Object.values(routes).flatMap(({ method, path }) => (method === "GET" ? [] : [{ name, route: `${method} ${path}` }])),
);
const toldBy = ({ route }: { route: string }) => {
  const told = TOLD_BY[route];
  return typeof told === "object" ? told : [];
};
const serverOf = new Map<string, string>();
const isWrittenBy = (feature: string, action: string): boolean => {
  const known = serverOf.get(feature);
  const source =
    known ??
    globSync(join(ROOT, `features/${feature}/server/**/*.ts`))
      .filter((path) => !/\.(test|suite)\.ts$/.test(path))
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
  serverOf.set(feature, source);
  return source.includes(`"${action}"`);
};
/** Features that write an entry for another one, in its transaction. */
const FOR_OTHERS: Readonly<Record<string, readonly string[]>> = {
  workspaces: ["single-sign-on"],
  billing: ["single-sign-on"],
  accounts: ["workspaces", "sharing"],
  "single-sign-on": ["projects", "workspaces"],
  chat: ["cloud"],
  publish: ["projects"],
};

describe("the audit log", () => {
  it("knows of every route that may change something whether it is told, and of no other", () => {
    expect(Object.keys(TOLD_BY).toSorted()).toEqual(changing.map(({ route }) => route).toSorted());
  });

  it("is not told of a route for one of the reasons that are written down, and each of them is needed", () => {
    const reasons = Object.values(TOLD_BY).filter((told) => typeof told === "string");
    expect([...new Set(reasons)].toSorted()).toEqual(Object.keys(UNTOLD).toSorted());
  });

  it("has each entry from a route or from something else that is named, and each of them once", () => {
    const told = new Set([...changing.flatMap(toldBy), ...TOLD_OTHERWISE]);
    expect([...told].toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
  });

  it("is written by the features whose routes are told of", () => {
    const unwritten = changing.flatMap((each) =>
      toldBy(each).flatMap((action) =>
        [each.name, ...(FOR_OTHERS[each.name] ?? [])].some((feature) => isWrittenBy(feature, action))
          ? []
          : `${each.route}: ${action}`,
      ),
    );
    expect(unwritten).toEqual([]);
  });
});
