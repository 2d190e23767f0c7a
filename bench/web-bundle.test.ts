import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

// Of the app as it is built: `./slipway test` builds it before.
it("the project page and every view of it stay within what they may weigh", () => {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const args = ["--disable-warning=ExperimentalWarning", "web/scripts/bundle-budget.ts"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  expect(status, `${stdout}${stderr}`).toBe(0);
});
