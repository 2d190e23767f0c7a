/** The chosen diagram's code, or why there is none. [T2.24] [T5.02] */

export type DiagramCode = { code: string } | { message: string };

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

export function diagramCode(data: unknown): DiagramCode {
  if (data === null || data === undefined) return { message: "No mermaid diagram selected." };
  const code = typeof data === "object" && "code" in data ? data.code : undefined;
  if (typeof code !== "string") return { message: "Mermaid data found but no code property." };
  const text = code.replace(/\r\n?/g, "\n").replace(CONTROLS, "");
  return text.trim() === "" ? { message: "No diagram code provided" } : { code: text };
}

/** Line breaks and class marks belong to the diagram. */
const TAGS = /<<[\w -]*>>|<br\s*\/?>|<(?=[a-z/!?])/gi;

/** Escapes other tags in the library's own way, because it turns labels into HTML before it sanitizes them. */
export const withoutTags = (code: string): string => code.replace(TAGS, (found) => (found === "<" ? "#lt;" : found));
