/** In-memory state of the feature, one per process. `mount` builds it; a use case names the parts that it needs. */
import type { Needs } from "../../services.ts";
import { loadInstallation } from "./access/installation.ts";
import { ViewerFacts } from "./access/viewer-facts.ts";
import { BuildQueue } from "./build/build-queue.ts";
import { CheckedBuilds } from "./build/checked-builds.ts";
import { LinkVisits } from "./links/link-visits.ts";
import { OwnPreviews } from "./own/own-previews.ts";
import type { Installation } from "./preview.ts";
import { ProjectTurns } from "./project-turns.ts";
import { ArtefactStore } from "./serving/artefact-store.ts";
import { PreviewTargets } from "./targets.ts";

export interface PreviewState {
  store: ArtefactStore;
  facts: ViewerFacts;
  installation(): Promise<Installation>;
  builds: BuildQueue;
  checkedBuilds: CheckedBuilds;
  targets: PreviewTargets;
  /** Serialises changes of a project's dev server, so that each meets the tree it was made for. */
  turns: ProjectTurns;
  /** Unsaved files, by person, for their own previews. */
  own: OwnPreviews;
  linkVisits: LinkVisits;
}

/** As `Needs`, of this feature's own state. */
export type Keeps<Name extends keyof PreviewState> = Pick<PreviewState, Name>;

/** The part that shows built sites: all that the gateway process has of this feature. */
export function openVisits(services: Needs<"database" | "objects">): Keeps<"facts" | "installation" | "store"> {
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

export function openState(
  services: Needs<"clock" | "database" | "objects"> & Needs<"cloud" | "git" | "log" | "sandbox" | "templateDir">,
): PreviewState {
  const [targets, turns] = [new PreviewTargets(), new ProjectTurns()];
  return {
    ...openVisits(services),
    builds: new BuildQueue(),
    checkedBuilds: new CheckedBuilds(),
    targets,
    turns,
    own: new OwnPreviews({ ...services, targets, turns }),
    linkVisits: new LinkVisits(services),
  };
}
