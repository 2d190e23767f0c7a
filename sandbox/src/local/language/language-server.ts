/** TypeScript's own language server over one project's tree, in a sandbox without network. */
import type { Readable, Writable } from "node:stream";
import { AppError } from "@slipway/kernel/errors";
import { spawnProcess } from "@slipway/platform/processes/local";
import type { FileChange, LanguageServer } from "../../port.ts";
import type { PreparedSet } from "../dependencies/dependency-set.ts";
import type { Machine } from "../machine.ts";
import { isCheckedFile } from "../project-files.ts";
import { Slot } from "../runners/slot.ts";
import { compilerOf } from "../typecheck.ts";
import { frameOf, MessageReader } from "./message-stream.ts";

const MEMORY = 1024 ** 3;
/** People keep typing while it works, so builds and answers take precedence. */
const NICENESS = 5;
const MAX_PENDING = 64;
const ROOT_URI = "file:///app";
const LOGS = '{"jsonrpc":"2.0","method":"window/';
const EVENTS = { create: 1, update: 2, delete: 3 } as const;

const ended = (): AppError =>
  new AppError({ code: "language_server_ended", status: 503, userMessage: "TypeScript stopped for this project." });

const failed = (message: string): AppError =>
  new AppError({
    code: "language_server_failed",
    status: 502,
    userMessage: "TypeScript could not answer.",
    details: message,
  });

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Message {
  id?: number | string;
  method?: string;
  params?: { items?: unknown[] };
  result?: unknown;
  error?: { message?: string };
}

/**
 * Sends requests and receives answers. Requests of the server itself get empty answers, because there are no settings
 * to read.
 */
class Exchange {
  readonly #input: Writable;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #over = false;

  constructor(input: Writable, output: Readable, onFault: () => void) {
    this.#input = input;
    const reader = new MessageReader((text) => this.#take(text));
    output.on("data", (chunk: Buffer) => {
      try {
        reader.push(chunk);
      } catch {
        // The server's output is no LSP, so it cannot go on.
        onFault();
      }
    });
    // The end of the child is reported by its process.
    input.on("error", () => undefined);
  }

  send(message: object): void {
    if (!this.#over) this.#input.write(frameOf({ jsonrpc: "2.0", ...message }));
  }

  request(method: string, params: object): Promise<unknown> {
    if (this.#over) return Promise.reject(ended());
    if (this.#waiting.size >= MAX_PENDING) return Promise.reject(failed("too many questions at once"));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  #take(text: string): void {
    if (text.startsWith(LOGS)) return;
    const message = JSON.parse(text) as Message;
    if (message.method !== undefined) {
      if (message.id !== undefined)
        this.send({ id: message.id, result: message.params?.items?.map(() => null) ?? null });
      return;
    }
    const waiting = this.#waiting.get(Number(message.id));
    this.#waiting.delete(Number(message.id));
    if (message.error !== undefined) waiting?.reject(failed(String(message.error.message).slice(0, 1_000)));
    else waiting?.resolve(message.result);
  }

  end(): void {
    this.#over = true;
    for (const { reject } of this.#waiting.values()) reject(ended());
    this.#waiting.clear();
  }
}

const CAPABILITIES = {
  textDocument: {
    completion: { completionItem: { snippetSupport: false } },
    hover: { contentFormat: ["markdown", "plaintext"] },
    definition: { linkSupport: false },
    diagnostic: {},
  },
};

/** Resolves after its first answer. */
export async function startLanguageServer(
  machine: Machine,
  set: PreparedSet,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<LanguageServer> {
  const command = compilerOf(set.nodeModules);
  if (command === null) throw failed("TypeScript's compiler is not part of this dependency set.");
  await using stack = new AsyncDisposableStack();
  const user = machine.takeUser();
  if (user !== null) stack.use(user);
  const slot = await Slot.create(machine.layout.slots, user?.uid);
  stack.defer(() => slot.remove());
  await slot.writeOwn("package.json", set.packageJson);
  await slot.become(new Map([...files].filter(([path]) => isCheckedFile(path))));
  const child = stack.use(
    spawnProcess({
      command,
      args: ["--lsp", "--stdio"],
      cwd: "/app",
      uid: user?.uid,
      input: "pipe",
      stdout: "raw",
      niceness: NICENESS,
      sandbox: {
        mounts: [
          { kind: "read-only", from: set.nodeModules, to: "/node_modules" },
          { kind: "read-only", from: slot.folder, to: "/app" },
          { kind: "memory", to: "/tmp", bytes: 16 << 20 },
        ],
      },
      limits: { memoryBytes: MEMORY, processes: 256, openFiles: 4_096, fileBytes: 16 << 20 },
    }),
  );
  const exchange = new Exchange(child.stdin!, child.stdout!, () => child.kill("output"));
  void child.exited.then(() => exchange.end());
  const folder = { uri: ROOT_URI, name: "app" };
  await exchange.request("initialize", {
    processId: null,
    rootUri: ROOT_URI,
    workspaceFolders: [folder],
    capabilities: CAPABILITIES,
  });
  exchange.send({ method: "initialized", params: {} });
  const owned = stack.move();
  return {
    rootUri: ROOT_URI,
    ended: child.exited,
    request: (method, params) => exchange.request(method, params),
    notify: (method, params) => exchange.send({ method, params }),
    async apply(changes: readonly FileChange[]) {
      const made = await slot.apply(changes.filter(({ path }) => isCheckedFile(path)));
      const told = made.map(({ path, event }) => ({
        uri: `${ROOT_URI}/${path.split("/").map(encodeURIComponent).join("/")}`,
        type: EVENTS[event],
      }));
      if (told.length > 0) exchange.send({ method: "workspace/didChangeWatchedFiles", params: { changes: told } });
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
