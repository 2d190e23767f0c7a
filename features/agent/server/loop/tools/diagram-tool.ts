/** A diagram in the answer, parsed before it is shown, so that opening it never shows an error. [IN3] [T5.02] */
import { AppError, unavailable } from "@slipway/kernel/errors";
import { createTaskProcesses } from "@slipway/platform/processes/limited/task-processes";
import { tool, type ToolSet } from "ai";
import { z } from "zod";

const MAX_CHARACTERS = 8000;
/** The library is large: loading it takes a second of the processor. */
const MAX_CPU_MS = 30_000;
const MAX_MEGABYTES = 256;
const MESSAGE_CHARACTERS = 1000;

const tooMany = (): AppError =>
  unavailable("diagrams_busy", "Too many diagrams are being read at the moment. Please try again.");

const parse = createTaskProcesses<string, string | null>({
  name: "diagrams",
  module: new URL("./diagram-parser.ts", import.meta.url),
  processes: 1,
  limits: { cpuMs: MAX_CPU_MS, megabytes: MAX_MEGABYTES },
  waiting: { max: 50, perTenant: 50, onFull: tooMany },
});

/** Null for a valid diagram, else the library's message. AppError `diagrams_busy` when too many wait. */
export async function diagramProblem(code: string): Promise<string | null> {
  try {
    // A diagram may set the library up for itself, and the next one must not find that.
    const answer = await parse("", code, { once: true });
    return answer?.slice(0, MESSAGE_CHARACTERS) ?? null;
  } catch (error) {
    if (error instanceof AppError) throw error;
    return "It is too large to be read.";
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
      description: "Shows a mermaid diagram in the answer. A text that is none comes back with the place.",
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
