/** Node's own server in a process of its own, with one answer: what any program of Node's pays for a request. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

export interface BareNode extends AsyncDisposable {
  url: string;
  pid: number;
}

interface Answer {
  headers: Record<string, string>;
  body: string;
}

export async function startBareNode(answer: Answer): Promise<BareNode> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin!.end(JSON.stringify(answer));
  const [port] = (await once(child.stdout!.setEncoding("utf8"), "data")) as [string];
  return {
    url: `http://localhost:${Number(port)}/`,
    pid: child.pid!,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, "exit");
    },
  };
}

async function serve(): Promise<void> {
  let text = "";
  for await (const piece of process.stdin.setEncoding("utf8")) text += piece as string;
  const { headers, body } = JSON.parse(text) as Answer;
  const all = { ...headers, "content-length": String(Buffer.byteLength(body)) };
  const server = createServer((_request, response) => response.writeHead(200, all).end(body));
  server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve();
