/** Writes what fell into the record of breaches that are left: `./slipway fix`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readSourceTree } from "./source-tree.ts";
import { loweredLeft, WRITING_LEFT } from "./rules/writing.ts";

const lowered = JSON.stringify(loweredLeft(readSourceTree()), null, 2);
writeFileSync(fileURLToPath(new URL(`../${WRITING_LEFT}`, import.meta.url)), `${lowered}\n`);
