/** For tests: sources from texts, and places of elements as the page names them. */
import { SourceFiles } from "./server/source/source-files.ts";
import type { Chain } from "./contract/index.ts";

export const sourcesOf = (texts: Record<string, string>): SourceFiles =>
  new SourceFiles(new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)])));

/** Place of the only tag that begins with this text. */
export function link(texts: Record<string, string>, path: string, tag: string): Chain[number] {
  const text = texts[path]!;
  const at = text.indexOf(tag);
  if (at < 0 || text.includes(tag, at + 1)) throw new Error(`${tag} does not stand in ${path} once`);
  const line = text.slice(0, at).split("\n").length;
  const name = /^<([\w.]+)/.exec(tag)![1]!;
  return { source: `${path}:${line}:${at - text.lastIndexOf("\n", at - 1)}`, name };
}
