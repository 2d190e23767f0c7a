/** The status of a project's backend, as its details show it. */
import type { BackendStatusReader } from "../projects.ts";

export class BackendStatus {
  #read: BackendStatusReader | null = null;

  provide(reader: BackendStatusReader): void {
    this.#read = reader;
  }

  /** Null without a backend of its own; a linked one is somebody else's to ask. [P1] [X1] */
  async of(project: {
    supabase_project_id: string | null;
    supabase_organization_id: string | null;
  }): Promise<{ ref: string; status: string } | null> {
    const { supabase_project_id: ref, supabase_organization_id: organization } = project;
    if (this.#read === null || ref === null || organization !== null) return null;
    return { ref, status: await this.#read(ref) };
  }
}
