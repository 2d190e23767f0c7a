/** Search through all of a project's text files, with the bounds of the specification. [C9.12] */
export const SEARCH = {
  leastCharacters: 2,
  debounceMs: 300,
  maxMatches: 500,
  maxMatchesPerFile: 50,
  longestFile: 1_048_576,
  context: 40,
  /** Up to so many files with matches are shown unfolded. */
  openedUpTo: 5,
} as const;

const IGNORED = [
  /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|[^/]+\.lock)$/,
  /\.map$/,
  /\.min\.(js|css)$/,
  /(^|\/)tailwind\.config\.[^/]+$/,
  /(^|\/)(lov|slipway)\.json$/,
  /(^|\/)\.slipway\//,
];

const isSearched = (path: string): boolean => !IGNORED.some((pattern) => pattern.test(path));

export interface Match {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  before: string;
  text: string;
  after: string;
}

export interface FileMatches {
  path: string;
  matches: Match[];
}

export interface Found {
  files: FileMatches[];
  total: number;
  /** There may be more results than listed. */
  cut: boolean;
}

export interface SearchedFile {
  path: string;
  text: string;
}

export interface SearchQuery {
  text: string;
  matchCase: boolean;
}

const patternOf = ({ text, matchCase }: SearchQuery): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), matchCase ? "g" : "gi");

/** Null if too little was typed [C5.32]. Yields now and then, so that the caller can let the page work, or stop. */
export function* searchProject(files: Iterable<SearchedFile>, query: SearchQuery): Generator<void, Found | null> {
  if (query.text.length < SEARCH.leastCharacters) return null;
  const pattern = patternOf(query);
  const found: Found = { files: [], total: 0, cut: false };
  for (const { path, text } of files) {
    if (text.length > SEARCH.longestFile || !isSearched(path)) continue;
    const room = Math.min(SEARCH.maxMatchesPerFile, SEARCH.maxMatches - found.total);
    const { matches, cut } = matchesIn(text, pattern, room);
    found.cut ||= cut;
    if (matches.length === 0) {
      if (cut) break;
      yield;
      continue;
    }
    found.files.push({ path, matches });
    found.total += matches.length;
    yield;
  }
  return found;
}

function matchesIn(text: string, pattern: RegExp, max: number): { matches: Match[]; cut: boolean } {
  const matches: Match[] = [];
  pattern.lastIndex = 0;
  let line = 1;
  let lineStart = 0;
  for (let hit = pattern.exec(text); hit !== null; hit = pattern.exec(text)) {
    if (matches.length === max) return { matches, cut: true };
    for (
      let next = text.indexOf("\n", lineStart);
      next !== -1 && next < hit.index;
      next = text.indexOf("\n", lineStart)
    ) {
      line += 1;
      lineStart = next + 1;
    }
    const end = hit.index + hit[0].length;
    const lineEnd = text.indexOf("\n", end);
    matches.push({
      line,
      column: hit.index - lineStart + 1,
      before: text.slice(Math.max(lineStart, hit.index - SEARCH.context), hit.index).trimStart(),
      text: hit[0],
      after: text.slice(end, Math.min(lineEnd === -1 ? text.length : lineEnd, end + SEARCH.context)),
    });
  }
  return { matches, cut: false };
}
