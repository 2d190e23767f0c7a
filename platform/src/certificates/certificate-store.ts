/** Certificates and keys as files. Keys are stored apart, and only the owner may read them. */
import { generateKeyPair, X509Certificate, createPrivateKey } from "node:crypto";
import { chmod, mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { isDomainName } from "../http/domain-rules.ts";

export interface StoredCertificate {
  /** The chain, PEM, the name's own certificate first. */
  chain: string;
  key: string;
  /** Milliseconds since the epoch. */
  notBefore: number;
  notAfter: number;
}

export interface CertificateStore {
  /** Key of the account with the authority; made on the first call. */
  accountKey(): Promise<string>;
  /** Null when there is none, or only one that a crash left half written. */
  read(name: string): Promise<StoredCertificate | null>;
  write(name: string, pair: { chain: string; key: string }): Promise<StoredCertificate>;
  remove(name: string): Promise<void>;
  names(): Promise<string[]>;
}

const ENDING = ".pem";
const MISSING = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};

/** A P-256 key, PEM. */
export async function newKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("ec", { namedCurve: "P-256" });
  return privateKey.export({ type: "pkcs8", format: "pem" }).toString();
}

function checked(chain: string, key: string): StoredCertificate | null {
  try {
    const certificate = new X509Certificate(chain);
    if (!certificate.checkPrivateKey(createPrivateKey(key))) return null;
    return { chain, key, notBefore: Date.parse(certificate.validFrom), notAfter: Date.parse(certificate.validTo) };
  } catch {
    // The file is no PEM: it was half written.
    return null;
  }
}

/** Writes the file whole or not at all, even on a power cut. */
async function writePrivate(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.new`, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}

/** Makes the folder, closed to everybody else. */
export async function openCertificateStore(folder: string): Promise<CertificateStore> {
  const [chains, keys] = [join(folder, "issued"), join(folder, "keys")];
  for (const made of [folder, chains, keys]) {
    await mkdir(made, { recursive: true });
    await chmod(made, 0o700);
  }
  /** The name comes from whoever opens a connection, and becomes a path here. */
  const fileOf = (under: string, name: string): string => {
    if (!isDomainName(name)) throw new Error(`${JSON.stringify(name.slice(0, 100))} is no name of a certificate`);
    return join(under, name + ENDING);
  };
  const chainFile = (name: string): string => fileOf(chains, name);
  const keyFile = (name: string): string => fileOf(keys, name);
  // A domain name contains a dot, so this cannot be one.
  const accountFile = join(keys, `account${ENDING}`);
  return {
    async accountKey() {
      const kept = await readFile(accountFile, "utf8").catch(MISSING);
      if (kept !== null) return kept;
      const key = await newKey();
      await writePrivate(accountFile, key);
      return key;
    },
    async read(name) {
      const chain = await readFile(chainFile(name), "utf8").catch(MISSING);
      const key = await readFile(keyFile(name), "utf8").catch(MISSING);
      return chain === null || key === null ? null : checked(chain, key);
    },
    async write(name, { chain, key }) {
      const stored = checked(chain, key);
      if (stored === null) throw new Error(`the certificate for ${name} does not belong to its key`);
      await writePrivate(keyFile(name), key);
      await writePrivate(chainFile(name), chain);
      return stored;
    },
    async remove(name) {
      await rm(chainFile(name), { force: true });
      await rm(keyFile(name), { force: true });
    },
    async names() {
      const files = await readdir(chains);
      return files
        .filter((file) => file.endsWith(ENDING))
        .map((file) => file.slice(0, -ENDING.length))
        .filter(isDomainName);
    },
  };
}
