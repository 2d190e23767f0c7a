/**
 * One project's backend for a test file: a real cluster, real objects, a clock that stands still, and a fetch without a
 * network.
 */
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createFileObjects } from "@slipway/platform/objects/files";
import { fakeClock, type FakeClock } from "@slipway/platform/testing/fake-clock";
import type { Log } from "@slipway/platform/log/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import type { Backend } from "../backend/port.ts";
import { openLocalClusters, type LocalClusters } from "../clusters/local-clusters.ts";
import type { Clusters, InstanceType } from "../clusters/port.ts";
import { signedToken } from "./requests/signed-token.ts";
import type { Service, ServiceRequest, ServiceResponse } from "../gateway/service.ts";
import { createProjectKeys, type ProjectKeys } from "../tokens/project-keys.ts";

export interface TestProject extends AsyncDisposable {
  backend: Backend;
  keys: ProjectKeys;
  /** Signs with the project's secret. */
  sign(claims: object): string;
  clock: FakeClock;
  log: ReturnType<typeof memoryLog>;
  /** Sets a service's saved settings from now on. */
  save(service: string, values: Record<string, unknown>): void;
  /** Kills the whole database with SIGKILL, where it runs on this machine. */
  killDatabase(): void;
  /**
   * Sends requests to the services below `backend.url`; redirects are not followed. `x-test-address` sets the client's
   * address.
   */
  fetch: typeof globalThis.fetch;
}

/** Made once per version of the schema, for all test files of this user. */
export const TEMPLATES = join(tmpdir(), `slipway-cloud-templates-${userInfo().uid}`);
const SECRET = "a-secret-of-this-test-with-thirty-two-characters";
export const TEST_URL = "http://p1test.cloud.localhost:4400";

function requestOf(input: Request, service: Service): ServiceRequest {
  const url = new URL(input.url);
  const headers = Object.fromEntries(input.headers);
  const bearer = /^Bearer (.+)$/i.exec(headers.authorization ?? "")?.[1];
  return {
    method: input.method,
    path: input.url.slice(url.origin.length + service.prefix.length).replace(/[?#].*$/, "") || "/",
    query: url.search.slice(1),
    headers,
    body: input.body === null ? Readable.from([]) : Readable.fromWeb(input.body as never),
    address: headers["x-test-address"] ?? "192.0.2.1",
    baseUrl: `${url.origin}${service.prefix}`,
    credential: bearer ?? headers.apikey ?? null,
    signal: input.signal,
  };
}

async function responseOf({ status, headers = {}, body }: ServiceResponse): Promise<Response> {
  const list = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  const chunks: Uint8Array[] = [];
  if (body instanceof Readable) for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
  else if (body !== undefined) chunks.push(Buffer.from(body));
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: list });
}

export interface TestProjectOptions {
  onServerLine?: (ref: string, line: string) => void;
  /** Default: the smallest. */
  size?: InstanceType;
  /** Default: a cluster of its own on this machine. */
  openClusters?: (folder: string, log: Log) => Promise<Clusters>;
}

export async function openTestProject(
  services: readonly Service[],
  options: TestProjectOptions = {},
): Promise<TestProject> {
  const folder = await temporaryFolder();
  const log = memoryLog();
  const clock = fakeClock(Date.now());
  const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
  const openLocal = (): Promise<Clusters> =>
    openLocalClusters({ folder: folder.path, runtimeFolder, templateFolder: TEMPLATES, log, testing: true });
  const clusters = await (options.openClusters ?? openLocal)(folder.path, log);
  if (options.onServerLine !== undefined) clusters.onServerLine(options.onServerLine);
  await clusters.enable("p1test", options.size === undefined ? {} : { size: options.size });
  const keys = await createProjectKeys({ secret: SECRET });
  const saved = new Map<string, Record<string, unknown>>();
  const backend: Backend = {
    ref: "p1test",
    url: TEST_URL,
    keys,
    settings: {
      read: async (service) => saved.get(service) ?? null,
      write: async (service, values) => void saved.set(service, values),
    },
    database: clusters.database("p1test"),
    objects: await createFileObjects({ directory: join(folder.path, "objects"), durable: false }),
    clock,
    log,
  };
  return {
    backend,
    keys,
    sign: (claims) => signedToken(SECRET, claims),
    clock,
    log,
    save: (service, values) => void saved.set(service, values),
    killDatabase() {
      const pid = (clusters as Partial<LocalClusters>).pidOf?.("p1test") ?? null;
      if (pid === null) throw new Error("the database does not run on this machine now");
      process.kill(pid, "SIGKILL");
    },
    async fetch(input, init) {
      const request = new Request(input, { ...init, ...(init?.body == null ? {} : { duplex: "half" }) } as RequestInit);
      const { pathname } = new URL(request.url);
      const service = services.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
      if (service === undefined) return new Response(null, { status: 404 });
      return responseOf(await service.handle(requestOf(request, service), backend));
    },
    async [Symbol.asyncDispose]() {
      await clusters[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}
