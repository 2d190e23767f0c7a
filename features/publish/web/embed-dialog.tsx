/** The site as a frame for other pages. [W2.37] [PB8] */
import { Button, Group } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { useCopied } from "@slipway/ui/kit/copying/use-copied";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useEffect, useRef } from "react";
import { embedSnippet } from "./publish-state.ts";
import styles from "./panel/publish-panel.module.css";

export interface EmbedDialogProps {
  url: string;
  title: string;
  onClose: () => void;
}

export function EmbedDialog({ url, title, onClose }: EmbedDialogProps) {
  const snippet = embedSnippet(url, title);
  const { copied, refused, copy } = useCopied(snippet);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!refused) return;
    showToast({ tone: "err", title: "Failed to copy link", message: "Copy the selected text yourself." });
    text.current?.select();
  }, [refused]);
  return (
    <Dialog opened onClose={onClose} title="Embed your site">
      <p className={styles.quiet}>Put this into the HTML of any page.</p>
      <textarea ref={text} className={styles.snippet} readOnly rows={4} aria-label="Embed code" value={snippet} />
      <Group justify="flex-end" mt={14}>
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? "Copied!" : "Copy"}
        </Button>
      </Group>
    </Dialog>
  );
}
