/** The name and secret of this installation's cookies, made once and kept in its database. */
import { randomText } from "@slipway/kernel/ids";
import type { Needs } from "../../../services.ts";
import type { Installation } from "../preview.ts";
import { previewInstallation } from "../preview-tables.ts";

export async function loadInstallation({ database }: Needs<"database">): Promise<Installation> {
  const made = { id: randomText(10), secret: randomText(52) };
  await database.sql.insert(previewInstallation).values(made).onConflictDoNothing();
  const [row] = await database.sql.select().from(previewInstallation);
  return row!;
}
