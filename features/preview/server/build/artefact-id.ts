/** One id for everything that decides the bytes of a built site. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "../../../services.ts";

/** Increased when our own way of building or storing changes. */
const FORMAT = 1;

const toolchains = new Map<string, Promise<string>>();

const hash = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/** The base packages that every project builds with: the template's manifest and lockfile. */
function toolchain(templateDir: string): Promise<string> {
  let known = toolchains.get(templateDir);
  if (known === undefined) {
    known = Promise.all(
      ["package.json", "package-lock.json"].map((name) => readFile(join(templateDir, name), "utf8")),
    ).then((texts) => hash(texts));
    toolchains.set(templateDir, known);
  }
  return known;
}

export interface ArtefactInput {
  projectId: string;
  /** Covers the source, package.json and the lockfile. */
  treeHash: string;
  /** Public values baked into the bundle. */
  environment: Readonly<Record<string, string>>;
}

/** The project is part of the id: a copy with the same tree must not be served its original's addresses. */
export async function artefactId(services: Pick<Services, "templateDir">, input: ArtefactInput): Promise<string> {
  const environment = Object.entries(input.environment).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash([FORMAT, input.projectId, input.treeHash, environment, await toolchain(services.templateDir)]).slice(
    0,
    40,
  );
}
