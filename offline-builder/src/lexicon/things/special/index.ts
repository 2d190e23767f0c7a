import { dealingThings } from "./dealings.ts";
import { deviceThings } from "./devices.ts";
import { houseThings } from "./houses.ts";
import { pastimeThings } from "./pastimes.ts";

/** Lists that say where they are meant. */
export const specialThings = [...dealingThings, ...pastimeThings, ...deviceThings, ...houseThings];
