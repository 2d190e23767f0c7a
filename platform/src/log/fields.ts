/**
 * Cleans a line's fields, which may hold anything, since they come with whatever failed. Logging them must not fail.
 */

type Fields = Record<string, unknown>;

/** Names of a line's own fields. */
const OWN = ["level", "time", "msg", "trace_id"];

/** The same fields; one with the name of the line's own is renamed to `<name>_`. */
export function besideOwn(fields: Fields): Fields {
  if (!OWN.some((name) => name in fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [OWN.includes(name) ? `${name}_` : name, value]),
  );
}

function wordFor(read: () => unknown): unknown {
  try {
    const value = read();
    return typeof value === "object" && value !== null ? String(value) : value;
  } catch {
    return "unreadable";
  }
}

/** Replaces each field by a word, including those that throw when read. */
export const inWords = (fields: Fields): Fields =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, wordFor(() => fields[name])]));
