/** Values as a person would type them in a TypeScript file formatted at 100 columns. */

const columns = 100;

export function stringLiteral(text: string): string {
  return JSON.stringify(text)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/** Text between tags; anything JSX would read as syntax goes into an expression. */
export function jsxText(text: string): string {
  return /[{}<>]|^\s|\s$|&#?\w+;|\/\//.test(text) ? `{${stringLiteral(text)}}` : text;
}

/** The value of an attribute with its quotes; JSX knows no escapes between them, so what needs one goes into an expression. */
export function attribute(text: string): string {
  return /["\\\n\u2028\u2029]|&#?\w+;/.test(text) ? `{${stringLiteral(text)}}` : `"${text}"`;
}

export function literal(value: unknown, indent = 0): string {
  const flat = flatLiteral(value);
  if (indent * 2 + flat.length <= columns - 12) return flat;
  const pad = "  ".repeat(indent + 1);
  const close = "  ".repeat(indent);
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${pad}${literal(item, indent + 1)},`).join("\n")}\n${close}]`;
  }
  if (typeof value === "object" && value !== null) {
    const lines = entries(value).map(([key, item]) => `${pad}${propertyName(key)}: ${literal(item, indent + 1)},`);
    return `{\n${lines.join("\n")}\n${close}}`;
  }
  return flat;
}

function flatLiteral(value: unknown): string {
  if (typeof value === "string") return stringLiteral(value);
  if (Array.isArray(value)) return `[${value.map(flatLiteral).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const parts = entries(value).map(([key, item]) => `${propertyName(key)}: ${flatLiteral(item)}`);
    return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
  }
  return String(value);
}

function entries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringLiteral(key);
}
