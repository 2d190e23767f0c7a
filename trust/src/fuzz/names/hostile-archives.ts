/** Archives made to write elsewhere: backups, bundles of git, and the zips made from those. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import { createGit } from "@slipway/platform/git/git-engine";
import { createFileObjects } from "@slipway/platform/objects/files";
import { type Dice, diceOf } from "@slipway/platform/testing/dice";
import { hostilePath, hostileRef } from "@slipway/platform/testing/hostile-inputs";
import { CLUSTER_PATHS, unpackFolder } from "@slipway/server/backup/backends/cluster-archive";
import { MANAGED_PATHS } from "@slipway/server/backup/backends/managed-archive";
import { unpack } from "@slipway/server/backup/unpack";
import type { WriterFindings, WriterRun } from "./hostile-paths.ts";
import { OUTSIDE, staysInside, watchedFolder } from "./watched-folder.ts";
import { zipEntries } from "./zip-entries.ts";

const BLOCK = 512;

interface TarEntry {
  name: string;
  /** `0` file, `1` hard link, `2` symbolic link, `5` folder, `3` device, `x` extended header, `L` long name. */
  kind: string;
  link: string;
  content: Buffer;
  /** Size in the header, in place of the content's length. */
  size: number;
}

/** A ustar block (POSIX 1003.1) with any given name and size. */
function tarBlock({ name, kind, link, content, size }: TarEntry, dice: Dice): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name.toWellFormed(), 0, 100);
  header.write("0000777\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  header.write(`${Math.abs(size).toString(8).padStart(11, "0").slice(-11)} `, 124);
  header.write("00000000000 ", 136);
  header.write("        ", 148);
  header.write(kind, 156);
  header.write(link, 157, 100);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0) + (dice.chance(0.03) ? 1 : 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);
}

const record = (key: string, value: string): string => {
  const rest = ` ${key}=${value}\n`;
  let length = Buffer.byteLength(rest) + 1;
  while (length !== Buffer.byteLength(`${length}${rest}`)) length = Buffer.byteLength(`${length}${rest}`);
  return `${length}${rest}`;
};

/** Valid names of an archive's entries, and beginnings of invalid ones. */
interface Names {
  proper: readonly string[];
  places: readonly string[];
}

const PLACES = ["objects/", "mail/", "database/", "git/", "", "objects/../", "/", "../", "manifest.json/"];

const PROPER = [
  "objects/a/b.png",
  "objects/c",
  "mail/1700000000000-abcdefghijkl.json",
  "database/users.copy",
  "git/p1.bundle",
];

function entryOf(dice: Dice, { proper, places }: Names): TarEntry[] {
  const content = Buffer.from(`hostile ${dice.below(1000)}`);
  const name = dice.chance(0.5) ? dice.of(proper) : `${dice.of(places)}${hostilePath(dice)}`.slice(0, 99);
  const size = dice.chance(0.08) ? dice.of([0, 1, 5_000_000, 8 ** 11 - 1]) : content.length;
  const kind = dice.chance(0.15) ? dice.of(["1", "2", "5", "3", "4", "6", "7", "S", "\0"]) : "0";
  const link = dice.of(["../../../x", "/etc/passwd", "objects", ""]);
  const entry = { name, kind, link, content, size };
  if (!dice.chance(0.2)) return [entry];
  // The real name comes in an extended header, which every tar reader prefers.
  const long = Buffer.from(record("path", name.replaceAll("\0", "")) + record("size", String(size)));
  return [
    { ...entry, name: "PaxHeader", kind: "x", content: long, size: long.length },
    { ...entry, name: "short" },
  ];
}

const emptyManifest = (objects: { key: string; size: number; etag: string }[]): Buffer =>
  Buffer.from(
    JSON.stringify({
      format: 1,
      created_at: "2026-11-21T03:00:00Z",
      migrations: [],
      tables: [],
      sequences: [],
      repositories: [],
      objects,
      mails: [],
    }),
  );

