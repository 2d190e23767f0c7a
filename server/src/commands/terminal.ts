/** Output of commands: results on standard output, remarks on standard error. */
import { resolve } from "node:path";

// `./slipway routes | head` closes the pipe early, which is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

/** Resolves a file's name against the folder the person is in, because the launcher works in the checkout. */
export const fileAt = (name: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), name);

export const print = (line = ""): void => void process.stdout.write(`${line}\n`);
export const note = (line: string): void => void process.stderr.write(`${line}\n`);

/** Rows under each other, columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
