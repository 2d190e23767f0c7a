/** Checks the contents of an archive and where they go. An archive comes from outside, whoever calls it a backup. */
import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Objects } from "@slipway/platform/objects/port";
import { bytesOf, readArchive } from "./archive.ts";
import { restoreFailed } from "./errors.ts";
import { manifestSchema, type Manifest } from "./manifest.ts";

/** Larger than any upload and any built file. */
const MAX_OBJECT_BYTES = 256 * 1_048_576;
const MAX_MAIL_BYTES = 16 * 1_048_576;
const MAX_MANIFEST_BYTES = 512 * 1_048_576;

export interface UnpackTargets {
  objects: Objects;
  mailFolder: string;
  /** Folder for parts that wait for the database. */
  incoming: string;
  /** Called before an object is written. */
  onObject(key: string): void;
}

type Taker = (match: RegExpExecArray, content: Readable) => Promise<void>;

/** Unpacks objects and mails to their places at once, and the rest into `incoming`. Throws AppErrors for people. */
export async function unpack(file: string, targets: UnpackTargets): Promise<Manifest> {
  const { objects, mailFolder, incoming, onObject } = targets;
  await mkdir(mailFolder, { recursive: true, mode: 0o700 });
  let manifest: Manifest | null = null;
  const toIncoming: Taker = async (match, content) =>
    pipeline(content, createWriteStream(join(incoming, match[1]!), { mode: 0o600, flags: "wx" }));
  const kinds: readonly (readonly [RegExp, Taker])[] = [
    [
      /^objects\/([^]+)$/,
      async (match, content) => {
        const bytes = await bytesOf(content, MAX_OBJECT_BYTES);
        onObject(match[1]!);
        await objects.put(match[1]!, bytes);
      },
    ],
    [
      /^mail\/([0-9a-z][0-9a-z-]{0,60}\.json)$/,
      async (match, content) =>
        writeFile(join(mailFolder, match[1]!), await bytesOf(content, MAX_MAIL_BYTES), { mode: 0o600 }),
    ],
    [/^database\/([a-z_][a-z0-9_]{0,62}\.copy)$/, toIncoming],
    [
      /^clusters\/(secret|[a-z][a-z0-9]{2,19}\.tar)$/,
      async (match, content) =>
        pipeline(content, createWriteStream(join(incoming, `clusters-${match[1]!}`), { mode: 0o600, flags: "wx" })),
    ],
    [
      /^managed\/([a-z][a-z0-9]{2,19}\.tar)$/,
      async (match, content) =>
        pipeline(content, createWriteStream(join(incoming, `managed-${match[1]!}`), { mode: 0o600, flags: "wx" })),
    ],
    [/^git\/([a-z][a-z0-9]{1,19}\.bundle)$/, toIncoming],
    [
      /^manifest\.json$/,
      async (_match, content) => {
        manifest = manifestSchema.parse(JSON.parse(String(await bytesOf(content, MAX_MANIFEST_BYTES))));
      },
    ],
  ];
  const seen = new Set<string>();
  await readArchive(file, async (name, content) => {
    const kind = kinds
      .map(([pattern, take]) => ({ match: pattern.exec(name), take }))
      .find(({ match }) => match !== null);
    if (kind?.match == null) throw restoreFailed(`it holds ${JSON.stringify(name.slice(0, 100))}, which no backup has`);
    if (seen.has(name)) throw restoreFailed(`it holds ${name.slice(0, 100)} twice`);
    if (manifest !== null) throw restoreFailed("something follows its end");
    seen.add(name);
    await kind.take(kind.match, content);
  });
  if (manifest === null) throw restoreFailed("it was cut off before its end");
  return manifest;
}
