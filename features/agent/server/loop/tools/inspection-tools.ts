/** More tools that read: what the running app logged, and risks in its code. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import type { Overlay } from "../../overlay/overlay.ts";
import type { RunContextFacts } from "../../run/run-request.ts";
import { scanProject } from "../../verify/security/security-review.ts";

export interface InspectionInput {
  overlay: Overlay;
  /** Records of the person's preview from before the message. */
  context: Pick<RunContextFacts, "client_logs" | "network_requests" | "runtime_errors">;
  resultCharacters: number;
}

export function inspectionTools({ overlay, context, resultCharacters }: InspectionInput): ToolSet {
  return {
    read_logs: tool({
      description: "What the person's preview recorded before the message, oldest first.",
      inputSchema: z.object({ kind: z.enum(["console", "network", "errors"]) }),
      execute: ({ kind }) => {
        const lines = {
          console: context.client_logs,
          network: context.network_requests,
          errors: context.runtime_errors,
        }[kind];
        return { lines: newestThatFit(lines, resultCharacters), total: lines.length };
      },
    }),
    security_scan: tool({
      description:
        "Looks for risky code in every file: keys, text that becomes code or HTML, messages from any origin. Not in the database.",
      inputSchema: z.object({}),
      execute: () => scanProject(overlay),
    }),
  };
}

function newestThatFit(lines: readonly string[], characters: number): string[] {
  const kept: string[] = [];
  let left = characters;
  for (const line of lines.toReversed()) {
    left -= line.length + 4;
    if (left < 0) break;
    kept.unshift(line);
  }
  return kept;
}
