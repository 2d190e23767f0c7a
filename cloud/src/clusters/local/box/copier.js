// Runs inside a sandbox that holds two folders, as the user whom the files of `/from` belong to. Whatever stands there, there is
// nothing else to read and nowhere else to write.
import { constants, copyFile, mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** A thousand small files: more at a time keep the disk busy, many more only the thread pool. */
const AT_A_TIME = 16;

const { leftOut, under, sync } = JSON.parse(process.env.COPY);
const pattern = new RegExp(leftOut);
const folders = [];
const files = [];

// Whoever asked is gone.
process.stdin.resume().on("end", () => process.exit(1));

const unlessMissing = async (work) => {
  try {
    return await work;
  } catch (error) {
    // A running database removes files of its own.
    if (error.code === "ENOENT") return null;
    throw error;
  }
};

async function walk(folder) {
  const entries = await unlessMissing(readdir(join("/from", folder), { withFileTypes: true }));
  if (entries === null) return;
  await mkdir(join("/to", folder), { recursive: true, mode: 0o700 });
  folders.push(folder);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (pattern.test(path)) continue;
    if (entry.isDirectory()) await walk(path);
    else if (entry.isFile()) files.push(path);
  }
}

async function flush(path) {
  const handle = await open(join("/to", path), constants.O_RDONLY);
  await handle.sync();
  await handle.close();
}

async function copy(path) {
  const copied = await unlessMissing(
    copyFile(join("/from", path), join("/to", path), constants.COPYFILE_FICLONE).then(() => true),
  );
  if (sync && copied) await flush(path);
}

async function forEachAtATime(paths, work) {
  const rest = [...paths];
  const worker = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

try {
  await walk(under);
  await forEachAtATime(files, copy);
  if (sync) await forEachAtATime(folders, flush);
  process.exit(0);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ code: error.code, message: error.message })}\n`, () => process.exit(1));
}
