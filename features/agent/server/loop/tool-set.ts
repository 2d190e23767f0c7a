/** The agent's typed tools. Every model gets the same ones, less those that the mode does not allow. */
import { asSchema, tool, type ToolSet } from "ai";
import { z } from "zod";
import type { Removed } from "../run/packages/added-packages.ts";
import { limits } from "@slipway/kernel/limits";
import { countChangedLines } from "../../../edits/server/index.ts";
import type { AgentQuestion, TodoItem } from "../../contract/index.ts";
import type { TakenDraft } from "../drafts/taken-draft.ts";
import { moveFiles } from "../overlay/move-files.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { applyPatch, deletedByPatch } from "../overlay/patch/apply-patch.ts";
import { leanTools } from "./lean-schema.ts";
import { checkTools, renderTool, type CheckPorts } from "./tools/checking/check-tools.ts";
import { dataTools, type DataPort } from "./tools/backend/data-tools.ts";
import { delegateTool, type HelperPort } from "./tools/delegate-tool.ts";
import { diagramTool } from "./tools/diagram-tool.ts";
import { pathSchema, textEditTools } from "./tools/edit-tools.ts";
import { embeddedEditTools, embeddedReadTools } from "./tools/embedded-tools.ts";
import { finishTool, type Finished, type FinishReport } from "./tools/finish-tool.ts";
import { functionTools, type FunctionsPort } from "./tools/backend/function-tools.ts";
import { helpTool } from "./tools/help-tool.ts";
import { makePictureTool, type PictureMaker } from "./tools/pictures/make-picture-tool.ts";
import { placePictureTool, type PicturesPort } from "./tools/pictures/place-picture-tool.ts";
import { inspectionTools, type InspectionInput } from "./tools/inspection-tools.ts";
import { historyTool, type HistoryPort } from "./tools/reading/history-tool.ts";
import { readFilesTool } from "./tools/reading/read-files.ts";
import { referencesTool } from "./tools/reading/references-tool.ts";
import { searchTool } from "./tools/reading/search-tool.ts";
import { runTool, type RunPort } from "./tools/checking/run-tool.ts";
import { journeyTool, type JourneyPort } from "./tools/journey-tool.ts";
import { rememberTool } from "./tools/remember-tool.ts";
import { todoTool } from "./tools/todo-tool.ts";

/** Effects of the tools beyond files. Each throws if the model should read about a failure. */
export interface ToolPorts extends CheckPorts, RunPort {
  packages: {
    add(name: string, version: string | undefined): Promise<{ name: string; version: string }>;
    remove(name: string): Promise<Removed>;
  };
  setTitle(title: string): Promise<void>;
  /** Resolves when these files or folders may be deleted. */
  mayDelete(paths: readonly string[]): Promise<void>;
  history: HistoryPort;
  ask(question: AgentQuestion): void;
  /** Null for the embedded builder, which sees none. */
  pictures: PicturesPort | null;
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
  /**
   * The embedded builder has tools of its own for reading and checking, and its changes apply all or none, because it
   * reads no partial success.
   */
  isEmbedded: boolean;
  /** Work large enough for a to-do list. */
  hasTodo: boolean;
  context: InspectionInput["context"];
  /** Null if this installation offers no databases. */
  data: DataPort | null;
  /** Null if it offers no functions. */
  functions: FunctionsPort | null;
  /** Null for the embedded builder, which writes none. */
  journeys: JourneyPort | null;
  /** Null for the embedded builder, which writes its files anew. */
  drafts: Pick<TakenDraft, "tools"> | null;
  /** Null where no model makes pictures. */
  makesPictures: PictureMaker | null;
  /** Null for the embedded builder, which needs no helpers. */
  helpers: HelperPort | null;
  /** Bound of one result in characters; the model reads on with `from`. */
  resultCharacters: number;
}

