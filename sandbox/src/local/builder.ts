/** Production builds: a preloaded runner takes one project, builds it in memory and dies. */
import type { BuildInput, BuildResult } from "../port.ts";
import type { PreparedSet } from "./dependencies/dependency-set.ts";
import { isServedFile, isSafePath } from "./project-files.ts";
import { RunnerError } from "./runners/runner.ts";
import type { RunnerPool, ServingRunner } from "./runners/runner-pool.ts";

const LONGEST_LOG = 20_000;
/** Only variables of this form are public by convention; a build must take no others from a project. */
const PUBLIC_VARIABLE = /^VITE_[A-Za-z0-9_]+$/;

export interface BuilderOptions {
  pool: () => Promise<RunnerPool>;
  setFor: (input: BuildInput) => Promise<PreparedSet>;
  wallMs: number;
}

const ANSI = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g;

/** Plain text for people, at most 20,000 characters. The middle is cut, because the end names the error. */
export function cleanLog(text: string): string {
  const plain = text
    .replace(ANSI, "")
    .replace(/[^\n\t\x20-\x7e\u00a0-\uffff]/g, "")
    .trim();
  if (plain.length <= LONGEST_LOG) return plain;
  const cut = "\n… (left out) …\n";
  const half = Math.floor((LONGEST_LOG - cut.length) / 2);
  return plain.slice(0, half) + cut + plain.slice(-half);
}

/** Copies `public/` to the site's root; files that the build made take precedence. */
function addPublicFiles(files: Map<string, Uint8Array>, tree: ReadonlyMap<string, Uint8Array>): void {
  for (const [path, content] of tree) {
    const name = path.startsWith("public/") ? path.slice("public/".length) : "";
    if (isSafePath(name) && !files.has(name)) files.set(name, content);
  }
}

/** Collects log text up to a bound, so that a build with endless output costs no memory. */
class LogText {
  #parts: string[] = [];
  #length = 0;

  add(line: string): void {
    if (this.#length > 8 * LONGEST_LOG) return;
    this.#parts.push(line);
    this.#length += line.length + 1;
  }

  /** The reason for the end is kept, however long the text before it is. */
  end(reason: string): void {
    this.#parts.push(reason);
  }

  text(): string {
    return cleanLog(this.#parts.join("\n"));
  }
}

export async function buildProject(options: BuilderOptions, input: BuildInput): Promise<BuildResult> {
  const startedAt = performance.now();
  const log = new LogText();
  let files: ReadonlyMap<string, Uint8Array> = new Map();
  let ok = false;
  try {
    input.signal?.throwIfAborted();
    files = await buildInRunner(options, input, log);
    ok = true;
  } catch (error) {
    input.signal?.throwIfAborted();
    if (!(error instanceof RunnerError)) throw error;
    log.end(error.message);
  }
  return { ok, files, log: log.text(), durationMs: performance.now() - startedAt };
}

async function buildInRunner(
  options: BuilderOptions,
  input: BuildInput,
  log: LogText,
): Promise<Map<string, Uint8Array>> {
  const pool = await options.pool();
  const set = await options.setFor(input);
  const serving: ServingRunner = await pool.take(set);
  const { runner } = serving;
  const abort = (): void => void runner[Symbol.asyncDispose]();
  input.signal?.addEventListener("abort", abort);
  try {
    input.signal?.throwIfAborted();
    serving.setLog((_level, message) => log.add(message));
    await runner.loaded();
    await runner.slot.become(new Map([...input.files].filter(([path]) => isServedFile(path))));
    const environment = Object.fromEntries(
      Object.entries(input.environment ?? {}).filter(([name]) => PUBLIC_VARIABLE.test(name)),
    );
    await runner.request({ type: "build", environment, include: set.include }, options.wallMs);
    const files = runner.files.take();
    addPublicFiles(files, input.files);
    return files;
  } finally {
    input.signal?.removeEventListener("abort", abort);
    await runner[Symbol.asyncDispose]();
    pool.refillWhenQuiet();
  }
}
