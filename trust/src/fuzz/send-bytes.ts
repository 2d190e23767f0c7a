/** Requests as they go over the wire: nothing is tidied, and an answer that does not come counts. */
import { Agent, request } from "node:http";

export interface Wire {
  port: number;
  method: string;
  /** With `/api` and query, percent-encoded or not. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface WireAnswer {
  /** 0: none within the time. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Resolves with status 0 when nothing came within `patienceMs`; rejects when the connection broke. */
export async function sendBytes(wire: Wire, patienceMs: number): Promise<WireAnswer> {
  try {
    return await sendOnce(wire, patienceMs);
  } catch (error) {
    // The server may close an idle connection, or one with a body nobody read, just as it is used again: clients try anew.
    if (error instanceof ClosedMeanwhile) return sendOnce(wire, patienceMs);
    throw error;
  }
}

class ClosedMeanwhile extends Error {}

function sendOnce({ port, method, path, headers, body }: Wire, patienceMs: number): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, method, path, headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        clearTimeout(patience);
        const text = Buffer.concat(chunks).toString();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
      });
    });
    const patience = setTimeout(() => {
      resolve({ status: 0, headers: {}, text: "" });
      outgoing.destroy();
    }, patienceMs);
    outgoing.on("error", (error) => {
      clearTimeout(patience);
      reject(outgoing.reusedSocket ? new ClosedMeanwhile("the connection was closed", { cause: error }) : error);
    });
    outgoing.end(body ?? undefined);
  });
}
