/** `SLIPWAY_MODEL_<OPTION>=baseUrl|model|KEY_VARIABLE`: which provider serves a model option. */
import { MODEL_OPTIONS } from "@slipway/kernel/model-options";
import type { Config } from "./port.ts";

const PREFIX = "SLIPWAY_MODEL_";

/** `gpt-4.1-mini` -> `SLIPWAY_MODEL_GPT_4_1_MINI`. */
const modelVariable = (option: string): string => PREFIX + option.toUpperCase().replace(/[^A-Z0-9]/g, "_");

const optionOf = new Map<string, string>(MODEL_OPTIONS.map((option) => [modelVariable(option), option]));

type Environment = Readonly<Record<string, string | undefined>>;

/** Adds a sentence to `problems` for each variable that cannot be understood. */
export function readModelOptions(env: Environment, problems: string[]): Config["modelOptions"] {
  const options: Config["modelOptions"] = [];
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || value === undefined || value === "") continue;
    const option = optionOf.get(variable);
    if (option === undefined) {
      problems.push(`${variable}: no model option has this name; one of ${[...optionOf.keys()].join(", ")}`);
      continue;
    }
    const [baseUrl = "", model = "", keyVariable = ""] = value.split("|").map((part) => part.trim());
    if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? "") || model === "") {
      problems.push(`${variable}: must be baseUrl|model|KEY_VARIABLE with an http or https address`);
      continue;
    }
    const apiKey = keyVariable === "" ? null : (env[keyVariable] ?? null);
    if (keyVariable !== "" && !apiKey) problems.push(`${variable}: names ${keyVariable}, which is not set`);
    options.push({ option, baseUrl, model, apiKey });
  }
  return options;
}
