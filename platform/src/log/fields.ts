/** What a line's fields may be: anything, for they come with whatever failed. A log is what failures are told with. */

type Fields = Record<string, unknown>;

/** What a line says of itself. */
const OWN = ["level", "time", "msg", "trace_id"];

/** The same fields; one that has the name of a line's own word stands under `<name>_`. */
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

/** One word for each field, of those too that fail when they are looked at. */
export const inWords = (fields: Fields): Fields =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, wordFor(() => fields[name])]));
