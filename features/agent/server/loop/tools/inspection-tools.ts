/** More tools that read: where something probably is, what the running app logged, and risks in its code. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { fastRelevantFiles, type ProjectTexts } from "../../context/files/fast-relevant-files.ts";
import { importGraph, rankFiles } from "../../context/files/rank-files.ts";
import { termsOf } from "../../context/files/terms.ts";
import type { Overlay } from "../../overlay/overlay.ts";
import type { RunContextFacts } from "../../run/run-request.ts";
import { scanProject } from "../../verify/security/security-review.ts";
import { holdsSecrets } from "../secret-files.ts";

export interface InspectionInput {
  overlay: Overlay;
  /** Records of the person's preview from before the message. */
  context: Pick<RunContextFacts, "client_logs" | "network_requests" | "runtime_errors">;
  resultCharacters: number;
}

const MAX_FILES = 8;
const LINES_PER_FILE = 5;
const LINE_CHARACTERS = 200;

export function inspectionTools({ overlay, context, resultCharacters }: InspectionInput): ToolSet {
  return {
    explore: tool({
      description:
        "Finds the files a question is probably about, by words and by who imports whom, with the lines that say the most. Reads nothing for you.",
      inputSchema: z.object({ question: z.string().min(1).max(500) }),
      execute: async ({ question }) => ({ files: await exploredFiles(overlay, question) }),
    }),
    read_logs: tool({
      description:
        "What the person's preview recorded before the message: console lines, network requests or errors, oldest first.",
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
        "Looks for risky code in every file: keys, text that runs as code or becomes HTML, messages without a check of their origin. It does not look at the database.",
      inputSchema: z.object({}),
      execute: () => scanProject(overlay),
    }),
  };
}

async function exploredFiles(overlay: Overlay, question: string) {
  const project: ProjectTexts = {
    paths: overlay.paths().filter((path) => !holdsSecrets(path)),
    text: (path) => overlay.peek(path as Parameters<Overlay["peek"]>[0]),
  };
  const query = {
    message: question,
    context: { selected_elements: [], runtime_errors: [], client_logs: [] },
    recent: [],
  };
  const seeds = fastRelevantFiles(query, project);
  if (seeds.size === 0) return [];
  const { code_relevance_scores: scores } = rankFiles(seeds, await importGraph(project), false);
  const wanted = new Set(termsOf(question));
  return Object.entries(scores)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, MAX_FILES)
    .map(([path]) => ({ path, lines: linesAbout(project.text(path) ?? "", wanted) }));
}

/** The lines with the most matching words, in their order. */
function linesAbout(text: string, wanted: ReadonlySet<string>): { line: number; text: string }[] {
  const hits = (line: string): number => new Set(termsOf(line).filter((term) => wanted.has(term))).size;
  return text
    .split("\n")
    .map((line, at) => ({ line: at + 1, text: line.trim().slice(0, LINE_CHARACTERS), score: hits(line) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.line - other.line)
    .slice(0, LINES_PER_FILE)
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, text: words }) => ({ line, text: words }));
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
