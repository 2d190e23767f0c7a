/** The part of the picture that will be shown: moved by dragging or the arrow keys, enlarged by the slider. */
import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { MAX_ZOOM, moved, partOf, type Crop, type Size } from "./crop.ts";
import styles from "./pictures.module.css";

export interface CropFrameProps {
  picture: Size & { url: string };
  ratio: number;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const STEPS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: 0.05, y: 0 },
  ArrowRight: { x: -0.05, y: 0 },
  ArrowUp: { x: 0, y: 0.05 },
  ArrowDown: { x: 0, y: -0.05 },
};

export function CropFrame({ picture, ratio, crop, onChange }: CropFrameProps) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const part = partOf(picture, ratio, crop);
  const move = (by: { x: number; y: number }) => onChange(moved(picture, ratio, { crop, by }));
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (from.current === null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    move({ x: (x - from.current.x) / width, y: (y - from.current.y) / height });
    from.current = { x, y };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  };
  return (
    <>
      <div
        className={styles.frame}
        style={{ aspectRatio: ratio, width: `min(100%, calc(46vh * ${ratio}))` }}
        role="group"
        tabIndex={0}
        aria-label="Part of the picture that is shown. Arrow keys move it."
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (from.current = null)}
        onPointerCancel={() => (from.current = null)}
      >
        <img
          src={picture.url}
          alt=""
          draggable={false}
          style={{
            width: `${(picture.width / part.width) * 100}%`,
            height: `${(picture.height / part.height) * 100}%`,
            left: `${(-part.left / part.width) * 100}%`,
            top: `${(-part.top / part.height) * 100}%`,
          }}
        />
      </div>
      <label className={styles.zoom}>
        <span>Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onChange({ ...crop, zoom: Number(event.currentTarget.value) })}
        />
      </label>
    </>
  );
}
