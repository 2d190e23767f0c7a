/**
 * The model's input for a turn, in the order that providers can cache: first instructions, knowledge and file map,
 * which stay the same until somebody changes them; then the conversation; then facts of this turn.
 */
import type { ModelMessage } from "ai";
import { knowledgeFor } from "../../../knowledge/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { RelevantFiles } from "../../contract/index.ts";
import { instructionsFor, withImages } from "../loop/instructions.ts";
import { Overlay } from "../overlay/overlay.ts";
import type { RunGraph } from "../run/graph/run-graph.ts";
import { isReadOnly, type Intent } from "../run/intent.ts";
import type { RunRequest } from "../run/run-request.ts";
import { fileMap } from "./file-map.ts";
import { fastRelevantFiles, type ProjectTexts } from "./files/fast-relevant-files.ts";
import { importGraph, rankFiles } from "./files/rank-files.ts";
import { recentlyChanged } from "./files/recently-changed.ts";
import { compactHistory } from "./history.ts";
import { knowledgeFound } from "./knowledge.ts";
import { volatileContext } from "./volatile-context.ts";

export interface ContextInput {
  services: Needs<"database" | "git" | "log">;
  request: RunRequest;
  graph: RunGraph;
  overlay: Overlay;
  baseSha: string;
  workspaceId: string;
  intent: Intent;
  contextTokens: number;
  isStuck: boolean;
  /** The model finds files itself: they are searched only for the graph, and nothing waits for them. */
  findsFiles: boolean;
}

export interface RunContext {
  /** The stable part. */
  instructions: string;
  messages: ModelMessage[];
}

export async function buildContext(input: ContextInput): Promise<RunContext> {
  const { request, graph, overlay, intent, contextTokens } = input;
  const base = new Overlay(overlay.base);
  const found = (): Promise<RelevantFiles | null> =>
    relevantFiles(input, base).catch((error: unknown) => {
      input.services.log.warn("no files were found for a run", { projectId: request.projectId, error });
      return null;
    });
  if (input.findsFiles) graph.alongside(found);
  const [relevant, knowledge, history] = await Promise.all([
    input.findsFiles ? null : found(),
    graph.run(
      "knowledge",
      () => readKnowledge(input),
      ({ output }) => output,
    ),
    graph.run(
      "history",
      () => compactHistory(request.history, contextTokens),
      ({ turns, shortened, messages }) => ({ turns, shortened, messages: messages.length }),
    ),
  ]);
  const paths = overlay.paths();
  const prefix = [instructionsFor(isReadOnly(request, intent)), knowledge.prompt, fileMap(paths)];
  const words = `${request.message}\n${volatileContext(request, { intent, isStuck: input.isStuck, relevant })}`;
  return {
    instructions: prefix.filter((part) => part !== "").join("\n\n"),
    messages: [...history.messages, { role: "user", content: withImages(words, request.images ?? []) }],
  };
}

async function readKnowledge({ services, request, workspaceId, contextTokens, graph }: ContextInput) {
  const files = await knowledgeFor(services, { projectId: request.projectId, workspaceId });
  graph.inputs({ knowledge: files.map(({ name, version }) => ({ name, version })) });
  return knowledgeFound(files, request.message, contextTokens);
}

/** Searches the files as the run found them. Null if nothing was found. */
async function relevantFiles(input: ContextInput, overlay: Overlay): Promise<RelevantFiles | null> {
  const { graph, request } = input;
  const texts = new Map<string, string | null>();
  const project: ProjectTexts = {
    paths: overlay.paths(),
    text: (path) => {
      const known = texts.get(path);
      if (known !== undefined) return known;
      const text = overlay.peek(path as Parameters<Overlay["peek"]>[0]);
      texts.set(path, text);
      return text;
    },
  };
  const recent = await recentlyChanged(input.services, { projectId: request.projectId, baseSha: input.baseSha });
  const query = { message: request.message, context: request.context, recent };
  const fast = await graph.run(
    "fast_relevant_files",
    () => fastRelevantFiles(query, project),
    (scores) => ({ paths: [...scores.keys()], scores: Object.fromEntries(scores) }),
  );
  return graph.run(
    "relevant_files",
    async () => (fast.size === 0 ? null : rankFiles(fast, await importGraph(project), input.isStuck)),
    (ranked) => ranked ?? { code_relevance_scores: {}, primary_paths: [], secondary_paths: [] },
  );
}
