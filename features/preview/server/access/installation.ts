/** The name and secret of this installation's cookies, made once and kept in its database. */
import { randomText } from "@slipway/kernel/ids";
import type { Needs } from "../../../services.ts";
import type { Installation } from "../preview.ts";

export async function loadInstallation({ database }: Needs<"database">): Promise<Installation> {
  await database.pool.query("insert into preview_installation (id, secret) values ($1, $2) on conflict do nothing", [
    randomText(10),
    randomText(52),
  ]);
  const { rows } = await database.pool.query<Installation>("select id, secret from preview_installation");
  return rows[0]!;
}
