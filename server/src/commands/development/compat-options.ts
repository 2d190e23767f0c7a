/** Reads the options of `./slipway compat`, or refuses them with a sentence that names option, value and reason. */
import { createPrivateKey, type JsonWebKey } from "node:crypto";
import { access, readFile } from "node:fs/promises";
import { invalidRequest } from "@slipway/kernel/errors";

/** The option that named the file, and its path. */
export interface NamedFile {
  option: string;
  file: string;
}

const refused = ({ option, file }: NamedFile, why: string) => invalidRequest(`${option}: ${file} ${why}.`);

const unreadable = (named: NamedFile) => (error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException;
  throw refused(named, code === "ENOENT" ? "does not exist" : `cannot be read (${code ?? message})`);
};

/** Throws AppError `invalid_request`. 0 lets the system choose. */
export function portIn(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw invalidRequest(`--port: ${text} is no port; give a number from 0 to 65535.`);
  return port;
}

/** Throws AppError `invalid_request`. */
export async function requireFile(named: NamedFile): Promise<string> {
  await access(named.file).catch(unreadable(named));
  return named.file;
}

/** Throws AppError `invalid_request`. */
export async function readJson(named: NamedFile): Promise<unknown> {
  const text = await readFile(named.file, "utf8").catch(unreadable(named));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refused(named, `is no JSON (${(error as Error).message})`);
  }
}

/** A list of private JSON Web Keys, as Supabase's local tools keep them: the first signs. Throws AppError `invalid_request`. */
export async function readSigningKeys(named: NamedFile) {
  const keys = await readJson(named);
  try {
    return (keys as (JsonWebKey & { kid: string; alg?: string })[]).map((key) => ({
      kid: key.kid,
      algorithm: key.alg === "ES256" ? ("ES256" as const) : ("RS256" as const),
      privateKey: createPrivateKey({ key, format: "jwk" }).export({ type: "pkcs8", format: "pem" }).toString(),
    }));
  } catch {
    throw refused(named, "is no list of private JSON Web Keys");
  }
}