function entriesOf(dice: Dice, names: Names): TarEntry[] {
  const entries = Array.from({ length: 1 + dice.below(4) }, () => entryOf(dice, names)).flat();
  return dice.chance(0.2) ? [...entries, entries[0]!] : entries;
}

/** Not compressed; one in ten is cut off. */
function tarOf(dice: Dice, entries: readonly TarEntry[]): Buffer {
  const tar = Buffer.concat([...entries.map((entry) => tarBlock(entry, dice)), Buffer.alloc(2 * BLOCK)]);
  return dice.chance(0.1) ? tar.subarray(0, dice.below(tar.length)) : tar;
}

function archiveOf(dice: Dice): Buffer {
  const entries = entriesOf(dice, { proper: PROPER, places: PLACES });
  const manifest = emptyManifest([{ key: "../x", size: 1, etag: "x" }]);
  entries.push({ name: "manifest.json", kind: "0", link: "", content: manifest, size: manifest.length });
  const packed = zstdCompressSync(tarOf(dice, entries));
  if (dice.chance(0.1)) return packed.subarray(0, dice.below(packed.length));
  if (dice.chance(0.1)) packed[dice.below(packed.length)]! ^= 1 << dice.below(8);
  return packed;
}

/** Hostile backups are restored: accepted entries lie in their folder, under a valid name of a backup. */
export async function hostileBackups(run: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  const problems: string[] = [];
  let taken = 0;
  const objects = await createFileObjects({ directory: join(folder.root, "objects"), durable: false });
  for (let index = 0; index < run.count; index += 1) {
    const file = join(folder.root, "hostile.backup");
    await writeFile(file, archiveOf(diceOf(run.seed, index)));
    const incoming = join(folder.root, "incoming", String(index));
    await mkdir(incoming, { recursive: true });
    const targets = { objects, mailFolder: join(folder.root, "mail"), incoming, onObject: () => undefined };
    const error = await unpack(file, targets).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error === null) taken += 1;
    else if ((error as { userMessage?: string }).userMessage === undefined)
      problems.push(`backup ${run.seed}:${index} fails with no sentence: ${String(error)}`);
  }
  for await (const { key } of objects.list("")) if (!staysInside(key)) problems.push(`an object lies at ${key}`);
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: run.count, taken, problems };
}

/** Database archives inside a backup: the valid paths of each kind, and an example. */
const DATABASES = [
  [
    CLUSTER_PATHS,
    { proper: ["cluster.json", "data/base/1", "data/", "data/a/b/c"], places: ["data/", "", "/", "../", "data/../"] },
  ],
  [MANAGED_PATHS, { proper: ["record.json", "content.json", "rows-00001.copy"], places: ["", "rows-", "/", "../"] }],
] as const;

/** The archives of projects' databases inside a backup, each unpacked into a folder. */
export async function hostileDatabases(run: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  const problems: string[] = [];
  let taken = 0;
  for (let index = 0; index < run.count; index += 1) {
    const dice = diceOf(run.seed, index);
    const [allowed, names] = dice.of(DATABASES);
    const file = join(folder.root, "hostile.tar");
    await writeFile(file, tarOf(dice, entriesOf(dice, names)));
    const target = join(folder.root, "databases", String(index % 8), "p1");
    await mkdir(target, { recursive: true });
    const error = await unpackFolder(file, target, allowed).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error === null) taken += 1;
    else if ((error as { userMessage?: string }).userMessage === undefined)
      problems.push(`database ${run.seed}:${index} fails with no sentence: ${String(error)}`);
    const beside = await readdir(join(target, ".."));
    if (beside.length > 1) problems.push(`database ${run.seed}:${index} wrote ${beside.join(", ")}`);
    await rm(target, { recursive: true, force: true });
  }
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: run.count, taken, problems };
}

const GIT_ENV = {
  PATH: process.env["PATH"],
  HOME: "/nonexistent",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
};

function git(directory: string, args: readonly string[], input = ""): Buffer {
  const done = spawnSync("git", args, { cwd: directory, env: GIT_ENV, input, maxBuffer: 64 * 1_048_576 });
  return done.stdout;
}

