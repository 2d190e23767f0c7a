/** What an app's code reads of its backend. Both values may be known by everybody. */
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { connectionOf } from "./backends.ts";

/** Empty for a project without a backend. Part of every build and preview, never of the project's files: a copy has its own. */
export async function publicEnvironment(
  services: Needs<"addresses" | "config"> & Keeps<"backends">,
  projectId: string,
): Promise<Readonly<Record<string, string>>> {
  const connection = await connectionOf(services, projectId);
  if (connection === null) return {};
  return { VITE_SUPABASE_URL: connection.url, VITE_SUPABASE_ANON_KEY: connection.anonKey };
}
