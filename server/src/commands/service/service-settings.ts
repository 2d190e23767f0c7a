/**
 * Settings of the installed service, for commands run beside it: they work on the same data, so they read the same
 * settings.
 */
import { existsSync, readFileSync } from "node:fs";
import { readConfig, type Environment } from "@slipway/platform/config/environment";
import type { Config } from "@slipway/platform/config/port";
import { note } from "../terminal.ts";

export interface ServicePlaces {
  unitFile: string;
  environmentFile: string;
}

export const SERVICE_PLACES: ServicePlaces = {
  unitFile: "/etc/systemd/system/slipway.service",
  environmentFile: "/etc/slipway/slipway.env",
};

const ESCAPED = /\\(.)/g;

/** Parses like systemd's `EnvironmentFile`: comments, quotes, and continued lines after a backslash. */
function parseSettings(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const line of text.replaceAll(/\\\r?\n/g, "").split(/\r?\n/)) {
    const match = /^\s*([A-Za-z_][A-Za-z0-9_]*)=(.*)$/.exec(line);
    if (match === null) continue;
    const [, name, raw] = match;
    const value = raw!.trim();
    const quoted = /^(["'])(.*)\1$/.exec(value);
    if (quoted === null) found[name!] = value.replaceAll(ESCAPED, "$1");
    else found[name!] = quoted[1] === '"' ? quoted[2]!.replaceAll(ESCAPED, "$1") : quoted[2]!;
  }
  return found;
}

/** Empty where the file does not exist yet. Null when the caller may not read it. */
export function readSettings(file: string): Record<string, string> | null {
  try {
    return parseSettings(readFileSync(file, "utf8"));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return {};
    if (code === "EACCES") return null;
    throw error;
  }
}

const unquoted = (text: string): string => text.replaceAll(ESCAPED, "$1").replaceAll("%%", "%");

/** Paths that the unit lets the service write, and its data folder; null where no service is installed. */
export function readUnit(unitFile: string): { dataDir: string; writable: string[] } | null {
  if (!existsSync(unitFile)) return null;
  const unit = readFileSync(unitFile, "utf8");
  const dataDir = /^Environment="SLIPWAY_DATA_DIR=((?:[^"\\]|\\.)*)"$/m.exec(unit)?.[1];
  const paths = /^ReadWritePaths=(.*)$/m.exec(unit)?.[1] ?? "";
  const writable = [...paths.matchAll(/"-?((?:[^"\\]|\\.)*)"/g)].map((match) => unquoted(match[1]!));
  return dataDir === undefined ? null : { dataDir: unquoted(dataDir), writable };
}

/**
 * `given` takes precedence, except for the data folder, which the launcher always sets. Another data folder than the
 * service's keeps its own settings.
 */
export function withServiceSettings(given: Environment, places: ServicePlaces = SERVICE_PLACES): Environment {
  const unit = readUnit(places.unitFile);
  if (unit === null || readConfig({ SLIPWAY_DATA_DIR: given["SLIPWAY_DATA_DIR"] }).dataDir !== unit.dataDir)
    return given;
  const settings = readSettings(places.environmentFile);
  if (settings === null) {
    note(
      `The settings of the service in ${places.environmentFile} cannot be read by you: use sudo, or they do not count.`,
    );
    return given;
  }
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ""));
  return { ...settings, ...set, SLIPWAY_DATA_DIR: settings["SLIPWAY_DATA_DIR"] ?? unit.dataDir };
}

/** Settings of this process, read as the service does. */
export const commandConfig = (): Config => readConfig(withServiceSettings(process.env));
