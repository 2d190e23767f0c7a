/**
 * A process that parses a diagram. A model's text may keep the library busy for any time or exhaust its memory, and what
 * serves must not be affected.
 */
import { serveProcess } from "@slipway/platform/processes/limited/serve-process";
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

serveProcess(problemOf);