/** The tools' schemas are converted for the wire once per turn: the SDK would convert a bare Zod schema at every step. */
export function createToolSet(input: ToolSetInput): ToolSet {
  const made = toolsFor(input);
  if (!input.isEmbedded) return leanTools(made);
  const converted = Object.entries(made).map(([name, each]) => [
    name,
    { ...each, inputSchema: asSchema(each.inputSchema) },
  ]);
  return Object.fromEntries(converted) as ToolSet;
}

function toolsFor(input: ToolSetInput): ToolSet {
  const conversation = conversationTools(input);
  const read = {
    ...(input.isEmbedded ? embeddedReadTools(input) : readingTools(input)),
    ...inspectionTools(input),
    ...helpTool(),
    ...(input.helpers === null ? {} : delegateTool(input.helpers, input)),
    ...diagramTool((markdown) => input.ports.show(markdown)),
  };
  const data = {
    ...(input.data === null ? {} : dataTools(input.data, input)),
    ...(input.functions === null ? {} : functionTools(input.functions, input)),
  };
  if (!input.mayEdit) return { ...read, ...data, ask_user: conversation["ask_user"]! };
  const { ports, isEmbedded } = input;
  return {
    ...read,
    ...data,
    ...(input.hasTodo ? todoTool((items) => ports.todo(items)) : {}),
    ...editTools(input),
    ...(isEmbedded ? embeddedEditTools(input) : { ...moveTool(input), ...checkTools(ports), ...runTool(ports) }),
    ...(ports.pictures === null ? {} : placePictureTool(input.overlay, ports.pictures)),
    ...(input.makesPictures === null ? {} : makePictureTool(input.overlay, input.makesPictures)),
    ...renderTool(ports),
    ...(input.journeys === null ? {} : journeyTool(input.journeys)),
    ...input.drafts?.tools(),
    ...rememberTool((proposed) => ports.propose(proposed)),
    ...conversation,
    ...finishTool((report) => ports.finish(report), { lists: isEmbedded }),
  };
}

const readingTools = (input: ToolSetInput): ToolSet => ({
  ...readFilesTool(input),
  ...searchTool(input),
  ...referencesTool(input),
  ...historyTool(input.ports.history, input.resultCharacters),
});

function editTools({ overlay, ports, isEmbedded: whole }: ToolSetInput): ToolSet {
  return {
    ...textEditTools(overlay, { whole }),
    apply_patch: tool({
      description:
        "Applies one patch: `*** Begin Patch` … `*** End Patch`, or a unified diff. Context lines must stand in exactly one place. Each file changes completely or not at all; the others come back in `failed`.",
      inputSchema: z.object({ patch: z.string().min(1).max(limits.sourceFileBytes) }),
      execute: async ({ patch }) => {
        await ports.mayDelete(deletedByPatch(patch));
        const { files, failures } = applyPatch(overlay, patch, { whole });
        const sum = (side: "added" | "removed"): number => files.reduce((total, file) => total + file[side], 0);
        const counts = { files, added: sum("added"), removed: sum("removed") };
        return failures.length === 0 ? counts : { ...counts, failed: failures.map(({ message }) => message) };
      },
    }),
    delete_file: tool({
      description: "Deletes a file, or a folder with everything in it.",
      inputSchema: z.object({ path: pathSchema }),
      execute: async ({ path: target }) => {
        await ports.mayDelete([target]);
        const { removed } = countChangedLines(overlay.delete(target).before, "");
        return { path: target, added: 0, removed };
      },
    }),
    add_dependency: tool({
      description: "Adds an npm package; the version none removes it.",
      inputSchema: z.object({ name: z.string().min(1).max(214), version: z.string().max(100).optional() }),
      execute: async ({ name, version }): Promise<object> =>
        version === "none" ? ports.packages.remove(name) : ports.packages.add(name, version),
    }),
  };
}

function moveTool({ overlay }: ToolSetInput): ToolSet {
  return {
    move: tool({
      description:
        "Moves or renames a file or folder and updates its imports. Mentions in styles, HTML and texts stay.",
      inputSchema: z.object({ from: pathSchema, to: pathSchema }),
      execute: ({ from, to }) => ({ from, to, ...moveFiles(overlay, from, to) }),
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
