/** Judges a whole text: its statements, the bodies of functions in it, and the SQL that those run. */
import { UNREAD, type Doubt, type Loss, type SqlJudgement } from "../judgement.ts";
import { unknownCall, unknownOperator } from "./calls.ts";
import { STATEMENTS, type Findings } from "./statements.ts";
import {
  eachNode,
  isNode,
  listOf,
  plpgsqlOf,
  refusalOf,
  statementsOf,
  textOf,
  typed,
  type Below,
  type Node,
  type Statement,
} from "./tree.ts";

/** Depth of bodies in bodies: `do` in a function in a text. */
const MAX_NESTED = 4;
/** Texts that one judgement parses; each expression of a body is one. */
const MAX_READ = 5000;
/** Losses and doubts that one judgement lists, each: a reader can use only a few. */
const MAX_TOLD = 20;
/** Places where an assignment may be split: names and subscripts may hold `=`, too. */
const MAX_CUTS = 20;

const DYNAMIC = new Set(["PLpgSQL_stmt_dynexecute", "PLpgSQL_stmt_dynfors"]);
const BODY_STATEMENTS = new Set(
  "block assign if case loop while fori fors forc foreach_a exit return return_next return_query raise assert execsql getdiag open fetch close perform call commit rollback"
    .split(" ")
    .map((name) => `PLpgSQL_stmt_${name}`),
);

interface Scope {
  runs: boolean;
  nested: number;
}

/** The options `as` and `language` of a function or a `do`. */
function optionsOf(options: unknown): { language: string | null; body: string | null } {
  const found = new Map(
    listOf(options).map((option) => {
      const { defname, arg } = typed(option, "DefElem") ?? {};
      const text = typed(arg, "String") ?? typed(listOf(typed(arg, "List")?.["items"])[0], "String");
      return [textOf(defname), textOf(text?.["sval"])];
    }),
  );
  return { language: found.get("language") ?? null, body: found.get("as") ?? null };
}

class Reader implements Findings {
  #takesAway = false;
  #runs = true;
  #losses: Loss[] = [];
  readonly #doubts = new Map<string, Doubt>();
  #read = 0;

  get judgement(): Pick<SqlJudgement, "takesAway" | "losses" | "doubts"> {
    return { takesAway: this.#takesAway, losses: this.#losses, doubts: [...this.#doubts.values()] };
  }

  takesAway(...losses: readonly Loss[]): void {
    this.#takesAway = true;
    // Making a function does not delete what its body would.
    if (this.#runs) this.#losses.push(...losses.slice(0, MAX_TOLD - this.#losses.length));
  }

  doubt(doubt: Doubt): void {
    if (this.#doubts.size < MAX_TOLD) this.#doubts.set(JSON.stringify(doubt), doubt);
  }

  /** False when the parser refuses the text. */
  text(sql: string, scope: Scope): boolean {
    this.#read += 1;
    const statements = scope.nested > MAX_NESTED || this.#read > MAX_READ ? null : statementsOf(sql);
    for (const statement of statements ?? []) this.#statement(statement, scope);
    return statements !== null;
  }

  #textOrDoubt(sql: string, scope: Scope): void {
    if (!this.text(sql, scope)) this.doubt({ kind: "unread" });
  }

  #statement({ node, text }: Statement, { runs: now, nested }: Scope): void {
    eachNode(node, now, (type, inner, runs): Below => {
      this.#runs = runs;
      if (type === "CreateFunctionStmt") return this.#function(inner, text, nested);
      if (type === "DoStmt") return this.#body(optionsOf(inner["args"]), text, { runs, nested: nested + 1 });
      if (type === "CallStmt") return this.#call(inner["funccall"], runs);
      if (type === "FuncCall") return this.#call(inner, runs);
      if (type === "A_Expr" && runs) this.#operator(inner["name"]);
      if ((type === "SubLink" || type === "SortBy") && runs) this.#operator(inner["operName"] ?? inner["useOp"]);
      // A rule can stop rows from being written, which loses them as well.
      if (type === "RuleStmt") this.doubt({ kind: "unknown", what: "create rule" });
      else if (type.endsWith("Stmt")) return this.#ofKind(type, inner, runs);
      return type === "RuleStmt" ? false : runs;
    });
  }

  #ofKind(type: string, node: Node, runs: boolean): Below {
    const judge = STATEMENTS.get(type);
    if (judge !== undefined) return judge(node, { findings: this, runs });
    this.doubt({ kind: "unknown", what: type.replace(/Stmt$/, "").toLowerCase() });
    return runs;
  }

