/** Writes and reads built sites. Frequently served files stay in memory, compressed. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createPutContent } from "@slipway/platform/objects/content";
import type { Objects } from "@slipway/platform/objects/port";
import { RecentMap } from "@slipway/kernel/recent-map";
import { ByteCache } from "./byte-cache.ts";
import {
  type ArtefactFile,
  contentType,
  hasHashedName,
  isCompressible,
  isServable,
  manifestSchema,
  type Manifest,
} from "./artefact.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const CACHED_BYTES = 128 * 1_048_576;
const CACHED_MANIFESTS = 500;
/** Most of the time of a write is waiting for the disk to say that it has it. */
const WRITES_AT_ONCE = 8;
const COMPRESS_FROM = 1024;
/** Level 5 takes 36 ms for 2 MB where 11 takes 2.4 s. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A manifest ready to be looked up by path. */
export interface Artefact {
  id: string;
  files: ReadonlyMap<string, ArtefactFile>;
}

/** The store of a site's files. */
export type FileBodies = Pick<ArtefactStore, "cachedBody" | "body" | "range">;

const manifestKey = (projectId: string, id: string): string => `artefacts/${projectId}/${id}.json`;
const contentPrefix = (projectId: string): string => `artefact-files/${projectId}`;

export class ArtefactStore {
  readonly #objects: Objects;
  readonly #bodies = new ByteCache(CACHED_BYTES);
  readonly #artefacts = new RecentMap<Artefact>(CACHED_MANIFESTS);

  constructor(objects: Objects) {
    this.#objects = objects;
  }

  /** Content first, manifest last: an artefact that can be read is whole. */
  async write(projectId: string, id: string, files: ReadonlyMap<string, Uint8Array>): Promise<Artefact> {
    const servable = [...files].filter(([path]) => isServable(path));
    const stored: ArtefactFile[] = [];
    // One iterator for all: each takes the next file when it is done with one.
    const next = servable.entries();
    const writeOnes = async (): Promise<void> => {
      for (const [at, [path, bytes]] of next) stored[at] = await this.#writeFile(projectId, path, bytes);
    };
    await Promise.all(Array.from({ length: WRITES_AT_ONCE }, writeOnes));
    const manifest: Manifest = { format: 1, files: stored };
    await this.#objects.put(manifestKey(projectId, id), Buffer.from(JSON.stringify(manifest)));
    return this.#remember(projectId, id, manifest);
  }

  async read(projectId: string, id: string): Promise<Artefact | null> {
    const key = `${projectId}/${id}`;
    const known = this.#artefacts.get(key);
    if (known !== undefined) {
      this.#artefacts.set(key, known);
      return known;
    }
    const bytes = await this.#objects.get(manifestKey(projectId, id));
    return bytes === null
      ? null
      : this.#remember(projectId, id, manifestSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8"))));
  }

  /** A manifest that is about to be removed is not answered from memory. */
  forget(manifest: string): void {
    this.#artefacts.delete(manifest.replace(/^artefacts\//, "").replace(/\.json$/, ""));
  }

  /** Undefined: not in memory, use `body`. */
  cachedBody(key: string): Buffer | undefined {
    return this.#bodies.get(key);
  }

  /** Throws when the object is gone: a manifest never outlives its files. */
  async body(key: string): Promise<Buffer> {
    const cached = this.#bodies.get(key);
    if (cached !== undefined) return cached;
    const bytes = await this.#objects.get(key);
    if (bytes === null) throw new Error(`the object ${key} of a built site is missing`);
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#bodies.set(key, buffer);
    return buffer;
  }

  /** Part of a file, without reading the rest of it. */
  async range(key: string, start: number, end: number): Promise<Buffer> {
    const cached = this.#bodies.get(key);
    if (cached !== undefined) return cached.subarray(start, end + 1);
    const bytes = await this.#objects.get(key, { start, end });
    if (bytes === null) throw new Error(`the object ${key} of a built site is missing`);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /**
   * Removes all artefacts except those to keep, then files that no manifest lists. Must not run beside `write` of the
   * same project.
   */
  async prune(projectId: string, keep: ReadonlySet<string>): Promise<void> {
    const wanted = new Set<string>();
    for await (const { key } of this.#objects.list(`artefacts/${projectId}/`)) {
      const id = key.slice(`artefacts/${projectId}/`.length, -".json".length);
      const artefact = keep.has(id) ? await this.read(projectId, id) : null;
      if (artefact === null) {
        this.#artefacts.delete(`${projectId}/${id}`);
        await this.#objects.delete(key);
        continue;
      }
      for (const file of artefact.files.values())
        for (const variant of [file, file.br, file.gzip]) if (variant !== undefined) wanted.add(variant.key);
    }
    for await (const { key } of this.#objects.list(`${contentPrefix(projectId)}/`))
      if (!wanted.has(key)) await this.#objects.delete(key);
  }

  async #writeFile(projectId: string, path: string, bytes: Uint8Array): Promise<ArtefactFile> {
    const put = (content: Uint8Array) => createPutContent(this.#objects)(contentPrefix(projectId), content);
    const { key, size, etag } = await put(bytes);
    const file: ArtefactFile = { path, type: contentType(path), size, etag, key, immutable: hasHashedName(path) };
    if (size < COMPRESS_FROM || !isCompressible(file.type)) return file;
    const [br, gz] = await Promise.all([compressBrotli(bytes, BROTLI), compressGzip(bytes)]);
    // A compressed form that saves nothing only costs memory.
    if (br.length < size * 0.95) file.br = await put(br).then((info) => ({ key: info.key, size: info.size }));
    if (gz.length < size * 0.95) file.gzip = await put(gz).then((info) => ({ key: info.key, size: info.size }));
    return file;
  }

  #remember(projectId: string, id: string, manifest: Manifest): Artefact {
    const artefact: Artefact = { id, files: new Map(manifest.files.map((file) => [file.path, file])) };
    this.#artefacts.set(`${projectId}/${id}`, artefact);
    return artefact;
  }
}
