/** The editor's header, 44 px: the file, and its actions. [C2.45] [C2.47] */
import { ActionIcon, Badge, Button, Tooltip } from "@mantine/core";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { Check, CircleAlert, Download, WandSparkles } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import type { Access } from "./use-access.ts";
import styles from "./header.module.css";

/** [C9.05] */
const RESET_MS = 2_000;

type ActionState = "idle" | "loading" | "success" | "error";

interface ActionButtonProps {
  label: string;
  icon: ReactNode;
  /** Resolves to whether it worked; reports its failure itself. */
  run: () => Promise<boolean>;
}

/** Says for two seconds how it went. */
function ActionButton({ label, icon, run }: ActionButtonProps) {
  const [state, setState] = useState<ActionState>("idle");
  useEffect(() => {
    if (state !== "success" && state !== "error") return;
    const timer = setTimeout(() => setState("idle"), RESET_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const start = async (): Promise<void> => {
    if (state === "loading") return;
    setState("loading");
    setState((await run()) ? "success" : "error");
  };
  const icons = { idle: icon, loading: icon, success: <Check size={15} />, error: <CircleAlert size={15} /> };
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} data-state={state} loading={state === "loading"} onClick={() => void start()}>
        {icons[state]}
      </ActionIcon>
    </Tooltip>
  );
}

export interface HeaderProps {
  path: string | null;
  access: Access;
  /** Null if this file cannot be formatted. */
  format: (() => Promise<boolean>) | null;
  download: (() => Promise<boolean>) | null;
  /** Files with changes that are not saved. */
  changed: number;
  busy: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

export function EditorHeader({ path, access, format, download, changed, busy, onDiscard, onSave }: HeaderProps) {
  const parts = path?.split("/") ?? [];
  return (
    <ToolHeader>
      <p className={styles.path} aria-label={path === null ? undefined : `File ${path}`}>
        {parts.map((part, at) => (
          <span key={at}>{part}</span>
        ))}
      </p>
      {access.state === "read-only" && <Badge>Read only</Badge>}
      {access.state === "read-only" && access.upgrade !== null && (
        <Button variant="primary" onClick={access.upgrade}>
          Upgrade
        </Button>
      )}
      {access.state === "read-only" && access.ask && <span className={styles.ask}>{access.ask}</span>}
      {format !== null && <ActionButton label="Format" icon={<WandSparkles size={15} />} run={format} />}
      {download !== null && <ActionButton label="Download" icon={<Download size={15} />} run={download} />}
      {access.state === "editable" && (
        <>
          <Button variant="subtle" disabled={changed === 0 || busy} onClick={onDiscard}>
            Discard
          </Button>
          <Button variant="filled" disabled={changed === 0} loading={busy} onClick={onSave}>
            {changed > 1 ? `Save (${changed})` : "Save"}
          </Button>
        </>
      )}
    </ToolHeader>
  );
}
