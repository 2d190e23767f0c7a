/** The status of a project's backend, as its details show it. */
import type { BackendStatusReader } from "../projects.ts";

export class BackendStatus {
  #read: BackendStatusReader | null = null;

  provide(reader: BackendStatusReader): void {
    this.#read = reader;
  }

  /** Null without a backend of its own; a linked one is somebody else's to ask. [P1] [X1] */
  async of(project: {
    supabaseProjectId: string | null;
    supabaseOrganizationId: string | null;
  }): Promise<{ ref: string; status: string } | null> {
    const { supabaseProjectId: ref, supabaseOrganizationId: organization } = project;
    if (this.#read === null || ref === null || organization !== null) return null;
    return { ref, status: await this.#read(ref) };
  }
}
