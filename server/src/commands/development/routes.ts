/** `./slipway routes`: every route and live path with its policy, from the contracts. */
import type { Policy } from "@slipway/kernel/contract/route";
import { contracts, type FeatureContract } from "@slipway/features/contracts.ts";
import { print, table } from "../terminal.ts";

/** `signedIn`, `staff`, `project EditProject`, `workspace ManageWorkspace`. */
export function policyText(policy: Policy): string {
  if (typeof policy === "string") return policy;
  if ("workspace" in policy) return `workspace ${policy.workspace}`;
  return `project ${policy.project}${policy.inTrash === undefined ? "" : `, in Trash ${policy.inTrash}`}`;
}

export function routeRows(all: readonly FeatureContract[]): string[][] {
  const routes = all.flatMap(({ name, routes: contract }) =>
    Object.values(contract).map((route) => [
      route.method,
      `/api${route.path}`,
      policyText(route.policy),
      name,
      route.summary,
    ]),
  );
  const livePaths = all.flatMap(({ name, livePaths: paths }) =>
    paths.map((live) => [
      "LIVE",
      live.path,
      live.own === undefined ? policyText(live.policy) : "own",
      name,
      live.summary,
    ]),
  );
  const byPath = (one: string[], other: string[]): number =>
    one[1]!.localeCompare(other[1]!) || one[0]!.localeCompare(other[0]!);
  return [["METHOD", "PATH", "POLICY", "FEATURE", "WHAT"], ...routes.sort(byPath), ...livePaths.sort(byPath)];
}

export async function routes(): Promise<number> {
  for (const line of table(routeRows(contracts))) print(line);
  return 0;
}
