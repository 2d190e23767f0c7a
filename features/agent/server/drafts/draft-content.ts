/** The stored form of a draft: its files, the turn's own messages and its to-do list, compressed. */
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { ModelMessage } from "ai";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { TodoItem } from "../../contract/index.ts";
import type { OverlayChange } from "../overlay/overlay.ts";
import { bytesOf } from "../overlay/text/file-content.ts";

export interface DraftContent {
  /** The person's request. */
  request: string;
  changes: OverlayChange[];
  /** The request as the model was told, then calls and results of the turn, oldest first. Older drafts lack that request. */
  messages: ModelMessage[];
  todo: TodoItem[];
}

/** Bound of the files of one draft. The largest ones are left out above it. */
const MAX_FILE_BYTES = 16 * 1_048_576;
/** Bound of what a stored draft may unpack to. */
const MAX_UNPACKED_BYTES = 64 * 1_048_576;

interface StoredChange {
  path: string;
  /** Null: deleted. */
  text?: string | null;
  /** The bytes of a file that is not text. */
  base64?: string;
}

const zip = promisify(gzip);
const unzip = promisify(gunzip);

const sizeOf = ({ content }: OverlayChange): number => (content === null ? 0 : Buffer.byteLength(content));

/** Leaves out the largest files above the bound and names them. */
function fitting(changes: readonly OverlayChange[]): { kept: OverlayChange[]; leftOut: ProjectPath[] } {
  let left = changes.reduce((sum, change) => sum + sizeOf(change), 0) - MAX_FILE_BYTES;
  const leftOut = new Set<ProjectPath>();
  for (const change of changes.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    if (left <= 0) break;
    left -= sizeOf(change);
    leftOut.add(change.path);
  }
  return { kept: changes.filter(({ path }) => !leftOut.has(path)), leftOut: [...leftOut] };
}

const stored = ({ path, content }: OverlayChange): StoredChange =>
  content instanceof Uint8Array ? { path, base64: Buffer.from(content).toString("base64") } : { path, text: content };

export async function packDraft(content: DraftContent): Promise<{ bytes: Buffer; leftOut: ProjectPath[] }> {
  const { kept, leftOut } = fitting(content.changes);
  const text = JSON.stringify({ ...content, changes: kept.map(stored) });
  return { bytes: await zip(text, { level: 1 }), leftOut };
}

export async function unpackDraft(bytes: Uint8Array): Promise<DraftContent> {
  const text = (await unzip(bytes, { maxOutputLength: MAX_UNPACKED_BYTES })).toString("utf8");
  const { changes, ...rest } = JSON.parse(text) as Omit<DraftContent, "changes"> & { changes: StoredChange[] };
  return {
    ...rest,
    changes: changes.map(({ path, text: words = null, base64 }) => ({
      path: path as ProjectPath,
      content: base64 === undefined ? words : bytesOf(Buffer.from(base64, "base64")),
    })),
  };
}
