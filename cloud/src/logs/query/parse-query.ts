/** One SELECT over one kind of logs. */
import type { LogQuery, SelectItem } from "./expression.ts";
import { TokenReader } from "./parse-expression.ts";
import { tokensOf } from "./tokens.ts";

const MAX_ITEMS = 50;

function commaSeparated<T>(reader: TokenReader, one: () => T): T[] {
  const list: T[] = [];
  do {
    if (list.length >= MAX_ITEMS) throw reader.problem("the list is too long");
    list.push(one());
  } while (reader.skipMark(","));
  return list;
}

const selectItem = (reader: TokenReader): SelectItem => {
  const value = reader.expression();
  return { value, name: reader.alias() };
};

/** `cross join unnest(metadata) as m`, `left join unnest(m.request) as request on true`, `, unnest(metadata) m`. */
function readParts(reader: TokenReader): LogQuery["parts"] {
  const parts: LogQuery["parts"] = [];
  for (;;) {
    const isJoined = ["cross", "left", "inner", "join"].some((word) => reader.isWord(word));
    if (isJoined) {
      while (!reader.isWord("join")) reader.take();
      reader.wantWord("join");
    } else if (!reader.skipMark(",")) return parts;
    const { at } = reader.next;
    reader.wantWord("unnest");
    reader.wantMark("(");
    const path = [reader.wantName().value];
    while (reader.skipMark(".")) path.push(reader.take().value);
    reader.wantMark(")");
    const alias = reader.alias();
    if (alias === null) throw reader.problem("UNNEST needs a name");
    if (reader.skipWord("on")) reader.wantWord("true");
    parts.push({ alias, path, at });
    if (parts.length > MAX_ITEMS) throw reader.problem("the list is too long");
  }
}

function wholeNumber(reader: TokenReader): number {
  const { kind, value } = reader.next;
  if (kind !== "number" || !/^\d{1,9}$/.test(value)) throw reader.problem("a whole number is missing");
  reader.take();
  return Number(value);
}

/** Throws AppError `invalid_log_query`. */
export function parseLogQuery(text: string): LogQuery {
  const reader = new TokenReader(tokensOf(text));
  reader.wantWord("select");
  const items = commaSeparated(reader, () => selectItem(reader));
  reader.wantWord("from");
  const source = reader.wantName();
  const sourceAlias = reader.alias();
  const parts = readParts(reader);
  const where = reader.skipWord("where") ? reader.expression() : null;
  const list = (word: string): boolean => {
    if (!reader.skipWord(word)) return false;
    reader.wantWord("by");
    return true;
  };
  const groupBy = list("group") ? commaSeparated(reader, () => reader.expression()) : [];
  const having = reader.skipWord("having") ? reader.expression() : null;
  const orderBy = list("order")
    ? commaSeparated(reader, () => {
        const value = reader.expression();
        const descending = reader.skipWord("desc");
        if (!descending) reader.skipWord("asc");
        return { value, descending };
      })
    : [];
  const limit = reader.skipWord("limit") ? wholeNumber(reader) : null;
  const offset = reader.skipWord("offset") ? wholeNumber(reader) : 0;
  reader.skipMark(";");
  if (reader.next.kind !== "end") throw reader.problem(`"${reader.next.value.slice(0, 40)}" was not expected`);
  const { value: name, at: sourceAt } = source;
  return { items, source: name, sourceAt, sourceAlias, parts, where, groupBy, having, orderBy, limit, offset };
}
