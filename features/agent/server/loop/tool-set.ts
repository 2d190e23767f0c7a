/** The agent's typed tools. Every model gets the same ones, less those that the mode does not allow. */
import { asSchema, tool, type ToolSet } from "ai";
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import { countChangedLines } from "../../../edits/server/index.ts";
import type { AgentQuestion, TodoItem } from "../../contract/index.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { applyPatch, deletedByPatch } from "../overlay/patch/apply-patch.ts";
import { grep, listFiles } from "./search-files.ts";
import { checkTools, type CheckPorts } from "./tools/check-tools.ts";
import { dataTools, type DataPort } from "./tools/data-tools.ts";
import { diagramTool } from "./tools/diagram-tool.ts";
import { finishTool, type Finished, type FinishReport } from "./tools/finish-tool.ts";
import { functionTools, type FunctionsPort } from "./tools/function-tools.ts";
import { helpTool } from "./tools/help-tool.ts";
import { inspectionTools, type InspectionInput } from "./tools/inspection-tools.ts";
import { journeyTool, type JourneyPort } from "./tools/journey-tool.ts";
import { rememberTool } from "./tools/remember-tool.ts";
import { todoTool } from "./tools/todo-tool.ts";

/** Effects of the tools beyond files. Each throws if the model should read about a failure. */
export interface ToolPorts extends CheckPorts {
  addDependency(name: string, version: string | undefined): Promise<{ name: string; version: string }>;
  setTitle(title: string): Promise<void>;
  /** Resolves when these files or folders may be deleted. */
  mayDelete(paths: readonly string[]): Promise<void>;
  ask(question: AgentQuestion): void;
  /** Shows the to-do list, in place of the one before. */
  todo(items: readonly TodoItem[]): void;
  /** Shows lines that the model would like to remember. */
  propose(lines: readonly string[]): void;
  /** Adds a paragraph to the answer that the model did not write as text. */
  show(markdown: string): void;
  /** Runs the checks. `accepted: false` returns the work with its failures. */
  finish(report: FinishReport): Promise<Finished>;
}

export interface ToolSetInput {
  overlay: Overlay;
  ports: ToolPorts;
  /** False leaves out all tools that change the project. */
  mayEdit: boolean;
  /** True: a call's changes apply all or none, because the embedded builder reads no partial success. */
  wholeCalls: boolean;
  /** Work large enough for a to-do list. */
  hasTodo: boolean;
  context: InspectionInput["context"];
  /** Null if this installation offers no databases. */
  data: DataPort | null;
  /** Null if it offers no functions. */
  functions: FunctionsPort | null;
  /** Null for the embedded builder, which writes none. */
  journeys: JourneyPort | null;
  /** Bound of one result in characters; the model reads on with `from`. */
  resultCharacters: number;
}

const path = z.string().min(1).max(400).describe("Path inside the project, with slashes");

/** The tools' schemas are converted for the wire once per turn: the SDK would convert a bare Zod schema at every step. */
export function createToolSet(input: ToolSetInput): ToolSet {
  const converted: ToolSet = {};
  for (const [name, made] of Object.entries(toolsFor(input)))
    converted[name] = { ...made, inputSchema: asSchema(made.inputSchema) } as ToolSet[string];
  return converted;
}

function toolsFor(input: ToolSetInput): ToolSet {
  const conversation = conversationTools(input);
  const naming = input.wholeCalls ? titleTool(input) : {};
  const read = {
    ...readTools(input),
    ...inspectionTools(input),
    ...helpTool(),
    ...diagramTool((markdown) => input.ports.show(markdown)),
  };
  const data = {
    ...(input.data === null ? {} : dataTools(input.data, input)),
    ...(input.functions === null ? {} : functionTools(input.functions, input)),
  };
  if (!input.mayEdit) return { ...read, ...data, ask_user: conversation["ask_user"]! };
  const { ports, wholeCalls: lists } = input;
  return {
    ...read,
    ...data,
    ...(input.hasTodo ? todoTool((items) => ports.todo(items)) : {}),
    ...editTools(input),
    ...checkTools(ports),
    ...(input.journeys === null ? {} : journeyTool(input.journeys)),
    ...rememberTool((proposed) => ports.propose(proposed)),
    ...naming,
    ...conversation,
    ...finishTool((report) => ports.finish(report), { lists }),
  };
}

function readTools({ overlay, resultCharacters }: ToolSetInput): ToolSet {
  return {
    list_files: tool({
      description: "Lists the project's files, all of them or those matching a glob such as src/**/*.tsx.",
      inputSchema: z.object({ glob: z.string().max(200).optional() }),
      execute: ({ glob }) => {
        const files = listFiles(overlay, glob);
        const shown = fitting(files, resultCharacters, (file) => file.length + 4);
        return { files: shown, total: files.length, truncated: shown.length < files.length };
      },
    }),
    read_file: tool({
      description:
        "Reads a text file, or its lines `from` to `to` (counted from 1). The hash names this state of the file.",
      inputSchema: z.object({ path, from: z.number().int().min(1).optional(), to: z.number().int().min(1).optional() }),
      execute: ({ path: wanted, from, to }) => {
        if (holdsSecrets(wanted)) throw new Error(`${wanted} may hold keys and is not read. Go on without it.`);
        return readRange(overlay.read(wanted), { from, to, max: resultCharacters });
      },
    }),
    grep: tool({
      description: "Finds lines that contain a text (not a regular expression; case is ignored). At most 50 lines.",
      inputSchema: z.object({
        pattern: z.string().min(1).max(300),
        glob: z.string().max(200).optional(),
        max: z.number().int().min(1).max(50).optional(),
      }),
      execute: (query) => grep(overlay, query),
    }),
  };
}

