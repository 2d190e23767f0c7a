import { countingListener, watchedDial } from "@slipway/platform/testing/network/watched-network";
import { expect, it } from "vitest";
import { askForTargets } from "../../testing/hostile-targets.ts";

const TARGETS = 300;

it(
  `blocks ${TARGETS} spellings of non-public addresses, and reaches the project's own backend by name`,
  { timeout: 60_000 },
  async () => {
    await using inner = await countingListener((_incoming, response) => void response.end("secret"));
    const { dial, attempts } = watchedDial();
    const { statuses, own } = await askForTargets({ seed: 1, count: TARGETS, port: inner.port, dial });
    expect(attempts).toEqual([]);
    expect(inner.connections).toBe(0);
    expect(own).toBeGreaterThan(10);
    // Its own backend's answers are the only good ones.
    expect(statuses.get(200)).toBe(own);
    expect(statuses.get(403)).toBeGreaterThan(TARGETS / 4);
  },
);
