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
 * The statements' own words: comments are a space, texts are `''`, quoted names a plain one. Bodies in dollar quotes are
 * code, too, and stay, as statements of their own.
 */
function bareWords(sql: string): string {
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
      bare += ` ; ${bareWords(body)} ; `;
      at = end === -1 ? sql.length : end + dollar.length;
    } else if (char === "'") {
      at = afterQuote(sql, at, /(?:^|\W)e$/i.test(bare));
      bare += "''";
    } else if (char === '"') {
      at = afterQuote(sql, at, false);
      bare += "quoted_name";
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

export function takesAway(sql: string): boolean {
  const bare = bareWords(sql);
  if (TAKES_AWAY.some((pattern) => pattern.test(bare))) return true;
  return bare
    .split(";")
    .map((statement) => statement.replace(/^(?:\s|\bbegin\b|\bdo\b|\bthen\b|\belse\b|\bloop\b)+/, ""))
    .some((statement) => UPDATES.test(statement));
}
