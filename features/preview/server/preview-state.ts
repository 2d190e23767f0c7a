/** In-memory state of the feature, one per process, found by the services it belongs to. */
import { randomText } from "@slipway/kernel/ids";
import type { Needs, Services } from "../../services.ts";
import { BuildQueue } from "./build/build-queue.ts";
import { CheckedBuilds } from "./build/checked-builds.ts";
import { ViewerFacts } from "./access/viewer-facts.ts";
import { OwnPreviews } from "./own/own-previews.ts";
import { ProjectTurns } from "./project-turns.ts";
import { PreviewTargets } from "./targets.ts";
import { ArtefactStore } from "./serving/artefact-store.ts";

export interface Installation {
  /** Part of cookie names, because several installations may share one machine. */
  id: string;
  secret: string;
}

/** Enough to show built files to those who may see them, also in a process that runs no preview. */
export interface Visits {
  store: ArtefactStore;
  facts: ViewerFacts;
  installation(): Promise<Installation>;
}

export interface PreviewState extends Visits {
  builds: BuildQueue;
  checkedBuilds: CheckedBuilds;
  targets: PreviewTargets;
  /** Serialises changes of a project's dev server, so that each meets the tree it was made for. */
  turns: ProjectTurns;
  /** Unsaved files, by person, for their own previews. */
  own: OwnPreviews;
}

const states = new WeakMap<Services, PreviewState>();

async function loadInstallation({ database }: Needs<"database">): Promise<Installation> {
  await database.pool.query("insert into preview_installation (id, secret) values ($1, $2) on conflict do nothing", [
    randomText(10),
    randomText(52),
  ]);
  const { rows } = await database.pool.query<Installation>("select id, secret from preview_installation");
  return rows[0]!;
}

export function openVisits(services: Needs<"database" | "objects">): Visits {
  let installation: Promise<Installation> | null = null;
  return {
    store: new ArtefactStore(services.objects),
    facts: new ViewerFacts(services),
    installation: () =>
      (installation ??= loadInstallation(services).catch((error: unknown) => {
        installation = null;
        throw error;
      })),
  };
}

export function previewState(services: Services): PreviewState {
  let state = states.get(services);
  if (state === undefined) {
    state = {
      ...openVisits(services),
      builds: new BuildQueue(),
      checkedBuilds: new CheckedBuilds(),
      targets: new PreviewTargets(),
      turns: new ProjectTurns(),
      own: new OwnPreviews(services),
    };
    states.set(services, state);
  }
  return state;
}
