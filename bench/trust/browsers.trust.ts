/** Pages that try every way out of the browser that looks at projects, at every width it uses. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createChromium } from "@slipway/platform/browser/chromium";
import { countingListener, innerAddresses, outboundPage } from "@slipway/platform/testing/network/outbound-page";
import type { TrustTopic } from "./topic.ts";

const ROUNDS = 10;
const WIDTHS = [390, 768, 1_280, 1_920];

export const topic: TrustTopic = async () => {
  const wrong: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "slipway-trust-"));
  chmodSync(folder, 0o755);
  try {
    await using browser = await createChromium({ dataDir: folder });
    await using listener = await countingListener();
    const files = new Map([["index.html", Buffer.from(outboundPage(innerAddresses(listener.port)))]]);
    const viewports = WIDTHS.map((width) => ({ width, height: 800 }));
    let tries = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const reports = await browser.renderPages({ site: { kind: "files", files }, routes: ["/"], viewports });
      for (const { title, problem } of reports) {
        const [, answers, all] = /^answers (\d+) of (\d+)$/.exec(title) ?? [];
        if (answers !== "0") wrong.push(`${title || "no title"}, ${problem ?? "no problem"}`);
        tries += Number(all ?? 0);
      }
    }
    if (listener.count() > 0) wrong.push(`${listener.count()} connections came`);
    return { figures: { pages: ROUNDS * WIDTHS.length, "ways tried": tries, connections: listener.count() }, wrong };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
