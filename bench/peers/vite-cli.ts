/** The peer: the plain Vite command line over the same files and packages, as a person would start it in a terminal. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";

export type Files = ReadonlyMap<string, Uint8Array>;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function writeTree(folder: string, files: Files): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

export class ViteCli {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** With packages of its own, copied from `nodeModules`. */
  static async create(folder: string, nodeModules: string): Promise<ViteCli> {
    await mkdir(folder);
    await cp(nodeModules, join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
    return new ViteCli(folder);
  }

  /** An empty project; the optimizer's cache of the packages stays or goes. */
  async reset({ cache }: { cache: boolean }): Promise<void> {
    for (const name of await readdir(this.#folder))
      if (name !== "node_modules") await rm(join(this.#folder, name), { recursive: true });
    if (!cache) await rm(join(this.#folder, "node_modules", ".vite"), { recursive: true, force: true });
  }

  /** Writes the files, then starts Vite. Resolves when it says that it listens. */
  async start(files: Files): Promise<{ url: string } & AsyncDisposable> {
    const port = await freePort();
    await writeTree(this.#folder, files);
    const args = ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", String(port), "--strictPort"];
    const child = spawn(process.execPath, args, {
      cwd: this.#folder,
      env: { ...process.env, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "exit");
    let output = "";
    const listening = new Promise<void>((resolve, reject) => {
      child.stderr.on("data", (text: Buffer) => (output += text.toString()));
      child.stdout.on("data", (text: Buffer) => {
        output += text.toString();
        if (output.includes("Local:")) resolve();
      });
      void ended.then(() => reject(new Error(`Vite ended: ${output}`)));
    });
    await listening;
    return {
      url: `http://127.0.0.1:${port}/`,
      async [Symbol.asyncDispose]() {
        child.kill("SIGKILL");
        await ended;
      },
    };
  }

  /** One file, as an editor saves it. */
  write(path: string, content: string): Promise<void> {
    return writeFile(join(this.#folder, path), content);
  }
}
