/**
 * A thread of its own that parses diagrams. A model's text may keep the library busy for any time or exhaust its
 * memory, and the server's own thread must not be affected.
 */
import { parentPort, workerData } from "node:worker_threads";
import DOMPurify from "dompurify";

// Labels are cleaned where the diagram is drawn. Here is no page to clean them for, and without one the library has no cleaner.
Object.assign(DOMPurify, { addHook: () => undefined, sanitize: String });
const { default: mermaid } = await import("mermaid");

async function problemOf(code: string): Promise<string | null> {
  try {
    await mermaid.parse(code);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const problem = await problemOf((workerData as { code: string }).code);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has one other end
parentPort!.postMessage(problem);
