import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { findExecutable } from "../find-executable.ts";
import type { Mount } from "../port.ts";

const run = promisify(execFile);
const known = new Map<string, Promise<Mount[]>>();

/**
 * Exactly the libraries a program of ours is linked with, each at its own path, so that a sandbox holds nothing else.
 * `libraryPath`: a folder of libraries that the program brings along.
 */
export function sharedLibraryMounts(program: string, libraryPath?: string): Promise<Mount[]> {
  let mounts = known.get(program);
  if (!mounts) {
    mounts = readMounts(program, libraryPath);
    known.set(program, mounts);
    mounts.catch(() => known.delete(program));
  }
  return mounts;
}

async function readMounts(program: string, libraryPath?: string): Promise<Mount[]> {
  const ldd = findExecutable("ldd");
  if (!ldd) return wholeLibraryFolders();
  const env = libraryPath === undefined ? {} : { LD_LIBRARY_PATH: libraryPath };
  const { stdout } = await run(ldd, [program], { env, timeout: 10_000 }).catch(() => ({ stdout: "" }));
  const paths = new Set(Array.from(stdout.matchAll(/(?:=>\s*|^\s*)(\/\S+)\s+\(0x/gm), (match) => match[1]!));
  if (paths.size === 0) return wholeLibraryFolders();
  // Native add-ons in node_modules may also want these, which a program need not be linked with itself.
  const folder = [...paths].find((path) => /\/libc\.so/.test(path))?.replace(/\/[^/]+$/, "");
  for (const name of ["librt.so.1", "libdl.so.2", "libpthread.so.0", "libgcc_s.so.1", "libm.so.6"]) {
    if (folder && existsSync(`${folder}/${name}`)) paths.add(`${folder}/${name}`);
  }
  return [...paths].map((path) => ({ kind: "read-only", from: path, to: path }));
}

const wholeLibraryFolders = (): Mount[] =>
  ["/lib", "/lib64", "/usr/lib"].map((path) => ({ kind: "read-only", from: path, to: path, optional: true }));
