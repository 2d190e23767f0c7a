import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { startTransition, useRef, useState } from "react";
import { PinnedTools, type PinnedToolsProps } from "./pinned-tools.tsx";

const load = () => import("./sortable-pins.tsx");
const SortablePins = lazyNamed(load, "SortablePins");

/**
 * Dragging is needed by few and rarely: what does it comes when a pointer comes near. The buttons change places with
 * draggable ones, which no press may be cut in two by.
 */
export function DraggablePins(props: PinnedToolsProps) {
  const [draggable, setDraggable] = useState(false);
  const has = useRef({ come: false, pressed: false });
  const change = (): void => {
    if (has.current.come && !has.current.pressed) startTransition(() => setDraggable(true));
  };
  const released = (): void => {
    has.current.pressed = false;
    change();
  };
  const near = async (): Promise<void> => {
    await load();
    has.current.come = true;
    change();
  };
  if (draggable && props.pinned.length > 1) return <SortablePins {...props} />;
  return (
    <div
      style={{ display: "contents" }}
      // Without what drags they are still moved by keys; the next pointer that comes near asks again.
      onPointerEnter={() => void near().catch(() => undefined)}
      onPointerDown={() => void (has.current.pressed = true)}
      onClick={released}
      onPointerLeave={released}
      onPointerCancel={released}
    >
      <PinnedTools {...props} />
    </div>
  );
}
