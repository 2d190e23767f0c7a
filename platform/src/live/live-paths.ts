/** Path templates: `projects/{id}/trajectory` takes `projects/p1/trajectory` apart. */
import type { SnapshotReader } from "./port.ts";

export interface ResolvedPath {
  template: string;
  params: Record<string, string>;
  snapshot: SnapshotReader;
  /** Its name in the log: the path, and the request's own parameters where the template has none for them. */
  key: string;
}

export interface PathTable {
  register(template: string, snapshot: SnapshotReader): void;
  resolve(path: string, params: Record<string, string>): ResolvedPath | null;
}

const MAX_PATH = 300;

const keyOf = (path: string, params: Record<string, string>): string => {
  const extra = new URLSearchParams(Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
  return extra === "" ? path : `${path}?${extra}`;
};

export function createPathTable(): PathTable {
  const entries: { template: string; pattern: RegExp; names: string[]; snapshot: SnapshotReader }[] = [];
  return {
    register(template, snapshot) {
      if (!/^[\w/{}-]+$/.test(template))
        throw new Error(`the live path ${template} has characters that paths do not have`);
      const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
      const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, "([A-Za-z0-9_-]+)")}$`);
      entries.push({ template, pattern, names, snapshot });
    },
    resolve(path, params) {
      if (path.length > MAX_PATH) return null;
      for (const { template, pattern, names, snapshot } of entries) {
        const match = pattern.exec(path);
        if (match === null) continue;
        const own = Object.fromEntries(names.map((name, at) => [name, match[at + 1]!]));
        // The path's own values win: a parameter must not point authorization at another document.
        return { template, params: { ...params, ...own }, snapshot, key: keyOf(path, params) };
      }
      return null;
    },
  };
}
