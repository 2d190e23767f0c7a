/** The effect of each kind of statement on existing data. A kind that is missing here is a doubt. */
import type { Doubt, Loss } from "../judgement.ts";
import { matches } from "./conditions.ts";
import { listOf, namesOf, textOf, typed, isNode, type Below, type Node } from "./tree.ts";

export interface Findings {
  takesAway(...losses: readonly Loss[]): void;
  doubt(doubt: Doubt): void;
}

export interface Place {
  findings: Findings;
  /** The statement runs with the text, and not when somebody calls what the text makes. */
  runs: boolean;
}

type Judge = (node: Node, place: Place) => Below;

/** Null when it is not plainly a table of the schema public. */
function tableOf(relation: unknown): string | null {
  const node = typed(relation, "RangeVar") ?? (isNode(relation) ? relation : {});
  const schema = textOf(node["schemaname"]);
  return schema === null || schema === "public" ? textOf(node["relname"]) : null;
}

const tablesLost = (relations: readonly unknown[], loss: (table: string) => Loss): Loss[] =>
  relations.flatMap((relation) => tableOf(relation) ?? []).map(loss);

/** Objects that are dropped to be made anew, or hold no data. */
const DROPS_NOTHING = new Set(["OBJECT_POLICY", "OBJECT_TRIGGER", "OBJECT_INDEX"]);

const drop: Judge = ({ removeType, behavior, objects }, { findings }) => {
  if (DROPS_NOTHING.has(textOf(removeType) ?? "")) {
    if (behavior === "DROP_CASCADE") findings.doubt({ kind: "cascade" });
    return null;
  }
  const tables = removeType === "OBJECT_TABLE" ? listOf(objects) : [];
  findings.takesAway(
    ...tables.flatMap((object): Loss[] => {
      const names = namesOf(typed(object, "List")?.["items"]);
      const table = names.at(-1);
      const isPublic = names.length === 1 || (names.length === 2 && names[0] === "public");
      return isPublic && table !== undefined ? [{ kind: "table", table }] : [];
    }),
  );
  return null;
};

const truncate: Judge = ({ relations }, { findings }) => {
  findings.takesAway(...tablesLost(listOf(relations), (table) => ({ kind: "rows", table, all: true })));
  return null;
};

const remove: Judge = ({ relation, usingClause, whereClause }, { findings, runs }) => {
  const all = usingClause === undefined && matches(whereClause) === "all";
  findings.takesAway(...tablesLost([relation], (table) => ({ kind: "rows", table, all })));
  return runs;
};

/** The name by which a condition calls a table: its alias hides its own. */
function calledOf(relation: unknown): string | null {
  const node = typed(relation, "RangeVar") ?? (isNode(relation) ? relation : {});
  const alias = typed(node["alias"], "Alias") ?? (isNode(node["alias"]) ? node["alias"] : {});
  return textOf(alias["aliasname"]) ?? textOf(node["relname"]);
}

const update: Judge = ({ relation, fromClause, whereClause }, { findings, runs }) => {
  const onlyTable = listOf(fromClause).length === 0 ? calledOf(relation) : null;
  const matched = matches(whereClause, { onlyTable, depth: 0 });
  if (matched === "all") findings.takesAway(...tablesLost([relation], (table) => ({ kind: "values", table })));
  else if (matched === "unclear") findings.doubt({ kind: "rows", table: tableOf(relation) });
  return runs;
};

const merge: Judge = ({ relation, joinCondition, mergeWhenClauses }, { findings, runs }) => {
  for (const each of listOf(mergeWhenClauses)) {
    const clause = typed(each, "MergeWhenClause") ?? {};
    const isJoined = clause["matchKind"] === "MERGE_WHEN_MATCHED" && matches(joinCondition) === "some";
    if (clause["commandType"] === "CMD_DELETE")
      findings.takesAway(...tablesLost([relation], (table) => ({ kind: "rows", table, all: false })));
    else if (clause["commandType"] === "CMD_UPDATE" && !isJoined)
      findings.doubt({ kind: "rows", table: tableOf(relation) });
  }
  return runs;
};

/**
 * Another type may keep less of a value, and so may the expression that converts it. A table without its rules is open
 * to everybody.
 */
const ALTERATION_TAKES = new Set([
  "AT_DropColumn",
  "AT_AlterColumnType",
  "AT_SetExpression",
  "AT_DisableRowSecurity",
  "AT_NoForceRowSecurity",
  "AT_DetachPartition",
  "AT_DropInherit",
  "AT_SetUnLogged",
]);
const ALTERATION_KEEPS = new Set(
  (
    "AddColumn ColumnDefault CookedColumnDefault DropNotNull SetNotNull DropExpression SetStatistics SetOptions ResetOptions SetStorage " +
    "SetCompression AddConstraint AlterConstraint ValidateConstraint DropConstraint AddIndex AddIdentity SetIdentity DropIdentity " +
    "EnableRowSecurity ForceRowSecurity EnableTrig EnableTrigAll EnableTrigUser EnableAlwaysTrig EnableReplicaTrig ChangeOwner ClusterOn DropCluster " +
    "SetRelOptions ResetRelOptions ReplicaIdentity AttachPartition AddInherit SetLogged AddOf DropOf"
  )
    .split(" ")
    .map((name) => `AT_${name}`),
);

