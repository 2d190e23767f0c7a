/** An honest word about who can open the address, and the way to change it. (product page, item 7) */
import { Button } from "@mantine/core";
import { isThisComputerOnly } from "../publish-state.ts";
import { usePublicAddressAction } from "../use-public-address-action.ts";
import styles from "./publish-panel.module.css";

export interface LocalOnlyChipProps {
  projectId: string;
  url: string;
}

export function LocalOnlyChip({ projectId, url }: LocalOnlyChipProps) {
  if (!isThisComputerOnly(url)) return null;
  return (
    <div className={styles.localOnly}>
      <span className={styles.chip}>This computer only</span>
      <PublicAddressButton projectId={projectId} url={url} />
    </div>
  );
}

function PublicAddressButton({ projectId, url }: LocalOnlyChipProps) {
  const way = usePublicAddressAction(projectId, url);
  if (way === null) return null;
  return (
    <Button variant="subtle" loading={way.busy} disabled={way.go === null} onClick={way.go ?? undefined}>
      {way.label}
    </Button>
  );
}
