/** Everything that is stored, on a full disk and on one that cannot make anything durable. */
import { canFailSyncs } from "@slipway/trust/faults/disk/failing-syncs";
import { canMount, runBadDisk } from "@slipway/trust/faults/disk/run-bad-disk";
import type { TrustTopic } from "./topic.ts";

const WRITES = ["saves", "uploads", "sites", "mails", "titles"] as const;
const BACKEND_WRITES = ["rows", "accounts", "files"] as const;

export const topic: TrustTopic = async () => {
  if (!canMount()) return { figures: { disk: "not tried: takes root, to mount file systems" }, wrong: [] };
  // Building a site starts sandboxes, which cannot be traced: their start would fail instead of the disk.
  const failing = canFailSyncs() ? WRITES.filter((write) => write !== "sites") : [];
  const found = await runBadDisk({ full: [...WRITES, ...BACKEND_WRITES], failing });
  return failing.length > 0 ? found : { ...found, figures: { ...found.figures, strace: "is not here" } };
};
