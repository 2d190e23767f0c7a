/**
 * Finds the site of a host name: looked up on demand and cached for two seconds, so a restart needs no list of sites. A
 * public site's files need no database, so its visitors get the last known state while the database is away or slow.
 */
import { AppError } from "@slipway/kernel/errors";
import { setTimeout as delay } from "node:timers/promises";
import { findProjectBySiteName, getProject } from "../../../projects/server/index.ts";
import type { Artefact, FileBodies, Visits } from "../../../preview/server/index.ts";
import type { Needs } from "../../../services.ts";
import { deploymentBefore, findDeployment } from "../deployments.ts";
import { SharePages } from "../share/share-page.ts";

export interface Site {
  projectId: string;
  name: string;
  artefact: Artefact;
  /** The store of its files. */
  bodies: FileBodies;
  /** The previous deployment: open pages still ask for its files. */
  previous: Artefact | null;
  isPrivate: boolean;
}

export type SiteAnswer =
  | { kind: "site"; site: Site }
  | { kind: "moved"; name: string }
  | { kind: "broken"; projectId: string }
  | { kind: "none" };

const REMEMBERED_MS = 2_000;
/** A lookup takes a millisecond. Visitors of a public site wait no longer than this for a newer answer. */
const PATIENCE_MS = 500;
const MAX_KNOWN = 2_000;

export type SiteTablePorts = Needs<"addresses" | "clock" | "database" | "log" | "objects"> & {
  preview: Pick<Visits, "store">;
};

export class SiteTable {
  readonly #ports: SiteTablePorts;
  readonly #known = new Map<string, { until: number; answer: Promise<SiteAnswer> }>();
  readonly #pages: SharePages;

  constructor(ports: SiteTablePorts) {
    this.#ports = ports;
    this.#pages = new SharePages(ports);
  }

  of(name: string): Promise<SiteAnswer> {
    const known = this.#known.get(name);
    if (known !== undefined && known.until > performance.now()) return known.answer;
    const answer = this.#newest(name, known?.answer);
    this.#known.delete(name);
    this.#known.set(name, { until: performance.now() + REMEMBERED_MS, answer });
    answer.catch(() => this.#known.delete(name));
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_KNOWN) this.#known.delete(oldest!);
    return answer;
  }

  /** Forgets all names: changes are rare, and a lookup costs a millisecond. */
  forgetAll(): void {
    this.#known.clear();
  }

  /** Changes in this process forget all names at once, so `last` is never older than they are. */
  async #newest(name: string, last: Promise<SiteAnswer> | undefined): Promise<SiteAnswer> {
    const looked = this.#look(name);
    const before = await last?.catch(() => undefined);
    if (before?.kind !== "site" || before.site.isPrivate) return looked;
    const failed = looked.catch((error: unknown) => {
      this.#ports.log.warn("a site could not be looked up; it is served as it was", { site: name, error });
      return before;
    });
    const enough = new AbortController();
    const late = delay(PATIENCE_MS, before, { signal: enough.signal });
    late.catch(() => undefined);
    try {
      return await Promise.race([failed, late]);
    } finally {
      enough.abort();
    }
  }

  async #look(name: string): Promise<SiteAnswer> {
    const ports = this.#ports;
    const found = await findProjectBySiteName(ports, name);
    if (found === null) return { kind: "none" };
    const { projectId } = found;
    const project = await getProject(ports, projectId);
    if (!project.isPublished || project.publishedDeploymentId === null) return { kind: "none" };
    if (found.redirect) return { kind: "moved", name: found.name };
    const deployment = await findDeployment(ports, projectId, project.publishedDeploymentId);
    const { store } = ports.preview;
    const artefact = deployment === null ? null : await store.read(projectId, deployment.artefactId);
    if (deployment === null || artefact === null) return { kind: "broken", projectId };
    const before = await deploymentBefore(ports, deployment);
    const previous = before === null ? null : await store.read(projectId, before.artefactId);
    const isPrivate = project.publishVisibility === "private";
    // Links to a private site reveal nothing about it.
    const shared = isPrivate
      ? { artefact, bodies: store }
      : await this.#pages.of({
          deployment,
          artefact,
          siteUrl: ports.addresses.siteUrl(name),
          title: project.displayName,
        });
    return { kind: "site", site: { projectId, name, previous, isPrivate, ...shared } };
  }
}

/** After a change of what is live, or of who may see it: the next visitor is answered by what holds now. */
export async function forgetSites(services: Needs<"gateway"> & { sites: SiteTable }): Promise<void> {
  services.sites.forgetAll();
  // A gateway process that starts again has forgotten its entries.
  await services.gateway?.call("sites.forget").catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "gateway_restarting")) throw error;
  });
}
