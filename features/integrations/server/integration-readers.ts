/**
 * Facts of each integration about a project. The feature behind an integration registers its reader; without a reader
 * it is not connected. [I1]
 */
import type { Services } from "../../services.ts";
import type { IntegrationName } from "../contract/index.ts";

export type IntegrationReader = (projectId: string) => Promise<Readonly<Record<string, unknown>>>;

const NOT_CONNECTED = { enabled: false, connected: false };
/** Fields of integrations that nobody can connect here. */
const ABSENT: Record<IntegrationName, Readonly<Record<string, unknown>>> = {
  github: NOT_CONNECTED,
  supabase: NOT_CONNECTED,
  cloud: NOT_CONNECTED,
  shopify: { enabled: false, claimed: false, store_id: null },
  ai_gateway: { is_used: false },
};
const readers = new WeakMap<Services, Map<IntegrationName, IntegrationReader>>();

export function provideIntegration(services: Services, name: IntegrationName, reader: IntegrationReader): void {
  const known = readers.get(services) ?? new Map<IntegrationName, IntegrationReader>();
  readers.set(services, known.set(name, reader));
}

export async function readIntegration(
  services: Services,
  name: IntegrationName,
  projectId: string,
): Promise<Record<string, unknown>> {
  const reader = readers.get(services)?.get(name);
  return { ...(reader === undefined ? ABSENT[name] : await reader(projectId)) };
}
