import { Tooltip } from "@mantine/core";
import { X } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import styles from "./tab-bar.module.css";

export type Mark = "changed" | "conflict" | "agent";

export const MARK_WORDS: Record<Mark, string> = {
  changed: "not saved",
  conflict: "changed by somebody else",
  agent: "changed by the agent's last turn",
};

export interface TabBarProps {
  open: readonly string[];
  active: string | null;
  marks: ReadonlyMap<string, Mark>;
  onShow: (path: string) => void;
  onClose: (path: string) => void;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Files with the same name also show their folder. */
function labelOf(path: string, open: readonly string[]): string {
  const twins = open.some((other) => other !== path && nameOf(other) === nameOf(path));
  return twins ? path.split("/").slice(-2).join("/") : nameOf(path);
}

export function TabBar({ open, active, marks, onShow, onClose }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [active]);
  const move = (event: KeyboardEvent, path: string): void => {
    const at = open.indexOf(path);
    const next = { ArrowLeft: open[at - 1], ArrowRight: open[at + 1], Home: open[0], End: open.at(-1) }[event.key];
    if (event.key === "Delete") onClose(path);
    else if (next === undefined) return;
    else {
      onShow(next);
      bar.current?.querySelectorAll<HTMLElement>("[role=tab]")[open.indexOf(next)]?.focus();
    }
    event.preventDefault();
  };
  return (
    <div className={styles.bar} ref={bar}>
      <div role="tablist" aria-label="Open files" className={styles.list}>
        {open.map((path) => {
          const mark = marks.get(path);
          return (
            <Tooltip key={path} label={mark === undefined ? path : `${path} · ${MARK_WORDS[mark]}`}>
              <div
                role="tab"
                tabIndex={path === active ? 0 : -1}
                aria-selected={path === active}
                aria-label={`${labelOf(path, open)}${mark === undefined ? "" : `, ${MARK_WORDS[mark]}`}`}
                className={styles.tab}
                onClick={() => onShow(path)}
                onAuxClick={(event) => event.button === 1 && onClose(path)}
                onKeyDown={(event) => move(event, path)}
              >
                {labelOf(path, open)}
                <span className={styles.end} data-mark={mark}>
                  {/* For the mouse; the keyboard has Delete. A button inside a tab would be read as part of its name. */}
                  <span
                    aria-hidden="true"
                    data-close={path}
                    className={styles.close}
                    onClick={(event) => {
                      event.stopPropagation();
                      onClose(path);
                    }}
                  >
                    <X size={13} />
                  </span>
                </span>
              </div>
            </Tooltip>
          );
        })}
      </div>
    </div>
  );
}