function alter({ relation, cmds, objtype }: Node, { findings, runs }: Place): Below {
  const table = objtype === "OBJECT_TABLE" ? tableOf(relation) : null;
  for (const each of listOf(cmds)) {
    const { subtype, name, behavior } = typed(each, "AlterTableCmd") ?? {};
    const column = textOf(name);
    if (ALTERATION_TAKES.has(textOf(subtype) ?? "")) {
      const isNamed = subtype === "AT_DropColumn" && table !== null && column !== null;
      findings.takesAway(...(isNamed ? [{ kind: "column", table, column } as const] : []));
    } else if (!ALTERATION_KEEPS.has(textOf(subtype) ?? ""))
      findings.doubt({ kind: "unknown", what: `alter ${(textOf(subtype) ?? "").replace(/^AT_/, "")}` });
    if (behavior === "DROP_CASCADE") findings.doubt({ kind: "cascade" });
  }
  // A new default of an existing column is evaluated for later rows; every other expression reads the existing rows.
  return runs;
}

/** Settings that keep the meaning of names, the acting role and the rules. Any other setting is a doubt. */
const SETTINGS = new Set(
  (
    "search_path statement_timeout lock_timeout idle_in_transaction_session_timeout transaction_timeout client_min_messages client_encoding " +
    "check_function_bodies timezone datestyle intervalstyle standard_conforming_strings default_tablespace default_table_access_method " +
    "xmloption work_mem maintenance_work_mem bytea_output extra_float_digits TRANSACTION"
  ).split(" "),
);

const set: Judge = ({ kind, name, args }, { findings }) => {
  const setting = textOf(name) ?? "";
  const values = listOf(args).map((arg) => textOf((typed(arg, "A_Const")?.["sval"] as Node | undefined)?.["sval"]));
  // Postgres' own functions are found first unless the path names its schema behind another.
  const shadows = setting === "search_path" && values.indexOf("pg_catalog") > 0;
  if (kind === "VAR_SET_VALUE" || kind === "VAR_SET_MULTI" || kind === "VAR_SET_CURRENT")
    if (shadows || !SETTINGS.has(setting)) findings.doubt({ kind: "unknown", what: `set ${setting}` });
  return null;
};

const publication: Judge = ({ action }, { findings }) => {
  if (action !== undefined && action !== "AP_AddObjects") findings.takesAway();
  return null;
};

const domain: Judge = ({ behavior }, { findings, runs }) => {
  if (behavior === "DROP_CASCADE") findings.doubt({ kind: "cascade" });
  return runs;
};

const takes: Judge = (_node, { findings }) => {
  findings.takesAway();
  return null;
};
const asItStands: Judge = (_node, { runs }) => runs;
const later: Judge = () => false;

const allOf = (judge: Judge, names: string): [string, Judge][] =>
  names.split(" ").map((name) => [`${name}Stmt`, judge]);

/** `CreateFunctionStmt`, `DoStmt` and `CallStmt` are judged with their bodies, in `judge-text.ts`. */
export const STATEMENTS: ReadonlyMap<string, Judge> = new Map<string, Judge>([
  ["DropStmt", drop],
  ["TruncateStmt", truncate],
  ["DeleteStmt", remove],
  ["UpdateStmt", update],
  ["MergeStmt", merge],
  ["AlterTableStmt", alter],
  ["AlterDomainStmt", domain],
  ["AlterPublicationStmt", publication],
  ["VariableSetStmt", set],
  ...allOf(takes, "DropOwned DropRole Dropdb DropTableSpace DropSubscription DropUserMapping"),
  ...allOf(
    asItStands,
    "Select Insert CreateTableAs Index CreateSchema Explain Prepare DeclareCursor RefreshMatView CreateEnum CompositeType CreateSeq AlterSeq " +
      "Comment Grant AlterDefaultPrivileges CreateExtension Rename AlterObjectSchema AlterOwner AlterEnum AlterFunction Transaction Lock Notify " +
      "Listen Unlisten Vacuum VariableShow Deallocate Fetch ClosePortal Reindex Cluster CreatePublication CreateStats AlterStats ConstraintsSet CheckPoint Return PLAssign",
  ),
  // These definitions run when people use the app; their bodies are judged all the same.
  ...allOf(later, "Create View CreateDomain CreatePolicy AlterPolicy CreateTrig"),
]);
