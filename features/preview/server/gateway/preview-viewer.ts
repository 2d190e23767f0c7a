/** Who looks at a preview host, and at what. */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isProjectId } from "@slipway/kernel/ids";
import { can } from "@slipway/kernel/permissions";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import { readPass } from "../access/pass-cookie.ts";
import { STRANGER } from "../access/tickets.ts";
import type { Viewer, Visits } from "../preview.ts";
import { pathOf } from "../serving/serve-artefact.ts";

export interface PreviewPlace {
  projectId: string;
  /** First 12 digits of a past version's commit; null: the newest. */
  shaStart: string | null;
}

/** `{projectId}` or `{12-hex sha}--{projectId}`. [E5] */
export function placeOf(label: string | null): PreviewPlace | null {
  const match = /^(?:([0-9a-f]{12})--)?([a-z0-9]+)$/.exec(label ?? "");
  return match !== null && isProjectId(match[2]!) ? { projectId: match[2]!, shaStart: match[1] ?? null } : null;
}

/** Identifies the viewer by the cookie from the host's entrance. */
export async function viewerOf(
  services: Needs<"clock"> & Keeps<"installation">,
  incoming: IncomingMessage,
  projectId: string,
): Promise<Viewer> {
  const installation = await services.installation();
  const wanted = { audience: "preview", projectId, now: services.clock.now() } as const;
  return readPass(installation, incoming.headers.cookie, wanted)?.viewer ?? STRANGER;
}

/** `edit`: the dev server with its source. `view`: the built site only. `trash`: may know that it is in Trash. */
export async function levelOf(
  { facts }: Pick<Visits, "facts">,
  projectId: string,
  viewer: Viewer,
): Promise<"edit" | "view" | "trash" | null> {
  const known = await facts.of(projectId, viewer);
  if (known === null) return null;
  if (known.inTrash) return can(known, "ViewProject") ? "trash" : null;
  if (can(known, "EditProject")) return "edit";
  return can(known, "ViewProject") ? "view" : null;
}

/** The agent's notes and backend code are in the tree, but no page ever requests them. */
export function isHiddenPath(target: string): boolean {
  const path = pathOf(target);
  return path === null || /^(@fs\/+app\/)?(\.slipway|supabase|\.git)(\/|$)/i.test(path.replace(/^\/+/, ""));
}

/** Who looks at what. */
export interface Visit {
  projectId: string;
  viewer: Viewer;
}

/** How often the right to what is open is looked at. */
const LOOK_MS = 1_000;

/** An open socket or a long answer ends within five seconds of the right to it. */
export function watchRight(
  visits: Pick<Visits, "facts">,
  open: Duplex | ServerResponse,
  { projectId, viewer }: Visit,
): void {
  const look = (): void =>
    void levelOf(visits, projectId, viewer).then(
      (level) => level !== "edit" && open.destroy(),
      () => undefined,
    );
  const timer = setInterval(look, LOOK_MS).unref();
  open.once("close", () => clearInterval(timer));
  // Its end was before there was anybody to hear of it.
  if (open.destroyed) clearInterval(timer);
}

/**
 * On every answer of a preview. Its pages are untrusted: only the app may show them in a frame, and they pass no address on. Pages of
 * other previews, which browsers take for the same site, may not load their files with the cookie of whoever looks.
 */
export function previewHeaders({ addresses }: Needs<"addresses">, incoming: IncomingMessage): OutgoingHttpHeaders {
  const { appUrl } = addresses.seenAt(incoming.headers.host);
  return {
    "content-security-policy": `frame-ancestors 'self' ${appUrl}`,
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    ...(addresses.secure ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
