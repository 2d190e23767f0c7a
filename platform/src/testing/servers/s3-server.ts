/** An S3 server on loopback: OpenStack Swift, as Debian keeps it, with its S3 interface. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request as ask, Agent, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Options } from "../../objects/s3.ts";
import { neededFile, type NeededProgram } from "../needed-program.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Debian's modules belong to Debian's Python; a machine may have others before it on the path. */
const PYTHON = "/usr/bin/python3";

/** Whether tests of S3 can run here, and why not. */
export const neededS3 = (): NeededProgram =>
  neededFile("/usr/lib/python3/dist-packages/swift/proxy/server.py", "python3-swift");

/** The one key pair this server knows. */
const ACCESS_KEY = "slipway:tests";
const SECRET_KEY = "s3cret-of-the-bucket";
const REGION = "us-east-1";

export interface S3Server extends AsyncDisposable {
  /** An empty bucket. */
  options: S3Options;
  /** A further empty bucket of that name. */
  newBucket(name: string): Promise<S3Options>;
}

/** Answers a request in the server's place when it returns true. */
export type Interruption = (request: IncomingMessage, response: ServerResponse) => boolean;

async function startSwift(): Promise<AsyncDisposable & { port: number }> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const script = join(import.meta.dirname, "swift-s3.py");
  const swift = spawn(PYTHON, [script, folder.path, ACCESS_KEY, SECRET_KEY], { stdio: ["pipe", "pipe", "pipe"] });
  const said: string[] = [];
  createInterface({ input: swift.stderr }).on("line", (line) => said.push(line));
  const exited = once(swift, "exit");
  stack.defer(async () => {
    swift.kill("SIGKILL");
    await exited;
  });
  const ended = exited.then(() => Promise.reject(new Error(`the S3 server did not start:\n${said.join("\n")}`)));
  ended.catch(() => undefined);
  const lines = createInterface({ input: swift.stdout });
  const [line] = (await Promise.race([once(lines, "line"), ended])) as [string];
  const owned = stack.move();
  return { port: Number(line.replace("ready ", "")), [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** Passes every request on that is not interrupted. Signatures name the host, so that headers are passed on as they are. */
async function startInterruptions(port: number, interrupt: Interruption): Promise<AsyncDisposable & { port: number }> {
  const agent = new Agent({ keepAlive: true });
  const door = createServer((request, response) => {
    if (interrupt(request, response)) return;
    const { method, url: path, rawHeaders: headers } = request;
    const onward = ask({ host: "127.0.0.1", port, agent, method, path, headers, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  return {
    port: (door.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      door.closeAllConnections();
      door.close();
    },
  };
}

/** Ready after about a second: a file of tests starts one and makes a bucket in it for each thing it tries. */
export async function startS3Server(interrupt: Interruption | null = null): Promise<S3Server> {
  await using stack = new AsyncDisposableStack();
  const swift = stack.use(await startSwift());
  const door = interrupt === null ? swift : stack.use(await startInterruptions(swift.port, interrupt));
  const credentials = { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET_KEY };
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${swift.port}`,
    region: REGION,
    forcePathStyle: true,
    credentials,
  });
  stack.defer(() => client.destroy());
  const newBucket = async (bucket: string): Promise<S3Options> => {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    const keys = { accessKey: ACCESS_KEY, secretKey: SECRET_KEY };
    return { endpoint: `http://127.0.0.1:${door.port}`, bucket, region: REGION, ...keys, pathStyle: true };
  };
  const options = await newBucket("slipway-test");
  const owned = stack.move();
  return { options, newBucket, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
