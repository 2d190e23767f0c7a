/** An honest word about who can open the address, and the way to change it. (product page, item 7) */
import { Button } from "@mantine/core";
import { isThisComputerOnly } from "../publish-state.ts";
import { useWayToReach } from "../use-way-to-reach.ts";
import styles from "./publish-panel.module.css";

export function ReachChip({ url }: { url: string }) {
  if (!isThisComputerOnly(url)) return null;
  return (
    <div className={styles.reach}>
      <span className={styles.chip}>This computer only</span>
      <ReachButton url={url} />
    </div>
  );
}

function ReachButton({ url }: { url: string }) {
  const way = useWayToReach(url);
  if (way === null) return null;
  return (
    <Button variant="subtle" onClick={way.go}>
      {way.label}
    </Button>
  );
}
