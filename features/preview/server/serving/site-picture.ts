/** A picture of a built site's first page. */
import { AppError } from "@slipway/kernel/errors";
import { isWhole, type Viewport } from "@slipway/platform/browser/port";
import type { Needs } from "../../../services.ts";
import type { Visits } from "../preview.ts";
import type { Artefact } from "./artefact-store.ts";

/** Every file of it, by its path. */
export async function filesOfSite(
  { store }: Pick<Visits, "store">,
  { files }: Artefact,
): Promise<Map<string, Uint8Array>> {
  const read = [...files.values()].map(async ({ path, key }) => [path, await store.body(key)] as const);
  return new Map(await Promise.all(read));
}

interface Look {
  projectId: string;
  size: Viewport;
  tenant: string;
}

/**
 * Null without a browser, and if the page has a fault or was not seen: no picture is better than one of an error or of an
 * empty page.
 */
export async function pictureOfSite(
  services: Needs<"browser" | "log">,
  files: ReadonlyMap<string, Uint8Array>,
  { projectId, size, tenant }: Look,
): Promise<Uint8Array | null> {
  try {
    const [report] = await services.browser.renderPages({
      site: { kind: "files", files },
      routes: ["/"],
      viewports: [size],
      screenshot: "first",
      tenant,
    });
    return report !== undefined && isWhole(report) ? report.screenshot : null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "browser_unavailable") throw error;
    services.log.info("no picture of a site was taken: there is no browser", { projectId });
    return null;
  }
}
