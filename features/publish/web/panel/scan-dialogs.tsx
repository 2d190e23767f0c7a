/** A publish that waits for the security scan, and the question when it does not end in time. [T4.10] [PB2] */
import { Button, Group, Loader } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useEffect, useRef } from "react";
import { SCANNERS, securityContract } from "../../../security/contract/index.ts";
import { closePublishDialog, openPublishDialog, type PublishDialog } from "../publish-store.ts";
import { passGate, scanStateOf, securityPath, serverNow } from "./security-gate.ts";
import styles from "./publish-panel.module.css";

/** Longest wait of a publish for the scan before it asks. */
const MAX_WAIT_MS = 10_000;
const NOTHING: LiveDocs = new Map();
const SCANNER_CONFIGS = SCANNERS.map((name) => ({ name, mode: "update_or_create" as const }));

interface CheckingProps {
  projectId: string;
  dialog: Extract<PublishDialog, { kind: "checking" }>;
}

/** Continues by itself when the scan ends: publishes, or asks about the errors. */
export function CheckingDialog({ projectId, dialog: { proceed } }: CheckingProps) {
  const { data } = useLive(securityPath(projectId), { initial: NOTHING, reducer: reduceDocs });
  const state = scanStateOf(data.get("data"), serverNow());
  const errors = state.kind === "done" ? state.errors : null;
  // Its own failure is no news: the wait ends with the question.
  const scan = useRouteMutation(securityContract.scan, { onError: () => true });
  const isAsked = useRef(false);
  const isDue = state.kind === "due";
  useEffect(() => {
    if (!isDue || isAsked.current) return;
    isAsked.current = true;
    scan.mutate({
      params: { id: projectId },
      body: { scanner_configs: SCANNER_CONFIGS, background: true, force: false },
    });
  });
  useEffect(() => {
    if (errors === null) return;
    closePublishDialog();
    passGate({ kind: "done", errors }, proceed);
  }, [errors, proceed]);
  useEffect(() => {
    const timer = setTimeout(() => openPublishDialog({ kind: "unchecked", proceed }), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [proceed]);
  return (
    <Dialog opened onClose={closePublishDialog} title="Checking security">
      <p className={styles.quiet} role="status">
        <Loader size={14} mr={8} aria-hidden="true" />
        The security scan of this version has not finished. Publishing waits up to 10 seconds for it.
      </p>
      <Group justify="flex-end" mt={16}>
        <Button variant="default" data-autofocus onClick={closePublishDialog}>
          Cancel
        </Button>
      </Group>
    </Dialog>
  );
}

export function UncheckedDialog({ dialog: { proceed } }: { dialog: Extract<PublishDialog, { kind: "unchecked" }> }) {
  const { openTool } = useNavigation();
  const anyway = (): void => {
    closePublishDialog();
    proceed();
  };
  const review = (): void => {
    closePublishDialog();
    openTool("security");
  };
  return (
    <Dialog opened onClose={closePublishDialog} title="Security scan not finished">
      <p className={styles.quiet}>
        There is no result of the security scan for this version yet, so nobody can say whether it finds errors.
        Visitors of the site could be harmed by one.
      </p>
      <Group justify="flex-end" mt={16}>
        <Button variant="subtle" onClick={anyway}>
          Publish anyway
        </Button>
        <Button variant="default" onClick={review}>
          Review security
        </Button>
        <Button variant="primary" data-autofocus onClick={() => openPublishDialog({ kind: "checking", proceed })}>
          Wait again
        </Button>
      </Group>
    </Dialog>
  );
}
