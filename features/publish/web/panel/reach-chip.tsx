/** An honest word about who can open the address, and the way to change it. (product page, item 7) */
import { Button } from "@mantine/core";
import { isThisComputerOnly } from "../publish-state.ts";
import { useWayToReach } from "../use-way-to-reach.ts";
import styles from "./publish-panel.module.css";

export interface ReachChipProps {
  projectId: string;
  url: string;
}

export function ReachChip({ projectId, url }: ReachChipProps) {
  if (!isThisComputerOnly(url)) return null;
  return (
    <div className={styles.reach}>
      <span className={styles.chip}>This computer only</span>
      <ReachButton projectId={projectId} url={url} />
    </div>
  );
}

function ReachButton({ projectId, url }: ReachChipProps) {
  const way = useWayToReach(projectId, url);
  if (way === null) return null;
  return (
    <Button variant="subtle" loading={way.busy} disabled={way.go === null} onClick={way.go ?? undefined}>
      {way.label}
    </Button>
  );
}
