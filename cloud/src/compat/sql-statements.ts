/** Where the statements of a script begin and end, as psql finds them. */

export interface SqlStatement {
  text: string;
  /** Of its first line in the script, from 1. */
  line: number;
}

/** What hides a semicolon, in the order in which they are looked for: comments, names, strings and bodies. */
const HIDING =
  /--[^\n]*|\/\*|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$|\bbegin\s+atomic\b|\bcase\b|\bend\b|;/giy;

/** Comments nest in Postgres. */
function endOfComment(script: string, from: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from;
  let depth = 0;
  for (let found = mark.exec(script); found !== null; found = mark.exec(script)) {
    depth += found[0] === "/*" ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return script.length;
}

/** The character behind what begins at `at`, and what it was. */
function hiddenAt(script: string, at: number): { what: string; end: number } | null {
  HIDING.lastIndex = at;
  const found = HIDING.exec(script);
  if (found === null) return null;
  const what = found[0].toLowerCase();
  if (what === "/*") return { what, end: endOfComment(script, at) };
  if (!what.startsWith("$")) return { what, end: HIDING.lastIndex };
  const close = script.indexOf(found[0], HIDING.lastIndex);
  return { what, end: close < 0 ? script.length : close + found[0].length };
}

const isWord = (char: string | undefined): boolean => char !== undefined && /[\w$\u0080-\uffff]/.test(char);
const isBlank = (text: string): boolean => text.replace(/--[^\n]*/g, "").trim() === "";

/** Without their semicolons; nothing but blanks and comments is no statement. */
export function sqlStatements(script: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let begin = 0;
  let depth = 0;
  const close = (end: number): void => {
    const text = script.slice(begin, end);
    const lead = text.length - text.trimStart().length;
    if (!isBlank(text)) statements.push({ text, line: script.slice(0, begin + lead).split("\n").length });
  };
  for (let at = 0; at < script.length; ) {
    const hidden = isWord(script[at]) && isWord(script[at - 1]) ? null : hiddenAt(script, at);
    if (hidden === null) {
      at += 1;
      continue;
    }
    const { what, end } = hidden;
    if (what.startsWith("begin")) depth = 1;
    else if (what === "case" && depth > 0) depth += 1;
    else if (what === "end" && depth > 0) depth -= 1;
    else if (what === ";" && depth === 0) {
      close(at);
      begin = end;
    }
    at = end;
  }
  close(script.length);
  return statements;
}
