/** The functions that a project's files hold: each folder of `supabase/functions` that has an entry, as Supabase's tools find them. */
import { createHash } from "node:crypto";
import { AppError } from "@slipway/kernel/errors";
import type { Deployment } from "../functions.ts";
import { deployFailed } from "../function-error.ts";
import { entryIn } from "./function-files.ts";
import {
  CONFIG_PATH,
  DEFAULT_SETTINGS,
  FUNCTIONS_PATH,
  readFunctionsConfig,
  type FunctionSettings,
} from "./functions-config.ts";

const MAX_FUNCTIONS = 100;
/** Bytes of all functions together, counting shared files for each, because each gets a copy where it runs. */
const MAX_BYTES = 50 * 1_048_576;

/** `problem` is a reason, known before trying, why it cannot be deployed. */
export interface ProjectFunction extends Deployment {
  source: string;
  problem: AppError | null;
}

/** Whether a file can change what is deployed. */
export const isFunctionFile = (path: string): boolean => path === CONFIG_PATH || path.startsWith(`${FUNCTIONS_PATH}/`);

type Files = ReadonlyMap<string, Uint8Array>;

function below(files: Files): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  for (const [path, bytes] of files)
    if (path.startsWith(`${FUNCTIONS_PATH}/`)) found.set(path.slice(FUNCTIONS_PATH.length + 1), bytes);
  return found;
}

function settingsIn(files: Files): { settings: Map<string, FunctionSettings>; problem: AppError | null } {
  const config = files.get(CONFIG_PATH);
  try {
    const text = config === undefined ? "" : Buffer.from(config).toString("utf8");
    return { settings: readFunctionsConfig(text), problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { settings: new Map(), problem: error };
  }
}

/** Hashes everything a deployment is made of: the same hash means the same function. */
function sourceOf({ slug, files, entry, importMap, verifyJwt }: Omit<Deployment, "source">): string {
  const hash = createHash("sha256").update(JSON.stringify([slug, entry ?? null, importMap ?? null, verifyJwt]));
  for (const path of [...files.keys()].toSorted()) {
    const bytes = files.get(path)!;
    hash.update(`\0${path}\0${bytes.byteLength}\0`).update(bytes);
  }
  return hash.digest("hex");
}

const sizeOf = (files: Files): number => [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
const tooLarge = (): AppError =>
  deployFailed(`The project's functions take more than ${MAX_BYTES / 1_048_576} MB, with what they share in each.`);

/** Sorted by name. Paths are the project's: `supabase/functions/hello/index.ts`. */
export function projectFunctions(files: Files): ProjectFunction[] {
  const all = below(files);
  const { settings, problem } = settingsIn(files);
  const folders = new Set([...all.keys()].filter((path) => path.includes("/")).map((path) => path.split("/")[0]!));
  // Settings may remain after their function is gone.
  const named = [...settings]
    .filter(([name, { entry }]) => folders.has(name) || (entry !== null && all.has(entry)))
    .map(([name]) => name);
  const slugs = [...folders].filter((folder) => !/^[_.]/.test(folder) && entryIn(folder, all) !== null);
  const isFunction = new Set([...slugs, ...settings.keys()]);
  const shared = [...all].filter(([path]) => !path.includes("/") || !isFunction.has(path.split("/")[0]!));
  const wanted = [...new Set([...slugs, ...named])].filter((slug) => settings.get(slug)?.enabled !== false).toSorted();
  let bytes = 0;
  return wanted.map((slug, index) => {
    const { verifyJwt, entry, importMap } = settings.get(slug) ?? DEFAULT_SETTINGS;
    const own = [...all].filter(([path]) => path.startsWith(`${slug}/`));
    const deployment = { slug, files: new Map([...shared, ...own]), verifyJwt, entry, importMap };
    bytes += sizeOf(deployment.files);
    const tooMany = index < MAX_FUNCTIONS ? null : deployFailed(`A project has at most ${MAX_FUNCTIONS} functions.`);
    const why = problem ?? tooMany ?? (bytes <= MAX_BYTES ? null : tooLarge());
    // Unreadable settings make every function count as changed.
    const source = sourceOf(deployment) + (why === null ? "" : ` ${String(why.details)}`.slice(0, 500));
    return { ...deployment, source, problem: why };
  });
}
