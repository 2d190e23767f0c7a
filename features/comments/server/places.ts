/** Places of threads: checked when a thread begins, and found again later. */
import { AppError, invalidRequest, notFound } from "@slipway/kernel/errors";
import { projectPath } from "@slipway/kernel/project-path";
import type { Needs } from "../../services.ts";
import { MAX_QUOTE_CHARACTERS, type NewPlace, type Place } from "../contract/index.ts";

const quoteOf = (line: string): string => line.trim().slice(0, MAX_QUOTE_CHARACTERS).toWellFormed();

/** Null where there is no such file or commit, or where it is not text. */
async function linesOf(
  { git }: Needs<"git">,
  { projectId, path, sha }: { projectId: string; path: string; sha: string },
): Promise<string[] | null> {
  const repository = await git.open(projectId);
  const bytes = await repository.read(sha, projectPath(path));
  if (bytes === null || bytes.includes(0)) return null;
  return Buffer.from(bytes).toString("utf8").split("\n");
}

/** AppError 404 for a file or version that the project does not have, 400 for a line beyond the file's end. */
export async function settledPlace(
  services: Needs<"edits" | "git">,
  projectId: string,
  place: NewPlace,
): Promise<Place> {
  if (place.kind === "element") return place;
  const { commit_sha: sha } = place;
  if (place.kind === "version") {
    const edit = await services.edits.atCommit({ projectId, sha });
    if (edit === null) throw notFound("This version");
    return { ...place, edit_id: edit.id, version: edit.version, title: edit.commit_message.split("\n", 1)[0] ?? "" };
  }
  const lines = await linesOf(services, { projectId, path: place.path, sha });
  if (lines === null) throw notFound("This file");
  const line = lines[place.line - 1];
  if (line === undefined) {
    const rule = `must be at most ${lines.length}, the file's number of lines`;
    throw invalidRequest(`place.line: ${rule}`, { field: "place.line", rule });
  }
  return { ...place, quote: quoteOf(line) };
}

/** The line with this text that is nearest to the old one; null where there is none. */
export function lineIn(lines: readonly string[], { line, quote }: { line: number; quote: string }): number | null {
  const same = lines.flatMap((text, at) => (quoteOf(text) === quote ? [at + 1] : []));
  // Many lines are empty, so such a line says nothing about another place.
  if (quote === "") return same.includes(line) ? line : null;
  const [first, ...rest] = same;
  if (first === undefined) return null;
  return rest.reduce((best, each) => (Math.abs(each - line) < Math.abs(best - line) ? each : best), first);
}

/** The line of a thread's place in the newest version; null for other places, and where it is gone. */
export async function lineNow(services: Needs<"git">, projectId: string, place: Place): Promise<number | null> {
  if (place.kind !== "line") return null;
  const head = await (await services.git.open(projectId)).head();
  if (head === null) return null;
  try {
    const lines = await linesOf(services, { projectId, path: place.path, sha: head });
    return lines === null ? null : lineIn(lines, place);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
