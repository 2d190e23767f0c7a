/** What the project page loads at once, gzip, against its budget. The web app has to be built, which `./slipway bench` sees to. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
// The count stands in the web room, where the page it counts is; it fails when a budget is passed.
const { status, error } = spawnSync(process.execPath, ["web/scripts/bundle-budget.ts"], {
  cwd: root,
  stdio: "inherit",
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
