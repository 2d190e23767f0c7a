/** Lists the changes that publishing now would make. (product page, screen 4) */
import { BUILDER_PLAN, readBuilderPlan, type BuilderPlan } from "../../files/server/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

const MAX_CHANGES = 50;
/** The request to the embedded builder, in the language of the site. */
const STORE_REQUESTS: Record<BuilderPlan["language"], string> = {
  en: "Store it in the database",
  de: "In der Datenbank speichern",
  es: "Guardar en la base de datos",
};

interface Forms {
  device_only_forms: number;
  device_only_lists: number;
  store_request: string | null;
}

/** Counts the kinds of entries that stay in visitors' browsers when this plan is published. */
export function formsOf(plan: BuilderPlan | null, isCloudOffered: boolean): Forms {
  if (plan === null) return { device_only_forms: 0, device_only_lists: 0, store_request: null };
  const forms = plan.forms ?? [];
  const unsent = plan.forms ? (plan.unsent ?? forms.slice(plan.answers.length).map(() => ({ storable: true }))) : [];
  const lists = plan.options.backend === undefined ? plan.entities.length : 0;
  const storable = unsent.filter((kind) => kind.storable).length + lists;
  return {
    device_only_forms: unsent.length,
    device_only_lists: lists,
    store_request: storable > 0 && isCloudOffered ? STORE_REQUESTS[plan.language] : null,
  };
}

export async function publishSummary(
  services: Needs<"cloud" | "database" | "git">,
  projectId: string,
): Promise<Forms & { changes: string[] }> {
  const project = await getProject(services, projectId);
  const sha = project.latestCommitSha;
  if (sha === null) return { changes: [], ...formsOf(null, false) };
  const repository = await services.git.open(projectId);
  const plan = await repository.read(sha, BUILDER_PLAN);
  const history = await repository.log(sha, MAX_CHANGES);
  const live = history.findIndex((commit) => commit.sha === project.publishedCommitSha);
  // The first commit is the starter project, which nobody changed.
  const since = live < 0 ? history.slice(0, history.length < MAX_CHANGES ? -1 : undefined) : history.slice(0, live);
  const changes = since.map((commit) => commit.message.split("\n", 1)[0]!);
  return { changes, ...formsOf(readBuilderPlan(plan), services.cloud.isOffered) };
}
