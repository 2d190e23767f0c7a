/** Rules for requests to the registry, and the packages that the base set already provides. */
import { AppError } from "@slipway/kernel/errors";
import { satisfies, validRange } from "semver";
import type { DependencySet } from "../../port.ts";

const MAX_DEPENDENCIES = 200;
/** npm's own rule for new names; scoped or not. */
const NAME = /^(?:@[a-z0-9~][a-z0-9-._~]*\/)?[a-z0-9~][a-z0-9-._~]*$/;
const RESERVED = new Set(["node_modules", "favicon.ico", "__proto__", "constructor", "prototype"]);

export const dependencyRefused = (name: string, rule: string): AppError =>
  new AppError({
    code: "dependency_refused",
    status: 400,
    userMessage: `The dependency "${name.slice(0, 100)}" cannot be used: ${rule}`,
    details: { name, rule },
  });

/** Throws AppError `dependency_refused` for anything but registry names with semver ranges. */
export function checkDependencies(dependencies: DependencySet): void {
  const entries = Object.entries(dependencies);
  if (entries.length > MAX_DEPENDENCIES)
    throw dependencyRefused(entries[MAX_DEPENDENCIES]![0], `a project has at most ${MAX_DEPENDENCIES} dependencies.`);
  for (const [name, range] of entries) {
    if (name.length > 214 || !NAME.test(name) || RESERVED.has(name))
      throw dependencyRefused(name, "that is not the name of an npm package.");
    if (typeof range !== "string" || range.length > 100 || validRange(range) === null) {
      throw dependencyRefused(
        name,
        "only versions and version ranges are accepted, not files, links, addresses, tags or aliases.",
      );
    }
  }
}

/** Dependencies that the base set's exact versions do not satisfy. */
export function extraDependencies(base: Readonly<Record<string, string>>, dependencies: DependencySet): DependencySet {
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name, range]) => base[name] === undefined || !satisfies(base[name], range)),
  );
}
