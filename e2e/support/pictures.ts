/** Pictures of screens for people who review them: saved only when SLIPWAY_PICTURES names a folder. */
import type { Page } from "playwright-core";

export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env["SLIPWAY_PICTURES"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}
