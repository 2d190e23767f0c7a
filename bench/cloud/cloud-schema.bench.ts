/** The layout of the schema's diagram: 200 tables with as many references as an app of that size has. */
import { layout, type Box, type Link } from "@slipway/features/cloud-database/contract/diagram/layout.ts";
import { report, timed } from "../figures.ts";

const TABLES = 200;
const REFERENCES = 400;
const ROUNDS = 9;

/** The same numbers in each run, from 0 to 1. */
function* numbers(): Generator<number, never> {
  for (let seed = 1; ; ) {
    seed = (seed * 16_807) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

const random = numbers();
const next = (): number => random.next().value;

const boxes = Array.from({ length: TABLES }, (_, at): Box => {
  return { id: `table ${at}`, width: 232, height: 60 + 21 * Math.floor(next() * 12) };
});
// Some tables are referred to by many.
const links = Array.from({ length: REFERENCES }, (): Link => {
  return { from: `table ${Math.floor(next() * TABLES)}`, to: `table ${Math.floor(next() ** 2 * TABLES)}` };
});

const samples: number[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  samples.push(
    await timed(async () => {
      layout(boxes, links);
    }),
  );
report([{ name: `layout of ${TABLES} tables, ${REFERENCES} references`, samples, unit: "ms", goal: 500 }]);
