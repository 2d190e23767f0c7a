/**
 * The object store in S3, through the client that Slipway uses (Amazon's), beside s3mini: how long the code takes to
 * load, memory, and objects of 4 kB and of 50 MB. The server is a few lines that keep bytes in memory, so that the
 * client is what is measured; each round of each client is a process of its own.
 */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { report, timed, type Figure } from "../figures.ts";

const ROUNDS = 3;
const SMALL = { bytes: 4096, count: 1000, atOnce: 16 };
const LARGE = { bytes: 50_000_000, count: 3 };
const KEYS = { accessKey: "access", secretKey: "secret" };
const BUCKET = "bench";

interface Client {
  put(key: string, bytes: Uint8Array): Promise<unknown>;
  get(key: string): Promise<unknown>;
}

const CLIENTS: Readonly<Record<string, (endpoint: string) => Promise<Client>>> = {
  "Slipway over Amazon's client": async (endpoint) => {
    const { createS3Objects } = await import("@slipway/platform/objects/s3");
    const spoolFolder = await mkdtemp(join(tmpdir(), "slipway-bench-"));
    const options = { endpoint, bucket: BUCKET, region: "us-east-1", pathStyle: true, ...KEYS };
    return createS3Objects(options, { spoolFolder });
  },
  s3mini: async (endpoint) => {
    const { S3mini } = await import("s3mini");
    const { accessKey: accessKeyId, secretKey: secretAccessKey } = KEYS;
    const s3 = new S3mini({ endpoint: `${endpoint}/${BUCKET}`, region: "us-east-1", accessKeyId, secretAccessKey });
    return { put: (key, bytes) => s3.putObject(key, bytes), get: (key) => s3.getObjectArrayBuffer(key) };
  },
};

interface Round {
  loadMs: number;
  idleMb: number;
  peakMb: number;
  putsPerSecond: number;
  getsPerSecond: number;
  largePutMs: number;
  largeGetMs: number;
}

const megabytes = (bytes: number): number => bytes / 1024 ** 2;

async function perSecond(work: (key: string) => Promise<unknown>): Promise<number> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < SMALL.count) await work(`small/${next++}`);
  };
  const ms = await timed(() => Promise.all(Array.from({ length: SMALL.atOnce }, worker)));
  return (SMALL.count / ms) * 1000;
}

async function each(count: number, work: () => Promise<unknown>): Promise<number> {
  const ms = await timed(async () => {
    for (let round = 0; round < count; round += 1) await work();
  });
  return ms / count;
}

async function measure(name: string, endpoint: string): Promise<Round> {
  let client!: Client;
  const loadMs = await timed(async () => (client = await CLIENTS[name]!(endpoint)));
  const idleMb = megabytes(process.memoryUsage().rss);
  const [small, large] = [new Uint8Array(SMALL.bytes), new Uint8Array(LARGE.bytes)];
  // The first hundred compile the code.
  for (let at = 0; at < 100; at += 1) await client.put("warm", small);
  const putsPerSecond = await perSecond((key) => client.put(key, small));
  const getsPerSecond = await perSecond((key) => client.get(key));
  const largePutMs = await each(LARGE.count, () => client.put("large", large));
  const largeGetMs = await each(LARGE.count, () => client.get("large"));
  const peakMb = process.resourceUsage().maxRSS / 1024;
  return { loadMs, idleMb, peakMb, putsPerSecond, getsPerSecond, largePutMs, largeGetMs };
}

async function startStore(): Promise<Server> {
  const stored = new Map<string, { bytes: Buffer; hash: string }>();
  const server = createServer(async (request, response) => {
    const path = request.url!.split("?")[0]!;
    const hash = String(request.headers["x-amz-meta-sha256"] ?? "");
    const bytes = Buffer.concat((await request.toArray()) as Buffer[]);
    if (request.method === "PUT") {
      stored.set(path, { bytes, hash });
      return void response.writeHead(200, { etag: '"0"' }).end();
    }
    const found = stored.get(path);
    if (found === undefined) return void response.end("<ListBucketResult></ListBucketResult>");
    response.writeHead(200, { "content-length": found.bytes.length, "x-amz-meta-sha256": found.hash });
    response.end(found.bytes);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function inProcess(name: string, endpoint: string): Promise<Round> {
  const args = ["--disable-warning=ExperimentalWarning", fileURLToPath(import.meta.url), name, endpoint];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Round;
}

const FIGURES: readonly { name: string; of: keyof Round; unit: Figure["unit"] }[] = [
  { name: "loaded and connected", of: "loadMs", unit: "ms" },
  { name: "memory when loaded", of: "idleMb", unit: "MB" },
  { name: "memory at most", of: "peakMb", unit: "MB" },
  { name: "4 kB put, 16 at once", of: "putsPerSecond", unit: "/s" },
  { name: "4 kB read, 16 at once", of: "getsPerSecond", unit: "/s" },
  { name: "50 MB put", of: "largePutMs", unit: "ms" },
  { name: "50 MB read", of: "largeGetMs", unit: "ms" },
];

const [asked, at] = process.argv.slice(2);
if (asked !== undefined && at !== undefined) {
  console.log(JSON.stringify(await measure(asked, at)));
} else {
  const server = await startStore();
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const rounds = new Map<string, Round[]>(Object.keys(CLIENTS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, taken] of rounds) taken.push(await inProcess(name, endpoint));
  server.closeAllConnections();
  server.close();
  report(
    FIGURES.flatMap(({ name, of, unit }) =>
      [...rounds].map(([client, taken]) => ({
        name: `${client}: ${name}`,
        samples: taken.map((one) => one[of]),
        unit,
      })),
    ),
  );
}
