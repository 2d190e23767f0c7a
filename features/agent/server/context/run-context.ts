/**
 * The model's input for a turn, in the order that providers can cache: first instructions and knowledge, which stay the
 * same until somebody changes them; then the conversation, as it was sent; then files and facts of this turn.
 */
import type { ModelMessage } from "ai";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { ResolvedModel } from "@slipway/platform/models/port";
import { knowledgeFor } from "../../../knowledge/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { RelevantFiles, TurnBudgetFacts } from "../../contract/index.ts";
import { instructionsFor, picturesNote, withImages } from "../prompt/instructions.ts";
import { kitDifferences } from "../prompt/kit-differences.ts";
import { Overlay } from "../overlay/overlay.ts";
import type { RunGraph } from "../run/graph/run-graph.ts";
import { isReadOnly, type Intent } from "../run/intent.ts";
import type { RunRequest } from "../run/run-request.ts";
import { rulesPrompt, RULES_FILE } from "../memory/project-rules.ts";
import type { Recalled } from "../memory/recall.ts";
import { fileMap, filesSince } from "./file-map.ts";
import { fastRelevantFiles, type ProjectTexts } from "./files/fast-relevant-files.ts";
import { importGraph, rankFiles } from "./files/rank-files.ts";
import { recentlyChanged } from "./files/recently-changed.ts";
import { compactHistory } from "./history.ts";
import { knowledgeFound } from "./knowledge.ts";
import { volatileContext } from "./volatile-context.ts";

export interface ContextInput {
  services: Needs<"database" | "git" | "log">;
  request: RunRequest;
  model: Pick<ResolvedModel, "contextTokens" | "isBlind">;
  graph: RunGraph;
  overlay: Overlay;
  baseSha: string;
  workspaceId: string;
  intent: Intent;
  /** Null: the model is told of none. */
  budget: TurnBudgetFacts | null;
  isStuck: boolean;
  /** The draft that the turn goes on from, and what the model is told about it. */
  resumed: { from: string; messages: readonly ModelMessage[]; words: string } | null;
  /** The open drafts that the model may take up, as it is told. */
  drafts: string;
  /** The model finds files itself: they are searched only for the graph, and nothing waits for them. */
  findsFiles: boolean;
  /** The conversation with what its turns did; null for a model that reads only its words. `before`: characters before it. */
  recall: ((before: number) => Promise<Recalled>) | null;
}

export interface RunContext {
  /** The stable part. */
  instructions: string;
  messages: ModelMessage[];
  /** The project's files as the model was told. */
  files: readonly string[];
}

export async function buildContext(input: ContextInput): Promise<RunContext> {
  const { request, graph, overlay, intent } = input;
  const base = new Overlay(overlay.base);
  const found = (): Promise<RelevantFiles | null> =>
    relevantFiles(input, base).catch((error: unknown) => {
      input.services.log.warn("no files were found for a run", { projectId: request.projectId, error });
      return null;
    });
  if (input.findsFiles) graph.alongside(found);
  const [relevant, knowledge] = await Promise.all([
    input.findsFiles ? null : found(),
    graph.run(
      "knowledge",
      () => readKnowledge(input),
      ({ output }) => output,
    ),
  ]);
  const paths = overlay.paths();
  const shown = input.recall === null ? fileMap(paths) : rulesPrompt(overlay.peek(RULES_FILE as ProjectPath));
  const stable = [instructionsFor(isReadOnly(request, intent)), knowledge.prompt];
  const instructions = (input.recall === null ? [...stable, shown] : [stable[0], shown, stable[1]])
    .filter((part) => part !== "")
    .join("\n\n");
  const { messages, files } = await earlier(input, instructions.length);
  const pictures = (request.images ?? []).length === 0 ? [] : [picturesNote(request.images!)];
  const words = [
    ...(input.recall === null ? [] : [...kitNote(overlay, messages), ...filesNote(paths, files), ...pictures]),
    ...(input.drafts === "" ? [] : [input.drafts]),
    `${request.message}${input.resumed === null ? "" : `\n${input.resumed.words}`}`,
    // The words of a turn that goes on, such as "continue", name no files, and its own messages do.
    volatileContext(request, {
      intent,
      isStuck: input.isStuck,
      budget: input.budget,
      relevant: input.resumed === null ? relevant : null,
    }),
  ].join("\n");
  return {
    instructions,
    messages: [...messages, { role: "user", content: withImages(words, request.images ?? [], input.model) }],
    files: paths,
  };
}

const quoted = (text: string): string => text.replaceAll("<", "\u2039");

/** Where the project's kit differs from the one in the instructions, unless the conversation says so already. */
function kitNote(overlay: Overlay, before: readonly ModelMessage[]): string[] {
  const text = (path: string): string | null => overlay.peek(path as ProjectPath);
  const found = kitDifferences({ paths: () => overlay.paths(), text });
  const note = `<kit>\n${found === "" ? AS_BEGUN : quoted(found)}\n</kit>`;
  const told = before.flatMap(({ role, content }) => (role === "user" ? [wordsOf(content)] : []));
  const last = told.findLast((words) => words.startsWith("<kit>\n"));
  return last?.startsWith(note) || (last === undefined && found === "") ? [] : [note];
}

const AS_BEGUN = "The kit is the starter's again.";

const wordsOf = (content: ModelMessage["content"]): string =>
  typeof content === "string" ? content : content.map((part) => (part.type === "text" ? part.text : "")).join("");

function filesNote(paths: readonly string[], told: readonly string[] | null): string[] {
  const note = filesSince(paths, told);
  return note === "" ? [] : [`<files>\n${quoted(note)}\n</files>`];
}

interface Earlier {
  messages: ModelMessage[];
  /** The files that the model was told of last. */
  files: readonly string[] | null;
}

/** The conversation, and the draft that the turn goes on from unless it is part of that. */
async function earlier({ recall, request, graph, model, resumed }: ContextInput, before: number): Promise<Earlier> {
  const draft = resumed?.messages ?? [];
  if (recall === null) {
    const history = await graph.run(
      "history",
      () => compactHistory(request.history, model.contextTokens),
      ({ turns, shortened, messages }) => ({ turns, shortened, messages: messages.length }),
    );
    return { messages: [...history.messages, ...draft], files: null };
  }
  const { messages, files, answers } = await graph.run(
    "history",
    () => recall(before),
    (found) => ({
      turns: found.turns,
      shortened: found.trimmed + found.summarised,
      messages: found.messages.length,
      summarised: found.summarised,
    }),
  );
  const isKnown = resumed !== null && answers.has(resumed.from);
  return { messages: isKnown ? messages : [...messages, ...draft], files };
}

async function readKnowledge({ services, request, workspaceId, model, graph }: ContextInput) {
  const files = await knowledgeFor(services, { projectId: request.projectId, workspaceId });
  graph.inputs({ knowledge: files.map(({ name, version }) => ({ name, version })) });
  return knowledgeFound(files, request.message, model.contextTokens);
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
