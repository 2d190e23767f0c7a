/**
 * Lines that the agent proposes for `AGENTS.md`. They may come from a hostile page that it has read, so they are shown
 * whole, as plain text, and only a person puts them into the file.
 */
import { conflict, type AppError } from "@slipway/kernel/errors";
import { projectPath } from "@slipway/kernel/project-path";
import { findSecrets } from "@slipway/kernel/text/secret-text";
import type { Needs } from "../../../services.ts";
import type { Remembering } from "../agent.ts";
import { MAX_PROPOSED_LINES, PROPOSED_LINE_CHARACTERS } from "../../contract/index.ts";
import { MAX_RULES_CHARACTERS, RULES_FILE } from "./project-rules.ts";

/** Also what is invisible or changes the direction of text: people must see all that they accept. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/** Plain lines without marks of a list or a heading. Throws what the model should read. */
export function proposedLines(lines: readonly string[]): string[] {
  const clean = lines
    .map((line) => line.normalize("NFC").replace(UNSEEN, " ").replace(/\s+/g, " ").trim())
    .map((line) => line.replace(/^(?:[-*+>#]+ )+/, "").slice(0, PROPOSED_LINE_CHARACTERS))
    .filter((line) => line !== "");
  if (clean.length === 0) throw new Error("There is no text in these lines.");
  if (clean.some((line) => findSecrets(line).length > 0))
    throw new Error("A key or password is not remembered. Leave it out.");
  return [...new Set(clean)].slice(0, MAX_PROPOSED_LINES);
}

/** The file with the lines that it does not have yet; null if it has all of them. */
export function withLines(text: string | null, lines: readonly string[]): string | null {
  const before = (text ?? "").trimEnd();
  const known = new Set(before.split("\n").map((line) => line.replace(/^[-*+] /, "").trim()));
  const added = lines.filter((line) => !known.has(line)).map((line) => `- ${line}`);
  if (added.length === 0) return null;
  const isList = /(?:^|\n)- [^\n]*$/.test(before);
  const start = before === "" ? "# Rules of this project\n\n" : `${before}${isList ? "\n" : "\n\n"}`;
  return `${start}${added.join("\n")}\n`;
}

const full = (): AppError =>
  conflict("rules_full", `${RULES_FILE} is full. Shorten it in the code editor, then remember these lines.`);

/** Makes a version of the person who accepted. AppError 409 `rules_full`. Does nothing if the file has the lines already. */
export async function rememberLines(
  { edits, git }: Needs<"edits" | "git">,
  { projectId, author, lines }: Remembering,
): Promise<void> {
  const repository = await git.open(projectId);
  const head = await repository.head();
  if (head === null) throw new Error(`project ${projectId} has no first commit`);
  const path = projectPath(RULES_FILE);
  const bytes = await repository.read(head, path);
  const content = withLines(bytes === null ? null : new TextDecoder().decode(bytes), lines);
  if (content === null) return;
  // The agent would not read lines beyond its bound.
  if (content.length > MAX_RULES_CHARACTERS) throw full();
  const message = `Remember in ${RULES_FILE}`;
  await edits.commit({
    projectId,
    author,
    baseSha: head,
    changes: [{ path, content }],
    message,
    type: "manual_update",
  });
}
