/** Shows the app in other designs, each built and photographed. Nothing is applied until one is picked, which begins a turn. */
import { useRoute } from "@slipway/ui/api/use-route";
import { ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { ImageOff } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { agentContract } from "../../../agent/contract/index.ts";
import { useSay } from "../language/chat-language.tsx";
import styles from "./design-previews.module.css";

export interface DesignPreviewsProps {
  projectId: string;
  busy: boolean;
  onPick: (request: string) => void;
  onClose: () => void;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface TileProps {
  request: string;
  url: string;
  busy: boolean;
  onPick: (request: string) => void;
}

function Tile({ request, url, busy, onPick }: TileProps) {
  const say = useSay();
  const [state, setState] = useState<"drawing" | "there" | "gone">("drawing");
  return (
    <button type="button" className={styles.tile} disabled={busy} onClick={() => onPick(request)}>
      <span className={styles.picture} data-state={state}>
        {state === "gone" ? (
          <>
            <ImageOff size={16} aria-hidden="true" />
            {say("No picture")}
          </>
        ) : (
          <img src={url} alt="" onLoad={() => setState("there")} onError={() => setState("gone")} />
        )}
      </span>
      <span className={styles.name}>{request}</span>
    </button>
  );
}

/** Arrows go from one to the next, Escape back to where it was opened. */
function useKeys(onClose: () => void) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    const step = STEP[event.key];
    if (step === undefined) return;
    const tiles = [...(group.current?.querySelectorAll<HTMLButtonElement>("button:not(:disabled)") ?? [])];
    const at = tiles.indexOf(document.activeElement as HTMLButtonElement);
    if (at === -1) return;
    event.preventDefault();
    tiles[(at + step + tiles.length) % tiles.length]!.focus();
  };
  return { group, onKeyDown };
}

export function DesignPreviews({ projectId, busy, onPick, onClose }: DesignPreviewsProps) {
  const { data, error, refetch } = useRoute(agentContract.designs, { params: { id: projectId } });
  const say = useSay();
  const { group, onKeyDown } = useKeys(onClose);
  const count = data?.designs.length ?? 0;
  useEffect(() => {
    if (count > 0) group.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [count, group]);
  if (error !== null && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data !== undefined && count === 0)
    return (
      <p className={styles.words} role="status">
        {say("This app’s theme was written by hand, so there are no other looks to show.")}
      </p>
    );
  return (
    <div ref={group} className={styles.designs} role="group" aria-label={say("Other looks")} onKeyDown={onKeyDown}>
      <p className={styles.words} role="status">
        {data === undefined
          ? say("Drawing other looks…")
          : count === 3
            ? say("Three looks, none applied yet. Undo takes a picked one back.")
            : say("{count} looks, none applied yet. Undo takes a picked one back.", { count })}
      </p>
      <div className={styles.tiles}>
        {data === undefined
          ? [0, 1, 2].map((at) => (
              <span key={at} className={styles.tile} aria-hidden="true">
                <span className={styles.picture} data-state="drawing" />
                <span className={styles.name}>&nbsp;</span>
              </span>
            ))
          : data.designs.map(({ request }, at) => (
              <Tile
                key={request}
                request={request}
                url={`/api/projects/${projectId}/designs/${data.sha}/${at}`}
                busy={busy}
                onPick={onPick}
              />
            ))}
      </div>
    </div>
  );
}
