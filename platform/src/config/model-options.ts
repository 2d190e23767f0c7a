/**
 * `SLIPWAY_MODEL_<OPTION>=provider|model|KEY_VARIABLE|effort`: which provider serves a model option. The provider is `openai`,
 * `openai-chat`, `anthropic` or `google`, with `+https://...` behind it for another address than its own, or just the
 * address of one that speaks OpenAI's chat completions. The effort may be left out: then it is what the option's name says.
 */
import { EFFORTS, MODEL_OPTIONS, type Effort } from "@slipway/kernel/model-options";
import type { Config } from "./port.ts";

type Entry = Config["modelOptions"][number];
type Environment = Readonly<Record<string, string | undefined>>;

const PREFIX = "SLIPWAY_MODEL_";
const RULE =
  "must be provider|model|KEY_VARIABLE, where the provider is openai, openai-chat, anthropic, google or an http or https address";

const AS_THE_PROVIDER = "default";
const EFFORT_RULE = `ends in an effort that there is not; one of ${[...EFFORTS, AS_THE_PROVIDER].join(", ")}`;

const ADDRESSES: Record<Exclude<Entry["provider"], "compatible">, string> = {
  openai: "https://api.openai.com/v1",
  "openai-chat": "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** `gpt-4.1-mini` -> `SLIPWAY_MODEL_GPT_4_1_MINI`. */
export const modelVariable = (option: string): string => PREFIX + option.toUpperCase().replace(/[^A-Z0-9]/g, "_");

const optionOf = new Map<string, string>(MODEL_OPTIONS.map((option) => [modelVariable(option), option]));

const isAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/** Null for what is neither a provider nor an address. */
function readProvider(text: string): Pick<Entry, "provider" | "baseUrl"> | null {
  if (isAddress(text)) return { provider: "compatible", baseUrl: text };
  const [name = "", ...rest] = text.split("+");
  if (!Object.hasOwn(ADDRESSES, name)) return null;
  const provider = name as keyof typeof ADDRESSES;
  if (rest.length === 0) return { provider, baseUrl: ADDRESSES[provider] };
  const baseUrl = rest.join("+");
  return isAddress(baseUrl) ? { provider, baseUrl } : null;
}

/** Undefined for what is no effort; null leaves it to the provider. */
function readEffort(text: string): Effort | null | undefined {
  return text === AS_THE_PROVIDER ? null : EFFORTS.find((effort) => effort === text);
}

/** The value may be the key itself, and problems are printed and logged. */
const unset = (name: string): string =>
  /^[A-Z][A-Z0-9_]{0,63}$/.test(name)
    ? `names ${name}, which is not set`
    : "names a variable that is not set; the last part is the name of the variable that holds the key, not the key";

/** The model that makes pictures, under the name of an option that nobody can choose to talk to. */
const PICTURES = "image";
const PICTURES_VARIABLE = modelVariable(PICTURES);
const MAKES_NO_PICTURES: readonly Entry["provider"][] = ["anthropic", "openai-chat"];

/** Adds a sentence to `problems` for each variable that cannot be understood. */
export function readModelOptions(env: Environment, problems: string[]): Config["modelOptions"] {
  const options: Config["modelOptions"] = [];
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || variable === PICTURES_VARIABLE || value === undefined || value === "") continue;
    const option = optionOf.get(variable);
    if (option === undefined) {
      problems.push(`${variable}: no model option has this name; one of ${[...optionOf.keys()].join(", ")}`);
      continue;
    }
    const entry = readEntry(env, option, problems);
    if (entry !== null) options.push(entry);
  }
  return options;
}

/** Null where none is configured. Adds a sentence to `problems` where it cannot be understood. */
export function readImageModel(env: Environment, problems: string[]): Config["imageModel"] {
  if ((env[PICTURES_VARIABLE] ?? "") === "") return null;
  const entry = readEntry(env, PICTURES, problems);
  if (entry !== null && MAKES_NO_PICTURES.includes(entry.provider))
    problems.push(`${PICTURES_VARIABLE}: ${entry.provider} makes no pictures; use openai, google or an address`);
  return entry;
}

function readEntry(env: Environment, option: string, problems: string[]): Entry | null {
  const variable = modelVariable(option);
  const [provider = "", model = "", keyVariable = "", effortText = ""] = env[variable]!.split("|").map((part) =>
    part.trim(),
  );
  const found = readProvider(provider);
  if (found === null || model === "") {
    problems.push(`${variable}: ${RULE}`);
    return null;
  }
  const apiKey = keyVariable === "" ? null : (env[keyVariable] ?? null);
  if (keyVariable !== "" && !apiKey) problems.push(`${variable}: ${unset(keyVariable)}`);
  if (keyVariable === "" && found.provider !== "compatible")
    problems.push(`${variable}: ${found.provider} needs a key, so name the variable that holds it`);
  const effort = readEffort(effortText);
  if (effortText !== "" && effort === undefined) problems.push(`${variable}: ${EFFORT_RULE}`);
  return { option, ...found, model, apiKey, ...(effort === undefined ? {} : { effort }) };
}
