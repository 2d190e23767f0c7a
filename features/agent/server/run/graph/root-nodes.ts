/** The nodes of a run in order, and their dependencies. (design: the run is a graph) */
import type { NodeShape } from "./graph-part.ts";

const INPUTS = [
  "message",
  "head_commit",
  "selected_elements",
  "current_page",
  "view",
  "logs",
  "network",
  "runtime_errors",
  "replay",
  "knowledge",
] as const;
export type InputName = (typeof INPUTS)[number];

const after = (...names: string[]) => names.map((name) => ({ name, optional: false, promise: false }));
const maybe = (...names: string[]) => names.map((name) => ({ name, optional: true, promise: false }));

const step = (
  name: string,
  function_name: string,
  dependencies: NonNullable<NodeShape["dependencies"]>,
): NodeShape => ({ name, function_name, dependencies });

export const ROOT_NODES = [
  ...INPUTS.map((name): NodeShape => ({ name: `input.${name}`, function_name: "input", is_input: true })),
  step("guard", "guardRun", after("input.message", "input.head_commit")),
  step("intent", "intentOf", after("guard")),
  step("fast_relevant_files", "fastRelevantFiles", [
    ...after("intent"),
    ...maybe("input.selected_elements", "input.current_page", "input.runtime_errors"),
  ]),
  step("relevant_files", "rankFiles", after("fast_relevant_files")),
  step("knowledge", "knowledgeFor", [...after("intent"), ...maybe("input.knowledge")]),
  step("history", "compactHistory", after("intent")),
  step("plan", "planChanges", after("relevant_files", "knowledge", "history")),
  step("edit_loop", "runEditLoop", [...after("relevant_files", "knowledge", "history"), ...maybe("plan")]),
  step("install", "addDependency", after("edit_loop")),
  step("typecheck", "checkTypes", [...after("edit_loop"), ...maybe("install")]),
  step("build", "buildProject", [...after("edit_loop"), ...maybe("install")]),
  step("sql", "executeSql", after("edit_loop")),
  step("functions", "deployFunctions", after("edit_loop")),
  step("render", "renderPages", after("build")),
  step("screenshot", "takeScreenshot", after("render")),
  step("reviews", "reviewRun", maybe("typecheck", "build", "render")),
  step("repair", "repairRun", after("reviews")),
  step("commit", "commitEdit", [...after("reviews"), ...maybe("repair")]),
  step("preview", "offerBuild", [...after("build"), ...maybe("commit")]),
  step("report", "reportRun", maybe("commit", "preview")),
] as const satisfies readonly NodeShape[];

export type RootNode =
  | "guard"
  | "intent"
  | "fast_relevant_files"
  | "relevant_files"
  | "knowledge"
  | "history"
  | "plan"
  | "edit_loop"
  | "install"
  | "typecheck"
  | "build"
  | "sql"
  | "functions"
  | "render"
  | "screenshot"
  | "reviews"
  | "repair"
  | "commit"
  | "preview"
  | "report";

const byName = new Map<string, NodeShape>(ROOT_NODES.map((node) => [node.name, node]));
export const rootNode = (name: RootNode): NodeShape => byName.get(name)!;
