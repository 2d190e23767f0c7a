/** `./slipway start`. Standard output has one line, when the app answers. `--single` runs everything in one process. */
import { readConfig } from "@slipway/platform/config/environment";

const isSingle = process.argv.includes("--single");
const read = () => readConfig(process.env);
// The supervisor stays small: it loads nothing of what its children run.
if (isSingle) await (await import("./processes/single.ts")).runSingle(read);
else await (await import("./processes/supervise.ts")).supervise(read);
