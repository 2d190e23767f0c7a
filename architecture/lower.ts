/** Writes what fell into the record of breaches that are left: `./slipway fix`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readHouse } from "./house.ts";
import { loweredLeft, WRITING_LEFT } from "./rules/writing.ts";

const lowered = JSON.stringify(loweredLeft(readHouse()), null, 2);
writeFileSync(fileURLToPath(new URL(`../${WRITING_LEFT}`, import.meta.url)), `${lowered}\n`);
