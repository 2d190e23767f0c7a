/** The built site of one commit: for people who may not read source, and for past versions. */
import type { OutgoingHttpHeaders } from "node:http";
import { AppError } from "@slipway/kernel/errors";
import { waitingSentence } from "@slipway/platform/jobs/fair-queue";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import { artefactIdOf, ensureBuild, type EnsureNeeds } from "../build/ensure-build.ts";
import { pageFor, serveBuiltFile, serveBuiltPage } from "../first-sight/built-page.ts";
import type { BuildOutcome } from "../preview.ts";
import type { Artefact } from "../serving/artefact-store.ts";
import { answerPage, isNavigation, type Exchange } from "./answer-page.ts";
import { failurePage } from "./live-preview.ts";
import { NOTHING_HERE, type Page } from "./pages.ts";

const PATIENCE_MS = 1_500;
const LOOK_BACK = 10_000;
const NO_BUILD: Page = { title: "No preview yet", text: "There is no preview build to open yet." };

/** The commit of the newest verified build, or of the requested past version; null if there is none. */
const commitFor = async (
  services: Needs<"database" | "git">,
  projectId: string,
  shaStart: string | null,
): Promise<string | null> =>
  shaStart === null
    ? (await getProject(services, projectId)).previewBuildCommitSha
    : pastCommit(services, projectId, shaStart);

/** The commit of the project's history that starts with these digits. */
export async function pastCommit(services: Needs<"git">, projectId: string, shaStart: string): Promise<string | null> {
  const repository = await services.git.open(projectId);
  const head = await repository.head();
  if (head === null) return null;
  if (head.startsWith(shaStart)) return head;
  return (await repository.log(head, LOOK_BACK)).find((commit) => commit.sha.startsWith(shaStart))?.sha ?? null;
}

export interface BuiltPlace {
  projectId: string;
  shaStart: string | null;
  /** Build logs quote source: only for people who may read it. */
  showsLog: boolean;
  headers: OutgoingHttpHeaders;
}

function buildWaitingPage(services: Keeps<"builds">, projectId: string): Page {
  const place = services.builds.place(projectId) ?? 0;
  const text = place === 0 ? "This version is being built." : waitingSentence("build", place);
  return { title: "Building this version", text, reloads: 1 };
}

/** Builds a site that no longer exists. If that takes long, the page says so and reloads. */
async function builtNow(
  services: EnsureNeeds,
  exchange: Exchange,
  { projectId, showsLog, headers, sha }: BuiltPlace & { sha: string },
): Promise<Artefact | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = isNavigation(exchange.incoming)
    ? new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE_MS)))
    : new Promise<null>(() => undefined);
  const build = ensureBuild(services, { projectId, sha, reason: "preview" });
  // If nobody waits any more, the build itself has logged its failure.
  build.catch(() => undefined);
  let outcome: BuildOutcome | null;
  try {
    outcome = await Promise.race([build, patience]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    answerPage(exchange, failurePage(error), headers);
    return null;
  } finally {
    clearTimeout(timer);
  }
  if (outcome === null) {
    answerPage(exchange, { status: 200, page: buildWaitingPage(services, projectId) }, headers);
    return null;
  }
  if (outcome.ok) return services.store.read(projectId, outcome.artefactId);
  const page: Page = {
    title: "This version does not build",
    text: "Its build ended with errors, so there is no page to show.",
    ...(showsLog ? { detail: outcome.log } : {}),
  };
  answerPage(exchange, { status: 422, page }, headers);
  return null;
}

export async function serveBuilt(
  services: EnsureNeeds & Needs<"addresses">,
  exchange: Exchange,
  place: BuiltPlace,
): Promise<void> {
  const { projectId, headers } = place;
  const { store } = services;
  const sha = await commitFor(services, projectId, place.shaStart);
  if (sha === null) {
    const page = place.shaStart === null ? NO_BUILD : NOTHING_HERE;
    return answerPage(exchange, { status: 404, page }, headers);
  }
  const known = await store.read(projectId, await artefactIdOf(services, projectId, sha));
  const artefact = known ?? (await builtNow(services, exchange, { ...place, sha }));
  if (artefact === null) return;
  const page = pageFor(artefact, exchange);
  if (page !== null) return serveBuiltPage(services, exchange, { page, headers, caching: "private, no-cache" });
  await serveBuiltFile(services, exchange, { artefact, headers });
}