function editTools({ overlay, ports, wholeCalls: whole }: ToolSetInput): ToolSet {
  return {
    write_file: tool({
      description: "Creates a file or replaces it as a whole. Never leave code out.",
      inputSchema: z.object({ path, content: z.string().max(limits.sourceFileBytes) }),
      execute: ({ path: target, content }) => {
        const { created, before } = overlay.write(target, content);
        return { path: target, created, ...countChangedLines(before, content) };
      },
    }),
    search_replace: tool({
      description:
        "Replaces texts in a file, in order. Each `old` must stand in exactly one place. Edits that match are kept; the others come back in `failed` with the nearest lines.",
      inputSchema: z.object({
        path,
        edits: z
          .array(z.object({ old: z.string(), new: z.string(), replace_all: z.boolean().optional() }))
          .min(1)
          .max(50),
      }),
      execute: ({ path: target, edits }) => {
        const { before, after, failures } = overlay.searchReplace(target, edits, { whole });
        const counts = { path: target, ...countChangedLines(before, after) };
        return failures.length === 0
          ? counts
          : { ...counts, applied: edits.length - failures.length, failed: failures.map(({ message }) => message) };
      },
    }),
    apply_patch: tool({
      description:
        "Applies one patch: `*** Begin Patch` … `*** End Patch`, or a unified diff. Context lines must stand in exactly one place. Each file changes completely or not at all; files that could not be changed come back in `failed` with the nearest lines.",
      inputSchema: z.object({ patch: z.string().min(1).max(limits.sourceFileBytes) }),
      execute: async ({ patch }) => {
        await ports.mayDelete(deletedByPatch(patch));
        const { files, failures } = applyPatch(overlay, patch, { whole });
        const sum = (side: "added" | "removed"): number => files.reduce((total, file) => total + file[side], 0);
        const counts = { files, added: sum("added"), removed: sum("removed") };
        return failures.length === 0 ? counts : { ...counts, failed: failures.map(({ message }) => message) };
      },
    }),
    rename_file: tool({
      description:
        "Moves a file, or a folder with everything in it. Imports of it are not changed. Order does not matter: what still imports the old name is judged by finish.",
      inputSchema: z.object({ from: path, to: path }),
      execute: ({ from, to }) => ({ from, to, files: overlay.rename(from, to) }),
    }),
    delete_file: tool({
      description: "Deletes a file, or a folder with everything in it.",
      inputSchema: z.object({ path }),
      execute: async ({ path: target }) => {
        await ports.mayDelete([target]);
        const { removed } = countChangedLines(overlay.delete(target).before, "");
        return { path: target, added: 0, removed };
      },
    }),
    add_dependency: tool({
      description: "Adds an npm package to the project, by name and optionally a version range.",
      inputSchema: z.object({ name: z.string().min(1).max(214), version: z.string().max(100).optional() }),
      execute: ({ name, version }) => ports.addDependency(name, version),
    }),
  };
}

/** For the embedded builder; others name the app when they finish. */
function titleTool({ ports }: ToolSetInput): ToolSet {
  return {
    set_title: tool({
      description: "Names the project. Only the first name of a new project is taken.",
      inputSchema: z.object({ title: z.string().min(1).max(limits.displayNameCharacters) }),
      execute: async ({ title }) => {
        await ports.setTitle(title);
        return { title };
      },
    }),
  };
}

function conversationTools({ ports }: ToolSetInput): ToolSet {
  return {
    ask_user: tool({
      description: "Asks the person one question with a few answers to choose from, and ends the turn.",
      inputSchema: z.object({
        question: z.string().min(1).max(500),
        options: z.array(z.string().min(1).max(80)).max(6),
      }),
      execute: (question) => {
        ports.ask(question);
        return { asked: true };
      },
    }),
  };
}

/** As many items as fit, in order. */
function fitting<T>(items: readonly T[], characters: number, sizeOf: (item: T) => number): T[] {
  let left = characters;
  const end = items.findIndex((item) => (left -= sizeOf(item)) < 0);
  return end === -1 ? [...items] : items.slice(0, end);
}

interface Range {
  from?: number | undefined;
  to?: number | undefined;
  max: number;
}

function readRange({ content, hash }: { content: string; hash: string }, { from = 1, to, max }: Range) {
  const lines = content.split("\n");
  const wanted = lines.slice(from - 1, to);
  const shown = fitting(wanted, max, (line) => line.length + 1);
  const complete = shown.length === wanted.length;
  // A single line longer than a result is cut.
  const text = shown.length === 0 && wanted.length > 0 ? wanted[0]!.slice(0, max) : shown.join("\n");
  if (complete && from === 1 && to === undefined) return { content: text, hash };
  const last = from - 1 + Math.max(shown.length, 1);
  return { content: text, hash, from, to: last, total_lines: lines.length, truncated: !complete };
}
