import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./platform/src/testing/run/longest-first.ts";

const browserFolders = ["ui", "web", "features/*/web"];
const screens = browserFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
const outside = ["**/node_modules/**", "**/dist/**", "template/**"];

/**
 * Many tests wait for processes they started. The default on two cores is one worker, which leaves half the machine
 * idle.
 */
const workers = Math.max(2, availableParallelism() - 1);
/** With two of them a fifth of two cores stayed idle while the server's tests ran. */
const serverWorkers = workers + 1;

/** One Postgres for the whole run, without fsync; each test file clones its own database from a migrated template. */
const globalSetup = ["platform/src/testing/run/global-setup.ts"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // A forgotten `.only` must not turn a run of everything into a run of one.
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    // Awaited events come later on a busy machine; the default of one second suits an idle one. As all timeouts here, it only ends
    // what hangs.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["**/*.test.ts"],
          exclude: [...outside, ...screens],
          globalSetup,
          maxWorkers: serverWorkers,
          // Loading the code anew for each of two hundred files took half as long as the tests.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: screens,
          exclude: outside,
          environment: "happy-dom",
          // Each file has a page in a context of its own: a process of its own took twice as long.
          pool: "vmForks",
          // These two import folders, which only a bundler resolves.
          server: { deps: { inline: ["mermaid", "khroma"] } },
          maxWorkers: workers,
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Journeys run after everything else, because they need the machine for themselves.
        extends: true,
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          exclude: outside,
          globalSetup: ["e2e/support/global-setup.ts"],
          maxWorkers: workers,
          // Each file loaded Playwright and the contracts anew, one second of a processor for each of thirty.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
