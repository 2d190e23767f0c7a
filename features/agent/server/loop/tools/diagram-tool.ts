/** A diagram in the answer, parsed before it is shown, so that opening it never shows an error. [IN3] [T5.02] */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { tool, type ToolSet } from "ai";
import { z } from "zod";

const MAX_CHARACTERS = 8000;
/** The library is large: loading it takes a second, and a busy machine many times that. */
const WITHIN_MS = 60_000;
const MAX_MEGABYTES = 256;
const MESSAGE_CHARACTERS = 1000;

/** Null for a valid diagram, else the library's message. */
export async function diagramProblem(code: string): Promise<string | null> {
  const worker = new Worker(new URL("./diagram-parser.ts", import.meta.url), {
    workerData: { code },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    stdout: true,
    stderr: true,
  });
  try {
    const [answer] = (await once(worker, "message", { signal: AbortSignal.timeout(WITHIN_MS) })) as [string | null];
    return answer?.slice(0, MESSAGE_CHARACTERS) ?? null;
  } catch {
    return "It is too large to be read.";
  } finally {
    await worker.terminate();
  }
}

/** Longer than any row of backticks in it. */
function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((row) => row.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}mermaid\n${code}\n${fence}`;
}

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** `show`: puts a paragraph into the answer. */
export function diagramTool(show: (markdown: string) => void): ToolSet {
  return {
    diagram: tool({
      description:
        "Shows a mermaid diagram in the answer; a person opens it in the diagram view. A text that is no diagram comes back with the place.",
      inputSchema: z.object({ mermaid: z.string().min(1).max(MAX_CHARACTERS) }),
      execute: async ({ mermaid }) => {
        const code = mermaid.replace(/\r\n?/g, "\n").replace(CONTROLS, "").trim();
        if (code === "") throw new Error("No diagram code provided");
        const problem = await diagramProblem(code);
        if (problem !== null) throw new Error(`Diagram syntax error: ${problem}`);
        show(fenced(code));
        return { shown: true };
      },
    }),
  };
}