/** A version whose tree has files that no project has. fast-import checks little. */
function hostileHistory(dice: Dice): string {
  const lines = ["commit refs/heads/main", "committer A <a@example.com> 1700000000 +0000", "data 1", "m"];
  lines.push("M 100644 inline src/plain.txt", "data 5", "plain");
  for (let count = 0; count < 5; count += 1) {
    const path = JSON.stringify(hostilePath(dice).replaceAll("\0", "").slice(0, 300));
    const kind = dice.below(6);
    if (kind === 0) lines.push(`M 120000 inline ${path}`, "data 11", "/etc/passwd");
    else if (kind === 1) lines.push(`M 120000 inline link${count}`, "data 14", "../../../../x/");
    else if (kind === 2) lines.push(`M 160000 ${"1".repeat(40)} module${count}`);
    else lines.push(`M 100755 inline ${path}`, "data 7", "hostile");
  }
  return `${lines.join("\n")}\ndone\n`;
}

/** The header is text, so refs can have names that git would never write. */
function bundleOf(bundle: Buffer, head: string, dice: Dice): Buffer {
  const cut = bundle.indexOf("\n\n");
  if (cut < 0) return bundle;
  const refs = dice.chance(0.5) ? `${head} refs/${hostileRef(dice).replace(/[\n\0]/g, "")}\n` : "";
  const named = Buffer.from(`# v2 git bundle\n${refs}${head} refs/heads/main`);
  const whole = Buffer.concat([named, bundle.subarray(cut)]);
  if (dice.chance(0.1)) return whole.subarray(0, dice.below(whole.length));
  if (dice.chance(0.1)) whole[dice.below(whole.length)]! ^= 4;
  return whole;
}

/** Bundles, and everything read from the accepted ones: trees, files, zips. */
export async function hostileBundles(run: WriterRun): Promise<WriterFindings> {
  await using folder = await watchedFolder();
  await using engine = createGit({ dataDir: folder.root, durable: false });
  const problems: string[] = [];
  let taken = 0;
  for (let index = 0; index < run.count; index += 1) {
    const dice = diceOf(run.seed, index);
    const source = join(folder.root, "sources", String(index));
    await mkdir(source, { recursive: true });
    git(source, ["init", "--quiet", "--bare", "."]);
    git(source, ["fast-import", "--quiet", "--done"], hostileHistory(dice));
    const head = git(source, ["rev-parse", "main"]).toString().trim();
    git(source, ["bundle", "create", "--quiet", "made.bundle", "--all"]);
    const made = await readFile(join(source, "made.bundle")).catch(() => Buffer.alloc(0));
    const file = join(folder.root, "hostile.bundle");
    await writeFile(file, bundleOf(made, head, dice));
    const name = `bundle ${run.seed}:${index}`;
    const id = `p${createHash("sha1").update(name).digest("hex").slice(0, 12)}`;
    const repository = await engine.unbundle(id, file, head).catch(() => null);
    if (repository === null) continue;
    taken += 1;
    const files = await repository.files(head);
    for (const [path, bytes] of files) {
      if (!staysInside(path)) problems.push(`${name} has the file ${JSON.stringify(path)}`);
      if (Buffer.from(bytes).includes(OUTSIDE)) problems.push(`${name} reads what lies outside`);
    }
    problems.push(
      ...(await zipProblems(await repository.zip(head, "project"), files.size)).map((what) => `${name} ${what}`),
    );
  }
  problems.push(...(await folder.damage()).map((what) => `outside: ${what}`));
  return { tried: run.count, taken, problems };
}

async function zipProblems(zip: ReadableStream<Uint8Array>, files: number): Promise<string[]> {
  const entries = zipEntries(Buffer.from(await new Response(zip).arrayBuffer())).filter(
    ({ name }) => !name.endsWith("/"),
  );
  const problems = entries
    .filter(({ name, isLink }) => isLink || !name.startsWith("project/") || !staysInside(name))
    .map(({ name }) => `zips ${JSON.stringify(name)}`);
  return entries.length === files ? problems : [...problems, `zips ${entries.length} of ${files} files`];
}
