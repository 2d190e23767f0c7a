/** What commands say: results on standard output, remarks on standard error. */
import { resolve } from "node:path";

// `./slipway routes | head` closes the pipe early: that is how it is meant to end.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

/** A file's name as the person typed it, from where the person stood: the launcher works in the checkout. */
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
