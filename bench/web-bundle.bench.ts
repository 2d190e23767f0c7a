/**
 * Checks what the project page loads at once, in gzip, against its budget. Needs the built web app, which `./slipway
 * bench` provides.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
// The web room does the counting, where the page is; the command fails when a budget is exceeded.
const { status, error } = spawnSync(process.execPath, ["web/scripts/bundle-budget.ts"], {
  cwd: root,
  stdio: "inherit",
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
