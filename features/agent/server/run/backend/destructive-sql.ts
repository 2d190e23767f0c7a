/**
 * Whether SQL can take something away. Such SQL is asked about every time, whatever was allowed for good before, so a doubt
 * is a yes: what runs text it has put together itself may do anything. Pure. (product page, moment 7)
 */

const DOLLAR_QUOTE = /^\$(?:[A-Za-z_]\w*)?\$/;

/** Index behind a block comment, which may hold others. */
function afterBlockComment(sql: string, from: number): number {
  let depth = 1;
  let at = from + 2;
  while (at < sql.length && depth > 0) {
    if (sql.startsWith("/*", at)) depth += 1;
    else if (sql.startsWith("*/", at)) depth -= 1;
    else {
      at += 1;
      continue;
    }
    at += 2;
  }
  return at;
}

/** Index behind a quoted text; a doubled quote stands for itself, a backslash escapes in E'' texts. */
function afterQuote(sql: string, from: number, escapes: boolean): number {
  const quote = sql[from]!;
  let at = from + 1;
  while (at < sql.length) {
    if (escapes && sql[at] === "\\") at += 2;
    else if (sql[at] !== quote) at += 1;
    else if (sql[at + 1] === quote) at += 2;
    else return at + 1;
  }
  return at;
}

/**
 * The statements' own words: comments are a space, texts are `''`, quoted names `quoted_name_0`, whose spelling is put into
 * `names`. Bodies in dollar quotes are code, too, and stay, as statements of their own.
 */
function bareWords(sql: string, names: string[] = []): string {
  let bare = "";
  for (let at = 0; at < sql.length; ) {
    const char = sql[at]!;
    const dollar = char === "$" && !/[\w$]$/.test(bare) ? DOLLAR_QUOTE.exec(sql.slice(at, at + 70))?.[0] : undefined;
    if (sql.startsWith("--", at)) {
      const end = sql.indexOf("\n", at);
      at = end === -1 ? sql.length : end;
    } else if (sql.startsWith("/*", at)) {
      bare += " ";
      at = afterBlockComment(sql, at);
    } else if (dollar !== undefined) {
      const end = sql.indexOf(dollar, at + dollar.length);
      const body = sql.slice(at + dollar.length, end === -1 ? sql.length : end);
      bare += ` ; ${bareWords(body, names)} ; `;
      at = end === -1 ? sql.length : end + dollar.length;
    } else if (char === "'") {
      at = afterQuote(sql, at, /(?:^|\W)e$/i.test(bare));
      bare += "''";
    } else if (char === '"') {
      const end = afterQuote(sql, at, false);
      bare += `quoted_name_${names.push(sql.slice(at + 1, end - 1).replaceAll('""', '"')) - 1}`;
      at = end;
    } else {
      bare += char;
      at += 1;
    }
  }
  return bare.toLowerCase();
}

/** Dropped to be made anew, or nothing of people's in it: policies, triggers, constraints, defaults, indexes. */
const HARMLESS_DROP = "policy|trigger|constraint|default|not\\s+null|index|identity|expression";
const TAKES_AWAY = [
  new RegExp(`\\bdrop\\s+(?!(?:${HARMLESS_DROP})\\b)`),
  /\btruncate\b/,
  /\bdelete\s+from\b/,
  /\bthen\s+delete\b/,
  /\bdrop\s*$/,
  // Another type may keep less of a value; so may the expression that makes it.
  /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/,
  /\balter\s+\S+\s+(?:set\s+data\s+)?type\b(?=.*\busing\b)/,
  // Text that is put together while it runs. Triggers and grants have the word as well.
  /\bexecute\b(?!\s+(?:function|procedure)\b)(?!\s+on\b)/,
  /\bdisable\s+row\s+level\s+security\b/,
  /\bno\s+force\s+row\s+level\s+security\b/,
];

/** `update … set` changes every row it is not kept from. Rules and policies `for update`, and `on update`, are none. */
const UPDATES = /^(?:with\b.*\)\s*)?update\b(?:(?!\bwhere\b).)*\bset\b(?!.*\bwhere\b)/s;

const statementsOf = (bare: string): string[] =>
  bare
    .split(";")
    .map((statement) => statement.replace(/^(?:\s|\bbegin\b|\bdo\b|\bthen\b|\belse\b|\bloop\b)+/, "").trim());

export function takesAway(sql: string): boolean {
  const bare = bareWords(sql);
  return TAKES_AWAY.some((pattern) => pattern.test(bare)) || statementsOf(bare).some((text) => UPDATES.test(text));
}

/** What goes, as far as the text names it. Of tables in public. */
export type Loss =
  | { kind: "table"; table: string }
  | { kind: "column"; table: string; column: string }
  /** `all`: no condition keeps any. */
  | { kind: "rows"; table: string; all: boolean }
  | { kind: "values"; table: string };

const NAME = String.raw`(?:public\s*\.\s*)?([a-z_]\w*)`;
const DROP_TABLE = new RegExp(String.raw`^drop\s+table\s+(?:if\s+exists\s+)?${NAME}`);
const ALTER_TABLE = new RegExp(String.raw`^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${NAME}\b(.*)$`, "s");
const DROP_COLUMN = new RegExp(
  String.raw`\bdrop\s+(?:column\s+)?(?:if\s+exists\s+)?(?!(?:${HARMLESS_DROP}|column|if)\b)([a-z_]\w*)`,
  "g",
);
const DELETE = new RegExp(String.raw`^delete\s+from\s+(?:only\s+)?${NAME}`);
const TRUNCATE = new RegExp(String.raw`^truncate\s+(?:table\s+)?(?:only\s+)?${NAME}`);
const UPDATE = new RegExp(String.raw`^update\s+(?:only\s+)?${NAME}`);

/** In the order of the text; empty where it takes something away that it does not name plainly. */
export function lossesOf(sql: string): Loss[] {
  const names: string[] = [];
  const bare = bareWords(sql, names);
  const spelled = (name: string): string => names[Number(/^quoted_name_(\d+)$/.exec(name)?.[1] ?? -1)] ?? name;
  return statementsOf(bare).flatMap((text): Loss[] => {
    const named = (pattern: RegExp): string | null => {
      const found = pattern.exec(text)?.[1];
      return found === undefined ? null : spelled(found);
    };
    const dropped = named(DROP_TABLE);
    if (dropped !== null) return [{ kind: "table", table: dropped }];
    const altered = ALTER_TABLE.exec(text);
    if (altered !== null)
      return [...altered[2]!.matchAll(DROP_COLUMN)].map((found) => ({
        kind: "column",
        table: spelled(altered[1]!),
        column: spelled(found[1]!),
      }));
    const emptied = named(TRUNCATE);
    if (emptied !== null) return [{ kind: "rows", table: emptied, all: true }];
    const deleted = named(DELETE);
    if (deleted !== null) return [{ kind: "rows", table: deleted, all: !/\bwhere\b|\busing\b/.test(text) }];
    const changed = UPDATES.test(text) ? named(UPDATE) : null;
    return changed === null ? [] : [{ kind: "values", table: changed }];
  });
}
