/** Identifies the viewer of a preview host, and the requested preview. */
import type { IncomingMessage } from "node:http";
import { isProjectId } from "@slipway/kernel/ids";
import { can } from "@slipway/kernel/permissions";
import type { Services } from "../../../services.ts";
import { readPass } from "../access/pass-cookie.ts";
import { STRANGER, type Viewer } from "../access/tickets.ts";
import { pathOf } from "../serving/serve-artefact.ts";
import { previewState } from "../preview-state.ts";

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
export async function viewerOf(services: Services, incoming: IncomingMessage, projectId: string): Promise<Viewer> {
  const installation = await previewState(services).installation();
  const wanted = { audience: "preview", projectId, now: services.clock.now() } as const;
  return readPass(installation, incoming.headers.cookie, wanted)?.viewer ?? STRANGER;
}

/** `edit`: the dev server with its source. `view`: the built site only. `trash`: may know that it is in Trash. */
export async function levelOf(
  services: Services,
  projectId: string,
  viewer: Viewer,
): Promise<"edit" | "view" | "trash" | null> {
  const known = await previewState(services).facts.of(projectId, viewer);
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
