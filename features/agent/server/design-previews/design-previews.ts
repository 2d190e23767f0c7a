/**
 * Other designs of an app, as real pictures. The embedded builder applies each design to a copy of the files; the copy is
 * built and its first page opened. Only the picture is kept. (product page, item 18)
 */
import { notFound, unavailable } from "@slipway/kernel/errors";
import { isWhole } from "@slipway/platform/browser/port";
import { BUILDER_PLAN, dependenciesOf, readBuilderPlan, type BuilderPlan } from "../../../files/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { Overlay } from "../overlay/overlay.ts";
import { dryTurn } from "./dry-turn.ts";

/** Requests that the builder answers with a choice of designs, in its three languages. */
const ASKS: Record<BuilderPlan["language"], string> = {
  en: "Show me another look",
  de: "Zeig mir einen anderen Look",
  es: "Muéstrame otro aspecto",
};
/** In a small picture, a narrower page shows more. */
const VIEWPORT = { width: 960, height: 640 };
const LONGEST_MS = 120_000;

/** The needs of reading an app's designs; drawing one builds the app and opens it. */
type ReadNeeds = Needs<"clock" | "git" | "models">;
type DrawNeeds = ReadNeeds & Needs<"cloud" | "database" | "sandbox" | "templateDir"> & Needs<"browser" | "objects">;

export interface OfferedDesigns {
  /** The version these designs belong to; null if the builder did not make the app. */
  sha: string | null;
  /** The request that makes the builder apply each look. */
  requests: readonly string[];
}

const folderOf = (projectId: string): string => `looks/${projectId}/`;

type Files = ConstructorParameters<typeof Overlay>[0];

async function headOf(services: Needs<"git">, projectId: string): Promise<{ sha: string; files: Files } | null> {
  const repository = await services.git.open(projectId);
  const sha = await repository.head();
  return sha === null ? null : { sha, files: await repository.files(sha) };
}

/** The requests that apply each look; null for an app that the builder did not write. */
async function requestsFor(services: Needs<"clock" | "models">, files: Files): Promise<readonly string[] | null> {
  const overlay = new Overlay(files);
  const plan = readBuilderPlan(overlay.peek(BUILDER_PLAN) ?? null);
  if (plan === null) return null;
  const message = ASKS[plan.language];
  const requests = await dryTurn({ services, overlay, message, signal: AbortSignal.timeout(LONGEST_MS) });
  // If the builder changed something instead of asking, it has no choice to offer.
  return overlay.changes().length > 0 ? [] : requests;
}

export async function offeredDesigns(services: ReadNeeds, projectId: string): Promise<OfferedDesigns> {
  const head = await headOf(services, projectId);
  const requests = head === null ? null : await requestsFor(services, head.files);
  return requests === null ? { sha: null, requests: [] } : { sha: head!.sha, requests };
}

export interface WantedDesign {
  projectId: string;
  sha: string;
  /** Its index among the offered designs. */
  at: number;
}

const nameOf = ({ projectId, sha, at }: WantedDesign): string => `${folderOf(projectId)}${sha}-${at}`;

async function draw(services: DrawNeeds, wanted: WantedDesign): Promise<Uint8Array> {
  const { projectId, sha, at } = wanted;
  const head = await headOf(services, projectId);
  const message = head?.sha === sha ? (await requestsFor(services, head.files))?.[at] : undefined;
  if (head === null || message === undefined) throw notFound("The look");
  const overlay = new Overlay(head.files);
  const signal = AbortSignal.timeout(LONGEST_MS);
  await dryTurn({ services, overlay, message, signal });
  const files = overlay.files();
  const [{ workspaceId: tenant }, dependencies, environment] = await Promise.all([
    getProject(services, projectId),
    dependenciesOf(services, files),
    services.cloud.publicEnvironment(projectId),
  ]);
  const built = await services.sandbox.build({ files, dependencies, environment, signal, tenant });
  if (!built.ok) throw unavailable("design_not_built", "This look does not build with what was changed by hand.");
  const [page] = await services.browser.renderPages({
    site: { kind: "files", files: built.files },
    routes: ["/"],
    viewports: [VIEWPORT],
    screenshot: "first",
    signal,
    tenant,
  });
  if (page?.screenshot == null || !isWhole(page))
    throw unavailable("design_not_seen", page?.problem ?? "The page could not be looked at.");
  await keep(services, wanted, page.screenshot);
  return page.screenshot;
}

/** Keeps pictures of the newest version only. */
async function keep(services: Needs<"objects">, wanted: WantedDesign, png: Uint8Array): Promise<void> {
  const kept = nameOf(wanted);
  for await (const { key } of services.objects.list(folderOf(wanted.projectId)))
    if (!key.startsWith(`${folderOf(wanted.projectId)}${wanted.sha}-`)) await services.objects.delete(key);
  await services.objects.put(kept, png);
}

export class DesignPictures {
  readonly #services: DrawNeeds;
  /** Pictures under way, by their names: whoever asks meanwhile waits for the same. */
  readonly #underWay = new Map<string, Promise<Uint8Array>>();

  constructor(services: DrawNeeds) {
    this.#services = services;
  }

  async answer(wanted: WantedDesign): Promise<Response> {
    const drawn = (await this.#services.objects.get(nameOf(wanted))) ?? (await this.#drawn(wanted));
    return new Response(new Uint8Array(drawn), {
      headers: {
        "cache-control": "private, max-age=3600, immutable",
        "content-type": "image/png",
        "x-content-type-options": "nosniff",
      },
    });
  }

  #drawn(wanted: WantedDesign): Promise<Uint8Array> {
    const name = nameOf(wanted);
    const known = this.#underWay.get(name);
    if (known !== undefined) return known;
    const drawing = draw(this.#services, wanted).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, drawing);
    return drawing;
  }
}

export async function forgetDesigns(services: Needs<"objects">, projectId: string): Promise<void> {
  for await (const { key } of services.objects.list(folderOf(projectId))) await services.objects.delete(key);
}
