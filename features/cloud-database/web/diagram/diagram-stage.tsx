/**
 * The picture of tables and references. The stage moves and zooms by pointer, wheel and keys; arrow keys on a table go to
 * the next one. From far away only names are drawn.
 */
import { KeyRound } from "lucide-react";
import { memo, useLayoutEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from "react";
import type { Point, Size } from "@slipway/ui/pan-zoom/pan-zoom";
import type { usePanZoom } from "@slipway/ui/pan-zoom/use-pan-zoom";
import { rowsInWords } from "../list/table-words.ts";
import { BOX, nextBox, type Graph, type TableBox } from "./schema-graph.ts";
import classes from "./diagram.module.css";

/** Below this scale the names of columns cannot be read. */
const FAR = 0.5;

const Columns = ({ box: { columns, more } }: { box: TableBox }) => (
  <>
    {columns.map(({ name, type, isKey }) => (
      <span key={name} className={classes.column}>
        {isKey ? <KeyRound size={11} aria-hidden="true" /> : <i />}
        <span>{name}</span>
        <small>{type}</small>
      </span>
    ))}
    {more > 0 && <span className={classes.more}>{more} more</span>}
  </>
);

/** Width of a character of the monospaced font, in parts of its size. */
const CHARACTER = 0.62;
const PADDING = 16;

const placeOf = ({ x, y, width, height, label }: TableBox): CSSProperties =>
  ({
    ...{ left: x, top: y, width, height },
    "--widest": `${(width - PADDING) / (label.length * CHARACTER)}px`,
  }) as CSSProperties;

interface TablesProps {
  graph: Graph;
  /** The table that Tab reaches. */
  current: string | null;
  onCurrent: (id: string | null) => void;
  onFocus: (box: TableBox) => void;
  onOpen: (table: string) => void;
}

const Tables = memo(function Tables({ graph, current, onCurrent, onFocus, onOpen }: TablesProps) {
  const first = graph.boxes.find(({ table }) => table !== null)?.id;
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const onKeyDown = (event: KeyboardEvent, box: TableBox): void => {
    if (!event.key.startsWith("Arrow")) return;
    // The stage would move at the same time.
    event.stopPropagation();
    event.preventDefault();
    const next = nextBox(graph.boxes, box, event.key);
    if (next !== null) buttons.current.get(next.id)?.focus({ preventScroll: true });
  };
  return graph.boxes.map((box) =>
    box.table === null ? (
      <div key={box.id} className={classes.table} data-outside style={placeOf(box)}>
        <span className={classes.name}>{box.label}</span>
        <Columns box={box} />
      </div>
    ) : (
      <button
        key={box.id}
        type="button"
        ref={(button) => void (button === null ? buttons.current.delete(box.id) : buttons.current.set(box.id, button))}
        className={classes.table}
        style={placeOf(box)}
        aria-label={`Open ${box.label}, ${rowsInWords(box.table.live_rows_estimate)}`}
        tabIndex={box.id === (current ?? first) ? 0 : -1}
        onClick={() => onOpen(box.label)}
        onFocus={() => onFocus(box)}
        onPointerEnter={() => onCurrent(box.id)}
        onPointerLeave={() => onCurrent(null)}
        onKeyDown={(event) => onKeyDown(event, box)}
      >
        <span className={classes.name}>{box.label}</span>
        <Columns box={box} />
      </button>
    ),
  );
});

const Lines = memo(function Lines({ graph, near }: { graph: Graph; near: string | null }) {
  return (
    <svg className={classes.lines} width={graph.width} height={graph.height} aria-hidden="true">
      {graph.lines.map(({ id, from, to, path }) => (
        <path key={id} d={path} data-near={from === near || to === near || undefined} />
      ))}
    </svg>
  );
});

export interface DiagramStageProps {
  graph: Graph;
  panZoom: Omit<ReturnType<typeof usePanZoom>, "show" | "frame">;
  frame: RefObject<HTMLDivElement | null>;
  onShow: (part: Point & Size) => void;
  onOpen: (table: string) => void;
}

export function DiagramStage({ graph, panZoom: { view, handlers }, frame, onShow, onOpen }: DiagramStageProps) {
  const [focused, setFocused] = useState<string | null>(null);
  const [under, setUnder] = useState<string | null>(null);
  const latest = useRef({ onShow, onOpen });
  useLayoutEffect(() => {
    latest.current = { onShow, onOpen };
  });
  // The same functions each time, because moving the picture must not draw its tables again.
  const [does] = useState(() => ({
    focus: (box: TableBox) => {
      setFocused(box.id);
      latest.current.onShow(box);
    },
    open: (table: string) => latest.current.onOpen(table),
  }));
  const style = {
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    "--away": 1 / view.scale,
    "--head": `${BOX.head}px`,
    "--row": `${BOX.row}px`,
    width: graph.width,
    height: graph.height,
  } as CSSProperties;
  return (
    <div
      ref={frame}
      className={classes.stage}
      role="group"
      tabIndex={0}
      aria-label="Diagram: arrow keys move it, plus and minus zoom, 0 fits it, T shows it as a table"
      {...handlers}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setUnder(null)}
    >
      <div className={classes.picture} data-far={view.scale < FAR || undefined} style={style}>
        <Lines graph={graph} near={under ?? focused} />
        <Tables graph={graph} current={focused} onCurrent={setUnder} onFocus={does.focus} onOpen={does.open} />
      </div>
    </div>
  );
}
