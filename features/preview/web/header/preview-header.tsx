/** Header of the preview: device, page, refresh, open. [W2.13] [T2.12] [T2.13] */
import { ActionIcon, Button, TextInput, Tooltip } from "@mantine/core";
import { limits } from "@slipway/kernel/limits";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { ExternalLink, RefreshCw } from "lucide-react";
import { startTransition, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from "react";
import { nextDevice, type Device } from "./devices.ts";
import { PathBoundary } from "./path-boundary.tsx";
import type { PathFieldProps } from "./path-field.tsx";
import styles from "./preview-header.module.css";

const loadPathField = () => import("./path-field.tsx");
const PathField = lazyNamed(loadPathField, "PathField");

export interface PreviewHeaderProps {
  device: Device;
  path: string;
  pages: readonly string[];
  /** Null until there is a build to open. */
  openReason: string | null;
  onDevice: (device: Device) => void;
  onNavigate: (path: string) => void;
  onRefresh: () => void;
  /** `full`: the preview's whole address, with the current path. */
  onOpen: (full: boolean) => void;
  /** Controls of other features. */
  extensions?: ReactNode;
}

/** Spins for one second, however fast the page loads. [W2.13] */
function RefreshButton({ onRefresh }: { onRefresh: () => void }) {
  const [spins, setSpins] = useState(0);
  useEffect(() => {
    if (spins === 0) return;
    const timer = setTimeout(() => setSpins(0), limits.refreshSpinMs);
    return () => clearTimeout(timer);
  }, [spins]);
  return (
    <Tooltip label="Refresh preview">
      <ActionIcon
        aria-label="Refresh preview"
        onClick={() => {
          setSpins((now) => now + 1);
          onRefresh();
        }}
      >
        <RefreshCw size={15} className={spins > 0 ? styles.spin : undefined} />
      </ActionIcon>
    </Tooltip>
  );
}

/** Looks like the field. The editable field and the list of pages are loaded when it gets the focus. */
function PathOnDemand(props: PathFieldProps) {
  const [wanted, setWanted] = useState(false);
  const [focused, setFocused] = useState(false);
  if (wanted) return <PathField {...props} takesFocus={focused} />;
  return (
    <TextInput
      className={styles.path}
      classNames={{ input: styles.pathInput! }}
      aria-label="Page path"
      value={props.path}
      readOnly
      onPointerEnter={() => void loadPathField().catch(() => undefined)}
      onFocus={() => {
        setFocused(true);
        // The placeholder stays until the field is loaded.
        startTransition(() => setWanted(true));
      }}
      onBlur={() => setFocused(false)}
    />
  );
}

export function PreviewHeader(props: PreviewHeaderProps) {
  const { device, openReason } = props;
  const mobile = useIsMobile();
  const next = nextDevice(device);
  const open = (event: MouseEvent) => {
    if (openReason === null) props.onOpen(event.altKey);
  };
  return (
    <div className={styles.header}>
      {!mobile && (
        <Tooltip label={`Show as ${next.label.toLowerCase()}`}>
          <Button
            variant="subtle"
            leftSection={<device.icon size={15} />}
            onClick={() => props.onDevice(next)}
            aria-label={`Device: ${device.label}. Show as ${next.label}`}
          >
            {device.width === null ? device.label : `${device.label} ${device.width}`}
          </Button>
        </Tooltip>
      )}
      {props.extensions}
      <PathBoundary>
        <Suspense>
          <PathOnDemand path={props.path} pages={props.pages} onNavigate={props.onNavigate} />
        </Suspense>
      </PathBoundary>
      <RefreshButton onRefresh={props.onRefresh} />
      <ReasonTooltip reason={openReason} label="Open in a new tab">
        <ActionIcon
          aria-label="Open in a new tab"
          aria-disabled={openReason !== null}
          data-disabled={openReason !== null || undefined}
          onClick={open}
        >
          <ExternalLink size={15} />
        </ActionIcon>
      </ReasonTooltip>
    </div>
  );
}
