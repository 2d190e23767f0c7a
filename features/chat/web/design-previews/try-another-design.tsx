/** Beside the version in effect: other looks of the same app, shown before one is picked. (product page, item 18) */
import { Button } from "@mantine/core";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { Palette } from "lucide-react";
import { useRef, useState } from "react";
import { useSay } from "../language/chat-language.tsx";
import styles from "./design-previews.module.css";

const DesignPreviews = lazyNamed(() => import("./design-previews.tsx"), "DesignPreviews");

export interface TryAnotherDesignProps {
  projectId: string;
  /** Some turn runs now. */
  busy: boolean;
  onPick: (request: string) => void;
}

export function TryAnotherDesign({ projectId, busy, onPick }: TryAnotherDesignProps) {
  const [open, setOpen] = useState(false);
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.try}>
      <Button
        ref={button}
        variant="subtle"
        leftSection={<Palette size={14} />}
        aria-expanded={open}
        disabled={busy && !open}
        title={busy ? say("A turn is running. Looks can be tried when it has finished.") : undefined}
        onClick={() => setOpen(!open)}
      >
        {say("Try another look")}
      </Button>
      {open && (
        <SlotBoundary>
          <DesignPreviews
            projectId={projectId}
            busy={busy}
            onClose={close}
            onPick={(request) => {
              setOpen(false);
              onPick(request);
            }}
          />
        </SlotBoundary>
      )}
    </div>
  );
}
