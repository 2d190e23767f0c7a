/** Each integration's reader; one without is not connected. [I1] */
import type { IntegrationName } from "../contract/index.ts";
import type { IntegrationReader } from "./integrations.ts";

const NOT_CONNECTED = { enabled: false, connected: false };
/** Fields of integrations that nobody can connect here. */
const ABSENT: Record<IntegrationName, Readonly<Record<string, unknown>>> = {
  github: NOT_CONNECTED,
  supabase: NOT_CONNECTED,
  cloud: NOT_CONNECTED,
  shopify: { enabled: false, claimed: false, store_id: null },
  ai_gateway: { is_used: false },
};

export class IntegrationReaders {
  readonly #readers = new Map<IntegrationName, IntegrationReader>();

  provide(name: IntegrationName, reader: IntegrationReader): void {
    this.#readers.set(name, reader);
  }

  async read(name: IntegrationName, projectId: string): Promise<Record<string, unknown>> {
    const reader = this.#readers.get(name);
    return { ...(reader === undefined ? ABSENT[name] : await reader(projectId)) };
  }
}
