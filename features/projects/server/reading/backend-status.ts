/**
 * Reads a backend's status for the details of a project. Provided by the feature that runs backends, which depends on
 * this one.
 */
import type { Services } from "../../../services.ts";

export type BackendStatusReader = (ref: string) => Promise<string>;

const readers = new WeakMap<Services, BackendStatusReader>();

export function provideBackendStatus(services: Services, reader: BackendStatusReader): void {
  readers.set(services, reader);
}

/** Null without a backend of its own; a linked one belongs to another service. [P1] [X1] */
export async function cloudOf(
  services: Services,
  project: { supabase_project_id: string | null; supabase_organization_id: string | null },
): Promise<{ ref: string; status: string } | null> {
  const read = readers.get(services);
  const { supabase_project_id: ref, supabase_organization_id: organization } = project;
  return read === undefined || ref === null || organization !== null ? null : { ref, status: await read(ref) };
}
