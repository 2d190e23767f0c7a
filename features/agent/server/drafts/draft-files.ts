/**
 * Large files of drafts, kept as objects beside the row of their draft: pictures would make each write of the row slow, and
 * all of them together do not fit into it.
 */
import { createHash } from "node:crypto";
import type { Needs } from "../../../services.ts";

export interface DraftFilesPlace {
  projectId: string;
  aiMessageId: string;
}

const folderOf = ({ projectId, aiMessageId }: DraftFilesPlace): string => `drafts/${projectId}/${aiMessageId}/`;

export class DraftFiles {
  readonly #objects: Needs<"objects">["objects"];
  readonly #folder: string;
  /** Bytes of a file stay the same object until the file is changed, so that each is read once. */
  readonly #names = new WeakMap<Uint8Array, string>();
  readonly #kept = new Set<string>();

  constructor({ objects }: Needs<"objects">, place: DraftFilesPlace) {
    this.#objects = objects;
    this.#folder = folderOf(place);
  }

  /** Durable when it resolves. Resolves to the name by which the bytes are read. */
  async keep(bytes: Uint8Array): Promise<string> {
    const name = this.#names.get(bytes) ?? createHash("sha256").update(bytes).digest("hex");
    this.#names.set(bytes, name);
    if (!this.#kept.has(name)) await this.#objects.put(this.#folder + name, bytes);
    this.#kept.add(name);
    return name;
  }

  async read(name: string): Promise<Uint8Array> {
    const bytes = await this.#objects.get(this.#folder + name);
    if (bytes === null) throw new Error(`a draft lacks its file ${this.#folder}${name}`);
    return bytes;
  }
}

/** Deletes those of one draft, or of all drafts of a project. */
export async function deleteDraftFiles(
  { objects }: Needs<"objects">,
  { projectId, aiMessageId }: { projectId: string; aiMessageId?: string },
): Promise<void> {
  const folder = aiMessageId === undefined ? `drafts/${projectId}/` : folderOf({ projectId, aiMessageId });
  for await (const { key } of objects.list(folder)) await objects.delete(key);
}
