/** Runs journeys of a project's files outside a turn, as the checks at a turn's end would. */
import type { Needs } from "../../../../services.ts";
import { Overlay } from "../../overlay/overlay.ts";
import type { CheckOutcome } from "../check-results.ts";
import { KnownTypes } from "../known/known-types.ts";
import { CheckBackend } from "../looks/check-backend.ts";
import { ProjectChecks, type ChecksNeeds } from "../project-checks.ts";
import type { TriedJourney, TryingJourney } from "./tried-journey.ts";

/** A copy of the project's backend is made where they need one, and is thrown away. None: there is no such file. */
export async function tryJourneys(
  services: ChecksNeeds & Needs<"cloud">,
  { projectId, tenant, files, path, signal }: TryingJourney,
): Promise<TriedJourney[]> {
  const environment = () => services.cloud.publicEnvironment(projectId);
  await using backend = new CheckBackend({ services, projectId, environment });
  const checks = new ProjectChecks({ ...services, knownTypes: new KnownTypes() }, new Overlay(files), {
    ...{ projectId, tenant, signal, environment, backend },
    functions: () => Promise.resolve(null),
    looksOnce: false,
    onWait: () => undefined,
  });
  const found = path === null ? (await checks.journeys.run()).checks : [await checks.journeys.runFile(path)];
  return found.flatMap((check) => (check === null ? [] : [triedJourney(check)]));
}

const triedJourney = ({ name, ok, reason, detail }: CheckOutcome): TriedJourney =>
  ok === null
    ? { name, outcome: "not_run", detail: reason ?? "it did not run" }
    : { name, outcome: ok ? "passed" : "failed", detail };
