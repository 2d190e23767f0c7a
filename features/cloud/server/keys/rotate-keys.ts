/** Other keys for a backend, because its owner wants them: one may have been seen by somebody. */
import { eq } from "drizzle-orm";
import { randomText } from "@slipway/kernel/ids";
import type { Actor } from "../../../actor.ts";
import { setPublishedOutdated } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { keysRotated } from "../../contract/enable.ts";
import { recordActIn, requireEditNow } from "../record-act.ts";
import type { Keeps } from "../cloud-state.ts";
import { cloudProjects } from "../cloud-tables.ts";
import { notEnabled } from "../refusals.ts";
import { requireBackend, type ProjectBackend } from "../backend/backends.ts";
import { SECRET_CHARACTERS, TOKEN_PURPOSE } from "./renew-keys.ts";

const DAY = 24 * 3_600_000;
/** Time to publish again: the live site has the former anon key in it. */
const FORMER_MS = 30 * DAY;

/**
 * The service key and the key of the AI gateway end at once. The former keys of visitors and signed-in people stay
 * valid for 30 days, or until the keys are replaced again.
 */
export async function rotateKeys(
  services: Needs<"clock" | "database" | "events" | "live" | "log"> & Keeps<"backends" | "traffic">,
  projectId: string,
  actor: Actor,
): Promise<ProjectBackend> {
  const { seal, backend } = await requireBackend(services, projectId);
  const now = services.clock.now();
  const keysIssuedAt = new Date(now);
  const sealedTokenSecret = seal.seal(randomText(SECRET_CHARACTERS), TOKEN_PURPOSE);
  await services.database.transaction(async (tx) => {
    await requireEditNow(tx, projectId, actor);
    const mine = eq(cloudProjects.projectId, projectId);
    const [row] = await tx.sql.select().from(cloudProjects).where(mine).for("update");
    if (row === undefined) throw notEnabled();
    const former = { formerTokenSecret: row.sealedTokenSecret, formerUntil: new Date(now + FORMER_MS) };
    await tx.sql
      .update(cloudProjects)
      .set({ sealedTokenSecret, keysIssuedAt, ...former })
      .where(mine);
    await recordActIn(tx, projectId, { actor, action: "backend.keys-replaced" });
    await setPublishedOutdated(services, tx, { projectId, isOutdated: true });
  });
  const traffic = services.traffic;
  await traffic.forget(projectId);
  services.log.info("the keys of a backend were replaced", { projectId });
  // Functions have the service key in their environment, and sockets were opened with earlier tokens.
  await traffic.closeRealtime(backend.ref, "The keys of this backend were replaced.");
  await services.events.emit(keysRotated, { projectId });
  return requireBackend(services, projectId);
}
