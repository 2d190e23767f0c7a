import { notFound } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import { projectPath, type ProjectPath } from "@slipway/kernel/project-path";
import type { Repository } from "@slipway/platform/git/port";
import type { Needs } from "../../services.ts";
import type { SourceFile } from "../contract/index.ts";
import { imageType, isBinary, textIn } from "./binary.ts";

/** One answer holds at most this much text; files after it are marked as too large. */
const MAX_TEXT_BYTES = 48 * 1_048_576;

/** Every file at a commit. AppError `not_found` for an unknown project or commit. */
export async function readProjectFiles(
  services: Needs<"git">,
  projectId: string,
  sha: string,
): Promise<Map<ProjectPath, Uint8Array>> {
  return (await services.git.open(projectId)).files(sha);
}

/** The commit asked for, else the newest. */
export async function commitOf(repository: Repository, sha: string | undefined): Promise<string> {
  const commit = sha ?? (await repository.head());
  if (commit === null) throw notFound("This version");
  return commit;
}

export async function sourceCode(
  services: Needs<"git">,
  projectId: string,
  sha: string | undefined,
): Promise<SourceFile[]> {
  const repository = await services.git.open(projectId);
  const files = await repository.files(await commitOf(repository, sha));
  let total = 0;
  return [...files].map(([name, bytes]) => {
    total += bytes.length;
    if (bytes.length > limits.sourceFileBytes || total > MAX_TEXT_BYTES)
      return { name, contents: "", binary: isBinary(bytes), sizeExceeded: true };
    const text = textIn(bytes);
    return { name, contents: text ?? "", binary: text === null, sizeExceeded: false };
  });
}

/** Bytes as they are, never with a type a browser would run; images as base64 text. [F3] */
export async function rawFile(
  services: Needs<"git">,
  input: { projectId: string; path: string; sha: string | undefined },
): Promise<Response> {
  const path = projectPath(input.path);
  const repository = await services.git.open(input.projectId);
  const bytes = await repository.read(await commitOf(repository, input.sha), path);
  if (bytes === null) throw notFound("This file");
  const headers = new Headers({ "x-content-type-options": "nosniff", "cache-control": "private, no-store" });
  const image = imageType(path);
  if (image === null) {
    headers.set("content-type", "application/octet-stream");
    return new Response(new Uint8Array(bytes), { headers });
  }
  headers.set("content-type", "text/plain; charset=utf-8");
  headers.set("x-file-type", image);
  return new Response(Buffer.from(bytes).toString("base64"), { headers });
}
