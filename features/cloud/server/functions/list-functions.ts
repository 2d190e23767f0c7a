/**
 * Functions as people see them: the deployed version, and the result of the last attempt. [C3.07] [C4.01] [C7.18]
 * [C7.22]
 */
import type { DeployedFunction } from "@slipway/cloud/functions/functions";
import type { Needs } from "../../../services.ts";
import type { CloudFunction } from "../../contract/functions.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import type { CloudFunctionRow } from "../cloud-tables.ts";
import { functionRows } from "./function-rows.ts";

/** None of it runs yet, so neither ACTIVE nor REMOVED would be true. */
const unborn = ({ id, slug, state, createdAt, triedAt }: CloudFunctionRow) => ({
  id,
  slug,
  name: slug,
  status: state === "failed" ? "FAILED" : "DEPLOYING",
  version: 0,
  verify_jwt: true,
  entrypoint_path: `${slug}/index.ts`,
  created_at: createdAt,
  updated_at: triedAt,
});

function shown(url: string, row: CloudFunctionRow | undefined, deployed: DeployedFunction | undefined): CloudFunction {
  const { source: _, ...base } = deployed ?? { ...unborn(row!), source: "" };
  const failure = row?.state === "failed" ? row.failure : null;
  return {
    ...base,
    url: `${url}/functions/v1/${base.slug}`,
    is_deploying: row?.state === "deploying",
    error: failure === null ? null : { message: failure.message, details: failure.details, at: row!.triedAt },
  };
}

/** By name. */
export async function listFunctions(
  services: Needs<"database"> & Keeps<"backends" | "traffic">,
  projectId: string,
): Promise<CloudFunction[]> {
  const { ref, url } = (await requireBackend(services, projectId)).backend;
  const [rows, running] = await Promise.all([functionRows(services, projectId), services.traffic.listFunctions(ref)]);
  const deployed = new Map(running.map((one) => [one.slug, one]));
  const slugs = [...new Set([...rows.keys(), ...deployed.keys()])].toSorted();
  return slugs.map((slug) => shown(url, rows.get(slug), deployed.get(slug)));
}