  #call(call: unknown, runs: boolean): Below {
    const name = runs && isNode(call) ? unknownCall(call) : null;
    if (name !== null) this.doubt({ kind: "calls", name });
    return runs;
  }

  #operator(name: unknown): void {
    const unknown = name === undefined ? null : unknownOperator(name);
    if (unknown !== null) this.doubt({ kind: "calls", name: unknown });
  }

  #function(node: Node, text: string, nested: number): Below {
    const { language, body } = optionsOf(node["options"]);
    if (node["sql_body"] === undefined)
      this.#body({ language: language ?? "sql", body }, text, { runs: false, nested: nested + 1 });
    return false;
  }

  #body({ language, body }: ReturnType<typeof optionsOf>, text: string, scope: Scope): null {
    if (language === "sql" && body !== null) this.#textOrDoubt(body, scope);
    else if (language === null || language === "plpgsql") this.#plpgsql(text, scope);
    else this.doubt({ kind: "unknown", what: `language ${language}` });
    return null;
  }

  #plpgsql(text: string, scope: Scope): void {
    this.#read += 1;
    const tree = scope.nested > MAX_NESTED || this.#read > MAX_READ ? null : plpgsqlOf(text);
    if (tree === null) return this.doubt({ kind: "unread" });
    eachNode(tree, scope.runs, (type, node): Below => {
      if (type === "PLpgSQL_expr") this.#expression(node, scope);
      else if (DYNAMIC.has(type)) this.#dynamic(node["query"], scope);
      else if (type.startsWith("PLpgSQL_stmt_") && !BODY_STATEMENTS.has(type))
        this.doubt({ kind: "unknown", what: type.replace("PLpgSQL_stmt_", "") });
      if (node["dynquery"] !== undefined) this.#dynamic(node["dynquery"], scope);
      return scope.runs;
    });
  }

  #expression({ query, parseMode }: Node, scope: Scope): void {
    const text = textOf(query) ?? "";
    if (parseMode === 0) this.#textOrDoubt(text, scope);
    else if (parseMode === 2) this.#textOrDoubt(`select ${text}`, scope);
    else if (parseMode === 3 || parseMode === 4 || parseMode === 5) this.#assignment(text, scope);
    else this.doubt({ kind: "unread" });
  }

  /** `name[subscript] := expression`: both sides are judged as expressions. */
  #assignment(text: string, scope: Scope): void {
    const cuts = [...text.matchAll(/:?=/g)].slice(0, MAX_CUTS);
    const isRead = cuts.some(({ index, 0: sign }) => {
      const sides = [text.slice(0, index), text.slice(index + sign.length)].map((side) => `select ${side}`);
      return sides.every((side) => statementsOf(side)?.length === 1) && sides.every((side) => this.text(side, scope));
    });
    if (!isRead) this.doubt({ kind: "unread" });
  }

  /** Text built at run time can be anything; a literal is parsed. */
  #dynamic(expression: unknown, scope: Scope): void {
    const query = textOf(typed(expression, "PLpgSQL_expr")?.["query"]) ?? "";
    const [statement] = statementsOf(`select ${query}`) ?? [];
    const [target, ...others] = listOf(typed(statement?.node, "SelectStmt")?.["targetList"]);
    const constant = typed(typed(target, "ResTarget")?.["val"], "A_Const")?.["sval"];
    const text = isNode(constant) && others.length === 0 ? (textOf(constant["sval"]) ?? "") : null;
    if (text === null) this.doubt({ kind: "builds" });
    else this.#textOrDoubt(text, { ...scope, nested: scope.nested + 1 });
  }
}

/** Whether the text is one `vacuum` alone, which runs outside of transactions. */
function isVacuumAlone(sql: string): boolean {
  const [only, ...others] = statementsOf(sql) ?? [];
  return others.length === 0 && typed(only?.node, "VacuumStmt")?.["is_vacuumcmd"] === true;
}

/** Call after the parser is loaded. Throws errors that end the parser. */
export function judgeText(sql: string): SqlJudgement {
  const reader = new Reader();
  if (!reader.text(sql, { runs: true, nested: 0 })) return { ...UNREAD, refusal: refusalOf(sql) };
  return { ...reader.judgement, refusal: null, isVacuum: isVacuumAlone(sql) };
}
