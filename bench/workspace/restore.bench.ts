/**
 * Restore of the first of a thousand versions, through the API and with all that follows it: the commit, the record, the marks
 * of later versions, the comparison of every file. The baseline is the same restore in a project of twenty versions.
 */
import { editsContract } from "@slipway/features/edits/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import startPostgres from "@slipway/platform/testing/run/global-setup";
import { provideTestPostgres } from "@slipway/platform/testing/test-database";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { median, report, timed } from "../figures.ts";
import { writeHistory } from "./long-history.ts";

const SHORT = 20;
const LONG = 1000;
const FILES = 150;
const ROUNDS = 5;

const filesAt = (version: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: version === 1 ? FILES : 10 }, (_none, at) => [
      `src/part-${at % 10}/file-${(at + version * 7) % FILES}.ts`,
      `export const value = ${version};\n`.repeat(40),
    ]),
  );

/** Restores the first version and takes it back, some times over. */
async function restores(app: TestApp, maya: TestPerson, versions: number): Promise<number[]> {
  const { id } = await newProject(maya.call);
  const place = { dataDir: app.dataDir, database: app.services.database };
  const first = await writeHistory(place, id, { versions, filesAt });
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = { edit_id: first };
    samples.push(await timed(() => maya.call(editsContract.revertToEdit, { params: { id }, body })));
    await maya.call(editsContract.undo, { params: { id } });
  }
  return samples;
}

const end = await startPostgres({ provide: (_key, url) => provideTestPostgres(url) });
try {
  await using app = await createTestApp();
  const maya = await app.signUp("Maya");
  const few = await restores(app, maya, SHORT);
  const many = await restores(app, maya, LONG);
  report(
    [
      { name: `restore in ${SHORT} versions`, samples: few, unit: "ms" },
      { name: `restore in ${LONG} versions`, samples: many, unit: "ms", goal: 1000 },
    ],
    [{ name: "a long history restores as a short one", value: median(few) / median(many), goal: 0.2 }],
  );
} finally {
  await end();
}
