/**
 * Settings of functions in `supabase/config.toml`, read as Supabase's own tools do. The rest of the file is ignored.
 */
import { posix } from "node:path";
import { parse, TomlError } from "smol-toml";
import { z } from "zod";
import { deployFailed } from "../function-error.ts";

export const CONFIG_PATH = "supabase/config.toml";
export const FUNCTIONS_PATH = "supabase/functions";

const settingsSchema = z.object({
  enabled: z.boolean().default(true),
  verify_jwt: z.boolean().default(true),
  /** Relative to the file's own folder. */
  entrypoint: z.string().max(400).optional(),
  import_map: z.string().max(400).optional(),
});
const configSchema = z.object({ functions: z.record(z.string(), settingsSchema).default({}) });

export interface FunctionSettings {
  enabled: boolean;
  verifyJwt: boolean;
  /** Path below `supabase/functions`; null means the default entry. */
  entry: string | null;
  importMap: string | null;
}

export const DEFAULT_SETTINGS: FunctionSettings = { enabled: true, verifyJwt: true, entry: null, importMap: null };

/** `./functions/hello/index.ts` -> `hello/index.ts`. Throws AppError `function_deploy_failed`. */
function belowFunctions(name: string, key: string, path: string | undefined): string | null {
  if (path === undefined || path === "") return null;
  const whole = posix.join("supabase", path);
  if (!posix.isAbsolute(path) && whole.startsWith(`${FUNCTIONS_PATH}/`)) return whole.slice(FUNCTIONS_PATH.length + 1);
  throw deployFailed(`${CONFIG_PATH}: ${key} of functions.${name} must lead into ${FUNCTIONS_PATH}.`);
}

const placeOf = (error: unknown): string => (error instanceof TomlError ? `:${error.line}:${error.column}` : "");

/**
 * Settings by the function's name. Throws AppError `function_deploy_failed` rather than guess whether a function checks
 * its callers.
 */
export function readFunctionsConfig(text: string): Map<string, FunctionSettings> {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const [reason = ""] = (error as Error).message.split("\n");
    throw deployFailed(`${CONFIG_PATH}${placeOf(error)}: ${reason}`);
  }
  const parsed = configSchema.safeParse(value);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw deployFailed(`${CONFIG_PATH}: ${path.join(".")}: ${message}`);
  }
  return new Map(
    Object.entries(parsed.data.functions).map(([name, { enabled, verify_jwt, entrypoint, import_map }]) => [
      name,
      {
        enabled,
        verifyJwt: verify_jwt,
        entry: belowFunctions(name, "entrypoint", entrypoint),
        importMap: belowFunctions(name, "import_map", import_map),
      },
    ]),
  );
}

const header = (name: string): string => `[functions.${name}]`;

/**
 * Changes this one setting and nothing else of the text. Throws AppError `function_deploy_failed` where the text's form
 * does not allow that.
 */
export function withVerifyJwt(text: string, name: string, verifyJwt: boolean): string {
  const lines = text.split("\n");
  const setting = `verify_jwt = ${verifyJwt}`;
  const at = lines.findIndex((line) => line.trim() === header(name));
  if (at === -1) {
    const before = text.trim() === "" ? "" : `${text.trimEnd()}\n\n`;
    if (verifyJwt && !readFunctionsConfig(text).has(name)) return text;
    lines.splice(0, lines.length, `${before}${header(name)}`, setting, "");
  } else {
    const next = lines.findIndex((line, index) => index > at && line.trim().startsWith("["));
    const end = next === -1 ? lines.length : next;
    const known = lines.findIndex((line, index) => index > at && index < end && /^\s*verify_jwt\s*=/.test(line));
    if (known === -1) lines.splice(at + 1, 0, setting);
    else lines[known] = setting;
  }
  const changed = lines.join("\n");
  // Other forms (an inline table, a quoted name) are not rewritten blindly.
  if (readFunctionsConfig(changed).get(name)?.verifyJwt === verifyJwt) return changed;
  throw deployFailed(
    `${CONFIG_PATH} could not be changed. Write verify_jwt = ${verifyJwt} under ${header(name)} there.`,
  );
}
