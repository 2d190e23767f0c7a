/** Contents of one row: a panel at the right, and a sheet from below on a phone. [C2.36] */
import { Sheet } from "../../layers/sheet.tsx";
import { useIsMobile } from "../../page/use-is-mobile.ts";
import type { ReactNode } from "react";
import classes from "./side-panel.module.css";

export interface SidePanelProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const isMobile = useIsMobile();
  return (
    <Sheet
      opened
      onClose={onClose}
      title={<span className={classes.title}>{title}</span>}
      position={isMobile ? "bottom" : "right"}
      size={isMobile ? "88%" : 420}
    >
      {children}
    </Sheet>
  );
}
