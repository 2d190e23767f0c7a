/** `/_sandbox/code/ws`: a person's unsaved files in their preview, never committed. [W7.38] [V1] */
import { limits } from "@slipway/kernel/limits";
import { projectPath, type ProjectPath } from "@slipway/kernel/project-path";
import type { UpgradeRequest } from "@slipway/platform/http/port";
import type { FileChange } from "@slipway/sandbox/port";
import { WebSocketServer, type WebSocket } from "ws";
import { z } from "zod";
import type { Services } from "../../../services.ts";
import { previewState } from "../preview-state.ts";
import { isAwake, shownFile, shownKey, wakePreview } from "../show-tree.ts";

const file = z.strictObject({ path: z.string(), content: z.string().max(limits.sourceFileBytes) });
const messageSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("init_code"), files: z.array(file).max(500) }),
  z.strictObject({ type: z.literal("file_update"), path: z.string(), content: z.string().max(limits.sourceFileBytes) }),
]);
type Message = z.output<typeof messageSchema>;

const MOST_BYTES = 8 * 1_048_576;
/** Typing faster than the sandbox takes it: the page reconnects and sends everything again. */
const MOST_WAITING = 50;
const TRY_AGAIN_LATER = 1013;
const BAD_MESSAGE = 1008;

class UnsavedFiles {
  readonly #services: Services;
  readonly #projectId: string;
  readonly #shown = new Set<ProjectPath>();
  #count = 0;

  constructor(services: Services, projectId: string) {
    this.#services = services;
    this.#projectId = projectId;
  }

  async take(message: Message): Promise<void> {
    const files = message.type === "init_code" ? message.files : [message];
    const changes: FileChange[] = files.map(({ path, content }) => ({ path: projectPath(path), content }));
    if (message.type === "init_code") changes.push(...(await this.#saved(new Set(changes.map(({ path }) => path)))));
    for (const { path } of files) this.#shown.add(projectPath(path));
    this.#count += 1;
    await this.#apply(changes, `~unsaved-${this.#count}-${performance.now()}`);
  }

  /** Everything as it is saved. */
  async end(): Promise<void> {
    if (this.#shown.size > 0) await this.#apply(await this.#saved(new Set()), "");
  }

  async #saved(except: ReadonlySet<string>): Promise<FileChange[]> {
    const paths = [...this.#shown].filter((path) => !except.has(path));
    const changes = await Promise.all(
      paths.map(async (path) => ({ path, content: await shownFile(this.#services, this.#projectId, path) })),
    );
    for (const path of paths) this.#shown.delete(path);
    return changes;
  }

  async #apply(changes: readonly FileChange[], suffix: string): Promise<void> {
    const [services, projectId] = [this.#services, this.#projectId];
    const treeKey = `${await shownKey(services, projectId)}${suffix}`;
    if (suffix !== "" && !isAwake(services, projectId)) await wakePreview(services, projectId);
    await services.sandbox.previews.apply(projectId, treeKey, changes);
    // A page of the built site cannot show them.
    if (suffix !== "") previewState(services).targets.announce(projectId, treeKey);
  }
}

function parse(data: unknown): Message | null {
  try {
    return messageSchema.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
}

function listen(services: Services, projectId: string, socket: WebSocket): void {
  const unsaved = new UnsavedFiles(services, projectId);
  let waiting = 0;
  let line: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    line = line.then(work).catch((error: unknown) => {
      services.log.warn("unsaved files could not be shown", { projectId, error });
      socket.close(BAD_MESSAGE);
    });
  };
  socket.on("error", () => socket.terminate());
  socket.on("message", (data) => {
    const message = parse(data);
    if (message === null) return socket.close(BAD_MESSAGE);
    if (waiting >= MOST_WAITING) return socket.close(TRY_AGAIN_LATER);
    waiting += 1;
    inTurn(async () => {
      waiting -= 1;
      await unsaved.take(message);
    });
  });
  socket.once("close", () => inTurn(() => unsaved.end()));
}

export const CODE_SOCKET_PATH = "/_sandbox/code/ws";

/** The caller has checked the right and the origin. */
export function createCodeSocket(services: Services): (projectId: string, request: UpgradeRequest) => void {
  const server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });
  return (projectId, { incoming, socket, head }) =>
    server.handleUpgrade(incoming, socket, head, (opened) => listen(services, projectId, opened));
}
