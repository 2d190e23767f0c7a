/** A project's REST API and the SQL of its owner against models that know the answers without a database. A finding names its seed and number. */
import { restService } from "@slipway/cloud/rest/rest-service";
import { runRestRequests } from "@slipway/cloud/testing/requests/rest-requests";
import { openTestProject } from "@slipway/cloud/testing/test-project";
import { enableBackend } from "@slipway/features/cloud/testing.ts";
import { runSqlRequests } from "@slipway/features/cloud/testing/sql-requests.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import type { FuzzWorld } from "@slipway/trust/fuzz/fuzz-world";

const REQUESTS = 10_000;
const STATEMENTS = 3_000;

/** Answers what was wrong; `say` gets the amounts. */
export async function runQueryModels(
  { app }: FuzzWorld,
  { seed, say }: { seed: number; say: (what: string, value: string) => void },
): Promise<string[]> {
  using rest = restService();
  await using project = await openTestProject([rest]);
  const asked = await runRestRequests(project, { seed, count: REQUESTS });
  say("requests to REST, with a known answer, with rows", `${REQUESTS}, ${asked.known}, ${asked.withRows}`);
  // A workspace of its own: the requests before may have turned backends off in the others.
  const owner = await app.signUp("Models");
  const { id } = await newProject(owner.call);
  await enableBackend(owner.call, id);
  const ran = await runSqlRequests(app.services, id, { seed, count: STATEMENTS });
  say("statements of an owner, refused as they have to be", `${STATEMENTS}, ${ran.refused}`);
  return [...asked.problems, ...ran.problems];
}
