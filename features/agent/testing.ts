/** A sandbox and a browser as doubles, whose findings are marked in the files by the test. */
import { unavailable } from "@slipway/kernel/errors";
import { addressOf } from "@slipway/platform/browser/page-addresses";
import type { Services } from "../services.ts";

const MARK = /@@(type-error|build-error|console-error|overflow|axe|link|elsewhere|log) ([^\n]*)/;

/** After a mark's text: the mark counts while the file contains this code. */
const WHILE = " @@while ";

/** A mark in a file: `// @@type-error Cannot find name 'Order'.` */
export const marked = (
  kind: "type-error" | "build-error" | "console-error" | "overflow" | "axe" | "link" | "elsewhere" | "log",
  text: string,
): string => `// @@${kind} ${text}\n`;

interface Finding {
  path: string;
  line: number;
  kind: string;
  text: string;
}

function findings(files: ReadonlyMap<string, Uint8Array>): Finding[] {
  const found: Finding[] = [];
  for (const [path, bytes] of files) {
    const lines = new TextDecoder().decode(bytes).split("\n");
    for (const [index, line] of lines.entries()) {
      const match = MARK.exec(line);
      if (match === null) continue;
      const [text, code] = match[2]!.split(WHILE) as [string, string?];
      if (code === undefined || lines.some((each) => !MARK.test(each) && each.includes(code)))
        found.push({ path, line: index + 1, kind: match[1]!, text });
    }
  }
  return found;
}

const linkedAddress = (route: string, found: readonly Finding[]): string | null =>
  addressOf(
    route,
    found.flatMap(({ kind, text }) => (kind === "link" ? [text] : [])),
    [],
  );

/** Finds exactly the marked problems, and records the trees given to previews. */
export function markedSandbox(): Services["sandbox"] & { readonly applied: { treeKey: string; paths: string[] }[] } {
  const applied: { treeKey: string; paths: string[] }[] = [];
  return {
    applied,
    previews: {
      wake: () => Promise.resolve({ socketPath: "/nowhere.sock" }),
      apply: (_projectId, treeKey, changes) => {
        applied.push({ treeKey, paths: changes.map((change) => change.path) });
        return Promise.resolve();
      },
      address: () => null,
      state: () => ({ state: "live" }),
      sleep: () => Promise.resolve(),
      awake: () => Promise.resolve([]),
      onLog: () => () => undefined,
    },
    run: () => Promise.reject(unavailable("sandbox_refused", "Nothing is run here.")),
    languageServer: () => Promise.reject(unavailable("language_server_ended", "There is no TypeScript here.")),
    typecheck: ({ files }) => {
      const diagnostics = findings(files)
        .filter((finding) => finding.kind === "type-error")
        .map(({ path, line, text }) => ({ path, line, column: 1, code: "TS2304", message: text }));
      return Promise.resolve({ ok: diagnostics.length === 0, diagnostics, durationMs: 1 });
    },
    build: ({ files }) => {
      const problem = findings(files).find((finding) => finding.kind === "build-error");
      return Promise.resolve({
        ok: problem === undefined,
        files: new Map(files),
        log: problem?.text ?? "",
        durationMs: 1,
      });
    },
    install: (dependencies) =>
      Promise.resolve(Object.fromEntries(Object.keys(dependencies).map((name) => [name, "1.2.3"]))),
    lock: (packageJson) =>
      Promise.resolve({ packageLock: `{"of":${packageJson.length}}\n`, asksForLegacyPeers: false }),
    capabilities: () => Promise.resolve({ isolated: true, engine: "marked", reduced: [], reason: null }),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
}

export const markedBrowser = (): Services["browser"] => ({
  prepare: () => undefined,
  renderPages: ({ site, routes, viewports = [{ width: 1280, height: 800 }], actions = [], actionsByRoute }) => {
    const found = site.kind === "files" ? findings(site.files) : [];
    const texts = (kind: string): string[] =>
      found.filter((finding) => finding.kind === kind).map((finding) => finding.text);
    return Promise.resolve(
      routes.flatMap((route, at) =>
        viewports.map((viewport) => ({
          route,
          address: route.includes("/:") ? linkedAddress(route, found) : route,
          viewport,
          status: 200,
          title: "",
          consoleErrors: texts("console-error"),
          failedRequests: [],
          externalRequests: texts("elsewhere"),
          screenshot: new Uint8Array([137, 80, 78, 71]),
          overflow: texts("overflow").length > 0,
          beyondEdge: [],
          logs: texts("log"),
          requests: [],
          measures: [],
          pictureExtent: null,
          notAvailable: [],
          asksBackend: false,
          isSignedIn: false,
          isSignIn: texts("sign-in").length > 0,
          text: null,
          accessibility: texts("axe").map((help) => ({ rule: "marked", impact: null, help, elements: ["main"] })),
          actions: (actionsByRoute?.[at] ?? actions).map(() => ({
            ok: true,
            problem: null,
            url: route,
            console: [],
            appeared: [],
            disappeared: [],
            dialogs: [],
            download: null,
          })),
          problem: null,
          isEmpty: false,
          unseen: null,
          durationMs: 1,
        })),
      ),
    );
  },
  capabilities: () => Promise.resolve({ available: true, engine: "marked", reduced: [], reason: null }),
  [Symbol.asyncDispose]: () => Promise.resolve(),
});

/** Calls of the agent's tools, for scripts of a model. */
export const writeCall = (path: string, content: string) => ({ name: "write_file", input: { path, content } });
export const finishCall = (report: Record<string, unknown> = {}) => ({
  name: "finish",
  input: { did: ["Added a page"], not_done: [], suggestions: [], ...report },
});
