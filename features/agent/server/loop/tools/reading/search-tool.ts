/** Finds lines by regular expression, and files by glob. */
import { tool, type ToolSet } from "ai";
import { z } from "zod";
import { counted } from "@slipway/kernel/text/counted";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Overlay } from "../../../overlay/overlay.ts";
import { globTest } from "../../search-files.ts";
import { matchInTime } from "./match-in-time.ts";
import type { ReadInput } from "./read-files.ts";

const MAX_MATCHES = 200;
const MAX_CONTEXT = 10;
const MAX_GLOBS = 10;

/** Nobody looks for code in them; a glob of `include` that names one finds it all the same. */
const NOT_SOURCE =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|(?:node_modules|dist|build|out|coverage|\.next|\.vite)\/.*|[^/]+\.(?:map|min\.(?:js|css)))$/;
const NAMES_SUCH = /lock|node_modules|dist|build|out|coverage|\.next|\.vite|\.map|\.min\./;

const globs = z.array(z.string().min(1).max(200)).max(MAX_GLOBS).optional();

interface SearchQuery {
  pattern?: string | undefined;
  plain?: boolean | undefined;
  case_sensitive?: boolean | undefined;
  include?: string[] | undefined;
  exclude?: string[] | undefined;
  context?: number | undefined;
  max?: number | undefined;
}

export function searchTool({ overlay, resultCharacters }: ReadInput): ToolSet {
  return {
    search: tool({
      description:
        "Finds lines by a JavaScript regular expression, one line at a time, as path:line: text. Case is ignored unless case_sensitive. Without a pattern it lists the files. Globs such as src/**/*.tsx. Lock files and build output are left out.",
      inputSchema: z.object({
        pattern: z.string().min(1).max(500).optional(),
        plain: z.boolean().optional().describe("The pattern is plain text"),
        case_sensitive: z.boolean().optional(),
        include: globs,
        exclude: globs,
        context: z.number().int().min(0).max(MAX_CONTEXT).optional().describe("Lines around each match"),
        max: z.number().int().min(1).max(MAX_MATCHES).optional().describe("Default 50"),
      }),
      execute: (query, { abortSignal }) =>
        search(overlay, query, { characters: resultCharacters, signal: abortSignal }),
    }),
  };
}

interface Bounds {
  characters: number;
  signal?: AbortSignal | undefined;
}

export async function search(overlay: Overlay, query: SearchQuery, { characters, signal }: Bounds): Promise<string> {
  const paths = pathsOf(overlay, query);
  if (query.pattern === undefined) return listed(paths, characters);
  const files = paths.flatMap((path): [string, string][] => {
    const content = holdsSecrets(path) ? null : overlay.peek(path);
    return content === null ? [] : [[path, content]];
  });
  const wanted = {
    pattern: query.pattern,
    isPlain: query.plain === true || !/[\\^$.*+?()[\]{}|]/.test(query.pattern),
    isCaseSensitive: query.case_sensitive === true,
    context: query.context ?? 0,
    max: query.max ?? 50,
  };
  const found = await matchInTime(files, wanted, signal);
  if (found.matches === 0) return `No line matches in ${counted(files.length, "file")}.`;
  const places = `${found.matches === 1 ? "1 match" : `${found.matches} matches`} in ${counted(found.files, "file")}`;
  const head = found.more ? `${places}, and there are more: narrow it down, or raise max.` : `${places}:`;
  return within(`${head}\n${found.text}`, characters);
}

function pathsOf(overlay: Overlay, { include = [], exclude = [] }: SearchQuery): ProjectPath[] {
  const wanted = include.map(globTest);
  const unwanted = exclude.map(globTest);
  const wantsAll = include.some((glob) => NAMES_SUCH.test(glob));
  return overlay
    .paths()
    .filter(
      (path) =>
        (wanted.length === 0 || wanted.some((test) => test(path))) &&
        !unwanted.some((test) => test(path)) &&
        (wantsAll || !NOT_SOURCE.test(path)),
    );
}

const listed = (paths: readonly ProjectPath[], characters: number): string =>
  paths.length === 0 ? "No such file." : within(`${counted(paths.length, "file")}:\n${paths.join("\n")}`, characters);

/** Whole lines, as many as fit. */
function within(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.lastIndexOf("\n", characters);
  const end = cut > 0 ? cut : characters;
  return `${text.slice(0, end)}\n(cut: ${text.slice(end).split("\n").length - 1} more lines; narrow it down)`;
}
