/** Values through which an app's code finds its backend. Both may be known to everybody. */
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { connectionOf } from "./backends.ts";

/**
 * Empty for a project without a backend. The values are part of builds and previews, never of the project's files, so
 * that a copy has its own.
 */
export async function publicEnvironment(
  services: Needs<"addresses" | "config"> & Keeps<"backends">,
  projectId: string,
): Promise<Readonly<Record<string, string>>> {
  const connection = await connectionOf(services, projectId);
  if (connection === null) return {};
  return { VITE_SUPABASE_URL: connection.url, VITE_SUPABASE_ANON_KEY: connection.anonKey };
}
