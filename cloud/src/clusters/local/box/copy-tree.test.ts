import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { neededRoot } from "@slipway/platform/testing/needed-program";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { copyTree } from "./copy-tree.ts";

const NOTHING = /^$/;
const USER = 51_234;
const uid = process.getuid?.() === 0 ? USER : null;

interface Place extends AsyncDisposable {
  from: string;
  to: string;
  secret: string;
}

/** Files of a database, and beside them a folder and a file of ours that its user may not read. */
async function place(): Promise<Place> {
  const folder = await temporaryFolder();
  await chmod(folder.path, 0o711);
  const [from, to, secret] = ["from", "to", "secret"].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(join(from, "base"), { recursive: true });
  await mkdir(join(from, "empty"));
  await mkdir(secret, { mode: 0o700 });
  await writeFile(join(secret, "1"), "a secret of root", { mode: 0o600 });
  await writeFile(join(from, "base", "1"), "rows");
  await writeFile(join(from, "postmaster.pid"), "1");
  if (uid !== null)
    for (const name of ["", ...(await readdir(from, { recursive: true }))]) await chown(join(from, name), uid, uid);
  return { from, to, secret, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const copiedFiles = async (to: string): Promise<string[]> => (await readdir(to, { recursive: true })).toSorted();

it("copies files and folders, belongs to the same user and leaves out what it is told to", async () => {
  await using at = await place();
  await copyTree({ ...at, uid, leftOut: /^postmaster\.pid$/, sync: true });
  expect(await copiedFiles(at.to)).toEqual(["base", "base/1", "empty"]);
  expect(await readFile(join(at.to, "base/1"), "utf8")).toBe("rows");
  for (const name of await copiedFiles(at.to))
    expect((await stat(join(at.to, name))).uid).toBe(uid ?? process.getuid?.());
  await writeFile(join(at.from, "base", "2"), "more", { mode: 0o644 });
  await copyTree({ ...at, uid, leftOut: /^postmaster\.pid$/, under: "base" });
  expect(await copiedFiles(at.to)).toEqual(["base", "base/1", "base/2", "empty"]);
});

it("copies no link, no socket and nothing that a link leads to", async () => {
  await using at = await place();
  await symlink(at.secret, join(at.from, "folder"));
  await symlink(join(at.secret, "1"), join(at.from, "base", "file"));
  await symlink("../../secret/1", join(at.from, "base", "near"));
  const listener = createServer().listen(join(at.from, "socket"));
  await once(listener, "listening");
  await copyTree({ ...at, uid, leftOut: NOTHING });
  listener.close();
  expect(await copiedFiles(at.to)).toEqual(["base", "base/1", "empty", "postmaster.pid"]);
});

/** Puts links where files and folders were, and back, as fast as it can. */
const SWAP = `
  const { renameSync, symlinkSync, unlinkSync } = require("node:fs");
  const { FROM, SECRET } = process.env;
  const swap = (path, to) => {
    renameSync(path, path + ".away");
    symlinkSync(to, path);
    for (const end = process.hrtime.bigint() + 200_000n; process.hrtime.bigint() < end;);
    unlinkSync(path);
    renameSync(path + ".away", path);
  };
  console.log("swapping");
  for (;;) {
    swap(FROM + "/base", SECRET);
    swap(FROM + "/base/1", SECRET + "/1");
  }`;

const asRoot = neededRoot();
it.skipIf(asRoot.isMissing)(
  `reads no file of root, however often links are swapped between check and copy${asRoot.reason}`,
  async () => {
    await using at = await place();
    const swapper = spawn(process.execPath, ["-e", SWAP], {
      uid: USER,
      gid: USER,
      env: { FROM: at.from, SECRET: at.secret },
    });
    try {
      await once(swapper.stdout, "data");
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const to = `${at.to}${attempt}`;
        // A link that was seen as a file cannot be read, and says so.
        await copyTree({ ...at, to, uid, leftOut: NOTHING }).catch(({ code }: { code: string }) =>
          expect(code).toMatch(/^(ENOENT|EACCES|ENOTDIR|ELOOP)$/),
        );
        for (const name of await copiedFiles(to))
          if ((await lstat(join(to, name))).isFile())
            expect(await readFile(join(to, name), "utf8"), name).not.toContain("secret");
      }
    } finally {
      swapper.kill("SIGKILL");
      await once(swapper, "exit");
    }
  },
  60_000,
);

it("says with its code why a copy failed", async () => {
  await using at = await place();
  await writeFile(at.to, "a file");
  await expect(copyTree({ ...at, uid, leftOut: NOTHING })).rejects.toMatchObject({ code: "EEXIST" });
  await expect(
    copyTree({ ...at, from: join(at.from, "no"), to: `${at.to}2`, uid, leftOut: NOTHING }),
  ).rejects.toMatchObject({
    code: "ENOENT",
  });
  await mkdir(join(at.from, "closed"), { mode: 0 });
  await expect(copyTree({ ...at, to: `${at.to}3`, uid, leftOut: NOTHING })).rejects.toMatchObject({
    code: "EACCES",
  });
});
