/** Runs one journey of a project's files outside a turn, as the checks at a turn's end would. */
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../../../services.ts";
import { Overlay } from "../../overlay/overlay.ts";
import { KnownTypes } from "../known/known-types.ts";
import { CheckBackend } from "../looks/check-backend.ts";
import { ProjectChecks, type ChecksNeeds } from "../project-checks.ts";
import type { TriedJourney, TryingJourney } from "./tried-journey.ts";

/** A copy of the project's backend is made for it where it needs one, and is thrown away. AppError 404 without the file. */
export async function tryJourney(
  services: ChecksNeeds & Needs<"cloud">,
  { projectId, tenant, files, path, signal }: TryingJourney,
): Promise<TriedJourney> {
  const environment = () => services.cloud.publicEnvironment(projectId);
  await using backend = new CheckBackend({ services, projectId, environment });
  const checks = new ProjectChecks({ ...services, knownTypes: new KnownTypes() }, new Overlay(files), {
    ...{ projectId, tenant, signal, environment, backend },
    functions: () => Promise.resolve(null),
    looksOnce: false,
    onWait: () => undefined,
  });
  const check = await checks.journeys.runFile(path);
  if (check === null) throw notFound("This journey");
  if (check.ok === null) return { outcome: "not_run", detail: check.reason ?? "it did not run" };
  return { outcome: check.ok ? "passed" : "failed", detail: check.detail };
}
