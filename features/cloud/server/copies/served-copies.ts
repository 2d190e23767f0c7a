/**
 * Throwaway copies as pages of a check reach them: the services of a real backend, with the same policies, on a socket
 * that only this user's processes open. No mail leaves, nothing outside is called, functions and models do not run.
 */
import { mkdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { createAuthService } from "@slipway/cloud/auth/service";
import type { Backend } from "@slipway/cloud/backend/port";
import { jsonResponse } from "@slipway/cloud/gateway/body";
import { cloudGateway, type CloudGateway } from "@slipway/cloud/gateway/gateway";
import type { Service } from "@slipway/cloud/gateway/service";
import type { RealtimeService } from "@slipway/cloud/realtime/service";
import { createStorageService } from "@slipway/cloud/storage/service";
import { createProjectKeys } from "@slipway/cloud/tokens/project-keys";
import { AppError } from "@slipway/kernel/errors";
import { NOT_AVAILABLE_HEADER } from "@slipway/platform/browser/looking/site-backend";
import { closeGracefully, listenAt, SERVER_OPTIONS } from "@slipway/platform/http/listening";
import type { Mail } from "@slipway/platform/mail/port";
import { createFileObjects } from "@slipway/platform/objects/files";
import { shortFolder } from "@slipway/platform/processes/short-folder";
import type { Needs } from "../../../services.ts";
import { limitedObjects } from "../backend/limited-objects.ts";
import type { CopyPlace } from "./copy-place.ts";

const MEBIBYTE = 1_048_576;
/** Bound of the files that one copy takes. */
const MAX_FILE_BYTES = 16 * MEBIBYTE;
/** Bound of the requests of one copy: pages that ask without end are told to stop. */
const MAX_REQUESTS = 5_000;
const LOCAL = "127.0.0.1";
/** The socket's name: with the whole reference, a path could be longer than the system takes. */
const socketName = (ref: string): string => ref.slice(-14);

/** Nobody gets a letter, and people of the check learn nothing of that. */
const NO_MAIL: Mail = {
  engine: "mailbox",
  send: () => Promise.resolve({ id: "none" }),
  list: () => Promise.resolve([]),
  read: () => Promise.resolve(null),
};

const noCalls: typeof globalThis.fetch = () => Promise.reject(new Error("checks call nobody outside"));

const notAvailable = (prefix: string, what: string): Service => ({
  prefix,
  isOpen: () => true,
  handle: () =>
    Promise.resolve(
      jsonResponse(503, { message: `${what} are not available in checks` }, { [NOT_AVAILABLE_HEADER]: what }),
    ),
});

interface Served {
  server: Server;
  files: string;
}

export type ServingPorts = Needs<"clock" | "clusters" | "config" | "log">;

export class ServedCopies implements AsyncDisposable {
  readonly #ports: ServingPorts;
  readonly #realtime: RealtimeService;
  readonly #gateway: CloudGateway;
  readonly #served = new Map<string, Served>();
  #prepared: Promise<void> | null = null;

  /** REST and realtime keep what they know by backend, so the process has one of each. */
  constructor(ports: ServingPorts, { rest, realtime }: { rest: Service; realtime: RealtimeService }) {
    this.#ports = ports;
    this.#realtime = realtime;
    const auth = createAuthService({ mail: NO_MAIL, fetch: noCalls });
    const missing = [notAvailable("/functions/v1", "functions"), notAvailable("/ai/v1", "models")];
    const services = [rest, auth, createStorageService(), realtime, ...missing];
    this.#gateway = cloudGateway({ services, requiresKey: true, addressOf: () => LOCAL });
  }

  get #folder(): string {
    return join(this.#ports.config.dataDir, "checks");
  }

  /** Answers the socket's path. */
  async serve(place: CopyPlace): Promise<string> {
    await (this.#prepared ??= this.#prepare());
    const { ref } = place;
    const files = join(this.#folder, "files", ref);
    const backend = await this.#backendOf(place, files);
    const server = createServer(SERVER_OPTIONS);
    let requests = 0;
    server.on("request", (incoming, response) => {
      requests += 1;
      if (requests > MAX_REQUESTS) {
        incoming.resume();
        return void response.writeHead(429).end();
      }
      // Pages side by side share an account: one that signs out must not end the others.
      incoming.url = incoming.url?.replace(/^(\/auth\/v1\/logout)\b.*$/, "$1?scope=local");
      void this.#gateway.request(incoming, response, backend);
    });
    server.on("upgrade", (incoming, socket, head) => {
      socket.on("error", () => socket.destroy());
      void this.#gateway.upgrade(incoming, { socket, head }, backend);
    });
    const path = join(shortFolder(this.#folder), socketName(ref));
    await listenAt(server, path);
    this.#served.set(ref, { server, files });
    return path;
  }

  /** No effect for one that is not served. */
  async end(ref: string): Promise<void> {
    const served = this.#served.get(ref);
    this.#served.delete(ref);
    if (served === undefined) return;
    await this.#realtime.close(ref, "The check is over");
    served.server.closeAllConnections();
    await closeGracefully(served.server);
    await rm(served.files, { recursive: true, force: true });
  }

  /** A killed process leaves files and sockets. */
  async #prepare(): Promise<void> {
    for (const folder of new Set([this.#folder, shortFolder(this.#folder)])) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true, mode: 0o700 });
    }
  }

  async #backendOf({ ref, tokenSecret, url, settings }: CopyPlace, files: string): Promise<Backend> {
    const { clock, clusters, log } = this.#ports;
    let room = MAX_FILE_BYTES;
    const require = async (_ref: string, bytes: number): Promise<void> => {
      room -= bytes;
      if (room < 0) throw tooManyFiles();
    };
    await mkdir(files, { recursive: true, mode: 0o700 });
    return {
      ref,
      url,
      keys: await createProjectKeys({ secret: tokenSecret }),
      settings: { read: async (service) => settings[service] ?? null, write: async () => undefined },
      database: clusters.database(ref),
      objects: limitedObjects(await createFileObjects({ directory: files, durable: false }), { require }, ref),
      clock,
      log: log.child({ part: "checks", ref }),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#served.keys()].map((ref) => this.end(ref)));
  }
}

const tooManyFiles = (): AppError =>
  new AppError({
    code: "cloud_full",
    status: 413,
    userMessage: `Checks store at most ${MAX_FILE_BYTES / MEBIBYTE} MB of files.`,
  });
