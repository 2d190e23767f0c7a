/** The stored form of a draft: its files, the turn's own messages and its to-do list, compressed. Large files stand beside it. */
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { ModelMessage } from "ai";
import { limits } from "@slipway/kernel/limits";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { TodoItem } from "../../contract/index.ts";
import type { OverlayChange } from "../overlay/overlay.ts";
import { bytesOf } from "../overlay/text/file-content.ts";
import type { DraftFiles } from "./draft-files.ts";

const MEBIBYTE = 1_048_576;

export interface DraftContent {
  /** The person's request. */
  request: string;
  changes: OverlayChange[];
  /** The request as the model was told, then calls and results of the turn, oldest first. Older drafts lack that request. */
  messages: ModelMessage[];
  todo: TodoItem[];
}

/** Bound of the files of one draft, and of a project: with more than that, no draft becomes a version. The largest are left out. */
const MAX_FILE_BYTES = limits.projectBytes;
/** Larger files stand beside the packed content, and the largest others where too much is left. */
const APART_BYTES = 131_072;
const MAX_INLINE_BYTES = 16 * MEBIBYTE;
/** Bound of what a stored draft may unpack to. */
const MAX_UNPACKED_BYTES = 64 * MEBIBYTE;

interface StoredChange {
  path: string;
  /** Null: deleted. */
  text?: string | null;
  /** The bytes of a file that is not text. */
  base64?: string;
  /** The name of a file that stands beside. */
  apart?: string;
  isText?: boolean;
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);

const sizeOf = ({ content }: OverlayChange): number => (content === null ? 0 : Buffer.byteLength(content));

interface Parts {
  kept: OverlayChange[];
  /** Paths of kept files that stand beside the content. */
  apart: ReadonlySet<ProjectPath>;
  leftOut: OverlayChange[];
}

function partsOf(changes: readonly OverlayChange[]): Parts {
  const bySize = changes.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  let bytes = bySize.reduce((sum, change) => sum + sizeOf(change), 0);
  let next = 0;
  /** Takes the largest first, while `isTooMuch`. */
  const largest = (isTooMuch: (size: number) => boolean): OverlayChange[] => {
    const from = next;
    for (; next < bySize.length && isTooMuch(sizeOf(bySize[next]!)); next += 1) bytes -= sizeOf(bySize[next]!);
    return bySize.slice(from, next);
  };
  const leftOut = largest(() => bytes > MAX_FILE_BYTES);
  const apart = largest((size) => size > APART_BYTES || bytes > MAX_INLINE_BYTES);
  const lost = new Set(leftOut);
  return {
    kept: changes.filter((change) => !lost.has(change)),
    apart: new Set(apart.map(({ path }) => path)),
    leftOut,
  };
}

const inline = ({ path, content }: OverlayChange): StoredChange =>
  content instanceof Uint8Array ? { path, base64: Buffer.from(content).toString("base64") } : { path, text: content };

async function beside({ path, content }: OverlayChange, files: Pick<DraftFiles, "keep">): Promise<StoredChange> {
  const isText = typeof content === "string";
  return { path, apart: await files.keep(bytesOf(content!)), ...(isText ? { isText } : {}) };
}

/** UTF-8 has no lone surrogates. */
const isExact = ({ content }: OverlayChange): boolean => typeof content !== "string" || content.isWellFormed();

/** Its large files are durable when it resolves. */
export async function packDraft(
  content: DraftContent,
  files: Pick<DraftFiles, "keep">,
): Promise<{ bytes: Buffer; kept: OverlayChange[]; leftOut: string[] }> {
  const { kept, apart, leftOut } = partsOf(content.changes);
  const changes: StoredChange[] = [];
  for (const change of kept)
    changes.push(apart.has(change.path) && isExact(change) ? await beside(change, files) : inline(change));
  const bytes = await zip(JSON.stringify({ ...content, changes }), { level: 1 });
  const named = leftOut.map((change) => `${change.path} (${Math.round(sizeOf(change) / MEBIBYTE)} MB)`);
  return { bytes, kept, leftOut: named };
}

export async function unpackDraft(bytes: Uint8Array, files: Pick<DraftFiles, "read">): Promise<DraftContent> {
  const text = (await unzip(bytes, { maxOutputLength: MAX_UNPACKED_BYTES })).toString("utf8");
  const { changes, ...rest } = JSON.parse(text) as Omit<DraftContent, "changes"> & { changes: StoredChange[] };
  return {
    ...rest,
    changes: await Promise.all(
      changes.map(async (change) => ({ path: change.path as ProjectPath, content: await contentOf(change, files) })),
    ),
  };
}

async function contentOf(
  { text = null, base64, apart, isText = false }: StoredChange,
  files: Pick<DraftFiles, "read">,
): Promise<OverlayChange["content"]> {
  if (base64 !== undefined) return bytesOf(Buffer.from(base64, "base64"));
  if (apart === undefined) return text;
  const bytes = await files.read(apart);
  return isText ? Buffer.from(bytes).toString("utf8") : bytes;
}
