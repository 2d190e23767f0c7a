import { expect, it } from "vitest";
import { runPostgres } from "./postgres-process.ts";

/** More than one string of this process can hold. */
const LONG = 560 * 1_048_576;

it("cuts a line that is longer than a string can be, and hears the line behind it", async () => {
  const lines: string[] = [];
  const said = `head -c ${LONG} /dev/zero | tr '\\0' x; echo; echo database system is ready to accept connections`;
  await using child = new AsyncDisposableStack();
  const postgres = runPostgres({
    command: "/bin/sh",
    // Ends as Postgres does when it is asked to.
    args: ["-c", `(${said}) >&2; exec sleep 60`],
    env: { PATH: "/usr/bin:/bin" },
    onLine: (line) => lines.push(line),
  });
  child.defer(() => postgres.stop(0));
  await postgres.ready;
  expect(lines.map((line) => line.length < 20_000)).toEqual([true, true]);
  expect(lines[0]).toMatch(/^x{1000,}…$/);
});
