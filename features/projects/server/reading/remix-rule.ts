/** Whether somebody may copy a project, and if not, why. [P6] [P7] [W6.15] */
import { can, effectiveLevel, levelAtLeast, type ProjectFacts } from "@slipway/kernel/permissions";
import type { Remix } from "../../contract/index.ts";

/** `cloud`: our own backend; `supabase`: a linked one; null: none. [X1] */
export type Backend = "cloud" | "supabase" | null;

export function remixRule(facts: ProjectFacts, backend: Backend): Remix {
  if (!can(facts, "RemixProject")) return { allowed: false, reason: "no_permission" };
  const level = effectiveLevel(facts);
  if (backend === null || (level !== null && levelAtLeast(level, "write"))) return { allowed: true, reason: null };
  if (level !== null) return { allowed: false, reason: "backend_needs_editor" };
  return { allowed: false, reason: backend === "cloud" ? "connected_cloud" : "connected_supabase" };
}

/** Ours is marked by a project without an organization. [X1] */
export function backendOf(project: { isSupabaseEnabled: boolean; supabaseOrganizationId: string | null }): Backend {
  if (!project.isSupabaseEnabled) return null;
  return project.supabaseOrganizationId === null ? "cloud" : "supabase";
}
